import { PREVIEW_SIZE } from '@aerie/protocol';
import { artOf } from './art.js';
import type { Said } from './page.js';

const { width: WIDE, height: HIGH } = PREVIEW_SIZE;
/** The sheet of paper with the words, and what it leaves for the picture; the paper hangs over its edge. */
const SHEET = 520;
const LEFT = 56;
const MOST = SHEET - LEFT - 24;
/** Where the label begins, beside the mark. */
const LABEL = LEFT + 84;
/** Where the last line stands, and how far lines are apart. */
const FOOT = HIGH - 48;
const ROW = 42;
const ART = { x: SHEET - 60, y: 0, width: WIDE - SHEET + 60, height: HIGH };

const PAPER = '#fdf9ef';
const INK = '#2a2730';
const SOFT = '#5b5562';
const ACCENT = '#b23a24';

/** The edge of a sheet that was torn like a cloud. */
const torn = (by: number): string =>
  `M0 0H${SHEET - 30 + by}C${SHEET + 16 + by} 60 ${SHEET - 44 + by} 130 ${SHEET - 8 + by} 196C${SHEET + 26 + by} 262 ${SHEET - 40 + by} 330 ${SHEET - 4 + by} 404C${SHEET + 22 + by} 468 ${SHEET - 40 + by} 548 ${SHEET - 12 + by} ${HIGH}H0Z`;

/** The mark of the site, 64 by 64. */
const MARK =
  '<circle cx="47" cy="17" r="9" fill="#f7c766"/><path d="M8 36C16 18 24 14 32 26 41 10 50 10 57 18c-9-3-16 2-22 15-3 6-9 6-11 0-4-10-10-7-16 3z" fill="#b23a24"/>';

/** The picture of a link: a sheet of paper with the words, over a scene. */
export function poster({ label, name, lines, shown }: Said): string {
  const size = sizeFor(name);
  const title = wrapped(name, size * 0.6);
  const top = title.length > 2 ? 196 : 236;
  const below = top + (title.length - 1) * size * 1.08 + 64;
  const isSigned = label !== 'Aerie';
  const room = Math.floor(((isSigned ? FOOT - 40 : FOOT) - below) / ROW) + 1;
  const rows = lines.flatMap((line) => wrapped(known(line), 15.5)).slice(0, Math.max(0, room));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#cfe6f2"/>`,
    artOf(shown, ART),
    `<path d="${torn(14)}" fill="#2a1e10" fill-opacity=".16"/><path d="${torn(6)}" fill="#2a1e10" fill-opacity=".22"/><path d="${torn(0)}" fill="${PAPER}"/>`,
    `<g transform="translate(${LEFT - 6} 52) scale(1.15)">${MARK}</g>`,
    text(label, { x: LABEL, y: 102, size: labelSize(label), fill: ACCENT, face: 'text' }),
    ...title.map((line, i) =>
      text(line, { x: LEFT, y: top + i * size * 1.08, size, fill: INK, face: 'display' }),
    ),
    ...rows.map((line, i) => text(line, { x: LEFT, y: below + i * ROW, size: 31, fill: SOFT, face: 'text' })),
    ...(isSigned ? [text('Aerie', { x: LEFT, y: FOOT, size: 30, fill: ACCENT, face: 'display' })] : []),
    '</svg>',
  ].join('');
}

interface Set {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face: 'display' | 'text';
}

const FACES = { display: 'Fraunces', text: 'Atkinson Hyperlegible Next' };

const text = (words: string, { x, y, size, fill, face }: Set): string =>
  `<text x="${x}" y="${y}" font-family="${FACES[face]}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Beside the mark there is one line. */
const labelSize = (label: string): number =>
  Math.min(30, Math.floor((LEFT + MOST - LABEL) / (0.5 * label.length)));

/** As large as its longest word allows. */
function sizeFor(name: string): number {
  const longest = Math.max(...piecesOf(name).map((piece) => piece.trimEnd().length));
  return Math.min(name.length > 24 ? 62 : 76, Math.floor(MOST / (0.6 * longest)));
}

/** Lines no wider than the sheet, of letters that are so wide on the mean; what is longer than a line is cut. */
function wrapped(words: string, letter: number): string[] {
  const most = Math.floor(MOST / letter);
  const lines: string[] = [];
  for (const piece of piecesOf(words)) {
    const short = piece.trimEnd().length > most ? `${piece.slice(0, most - 1)}… ` : piece;
    const last = lines.at(-1);
    if (last !== undefined && (last + short).trimEnd().length <= most) lines[lines.length - 1] = last + short;
    else lines.push(short);
  }
  return lines.map((line) => line.trimEnd());
}

/** What a line may end with: words, and parts of words that are set together by hyphens; each with the space after it. */
const piecesOf = (words: string): string[] => words.split(/(?<=[ -])/).filter((piece) => piece.trim() !== '');

/** In the letters that the fonts have, without accents that they lack; empty if there are others: words beside the picture have them. */
function known(line: string): string {
  const letters = [...line.normalize('NFC')].map((letter) =>
    HAS.test(letter) ? letter : (BARE[letter] ?? (letter.normalize('NFD')[0] as string)),
  );
  return letters.every((letter) => HAS.test(letter)) ? letters.join('') : '';
}

/** Latin as western Europe writes it, and the signs of its print. */
const HAS = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2026]$/;

/** Letters with strokes, which are no accents. */
const BARE: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' };
