import { declarations, means, type Rule, rulesOf, type Styled } from './css.js';
import { type Custom, plain } from './values.js';

/** What drawing programs understand of CSS; the rest moves things, or lays out pages. */
const DRAWN = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...[
    'stroke-dasharray',
    'stroke-opacity',
    'stroke-miterlimit',
    'paint-order',
    'opacity',
    'color',
    'display',
  ],
  ...['visibility', 'stop-color', 'stop-opacity', 'filter', 'font-family', 'font-size', 'font-weight'],
  ...['text-anchor', 'letter-spacing', 'mix-blend-mode'],
]);

interface Open extends Styled {
  readonly parent: Open | undefined;
  readonly custom: Custom;
}

/**
 * Puts the style of every element of a picture into the element itself, as the style sheets say it for the light of day: what is
 * drawn by a program that knows neither classes nor custom properties looks like the picture in a browser. Gives the `<svg>` elements that
 * lie over each other, the lowest first.
 */
export function flattened(markup: string, sheets: readonly string[]): string[] {
  const rules = sheets.flatMap(rulesOf);
  const root: Open = { tag: ':root', classes: new Set(), parent: undefined, custom: new Map() };
  let around: Open = { ...root, custom: styleOf(root, rules, '').custom };
  const pictures: string[] = [];
  let depth = 0;
  for (const [tag, closes, name = '', attributes = ''] of markup.matchAll(
    /<(\/?)([\w:-]+)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    const isPicture = depth > 0 || name === 'svg';
    if (name === '') {
      if (depth > 0) pictures.push(`${pictures.pop()}${tag}`);
      continue;
    }
    if (closes) {
      around = around.parent ?? around;
      if (isPicture) pictures.push(`${pictures.pop()}</${name}>`);
      if (isPicture) depth--;
      continue;
    }
    const isAlone = attributes.endsWith('/');
    const { element, style } = opened(name, attributes, around, rules);
    if (isPicture) {
      if (depth === 0) pictures.push('');
      const kept = [...attributes.matchAll(/\s([\w:-]+)="[^"]*"/g)]
        .flatMap(([whole, attribute = '']) => (/^(class|style|aria-.*)$/.test(attribute) ? [] : [whole]))
        .join('');
      const styled = style === '' ? '' : ` style="${style.replaceAll('"', "'")}"`;
      pictures.push(`${pictures.pop()}<${name}${kept}${styled}${isAlone ? '/' : ''}>`);
    }
    if (isAlone) continue;
    around = element;
    if (isPicture) depth++;
  }
  return pictures;
}

function opened(tag: string, attributes: string, parent: Open, rules: readonly Rule[]) {
  const said = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const classes = new Set(said('class').split(/\s+/).filter(Boolean));
  const bare: Open = { tag, classes, parent, custom: parent.custom };
  const { custom, style } = styleOf(bare, rules, said('style').replaceAll('&quot;', '"'));
  return { element: { ...bare, custom }, style };
}

/** What holds for an element: its custom properties, and what is drawn, with all values plain. */
function styleOf(element: Open, rules: readonly Rule[], own: string): { custom: Custom; style: string } {
  const declared = [
    ...rules
      .filter((rule) => means(rule, element))
      .sort((a, b) => a.weight - b.weight)
      .flatMap((rule) => rule.declared),
    ...declarations(own),
  ];
  const custom = new Map(element.custom);
  for (const [property, value] of declared) if (property.startsWith('--')) custom.set(property, value);
  for (const [property, value] of custom)
    custom.set(property, value.includes('var(') ? plain(value, custom) : value);
  const drawn = new Map(declared.flatMap(([property, value]) => drawnOf(property, value, custom)));
  return { custom, style: [...drawn].map(([property, value]) => `${property}:${value}`).join(';') };
}

/** What is drawn of a declaration, with plain values. */
function drawnOf(property: string, value: string, custom: Custom): [property: string, value: string][] {
  if (property === 'font') return fontOf(plain(value, custom));
  return DRAWN.has(property) ? [[property, plain(value, custom)]] : [];
}

/** A font that is said at once, part by part. Files of fonts are called without their kind. */
function fontOf(value: string): [property: string, value: string][] {
  const [, weight, size = '', family = ''] =
    /^(?:(\d+)\s+)?([\d.]+px)(?:\s*\/\s*\S+)?\s+(.+)$/.exec(value) ?? [];
  if (size === '') return [];
  return [
    ...(weight ? [['font-weight', weight] as [string, string]] : []),
    ['font-size', size],
    ['font-family', family.replaceAll(' Variable', '')],
  ];
}
