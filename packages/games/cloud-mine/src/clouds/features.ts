import { blend, shapeOf } from './blend.js';
import { MOTIF_NAMES, type Motif } from './motifs.js';
import { RECIPES } from './recipes.js';
import { clamp, type Shape } from './shape.js';

/** Something that can be seen in a cloud, and how clearly, from 0 to 1. */
export interface Sight {
  readonly motif: Motif;
  readonly weight: number;
}

/** What anybody can tell of a cloud by looking at it. */
export interface Features {
  /** The clearest first. */
  readonly sights: readonly Sight[];
  /** Below 1 it is taller than wide, above 1 wider than tall. */
  readonly wide: number;
  /** How much of its round card it covers, from 0 to 1. */
  readonly full: number;
  /** How many holes one sees the sky through. */
  readonly holes: number;
  /** How many tips it stretches upwards, and how many feet it stands on. */
  readonly tips: number;
  readonly feet: number;
}

const SIDE = 44;
const EDGE = 1.2;
/** How many things one sees in a cloud at most. */
const MOST_SIGHTS = 9;
/** Where a silhouette is hidden, one is a little more ready to see it. */
const HIDDEN = [0.14, 0.14, 0.08];

type Picture = readonly boolean[];

function picture(shape: Shape): Picture {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = (((i % SIDE) + 0.5) / SIDE) * 2 * EDGE - EDGE;
    const y = ((Math.floor(i / SIDE) + 0.5) / SIDE) * 2 * EDGE - EDGE;
    return shape(x, y) < 0;
  });
}

/** How alike two pictures are between two rows: what both cover, as a share of what either does. */
function overlap(a: Picture, b: Picture, from: number, to: number): number {
  let both = 0;
  let either = 0;
  for (let i = from * SIDE; i < to * SIDE; i++) {
    if (a[i] && b[i]) both++;
    if (a[i] || b[i]) either++;
  }
  return either === 0 ? 0 : both / either;
}

/** As people do: taken by one half of a picture, one overlooks the other. */
function likeness(cloud: Picture, motif: Picture): number {
  const half = SIDE / 2;
  const top = overlap(cloud, motif, 0, half);
  const bottom = overlap(cloud, motif, half, SIDE);
  return 0.5 * overlap(cloud, motif, 0, SIDE) + 0.35 * Math.max(top, bottom) + 0.15 * Math.min(top, bottom);
}

const pictures = new Map<Motif, Picture>();

function pictureOf(motif: Motif): Picture {
  const known = pictures.get(motif) ?? picture((x, y) => shapeOf(motif)(x, y) - 0.03);
  pictures.set(motif, known);
  return known;
}

function sightsOf(cloud: Picture, hidden: readonly (Motif | undefined)[]): Sight[] {
  const all = MOTIF_NAMES.map((motif) => {
    const at = hidden.indexOf(motif);
    const seen = likeness(cloud, pictureOf(motif)) + (at < 0 ? 0 : (HIDDEN[at] as number));
    return { motif, weight: clamp((seen - 0.5) * 2.4, 0, 1) };
  });
  return all
    .filter(({ weight }) => weight > 0.05)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIGHTS)
    .map(({ motif, weight }) => ({ motif, weight: Math.round(weight * 100) / 100 }));
}

/** Patches of picture or of sky that hang together; the largest are counted only if they are no speck. */
function patches(cells: Picture, least: number): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (!cells[start] || seen.has(start)) continue;
    const patch = [start];
    seen.add(start);
    for (const at of patch) {
      const column = at % SIDE;
      for (const next of [column > 0 ? at - 1 : -1, column < SIDE - 1 ? at + 1 : -1, at - SIDE, at + SIDE]) {
        if (!cells[next] || seen.has(next)) continue;
        seen.add(next);
        patch.push(next);
      }
    }
    if (patch.length >= least) found.push(patch);
  }
  return found;
}

/** How many separate columns there are in the outer part of a cloud, towards the top or towards the bottom. */
function ends(cloud: Picture, upwards: boolean): number {
  const rows = [...Array(SIDE).keys()].filter((row) => overlap(cloud, cloud, row, row + 1) > 0);
  const first = rows[0] as number;
  const depth = Math.round(rows.length * 0.22);
  const cells = cloud.map((inside, i) => {
    const row = Math.floor(i / SIDE) - first;
    return inside && (upwards ? row < depth : row >= rows.length - depth);
  });
  return patches(cells, 3).length;
}

const features = new Map<number, Features>();

/** The features of a cloud, 1 to 80: always the same. */
export function featuresOf(number: number): Features {
  const known = features.get(number);
  if (known) return known;
  const recipe = RECIPES[number - 1];
  if (!recipe) throw new Error(`there is no cloud ${number}`);
  const cloud = picture(blend(recipe));
  const inside = cloud.flatMap((is, i) => (is ? [i] : []));
  const extent = (of: readonly number[]): number => Math.max(...of) - Math.min(...of) + 1;
  const sky = patches(
    cloud.map((is) => !is),
    2,
  );
  const made: Features = {
    sights: sightsOf(cloud, recipe.motifs),
    wide: extent(inside.map((i) => i % SIDE)) / extent(inside.map((i) => Math.floor(i / SIDE))),
    full: inside.length / (SIDE * SIDE * (Math.PI / 4)),
    holes: sky.length - 1,
    tips: ends(cloud, true),
    feet: ends(cloud, false),
  };
  features.set(number, made);
  return made;
}
