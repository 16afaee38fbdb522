import type { JSX } from 'preact';

/**
 * What stands on the islands: one thing for each of the symbols A to E, told apart by their outlines alone: a triangle,
 * a tall bar, an arch, a cross, a disc. Each is drawn around 0/0, its foot at y 16, within 32 by 32.
 */
const SYMBOLS: Readonly<Record<string, JSX.Element>> = {
  A: (
    <>
      <path d="M-1.800 16v-6h3.600v6z" class="zf-sym-dark" />
      <path d="M0 -17L14 12H-14Z" class="zf-sym" />
      <path d="M0 -17L14 12H0Z" class="zf-sym-shade" />
      <path d="M-6.500 -1.500h13M-10.500 5.500h21" class="zf-sym-cut" />
    </>
  ),
  B: (
    <>
      <path d="M-5.500 16L-3.800 -8H3.800L5.500 16Z" class="zf-sym" />
      <path d="M0 -8H3.800L5.500 16H0Z" class="zf-sym-shade" />
      <path d="M-4.900 8H4.900L5.500 16H-5.500ZM-4.400 -1H4.400L4.700 3.500H-4.700Z" class="zf-sym-dark" />
      <path d="M-5 -8h10v-2.500h-10z" class="zf-sym-dark" />
      <path d="M-3 -10.500h6v-4l-3 -3.500l-3 3.500z" class="zf-sym" />
      <path d="M-7 -13.500L-14 -16V-10ZM7 -13.500L14 -16V-10Z" class="zf-sym-light" />
    </>
  ),
  C: (
    <>
      <path d="M-15 16V1A15 15 0 0 1 15 1V16H7V1A7 7 0 0 0 -7 1V16Z" class="zf-sym" />
      <path d="M0 -14A15 15 0 0 1 15 1V16H7V1A7 7 0 0 0 0 -6Z" class="zf-sym-shade" />
      <path
        d="M-15 2h8M7 2h8M-9.500 -10.500l4.500 6M9.500 -10.500l-4.500 6M-15 9.500h8M7 9.500h8"
        class="zf-sym-cut"
      />
    </>
  ),
  D: (
    <>
      <path d="M-5.500 16L-3.500 -3H3.500L5.500 16Z" class="zf-sym-dark" />
      <path
        d="M-1.600 -5L-13.500 -13.500L-9.500 -17.500L-1 -5.600ZM1.600 -5L13.500 -13.500L9.500 -17.500L1 -5.600ZM1.600 -3L13.500 5.500L9.500 9.500L1 -2.400ZM-1.600 -3L-13.500 5.500L-9.500 9.500L-1 -2.400Z"
        class="zf-sym"
      />
      <path
        d="M1.600 -5L13.500 -13.500L11.500 -15.500ZM1.600 -3L13.500 5.500L11.500 7.500Z"
        class="zf-sym-shade"
      />
      <circle cy="-4" r="2.400" class="zf-sym-light" />
    </>
  ),
  E: (
    <>
      <path d="M-6.500 4L-3 11.500M6.500 4L3 11.500" class="zf-sym-rope" />
      <circle cy="-5.500" r="12.500" class="zf-sym" />
      <path d="M0 -18A12.500 12.500 0 0 1 0 7Q9 -5.500 0 -18Z" class="zf-sym-shade" />
      <path d="M0 -18Q-8.500 -5.500 0 7M0 -18Q8.500 -5.500 0 7M-12.400 -5.500H12.400" class="zf-sym-cut" />
      <path d="M-4 11H4L3 16.500H-3Z" class="zf-sym-dark" />
    </>
  ),
};

/** The thing that stands on islands of a symbol. */
export const SymbolArt = ({ symbol }: { symbol: string }) => <g class="zf-symbol">{SYMBOLS[symbol]}</g>;
