// npm run cards -- SEED NUMBER: a contact sheet of cards of Schwingenschlag picked at random, 60 where no number is said,
// always the same for the same seed; each as its page shows it and at two sizes of the table. As a page and, where Chromium
// is at hand, as pictures by day and by night. The page takes the same by `?seed=1&number=60`, and `&lang=fr`.
// npm run cards -- SEED NUMBER board: dragons as large as in a cave of a board, those of one form and stance side by side.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { installPackages, ROOT } from '../install.mjs';
import { findChromium } from '../services/chromium.mjs';

const [seed = '1', number = '60', size] = process.argv.slice(2);
const asBoard = size === 'board' ? '&board' : '';
const WIDTH = 1800;
const GAME = '/src/games/schwingenschlag';
const PAGE = `
import { h, render } from 'preact';
import { addWords, language, switchLanguage } from '/src/words/words.ts';
import { Cave } from '${GAME}/art/Cavern.tsx';
import { Dragon } from '${GAME}/art/dragon/Dragon.tsx';
import { kindOf } from '${GAME}/art/dragon/looks.ts';
import { uneven } from '${GAME}/art/paper.ts';
import { Thumb } from '${GAME}/board/Thumb.tsx';
import { DECK, keyOf, nameIn } from '${GAME}/deck.ts';
import words from '${GAME}/words/catalogues.ts';
import { Leaf } from '/src/pages/cards/leaf.tsx';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import '/src/theme/tokens.css';
import '/src/theme/base.css';

const asked = new URLSearchParams(location.search);
const salt = [...(asked.get('seed') ?? '1')].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
const picked = DECK.map((card, i) => ({ card, chance: uneven(i, salt) }))
  .sort((one, other) => one.chance - other.chance)
  .slice(0, Number(asked.get('number') ?? 60))
  .map(({ card }) => card);

const shown = (card) =>
  h('figure', { key: keyOf(card) },
    h(Leaf, { card }),
    h('figcaption', null,
      h('span', { class: 'thumb' }, h(Thumb, { kind: card.kind, card: card.number })),
      h('span', { class: 'tiny' }, h(card.kind === 'dragon' ? Dragon : Cave, { number: card.number })),
      keyOf(card)));

const likeOf = ({ number }) => Object.values(kindOf(number).look).slice(0, 2).join(' ');
const onBoard = () =>
  picked.filter(({ kind }) => kind === 'dragon')
    .sort((one, other) => likeOf(one).localeCompare(likeOf(other)))
    .map((card) => h('figure', { key: keyOf(card) }, h('span', { class: 'cave' }, h(Dragon, card)), h('figcaption', null, keyOf(card), ' ', likeOf(card))));

async function show() {
  addWords(words);
  addWords({ de: () => import('/src/pages/cards/words/de.ts'), en: () => import('/src/pages/cards/words/en.ts'), fr: () => import('/src/pages/cards/words/fr.ts'), it: () => import('/src/pages/cards/words/it.ts') });
  await switchLanguage(asked.get('lang') ?? 'en');
  if (asked.has('night')) document.documentElement.dataset.theme = 'dark';
  const isBoard = asked.has('board');
  render(h('main', { class: isBoard ? 'board-size' : undefined }, isBoard ? onBoard() : picked.map(shown)), document.body);
}
show();
`;
const STYLE = `
main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px; padding: 16px }
figure { margin: 0; display: flex; flex-direction: column; gap: 8px }
figure > :first-child { flex: 1 }
figcaption { display: flex; align-items: end; gap: 12px }
.thumb { width: 74px; height: 96px }
.tiny { width: 30px; height: 24px }
.board-size { grid-template-columns: repeat(13, 1fr); gap: 10px }
.board-size figure { gap: 2px; font-size: 11px }
.cave { display: block; width: 104px; height: 83px; border-radius: 12px; background: #241a33 }
.cave svg { width: 100%; height: 100% }
`;

installPackages();
const { build } = await import('vite');
const outDir = join(ROOT, 'out', 'contact-sheet', 'cards');
await build({
  configFile: join(ROOT, 'scripts/build/vite.config.ts'),
  mode: 'web',
  base: './',
  logLevel: 'error',
  plugins: [
    {
      name: 'cards',
      resolveId: (id) => (id === 'cards' ? join(ROOT, 'apps/web/src/cards.js') : undefined),
      load: (id) => (id.endsWith('/src/cards.js') ? PAGE : undefined),
    },
  ],
  build: {
    outDir,
    rollupOptions: {
      input: 'cards',
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'cards.js',
        assetFileNames: 'cards[extname]',
      },
    },
  },
});
const page = join(outDir, 'index.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Schwingenschlag: cards</title><link rel="stylesheet" href="cards.css"><style>${STYLE}</style><body><script src="cards.js"></script>`,
);
console.log(page);

const executablePath = await findChromium();
if (executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const sheet = await browser.newPage({ viewport: { width: WIDTH, height: 1200 } });
  for (const hour of ['day', 'night']) {
    await sheet.goto(`${pathToFileURL(page)}?seed=${seed}&number=${number}${asBoard}&${hour}`);
    await sheet.locator('figure').first().waitFor();
    const picture = join(outDir, `cards${asBoard ? '-board' : ''}-${hour}.png`);
    await sheet.screenshot({ path: picture, fullPage: true });
    console.log(picture);
  }
  await browser.close();
}
