import { possible } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import schwingenschlag, { type Answer, type Event, type Options, type View } from '@aerie/schwingenschlag';
import { describe, expect, it, test } from 'vitest';
import { type Styler, unstyled } from '../../../text/text-style.js';
import { menuLines } from '../../menu.js';
import { sentences } from '../../narration.js';
import type { Cast } from '../../teller.js';
import teller from './index.js';
import { WIDTH } from './mat.js';

const OPTIONS: Options = { openHands: false, laterPrinting: false, solo: '1' };
const HOLE = /undefined|NaN|\[object|\{|\}|null/;
const castOf = (seats: number): Cast =>
  ['You', 'Ada', 'Berta', 'Clara', 'Dora'].slice(0, seats).map((name, seat) => ({
    name,
    mark: name.slice(0, 1),
    style: 'cyan',
    you: seat === 0,
  }));

/** Looks at everything that the first seat sees and may answer. */
interface Eyes {
  sees(view: View, answers: readonly Answer[]): void;
  hears(events: readonly Event[]): void;
}

/** Plays to the end, every answer as likely as the other, and gives what the first seat sees then. */
function play(seats: number, seed: string, { sees, hears }: Eyes, options = OPTIONS): View {
  const chance = new QuickChance(seed);
  const events: Event[] = [];
  const emit = (event: Event) => events.push(schwingenschlag.redact(event, 0) as Event);
  const s = schwingenschlag.setup(options, seats, chance, emit);
  for (;;) {
    hears(events.splice(0));
    const [seat] = schwingenschlag.awaited(s);
    if (seat === undefined) return schwingenschlag.view(s, 0);
    const answers = possible(schwingenschlag, s, seat);
    if (seat === 0) sees(schwingenschlag.view(s, 0), answers);
    // Who passes often sees little of the game.
    const busy = answers.filter(({ a }) => (a !== 'pass' && a !== 'done') || chance.below(20) === 0);
    const list = busy.length > 0 ? busy : answers;
    schwingenschlag.apply(s, seat, list[chance.below(list.length)] as Answer, chance, emit);
  }
}

const menuOf = (answers: readonly Answer[], view: View): string[] =>
  menuLines(
    answers
      .filter((answer) => !teller.isAside?.(answer, view))
      .map((answer) => ({
        notation: schwingenschlag.write(answer),
        explained: teller.explain(answer, view),
      })),
  );

function expectWhole(lines: readonly string[]): void {
  for (const line of lines) {
    expect(line).not.toMatch(HOLE);
    expect(line.length, line).toBeLessThanOrEqual(WIDTH);
  }
}

describe.each([1, 2, 5])('a game of %i', (seats) => {
  const cast = castOf(seats);

  it('is shown and told without a hole', () => {
    let told = 0;
    const eyes: Eyes = {
      sees(view, answers) {
        expectWhole(teller.table(view, cast, unstyled));
        expectWhole(teller.turn(view, unstyled));
        expectWhole(menuOf(answers, view));
        expect(answers.every((answer) => teller.explain(answer, view) !== '')).toBe(true);
      },
      hears(events) {
        const clauses = events.flatMap((event) => teller.tell(event, cast) ?? []);
        told += clauses.length;
        for (const sentence of sentences(clauses, cast)) expect(sentence).not.toMatch(HOLE);
      },
    };
    for (const seed of ['a', 'b']) {
      const last = play(seats, `${seed}${seats}`, eyes);
      const account = teller.table(last, cast, unstyled);
      expectWhole(account);
      expect(account.filter((line) => /^\w \w+: -?\d+ points?$/.test(line))).toHaveLength(Math.max(seats, 2));
    }
    expect(told).toBeGreaterThan(100);
  });
});

test('open hands and every level of the opponent are shown', () => {
  const look = (cast: Cast): Eyes => ({
    sees: (view) => expectWhole(teller.table(view, cast, unstyled)),
    hears() {},
  });
  play(3, 'open', look(castOf(3)), { ...OPTIONS, openHands: true, laterPrinting: true });
  play(1, 'hard', look(castOf(1)), { ...OPTIONS, solo: 'R3' });
});

test('style changes nothing but the style', () => {
  const marked: Styler = (_, text) => `\x1b[1m${text}\x1b[0m`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: styles are control characters.
  const bare = (lines: string[]): string[] => lines.map((line) => line.replace(/\x1b\[\d+m/g, ''));
  const cast = castOf(2);
  play(2, 'style', {
    sees(view) {
      expect(bare(teller.table(view, cast, marked))).toEqual(teller.table(view, cast, unstyled));
      expect(bare(teller.turn(view, marked))).toEqual(teller.turn(view, unstyled));
    },
    hears() {},
  });
});

describe('telling', () => {
  const tell = (event: Event, seats = 2): string | undefined => teller.tell(event, castOf(seats))?.words;

  test.each<[Event, string | undefined]>([
    [{ type: 'enticed', seat: 0, card: 56, row: 0, spot: 1 }, 'entice d56 Hoarding Flier to C2'],
    [{ type: 'enticed', seat: 1, card: 56, row: 1, spot: 4 }, 'entices d56 Hoarding Flier to G1'],
    [{ type: 'dug', seat: 1, card: 61, row: 2, column: 3 }, 'digs c61 Merged Vaults into A4'],
    [{ type: 'paid', seat: 0, thing: 'crystal', n: 2 }, 'pay 2 crystals'],
    [{ type: 'paid', seat: 1, thing: 'crystal', n: 2 }, undefined],
    [{ type: 'tookCard', seat: 1, kind: 'dragon', card: 0, from: 'deck' }, 'draws a dragon card'],
    [{ type: 'roundBegan', round: 2, starter: 1 }, 'Round 2 brings everybody 6 coins. Ada begins.'],
    [{ type: 'gained', seat: 1, thing: 'coin', n: 6 }, undefined],
    [{ type: 'gained', seat: 1, thing: 'coin', n: 1 }, 'gains 1 coin'],
    [{ type: 'explored', seat: 1, row: 1, time: 2 }, 'explores the Golden Grotto for the 2nd time'],
    [
      {
        type: 'objectiveScored',
        objective: '1a',
        amounts: [1, 2],
        places: [2, 1],
        points: [1, 4],
      },
      'Objective "Cave cards on your mat, covered or not": Ada 1st for 4 and you 2nd for 1.',
    ],
  ])('%j', (event, words) => expect(tell(event)).toBe(words));

  it('calls the solo opponent by its name', () => {
    expect(tell({ type: 'marked', seat: 1, square: 2 }, 1)).toBe(
      'The opponent puts a marker on square 3 of the guild tile.',
    );
  });
});
