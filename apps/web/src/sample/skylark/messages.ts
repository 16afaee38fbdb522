import { type Answer, type Event, VERSES, type View } from '@aerie/conformance/sample';
import type { Seat } from '@aerie/kernel';
import type { Account, LogLine } from '../../contract/game-ui.js';
import type { Args, Saying } from '../../words/words.js';
import type { PassageId } from './rules/passages.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

export const prompt = (view: View, seat: Seat): Saying =>
  view.singer === seat
    ? saying('skylark.prompt.name')
    : saying('skylark.prompt.lay', { verse: view.verse + 1, verses: VERSES, stake: view.stake });

export const waiting = (view: View, seat: Seat): LogLine => ({
  seat,
  ...saying(view.singer === seat ? 'skylark.waiting.name' : 'skylark.waiting.lay'),
});

export function passage(view: View): PassageId {
  if (view.verse === VERSES) return 'end';
  return view.singer >= 0 ? 'naming' : 'verse';
}

export function answer(given: Answer): Saying {
  switch (given.kind) {
    case 'lay':
      return saying('skylark.answer.lay', { card: given.card });
    case 'caw':
      return saying('skylark.answer.caw');
    case 'name':
      return saying('skylark.answer.name', { song: given.text });
  }
}

/** A caw in the last verse doubles what one may well lose; nothing else is asked twice. */
export const confirm = (given: Answer, view: View): Saying | undefined =>
  given.kind === 'caw' && view.hand.length === 2 ? saying('skylark.confirm.caw') : undefined;

export function logLine(event: Event): LogLine | undefined {
  const { seat } = event;
  switch (event.type) {
    case 'dealt':
      return undefined;
    case 'laid':
      return { seat, ...saying('skylark.log.laid'), lights: [`place:${seat}`] };
    case 'cawed':
      return { seat, ...saying('skylark.log.cawed') };
    case 'sang':
      return {
        seat,
        ...saying('skylark.log.sang', { cards: event.cards.join(', '), points: event.points }),
        lights: [`place:${seat}`],
      };
    case 'named':
      return { seat, heading: true, ...saying('skylark.log.named', { song: event.name }) };
  }
}

export const score = (view: View, seat: Seat) => ({
  value: view.points[seat] as number,
  label: saying('skylark.score'),
});

export const account = (view: View): Account => ({
  columns: [saying('skylark.account.songs'), saying('skylark.account.points')],
  rows: view.points.map((points, seat) => [view.songs.filter((song) => song.seat === seat).length, points]),
});
