// npm run clouds: a contact sheet of all eighty clouds of Cloud Mine, as a page and, where Chromium is at hand, as a
// picture; forty clues of bots with their clouds in each language; what is measured on them, in a table of its rules; and the clouds of its cover, small and ready, in the folder of its art.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { builtProgram } from '../build/build.mjs';
import { installPackages, ROOT } from '../install.mjs';
import { installedChromium } from '../services/chromium.mjs';
import { takePicture } from './take-picture.mjs';

const SIZE = { width: 1720, height: 1500 };
/** The clouds of the cover, and the side of their pictures in px. */
const ON_COVER = [5, 2, 3];
const SIDE = 320;
/** Behind them, by day (`--cm-card-sky`). */
const SKY = '#72b3e2';
/** How many clues of bots are shown in each language; `npm run clouds -- SEED` shows others. */
const CLUES = 40;
const [seed = 'clues'] = process.argv.slice(2);
const ART = join(ROOT, 'apps/web/src/games/cloud-mine/art');

installPackages();
const { cloudSvg, clues, clueSheet, contactSheet, LANGUAGES, measureAll, writeMeasured } = await import(
  await builtProgram('clouds')
);
writeFileSync(
  join(ROOT, 'packages/games/cloud-mine/src/clouds/measured.ts'),
  `/** What measuring the clouds gives: written by \`npm run clouds\`, read by \`features.ts\`. */\nexport const MEASURED = \`\n${writeMeasured(measureAll())}\n\`;\n`,
);

const folder = join(ROOT, 'out', 'contact-sheet');
mkdirSync(folder, { recursive: true });
const page = join(folder, 'clouds.html');
writeFileSync(page, contactSheet());
console.log(page);

const picture = join(folder, 'clouds.png');
if (takePicture(page, picture, SIZE)) console.log(picture);

for (const language of LANGUAGES) {
  const sheet = join(folder, `clues-${language}`);
  writeFileSync(`${sheet}.html`, clueSheet(language, await clues(language, CLUES, seed)));
  console.log(`${sheet}.html`);
  if (takePicture(`${sheet}.html`, `${sheet}.png`, SIZE)) console.log(`${sheet}.png`);
}

const executablePath = installedChromium();
if (executablePath) await paintCover(executablePath);

/** Clouds are heavy to draw: the front page shows them as pictures. */
async function paintCover(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const tab = await browser.newPage();
  for (const card of ON_COVER) {
    const address = `data:image/svg+xml,${encodeURIComponent(cloudSvg(card))}`;
    const painted = await tab.evaluate(paint, { address, side: SIDE, sky: SKY });
    for (const [ending, data] of Object.entries(painted))
      writeFileSync(join(ART, `cover-cloud-${card}.${ending}`), Buffer.from(data.split(',')[1], 'base64'));
  }
  await browser.close();
}

/** Runs in the page: a cloud for browsers, and on its sky for the pictures of links, which are drawn without one. */
async function paint({ address, side, sky }) {
  const image = new Image(side, side);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0, side, side);
  const webp = canvas.toDataURL('image/webp', 0.8);
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = sky;
  brush.fillRect(0, 0, side, side);
  return { webp, jpg: canvas.toDataURL('image/jpeg', 0.7) };
}
