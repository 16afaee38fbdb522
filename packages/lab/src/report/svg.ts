/** Text that may stand in HTML and SVG, also inside quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;');

type Attributes = Readonly<Record<string, number | string>>;

/** Two decimals are finer than any screen. */
const short = (value: number | string): string =>
  typeof value === 'number' ? `${Math.round(value * 100) / 100}` : escaped(value);

/** An element; the inside is taken as it is. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${short(value)}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

export const line = (x1: number, y1: number, x2: number, y2: number, as: string): string =>
  element('line', { x1, y1, x2, y2, class: as });

export const rect = (x: number, y: number, width: number, height: number, as: string, hint = ''): string =>
  element('rect', { x, y, width, height, class: as }, hint && element('title', {}, escaped(hint)));

/** `as` may name `end` or `middle` to be set against or around `x`. */
export const text = (x: number, y: number, words: string, as: string): string =>
  element('text', { x, y, class: as }, escaped(words));
