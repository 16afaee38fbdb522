// npm run icons: the signs that the app is installed with, drawn from the one mark, in `apps/web/public/icons`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { takePicture } from './take-picture.mjs';

const FOLDER = join(ROOT, 'apps/web/public/icons');

/** A wing before the sun, over clouds, of 64 by 64. */
const WING = 'M8 36C16 18 24 14 32 26 41 10 50 10 57 18c-9-3-16 2-22 15-3 6-9 6-11 0-4-10-10-7-16 3z';
const CLOUDS = `
<path d="M-8 50c10-4 16-12 26-8 6-9 20-10 26 0 8-4 20-2 28 6v26h-80z" fill="#fdf3df"/>
<path d="M-8 58c12-5 22-6 32-1 10-6 26-6 48 3v14h-80z" fill="#fffdf7"/>`;
const BIRD = `
<path d="${WING}" fill="#7c2415" opacity=".22" transform="translate(1.6 2.4)"/>
<path d="${WING}" fill="#b23a24"/>`;
const SUN = '<circle cx="47" cy="17" r="9" fill="#f7c766"/>';

/** `round`: with corners of its own; else the device cuts its own shape, and nothing of worth may lie near the rim. */
const drawn = (round) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Aerie</title>
<clipPath id="sheet"><rect width="64" height="64" rx="${round ? 14 : 0}"/></clipPath>
<g clip-path="url(#sheet)"><rect width="64" height="64" fill="#b9dcf2"/>
<g${round ? '' : ' transform="translate(9 10) scale(.72)"'}>${SUN}</g>${CLOUDS}
<g${round ? '' : ' transform="translate(9 10) scale(.72)"'}>${BIRD}</g></g></svg>`.replace(/\n/g, '');

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'aerie.svg'), drawn(true));
for (const [name, size, round] of [
  ['aerie-192', 192, true],
  ['aerie-512', 512, true],
  ['aerie-maskable-192', 192, false],
  ['aerie-maskable-512', 512, false],
  ['aerie-touch-180', 180, false],
]) {
  const page = join(FOLDER, `${name}.html`);
  writeFileSync(
    page,
    `<body style="margin:0">${drawn(round).replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}`,
  );
  const picture = join(FOLDER, `${name}.png`);
  const taken = takePicture(
    page,
    picture,
    { width: size, height: size },
    '--default-background-color=00000000',
  );
  rmSync(page);
  if (!taken) throw new Error('The pictures need a Chromium; its path may stand in CHROMIUM.');
}
