import './art.css';
import type { Seat } from '@aerie/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** Somebody on the hill: what grows behind the head and what sits on it. Eyes look up, always. */
interface Dreamer {
  readonly skin: number;
  readonly hair: number;
  readonly behind?: JSX.Element;
  readonly over: JSX.Element;
}

const FRINGE = 'M25 56Q21 27 50 27Q79 27 75 56Q72 42 60 39Q44 44 34 40Q27 44 25 56Z';

const DREAMERS: readonly Dreamer[] = [
  {
    skin: 0,
    hair: 0,
    over: (
      <>
        <path class="cm-hair" d="M26 58Q24 40 36 37H64Q76 40 74 58Q70 46 64 42H36Q29 46 26 58Z" />
        <path class="cm-straw" d="M32 37Q33 13 50 13Q67 13 68 37Z" />
        <path class="cm-cloth" d="M32 31Q50 36 68 31L68 38H32Z" />
        <ellipse class="cm-straw" cx="50" cy="38" rx="37" ry="7" />
      </>
    ),
  },
  {
    skin: 1,
    hair: 1,
    over: (
      <>
        {[
          [28, 46, 10],
          [30, 33, 11],
          [42, 25, 12],
          [57, 24, 12],
          [69, 33, 11],
          [72, 46, 10],
          [50, 34, 11],
        ].map(([x, y, r]) => (
          <circle key={`${x} ${y}`} class="cm-hair" cx={x} cy={y} r={r} />
        ))}
        <path class="cm-band" d="M27 42Q50 28 73 42" />
      </>
    ),
  },
  {
    skin: 2,
    hair: 2,
    over: (
      <>
        <circle class="cm-hair" cx="50" cy="19" r="11" />
        <path class="cm-hair" d={FRINGE} />
        <path class="cm-band" d="M42 27Q50 31 58 27" />
      </>
    ),
  },
  {
    skin: 0,
    hair: 3,
    behind: <path class="cm-hair" d="M24 78Q18 34 50 32Q82 34 76 78Q66 84 50 84Q34 84 24 78Z" />,
    over: (
      <>
        <path class="cm-cloth" d="M22 41Q24 17 56 17Q86 18 81 36Q62 32 22 41Z" />
        <path class="cm-stalk" d="M57 18L60 11" />
      </>
    ),
  },
  {
    skin: 3,
    hair: 0,
    behind: <path class="cm-hair" d="M20 94Q14 28 50 26Q86 28 80 94Z" />,
    over: (
      <>
        <path class="cm-hair" d="M25 56Q22 27 50 27Q78 27 75 56Q66 48 52 36Q40 46 25 56Z" />
        <circle class="cm-cloth" cx="70" cy="36" r="5.500" />
        <circle class="cm-straw" cx="70" cy="36" r="2" />
      </>
    ),
  },
  {
    skin: 1,
    hair: 2,
    over: (
      <>
        <path class="cm-hair" d="M26 58Q25 44 30 40H70Q75 44 74 58Q70 48 66 45H34Q30 48 26 58Z" />
        <path class="cm-cloth" d="M27 42Q27 18 50 18Q73 18 73 42Z" />
        <path class="cm-visor" d="M50 42Q74 30 92 40Q78 46 50 45Z" />
      </>
    ),
  },
  {
    skin: 2,
    hair: 3,
    behind: (
      <>
        <ellipse class="cm-hair" cx="19" cy="60" rx="8" ry="18" />
        <ellipse class="cm-hair" cx="81" cy="60" rx="8" ry="18" />
      </>
    ),
    over: (
      <>
        <path class="cm-hair" d="M25 56Q21 27 50 27Q79 27 75 56Q72 40 50 38Q28 40 25 56Z" />
        <circle class="cm-cloth" cx="20" cy="45" r="5.500" />
        <circle class="cm-cloth" cx="80" cy="45" r="5.500" />
      </>
    ),
  },
  {
    skin: 3,
    hair: 1,
    over: (
      <>
        <path class="cm-cloth" d="M25 44Q25 18 50 18Q75 18 75 44Z" />
        <rect class="cm-straw" x="23" y="38" width="54" height="9" rx="4.500" />
        <circle class="cm-straw" cx="50" cy="15" r="7" />
        <circle class="cm-glass" cx="40" cy="55" r="8" />
        <circle class="cm-glass" cx="60" cy="55" r="8" />
      </>
    ),
  },
];

/** A head without a frame, in a square of 100. */
export function Head({ seat }: { seat: Seat }) {
  const { skin, hair, behind, over } = DREAMERS[seat % DREAMERS.length] as Dreamer;
  return (
    <g class={`cm-head cm-skin-${skin} cm-hair-${hair}`} style={{ '--cm-c': `var(--seat-${seat})` }}>
      {behind}
      <path class="cm-cloth" d="M14 104Q16 80 38 78L50 84L62 78Q84 80 86 104Z" />
      <path class="cm-skin" d="M42 70H58V82L50 88L42 82Z" />
      <circle class="cm-skin" cx="50" cy="55" r="25" />
      <circle class="cm-cheek" cx="35" cy="63" r="4.500" />
      <circle class="cm-cheek" cx="65" cy="63" r="4.500" />
      <circle class="cm-eye-white" cx="40" cy="54" r="5.200" />
      <circle class="cm-eye-white" cx="60" cy="54" r="5.200" />
      <circle class="cm-eye" cx="41" cy="51.500" r="3" />
      <circle class="cm-eye" cx="61" cy="51.500" r="3" />
      <path class="cm-smile" d="M43 68Q50 73 57 68" />
      {over}
    </g>
  );
}

/** A seat's face: somebody who lies in the grass and looks up. */
export function Portrait({ seat }: { seat: Seat }) {
  const round = useId();
  return (
    <svg class="cm-art" viewBox="0 0 100 100" aria-hidden="true">
      <clipPath id={round}>
        <circle cx="50" cy="50" r="48" />
      </clipPath>
      <g clip-path={`url(#${round})`}>
        <rect width="100" height="100" class="cm-portrait-sky" />
        <path d="M-2 74Q24 58 52 70T102 66V102H-2Z" class="cm-portrait-grass" />
        <Head seat={seat} />
      </g>
      <circle
        cx="50"
        cy="50"
        r="47.500"
        class="cm-portrait-ring"
        style={{ '--cm-c': `var(--seat-${seat})` }}
      />
    </svg>
  );
}
