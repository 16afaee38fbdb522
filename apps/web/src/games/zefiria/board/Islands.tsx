import { type Answer, ISLANDS, PLACES } from '@aerie/zefiria';
import { useRef, useState } from 'preact/hooks';
import type { Picture } from '../animation.js';
import { Arrows, type DrawnPlan } from './Arrows.js';
import type { Acting } from './acting.js';
import { Place, Wind } from './Field.js';
import { Isle } from './Isle.js';
import { type At, nextAt } from './keys.js';
import { offerOf } from './offers.js';
import { StormShow, struckBy } from './Storm.js';
import type { Selecting } from './selecting.js';

const EVERY_PLACE = Array.from({ length: PLACES }, (_, place) => place);
const MIDDLE = 12;

/** How an island moves because of the event that is shown. */
function movingOf(p: Picture, island: number): 'breath' | 'passed' | 'storm' | 'target' | undefined {
  const event = p.now?.event;
  if (event?.type === 'stormBroke') return event.island === island ? 'target' : undefined;
  if (event?.type !== 'breathed' && event?.type !== 'stormSwapped') return undefined;
  const i = event.moved.findIndex((moved) => moved.island === island);
  if (i < 0) return undefined;
  return event.type === 'stormSwapped' ? 'storm' : i === 0 ? 'breath' : 'passed';
}

/** The cells that are marked as a way: those that a storm struck, or those of the breath that is pointed at. */
function wayOf(p: Picture, { selected, pointed, prices }: Selecting): readonly number[] | undefined {
  const struck = p.now?.event.type === 'stormBroke' ? struckBy(p) : [];
  if (struck.length > 1) return struck;
  return selected !== undefined && pointed !== undefined ? prices.get(pointed)?.way : undefined;
}

interface IslandsProps {
  readonly p: Picture;
  readonly table: Acting;
  readonly at: Selecting;
  readonly ring: number;
  readonly plans: readonly DrawnPlan[];
  press(island: number): void;
  point(island: number): void;
  leave(island: number): void;
  /** Puts back what is selected. */
  drop(): void;
}

/** The islands in their grid, the places outside, the winds among them, and what is planned. */
export function Islands({ p, table, at, ring, plans, press, point, leave, drop }: IslandsProps) {
  const { v } = table;
  const field = useRef<HTMLDivElement>(null);
  // One thing of the field is reached with the tab key; arrow keys go on from there.
  const [stop, setStop] = useState<At>({ cell: MIDDLE });
  const outside = table.acting && at.choices.places.size > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at.selected !== undefined) return drop();
    // Where nothing can be reached, as Austro's own place, the next one is looked for.
    for (let next = nextAt(stop, event.key, outside); next; next = nextAt(next, event.key, outside)) {
      event.preventDefault();
      const name = 'cell' in next ? `[data-island="${v.islands[next.cell]}"]` : `[data-at="${next.place}"]`;
      const there = field.current?.querySelector<HTMLElement>(name);
      there?.focus();
      if (there) return;
    }
  };
  const stopIsland = v.islands['cell' in stop ? stop.cell : outside ? -1 : MIDDLE];
  const own = v.stage.at === 'turn' ? v.stage.place : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only arrow keys, which move the focus among its buttons
    <div
      ref={field}
      class={`zf-field${outside ? ' zf-field-open' : ''}${p.now?.storm ? ' zf-field-storm' : ''}`}
      style={{ '--zf-ring': ring }}
      data-apart="islands"
      onKeyDown={onKeyDown}
    >
      {ISLANDS.map((island) => (
        <Isle
          key={island}
          v={v}
          island={island}
          offer={offerOf(table, at, island)}
          moving={movingOf(p, island)}
          beat={p.now?.beat ?? 0}
          tabbable={stopIsland === island}
          press={() => press(island)}
          point={() => {
            point(island);
            setStop({ cell: v.islands.indexOf(island) });
          }}
          leave={() => leave(island)}
        />
      ))}
      {outside &&
        EVERY_PLACE.filter((place) => v.stage.at === 'turn' && place !== own).map((place) => {
          const glide: Answer = { kind: 'glide', place };
          return (
            <Place
              key={place}
              table={table}
              place={place}
              ring={ring}
              step={at.choices.places.get(place) ?? glide}
              tabbable={'place' in stop && stop.place === place}
              focused={() => setStop({ place })}
            />
          );
        })}
      {v.figures.map(({ spirit }, who) => (
        <Wind key={spirit} v={v} p={p} who={who} ring={ring} lit={table.lit.has(`spirit:${spirit}`)} />
      ))}
      <Arrows ring={ring} plans={plans} way={wayOf(p, at)} />
      <StormShow p={p} />
    </div>
  );
}
