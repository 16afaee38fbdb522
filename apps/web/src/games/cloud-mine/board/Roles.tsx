import { guesser, guessesFor, scoutOf, watchersOf } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../ui/labelled.js';
import type { Picture } from '../animation.js';
import { Portrait } from '../art/Portrait.js';
import { Term } from '../terms.js';
import { word } from './word.js';

/** Who is awaited, or, while something is shown, who did it; null when nobody is. */
function actorOf(p: Picture): Seat | null {
  const event = p.now?.event;
  if (event?.type === 'guessed' || event?.type === 'described') return event.seat;
  if (event?.type === 'won' || event?.type === 'roundEnded' || p.step === 'over') return null;
  if (p.step === 'scout') return scoutOf(p);
  return p.step === 'dream' ? p.daydreamer : guesser(p, p.guesses.length);
}

const Dreaming = () => (
  <svg class="cm-badge" viewBox="0 0 24 24" aria-hidden="true">
    <circle r="12" cx="12" cy="12" class="cm-badge-ground" />
    <path
      class="cm-badge-sign"
      d="M7.500 15a3.200 3.200 0 0 1-.2-6.300 4.400 4.400 0 0 1 8-1 3.700 3.700 0 0 1 1.200 7.300z"
    />
    <circle class="cm-badge-sign" cx="8" cy="18.500" r="1.300" />
  </svg>
);

const Scouting = () => (
  <svg class="cm-badge" viewBox="0 0 24 24" aria-hidden="true">
    <circle r="12" cx="12" cy="12" class="cm-badge-ground cm-badge-candle" />
    <path class="cm-badge-sign" d="M10 12h4v8h-4zM12 4q3.500 4 0 7q-3.500-3 0-7z" />
  </svg>
);

interface WhoProps {
  readonly of: 'daydreamer' | 'scout' | 'watcher';
  readonly seat: Seat;
  readonly name: string;
  /** What they do in this round, in words: heard, and shown where there is room. */
  readonly role: string;
  /** How many guesses they have, and how many of these are spent. */
  readonly guesses?: { readonly all: number; readonly used: number };
  /** The sign of the role. */
  readonly children: ComponentChildren;
}

/** Somebody with the sign of their role, which says what it is. */
function Who({ of, seat, name, role, guesses, children }: WhoProps) {
  const left = guesses && word('guesses', { left: guesses.all - guesses.used });
  return (
    <Term of={of} label={labelled(name, left ? `${role}, ${left}` : role)} class="cm-who">
      <span class="cm-face">
        <Portrait seat={seat} />
        {children}
      </span>
      <span key={name} class="cm-role-name">
        {name}
      </span>
      <span key={role} class="cm-role-what">
        {role}
      </span>
      {guesses && <Pips {...guesses} />}
    </Term>
  );
}

/** How many guesses somebody has, and which of them are spent. */
function Pips({ all, used }: { all: number; used: number }) {
  return (
    <span class="cm-pips">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < used ? 'cm-spent' : undefined} />
      ))}
    </span>
  );
}

/** Who does what in this round; Watchers stand in the order in which they guess. */
export function Roles({ p, names }: { p: Picture; names: readonly string[] }) {
  const actor = actorOf(p);
  const all = guessesFor(p.seats);
  const chip = (seat: Seat) => `cm-role${seat === actor ? ' cm-role-now' : ''}`;
  return (
    <ol
      class={`cm-roles${p.seats > 6 ? ' cm-roles-many' : ''}`}
      aria-label={word('roles')}
      data-apart="roles"
    >
      <li class={`${chip(p.daydreamer)} cm-role-dreams`}>
        <Who of="daydreamer" seat={p.daydreamer} name={names[p.daydreamer] ?? ''} role={word('daydreamer')}>
          <Dreaming />
        </Who>
      </li>
      <li class={`${chip(scoutOf(p))} cm-role-scouts`}>
        <Who of="scout" seat={scoutOf(p)} name={names[scoutOf(p)] ?? ''} role={word('scout')}>
          <Scouting />
        </Who>
      </li>
      {watchersOf(p).map((seat, i) => {
        const used = p.guesses.filter((guess) => guess.seat === seat).length;
        const state = seat === actor ? 'now' : used === all ? 'done' : 'waits';
        return (
          <li key={seat} class={`${chip(seat)}${state === 'done' ? ' cm-role-done' : ''}`}>
            <Who
              of="watcher"
              seat={seat}
              name={names[seat] ?? ''}
              role={word('watcher', { state, place: i + 1 })}
              guesses={{ all, used }}
            >
              <span class="cm-badge cm-place">{i + 1}</span>
            </Who>
          </li>
        );
      })}
    </ol>
  );
}
