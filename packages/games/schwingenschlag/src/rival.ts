import type { RivalAccount } from './account.js';
import { pop, type TaskOf } from './agenda.js';
import { FIXED_POINTS, GUILD_CIRCLE, OBJECTIVES, type ObjectiveId } from './data/boards.js';
import { CAVE_POINTS, DECISION_CARDS, type DecisionCard, LEVELS, type Level } from './data/rival.js';
import { CAVE_COLUMNS, COLUMNS } from './data/words.js';
import { clearDisplay, refillDisplay, remove } from './decks.js';
import { FIXED_ROW, freeSquares } from './guild.js';
import type { Play } from './play.js';
import { dugSpaces, matOf, type Rival, type State } from './state.js';
import { automatic } from './tasks/task.js';
import { nextTurn, settle } from './tasks/turn.js';

/** Its seat on the guild tile: the one after the only person. */
export const RIVAL_SEAT = 1;
/** Coins that one keeps between rounds in variant R. */
export const VARIANT_COINS = 2;
/** It acts with at most so many cards of its eight a round. */
const CARDS_A_ROUND = 7;
const BROWN_APART = 6;

const levelOf = (rival: Rival) => LEVELS[rival.level];
/** Variant R of the solo game. */
export const isVariant = (rival: Rival): boolean => rival.level.startsWith('R');

/** The decision cards that it plays with at a level. */
export const rivalCards = (level: Level): readonly number[] => LEVELS[level].cards;

export const newRival = (level: Level): Rival => ({
  level,
  deck: [],
  card: 0,
  dragons: [],
  caves: [],
  steps: 0,
  ready: 0,
  counters: 0,
  passed: false,
});

/** All eight cards come back; one more marker is ready. */
export function beginRivalRound({ s }: Play): void {
  const { rival } = s;
  if (!rival) return;
  rival.deck.splice(0, rival.deck.length, ...rivalCards(rival.level));
  rival.card = 0;
  rival.passed = false;
  rival.ready++;
}

/** Its turn: the next decision card, or a pass. */
export const rivalTurn = automatic<TaskOf<'rivalTurn'>>((play) => {
  const { s, chance, emit } = play;
  const rival = s.rival as Rival;
  pop(s);
  const turned = levelOf(rival).cards.length - rival.deck.length;
  if (turned === CARDS_A_ROUND) pass(play, rival);
  else {
    const number = chance.pick(rival.deck);
    remove(rival.deck, number);
    rival.card = number;
    emit?.({ type: 'rivalTurned', card: number });
    const card = DECISION_CARDS[number - 1] as DecisionCard;
    if (turned + 1 === CARDS_A_ROUND && card.passes) pass(play, rival);
    else act(play, rival, card);
  }
  settle(s);
  refillDisplay(play);
  nextTurn(s);
});

function pass({ emit }: Play, rival: Rival): void {
  rival.passed = true;
  emit?.({ type: 'rivalPassed' });
}

/** In this order: refresh, shift, steps. */
function act(play: Play, rival: Rival, card: DecisionCard): void {
  const { s, emit } = play;
  if (card.refresh) {
    // Ruling: only the dragons of the display are thrown away.
    clearDisplay(s, false);
    refillDisplay(play);
  }
  const counters = Math.max(0, rival.counters + card.shift);
  if (counters !== rival.counters) emit?.({ type: 'countersShifted', counters });
  rival.counters = counters;
  for (let i = rivalSteps(s, card); i > 0; i--) {
    rival.steps++;
    const at = rival.steps % GUILD_CIRCLE.length;
    emit?.({ type: 'guildStepped', seat: RIVAL_SEAT, space: at });
    if (GUILD_CIRCLE[at] === 'brown') enterBrown(play, rival, card);
  }
}

/** The steps of its stone that a decision card gives now. */
export function rivalSteps(s: State, { steps }: DecisionCard): number {
  if (typeof steps !== 'string') return steps[s.round] as number;
  const dug = matOf(s, 0).rows.map(dugSpaces);
  if (steps === 'shallow') return Math.min(...dug);
  return Math.max(...dug) + (steps === 'deepAndOne' ? 1 : 0);
}

/** It takes a displayed dragon, and a displayed cave or a square. Ruling 24: from an empty place it takes nothing. */
function enterBrown({ s, emit }: Play, rival: Rival, card: DecisionCard): void {
  takeFrom(s.displayDragons, card.dragon, rival.dragons, (taken) =>
    emit?.({ type: 'rivalTook', kind: 'dragon', card: taken }),
  );
  if (card.cave !== undefined) {
    takeFrom(s.displayCaves, card.cave, rival.caves, (taken) =>
      emit?.({ type: 'rivalTook', kind: 'cave', card: taken }),
    );
  } else if (rival.ready > 0) {
    rival.ready--;
    const square = squareForRow(s, card.row as number);
    s.marks.push({ seat: RIVAL_SEAT, square });
    emit?.({ type: 'marked', seat: RIVAL_SEAT, square });
  }
}

function takeFrom(display: number[], slot: number, to: number[], tell: (card: number) => void): void {
  const card = display[slot - 1] as number;
  if (card === 0) return;
  display[slot - 1] = 0;
  to.push(card);
  tell(card);
}

/** The n-th row that has a free square, counted round and round; in row 5 the highest field that is free. */
function squareForRow(s: State, n: number): number {
  const free = freeSquares(s);
  const rows = [...new Set(free.map((square) => Math.min(square, FIXED_ROW)))];
  const row = rows[(n - 1) % rows.length] as number;
  return free.find((square) => Math.min(square, FIXED_ROW) === row) as number;
}

/** The most that a mat could show; ruling 24: no ceiling on nests, eggs and cached resources. */
function ceiling(objective: ObjectiveId): number {
  if (objective === '1a') return CAVE_COLUMNS * 3;
  if (objective === '1b' || objective === '2a' || objective === '2b') return COLUMNS + CAVE_COLUMNS;
  return objective === '3a' || objective === '3b' || objective === '4a'
    ? Number.POSITIVE_INFINITY
    : COLUMNS * 3;
}

/** Its amount for an objective: the number on the tile and the counters. */
export function rivalAmount(s: State, rival: Rival, round: number): number {
  const objective = s.objectives[round] as ObjectiveId;
  const base = OBJECTIVES.find(({ id }) => id === objective)?.solo[round] ?? 0;
  return Math.min(base + rival.counters, ceiling(objective));
}

/** Where its points come from. */
export function rivalAccount(s: State, rival: Rival): RivalAccount {
  const fixed = s.marks.filter(({ seat, square }) => seat === RIVAL_SEAT && square >= FIXED_ROW);
  return {
    dragons: rival.dragons.length * levelOf(rival).dragonPoints,
    caves: rival.caves.length * CAVE_POINTS,
    steps: rival.steps % BROWN_APART,
    objectives: s.scored.reduce((points, scored) => points + (scored.points[RIVAL_SEAT] ?? 0), 0),
    guild: isVariant(rival)
      ? fixed.reduce((points, { square }) => points + (FIXED_POINTS[square - FIXED_ROW] ?? 0), 0)
      : 0,
  };
}

export function rivalPoints(s: State, rival: Rival): number {
  const { dragons, caves, steps, objectives, guild } = rivalAccount(s, rival);
  return dragons + caves + steps + objectives + guild;
}
