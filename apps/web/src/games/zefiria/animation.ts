import {
  CELLS,
  type Event,
  GRID_CARDS,
  homeOf,
  type Moved,
  RED_GEMS,
  SOLO_SPIRITS,
  type Spirit,
  STORM_CARDS,
  type Turn,
  type View,
} from '@aerie/zefiria';
import type { Animation } from '../../contract/game-ui.js';
import type { SoundName } from '../../sound/names.js';

export type Storm = Extract<Event, { type: 'stormBroke' }>;

/** What the board draws: the table as it looks now, and what has just happened, for things that move. */
export interface Picture extends View {
  /**
   * The event that is being shown, how many were shown before it (a number that tells moments apart), and the storm
   * whose doing it is.
   */
  readonly now: { readonly event: Event; readonly beat: number; readonly storm: Storm | null } | null;
}

/** How long things take to see, in ms at normal speed. */
const FLIGHT = 460;
const BREATH = 620;
const STORM = 1700;
const STORM_SWAP = 1100;

const picture = (view: View): Picture => ({ ...view, now: null });

const whoIs = (p: Picture, spirit: Spirit): number =>
  p.figures.findIndex((figure) => figure.spirit === spirit);

/** Spirits that are somewhere else now. */
const placed = (p: Picture, who: number, cell: number): Pick<View, 'figures'> => ({
  figures: p.figures.map((figure, i) => (i === who ? { ...figure, cell } : figure)),
});

/** Islands that have changed places, with whoever travelled along. */
function swapped(p: Picture, moved: readonly Moved[]): Pick<View, 'islands' | 'figures'> {
  const islands = p.islands.slice();
  for (const { island, to } of moved) islands[to] = island;
  const figures = p.figures.map((figure) => {
    const ride = moved.find(({ spirit }) => spirit === figure.spirit);
    return ride ? { ...figure, cell: ride.to } : figure;
  });
  return { islands, figures };
}

/** The turn that goes on, with something changed. */
const turned = (p: Picture, change: Partial<Pick<Turn, 'points' | 'place'>>): Partial<View> =>
  p.stage.at === 'turn' ? { stage: { ...p.stage, ...change } } : {};

const sorted = (cells: readonly number[]): number[] => cells.toSorted((a, b) => a - b);

/** What an event changes on the table. */
function changes(p: Picture, e: Event): Partial<View> {
  const alone = p.level !== null;
  switch (e.type) {
    case 'laidOut': {
      const stormy = e.mode === 'storm';
      return {
        mode: e.mode,
        islands: e.islands.slice(),
        rounds: e.rounds,
        figures: [],
        asleep: -1,
        round: 0,
        acted: [],
        stage: { at: 'spirits' },
        gems: [],
        reserve: stormy ? RED_GEMS : 0,
        held: p.held.map(() => 0),
        spent: 0,
        storms: stormy ? STORM_CARDS.slice() : [],
        grids: stormy ? GRID_CARDS.map((_, card) => card) : [],
      };
    }
    case 'tookSpirit': {
      const figures = [...p.figures, { spirit: e.spirit, cell: -1 }];
      const all = figures.length === (alone ? SOLO_SPIRITS : p.held.length);
      return { figures, stage: { at: all ? 'corners' : 'spirits' } };
    }
    case 'tookCorner':
      return placed(p, whoIs(p, e.spirit), e.cell);
    case 'fellAsleep':
      return { asleep: whoIs(p, e.spirit) };
    case 'wokeUp':
    case 'finished':
    case 'stormPassed':
      return {};
    case 'roundBegan':
      return { round: e.round, acted: [], ...(alone ? { stage: { at: 'order' as const } } : {}) };
    case 'stormBroke': {
      const card = p.grids.find((grid) => GRID_CARDS[grid]?.includes(e.cell));
      return {
        storms: p.storms.filter((storm) => storm !== e.card),
        grids: p.grids.filter((grid) => grid !== card),
      };
    }
    case 'anchored':
      return { gems: sorted([...p.gems, e.cell]), reserve: e.reserve };
    case 'stormSwapped':
      return swapped(p, e.moved);
    case 'turnBegan':
      return { stage: { at: 'turn', who: whoIs(p, e.spirit), points: e.points, place: -1 } };
    case 'steppedOut':
      return { ...placed(p, whoIs(p, 'austro'), -1), ...turned(p, { place: e.place }) };
    case 'flew':
      return { ...placed(p, whoIs(p, e.spirit), e.way.at(-1) as number), ...turned(p, { points: e.points }) };
    case 'glided':
      return turned(p, { points: e.points, place: e.to });
    case 'breathed':
      return { ...swapped(p, e.moved), ...turned(p, { points: e.points }) };
    case 'tookGem':
      return {
        gems: p.gems.filter((cell) => cell !== e.cell),
        held: p.held.with(e.seat, (p.held[e.seat] as number) + 1),
        ...turned(p, { points: e.points }),
      };
    case 'gaveGem':
      return {
        held: p.held.with(e.seat, (p.held[e.seat] as number) - 1),
        spent: p.spent + 1,
        ...turned(p, { points: e.points }),
      };
    case 'steppedIn':
      return placed(p, whoIs(p, 'austro'), e.cell);
    case 'turnEnded': {
      const acted = [...p.acted, whoIs(p, e.spirit)];
      const between = alone && acted.length === p.figures.length - 1 && p.round < p.rounds;
      return { acted, ...(between ? { stage: { at: 'sleeper' as const } } : {}) };
    }
    case 'ended':
      return { stage: { at: 'over' } };
  }
}

function takes(e: Event): number {
  switch (e.type) {
    case 'flew':
    case 'glided':
    case 'steppedOut':
    case 'steppedIn':
    case 'tookCorner':
      return FLIGHT;
    case 'breathed':
      return BREATH;
    case 'stormBroke':
      return STORM;
    case 'stormSwapped':
      return STORM_SWAP;
    case 'anchored':
    case 'stormPassed':
      return 900;
    case 'tookGem':
    case 'gaveGem':
      return 500;
    case 'roundBegan':
      return 500;
    case 'fellAsleep':
    case 'wokeUp':
    case 'tookSpirit':
      return 300;
    case 'turnBegan':
      return 240;
    case 'ended':
      return 900;
    case 'laidOut':
    case 'turnEnded':
    case 'finished':
      return 0;
  }
}

/** A breath that brings an island home sounds brighter. */
const bringsHome = (moved: readonly Moved[]): boolean =>
  moved.some(({ island, to }) => homeOf(island) === to);

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  flew: 'flap',
  glided: 'flap',
  steppedOut: 'wings',
  steppedIn: 'wings',
  tookCorner: 'flap',
  tookSpirit: 'card',
  fellAsleep: 'hush',
  wokeUp: 'chirp',
  stormBroke: 'storm',
  stormSwapped: 'thud',
  stormPassed: 'gust',
  anchored: 'gem',
  tookGem: 'gem',
  gaveGem: 'plink',
  roundBegan: 'paper',
  ended: 'curtain',
};

const isOfStorm = ({ type }: Event): boolean =>
  type === 'anchored' || type === 'stormPassed' || type === 'stormSwapped';

export const animation: Animation<View, Event, Picture> = {
  picture,
  after(p, event) {
    const storm = event.type === 'stormBroke' ? event : isOfStorm(event) ? (p.now?.storm ?? null) : null;
    return { ...p, ...changes(p, event), now: { event, beat: (p.now?.beat ?? 0) + 1, storm } };
  },
  takes,
  sound: (e) => (e.type === 'breathed' ? (bringsHome(e.moved) ? 'rise' : 'gust') : SOUNDS[e.type]),
};

/** Islands that lie where they belong. */
export const inPlace = (v: Pick<View, 'islands'>): number =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => v.islands[cell] === cell + 1).length;
