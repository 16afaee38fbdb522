import { shapeOf } from './blend.js';
import { MOTIF_NAMES, type Motif } from './motifs.js';
import { type Outline, outlineOf, overlap, type Picture, picture, pictureOf, SIDE } from './outline.js';
import { RECIPES } from './recipes.js';
import { clamp } from './shape.js';

/** Something that can be seen in a cloud, and how clearly, from 0 to 1. */
export interface Sight {
  readonly motif: Motif;
  readonly weight: number;
}

/** What anybody can tell of a cloud by looking at it. */
export interface Features extends Outline {
  /** The clearest first. */
  readonly sights: readonly Sight[];
}

/** How many things one sees in a cloud at most. */
const MOST_SIGHTS = 9;
/** Added to the likeness of the silhouettes that a cloud is made of, in their order: they are meant to be seen. */
const HIDDEN = [0.14, 0.14, 0.08];

/** How much a cloud looks like a silhouette. The half that fits better counts more, as it does for people. */
function likeness(cloud: Picture, motif: Picture): number {
  const half = SIDE / 2;
  const top = overlap(cloud, motif, 0, half);
  const bottom = overlap(cloud, motif, half, SIDE);
  return 0.5 * overlap(cloud, motif, 0, SIDE) + 0.35 * Math.max(top, bottom) + 0.15 * Math.min(top, bottom);
}

const motifs = new Map<Motif, Picture>();

function motifPicture(motif: Motif): Picture {
  const known = motifs.get(motif) ?? picture((x, y) => shapeOf(motif)(x, y) - 0.03);
  motifs.set(motif, known);
  return known;
}

function sightsOf(cloud: Picture, hidden: readonly (Motif | undefined)[]): Sight[] {
  const all = MOTIF_NAMES.map((motif) => {
    const at = hidden.indexOf(motif);
    const seen = likeness(cloud, motifPicture(motif)) + (at < 0 ? 0 : (HIDDEN[at] as number));
    return { motif, weight: clamp((seen - 0.5) * 2.4, 0, 1) };
  });
  return all
    .filter(({ weight }) => weight > 0.05)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIGHTS)
    .map(({ motif, weight }) => ({ motif, weight: Math.round(weight * 100) / 100 }));
}

const features = new Map<number, Features>();

/** The features of a cloud, 1 to 80: always the same. */
export function featuresOf(number: number): Features {
  const known = features.get(number);
  if (known) return known;
  const made: Features = {
    sights: sightsOf(pictureOf(number), RECIPES[number - 1]?.motifs ?? []),
    ...outlineOf(number),
  };
  features.set(number, made);
  return made;
}
