import { renderToString } from 'preact-render-to-string';
import { COVERS } from '../games/registry.js';
import { CavePainting, DragonPainting } from '../games/schwingenschlag/art/painting/Painting.js';
import type { Card } from '../games/schwingenschlag/deck.js';
import { flattened } from './flat/flat.js';
import type { Said } from './page.js';

const sheets = Object.values(
  import.meta.glob<string>(['../theme/tokens.css', '../games/*/sky.css', '../games/*/art/**/*.css'], {
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

/** So much of the frame lies below the sheet of paper with the words. */
const COVERED = 30;

/** All games beside each other, from dawn to dusk: of each cover the part that shows most in so little room. */
function strips({ x, y, width, height }: Frame): string {
  const wide = (width - COVERED) / COVERS.size;
  return [...COVERS]
    .map(([game, { focus = 0.5 }], i) => {
      const whole = cover(game, { x: wide / 2 - focus * width, y: 0, width, height });
      return `<svg x="${x + COVERED + i * wide}" y="${y}" width="${wide + 1}" height="${height}">${whole}</svg>`;
    })
    .join('');
}

/** Soft shadows of so large a picture take a second to draw. */
const WITHOUT_SHADOWS = '.ss-painting .ss-p-puppet, .ss-p-mouth { filter: none }';

/** What is painted on the card at full size, as far as the sheet of paper leaves it in sight. */
function cardArt({ kind, number }: Card, { x, y, width, height }: Frame): string {
  const Painting = kind === 'dragon' ? DragonPainting : CavePainting;
  const inSight = { x: x + 30, y, width: width - 30, height };
  return placed(renderToString(<Painting number={number} />), inSight, [...sheets, WITHOUT_SHADOWS]);
}

/** The pictures of a markup, one over the other, in a frame. */
const placed = (markup: string, { x, y, width, height }: Frame, styles = sheets): string =>
  flattened(markup, styles)
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
