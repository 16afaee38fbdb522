import { describe, expect, test } from 'vitest';
import { CARDS, cloudMarkup, cloudOf, cloudPaint, cloudSvg, featuresOf, MOTIF_NAMES } from '../index.js';
import { blend } from './blend.js';
import { writeMeasured } from './features.js';
import { MEASURED } from './measured.js';
import { measureAll } from './measuring.js';
import { TONES } from './puffs.js';
import { RECIPES } from './recipes.js';

/** Which of the points of a square lie in a cloud. */
function pixels(number: number): boolean[] {
  const recipe = RECIPES[number - 1];
  if (!recipe) throw new Error(`no cloud ${number}`);
  const shape = blend(recipe);
  return Array.from(
    { length: 30 * 30 },
    (_, i) => shape((i % 30) / 14.5 - 1, Math.floor(i / 30) / 14.5 - 1) < 0,
  );
}

const shared = (a: readonly boolean[], b: readonly boolean[]): number => {
  const both = a.filter((is, i) => is && b[i]).length;
  return both / a.filter((is, i) => is || b[i]).length;
};

describe('the eighty clouds', () => {
  test('there is one for every card, and no other', () => {
    expect(RECIPES).toHaveLength(CARDS.length);
    expect(() => cloudOf(0)).toThrow();
    expect(() => featuresOf(81)).toThrow();
  });

  test('every silhouette that is hidden somewhere is one that we can draw; almost all are used', () => {
    const used = new Set(RECIPES.flatMap(({ motifs }) => motifs));
    for (const motif of used) expect(MOTIF_NAMES).toContain(motif);
    expect(used.size).toBeGreaterThan(MOTIF_NAMES.length * 0.9);
  });

  test('no two look alike', () => {
    const all = CARDS.map(pixels);
    const alike: string[] = [];
    all.forEach((one, i) => {
      all.slice(0, i).forEach((other, j) => {
        if (shared(one, other) > 0.86) alike.push(`${j + 1} and ${i + 1}`);
      });
    });
    expect(alike).toEqual([]);
  });

  test.each(CARDS)('%i is nearly the same left and right, but not quite', (number) => {
    const cloud = pixels(number);
    const mirrored = cloud.map((_, i) => cloud[i - (i % 30) + 29 - (i % 30)] as boolean);
    const same = shared(cloud, mirrored);
    expect(same).toBeGreaterThan(0.55);
    expect(same).toBeLessThan(1);
  });

  test.each(CARDS)('%i lies within its card and is light enough for a phone', (number) => {
    const { mist, body } = cloudOf(number);
    for (const { x, y, r, tone } of body) {
      expect(Math.hypot(x, y) + r).toBeLessThan(100);
      expect(tone).toBeLessThan(TONES);
    }
    expect(body.length).toBeGreaterThan(80);
    expect(mist.length + body.length).toBeLessThan(520);
  });

  test.each(CARDS)('%i shows at least two things clearly, and more of them dimly', (number) => {
    const { sights } = featuresOf(number);
    const hidden = RECIPES[number - 1]?.motifs.slice(0, 2) ?? [];
    const seen = sights.map(({ motif }) => motif);
    for (const motif of hidden) expect(seen).toContain(motif);
    expect(sights.length).toBeGreaterThanOrEqual(4);
    expect(sights.map(({ weight }) => weight)).toEqual(
      sights.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
  });

  test('a cloud is the same whenever it is drawn', () => {
    expect(cloudMarkup(17)).toBe(cloudMarkup(17));
    expect(cloudOf(17).body.slice(0, 3)).toMatchInlineSnapshot(`
      [
        {
          "r": 22.3,
          "tone": 5,
          "x": 0.6,
          "y": -22.5,
        },
        {
          "r": 22.3,
          "tone": 5,
          "x": -18.6,
          "y": -7.6,
        },
        {
          "r": 22.3,
          "tone": 4,
          "x": 2.1,
          "y": -6.3,
        },
      ]
    `);
  });

  test('the table of measures is what measuring gives (npm run clouds writes it)', () => {
    const all = measureAll();
    expect(MEASURED.trim()).toBe(writeMeasured(all));
    expect(CARDS.map((card) => featuresOf(card).sights)).toEqual(all.map(({ sights }) => sights));
  });

  test('a cloud comes near plain forms: a star lies crosswise, a moustache across, a rabbit is one ball on another', () => {
    const nearest = (number: number) => featuresOf(number).forms[0]?.form;
    expect(nearest(80)).toBe('spread');
    expect(nearest(31)).toBe('bar');
    expect(nearest(5)).toBe('eight');
  });

  test('measures tell what one sees: holes, tips, feet, tall or wide', () => {
    expect(featuresOf(46).holes).toBe(2);
    expect(featuresOf(5).tips).toBe(2);
    expect(featuresOf(40).feet).toBe(2);
    expect(featuresOf(31).wide).toBeGreaterThan(1.5);
    expect(featuresOf(37).wide).toBeLessThan(0.6);
  });
});

describe('as SVG', () => {
  test('uses no paint but its own', () => {
    const paint = cloudPaint('sky');
    const ids = new Set([...paint.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = new Set([...cloudMarkup(3, 'sky').matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
    for (const id of used) expect(ids).toContain(id);
  });

  test('is a picture of its own', () => {
    expect(cloudSvg(3)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-100 -100 200 200">.*<\/svg>$/,
    );
  });
});
