import type { ComponentChildren } from 'preact';
import type { Scale } from './scales.js';

/** A line with its value at the left for every tick of an upright scale. */
export const Gridlines = ({
  class: name,
  scale,
  left,
  right,
  gap,
  drop,
}: {
  class: string;
  scale: Scale;
  /** Where lines begin and end. */
  left: number;
  right: number;
  /** Between a value and its line, and how far its foot lies below it. */
  gap: number;
  drop: number;
}) => (
  <g class={name}>
    {scale.ticks.map((value) => (
      <g key={value}>
        <path d={`M${left} ${scale.at(value)}H${right}`} />
        <text x={left - gap} y={scale.at(value) + drop} text-anchor="end">
          {value}
        </text>
      </g>
    ))}
  </g>
);

/** A drawing that is told in words to those who do not see it. */
export const Chart = ({
  class: name,
  wide,
  high,
  label,
  children,
}: {
  class: string;
  wide: number;
  high: number;
  label: string;
  children: ComponentChildren;
}) => (
  <svg class={name} viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
    {children}
  </svg>
);
