import { memo } from '../../../../ui/memo.js';
import { plume, smooth, tenth, uneven } from '../paper.js';

interface Size {
  readonly wide: number;
  readonly high: number;
}

const CLOUD =
  'M6 30Q-4 30 0 21Q3 13 13 15Q15 3 29 3Q41 2 46 12Q54 4 65 9Q74 13 73 20Q84 19 86 26Q86 31 78 30Z';

export const Cloud = memo(({ x, y, size }: { x: number; y: number; size: number }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <path d={CLOUD} class="rr-cloud-shadow" transform="translate(3 4)" />
      <path d={CLOUD} class="rr-cloud" />
      <path d="M16 21Q22 17 28 21M50 19Q56 15 62 19" class="rr-cloud-cut" />
    </g>
  );
});

const Sun = memo(({ x, y, r }: { x: number; y: number; r: number }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`}>
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d={plume([0, 0], i * 22.5, r * (i % 2 ? 1.55 : 1.85), r * 0.42)} class="rr-ray" />
      ))}
      <circle r={r} class="rr-sun" />
      <path
        d={`M${tenth(-r * 0.5)} ${tenth(-r * 0.2)}a${r * 0.6} ${r * 0.6} 0 0 1 ${tenth(r * 0.5)} ${tenth(-r * 0.42)}`}
        class="rr-sun-cut"
      />
      <g class="rr-moon-seas">
        <circle cx={r * 0.3} cy={-r * 0.2} r={r * 0.2} />
        <circle cx={-r * 0.25} cy={r * 0.35} r={r * 0.27} />
        <circle cx={r * 0.35} cy={r * 0.45} r={r * 0.12} />
      </g>
    </g>
  );
});

const Tree = memo(({ x, y, size, round }: { x: number; y: number; size: number; round: boolean }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <rect x="-2" y="-12" width="4" height="13" class="rr-trunk" />
      {round ? (
        <g>
          <circle cy="-24" r="15" class="rr-tree" />
          <path d="M-7 -30q3 -4 7 -4M-9 -23q1 -2 3 -3M2 -16q4 0 7 -4M5 -25q3 0 4 -3" class="rr-tree-cut" />
        </g>
      ) : (
        <g>
          <path d={plume([0, -4], -90, 46, 21)} class="rr-tree" />
          <path d="M0 -8V-42M0 -16l5 -5M0 -16l-5 -5M0 -26l4 -4M0 -26l-4 -4" class="rr-tree-cut" />
        </g>
      )}
    </g>
  );
});

const Barn = memo(({ x, y, size }: { x: number; y: number; size: number }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <path d="M60 2V-46L78 -66L110 -66V2Z" class="rr-barn-deep" />
      <path d="M74 -70L64 -48L112 -48V-70Z" class="rr-roof" />
      <path d="M0 2V-46L12 -68L32 -80L52 -68L64 -46V2Z" class="rr-barn" />
      <path d="M10 0V-44M19 0V-60M45 0V-60M54 0V-44" class="rr-barn-cut" />
      <path d="M-5 -44L9 -71L32 -85L55 -71L69 -44" class="rr-roof-line" />
      <rect x="18" y="-36" width="28" height="38" class="rr-barn-deep" />
      <path d="M18 2V-36H46V2M18 -36L46 2M46 -36L18 2" class="rr-trim" />
      <rect x="25" y="-62" width="14" height="14" class="rr-window" />
      <path d="M25 -62h14v14h-14ZM32 -62v14M25 -55h14" class="rr-trim rr-trim-thin" />
      <rect x="80" y="-34" width="16" height="14" class="rr-window" />
      <path d="M80 -34h16v14h-16ZM88 -34v14" class="rr-trim rr-trim-thin" />
      <path d="M32 -85V-97M27 -93H38M38 -93l-3 -2M38 -93l-3 2" class="rr-vane" />
    </g>
  );
});

const Haystack = memo(({ x, y, size }: { x: number; y: number; size: number }) => {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <path d="M-16 2Q-17 -14 -6 -22L0 -30L6 -22Q17 -14 16 2Z" class="rr-hay" />
      <path d="M-9 -2l2 -10M-2 -1l1 -14M6 -3l-1 -11M-1 -20l1 -5M10 -6l-1 -6" class="rr-hay-cut" />
    </g>
  );
});

/** A row of hills as one sheet of paper, from its crest down. */
function hills({ wide, high }: Size, crest: number, waves: number, rise: number, salt: number): string {
  const points = Array.from(
    { length: waves + 1 },
    (_, i) => [-20 + ((wide + 40) * i) / waves, crest - rise * uneven(i, salt)] as const,
  );
  return `${smooth(points, false)}L${wide + 20} ${high * 2}L-20 ${high * 2}Z`;
}

/** A sheet of the backdrop with light on its upper edge. */
const Sheet = memo(({ d, of }: { d: string; of: string }) => (
  <>
    <path d={d} class="rr-edge" transform="translate(0 -1)" />
    <path d={d} class={of} />
  </>
));

/**
 * The yard behind the ladder: sheets of sky, sun or moon, hills, barn. `climbed` says how far up one looks, 0 on the
 * ground, toward 1 high above; near sheets sink faster than far ones.
 */
export const Backdrop = memo(
  ({ wide, high, climbed, ground }: Size & { climbed: number; ground: number }) => {
    const size = { wide, high };
    const sink = (share: number) => ({ transform: `translateY(${tenth(climbed * share * high)}px)` });
    const unit = Math.max(0.75, Math.min(1.7, high / 380));
    const line = ground - 20 * unit;
    return (
      <g class="rr-backdrop">
        <rect width={wide} height={high} class="rr-sky-1" />
        <g class="rr-sheet" style={sink(0.22)}>
          <Sheet d={hills(size, high * 0.34, 4, 26 * unit, 4)} of="rr-sky-2" />
          <Sheet d={hills(size, high * 0.5, 5, 24 * unit, 6)} of="rr-sky-3" />
          <Sheet d={hills(size, high * 0.66, 3, 22 * unit, 9)} of="rr-sky-4" />
        </g>
        {Array.from({ length: 26 }, (_, i) => (
          <circle
            key={i}
            cx={tenth(uneven(i, 1) * wide)}
            cy={tenth(uneven(i, 2) * high * 0.62)}
            r={0.6 + uneven(i, 3)}
            class="rr-star"
          />
        ))}
        <g class="rr-sheet" style={sink(0.12)}>
          <Sun x={Math.max(84, wide * 0.16)} y={high * 0.29} r={24 * unit} />
        </g>
        <g class="rr-sheet" style={sink(0.3)}>
          <Cloud x={wide * 0.56} y={high * 0.19} size={unit * 0.95} />
          <Cloud x={wide * -0.04} y={high * 0.47} size={unit * 0.7} />
          <Cloud x={wide * 0.84} y={high * 0.42} size={unit * 0.6} />
          <Cloud x={wide * 0.24} y={high * -0.12} size={unit * 0.9} />
          <Cloud x={wide * 0.7} y={high * -0.2} size={unit * 0.75} />
        </g>
        <g class="rr-sheet" style={sink(0.2)}>
          <Sheet d={hills(size, line - 54 * unit, 4, 34 * unit, 2)} of="rr-hill-1" />
        </g>
        <g class="rr-sheet" style={sink(0.34)}>
          <Sheet d={hills(size, line - 24 * unit, 3, 34 * unit, 15)} of="rr-hill-2" />
          <path d={plume([wide * 0.02, line - 8 * unit], -9, wide * 0.34, 26 * unit, -8)} class="rr-field" />
          <path
            d={[0, 1, 2, 3]
              .map(
                (i) =>
                  `M${tenth(wide * 0.06)} ${tenth(line - (9 - i * 4) * unit)}q${tenth(wide * 0.12)} ${tenth(-9 * unit)} ${tenth(wide * 0.25)} ${tenth(-10 * unit)}`,
              )
              .join('')}
            class="rr-field-cut"
          />
          {[0.08, 0.17, 0.47, 0.53].map((x, i) => (
            <Tree
              key={x}
              x={wide * x}
              y={line - (18 + uneven(i, 4) * 8) * unit}
              size={unit * 0.55}
              round={i % 2 === 0}
            />
          ))}
        </g>
        <g class="rr-sheet" style={sink(0.52)}>
          <Sheet d={hills(size, line + 6 * unit, 4, 14 * unit, 21)} of="rr-hill-3" />
          <Barn x={wide - (wide > 600 ? 230 : 122) * unit} y={line + unit} size={unit * 1.05} />
          <Tree x={wide - (wide > 600 ? 244 : 132) * unit} y={line + 4 * unit} size={unit * 0.9} round />
          <Haystack x={wide * 0.28} y={line + 6 * unit} size={unit} />
          {wide > 600 && <Haystack x={wide * 0.33} y={line + 8 * unit} size={unit * 0.7} />}
          <Tree x={wide * 0.05} y={line + 10 * unit} size={unit} round={false} />
          <Tree x={wide * 0.05 + 22 * unit} y={line + 12 * unit} size={unit * 0.8} round />
        </g>
      </g>
    );
  },
);
