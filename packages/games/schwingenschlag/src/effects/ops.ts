import { type Context, contextOf, NOTHING_DUE, plain, push } from '../agenda.js';
import type { Answer } from '../answers.js';
import { sameAnswer } from '../answers.js';
import { billOf, canPay } from '../bills.js';
import { dragonSpots } from '../counts.js';
import { MAT_ICONS } from '../data/boards.js';
import { dragonCard } from '../data/cards.js';
import { RESOURCES, ROWS, type Row } from '../data/words.js';
import { buryUnseen, drawCave, drawDragon, removeFromHand, takeCave, takeDragon } from '../decks.js';
import { putCard, putResource } from '../feeding.js';
import { stepGuild } from '../guild.js';
import { freeNests, layEgg, nestsToFill, spotsIn } from '../nests.js';
import type { Play } from '../play.js';
import { affordable, leavesPlayable, rowsFor, type Terms } from '../playing.js';
import {
  canDigRow,
  cavesToDraw,
  type Dragon,
  dragonAt,
  dragonsToDraw,
  type Mat,
  type MatRow,
  matOf,
  resourceIndex,
  type Spot,
  type State,
  spotOfCard,
} from '../state.js';
import type { Effect, Op, Target, Thing } from './effect.js';
import { start } from './start.js';

/**
 * One entry for every kind of effect: which answers take a piece of it (none: it cannot be had now), what an
 * answer does, and what is then left of it. `piece` is its place in the list of pieces, for answers that take
 * it as a whole.
 */
interface Handler<E> {
  can(s: State, context: Context, effect: E, piece: number, out: Answer[]): void;
  run(play: Play, context: Context, effect: E, answer: Answer): void;
  left?(effect: E, answer: Answer): E | undefined;
}
type Handlers = { readonly [K in Op]: Handler<Extract<Effect, { op: K }>> };

const oneLess = <E extends { n: unknown }>(effect: E): E | undefined => {
  const n = plain(effect.n as number) - 1;
  return n > 0 ? { ...effect, n } : undefined;
};

/** Spots of own dragons that things may be put on. */
function targets(mat: Mat, to: Target, here: number): Spot[] {
  return spotsIn(mat, to === 'anyDragon' ? 'mat' : to, here);
}

function canTakeThing(s: State, thing: Thing, out: Answer[]): void {
  switch (thing) {
    case 'any':
      for (const resource of RESOURCES) out.push({ a: 'take', resource });
      break;
    case 'dragon':
      for (const card of s.displayDragons) if (card > 0) out.push({ a: 'takeDragon', card });
      if (dragonsToDraw(s) > 0) out.push({ a: 'takeDragon', card: 0 });
      break;
    case 'cave':
      for (const card of s.displayCaves) if (card > 0) out.push({ a: 'takeCave', card });
      if (cavesToDraw(s) > 0) out.push({ a: 'takeCave', card: 0 });
      break;
    case 'guild':
      out.push({ a: 'step' });
      break;
    default:
      // Coins and named resources are taken without asking: nothing can come of declining them.
      break;
  }
}

/** Takes one thing; gives the number of the card or resource. */
export function takeThing(play: Play, { seat }: Context, answer: Answer): number {
  switch (answer.a) {
    case 'take': {
      const kind = resourceIndex(answer.resource);
      gainResource(play, seat, kind, 1);
      return kind;
    }
    case 'takeDragon':
      return takeDragon(play, seat, answer.card);
    case 'takeCave':
      return takeCave(play, seat, answer.card);
    default:
      stepGuild(play, seat);
      return 0;
  }
}

export function canTake(s: State, thing: Thing): Answer[] {
  const out: Answer[] = [];
  canTakeThing(s, thing, out);
  return out;
}

export function gainResource({ s, emit }: Play, seat: number, kind: number, n: number): void {
  const mat = matOf(s, seat);
  mat.resources[kind] = (mat.resources[kind] as number) + n;
  emit?.({ type: 'gained', seat, thing: RESOURCES[kind] as (typeof RESOURCES)[number], n });
}

export function gainCoins({ s, emit }: Play, seat: number, n: number): void {
  matOf(s, seat).coins += n;
  emit?.({ type: 'gained', seat, thing: 'coin', n });
}

/** Resources that can be put on a dragon: those there are, and those that two others can be exchanged for. */
function payableKinds(s: State, seat: number): number[] {
  return [0, 1, 2, 3].filter((kind) => canPay(s, seat, billForKind(kind), 0));
}
const BILLS_FOR_KIND = [0, 1, 2, 3].map((kind) => ({
  ...NOTHING_DUE,
  resources: [0, 1, 2, 3].map((k) => (k === kind ? 1 : 0)),
}));
const billForKind = (kind: number) => BILLS_FOR_KIND[kind] as (typeof BILLS_FOR_KIND)[number];

function canDig(s: State, seat: number, cards: readonly number[], out: Answer[]): void {
  const { rows } = matOf(s, seat);
  for (const card of cards) {
    if (card === 0) continue;
    for (let row = 0; row < rows.length; row++) {
      if (canDigRow(rows[row] as MatRow)) out.push({ a: 'dig', card, row: row as Row });
    }
  }
}

function canPlay(s: State, seat: number, cards: readonly number[], terms: Terms, out: Answer[]): void {
  const mat = matOf(s, seat);
  for (const card of cards) {
    if (card === 0) continue;
    const rows = rowsFor(mat, card);
    if (rows.length > 0 && affordable(s, seat, card, terms))
      for (const row of rows) out.push({ a: 'play', card, row });
  }
}

/** Takes a card that is to be put down out of the hand or the display. */
function pickUp(s: State, seat: number, kind: 'dragon' | 'cave', card: number): void {
  const mat = matOf(s, seat);
  const hand = kind === 'dragon' ? mat.dragons : mat.caves;
  const display = kind === 'dragon' ? s.displayDragons : s.displayCaves;
  if (hand.includes(card)) removeFromHand(hand, card);
  else display[display.indexOf(card)] = 0;
}

/** Whether an ability of this dragon with one of these timings can be used now. */
export function canActivate(s: State, seat: number, dragon: Dragon, timings: readonly string[]): boolean {
  const card = dragonCard(dragon.card);
  if (!card.timings.some((timing) => timing !== 'end' && timings.includes(timing))) return false;
  // Ruling 16: only abilities that work by being walked on are barred in the turn of arrival.
  if (dragon.fresh && card.timings.includes('activated')) return false;
  const scratch: State = { ...s, agenda: [] };
  start(scratch, { seat, here: dragon.card, named: -1, tucked: 0 }, card.effects);
  return scratch.agenda.some((task) => {
    if (task.task === 'pieces') return task.pieces.some((piece) => possible(s, task, piece));
    return task.task === 'name' || (task.task === 'taking' && task.left > 0);
  });
}

/** Whether anything can come of this piece now, also what needs no decision. */
function possible(s: State, context: Context, effect: Effect): boolean {
  if (effect.op === 'gain' && isPlainGain(effect.thing)) return true;
  return answersFor(s, context, effect, 0).length > 0;
}

export const isPlainGain = (thing: Thing): boolean =>
  thing !== 'any' && thing !== 'dragon' && thing !== 'cave' && thing !== 'guild';

/** Ruling 12: a payment is allowed although nothing comes of it, but not for something that cannot be done. */
const MUST_BE_POSSIBLE: readonly Op[] = ['play', 'excavate', 'activate', 'activateIcon', 'swap'];
function worthPaying(s: State, context: Context, { cost, then }: Extract<Effect, { op: 'pay' }>): boolean {
  return then.every((effect) => {
    const inner = effect.op === 'repeat' ? effect.effect : [effect];
    return inner.every(
      (one) =>
        !MUST_BE_POSSIBLE.includes(one.op) || possible(without(s, context.seat, cost.any ?? 0), context, one),
    );
  });
}

/** The table when a seat has given so many resources: what is activated by paying may have to be paid for too. */
function without(s: State, seat: number, any: number): State {
  if (any === 0) return s;
  let due = any;
  // Which kinds are given makes no difference: no ability that can be activated this way asks for a kind.
  const resources = matOf(s, seat).resources.map((n) => {
    const given = Math.min(n, due);
    due -= given;
    return n - given;
  });
  return { ...s, mats: s.mats.map((mat, i) => (i === seat ? { ...mat, resources } : mat)) };
}

const payBill = (effect: Extract<Effect, { op: 'pay' }>) => {
  const [then] = effect.then;
  const leavePlayable = (effect.cost.dragon ?? 0) > 0 && then?.op === 'play' && then.from === 'hand';
  return { ...billOf(effect.cost), leavePlayable };
};

const HANDLERS: Handlers = {
  gain: {
    can: (s, _, { thing }, __, out) => canTakeThing(s, thing, out),
    run: (play, context, _, answer) => {
      takeThing(play, context, answer);
    },
    left: oneLess,
  },

  draw: {
    can(s, _, { n }, piece, out) {
      if (plain(n) > 0 && dragonsToDraw(s) > 0) out.push({ a: 'use', piece });
    },
    run(play, context, { n, rider }) {
      const taken: number[] = [];
      for (let i = 0; i < plain(n) && dragonsToDraw(play.s) > 0; i++)
        taken.push(takeDragon(play, context.seat, 0));
      if (rider) push(play.s, { task: 'sharing', cards: true, taken, rider, ...contextOf(context) });
    },
  },

  gainCostOf: {
    can(_, { tucked }, __, ___, out) {
      if (tucked === 0) return;
      const { resources } = dragonCard(tucked).cost;
      for (const resource of RESOURCES) if (resources[resource] > 0) out.push({ a: 'take', resource });
    },
    run: (play, context, _, answer) => {
      takeThing(play, context, answer);
    },
  },

  lay: {
    can(s, { seat, here }, { at }, _, out) {
      for (const spot of nestsToFill(matOf(s, seat), at, here)) out.push({ a: 'egg', at: spot });
    },
    run(play, { seat }, _, answer) {
      if (answer.a === 'egg') layEgg(play, seat, answer.at);
    },
    left: oneLess,
  },

  layEach: {
    can(s, { seat, here }, { filter }, piece, out) {
      const mat = matOf(s, seat);
      const some = dragonSpots(mat, filter, here).some(
        (spot) => freeNests(dragonAt(mat, spot) as Dragon) > 0,
      );
      if (some) out.push({ a: 'use', piece });
    },
    run(play, { seat, here }, { filter }) {
      const mat = matOf(play.s, seat);
      for (const spot of dragonSpots(mat, filter, here)) {
        if (freeNests(dragonAt(mat, spot) as Dragon) > 0) layEgg(play, seat, spot);
      }
    },
  },

  cache: {
    can(s, { seat, here }, { thing, from, to }, _, out) {
      const kinds = from === 'bank' ? [0, 1, 2, 3] : payableKinds(s, seat);
      for (const kind of kinds) {
        const resource = RESOURCES[kind] as (typeof RESOURCES)[number];
        if (thing !== 'any' && thing !== resource) continue;
        for (const at of targets(matOf(s, seat), to, here)) out.push({ a: 'cache', resource, at });
      }
    },
    run(play, context, { from, then }, answer) {
      if (answer.a !== 'cache') return;
      const resource = resourceIndex(answer.resource);
      if (from === 'bank') {
        putResource(play, context.seat, answer.at, resource, 'bank');
        return;
      }
      const on = dragonAt(matOf(play.s, context.seat), answer.at)?.card ?? 0;
      push(play.s, { task: 'put', on, resource, then: then ?? [], ...contextOf(context) });
      push(play.s, { task: 'pay', seat: context.seat, here: 0, bill: billForKind(resource) });
    },
    left: oneLess,
  },

  tuck: {
    can(s, { seat, here }, { from, to, n }, piece, out) {
      const mat = matOf(s, seat);
      const spots = targets(mat, to, here);
      if (from === 'hand') {
        for (const card of mat.dragons) for (const at of spots) out.push({ a: 'tuck', card, at });
      } else if (dragonsToDraw(s) > 0) {
        // Ruling 19: onto this dragon all at once, onto any dragon card by card.
        if (to === 'here') {
          if (spots.length > 0 && plain(n) > 0) out.push({ a: 'use', piece });
        } else for (const at of spots) out.push({ a: 'tuck', card: 0, at });
      }
    },
    run(play, context, { n, then }, answer) {
      const { s } = play;
      const { seat, here } = context;
      const mat = matOf(s, seat);
      if (answer.a === 'use') {
        const spot = spotOfCard(mat, here);
        for (let i = 0; i < plain(n); i++) if (buryUnseen(play)) putCard(play, seat, spot, 0, 'deck');
      } else if (answer.a === 'tuck' && answer.card === 0) {
        if (buryUnseen(play)) putCard(play, seat, answer.at, 0, 'deck');
      } else if (answer.a === 'tuck') {
        removeFromHand(mat.dragons, answer.card);
        mat.buried.push(answer.card);
        // What follows comes after what the card feeds: both are on the agenda, the later one on top.
        if (then) start(s, { ...contextOf(context), tucked: answer.card }, then);
        putCard(play, seat, answer.at, answer.card, 'hand');
      }
    },
    left: (effect, answer) => (answer.a === 'use' ? undefined : oneLess(effect)),
  },

  tuckEach: {
    can(s, { seat, here }, { filter }, piece, out) {
      if (dragonsToDraw(s) > 0 && dragonSpots(matOf(s, seat), filter, here).length > 0)
        out.push({ a: 'use', piece });
    },
    run(play, { seat, here }, { filter }) {
      for (const spot of dragonSpots(matOf(play.s, seat), filter, here)) {
        if (buryUnseen(play)) putCard(play, seat, spot, 0, 'deck');
      }
    },
  },

  pay: {
    can(s, context, effect, piece, out) {
      const bill = payBill(effect);
      if (!canPay(s, context.seat, bill, context.here)) return;
      const someLeft =
        !bill.leavePlayable ||
        matOf(s, context.seat).dragons.some((card) => leavesPlayable(s, context.seat, card));
      if (someLeft && worthPaying(s, context, effect)) out.push({ a: 'use', piece });
    },
    run({ s }, context, effect) {
      // What is bought waits on the agenda until the bill is paid.
      push(s, { task: 'start', effects: effect.then, ...contextOf(context) });
      push(s, { task: 'pay', seat: context.seat, here: context.here, bill: payBill(effect) });
    },
  },

  repeat: {
    can(s, context, { effect }, piece, out) {
      for (const inner of effect) handle(inner).can(s, context, inner, piece, out);
    },
    run(play, context, { effect }, answer) {
      for (const inner of effect) handle(inner).run(play, context, inner, answer);
    },
    left: oneLess,
  },

  reveal: {
    can(s, { seat, here }, _, piece, out) {
      if (dragonsToDraw(s) > 0 && spotOfCard(matOf(s, seat), here) >= 0) out.push({ a: 'use', piece });
    },
    run(play, { seat, here }, { sizes, otherwise }) {
      const { s, emit } = play;
      const card = drawDragon(play);
      const fits = sizes.includes(dragonCard(card).size);
      emit?.({ type: 'revealed', seat, card, fits });
      if (fits) {
        s.goneOpenly.push(card);
        putCard(play, seat, spotOfCard(matOf(s, seat), here), card, 'open');
      } else if (otherwise === 'keep') matOf(s, seat).dragons.push(card);
      else {
        s.dragonDiscard.push(card);
        gainResource(play, seat, resourceIndex(otherwise), 1);
      }
    },
  },

  play: {
    can(s, { seat }, { from, terms }, _, out) {
      const mat = matOf(s, seat);
      if (terms === 'freeOver') {
        for (const card of mat.dragons) {
          for (const row of dragonCard(card).habitats) {
            for (const at of dragonSpots(mat, { scope: ROWS[row] as 'C' }, 0))
              out.push({ a: 'cover', card, at });
          }
        }
        return;
      }
      if (from !== 'display') canPlay(s, seat, mat.dragons, terms, out);
      if (from !== 'hand') canPlay(s, seat, s.displayDragons, terms, out);
    },
    run({ s }, { seat }, { terms }, answer) {
      if (answer.a !== 'play' && answer.a !== 'cover') return;
      const { card } = answer;
      pickUp(s, seat, 'dragon', card);
      if (answer.a === 'cover') {
        const over = dragonAt(matOf(s, seat), answer.at)?.card ?? 0;
        push(s, { task: 'arrive', seat, card, row: 0, over });
        return;
      }
      push(s, { task: 'arrive', seat, card, row: answer.row, over: 0 });
      const { cost } = dragonCard(card);
      if (terms === 'discount') push(s, { task: 'discount', seat, card });
      if (terms === 'ignoreResources') {
        push(s, { task: 'pay', seat, here: 0, bill: { ...NOTHING_DUE, egg: cost.egg, coin: cost.coin } });
      }
    },
  },

  excavate: {
    can(s, { seat }, { from }, piece, out) {
      const mat = matOf(s, seat);
      if (from === 'deck') {
        if (cavesToDraw(s) > 0 && mat.rows.some(canDigRow)) out.push({ a: 'use', piece });
        return;
      }
      if (from !== 'display') canDig(s, seat, mat.caves, out);
      if (from !== 'hand') canDig(s, seat, s.displayCaves, out);
    },
    run(play, { seat }, _, answer) {
      const { s } = play;
      if (answer.a === 'dig') {
        pickUp(s, seat, 'cave', answer.card);
        push(s, { task: 'dig', seat, card: answer.card, row: answer.row });
      } else {
        // Ruling 11: the card that is drawn must be dug in; only the row is chosen.
        push(s, { task: 'dig', seat, card: drawCave(play), row: -1 });
      }
    },
  },

  activate: {
    can(s, { seat, here }, { timings }, _, out) {
      for (const row of matOf(s, seat).rows) {
        for (const dragon of row.dragons) {
          // The giver of an activation cannot be what it activates.
          if (dragon.card !== here && canActivate(s, seat, dragon, timings))
            out.push({ a: 'activate', card: dragon.card });
        }
      }
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'activate') return;
      emit?.({ type: 'activated', seat, card: answer.card });
      start(s, { seat, here: answer.card, named: -1, tucked: 0 }, dragonCard(answer.card).effects);
    },
  },

  activateIcon: {
    can(s, context, _, __, out) {
      for (const [row, icon] of DIFFERENT_ICONS) {
        const effects = MAT_ICONS[row]?.[icon] ?? [];
        if (effects.some((effect) => possible(s, context, effect))) out.push({ a: 'icon', row, icon });
      }
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'icon') return;
      emit?.({ type: 'steppedOn', seat, row: answer.row, icon: answer.icon });
      start(s, { seat, here: 0, named: -1, tucked: 0 }, MAT_ICONS[answer.row]?.[answer.icon] ?? []);
    },
  },

  swap: {
    can(s, { seat }, _, __, out) {
      const spots = dragonSpots(matOf(s, seat), { scope: 'mat' }, 0);
      for (const one of spots)
        for (const two of spots) if (one < two) out.push({ a: 'swap', at: one, with: two });
    },
    run({ s, emit }, { seat }, _, answer) {
      if (answer.a !== 'swap') return;
      const mat = matOf(s, seat);
      const [one, two] = [dragonAt(mat, answer.at) as Dragon, dragonAt(mat, answer.with) as Dragon];
      put(mat, answer.at, two);
      put(mat, answer.with, one);
      emit?.({ type: 'swapped', seat, one: answer.at, two: answer.with });
    },
  },

  choose: {
    can(s, _, { of }, __, out) {
      for (const thing of of) {
        if (isPlainGain(thing)) throw new Error(`${thing} cannot be chosen`);
        canTakeThing(s, thing, out);
      }
    },
    run: (play, context, _, answer) => {
      takeThing(play, context, answer);
    },
    left(effect, answer) {
      const of = effect.of.filter((thing) => thing !== thingTaken(answer));
      return effect.n > 1 ? { ...effect, n: effect.n - 1, of } : undefined;
    },
  },

  feed: {
    can(s, { seat, here }, { food }, _, out) {
      const mat = matOf(s, seat);
      const at = spotOfCard(mat, here);
      if (at < 0) return;
      if (food === 'dragon') for (const card of mat.dragons) out.push({ a: 'tuck', card, at });
      else if (payableKinds(s, seat).includes(resourceIndex(food)))
        out.push({ a: 'cache', resource: food, at });
    },
    run(play, context, { food }, answer) {
      if (food === 'dragon')
        HANDLERS.tuck.run(play, context, { op: 'tuck', n: 1, from: 'hand', to: 'here' }, answer);
      else
        HANDLERS.cache.run(
          play,
          context,
          { op: 'cache', thing: food, n: 1, from: 'supply', to: 'here' },
          answer,
        );
    },
  },

  others: { can: wrongPlace, run: wrongPlace },
  if: { can: wrongPlace, run: wrongPlace },
  name: { can: wrongPlace, run: wrongPlace },
};

/** These are resolved when an effect is begun and never become pieces. */
function wrongPlace(): void {
  throw new Error('this effect is not a piece');
}

/** Icons of the mat that do different things, each once. */
const DIFFERENT_ICONS: readonly (readonly [Row, number])[] = (() => {
  const seen = new Set<string>();
  const list: [Row, number][] = [];
  MAT_ICONS.forEach((icons, row) => {
    icons.forEach((effects, icon) => {
      const what = JSON.stringify(effects);
      if (!seen.has(what)) list.push([row as Row, icon]);
      seen.add(what);
    });
  });
  return list;
})();

function put(mat: Mat, spot: Spot, dragon: Dragon): void {
  const row = mat.rows[Math.floor(spot / 4)] as MatRow;
  row.dragons[spot % 4] = dragon;
}

function thingTaken(answer: Answer): Thing {
  switch (answer.a) {
    case 'take':
      return 'any';
    case 'takeDragon':
      return 'dragon';
    case 'takeCave':
      return 'cave';
    default:
      return 'guild';
  }
}

const handle = <E extends Effect>(effect: E): Handler<E> => HANDLERS[effect.op] as unknown as Handler<E>;

/** The answers that take something of this piece. */
export function answersFor(s: State, context: Context, effect: Effect, piece: number): Answer[] {
  const out: Answer[] = [];
  handle(effect).can(s, context, effect, piece, out);
  return out;
}

/** The first piece that this answer belongs to, or -1. */
export function pieceFor(s: State, context: Context, pieces: readonly Effect[], answer: Answer): number {
  if (answer.a === 'use') return answer.piece;
  return pieces.findIndex((effect, i) =>
    answersFor(s, context, effect, i).some((one) => sameAnswer(one, answer)),
  );
}

/** The pieces that are left after this answer to one of them. */
export function leftAfter(pieces: readonly Effect[], piece: number, answer: Answer): Effect[] {
  const effect = pieces[piece] as Effect;
  const left = handle(effect).left?.(effect, answer);
  const rest = pieces.slice();
  if (left) rest[piece] = left;
  else rest.splice(piece, 1);
  return rest;
}

export const runPiece = (play: Play, context: Context, effect: Effect, answer: Answer): void =>
  handle(effect).run(play, context, effect, answer);
