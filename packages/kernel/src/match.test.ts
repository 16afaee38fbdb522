import skylark, { type State } from '@aerie/conformance/sample';
import { describe, expect, test } from 'vitest';
import { BadLog, BadSeats, Match, type Refused, type Step } from './match.js';
import { BadOptions } from './options.js';

const begin = (seed = 'test') => Match.begin(skylark, { seats: 2, seed });
type Skylark = ReturnType<typeof begin>;

function play(match: Skylark, ...moves: string[]): Step<State, unknown> | Refused | undefined {
  let last: Step<State, unknown> | Refused | undefined;
  for (const move of moves) {
    const [seat, ...text] = move.split(': ');
    const answer = skylark.read(text.join(': '));
    if (!answer) throw new Error(`cannot read ${move}`);
    last = match.play(Number(seat), answer);
  }
  return last;
}
const card = (match: Skylark, seat: number, i = 0) => match.state.hands[seat]?.[i];
/** Both lay a card: the first verse is sung. */
const verse = (match: Skylark) => play(match, `0: lay ${card(match, 0)}`, `1: lay ${card(match, 1)}`);
const singerNames = (match: Skylark, name: string) => play(match, `${match.state.singer}: name ${name}`);

describe('a match', () => {
  test('shows the hash of its seed from the start', () => {
    expect(begin('abc').seedHash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('tells what happened at setup', () => {
    const told: unknown[] = [];
    Match.begin(skylark, { seats: 2, seed: 'x' }, (events) => told.push(...events));
    expect(told).toHaveLength(2);
  });

  test('is for the least and the most players of its game', () => {
    for (const seats of [2, 3]) expect(Match.begin(skylark, { seats, seed: '' }).seats).toBe(seats);
  });

  test('who has answered nothing has nothing to take back, also when others have', () => {
    const match = begin();
    play(match, `0: lay ${card(match, 0)}`);
    expect(match.takeBack(1)).toEqual({ refused: { code: 'nothingToUndo' } });
  });

  test('a log that takes back what was never answered is refused', () => {
    const match = begin();
    play(match, `0: lay ${card(match, 0)}`);
    const log = { ...match.log, entries: [...match.log.entries, { seat: 0, back: 5 }] };
    expect(() => Match.resume(skylark, log)).toThrow('seat 0 has no answer 5 to take back');
  });

  test('refuses wrong numbers of players and unknown options', () => {
    expect(() => Match.begin(skylark, { seats: 4, seed: '' })).toThrow(BadSeats);
    expect(() => Match.begin(skylark, { seats: 2.5, seed: '' })).toThrow('2 to 3 players, not 2.5');
    expect(() => Match.begin(skylark, { seats: 2, seed: '', options: { wings: 2 } })).toThrow(
      'no option "wings"',
    );
    expect(() => Match.begin(skylark, { seats: 2, seed: '', options: { caws: 'yes' } })).toThrow(BadOptions);
    expect(() => Match.begin(skylark, { seats: 2, seed: '', options: [] })).toThrow('must be an object');
  });

  test('takes answers of several seats at once, in any order', () => {
    const match = begin();
    expect(skylark.awaited(match.state)).toEqual([0, 1]);
    play(match, `1: lay ${card(match, 1)}`);
    expect(skylark.awaited(match.state)).toEqual([0]);
  });

  test('takes answers out of turn and in free text', () => {
    const match = begin();
    verse(match);
    const listener = 1 - match.state.singer;
    expect(play(match, `${listener}: caw`)).not.toHaveProperty('refused');
    expect(singerNames(match, 'Ode: to a worm')).not.toHaveProperty('refused');
    expect(match.state.songs[0]?.name).toBe('Ode: to a worm');
  });

  test('refuses with a reason and changes nothing', () => {
    const match = begin();
    const before = JSON.stringify([match.state, match.log]);
    expect(play(match, '0: name Dawn')).toEqual({ refused: { code: 'notSinging' } });
    expect(JSON.stringify([match.state, match.log])).toBe(before);
  });

  test('proposing changes nothing until the step is adopted, and a step is adopted once', () => {
    const match = begin();
    const step = match.propose(0, { kind: 'caw' });
    if ('refused' in step) throw new Error('refused');
    expect(match.log.entries).toHaveLength(0);
    match.adopt(step);
    expect(match.log.entries).toHaveLength(1);
    expect(() => match.adopt(step)).toThrow('step 0 does not follow entry 0');
  });

  test('goes on from its log as if nothing had happened', () => {
    const [match, other] = [begin(), begin()];
    verse(match);
    const resumed = Match.resume(skylark, JSON.parse(JSON.stringify(match.log)), 'test');
    expect(resumed.state).toEqual(match.state);
    verse(other);
    singerNames(other, 'Dawn');
    singerNames(resumed, 'Dawn');
    expect(resumed.log).toEqual(other.log);
  });

  test('cannot be played on without its seed', () => {
    const watched = Match.resume(skylark, begin().log);
    expect(watched.seedHash).toBeUndefined();
    expect(() => watched.play(0, { kind: 'caw' })).toThrow('without its seed');
  });

  test('accepts nothing after the end', () => {
    const match = begin();
    for (const name of ['A', 'B', 'C']) {
      verse(match);
      singerNames(match, name);
    }
    expect(match.outcome?.points.reduce((a, b) => a + b)).toBe(3);
    expect(play(match, '0: caw')).toEqual({ refused: { code: 'over' } });
  });
});

describe('taking back', () => {
  test('gives the card back as long as nobody else decided', () => {
    const match = begin();
    const before = JSON.stringify(match.state);
    play(match, `0: lay ${card(match, 0)}`);
    expect(match.takeBack(0)).not.toHaveProperty('refused');
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.log.entries.at(-1)).toEqual({ seat: 0, back: 0 });
  });

  test('goes back answer by answer', () => {
    const match = begin();
    play(match, '0: caw', `0: lay ${card(match, 0)}`);
    match.takeBack(0);
    expect(match.state.cawed).toEqual([true, false]);
    match.takeBack(0);
    expect(match.state.cawed).toEqual([false, false]);
    expect(match.takeBack(0)).toEqual({ refused: { code: 'nothingToUndo' } });
  });

  test('is barred when another seat decided since', () => {
    const match = begin();
    play(match, '0: caw', '1: caw');
    expect(match.takeBack(0)).toEqual({ refused: { code: 'decidedSince' } });
  });

  test('is barred when something hidden was shown since', () => {
    const match = begin();
    verse(match);
    expect(match.takeBack(1)).toEqual({ refused: { code: 'revealedSince' } });
  });

  test('is barred when chance spoke since', () => {
    const rolling = { ...skylark, apply: rollFirst };
    const match = Match.begin(rolling, { seats: 2, seed: 'roll' });
    match.play(0, { kind: 'caw' });
    expect(match.takeBack(0)).toEqual({ refused: { code: 'drawnSince' } });
  });

  test('goes past the bars when the others agree', () => {
    const match = begin();
    const before = JSON.stringify(match.state);
    play(match, '0: caw', '1: caw');
    expect(match.takeBack(0, true)).not.toHaveProperty('refused');
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.log.entries.at(-1)).toEqual({ seat: 0, back: 0, agreed: true });
    expect(Match.resume(skylark, match.log).state).toEqual(match.state);
  });

  test('new luck comes after it, never the old again', () => {
    const rolling = { ...skylark, apply: rollFirst };
    const match = Match.begin(rolling, { seats: 2, seed: 'roll' });
    match.play(0, { kind: 'caw' });
    match.takeBack(0, true);
    match.play(0, { kind: 'caw' });
    const [first, , second] = match.log.entries;
    expect(first).toHaveProperty('chance');
    expect(second).not.toEqual(first);
  });
});

const rollFirst: typeof skylark.apply = (s, seat, a, chance, emit) => {
  chance.pick(Array.from({ length: 1000 }, (_, i) => i));
  skylark.apply(s, seat, a, chance, emit);
};

describe('a log that the rules do not allow', () => {
  const broken = (change: (log: Skylark['log']) => object) => {
    const match = begin();
    play(match, '0: caw', `0: lay ${card(match, 0)}`, `1: lay ${card(match, 1)}`);
    return () => Match.resume(skylark, { ...match.log, ...change(match.log) });
  };

  test.each<[string, (log: Skylark['log']) => object, string | number]>([
    ['an answer nobody can read', (log) => ({ entries: [{ ...log.entries[0], answer: 'moo' }] }), 0],
    ['an answer that is not legal', (log) => ({ entries: [log.entries[0], log.entries[0]] }), 1],
    ['luck that was never asked for', (log) => ({ entries: [{ ...log.entries[0], chance: [3] }] }), 0],
    ['a deal that cannot be', () => ({ setup: [[1, 1, 1, 1, 2, 2, 2, 2]] }), 'setup'],
    ['taking back what is not there', (log) => ({ entries: [log.entries[0], { seat: 1, back: 0 }] }), 1],
    ['taking back past a bar', (log) => ({ entries: [...log.entries, { seat: 1, back: 2 }] }), 3],
  ])('%s is named with its place', (_, change, place) => {
    try {
      broken(change)();
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadLog);
      expect((error as BadLog).place).toBe(place);
    }
  });
});
