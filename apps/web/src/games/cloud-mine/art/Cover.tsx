import './art.css';
import { useEffect, useState } from 'preact/hooks';
import { Hill } from './Hill.js';
import { Head } from './Portrait.js';

/** Which clouds hang where, how large, and how long their threads are. */
const MOBILE = [
  { card: 5, x: 168, y: 150, r: 88 },
  { card: 2, x: 402, y: 178, r: 122 },
  { card: 3, x: 634, y: 138, r: 82 },
] as const;

/** Clouds are heavy to draw, so they come in when the page stands. */
function useClouds(): readonly string[] {
  const [clouds, setClouds] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    const paint = async () => {
      const { drawn } = await import('./clouds.js');
      for (const { card } of MOBILE) {
        const cloud = await drawn(card);
        if (here) setClouds((before) => [...before, cloud]);
      }
    };
    void paint();
    return () => {
      here = false;
    };
  }, []);
  return clouds;
}

/** The game in one picture: round clouds on threads, and three who lie below and see different things. */
export function Cover() {
  const clouds = useClouds();
  return (
    <div class="cm-cover">
      <Hill />
      <svg class="cm-art" viewBox="0 0 800 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <clipPath id="cm-cover-round">
          <circle r="1" />
        </clipPath>
        {MOBILE.map(({ card, x, y, r }, i) => (
          <g key={card}>
            <path class="cm-thread" d={`M${x} -20V${y - r}`} />
            <circle class="cm-cover-shadow" cx={x + 5} cy={y + 9} r={r + 5} />
            <circle class="cm-cover-rim" cx={x} cy={y} r={r + 5} />
            <circle class="cm-cover-sky" cx={x} cy={y} r={r} />
            {clouds[i] && (
              <g transform={`translate(${x} ${y}) scale(${r})`}>
                <image
                  class="cm-cover-cloud"
                  href={clouds[i]}
                  x="-1"
                  y="-1"
                  width="2"
                  height="2"
                  clip-path="url(#cm-cover-round)"
                />
              </g>
            )}
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
