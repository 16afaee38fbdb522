import type { Event } from '@aerie/rauf-und-runter';
import type { Flight } from '../../../kit/flight-paths.js';
import { Flights as Flying } from '../../../kit/flights.js';
import type { Picture } from '../animation.js';
import { DieFace, Feather } from '../art/farm/things.js';

/** A die by its face, or a feather. */
type Cargo = { readonly face: string } | 'feather';

const MOST_FEATHERS = 6;

const feathers = (count: number, from: string, to: string): Flight<Cargo>[] =>
  Array.from({ length: Math.min(count, MOST_FEATHERS) }, () => ({ cargo: 'feather', from, to }));

function flightsOf(e: Event): readonly Flight<Cargo>[] {
  switch (e.type) {
    case 'placed':
      return [{ cargo: { face: String(e.die) }, from: `die:${e.die}`, to: 'track' }];
    case 'wentToDungHeap':
      return [{ cargo: { face: String(e.die) }, from: `die:${e.die}`, to: 'heap' }];
    case 'tookFeather':
      return [
        { cargo: { face: 'F' }, from: 'die:F', to: 'supply' },
        ...feathers(e.feathers, 'supply', `feathers:${e.seat}`),
      ];
    case 'stayedLowest':
      return feathers(e.feathers, 'supply', `feathers:${e.seat}`);
    case 'paidForReroll':
    case 'shed':
      return feathers(e.feathers, `feathers:${e.seat}`, 'supply');
    default:
      return [];
  }
}

/** Dice and feathers on their way. */
export const Flights = ({ p, size }: { p: Picture; size: number }) => (
  <Flying
    class="rr-flights"
    picture={p}
    flightsOf={({ event }) => flightsOf(event)}
    draw={({ key, cargo, start, end }, i) => (
      <span
        key={key}
        class="rr-flight"
        style={{
          left: `${start[0]}px`,
          top: `${start[1]}px`,
          '--rr-x': `${end[0] - start[0]}px`,
          '--rr-y': `${end[1] - start[1]}px`,
          '--rr-i': i,
        }}
      >
        <span class="rr-flight-arc" style={{ width: `${size * 0.7}px`, height: `${size * 0.7}px` }}>
          {cargo === 'feather' ? <Feather size={size * 0.7} /> : <DieFace face={cargo.face} />}
        </span>
      </span>
    )}
  />
);
