import type { Seat } from '@aerie/kernel';
import {
  ACTION_PLACES,
  type Bird,
  type Card,
  type Event,
  HAND_LIMIT,
  heightOf,
  isMale,
  type NestAccount,
  NO_BIRD,
  NO_CARD,
  nestAccount,
  ownerOf,
  STAGES,
  type StageAccount,
  spaceAt,
  stageAccount,
  type View,
} from '@aerie/ueber-den-wolken';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';

/** What is known of the end of a stage while it is told. */
export interface Tally {
  readonly stage: number;
  readonly landed: readonly Bird[];
  /** By seat. */
  readonly nest: readonly NestAccount[];
}

/** What the board draws. Lists over seats, spaces or places as in the view. */
export interface Picture
  extends Pick<
    View,
    'flock' | 'faceUp' | 'stage' | 'first' | 'playing' | 'copied' | 'hands' | 'display' | 'nests'
  > {
  readonly cubes: readonly number[];
  readonly spent: readonly number[];
  readonly uses: readonly number[];
  readonly users: readonly number[];
  /** How many birds are in the deck. */
  readonly deck: number;
  /** The bird that is about to join the flock. */
  readonly held: Bird;
  /** By seat and stage. */
  readonly accounts: readonly (readonly StageAccount[])[];
  /** Between a landing and the next stage. */
  readonly tally: Tally | null;
  /** The event that is being shown, and how many were shown before it: a number that tells moments apart. */
  readonly now: { readonly event: Event; readonly beat: number } | null;
}

const SWAP_MS = 520;
const CUBE_MS = 420;
const LAND_MS = 560;
const POINTS_MS = 900;
/** Pairs light up first. */
const NEST_MS = 1200;

const stageNumbers = Array.from({ length: STAGES }, (_, stage) => stage);

/** The nest account of every seat for these landed birds. */
function nestAccounts(nest: number, landed: readonly Bird[], seats: number): NestAccount[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = landed.filter((bird) => ownerOf(bird) === seat);
    const males = own.filter(isMale).length;
    return nestAccount(nest, own.length - males, males);
  });
}

/** While cards are scored, the birds that have landed are the lowest part of the deck. */
function tallyOf(view: View): Tally | null {
  if (view.step.at !== 'scoring') return null;
  const landed = view.deck.at(-1) ?? [];
  const nest = nestAccounts(view.nests.at(-1) as number, landed, view.cubes.length);
  return { stage: view.stage, landed, nest };
}

function picture(view: View): Picture {
  const { flock, faceUp, stage, first, playing, copied, hands, display, nests } = view;
  return {
    flock,
    faceUp,
    stage,
    first,
    playing,
    copied,
    hands,
    display,
    nests,
    cubes: view.cubes,
    spent: view.spent,
    uses: view.uses,
    users: view.users,
    deck: view.deck.reduce((sum, part) => sum + part.length, 0),
    held: view.step.at === 'place' ? view.step.bird : NO_BIRD,
    accounts: view.cubes.map((_, seat) => stageNumbers.map((number) => stageAccount(view, seat, number))),
    tally: tallyOf(view),
    now: null,
  };
}

/** The card leaves the hand; one that the viewer does not know leaves as one of the unknown ones. */
function withoutCard(hand: readonly Card[], card: Card): Card[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known >= 0 ? known : hand.indexOf(NO_CARD), 1);
}

const leavesHand = (p: Picture, seat: Seat, card: Card): Pick<Picture, 'hands'> => ({
  hands: p.hands.with(seat, withoutCard(p.hands[seat] ?? [], card)),
});

/** Cubes that go to the nest at once. */
const paid = (p: Picture, seat: Seat, price: number, left: number): Pick<Picture, 'cubes' | 'spent'> => ({
  cubes: p.cubes.with(seat, left),
  spent: p.spent.with(seat, (p.spent[seat] as number) + price),
});

const TURN_OVER = { playing: NO_CARD, copied: NO_CARD };

function pushed(flock: readonly Bird[], column: number, bird: Bird): Bird[] {
  const after = flock.slice();
  for (let row = heightOf(flock, column); row > 0; row--)
    after[spaceAt(column, row)] = flock[spaceAt(column, row - 1)] as Bird;
  after[spaceAt(column, 0)] = bird;
  return after;
}

function credited(
  p: Picture,
  seat: Seat,
  source: 'nest' | 'cards' | 'score',
  points: number,
): Pick<Picture, 'accounts'> {
  const stages = p.accounts[seat] as readonly StageAccount[];
  const before = stages[p.stage] as StageAccount;
  const account = { ...before, [source]: before[source] + points, total: before.total + points };
  return { accounts: p.accounts.with(seat, stages.with(p.stage, account)) };
}

/** What an event changes on the table. */
function changes(p: Picture, e: Event): Partial<Picture> {
  switch (e.type) {
    case 'dealt':
      return { hands: p.hands.with(e.seat, e.cards) };
    case 'laidOut':
      return { flock: e.flock.slice(), faceUp: e.faceUp.slice(), display: e.display.slice() };
    case 'stageBegan':
      return {
        stage: e.stage - 1,
        first: e.first,
        nests: [...p.nests.slice(0, e.stage - 1), e.nest],
        tally: null,
      };
    case 'usedAction': {
      const place = ACTION_PLACES[e.action];
      const { cleared } = e;
      return {
        cubes: p.cubes.with(e.seat, e.left),
        spent: cleared
          ? p.spent.with(cleared.seat, (p.spent[cleared.seat] as number) + cleared.cubes)
          : p.spent,
        uses: p.uses.with(place, e.price),
        users: p.users.with(place, e.seat),
      };
    }
    case 'played':
      return { ...leavesHand(p, e.seat, e.card), ...paid(p, e.seat, e.price, e.left), playing: e.card };
    case 'copied':
      return { ...paid(p, e.seat, e.price, e.left), copied: e.card };
    case 'passed':
      return paid(p, e.seat, e.price, e.left);
    case 'swapped':
      return { ...TURN_OVER, flock: p.flock.with(e.one, e.birds[1]).with(e.two, e.birds[0]) };
    case 'tookBird':
      return e.from === 'faceUp'
        ? { held: e.bird, faceUp: p.faceUp.with(e.place, NO_BIRD) }
        : { held: e.bird, deck: p.deck - 1 };
    case 'added': {
      const flock = e.end === 'back' ? pushed(p.flock, e.column, e.bird) : p.flock.with(e.space, e.bird);
      return { ...TURN_OVER, held: NO_BIRD, flock };
    }
    case 'turnedUp':
      return { faceUp: p.faceUp.with(e.place, e.bird), deck: p.deck - 1 };
    case 'tookCard': {
      const hand = [...(p.hands[e.seat] ?? []), e.card];
      const over = hand.length <= HAND_LIMIT ? TURN_OVER : {};
      return { ...over, display: p.display.with(e.place, NO_CARD), hands: p.hands.with(e.seat, hand) };
    }
    case 'discarded':
      return { ...TURN_OVER, ...leavesHand(p, e.seat, e.card) };
    case 'scored': {
      const manoeuvre = e.when === 'manoeuvre';
      return {
        ...(manoeuvre ? TURN_OVER : {}),
        ...leavesHand(p, e.seat, e.card),
        ...credited(p, e.seat, manoeuvre ? 'score' : 'cards', e.total),
      };
    }
    case 'cubesSpent':
      return { tally: { stage: e.stage - 1, landed: [], nest: [] } };
    case 'landed':
      return {
        flock: p.flock.with(e.space, NO_BIRD),
        deck: p.deck + 1,
        tally: p.tally && { ...p.tally, landed: [...p.tally.landed, e.bird] },
      };
    case 'nestScored': {
      const { females, males, points, pairs, pairPoints, total } = e;
      const account = { females, males, points, pairs, pairPoints, total };
      return {
        ...credited(p, e.seat, 'nest', total),
        tally: p.tally && { ...p.tally, nest: [...p.tally.nest, account] },
      };
    }
    case 'cubesReturned':
      return {
        cubes: p.cubes.map(() => e.cubes),
        spent: p.spent.map(() => 0),
        uses: p.uses.map(() => 0),
        users: p.users.map(() => -1),
      };
    case 'displayed':
      return { display: p.display.with(e.place, e.card) };
    case 'movedUp':
      return { flock: pushed(p.flock, e.column, e.bird), deck: p.deck - 1 };
    case 'ended':
      return { stage: STAGES };
    case 'choseStandard':
    case 'deckShuffled':
    case 'scoringCame':
    case 'finishedScoring':
    case 'stageEnded':
    case 'pileRebuilt':
      return {};
  }
}

/** How long each thing takes to see, in ms at normal speed. */
const TIMES: Readonly<Record<Event['type'], number>> = {
  dealt: 0,
  laidOut: 0,
  stageBegan: 1100,
  usedAction: CUBE_MS,
  played: 620,
  copied: 520,
  choseStandard: 260,
  passed: CUBE_MS,
  swapped: SWAP_MS,
  tookBird: 460,
  deckShuffled: 300,
  added: SWAP_MS,
  turnedUp: 320,
  tookCard: 420,
  discarded: 320,
  scored: POINTS_MS,
  cubesSpent: 700,
  landed: LAND_MS,
  nestScored: NEST_MS,
  scoringCame: 0,
  finishedScoring: 200,
  stageEnded: 0,
  cubesReturned: 500,
  pileRebuilt: 200,
  displayed: 160,
  movedUp: 340,
  ended: 1200,
};

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  stageBegan: 'rise',
  usedAction: 'tap',
  played: 'card',
  copied: 'card',
  passed: 'tap',
  swapped: 'flap',
  tookBird: 'chirp',
  deckShuffled: 'shuffle',
  added: 'flap',
  turnedUp: 'chirp',
  tookCard: 'card',
  discarded: 'paper',
  scored: 'plink',
  cubesSpent: 'gust',
  landed: 'wings',
  nestScored: 'plink',
  cubesReturned: 'shuffle',
  pileRebuilt: 'shuffle',
  displayed: 'card',
  movedUp: 'flap',
  ended: 'curtain',
};

export const animation: Animation<View, Event, Picture> = {
  picture,
  after: (p, event) => ({ ...p, ...changes(p, event), now: { event, beat: (p.now?.beat ?? 0) + 1 } }),
  takes: (e) => (e.type === 'nestScored' && e.total === 0 ? 300 : TIMES[e.type]),
  sound: (e) => (e.type === 'nestScored' && e.total === 0 ? undefined : SOUNDS[e.type]),
};
