import { guesser, guessesFor, scoutOf, watchersOf } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { Picture } from '../animation.js';
import { Portrait } from '../art/Portrait.js';
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

/** Signs tell the roles; whoever listens hears them. */
function Who({ name, role }: { name: string; role: string }) {
  return (
    <>
      <span class="cm-role-name">{name}</span>
      <span class="hidden-visually">: {role}</span>
    </>
  );
}

/** How many guesses somebody has, and which of them are spent. */
function Pips({ all, used }: { all: number; used: number }) {
  return (
    <span class="cm-pips" aria-hidden="true">
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
    <ol class={`cm-roles${p.seats > 6 ? ' cm-roles-many' : ''}`} aria-label={word('roles')}>
      <li class={`${chip(p.daydreamer)} cm-role-dreams`}>
        <span class="cm-face">
          <Portrait seat={p.daydreamer} />
          <Dreaming />
        </span>
        <Who name={names[p.daydreamer] ?? ''} role={word('daydreamer')} />
      </li>
      <li class={`${chip(scoutOf(p))} cm-role-scouts`}>
        <span class="cm-face">
          <Portrait seat={scoutOf(p)} />
          <Scouting />
        </span>
        <Who name={names[scoutOf(p)] ?? ''} role={word('scout')} />
      </li>
      {watchersOf(p).map((seat, i) => {
        const used = p.guesses.filter((guess) => guess.seat === seat).length;
        const state = seat === actor ? 'now' : used === all ? 'done' : 'waits';
        return (
          <li key={seat} class={`${chip(seat)}${state === 'done' ? ' cm-role-done' : ''}`}>
            <span class="cm-face">
              <Portrait seat={seat} />
              <span class="cm-badge cm-place" aria-hidden="true">
                {i + 1}
              </span>
            </span>
            <Who name={names[seat] ?? ''} role={word('watcher', { state, place: i + 1 })} />
            <Pips all={all} used={used} />
          </li>
        );
      })}
    </ol>
  );
}
