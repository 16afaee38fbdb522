import type { PastRound } from '@aerie/cloud-mine';
import { say } from '../../../words/words.js';
import { drawn, load } from '../art/clouds.js';
import { storyOf } from '../story.js';
import { linesOf, shortened } from './typeset.js';

/** A page of the album as a picture: everything in px. */
const WIDE = 1200;
const EDGE = 48;
const HEAD = 190;
const COLUMNS = 4;
const CELL = (WIDE - 2 * EDGE) / COLUMNS;
const CLOUD = 196;
const HIGH = 366;
const PAPER = '#fdf9ef';
const INK = '#2a2730';
const SOFT = '#5b5562';
const DISPLAY = '"Fraunces Variable", Georgia, serif';
const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

export interface Album {
  readonly past: readonly PastRound[];
  readonly names: readonly string[];
  /** By seat: how many cards were won. */
  readonly points: readonly number[];
}

/** All rounds of a match as one picture. */
export async function keepsake({ past, names, points }: Album): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HEAD + Math.ceil(past.length / COLUMNS) * HIGH + EDGE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to paint on');
  ground(pen, canvas.height);
  heading(pen, names, points);
  for (const [i, round] of past.entries()) await page(pen, round, names, i);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function ground(pen: CanvasRenderingContext2D, high: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, high);
  sky.addColorStop(0, '#a9d4ee');
  sky.addColorStop(1, '#f1ecdd');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDE, high);
}

function heading(pen: CanvasRenderingContext2D, names: readonly string[], points: readonly number[]): void {
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  pen.font = `600 60px ${DISPLAY}`;
  pen.fillText(say({ key: 'game.cloud-mine' }), WIDE / 2, 92);
  pen.font = `400 27px ${TEXT}`;
  const ranking = names
    .map((name, seat) => ({ name, cards: points[seat] ?? 0 }))
    .sort((a, b) => b.cards - a.cards)
    .map(({ name, cards }) => `${name} ${cards}`)
    .join('  ·  ');
  const widthOf = (text: string) => pen.measureText(text).width;
  pen.fillText(shortened(ranking, WIDE - 2 * EDGE, widthOf), WIDE / 2, 144);
}

async function page(
  pen: CanvasRenderingContext2D,
  round: PastRound,
  names: readonly string[],
  i: number,
): Promise<void> {
  const { words, picked, daydreamer, finder } = storyOf(round, names.length);
  const x = EDGE + (i % COLUMNS) * CELL + CELL / 2;
  const top = HEAD + Math.floor(i / COLUMNS) * HIGH;
  const y = top + CLOUD / 2 + 6;
  const disc = (r: number, paint: string): void => {
    pen.fillStyle = paint;
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.save();
  pen.shadowColor = 'rgb(52 62 80 / 0.3)';
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 6;
  disc(CLOUD / 2 + 6, PAPER);
  pen.restore();
  const cloud = await load(await drawn(picked));
  pen.save();
  pen.beginPath();
  pen.arc(x, y, CLOUD / 2, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(cloud, x - CLOUD / 2, y - CLOUD / 2, CLOUD, CLOUD);
  pen.restore();

  const wide = CELL - 20;
  const widthOf = (text: string) => pen.measureText(text).width;
  const quoted = say({ key: 'cloud-mine.board.quoted', args: { words } });
  pen.fillStyle = INK;
  pen.font = `600 25px ${DISPLAY}`;
  const lines = linesOf(quoted, wide, 2, widthOf);
  lines.forEach((line, n) => {
    pen.fillText(line, x, y + CLOUD / 2 + 42 + n * 30);
  });
  pen.fillStyle = SOFT;
  pen.font = `400 19px ${TEXT}`;
  const below = y + CLOUD / 2 + 42 + lines.length * 30;
  const seen = say({ key: 'cloud-mine.album.seen', args: { name: names[daydreamer] ?? '' } });
  const found =
    finder === null
      ? say({ key: 'cloud-mine.album.notFound' })
      : say({ key: 'cloud-mine.album.found', args: { name: names[finder] ?? '' } });
  pen.fillText(shortened(seen, wide, widthOf), x, below);
  pen.fillText(shortened(found, wide, widthOf), x, below + 25);
}
