import type { Seat } from '@aerie/kernel';
import {
  type Dragon,
  dragonCard,
  dugSpaces,
  END_ROW,
  endEffect,
  endPoints,
  freeSquares,
  GUILDS,
  LEVELS,
  type Mat,
  type MatRow,
  OBJECTIVES,
  objectiveAmount,
  ROUNDS,
  rivalAmount,
  SIZES,
  type State,
} from '@aerie/schwingenschlag';
import type { ActiveInputs } from '../../../learning/inputs.js';
import { YIELD_KINDS, yieldsOf } from './effects.js';
import * as L from './layout.js';
import { AT } from './layout.js';
import { pendingInputs } from './pending-inputs.js';

const upTo = (n: number, values: number): number => (n < values ? n : values - 1);

/** The section of the net that judges a position: the round. */
export const sectionOf = (s: State): number => Math.min(s.round, ROUNDS - 1);

const LEVEL_IDS = Object.keys(LEVELS);
const HATCHLING = SIZES[0];
const cards = Array.from({ length: L.DRAGONS }, (_, number) => (number > 0 ? dragonCard(number) : undefined));
const NEEDS = cards.map((card) =>
  Uint8Array.from(
    card
      ? [
          card.cost.resources.meat,
          card.cost.resources.gold,
          card.cost.resources.crystal,
          card.cost.resources.milk,
        ]
      : [0, 0, 0, 0],
  ),
);
const IS_WALKED = cards.map((card) => card?.timings.includes('activated') ?? false);
const IS_ROUND = cards.map((card) => card?.timings.includes('round') ?? false);
const IS_HATCHLING = cards.map((card) => card?.size === HATCHLING);
const YIELDS = cards.map((card) => yieldsOf(card?.effects ?? []));
const OBJECTIVE_NUMBER: Readonly<Record<string, number>> = Object.fromEntries(
  OBJECTIVES.map(({ id }, i) => [id, i]),
);

/** The facts about a position that a seat knows, as inputs of the net. */
export function inputsOf(s: State, seat: Seat, on: ActiveInputs): void {
  on.clear();
  const mat = s.mats[seat] as Mat;
  const round = sectionOf(s);
  if (mat.passed) on.add(AT.passed + round * L.COINS_KEPT + upTo(mat.coins, L.COINS_KEPT));
  else on.add(AT.roundCoins + round * L.COINS + upTo(mat.coins, L.COINS));
  on.add(AT.seats + s.mats.length - 1);
  const eggs = ofMat(s, seat, mat, on);
  ofHand(mat, eggs, on);
  ofDisplay(s, mat, eggs, on);
  ofObjectives(s, seat, on);
  ofGuild(s, seat, mat, on);
  ofOthers(s, seat, on);
  const draft = s.drafts[seat];
  if (draft) on.add(AT.draft + draft.thrownDragons.length + draft.thrownCaves.length + draft.resources);
  pendingInputs(s, seat, on);
}

const walked = new Uint8Array(YIELD_KINDS);
const atRoundEnd = new Uint8Array(YIELD_KINDS);

/** Rows with their dragons, resources and eggs. Gives how many eggs there are. */
function ofMat(s: State, seat: Seat, mat: Mat, on: ActiveInputs): number {
  let eggs = mat.eggs;
  let nests = 2 - mat.eggs;
  let total = 0;
  atRoundEnd.fill(0);
  for (let kind = 0; kind < 4; kind++) {
    const n = mat.resources[kind] as number;
    total += n;
    on.add(AT.resource + kind * L.OF_A_KIND + upTo(n, L.OF_A_KIND));
  }
  on.add(AT.resources + upTo(total, L.RESOURCES_ALL));
  for (let row = 0; row < 3; row++) {
    const place = mat.rows[row] as MatRow;
    const { dragons } = place;
    walked.fill(0);
    for (let i = 0; i < dragons.length; i++) {
      const dragon = dragons[i] as Dragon;
      const { card } = dragon;
      eggs += dragon.eggs;
      nests += dragonCard(card).nests - dragon.eggs;
      ofDragon(s, seat, dragon, row, on);
      if (IS_WALKED[card]) addTo(walked, YIELDS[card] as Uint8Array);
      if (IS_ROUND[card]) addTo(atRoundEnd, YIELDS[card] as Uint8Array);
    }
    on.add(AT.shape + (row * 5 + dragons.length) * 4 + dugSpaces(place) - 1);
    on.add(AT.explored + (row * 5 + dragons.length) * 4 + place.explored);
    ofYields(AT.yields + row * YIELD_KINDS * L.YIELDS, walked, on);
  }
  ofYields(AT.roundYields, atRoundEnd, on);
  on.add(AT.eggs + upTo(eggs, L.EGGS));
  on.add(AT.nests + upTo(nests, L.NESTS));
  for (let row = 0; row < 3; row++)
    on.add(AT.exploredEggs + (row * 4 + (mat.rows[row] as MatRow).explored) * 4 + upTo(eggs, 4));
  return eggs;
}

function addTo(sum: Uint8Array, more: Uint8Array): void {
  for (let i = 0; i < YIELD_KINDS; i++) sum[i] = (sum[i] as number) + (more[i] as number);
}

function ofYields(at: number, yields: Uint8Array, on: ActiveInputs): void {
  for (let kind = 0; kind < YIELD_KINDS; kind++) {
    const n = yields[kind] as number;
    if (n > 0) on.add(at + kind * L.YIELDS + upTo(n - 1, L.YIELDS));
  }
}

function ofDragon(s: State, seat: Seat, { card, fed }: Dragon, row: number, on: ActiveInputs): void {
  on.add(AT.inRow + card * 3 + row);
  if (IS_HATCHLING[card]) on.add(AT.fed + card * L.FED + upTo(fed, L.FED));
  const end = endEffect(s, card);
  if (end && end.score !== 'pay')
    on.add(
      AT.endPoints + card * L.END_POINTS + upTo(Math.max(0, endPoints(s, seat, end, card)), L.END_POINTS),
    );
}

/** How near a dragon of the hand or display is to coming: see `PROSPECTS`. */
function prospectOf(mat: Mat, card: number, eggs: number): number {
  const { habitats, cost } = dragonCard(card);
  let room = false;
  for (let i = 0; i < habitats.length && !room; i++) {
    const row = mat.rows[habitats[i] as number] as MatRow;
    room = row.dragons.length < dugSpaces(row);
  }
  if (!room) return 3;
  const needs = NEEDS[card] as Uint8Array;
  let lack = 0;
  let spare = 0;
  for (let kind = 0; kind < 4; kind++) {
    const over = (mat.resources[kind] as number) - (needs[kind] as number);
    if (over < 0) lack -= over;
    else spare += over;
  }
  if (spare >= 2 * lack) lack = 0;
  if (eggs < cost.egg) lack += cost.egg - eggs;
  if (mat.coins < cost.coin) lack += 1;
  return lack === 0 ? 0 : lack === 1 ? 1 : 2;
}

function ofHand(mat: Mat, eggs: number, on: ActiveInputs): void {
  let payable = 0;
  for (let i = 0; i < mat.dragons.length; i++) {
    const card = mat.dragons[i] as number;
    const prospect = prospectOf(mat, card, eggs);
    if (prospect === 0) payable++;
    on.add(AT.handDragon + card * L.PROSPECTS + prospect);
  }
  for (let i = 0; i < mat.caves.length; i++) on.add(AT.handCave + (mat.caves[i] as number));
  on.add(AT.handDragons + upTo(mat.dragons.length, L.HAND));
  on.add(AT.handCaves + upTo(mat.caves.length, L.HAND));
  on.add(AT.payable + upTo(payable, L.PAYABLE));
}

function ofDisplay(s: State, mat: Mat, eggs: number, on: ActiveInputs): void {
  for (let i = 0; i < s.displayDragons.length; i++) {
    const card = s.displayDragons[i] as number;
    if (card > 0) on.add(AT.shownDragon + card * 2 + (prospectOf(mat, card, eggs) === 0 ? 1 : 0));
  }
  for (let i = 0; i < s.displayCaves.length; i++) {
    const card = s.displayCaves[i] as number;
    if (card > 0) on.add(AT.shownCave + card);
  }
}

function ofObjectives(s: State, seat: Seat, on: ActiveInputs): void {
  for (let round = s.scored.length; round < ROUNDS; round++) {
    const id = s.objectives[round];
    if (id === undefined) continue;
    const number = OBJECTIVE_NUMBER[id] as number;
    const own = objectiveAmount(s, seat, id);
    let best = s.rival ? rivalAmount(s, s.rival, round) - (round === s.round ? 0 : s.rival.counters) : 0;
    for (let other = 0; other < s.mats.length; other++)
      if (other !== seat) best = Math.max(best, objectiveAmount(s, other, id));
    const lead = Math.max(-L.MOST_LEAD, Math.min(L.MOST_LEAD, own - best)) + L.MOST_LEAD;
    on.add(AT.objective + number * ROUNDS + round);
    on.add(AT.objectiveLead + number * L.LEADS + lead);
    on.add(AT.objectiveOwn + number * L.OWN + upTo(own, L.OWN));
    on.add(AT.lead + (Math.min(s.round, ROUNDS - 1) * ROUNDS + round) * L.LEADS + lead);
  }
}

const marksOn = new Uint8Array(L.SQUARES);

function ofGuild(s: State, seat: Seat, mat: Mat, on: ActiveInputs): void {
  const tile = GUILDS.indexOf(s.guild);
  on.add(AT.circle + tile * L.CIRCLE + (mat.steps % L.CIRCLE));
  on.add(AT.markers + mat.markers);
  marksOn.fill(0);
  for (let i = 0; i < s.marks.length; i++) {
    const mark = s.marks[i] as State['marks'][number];
    if (mark.seat !== seat || mark.square < END_ROW) continue;
    const before = marksOn[mark.square] as number;
    if (before < 2) on.add(AT.ownMark + (tile * L.SQUARES + mark.square) * 2 + before);
    marksOn[mark.square] = before + 1;
  }
  for (const square of freeSquares(s)) on.add(AT.freeSquare + tile * L.SQUARES + square);
}

function ofOthers(s: State, seat: Seat, on: ActiveInputs): void {
  const { rival } = s;
  if (rival) {
    on.add(AT.level + LEVEL_IDS.indexOf(rival.level));
    on.add(AT.counters + upTo(rival.counters, L.COUNTERS));
    on.add(AT.rivalReady + upTo(rival.ready, 5));
    on.add(AT.rivalCards + (rival.passed ? 0 : upTo(rival.deck.length, 9)));
    return;
  }
  let playing = 0;
  let most = 0;
  for (let other = 0; other < s.mats.length; other++) {
    const mat = s.mats[other] as Mat;
    if (other === seat || mat.passed) continue;
    playing++;
    most = Math.max(most, mat.coins);
  }
  on.add(AT.othersIn + upTo(playing, L.OTHERS));
  on.add(AT.othersCoins + upTo(most, L.COINS_KEPT));
}
