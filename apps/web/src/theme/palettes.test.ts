import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./palettes.css', import.meta.url), 'utf8');

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** How light falls on eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009), in linear light. */
const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;
const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
const luminance = (hex: string): number =>
  times(
    [
      [0.2126, 0.7152, 0.0722],
      [0, 0, 0],
      [0, 0, 0],
    ],
    linear(hex),
  )[0];

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Oklab: distances in it are about those that eyes feel. */
function felt(hex: string, eyes: Matrix): Rgb {
  const seen = times(eyes, linear(hex)).map((c) => Math.min(1, Math.max(0, c))) as unknown as Rgb;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  ).map(Math.cbrt) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const nearest = (colours: readonly string[], eyes: Matrix): number =>
  Math.min(
    ...colours.flatMap((one, i) =>
      colours.slice(i + 1).map((other) => {
        const [a, b] = [felt(one, eyes), felt(other, eyes)];
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      }),
    ),
  );

const PALETTES = [
  ...css.matchAll(/^:root\[data-palette="(\w+)"\](\[data-theme="dark"\])? \{([^}]*)\}/gm),
].map(([, name, night, body]) => ({
  name: `${name}${night ? ' by night' : ''}`,
  colours: [...(body ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex),
  papers: night ? ['#262c40', '#1b1e2c'] : ['#fdf9ef', '#fffdf7'],
}));

test.each(PALETTES)(
  'the colours of $name stand out from paper, and marks from them',
  ({ colours, papers }) => {
    expect(colours).toHaveLength(8);
    for (const colour of colours)
      for (const paper of papers) expect(contrast(colour, paper), `${colour} on ${paper}`).toBeGreaterThan(3);
  },
);

const CLEAR = PALETTES.filter(({ name }) => name.startsWith('clear'));

test.each(CLEAR)('the colours of $name can be told apart by any eyes', ({ colours }) => {
  for (const [kind, eyes] of Object.entries(EYES)) {
    expect(nearest(colours.slice(0, 5), eyes), kind).toBeGreaterThan(0.1);
    expect(nearest(colours, eyes), kind).toBeGreaterThan(0.07);
  }
});
