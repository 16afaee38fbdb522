import { type Bill, billFor, contextOf, plain, push } from '../agenda.js';
import { canPay } from '../bills.js';
import { dragonSpots } from '../counts.js';
import { dragonCard } from '../data/cards.js';
import { RESOURCES } from '../data/words.js';
import { buryUnseen, drawDragon } from '../decks.js';
import { putCard, putResource, tuckFromHand } from '../feeding.js';
import { freeNests, layEgg, nestsToFill, targetSpots } from '../nests.js';
import { cacheAnswer, eggAnswer, tuckAnswer, useAnswer } from '../shared-answers.js';
import {
  type Dragon,
  dragonAt,
  dragonsToDraw,
  type Mat,
  matOf,
  resourceIndex,
  spotOfCard,
} from '../state.js';
import { gainResource } from './gaining.js';
import { type Handlers, oneLess } from './handler.js';
import { start } from './start.js';

const KINDS = RESOURCES.map((_, kind) => kind);
const BILLS_FOR_KIND = KINDS.map((kind) => billFor({ resources: KINDS.map((k) => (k === kind ? 1 : 0)) }));
const billForKind = (kind: number): Bill => BILLS_FOR_KIND[kind] as Bill;

/** Whether a resource can be put on a dragon: it is there, or two others can be exchanged for it. */
const canPayKind = (mat: Mat, kind: number): boolean => canPay(mat, billForKind(kind), 0);

/** Eggs, resources and cards that come to lie on dragons. */
export const PLACING: Handlers<'lay' | 'layEach' | 'cache' | 'tuck' | 'tuckEach' | 'reveal' | 'feed'> = {
  lay: {
    can(s, { seat, here }, { at }, _, out) {
      for (const spot of nestsToFill(matOf(s, seat), at, here)) out.push(eggAnswer(spot));
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
      if (some) out.push(useAnswer(piece));
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
      const mat = matOf(s, seat);
      const spots = targetSpots(mat, to, here);
      for (const kind of thing === 'any' ? KINDS : [resourceIndex(thing)]) {
        if (from === 'supply' && !canPayKind(mat, kind)) continue;
        for (const at of spots) out.push(cacheAnswer(kind, at));
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
      const spots = targetSpots(mat, to, here);
      if (from === 'hand') {
        for (const card of mat.dragons) for (const at of spots) out.push(tuckAnswer(card, at));
      } else if (dragonsToDraw(s) > 0) {
        // Ruling 19: onto this dragon all at once, onto any dragon card by card.
        if (to === 'here') {
          if (spots.length > 0 && plain(n) > 0) out.push(useAnswer(piece));
        } else for (const at of spots) out.push(tuckAnswer(0, at));
      }
    },
    run(play, context, { n, then }, answer) {
      const { s } = play;
      const { seat, here } = context;
      if (answer.a === 'use') {
        const spot = spotOfCard(matOf(s, seat), here);
        for (let i = 0; i < plain(n); i++) if (buryUnseen(play)) putCard(play, seat, spot, 0, 'deck');
      } else if (answer.a === 'tuck' && answer.card === 0) {
        if (buryUnseen(play)) putCard(play, seat, answer.at, 0, 'deck');
      } else if (answer.a === 'tuck') {
        // What follows comes after what the card feeds: both are on the agenda, the later one on top.
        if (then) start(s, { ...contextOf(context), tucked: answer.card }, then);
        tuckFromHand(play, seat, answer.at, answer.card);
      }
    },
    left: (effect, answer) => (answer.a === 'use' ? undefined : oneLess(effect)),
  },

  tuckEach: {
    can(s, { seat, here }, { filter }, piece, out) {
      if (dragonsToDraw(s) > 0 && dragonSpots(matOf(s, seat), filter, here).length > 0)
        out.push(useAnswer(piece));
    },
    run(play, { seat, here }, { filter }) {
      for (const spot of dragonSpots(matOf(play.s, seat), filter, here)) {
        if (buryUnseen(play)) putCard(play, seat, spot, 0, 'deck');
      }
    },
  },

  reveal: {
    can(s, { seat, here }, _, piece, out) {
      if (dragonsToDraw(s) > 0 && spotOfCard(matOf(s, seat), here) >= 0) out.push(useAnswer(piece));
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

  feed: {
    can(s, { seat, here }, { food }, _, out) {
      const mat = matOf(s, seat);
      const at = spotOfCard(mat, here);
      if (at < 0) return;
      if (food === 'dragon') for (const card of mat.dragons) out.push(tuckAnswer(card, at));
      else if (canPayKind(mat, resourceIndex(food))) out.push(cacheAnswer(resourceIndex(food), at));
    },
    run(play, context, { food }, answer) {
      if (food === 'dragon')
        PLACING.tuck.run(play, context, { op: 'tuck', n: 1, from: 'hand', to: 'here' }, answer);
      else
        PLACING.cache.run(
          play,
          context,
          { op: 'cache', thing: food, n: 1, from: 'supply', to: 'here' },
          answer,
        );
    },
  },
};
