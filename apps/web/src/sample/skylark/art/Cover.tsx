import { Bird } from './Bird.js';

const NOTES = [
  [92, 26],
  [108, 18],
  [124, 30],
] as const;

/** The game in one picture, 16 to 10: a lark above the hills, and its song. */
export const Cover = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect class="skylark-sky" width="160" height="100" />
    <path class="skylark-hill" d="M0 78q40-22 84-6t76-12v40H0z" />
    <g transform="translate(44 18) scale(1.2)">
      <Bird />
    </g>
    {NOTES.map(([x, y]) => (
      <path
        key={x}
        class="skylark-note"
        d={`M${x} ${y}v-12l8-2v11a3 3 0 1 1-2-3v-5l-4 1v10a3 3 0 1 1-2-3z`}
      />
    ))}
  </svg>
);
