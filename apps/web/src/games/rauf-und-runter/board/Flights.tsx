import type { Event } from '@aerie/rauf-und-runter';
import type { Flight } from '../../../kit/flight-paths.js';
import { Flights as Flying } from '../../../kit/flights.js';
import type { Picture } from '../animation.js';
import { DieFace, Feather } from '../art/farm/things.js';

/** A die by its face, or a feather. */
type Cargo = { readonly face: string } | 'feather';

const MOST_FEATHERS = 6;
const STAGGER = 50;

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
    picture={p}
    flightsOf={({ event }) => flightsOf(event)}
    draw={(cargo) => (
      <span class="rr-flight" style={{ width: `${size * 0.7}px`, height: `${size * 0.7}px` }}>
        {cargo === 'feather' ? <Feather size={size * 0.7} /> : <DieFace face={cargo.face} />}
      </span>
    )}
    styleOf={(cargo, i) => ({
      '--wait': i * STAGGER,
      '--flight-turn': cargo === 'feather' ? '140deg' : '360deg',
      '--flight-end': 0.6,
    })}
  />
);
