import { memo } from '../../../ui/memo.js';
import './art.css';

/** The light in which the Scout looks at the cards. */
export const Candle = memo(() => {
  return (
    <svg class="cm-candle" viewBox="0 0 60 110" aria-hidden="true">
      <ellipse class="cm-dish" cx="30" cy="101" rx="26" ry="7" />
      <path class="cm-wax" d="M20 52Q20 48 24 48H36Q40 48 40 52V100H20Z" />
      <path
        class="cm-wax-lit"
        d="M20 52Q20 48 24 48H36Q40 48 40 52V62Q36 72 34 60Q31 54 28 66Q25 74 24 60Z"
      />
      <path class="cm-wick" d="M30 49V42" />
      <g class="cm-flame">
        <path class="cm-flame-out" d="M30 6Q44 26 40 36Q37 45 30 45Q23 45 20 36Q17 26 30 6Z" />
        <path class="cm-flame-in" d="M30 22Q36 32 34.500 37Q33 42 30 42Q27 42 25.500 37Q24 32 30 22Z" />
      </g>
    </svg>
  );
});
