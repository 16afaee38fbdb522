import './art.css';
import middle from './cover-cloud-2.webp';
import right from './cover-cloud-3.webp';
import left from './cover-cloud-5.webp';
import { Hill } from './Hill.js';
import { Head } from './Portrait.js';

/** Which clouds hang where, and how large. They are heavy to draw, so their pictures are made beforehand (`npm run clouds`). */
const MOBILE = [
  { cloud: left, x: 168, y: 150, r: 88 },
  { cloud: middle, x: 402, y: 178, r: 122 },
  { cloud: right, x: 634, y: 138, r: 82 },
] as const;

/** The game in one picture: round clouds on threads, and three who lie below and see different things. */
export function Cover() {
  return (
    <div class="cm-cover">
      <Hill />
      <svg class="cm-art" viewBox="0 0 800 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <clipPath id="cm-cover-round">
          <circle r="1" />
        </clipPath>
        {MOBILE.map(({ cloud, x, y, r }) => (
          <g key={cloud}>
            <path class="cm-thread" d={`M${x} -20V${y - r}`} />
            <circle class="cm-cover-shadow" cx={x + 5} cy={y + 9} r={r + 5} />
            <circle class="cm-cover-rim" cx={x} cy={y} r={r + 5} />
            <circle class="cm-cover-sky" cx={x} cy={y} r={r} />
            <g transform={`translate(${x} ${y}) scale(${r})`}>
              <image href={cloud} x="-1" y="-1" width="2" height="2" clip-path="url(#cm-cover-round)" />
            </g>
          </g>
        ))}
        {[
          { seat: 2, x: 212, y: 302, turn: -14 },
          { seat: 0, x: 344, y: 310, turn: 4 },
          { seat: 6, x: 476, y: 304, turn: 13 },
        ].map(({ seat, x, y, turn }) => (
          <g key={seat} transform={`translate(${x} ${y}) rotate(${turn} 50 100) scale(1.15)`}>
            <Head seat={seat} />
          </g>
        ))}
        <path class="cm-cover-front" d="M0 440Q240 404 460 414T800 424V520H0Z" />
      </svg>
    </div>
  );
}
