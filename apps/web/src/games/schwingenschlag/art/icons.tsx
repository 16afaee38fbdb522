import './icons.css';
import type { JSX } from 'preact';

/** The signs of the game, each in a square of 24. Shape tells them apart first, colour second. */
const SIGNS = {
  meat: (
    <>
      <path class="ss-i-red" d="M9 4C14 2 20 6 20 11.500C20 16 15 18.500 11 16.500C7 14.500 4.500 6 9 4Z" />
      <path
        class="ss-i-bone"
        d="M11 15L6.500 18.500C7.500 20.500 5 22 4 20C2 20.500 1.500 17.500 4 17L8.500 12.500Z"
      />
      <path class="ss-i-line" d="M11 7.500C13.500 6.500 16.500 8.500 17 11" />
    </>
  ),
  gold: (
    <>
      <path
        class="ss-i-gold"
        d="M2 20L5 13H11L13.500 20ZM11 20L13.500 13H19L22 20ZM6.500 11.500L9 5H15L17.500 11.500Z"
      />
      <path class="ss-i-line" d="M10 7H14M6.500 15H9.500M15 15H17.500" />
    </>
  ),
  crystal: (
    <>
      <path class="ss-i-violet" d="M12 2L18 9L14.500 22H9.500L6 9Z" />
      <path class="ss-i-line" d="M6 9H18M12 2L10 9L11 22M12 2L14 9L13 22" />
    </>
  ),
  milk: (
    <>
      <path
        class="ss-i-white"
        d="M8.500 2H15.500V6C18 8 19 10 19 13V19.500C19 21 18 22 16.500 22H7.500C6 22 5 21 5 19.500V13C5 10 6 8 8.500 6Z"
      />
      <path
        class="ss-i-blue"
        d="M5 14C8 12 10 16 13 14C15.500 12.500 17 13.500 19 14V19.500C19 21 18 22 16.500 22H7.500C6 22 5 21 5 19.500Z"
      />
      <path class="ss-i-line" d="M8.500 5.500H15.500" />
    </>
  ),
  any: (
    <>
      <circle cx="12" cy="12" r="9.500" class="ss-i-card" />
      <path class="ss-i-red" d="M12 12V2.500A9.500 9.500 0 0 1 21.500 12Z" />
      <path class="ss-i-violet" d="M12 12H21.500A9.500 9.500 0 0 1 12 21.500Z" />
      <path class="ss-i-white" d="M12 12V21.500A9.500 9.500 0 0 1 2.500 12Z" />
      <path class="ss-i-gold" d="M12 12H2.500A9.500 9.500 0 0 1 12 2.500Z" />
      <circle cx="12" cy="12" r="3.500" class="ss-i-ink" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9.500" class="ss-i-gold" />
      <circle cx="12" cy="12" r="6.700" class="ss-i-line" />
      <path
        class="ss-i-ink"
        d="M7.500 13.500C9 9.500 13 8 17 9C15.500 10 15.500 11 16 12.500C13.500 12 13 14 13.500 15.500C11.500 14 9.500 14 7.500 13.500Z"
      />
    </>
  ),
  egg: (
    <>
      <path
        class="ss-i-egg"
        d="M12 2C16.500 2 19.500 9 19.500 14C19.500 18.500 16 22 12 22C8 22 4.500 18.500 4.500 14C4.500 9 7.500 2 12 2Z"
      />
      <path class="ss-i-line" d="M5 13L8 11L11 14L14 11L17 13.500L19.300 12" />
    </>
  ),
  dragon: (
    <>
      <rect x="4.500" y="2" width="15" height="20" rx="2.500" class="ss-i-ink-2" />
      <path
        class="ss-i-torch"
        d="M7 15C7.500 10 10 6.500 16.500 6C15 7.500 15 9 16 11C13 10.500 12 12.500 13 15.500L10.800 13.500L9.500 18Z"
      />
    </>
  ),
  cave: (
    <>
      <rect x="4.500" y="2" width="15" height="20" rx="2.500" class="ss-i-rock" />
      <path class="ss-i-ink" d="M7 19V13C7 9 9 6.500 12 6.500C15 6.500 17 9 17 13V19Z" />
      <path
        class="ss-i-torch"
        d="M12 18C10 18 9.500 16 10.500 14.500C11 15 11.500 13.500 12 12.500C13 14 14 15 13.500 16.500C13.300 17.500 12.800 18 12 18Z"
      />
    </>
  ),
  guild: (
    <>
      <circle cx="12" cy="12" r="8.200" class="ss-i-ring" />
      <path class="ss-i-torch" d="M16 2L22.500 5.500L16.500 9.500Z" />
      <circle cx="12" cy="12" r="3.200" class="ss-i-torch" />
    </>
  ),
  nest: (
    <>
      <path class="ss-i-brown" d="M2 12C5 14 19 14 22 12C22 18 18 21 12 21C6 21 2 18 2 12Z" />
      <path
        class="ss-i-line"
        d="M4 15C9 17.500 15 17.500 20 15M6 18.500C10 20 14 20 18 18.500M3 11L6 13M21 11L18 13"
      />
    </>
  ),
  marker: <path class="ss-i-torch" d="M5 22V3H7V4.500L19 7L13 10.500L19 14L7 15.500V22Z" />,
  tucked: (
    <>
      <rect x="8" y="2.500" width="12" height="16" rx="2" class="ss-i-rock" transform="rotate(10 14 10)" />
      <rect x="4" y="5" width="12" height="16" rx="2" class="ss-i-ink-2" />
      <path class="ss-i-line" d="M7 10H13M7 13H13M7 16H11" />
    </>
  ),
  explorer: (
    <>
      <path
        class="ss-i-torch"
        d="M17.500 9C15.500 8 16 5.500 18 3C18.500 5 20.500 6 19.500 8C19 9 18.300 9.300 17.500 9Z"
      />
      <path class="ss-i-brown" d="M16.800 9.500H18.600L18.300 18H17.100Z" />
      <circle cx="9" cy="6.500" r="3.500" class="ss-i-bone" />
      <path
        class="ss-i-red"
        d="M4 22C4 15 5.500 11 9 11C11 11 12 12.500 13.500 13.500L17 12V14.500L13.500 16.500L12.500 15.800L13 22Z"
      />
      <path class="ss-i-brown" d="M5 5.500C5.500 2.500 12 2 13 5.500Z" />
    </>
  ),
  pick: <path class="ss-i-stroke" d="M5 20L15 9M7 5C12 3 18 6 20 13M15 9L17.500 6.500" />,
  hatchling: (
    <>
      <path
        class="ss-i-egg"
        d="M4.500 13L7.500 15L10 12.500L12.500 15L15 12.500L17.500 15L19.500 13C20 19 16 22 12 22C8 22 4 19 4.500 13Z"
      />
      <path
        class="ss-i-torch"
        d="M7 11C6.500 5 10 2.500 13.500 4C17 5.500 17.500 9 17 11L15 10L12.500 12.500L10 10Z"
      />
      <circle cx="11" cy="7.500" r="1.500" class="ss-i-ink" />
    </>
  ),
  small: (
    <path
      class="ss-i-torch"
      d="M7 18C7 15.500 9.500 14 12 14C14 14 15 15 17 14.500C16 17 14 18.500 11.500 18.500Z"
    />
  ),
  medium: (
    <path
      class="ss-i-torch"
      d="M4.500 18C4.500 13 8.500 10 12.500 9.500C15.500 9 17.500 10 20 9C18.500 14.500 15.500 19 10 19Z"
    />
  ),
  large: (
    <path
      class="ss-i-torch"
      d="M1.500 18.500C1.500 10 7.500 4.500 13.500 4C17.500 3.500 20 5 23 3.500C21 13 16 20.500 8 20.500Z"
    />
  ),
  aggressive: <path class="ss-i-red" d="M4 3L9 7L12 2L15 7L20 3L18.500 11L12 21.500L5.500 11Z" />,
  helpful: (
    <path
      class="ss-i-green"
      d="M12 21C4 15.500 2.500 11 4 7.500C5.500 4 10 4 12 7.500C14 4 18.500 4 20 7.500C21.500 11 20 15.500 12 21Z"
    />
  ),
  playful: (
    <>
      <circle cx="12" cy="12" r="9" class="ss-i-torch" />
      <path class="ss-i-thick" d="M12 3C7 8 17 16 12 21M3.500 9.500C9 12 15 12 20.500 14.500" />
    </>
  ),
  shy: (
    <path
      class="ss-i-blue"
      d="M15.500 2.500C8 3.500 4 9 5.500 14.500C7 20 13 22.500 18.500 19.500C11.500 18.500 9.500 9 15.500 2.500Z"
    />
  ),
  activated: <path class="ss-i-stroke" d="M4 12H18M12.500 6L18.500 12L12.500 18" />,
  played: <path class="ss-i-stroke" d="M12 3V14M6.500 9L12 14.500L17.500 9M4.500 20H19.500" />,
  round: <path class="ss-i-stroke" d="M19 9A8 8 0 1 0 20 13M19.500 4V9.500H14" />,
  end: <path class="ss-i-stroke" d="M6 21V4M6 5H18L15 9L18 13H6" />,
  points: <path class="ss-i-stroke" d="M3 21H21M6 21V12M12 21V4M18 21V9" />,
  rowC: (
    <path
      class="ss-i-red"
      d="M12 2C15 7 19 9.500 19 14.500C19 19 16 22 12 22C8 22 5 19 5 14.500C5 12 6.500 10.500 7.500 8.500C9 11 10 11 10.500 10C11.500 7.500 11 5 12 2Z"
    />
  ),
  rowG: (
    <path
      class="ss-i-gold"
      d="M12 2L14.500 9.500H22L16 14L18.300 21.500L12 17L5.700 21.500L8 14L2 9.500H9.500Z"
    />
  ),
  rowA: <path class="ss-i-violet" d="M6 22L3 13L8 5L11 12V22ZM12.500 22V7L17 2L21 10L18 22Z" />,
} as const satisfies Readonly<Record<string, JSX.Element>>;

export type SignName = keyof typeof SIGNS;

/** Whether there is a sign of this name. */
export const isSign = (name: string): name is SignName => name in SIGNS;

export const SignArt = ({ name }: { name: SignName }) => SIGNS[name];

/** A sign of the game; whoever uses it says what it means, in words beside it or by the term that it is marked with. */
export const Sign = ({ name, ...marked }: { name: SignName; 'data-term'?: string }) => (
  <svg class={`ss-sign ss-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true" {...marked}>
    {SIGNS[name]}
  </svg>
);

export const ROW_SIGNS = ['rowC', 'rowG', 'rowA'] as const satisfies readonly SignName[];
