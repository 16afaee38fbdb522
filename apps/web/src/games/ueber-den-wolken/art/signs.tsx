import './art.css';
import type { Action, Kind } from '@aerie/ueber-den-wolken';
import type { JSX } from 'preact';

/** Heads of arrows at both ends of a line. */
function Arrow({ d }: { d: string }) {
  return <path d={d} class="uw-arrow" marker-start="url(#uw-head)" marker-end="url(#uw-head)" />;
}

/** Head at the far end only. */
function Way({ d }: { d: string }) {
  return <path d={d} class="uw-arrow" marker-end="url(#uw-head)" />;
}

const Own = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="3.600" class="uw-own" />;
const Any = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="3.100" class="uw-any" />;
const Free = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="1.800" class="uw-free" />;
const Sheet = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <rect
    x="-5"
    y="-7"
    width="10"
    height="14"
    rx="1.800"
    class="uw-sheet"
    transform={`translate(${x} ${y}) rotate(${turn})`}
  />
);
/** A bird no bigger than a letter. */
export const Tiny = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path
    d="M0 -7C1.500 -5 2 -3 2 -1.500C6 -4 9 -2 11 2C7 1 4 1.500 2 3L3.500 8L0 6L-3.500 8L-2 3C-4 1.500 -7 1 -11 2C-9 -2 -6 -4 -2 -1.500C-2 -3 -1.500 -5 0 -7Z"
    class="uw-tiny"
    transform={`translate(${x} ${y}) scale(${size})`}
  />
);

type Sign = Kind | Action | 'pass';

/** What an action or a card does, as a little drawing in 48 × 30. */
const SIGNS: Readonly<Record<Sign, () => JSX.Element>> = {
  A: () => (
    <>
      <Own x={9} y={15} />
      <Any x={39} y={15} />
      <Way d="M13 10Q24 2 34 9" />
      <Way d="M35 20Q24 28 14 21" />
    </>
  ),
  B: () => (
    <>
      <Any x={24} y={4.5} />
      <Own x={24} y={25.5} />
      <Way d="M19 24Q10 15 18 6.500" />
      <Way d="M29 6Q38 15 30 23.500" />
    </>
  ),
  C: () => (
    <>
      <Tiny x={20} y={15} size={1.15} />
      <path d="M38 9V21M32 15H44" class="uw-plus" />
    </>
  ),
  D: () => (
    <>
      <Sheet x={19} y={16} turn={-10} />
      <Sheet x={27} y={15} turn={6} />
      <path d="M38 20V8M34.500 11.500L38 8L41.500 11.500" class="uw-plus" />
    </>
  ),
  pass: () => <path d="M8 19C14 11 18 23 24 15S34 11 40 15M14 9h6M28 23h8" class="uw-breeze" />,
  dodge: () => (
    <>
      <Own x={8} y={20} />
      <Free x={24} y={20} />
      <Any x={40} y={20} />
      <Arrow d="M11 14Q24 1 37 14" />
    </>
  ),
  sharpDodge: () => (
    <>
      <Own x={5.5} y={21} />
      <Free x={18} y={21} />
      <Free x={30} y={21} />
      <Any x={42.5} y={21} />
      <Arrow d="M8 15Q24 -4 40 15" />
    </>
  ),
  leadChange: () => (
    <>
      <Any x={21} y={4.5} />
      <Free x={21} y={15} />
      <Own x={21} y={25.5} />
      <Arrow d="M26 6.500Q37 15 26 23.500" />
    </>
  ),
  standard: () => (
    <>
      {['A', 'B', 'C', 'D'].map((letter, i) => (
        <g
          key={letter}
          transform={`translate(${12 + (i % 2) * 24 - (i % 2 ? 6 : 0)} ${8 + Math.floor(i / 2) * 14})`}
        >
          <rect x="-7" y="-6.500" width="14" height="12" rx="2.500" class="uw-sheet" />
          <text y="3.200" class="uw-letter">
            {letter}
          </text>
        </g>
      ))}
      <path d="M41 9V21M38 12L41 9L44 12M38 18L41 21L44 18" class="uw-plus uw-thin" />
    </>
  ),
  neutral: () => (
    <>
      <circle cx="24" cy="15" r="5" class="uw-white" />
      <Arrow d="M13 15H17" />
      <Arrow d="M31 15H35" />
      <Any x={8} y={15} />
      <Any x={40} y={15} />
      <path d="M24 8V4M24 22V26" class="uw-arrow" />
    </>
  ),
  diagonal: () => (
    <>
      <Own x={15} y={24} />
      <Any x={33} y={6} />
      <Free x={15} y={6} />
      <Free x={33} y={24} />
      <Arrow d="M19.500 19.500L28.500 10.500" />
    </>
  ),
  score: () => (
    <path
      d="M24 2L27.600 10.400L36.600 11.200L29.800 17.200L31.900 26L24 21.300L16.100 26L18.200 17.200L11.400 11.200L20.400 10.400Z"
      class="uw-star"
    />
  ),
  freeFlight: () => (
    <>
      <Own x={6} y={23} />
      <Any x={42} y={8} />
      <path d="M10 22C24 22 32 4 23 4S17 24 37 10" class="uw-arrow" marker-end="url(#uw-head)" />
    </>
  ),
  favourite: () => (
    <>
      <path d="M24 27C6 16 12 3 20 4.500Q23 5 24 9Q25 5 28 4.500C36 3 42 16 24 27Z" class="uw-heart" />
      <Tiny x={24} y={14} size={0.62} />
    </>
  ),
  display: () => (
    <>
      <Sheet x={12} y={15} />
      <Sheet x={36} y={15} />
      <path d="M19 15H27M24.500 11.500L28 15L24.500 18.500" class="uw-plus uw-thin" />
      <path d="M33.500 15H38.500M36 12.500V17.500" class="uw-plus uw-thin" />
    </>
  ),
};

export function SignArt({ sign }: { sign: Sign }) {
  return <g class="uw-sign">{SIGNS[sign]()}</g>;
}

export function SignPicture({ sign }: { sign: Sign }) {
  return (
    <svg class="uw-sign-picture" viewBox="0 0 48 30" aria-hidden="true">
      <SignArt sign={sign} />
    </svg>
  );
}

/** Things that drawings refer to; once a board. */
export function Definitions() {
  return (
    <svg class="uw-definitions" aria-hidden="true">
      <defs>
        <marker
          id="uw-head"
          viewBox="0 0 8 8"
          refX="5"
          refY="4"
          markerWidth="4.500"
          markerHeight="4.500"
          orient="auto-start-reverse"
        >
          <path d="M1 1L7 4L1 7Z" class="uw-head" />
        </marker>
      </defs>
    </svg>
  );
}
