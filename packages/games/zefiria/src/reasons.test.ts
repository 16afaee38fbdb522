import { QuickChance, seatsOf } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { SPIRITS } from './data/figures.js';
import { CORNER_NAMES, PLACES, placeName } from './grid.js';
import game, { type Answer } from './index.js';
import { Transcript } from './transcript.js';

const numbers = Array.from({ length: 25 }, (_, i) => i + 1);
const pairs = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => [a, b] as const));

/** Everything that anybody could ever answer. */
const EVERYTHING: readonly Answer[] = [
  ...['give', 'end', 'finish'],
  ...SPIRITS.flatMap((spirit) => [`choose ${spirit}`, `act ${spirit}`, `sleep ${spirit}`]),
  ...CORNER_NAMES.map((corner) => `corner ${corner}`),
  ...Array.from({ length: PLACES }, (_, place) => [
    `step ${placeName(place)}`,
    `glide ${placeName(place)}`,
  ]).flat(),
  ...numbers.flatMap((n) => [`fly ${n}`, `take ${n}`]),
  ...pairs.flatMap(([a, b]) => [`swap ${a}-${b}`, `swap ${a}-${b} on ${a}`, `swap ${a}-${b} on ${b}`]),
].map((text) => game.read(text) as Answer);

test('every answer can be written and read, and no other text is one', () => {
  for (const answer of EVERYTHING) expect(game.read(game.write(answer))).toEqual(answer);
  for (const text of [
    'swap 3-3',
    'swap 9-4',
    'swap 1-26',
    'swap 1-2 on 3',
    'fly 0',
    'fly 26',
    'fly 03',
    'give 1',
    'fly',
    'fly 1 2',
    'act',
    'act borea now',
    'step N6',
    'glide N',
    'constructor name',
    '',
  ]) {
    expect(game.read(text)).toBeUndefined();
  }
});

test('whatever is answered when, it is listed or refused with a reason; and every reason comes up', () => {
  const given = new Set<string>();
  const all = [1, 2, 3, 4].flatMap((seats) =>
    (['normal', 'storm'] as const).flatMap((mode) => [0, 1, 2].map((deal) => ({ seats, mode, deal }))),
  );
  for (const { seats, mode, deal } of all) {
    const luck = new QuickChance(`${seats} ${mode} ${deal}`);
    const s = game.setup({ mode, solo: 'hard', spirits: 'chosen' }, seats, luck, undefined);
    for (;;) {
      const seat = luck.below(seats);
      const listed = new Set(game.answers(s, seat).map(game.write));
      for (let i = 0; i < 60; i++) {
        const answer = EVERYTHING[luck.below(EVERYTHING.length)] as Answer;
        const reason = game.why(s, seat, answer);
        expect(reason === undefined).toBe(listed.has(game.write(answer)));
        if (reason) given.add(reason.code);
      }
      for (const text of ['give', 'end', 'finish', 'take 7', 'fly 7', 'choose borea', 'choose skyron']) {
        for (const one of seatsOf(seats)) {
          const reason = game.why(s, one, game.read(text) as Answer);
          if (reason) given.add(reason.code);
        }
      }
      const [awaited] = game.awaited(s);
      if (awaited === undefined) break;
      const answers = game.answers(s, awaited);
      game.apply(s, awaited, answers[luck.below(answers.length)] as Answer, luck, undefined);
    }
  }
  // These need positions that hardly come up by chance; the rulebook tests have them.
  const rare = ['lastPointForAFlight', 'cannotStepIn', 'flyOffTheGem', 'anchoredUnderfoot', 'noWayThrough'];
  expect(game.reasons.filter((code) => !given.has(code) && !rare.includes(code))).toEqual([]);
});

test('the island that is not free is named, whichever of the two it is; Skyron’s own is free to him', () => {
  const named = (at: string, swap: string) => {
    const { state } = new Transcript({ at, mode: 'storm' });
    return game.why(state, 0, game.read(swap) as Answer);
  };
  const reason = (island: number) => ({ code: 'islandNotFree', args: { island } });
  expect(named('1B 25J 13*', 'swap 2-13')).toEqual(reason(13));
  expect(named('1B 25J 13*', 'swap 13-14')).toEqual(reason(13));
  expect(named('1S 25J 13*', 'swap 1-13 on 1')).toEqual(reason(13));
  expect(named('25S 1J 13*', 'swap 1-25 on 25')).toEqual(reason(1));
});
