import skylark from '@aerie/conformance/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match } from './match.js';
import {
  BadMatchFile,
  logOf,
  type MatchFile,
  readMatchFile,
  verifyMatchFile,
  writeMatchFile,
} from './match-file.js';

function played(): Match<unknown, unknown, unknown, unknown, unknown> {
  const match = Match.begin(skylark, { seats: 2, seed: 'file' });
  match.play(0, { kind: 'caw' });
  match.takeBack(0);
  for (const name of ['A', 'B', 'C']) {
    for (const seat of [0, 1])
      match.play(seat, { kind: 'lay', card: match.state.hands[seat]?.[0] as number });
    match.play(match.state.singer, { kind: 'name', text: name });
  }
  return match as unknown as ReturnType<typeof played>;
}
const names = [{ name: 'Ann' }, { name: 'Bob', bot: 'random' }];
const file = () => JSON.parse(JSON.stringify(writeMatchFile(played(), names, 'file'))) as MatchFile;
const verify = (changed: unknown) => verifyMatchFile(skylark, readMatchFile(JSON.stringify(changed)));
type Loose = { [key: string]: unknown; entries: Record<string, unknown>[] };
const changed = (change: (file: Loose) => void) => {
  const copy = file() as unknown as Loose;
  change(copy);
  return verify(copy);
};

describe('a match file', () => {
  test('verifies as it was written, with and without its seed', () => {
    expect(verify(file())).toEqual({ ok: true, at: null, reason: null });
    expect(verify(writeMatchFile(played(), names))).toEqual({ ok: true, at: null, reason: null });
  });

  test('luck in the middle of a match is compared with the seed too', () => {
    const lucky: typeof skylark = {
      ...skylark,
      apply(s, seat, answer, chance, emit) {
        chance.pick([1, 2, 3]);
        skylark.apply(s, seat, answer, chance, emit);
      },
    };
    const match = Match.begin(lucky, { seats: 2, seed: 'file' });
    match.play(0, { kind: 'caw' });
    const text = JSON.stringify(writeMatchFile(match, names, 'file'));
    expect(verifyMatchFile(lucky, readMatchFile(text)).ok).toBe(true);
    const bent = JSON.parse(text) as Loose;
    const [first] = bent.entries as [{ chance: number[] }];
    first.chance = [((first.chance[0] as number) % 3) + 1];
    expect(verifyMatchFile(lucky, readMatchFile(JSON.stringify(bent)))).toMatchObject({
      ok: false,
      at: 'entries.0.chance',
    });
  });

  test('may say when things were decided, also what was taken back; a replay keeps it', () => {
    const dated = { ...file(), entries: file().entries.map((entry, i) => ({ ...entry, at: 1000 * i })) };
    expect(verify(dated).ok).toBe(true);
    const { entries } = Match.resume(skylark, logOf(readMatchFile(JSON.stringify(dated)))).log;
    expect(entries.map(({ at }) => at)).toEqual(entries.map((_, i) => 1000 * i));
    expect(entries.some((entry) => 'back' in entry)).toBe(true);
    expect(() => verify({ ...dated, entries: [{ ...dated.entries[0], at: 'noon' }] })).toThrow(BadMatchFile);
  });

  test('of a match that is not over verifies too, and has no outcome', () => {
    const match = Match.begin(skylark, { seats: 2, seed: 'x' });
    expect(writeMatchFile(match, names).outcome).toBeNull();
    expect(verify(writeMatchFile(match, names)).ok).toBe(true);
  });

  test.each<[string, (file: Loose) => void, string]>([
    [
      'a changed deal',
      (f) => (f.setup = { ...(f.setup as object), chance: [[1, 2, 3, 4, 5, 6, 7, 8]] }),
      'setup.chance',
    ],
    ['a changed answer', (f) => ((f.entries[4] as Loose).answer = 'name X'), 'entries.4.events'],
    ['an answer that is not legal', (f) => ((f.entries[3] as Loose).answer = 'lay 1'), 'entries.3'],
    ['a changed event', (f) => ((f.entries[0] as Loose).events = []), 'entries.0.events'],
    ['a wrong seed', (f) => (f.seed = 'other'), 'seed'],
    ['a seed that was not committed to', (f) => delete f.seedHash, 'seedHash'],
    ['entries that are missing', (f) => f.entries.splice(6), 'entries.6'],
    ['an outcome that is missing', (f) => (f.outcome = null), 'outcome'],
    ['a changed outcome', (f) => ((f.outcome as Loose).points = [3, 3]), 'outcome'],
    ['unknown rules', (f) => (f.rulesVersion = 9), 'rulesVersion'],
    ['unknown options', (f) => (f.options = { wings: 2 }), 'options'],
    ['too many seats', (f) => (f.seats = [1, 2, 3, 4].map(() => ({ name: 'X' }))), 'seats'],
  ])('%s is caught with its place', (_, change, at) => {
    const verdict = changed(change);
    expect(verdict.ok).toBe(false);
    expect(verdict.at).toBe(at);
    expect(verdict.reason).toBeTruthy();
  });

  test('says who left, and the places that follow from it', () => {
    const [first, second] = file().outcome?.places ?? [];
    const left = first === 1 ? 0 : 1;
    const places = left === 0 ? [2, 1] : [1, 2];
    const result = { places, left: [{ seat: left, number: 3 }] };
    expect(first).not.toBe(second);
    expect(verify({ ...file(), result })).toMatchObject({ ok: true });
    const unfinished = { ...file(), entries: file().entries.slice(0, 1), outcome: null };
    const early = { places, left: [{ seat: left, number: 1 }], early: true };
    expect(verify({ ...unfinished, result: early })).toMatchObject({ ok: true });
    for (const [wrong, at] of [
      [{ ...result, places: [1, 1] }, 'result.places'],
      [{ ...result, left: [] }, 'result.places'],
      [{ ...result, left: [{ seat: 2, number: 3 }] }, 'result.left.0.seat'],
      [{ ...result, left: [{ seat: left, number: 99 }] }, 'result.left.0.number'],
      [{ ...result, early: true }, 'result.early'],
    ] as const)
      expect(verify({ ...file(), result: wrong })).toMatchObject({ ok: false, at });
  });

  test('whose seed and its hash were both forged does not give the same luck', () => {
    const forged = {
      ...file(),
      ...(({ seed, seedHash }) => ({ seed, seedHash }))(writeMatchFile(played(), names, 'x')),
    };
    expect(verify(forged).at).toBe('setup.chance');
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'file'],
    ['a file that was cut off', JSON.stringify(file()).slice(0, 300), 'file'],
    ['something else', '[1, 2]', 'format'],
    ['another format', JSON.stringify({ ...file(), format: 'aerie-match/2' }), 'format'],
    ['an entry that is none', JSON.stringify({ ...file(), entries: [{ seat: 0 }] }), 'entries.0'],
    ['a hash that is none', JSON.stringify({ ...file(), seedHash: 'xyz' }), 'seedHash'],
  ])('%s is refused with its place', (_, text, place) => {
    try {
      readMatchFile(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadMatchFile);
      expect((error as BadMatchFile).place).toBe(place);
    }
  });

  test('with any single character changed is refused, or says the same, but never breaks the reader', () => {
    const text = JSON.stringify(file());
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '7', '"', '{', 'x', ' '), (at, letter) => {
        const mutated = text.slice(0, at) + letter + text.slice(at + 1);
        try {
          verifyMatchFile(skylark, readMatchFile(mutated));
        } catch (error) {
          expect(error).toBeInstanceOf(BadMatchFile);
        }
      }),
      { numRuns: 500 },
    );
  });
});
