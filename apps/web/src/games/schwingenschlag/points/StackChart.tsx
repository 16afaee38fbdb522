import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Chart, Gridlines } from '../../../kit/chart.js';
import type { Scale } from '../../../kit/scales.js';
import { labelled } from '../../../ui/labelled.js';
import { say } from '../../../words/words.js';
import { saying } from '../saying.js';
import { LAYERS, type Layer, type Stack } from './chart-data.js';
import { GRID, HIGH, LEFT, roundName, SmallMark, scaleFor, WIDE } from './chart-parts.js';

/** How each layer is drawn: its paper, and what is scratched into it. */
const TEXTURES: Readonly<Record<Layer, { paper: string; lines: string }>> = {
  printed: { paper: '#c8434a', lines: '' },
  ends: { paper: '#ff9a3d', lines: 'M0 6L6 0M-1 1L1 -1M5 7L7 5' },
  eggs: { paper: '#fbe7b4', lines: 'M2 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0' },
  cached: { paper: '#8fc3e8', lines: 'M0 3H6' },
  tucked: { paper: '#9d8fb8', lines: 'M3 0V6' },
  guild: { paper: '#8a5a34', lines: 'M0 0L6 6M-1 5L1 7M5 -1L7 1' },
  objectives: { paper: '#5aa777', lines: 'M0 3H6M3 0V6' },
  rest: { paper: '#d8d2c4', lines: 'M0 0L6 6M0 6L6 0' },
};

const Textures = ({ id }: { id: string }) => (
  <defs>
    {LAYERS.map((layer) => (
      <pattern key={layer} id={`${id}${layer}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={TEXTURES[layer].paper} />
        <path d={TEXTURES[layer].lines} class="ss-chart-scratch" />
      </pattern>
    ))}
  </defs>
);

const layerName = (layer: Layer): string =>
  say(layer === 'rest' ? saying('schwingenschlag.points.rest') : saying(`schwingenschlag.account.${layer}`));

interface StackProps {
  readonly names: readonly string[];
  readonly stacks: readonly (readonly Stack[])[];
  /** Points of a lonely player's opponent by round, as one block. */
  readonly rivals: readonly number[];
}

const heightOf = (stack: Stack): number => LAYERS.reduce((sum, layer) => sum + stack[layer], 0);

/** One column: its layers from the ground up. */
function Column({
  id,
  stack,
  x,
  wide,
  scale,
}: {
  id: string;
  stack: Stack;
  x: number;
  wide: number;
  scale: Scale;
}) {
  let below = 0;
  const layers: JSX.Element[] = [];
  for (const layer of LAYERS) {
    const points = stack[layer];
    if (points <= 0) continue;
    const [bottom, top] = [scale.at(below), scale.at(below + points)];
    layers.push(
      <rect key={layer} x={x} y={top} width={wide} height={bottom - top} fill={`url(#${id}${layer})`}>
        <title>{labelled(layerName(layer), points)}</title>
      </rect>,
    );
    below += points;
  }
  return <>{layers}</>;
}

/** Points by source after every round, a column for everybody. */
export function StackChart({ stacks, rivals, names }: StackProps) {
  const id = useId().replaceAll(':', '');
  const scale = scaleFor([...stacks.flat().map(heightOf), ...rivals]);
  const players = (stacks[0]?.length ?? 0) + (rivals.length > 0 ? 1 : 0);
  const slot = (WIDE - LEFT - 4) / Math.max(1, stacks.length);
  const wide = Math.min(26, (slot - 10) / Math.max(1, players));
  const used = LAYERS.filter((layer) => stacks.flat().some((stack) => stack[layer] > 0));
  return (
    <>
      <Chart
        class="ss-chart"
        wide={WIDE}
        high={HIGH}
        label={say(saying('schwingenschlag.points.stackWords'))}
      >
        <Textures id={id} />
        <Gridlines {...GRID} scale={scale} />
        {stacks.map((round, i) => {
          const start = LEFT + slot * i + (slot - wide * players) / 2;
          const rival = rivals[i];
          return (
            <g key={i} class="ss-chart-columns" style={{ '--i': i }}>
              {round.map((stack, seat) => (
                <g key={seat}>
                  <Column id={id} stack={stack} x={start + wide * seat + 1} wide={wide - 2} scale={scale} />
                  <SmallMark seat={seat} x={start + wide * (seat + 0.5)} y={scale.at(heightOf(stack)) - 8} />
                </g>
              ))}
              {rival !== undefined && (
                <g>
                  <rect
                    class="ss-chart-rival"
                    x={start + wide * round.length + 1}
                    y={scale.at(rival)}
                    width={wide - 2}
                    height={scale.at(0) - scale.at(rival)}
                  />
                  <SmallMark
                    seat={round.length}
                    x={start + wide * (round.length + 0.5)}
                    y={scale.at(rival) - 8}
                  />
                </g>
              )}
              <text class="ss-chart-label" x={LEFT + slot * (i + 0.5)} y={HIGH - 5} text-anchor="middle">
                {roundName(i)}
              </text>
            </g>
          );
        })}
      </Chart>
      <ul class="ss-legend">
        {used.map((layer) => (
          <li key={layer}>
            <svg viewBox="0 0 18 14" aria-hidden="true">
              <rect width="18" height="14" rx="2" fill={`url(#${id}${layer})`} />
            </svg>
            {layerName(layer)}
          </li>
        ))}
      </ul>
      <StackTable stacks={stacks} layers={used} names={names} />
    </>
  );
}

/** The same in numbers. */
function StackTable({ stacks, layers, names }: Omit<StackProps, 'rivals'> & { layers: readonly Layer[] }) {
  return (
    <details class="ss-chart-table">
      <summary>{say(saying('schwingenschlag.points.asTable'))}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <section tabIndex={0} aria-label={say(saying('schwingenschlag.points.asTable'))}>
        <table>
          <thead>
            <tr>
              <td />
              <td />
              {layers.map((layer) => (
                <th key={layer} scope="col">
                  {layerName(layer)}
                </th>
              ))}
              <th scope="col">{say(saying('schwingenschlag.account.total'))}</th>
            </tr>
          </thead>
          <tbody>
            {stacks.flatMap((round, i) =>
              round.map((stack, seat) => (
                <tr key={`${i} ${seat}`}>
                  <td>{roundName(i)}</td>
                  <th scope="row">{names[seat]}</th>
                  {layers.map((layer) => (
                    <td key={layer}>{stack[layer]}</td>
                  ))}
                  <td>{heightOf(stack)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </details>
  );
}
