import './art.css';

/** A cut gem of the tone `zf-gem-…` of its surroundings, around 0/0, 24 wide. */
export const GemArt = () => (
  <g class="zf-gem">
    <path d="M-7 -9H7L12 -2L0 12L-12 -2Z" class="zf-gem-body" />
    <path d="M-7 -9L-4 -2H4L7 -9ZM-12 -2H-4L0 12Z" class="zf-gem-shine" />
  </g>
);

export const Gem = ({ kind, spent = false }: { kind: 'red' | 'violet'; spent?: boolean }) => (
  <svg
    class={`zf-gem-icon zf-gem-${kind}${spent ? ' zf-gem-spent' : ''}`}
    viewBox="-13 -11 26 25"
    aria-hidden="true"
  >
    <GemArt />
  </svg>
);

/** A puff of breath: a point to act with. */
export const Puff = ({ spent = false }: { spent?: boolean }) => (
  <svg class={`zf-puff${spent ? ' zf-puff-spent' : ''}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M-9 -3H3A4 4 0 1 0 -1 -7M-9 2H7A3.500 3.500 0 1 1 3.500 6" />
  </svg>
);

/** A wing: a flight. */
export const Wing = () => (
  <svg class="zf-wing" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M-10 6Q-9 -8 10 -9Q9 -5 5 -4Q8 -4 7.500 -1Q4.500 1 2 .6Q4.500 1.500 3.500 4Q-2 9 -10 6Z" />
  </svg>
);
