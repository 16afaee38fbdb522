import { accountOf, type Event, homeOf, type Moved, type Spirit } from '@aerie/zefiria';

/** How the table stood after a turn, or before the first one. */
export interface Stop {
  readonly round: number;
  readonly total: number;
  /** Who had their turn; nobody at the beginning. */
  readonly spirit: Spirit | undefined;
}

/** What a spirit has done with its points, and how many islands it brought home, less those that it took away. */
export interface Work {
  readonly spirit: Spirit;
  readonly home: number;
  readonly flights: number;
  readonly breaths: number;
  readonly unused: number;
}

export interface History {
  readonly stops: readonly Stop[];
  readonly works: readonly Work[];
}

const homes = (moved: readonly Moved[]): number =>
  moved.reduce(
    (sum, { island, from, to }) => sum + Number(homeOf(island) === to) - Number(homeOf(island) === from),
    0,
  );

/** What became of the order turn by turn, and who did how much for it. */
export function historyOf(told: readonly Event[], seats: number): History {
  const stops: Stop[] = [];
  const works = new Map<Spirit, Work>();
  let islands: number[] = [];
  let held = Array.from({ length: seats }, () => 0);
  let round = 0;
  const stop = (spirit: Spirit | undefined) =>
    stops.push({ round, total: accountOf({ islands, held }).total, spirit });
  const did = (spirit: Spirit, change: Partial<Record<Exclude<keyof Work, 'spirit'>, number>>) => {
    const was = works.get(spirit) ?? { spirit, home: 0, flights: 0, breaths: 0, unused: 0 };
    works.set(spirit, {
      spirit,
      home: was.home + (change.home ?? 0),
      flights: was.flights + (change.flights ?? 0),
      breaths: was.breaths + (change.breaths ?? 0),
      unused: was.unused + (change.unused ?? 0),
    });
  };
  const move = (moved: readonly Moved[]) => {
    islands = islands.slice();
    for (const { island, to } of moved) islands[to] = island;
  };
  for (const e of told) {
    switch (e.type) {
      case 'laidOut':
        islands = e.islands.slice();
        stop(undefined);
        break;
      case 'tookSpirit':
        did(e.spirit, {});
        break;
      case 'roundBegan':
        round = e.round;
        break;
      case 'flew':
        did(e.spirit, { flights: 1 });
        break;
      case 'glided':
        did('austro', { flights: 1 });
        break;
      case 'breathed':
        move(e.moved);
        did(e.spirit, { breaths: e.price, home: homes(e.moved) });
        break;
      case 'stormSwapped':
        move(e.moved);
        break;
      case 'tookGem':
      case 'gaveGem':
        held = held.with(e.seat, (held[e.seat] ?? 0) + (e.type === 'tookGem' ? 1 : -1));
        break;
      case 'turnEnded':
        did(e.spirit, { unused: e.unused });
        stop(e.spirit);
        break;
      case 'finished':
        stop(undefined);
        break;
    }
  }
  return { stops, works: [...works.values()] };
}

/** What was done in a round, and what the table counted before it. */
export function roundOf(told: readonly Event[], seats: number, round: number) {
  const begins = (number: number) => told.findIndex((e) => e.type === 'roundBegan' && e.round === number);
  const from = begins(round);
  const next = begins(round + 1);
  const { works } = historyOf(told.slice(from, next < 0 ? told.length : next), seats);
  return { works, before: historyOf(told.slice(0, from), seats).stops.at(-1)?.total ?? 0 };
}
