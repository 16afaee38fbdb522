import type { AnyGame, Entry, Game, MatchLog, Seat } from '@aerie/kernel';
import skylark, {
  type Event,
  type Options,
  type State,
  type View,
  type Answer as Written,
} from './sample/index.js';

/*
 * Skylark in three versions of its rules, to try what becomes of matches under way when newer rules come.
 *
 * - 1: at any moment a seat may hum; chance says the note, and nothing follows from it.
 * - 2: nobody hums any more: logs of version 1 get shorter.
 * - 3: a singer bows before the song is named, and cards are "put", not "laid": logs of version 2 get longer, and hardly
 *   an answer is written as it was.
 *
 * In all of them chance says the note of every song that is named.
 */
export const VERSIONS = [1, 2, 3] as const;
export type Version = (typeof VERSIONS)[number];

type Answer = Written | { readonly kind: 'hum' } | { readonly kind: 'bow' };
type Sung = Event | { readonly type: 'note'; readonly note: number } | { readonly type: 'bowed'; seat: Seat };
interface Bowing {
  readonly notes: number[];
  bowed: boolean;
}
type BowingState = State & Bowing;
type BowingView = View & { readonly notes: readonly number[]; readonly bowed: boolean };

const NOTES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const MIGRATIONS = {
  1: (log: MatchLog): MatchLog => ({
    ...log,
    entries: rewritten(log.entries, (entry) => ('answer' in entry && entry.answer === 'hum' ? [] : [entry])),
  }),
  2: (log: MatchLog): MatchLog => ({
    ...log,
    entries: rewritten(log.entries, (entry) => {
      if (!('answer' in entry)) return [entry];
      const bow = { ...entry, answer: 'bow', chance: [] };
      const put = { ...entry, answer: entry.answer.replace(/^lay /, 'put ') };
      return entry.answer.startsWith('name ') ? [bow, entry] : [put];
    }),
  }),
};

/** Rewrites every answer, to none or to several; what took one back that is gone goes too. */
function rewritten(entries: readonly Entry[], how: (entry: Entry) => readonly Entry[]): Entry[] {
  const last: (number | undefined)[] = [];
  const next: Entry[] = [];
  for (const entry of entries) {
    const back = 'back' in entry ? last[entry.back] : undefined;
    if ('back' in entry && back === undefined) {
      last.push(undefined);
      continue;
    }
    const written = 'back' in entry ? [{ ...entry, back: back as number }] : how(entry);
    next.push(...written);
    last.push(written.length > 0 ? next.length - 1 : undefined);
  }
  return next;
}

/** The game under one version of its rules. */
export function skylarkAt(version: Version): AnyGame {
  const laid = version === 3 ? 'put ' : 'lay ';
  const mayBow = (s: BowingState, seat: Seat) => version === 3 && s.singer === seat && !s.bowed;
  const mayName = (s: BowingState) => version < 3 || s.bowed;
  const game: Game<BowingState, BowingView, Answer, Sung, Options> = {
    ...skylark,
    rulesVersion: version,
    migrations: MIGRATIONS,
    reasons: [...skylark.reasons, 'noHum', 'noBow'],
    setup: (options, seats, chance, emit) => ({
      ...skylark.setup(options, seats, chance, emit),
      notes: [],
      bowed: false,
    }),
    answers: (s, seat) => [
      ...skylark.answers(s, seat),
      ...(mayBow(s, seat) ? [{ kind: 'bow' } as const] : []),
      ...(version === 1 && skylark.awaited(s).length > 0 ? [{ kind: 'hum' } as const] : []),
    ],
    open: (s, seat) => (mayName(s) ? skylark.open?.(s, seat) : undefined),
    why(s, seat, a) {
      if (a.kind === 'hum')
        return version === 1 && skylark.awaited(s).length > 0 ? undefined : { code: 'noHum' };
      if (a.kind === 'bow') return mayBow(s, seat) ? undefined : { code: 'noBow' };
      if (a.kind === 'name' && !mayName(s)) return { code: 'notSinging' };
      return skylark.why(s, seat, a);
    },
    apply(s, seat, a, chance, emit) {
      if (a.kind === 'bow') {
        s.bowed = true;
        emit?.({ type: 'bowed', seat });
        return;
      }
      if (a.kind === 'hum' || a.kind === 'name') {
        const note = chance.pick(NOTES);
        s.notes.push(note);
        emit?.({ type: 'note', note });
      }
      if (a.kind === 'hum') return;
      if (a.kind === 'name') s.bowed = false;
      skylark.apply(s, seat, a, chance, emit);
    },
    clone: (s) => ({ ...skylark.clone(s), notes: s.notes.slice(), bowed: s.bowed }),
    view: (s, who) => ({ ...skylark.view(s, who), notes: s.notes.slice(), bowed: s.bowed }),
    redact: (e, who) => (e.type === 'note' || e.type === 'bowed' ? e : skylark.redact(e, who)),
    reveals: (e) => e.type !== 'note' && e.type !== 'bowed' && skylark.reveals(e),
    imagine: (v, chance) => ({ ...skylark.imagine(v, chance), notes: v.notes.slice(), bowed: v.bowed }),
    write(a) {
      if (a.kind === 'hum' || a.kind === 'bow') return a.kind;
      return skylark.write(a).replace(/^lay /, laid);
    },
    read(text) {
      if (text === 'hum') return version === 1 ? { kind: 'hum' } : undefined;
      if (text === 'bow') return version === 3 ? { kind: 'bow' } : undefined;
      if (text.startsWith('lay ') && version === 3) return undefined;
      return skylark.read(text.replace(new RegExp(`^${laid}`), 'lay '));
    },
  };
  return game as unknown as AnyGame;
}
