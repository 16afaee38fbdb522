import type { Seat } from '@aerie/kernel';
import { type Bird, type Event, NO_BIRD } from '@aerie/ueber-den-wolken';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Picture } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { CardBack } from '../art/cards.js';
import { Cube } from '../art/things.js';

type Cargo =
  | { readonly what: 'cube'; readonly seat: Seat }
  | { readonly what: 'bird'; readonly bird: Bird }
  | { readonly what: 'card' }
  | { readonly what: 'points'; readonly points: number; readonly seat: Seat };

/** Something on its way from one spot of the board to another. */
interface Trip {
  readonly from: string;
  readonly to: string;
  readonly cargo: Cargo;
  readonly wait: number;
}

const STAGGER = 70;
const MOST_CUBES = 5;

const cubes = (seat: Seat, count: number, from: string, to: string): Trip[] =>
  Array.from({ length: Math.min(count, MOST_CUBES) }, (_, i) => ({
    from,
    to,
    cargo: { what: 'cube', seat },
    wait: i * STAGGER,
  }));

/** What flies when this happens. */
function tripsOf(e: Event): Trip[] {
  switch (e.type) {
    case 'usedAction': {
      const action = `action:${e.action}`;
      const cleared = e.cleared ? cubes(e.cleared.seat, e.cleared.cubes, action, 'nest') : [];
      return [...cleared, ...cubes(e.seat, e.price, `seat:${e.seat}`, action)];
    }
    case 'played':
    case 'copied':
    case 'passed':
      return cubes(e.seat, e.price, `seat:${e.seat}`, 'nest');
    case 'tookCard':
      return [{ from: `display:${e.place}`, to: `seat:${e.seat}`, cargo: { what: 'card' }, wait: 0 }];
    case 'landed':
      return [{ from: `space:${e.space}`, to: 'nest', cargo: { what: 'bird', bird: e.bird }, wait: 0 }];
    case 'nestScored':
      return e.total === 0
        ? []
        : [
            {
              from: 'nest',
              to: `seat:${e.seat}`,
              cargo: { what: 'points', points: e.total, seat: e.seat },
              wait: 0,
            },
          ];
    case 'scored':
      return e.spaces
        .filter(({ points }) => points > 0)
        .map(({ space, points }, i) => ({
          from: `space:${space}`,
          to: `seat:${e.seat}`,
          cargo: { what: 'points', points: points + (i === 0 ? e.bonus : 0), seat: e.seat },
          wait: i * STAGGER * 2,
        }));
    default:
      return [];
  }
}

interface Flight extends Trip {
  readonly path: string;
}

/** An arc from spot to spot, in px of the board. */
function pathOf(board: HTMLElement, { from, to }: Trip): string | undefined {
  const home = board.getBoundingClientRect();
  const middle = (spot: string) => {
    const box = board.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - home.x, y: box.y + box.height / 2 - home.y };
  };
  const [a, b] = [middle(from), middle(to)];
  if (!a || !b) return undefined;
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) * 0.3);
  const bow = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - lift };
  return `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${b.x} ${b.y}`;
}

function CargoArt({ cargo }: { cargo: Cargo }) {
  switch (cargo.what) {
    case 'cube':
      return <Cube seat={cargo.seat} />;
    case 'bird':
      return cargo.bird === NO_BIRD ? null : <BirdPicture bird={cargo.bird} />;
    case 'card':
      return <CardBack />;
    case 'points':
      return (
        <b class="uw-flying-points" style={{ '--uw-owner': `var(--seat-${cargo.seat})` }}>
          {cargo.points < 0 ? `−${-cargo.points}` : `+${cargo.points}`}
        </b>
      );
  }
}

/** Cubes, birds, cards and points on their way; for the eye only. */
export function Flights({ picture, board }: { picture: Picture; board: RefObject<HTMLElement | null> }) {
  const [flights, setFlights] = useState<{ beat: number; list: readonly Flight[] }>({ beat: 0, list: [] });
  const { now } = picture;
  useLayoutEffect(() => {
    const place = board.current;
    const list = now && place ? tripsOf(now.event) : [];
    setFlights({
      beat: now?.beat ?? 0,
      list: list.flatMap((trip) => {
        const path = pathOf(place as HTMLElement, trip);
        return path ? [{ ...trip, path }] : [];
      }),
    });
  }, [now, board]);
  return (
    <div class="uw-flights" aria-hidden="true">
      {flights.list.map(({ path, cargo, wait }, i) => (
        <span
          key={`${flights.beat} ${i}`}
          class={`uw-flight uw-flight-${cargo.what}`}
          style={{ offsetPath: `path("${path}")`, '--wait': wait }}
        >
          <CargoArt cargo={cargo} />
        </span>
      ))}
    </div>
  );
}
