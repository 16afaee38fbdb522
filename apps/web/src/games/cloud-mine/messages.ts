import {
  type Answer,
  allGuesses,
  type Event,
  type PastRound,
  type Role,
  scoutOf,
  type View,
} from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { Account, LogLine } from '../../contract/game-ui.js';
import type { Args, Saying } from '../../words/words.js';
import type { PassageId } from './rules/passages.js';
import { storyOf } from './story.js';
import { suggestionFor } from './suggestions.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

export function prompt(view: View): Saying {
  if (view.step === 'scout') return saying('cloud-mine.prompt.scout');
  if (view.step === 'dream') return saying('cloud-mine.prompt.dream');
  const { words, seats, guesses } = view;
  const last = allGuesses(seats) - guesses.length <= seats - 2 && seats <= 4;
  return saying(last ? 'cloud-mine.prompt.lastGuess' : 'cloud-mine.prompt.guess', { words });
}

export function waiting(view: View, seat: Seat): LogLine {
  if (view.step === 'scout') return { seat, ...saying('cloud-mine.waiting.scout') };
  if (view.step === 'dream') return { seat, ...saying('cloud-mine.waiting.dream') };
  return { seat, ...saying('cloud-mine.waiting.guess', { words: view.words }) };
}

export function passage({ step }: View): PassageId {
  if (step === 'over') return 'end';
  if (step === 'scout') return 'picking';
  return step === 'dream' ? 'describing' : 'guessing';
}

/** An answer in words. */
export const answer = (given: Answer): Saying =>
  given.kind === 'say'
    ? saying('cloud-mine.answer.say', { words: given.text })
    : saying('cloud-mine.answer.pick', { card: given.card });

/**
 * A suggestion is one tap away from being said, and fits any cloud: that is asked. Nothing else is given by a slip: one
 * looks at a cloud first and then says that it is the one.
 */
export function confirm(given: Answer, { picked, language }: View): Saying | undefined {
  if (given.kind !== 'say' || given.text !== suggestionFor(picked, language)) return undefined;
  return saying('cloud-mine.confirm.suggestion', { words: given.text });
}

/** Who dreams, who scouts and who watches changes with every round. */
export function role(view: View, seat: Seat): Saying | undefined {
  if (view.step === 'over') return undefined;
  const role = seat === view.daydreamer ? 'daydreamer' : seat === scoutOf(view) ? 'scout' : 'watcher';
  return saying('cloud-mine.role', { role });
}

export const score = (view: View, seat: Seat) => ({
  value: view.won[seat]?.length ?? 0,
  label: saying('cloud-mine.score'),
});

/** Why everybody got what they got: words that are too easy or too hard bring their Daydreamer nothing. */
export function scoring(round: PastRound, seats: number): (LogLine & { readonly seat: Seat })[] {
  const { daydreamer, scout, finder, wrong } = storyOf(round, seats);
  const cards = round.cards.length;
  if (finder === null) return [{ seat: scout, ...saying('cloud-mine.moment.hard', { cards }) }];
  return [
    { seat: finder, ...saying('cloud-mine.moment.found', { wrong, cards: cards - wrong }) },
    { seat: daydreamer, ...saying('cloud-mine.moment.dreamed', { wrong }) },
  ];
}

const ROLES = ['daydreamer', 'scout', 'watcher'] as const satisfies readonly Role[];

/** Where everybody's clouds come from, by role. */
export function account(view: View): Account {
  const gains = view.past.flatMap((round) => storyOf(round, view.seats).gains);
  const gained = (seat: Seat, role: Role): number =>
    gains.reduce((sum, gain) => sum + (gain.seat === seat && gain.role === role ? gain.cards : 0), 0);
  return {
    columns: [
      saying('cloud-mine.account.daydreamer'),
      saying('cloud-mine.account.scout'),
      saying('cloud-mine.account.watcher'),
      saying('cloud-mine.account.total'),
    ],
    rows: view.won.map((won, seat) => [...ROLES.map((role) => gained(seat, role)), won.length]),
  };
}

/**
 * A log may be read by everybody at a screen: what only some know is never part of a line. Whether a guess was right
 * is told by what follows it, so that words are not quicker than the cards.
 */
export function logLine(event: Event): LogLine {
  const lit = (...cards: readonly number[]) => cards.map((card) => `card:${card}`);
  switch (event.type) {
    case 'roundBegan': {
      const { daydreamer, round } = event;
      return { seat: daydreamer, ...saying('cloud-mine.log.roundBegan', { round }), heading: true };
    }
    case 'drew':
      return { seat: event.seat, ...saying('cloud-mine.log.drew', { cards: event.cards.length }) };
    case 'picked':
      return { seat: event.seat, ...saying('cloud-mine.log.picked') };
    case 'described':
      return { seat: event.seat, ...saying('cloud-mine.log.described', { words: event.words }) };
    case 'shown':
      return {
        ...saying('cloud-mine.log.shown', { cards: event.cards.length }),
        lights: lit(...event.cards),
      };
    case 'guessed': {
      const { seat, card } = event;
      return { seat, ...saying('cloud-mine.log.guessed', { card }), lights: lit(card) };
    }
    case 'won': {
      const { seat, role, cards } = event;
      return {
        seat,
        ...saying('cloud-mine.log.won', { role, cards: cards.length }),
        lights: lit(...cards),
      };
    }
    case 'roundEnded': {
      const { finder, words, picked, wrong } = event;
      const lights = lit(picked);
      return finder === null
        ? { ...saying('cloud-mine.log.notFound', { words, picked }), lights }
        : { seat: finder, ...saying('cloud-mine.log.found', { words, picked, wrong }), lights };
    }
    case 'ended': {
      const points = Math.max(...event.points);
      const [winner, ...others] = event.points.flatMap((mine, seat) => (mine === points ? [seat] : []));
      return winner === undefined || others.length > 0
        ? { ...saying('cloud-mine.log.endedShared', { points }), heading: true }
        : { seat: winner, ...saying('cloud-mine.log.ended', { points }), heading: true };
    }
  }
}
