// npm run cards: a contact sheet of all cards of Schwingenschlag, small and in full, as a page and, where Chromium is
// at hand, as a picture. The page speaks another language with `?lang=fr`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, ROOT } from '../install.mjs';
import { takePicture } from './take-picture.mjs';

const SIZE = { width: 1440, height: 20000 };
const GAME = '/src/games/schwingenschlag';
const PAGE = `
import { h, render } from 'preact';
import { join, speak } from '/src/words/words.ts';
import { CAVE_NAMES, DRAGON_NUMBERS } from '@aerie/schwingenschlag';
import ui from '${GAME}/index.ts';
import { FullCave, FullDragon } from '${GAME}/board/FullCard.tsx';
import { Thumb } from '${GAME}/board/Thumb.tsx';
import '/src/theme/tokens.css';
import '/src/theme/base.css';
import '${GAME}/board/board.css';

const caves = Object.keys(CAVE_NAMES).map(Number);
const thumbs = (kind, cards) =>
  h('div', { class: 'thumbs' }, cards.map((card) => h('div', { title: card }, h(Thumb, { kind, card }))));

async function show() {
  await speak(new URLSearchParams(location.search).get('lang') ?? 'en');
  await join(ui.words);
  render(
    h('div', { class: 'ss cards' },
      thumbs('dragon', DRAGON_NUMBERS),
      thumbs('cave', caves),
      h('div', { class: 'full' },
        DRAGON_NUMBERS.map((card) => h(FullDragon, { card, later: false })),
        caves.map((card) => h(FullCave, { card })))),
    document.body,
  );
}
show();
`;
const STYLE = `
.cards { height: auto; overflow: visible; gap: 24px }
.thumbs { display: grid; grid-template-columns: repeat(auto-fill, 72px); gap: 6px }
.thumbs > div { height: 100px }
.full { display: grid; grid-template-columns: repeat(auto-fill, 340px); gap: 12px; color: var(--ss-card-ink) }
.full > * { background: var(--ss-card); border-radius: 14px; padding: 12px; align-content: start }
`;

installPackages();
const { build } = await import('vite');
const outDir = join(ROOT, 'out', 'contact-sheet', 'cards');
await build({
  configFile: join(ROOT, 'scripts/build/vite.config.ts'),
  mode: 'web',
  base: './',
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

const picture = join(outDir, 'cards.png');
if (takePicture(page, picture, SIZE, '--virtual-time-budget=8000')) console.log(picture);
