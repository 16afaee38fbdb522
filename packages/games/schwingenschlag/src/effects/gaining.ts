import { type Context, contextOf, plain, push } from '../agenda.js';
import type { Answer } from '../answers.js';
import { dragonCard } from '../data/cards.js';
import type { Thing } from '../data/effect.js';
import { RESOURCES, type Resource } from '../data/words.js';
import { takeCave, takeDragon } from '../decks.js';
import { stepGuild } from '../guild.js';
import type { Play } from '../play.js';
import { STEP, takeAnswer, takeCaveAnswer, takeDragonAnswer, useAnswer } from '../shared-answers.js';
import {
  cavesToDraw,
  changeResource,
  dragonsToDraw,
  matOf,
  resourceAt,
  resourceIndex,
  type State,
} from '../state.js';
import { type Handlers, oneLess } from './handler.js';

/** Coins and resources of a known kind are taken without asking: nothing can come of declining them. */
type PlainThing = Resource | 'r' | 'coin';
export const isPlain = (thing: Thing): thing is PlainThing =>
  thing !== 'any' && thing !== 'dragon' && thing !== 'cave' && thing !== 'guild';

export function gainResource(play: Play, seat: number, kind: number, n: number): void {
  changeResource(matOf(play.s, seat), kind, n);
  play.emit?.({ type: 'gained', seat, thing: resourceAt(kind), n });
}

export function gainCoins({ s, emit }: Play, seat: number, n: number): void {
  matOf(s, seat).coins += n;
  emit?.({ type: 'gained', seat, thing: 'coin', n });
}

/** Gives the number of the resource, -1 for coins. */
export function gainPlain(play: Play, { seat, named }: Context, thing: PlainThing, n: number): number {
  if (thing === 'coin') {
    gainCoins(play, seat, n);
    return -1;
  }
  const kind = thing === 'r' ? named : resourceIndex(thing);
  gainResource(play, seat, kind, n);
  return kind;
}

function canTakeThing(s: State, thing: Thing, out: Answer[]): void {
  switch (thing) {
    case 'any':
      for (let kind = 0; kind < RESOURCES.length; kind++) out.push(takeAnswer(kind));
      break;
    case 'dragon':
      for (const card of s.displayDragons) if (card > 0) out.push(takeDragonAnswer(card));
      if (dragonsToDraw(s) > 0) out.push(takeDragonAnswer(0));
      break;
    case 'cave':
      for (const card of s.displayCaves) if (card > 0) out.push(takeCaveAnswer(card));
      if (cavesToDraw(s) > 0) out.push(takeCaveAnswer(0));
      break;
    case 'guild':
      out.push(STEP);
      break;
    default:
      // Plain things are not asked for.
      break;
  }
}

export function canTake(s: State, thing: Thing): Answer[] {
  const out: Answer[] = [];
  canTakeThing(s, thing, out);
  return out;
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

/** What comes into the hand and the supply, and steps of the guild stone. */
export const GAINING: Handlers<'gain' | 'draw' | 'gainCostOf' | 'choose'> = {
  gain: {
    can: (s, _, { thing }, __, out) => canTakeThing(s, thing, out),
    run: (play, context, _, answer) => {
      takeThing(play, context, answer);
    },
    left: oneLess,
  },

  draw: {
    can(s, _, { n }, piece, out) {
      if (plain(n) > 0 && dragonsToDraw(s) > 0) out.push(useAnswer(piece));
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
      RESOURCES.forEach((resource, kind) => {
        if (resources[resource] > 0) out.push(takeAnswer(kind));
      });
    },
    run: (play, context, _, answer) => {
      takeThing(play, context, answer);
    },
  },

  choose: {
    can(s, _, { of }, __, out) {
      for (const thing of of) {
        if (isPlain(thing)) throw new Error(`${thing} cannot be chosen`);
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
};
