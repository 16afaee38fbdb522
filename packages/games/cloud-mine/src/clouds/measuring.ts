import { CARDS } from '../data/figures.js';
import { shapeOf } from './blend.js';
import { FORM_NAMES, FORMS, type Form } from './forms.js';
import { MOTIF_NAMES, type Motif } from './motifs.js';
import {
  framed,
  type Outline,
  outlineIn,
  overlap,
  type Picture,
  picture,
  pictureOf,
  SIDE,
} from './outline.js';
import { RECIPES } from './recipes.js';
import { clamp, readShape } from './shape.js';

/** Something that can be seen in a cloud, and how clearly, from 0 to 1. */
export interface Sight {
  readonly motif: Motif;
  readonly weight: number;
}

/** A plain form that a cloud comes near, and how near, from 0 to 1. */
export interface Nearness {
  readonly form: Form;
  readonly weight: number;
}

/** What anybody can tell of a cloud by looking at it. */
export interface Features extends Outline {
  /** The clearest first. */
  readonly sights: readonly Sight[];
  /** The nearest first. */
  readonly forms: readonly Nearness[];
}

/** How many things one sees in a cloud at most, and how many forms. */
const MOST_SIGHTS = 12;
const MOST_FORMS = 4;
/** What is seen less clearly than this is not seen. */
const LEAST = 0.05;
/** Added to the likeness of the silhouettes that a cloud is made of, in their order: they are meant to be seen. */
const HIDDEN = [0.14, 0.14, 0.08];
/** Where likeness begins to be seen, and how steeply it grows: of a silhouette, and of a plain form. */
const SIGHT = { from: 0.5, slope: 2.4 };
/** How much of what a picture has with all clouds does not count. */
const COMMON = 0.8;
const FORM = { from: 0.4, slope: 1.6 };

/** How much a cloud looks like a silhouette. The half that fits better counts more, as it does for people. */
function likeness(cloud: Picture, motif: Picture): number {
  const half = SIDE / 2;
  const top = overlap(cloud, motif, 0, half);
  const bottom = overlap(cloud, motif, half, SIDE);
  return 0.5 * overlap(cloud, motif, 0, SIDE) + 0.35 * Math.max(top, bottom) + 0.15 * Math.min(top, bottom);
}

/** A picture as it was drawn, and as large as its frame allows: people mind the form, not the size. */
interface Sheet {
  readonly drawn: Picture;
  readonly framed: Picture;
}

const sheetOf = (drawn: Picture): Sheet => ({ drawn, framed: framed(drawn) });

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;

/**
 * How near every cloud comes to every picture, less what a picture has with all clouds: a fat one is a little like each of them,
 * and nobody says so.
 */
function salience(
  clouds: readonly Sheet[],
  pictures: readonly Sheet[],
  near: typeof nearAsDrawn,
): number[][] {
  const all = pictures.map((one) => clouds.map((cloud) => near(cloud, one)));
  const usual = mean(all.map(mean));
  const stripped = all.map((row) => row.map((each) => each - COMMON * (mean(row) - usual)));
  return clouds.map((_, i) => stripped.map((row) => row[i] as number));
}

const nearAsDrawn = (a: Sheet, b: Sheet): number =>
  Math.max(likeness(a.drawn, b.drawn), likeness(a.framed, b.framed));
const nearInFrame = (a: Sheet, b: Sheet): number => overlap(a.framed, b.framed, 0, SIDE);

const seenAs = (likeness: number, { from, slope }: typeof SIGHT): number =>
  Math.round(clamp((likeness - from) * slope, 0, 1) * 100) / 100;

const clearest = <T extends { readonly weight: number }>(all: readonly T[], most: number): T[] =>
  all
    .filter(({ weight }) => weight > LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);

/** Measures all clouds on their outlines. That takes seconds: `featuresOf` knows what comes of it. */
export function measureAll(): Features[] {
  const outlines = CARDS.map(pictureOf);
  const clouds = outlines.map(sheetOf);
  const motifs = MOTIF_NAMES.map((motif) => sheetOf(picture((x, y) => shapeOf(motif)(x, y) - 0.03)));
  const forms = FORM_NAMES.map((form) => sheetOf(picture(readShape(FORMS[form]))));
  const sights = salience(clouds, motifs, nearAsDrawn);
  const nearness = salience(clouds, forms, nearInFrame);
  return outlines.map((outline, cloud) => {
    const hidden: readonly string[] = RECIPES[cloud]?.motifs ?? [];
    const bonus = (motif: Motif): number => HIDDEN[hidden.indexOf(motif)] ?? 0;
    const seen = MOTIF_NAMES.map((motif, i) => ({
      motif,
      weight: seenAs((sights[cloud]?.[i] ?? 0) + bonus(motif), SIGHT),
    }));
    const near = FORM_NAMES.map((form, i) => ({ form, weight: seenAs(nearness[cloud]?.[i] ?? 0, FORM) }));
    return {
      sights: clearest(seen, MOST_SIGHTS),
      forms: clearest(near, MOST_FORMS),
      ...outlineIn(outline),
    };
  });
}
