import { memo } from '../../../ui/memo.js';
import './art.css';
import type { Seat } from '@aerie/kernel';
import type { Species } from '@aerie/ueber-den-wolken';
import { paperOf } from './Feathered.js';

type Look = {
  readonly head: string;
  readonly low: string;
  readonly cap: string;
  readonly beak: string;
  readonly eye: readonly [number, number];
  readonly crest: string;
};

/** Heads from the side, looking right, in a square of 100: proud, offended, dreamy, quick. */
const HEADS: readonly (Look & { readonly species: Species })[] = [
  {
    species: 'kite',
    head: 'M20 98C16 70 20 46 34 32C46 20 66 22 73 36C77 45 74 54 68 60C62 68 62 80 68 98Z',
    low: 'M34 98C32 82 38 68 50 62C58 58 66 60 68 60C62 68 62 80 68 98Z',
    cap: 'M34 32C46 20 66 22 73 36C60 33 46 38 30 52Z',
    beak: 'M70 36C80 35 90 40 89 54C87 60 84 58 84 54C80 50 74 50 70 50Z',
    eye: [60, 41],
    crest: 'M36 31L14 30L26 40L10 48L27 54Z',
  },
  {
    species: 'goose',
    head: 'M28 98C24 80 30 66 34 54C28 40 36 22 54 22C70 22 76 34 73 44C70 54 60 56 58 66C56 78 66 86 68 98Z',
    low: 'M44 98C42 84 46 72 52 62C57 58 59 60 58 66C56 78 66 86 68 98Z',
    cap: 'M36 34C40 26 48 22 54 22C64 22 71 27 73 34C62 30 48 30 36 34Z',
    beak: 'M71 34C80 33 92 40 94 47C92 51 82 51 72 48Z',
    eye: [61, 35],
    crest: 'M38 28L30 12L46 22Z',
  },
  {
    species: 'crane',
    head: 'M34 98C40 84 30 74 30 58C30 40 36 26 52 24C64 22 70 30 68 38C66 46 56 46 50 50C44 56 46 70 54 78C60 86 58 92 58 98Z',
    low: 'M42 98C48 86 38 76 38 62C38 54 44 50 50 50C44 56 46 70 54 78C60 86 58 92 58 98Z',
    cap: 'M42 28Q52 14 66 28Q54 26 42 28Z',
    beak: 'M66 30C78 31 92 36 98 40C88 43 76 43 66 42Z',
    eye: [57, 33],
    crest: 'M40 34L18 38L32 44L20 54L38 50Z',
  },
  {
    species: 'swallow',
    head: 'M18 98C10 74 14 44 34 32C50 22 72 28 78 42C82 54 74 62 72 72C71 82 76 90 78 98Z',
    low: 'M46 98C44 80 50 66 62 62C70 60 76 58 78 52C78 62 73 66 72 72C71 82 76 90 78 98Z',
    cap: 'M24 42C40 22 70 24 78 42C64 44 44 48 20 66Z',
    beak: 'M77 42C83 42 88 45 90 49C86 52 80 52 77 51Z',
    eye: [64, 45],
    crest: 'M30 36L6 20L18 44L2 46L18 58Z',
  },
];

/** A seat's bird, head only. */
export const Portrait = memo(({ seat }: { seat: Seat }) => {
  const look = HEADS[seat % HEADS.length] as Look;
  const clip = `uw-round-${seat}`;
  return (
    <svg
      class="uw-art uw-portrait"
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{ '--uw-c': paperOf(seat) }}
    >
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="48" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect width="100" height="100" class="uw-portrait-sky" />
        <circle cx="76" cy="80" r="26" class="uw-sun" />
        <path d="M-4 100V84Q10 70 24 80Q36 68 50 80Q66 70 78 82Q92 74 104 86V100Z" class="uw-bank-2" />
        <path d={look.crest} class="uw-crest" />
        <path d={look.beak} class="uw-beak" />
        <path d={look.head} class="uw-wing-paper" />
        <path d={look.low} class="uw-lining" />
        <path d={look.cap} class="uw-body" />
        <circle cx={look.eye[0]} cy={look.eye[1]} r="5" class="uw-eye-white" />
        <circle cx={look.eye[0] + 1.2} cy={look.eye[1]} r="2.800" class="uw-eye" />
      </g>
      <circle cx="50" cy="50" r="48" class="uw-portrait-ring" />
    </svg>
  );
});
