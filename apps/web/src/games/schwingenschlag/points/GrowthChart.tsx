import { Chart, Gridlines } from '../../../kit/chart.js';
import { linePath, scaleBetween } from '../../../kit/scales.js';
import { labelled } from '../../../ui/labelled.js';
import { say } from '../../../words/words.js';
import { saying } from '../saying.js';
import type { Growth } from './chart-data.js';
import { BOTTOM, GRID, HIGH, LEFT, RIGHT, roundName, SmallMark, scaleFor, TOP, WIDE } from './chart-parts.js';

/** Lines that differ by how they are drawn, not only by colour. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 2', '1 4'] as const;

interface GrowthProps {
  readonly growth: Growth;
  readonly names: readonly string[];
}

/** How everybody's points grew, action by action. */
export function GrowthChart({ growth: { lines, rounds }, names }: GrowthProps) {
  const length = Math.max(1, ...lines.map((line) => line.length - 1));
  const scale = scaleFor(lines.flat());
  const { at: x } = scaleBetween(0, length, { from: LEFT, to: WIDE - RIGHT });
  const ends = [...rounds, ...(rounds.length === 4 && length > (rounds[3] ?? 0) ? [length] : [])];
  const words = lines
    .map((line, seat) => labelled(names[seat] ?? '', rounds.map((at) => line[at] ?? 0).join(', ')))
    .join('; ');
  return (
    <Chart
      class="ss-chart"
      wide={WIDE}
      high={HIGH}
      label={say(saying('schwingenschlag.points.growthWords', { words }))}
    >
      <Gridlines {...GRID} scale={scale} />
      {rounds.map((at, round) => (
        <g key={at} class="ss-chart-round">
          <path d={`M${x(at)} ${TOP}V${HIGH - BOTTOM}`} />
          <text x={(x(at) + x(rounds[round - 1] ?? 0)) / 2} y={HIGH - 5} text-anchor="middle">
            {roundName(round)}
          </text>
        </g>
      ))}
      <g class="ss-chart-lines">
        {lines.map((line, seat) => (
          <path
            key={seat}
            d={linePath(line.map((n, i) => [x(i), scale.at(n)]))}
            style={{ stroke: `var(--seat-${seat})` }}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
        {lines.map((line, seat) =>
          ends.map((at) => (
            <SmallMark key={`${seat} ${at}`} seat={seat} x={x(at)} y={scale.at(line[at] ?? 0)} />
          )),
        )}
      </g>
    </Chart>
  );
}
