/** The custom properties that an element has, its own and those of the elements around it. */
export type Custom = ReadonlyMap<string, string>;

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** A value without `var()` and `color-mix()`, its colours in the form that every drawing program reads. */
export function plain(value: string, custom: Custom): string {
  const known = replaced(value, 'var', (args) => {
    const [name = '', ...otherwise] = args.split(',');
    return custom.get(name.trim()) ?? otherwise.join(',').trim();
  });
  const simple = replaced(known, 'oklch', (args) => written(fromOklch(numbers(args))));
  return replaced(replaced(simple, 'color-mix', mixed), 'rgb', (args) => written(channels(`rgb(${args})`)));
}

/** Puts something in the place of every call of a function, inner ones first. */
function replaced(text: string, name: string, put: (args: string) => string): string {
  let said = text;
  for (let at = said.lastIndexOf(`${name}(`); at >= 0; at = said.lastIndexOf(`${name}(`)) {
    const from = at + name.length + 1;
    const to = closing(said, from);
    said = said.slice(0, at) + put(said.slice(from, to)) + said.slice(to + 1);
  }
  return said;
}

/** Where the bracket is closed that was opened before a place. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

/** Splits at commas that stand in no brackets. */
const listed = (text: string): string[] => text.split(/,(?![^(]*\))/).map((one) => one.trim());

/** `in oklab, #fff, #000 38%`. Mixed as light is seen on paper of this kind: near enough for a small picture. */
function mixed(args: string): string {
  const [, first = '', second = ''] = listed(args);
  const [one, part] = parted(first);
  const [other, otherPart] = parted(second);
  const share = otherPart ?? (part === undefined ? 0.5 : 1 - part);
  const [a, b] = [channels(one), channels(other)];
  return written(a.map((from, i) => from + ((b[i] ?? from) - from) * share) as unknown as Channels);
}

/** A colour, and how much of it there is to be. */
function parted(text: string): [colour: string, part: number | undefined] {
  const found = /^(.*?)\s+([\d.]+)%$/.exec(text);
  return found ? [found[1] as string, Number(found[2]) / 100] : [text, undefined];
}

const NAMED: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  transparent: 'rgb(0 0 0 / 0)',
};

function channels(colour: string): Channels {
  const text = NAMED[colour] ?? colour;
  if (text.startsWith('#')) {
    const short = text.length < 6;
    const digits = short ? [...text.slice(1)].map((one) => one + one) : (text.slice(1).match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((one) => Number.parseInt(one, 16));
    return [red, green, blue, alpha / 255];
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(text);
  return [red, green, blue, alpha];
}

/** The numbers in a text, parts of hundred as fractions. */
const numbers = (text: string): number[] =>
  (text.match(/[\d.]+%?/g) ?? []).map((one) =>
    one.endsWith('%') ? Number.parseFloat(one) / 100 : Number(one),
  );

/** The usual matrices (CSS Color 4). */
function fromOklch([lightness = 0, chroma = 0, hue = 0, alpha = 1]: readonly number[]): Channels {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  ];
}

function encoded(light: number): number {
  const lit = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, lit));
}

const written = ([red, green, blue, alpha]: Channels): string =>
  `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${Number(alpha.toFixed(3))})`;
