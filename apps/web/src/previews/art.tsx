import { renderToString } from 'preact-render-to-string';
import { COVERS } from '../games/registry.js';
import { Cave } from '../games/schwingenschlag/art/Cavern.js';
import { Dragon } from '../games/schwingenschlag/art/dragon/Dragon.js';
import type { Card } from '../games/schwingenschlag/deck.js';
import { flattened } from './flat/flat.js';
import type { Said } from './page.js';

const sheets = Object.values(
  import.meta.glob<string>(['../theme/tokens.css', '../games/*/sky.css', '../games/*/art/*.css'], {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
);

/** Pictures in a form that every drawing program reads, by the name of the file that browsers get. */
const photographs = new Map(
  Object.entries(
    import.meta.glob<string>('../games/*/art/*.jpg', { eager: true, query: '?inline', import: 'default' }),
  ).map(([file, data]) => [(file.split('/').at(-1) as string).replace('.jpg', ''), data]),
);
const browsers = import.meta.glob<string>('../games/*/art/*.webp', { eager: true, import: 'default' });

const known = new Map<string, string>();

/** What is shown of a page, in a frame of these measures. */
export function artOf(shown: Said['shown'], frame: Frame): string {
  if (shown === 'all') return strips(frame);
  return 'card' in shown ? cardArt(shown.card, frame) : cover(shown.game, frame);
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cover, flattened once: it is the same for all links of its game. */
function cover(game: string, frame: Frame): string {
  const Picture = COVERS.get(game)?.Picture;
  if (!Picture) return '';
  const whole = known.get(game) ?? renderToString(<Picture />);
  known.set(game, whole);
  return placed(whole, frame);
}

/** All games beside each other, from dawn to dusk. */
function strips({ x, y, width, height }: Frame): string {
  const wide = width / COVERS.size;
  return [...COVERS.keys()]
    .map((game, i) => cover(game, { x: x + i * wide, y, width: wide + 1, height }))
    .join('');
}

function cardArt({ kind, number }: Card, frame: Frame): string {
  const { x, y, width, height } = frame;
  const night = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1a1d36"/><circle cx="${x + width / 2}" cy="${y + height / 2}" r="${height * 0.42}" fill="#3a3557"/><circle cx="${x + width / 2}" cy="${y + height / 2}" r="${height * 0.34}" fill="#4b4469"/>`;
  const inset = { x: x + 70, y: y + 60, width: width - 140, height: height - 120 };
  return (
    night +
    placed(renderToString(kind === 'dragon' ? <Dragon number={number} /> : <Cave number={number} />), inset)
  );
}

/** The pictures of a markup, one over the other, in a frame. */
const placed = (markup: string, { x, y, width, height }: Frame): string =>
  flattened(markup, sheets)
    .map((one) =>
      withPhotographs(one).replace(/^<svg/, `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
    )
    .join('');

/** The address of a picture becomes the picture. */
function withPhotographs(markup: string): string {
  let text = markup;
  for (const [file, address] of Object.entries(browsers)) {
    const name = (file.split('/').at(-1) as string).replace('.webp', '');
    const data = photographs.get(name);
    if (data) text = text.replaceAll(address, data);
  }
  return text;
}
