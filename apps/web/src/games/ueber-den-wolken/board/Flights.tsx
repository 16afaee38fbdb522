import type { Seat } from '@aerie/kernel';
import { type Bird, type Event, NO_BIRD, ownerOf } from '@aerie/ueber-den-wolken';
import type { Flight } from '../../../kit/flight-paths.js';
import { Flights as Flying } from '../../../kit/flights.js';
import type { Picture } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { CardBack } from '../art/cards.js';
import { Cube } from '../art/things.js';
import { homeSpot } from './Home.js';

/** What flies, and how long it waits before it does, in ms. */
type Cargo = { readonly wait: number } & (
  | { readonly what: 'cube'; readonly seat: Seat }
  | { readonly what: 'bird'; readonly bird: Bird }
  | { readonly what: 'card' }
  | { readonly what: 'points'; readonly points: number; readonly seat: Seat }
);

const STAGGER = 70;
/** How long each thing flies, in ms at normal speed. */
const TAKES = { cube: 430, bird: 540, card: 430, points: 820 } as const;
const MOST_CUBES = 5;
/** Pairs light up before points fly home. */
const PAIRS_MS = 380;

const cubes = (seat: Seat, count: number, from: string, to: string): Flight<Cargo>[] =>
  Array.from({ length: Math.min(count, MOST_CUBES) }, (_, i) => ({
    from,
    to,
    cargo: { what: 'cube', seat, wait: i * STAGGER },
  }));

/** What flies when this happens; `landed`: the birds that have landed. */
function flightsOf(e: Event, landed: readonly Bird[]): Flight<Cargo>[] {
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
      return [{ from: `display:${e.place}`, to: `seat:${e.seat}`, cargo: { what: 'card', wait: 0 } }];
    case 'landed': {
      const home = homeSpot(e.bird, landed.filter((bird) => bird === e.bird).length - 1);
      // A swift is nobody's.
      const to = ownerOf(e.bird) < 0 ? 'deck' : home;
      return [{ from: `space:${e.space}`, to, cargo: { what: 'bird', bird: e.bird, wait: 0 } }];
    }
    case 'nestScored':
      return e.total === 0
        ? []
        : [
            {
              from: `home:${e.seat}`,
              to: `seat:${e.seat}`,
              cargo: { what: 'points', points: e.total, seat: e.seat, wait: PAIRS_MS },
            },
          ];
    case 'scored':
      return e.spaces
        .filter(({ points }) => points > 0)
        .map(({ space, points }, i) => ({
          from: `space:${space}`,
          to: `seat:${e.seat}`,
          cargo: {
            what: 'points',
            points: points + (i === 0 ? e.bonus : 0),
            seat: e.seat,
            wait: i * STAGGER * 2,
          },
        }));
    default:
      return [];
  }
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
export const Flights = ({ picture }: { picture: Picture }) => (
  <Flying
    picture={picture}
    flightsOf={({ event }) => flightsOf(event, picture.tally?.landed ?? [])}
    draw={(cargo) => (
      <span class={`uw-flight-${cargo.what}`}>
        <CargoArt cargo={cargo} />
      </span>
    )}
    styleOf={({ what, wait }) => ({ '--wait': wait, '--flight-ms': TAKES[what] })}
  />
);
