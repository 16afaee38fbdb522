import { COVERS } from '../../src/games/registry.js';
import { type Language, say, t } from '../../src/words/words.js';
import { SCREENSHOTS, type Size } from '../screenshots.js';

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `/icons/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** A picture of the app, as `npm run screenshots` takes it. */
const screenshot = (file: string, { width, height }: Size, narrow: boolean, label: string) => ({
  src: `/screenshots/${file}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: narrow ? 'narrow' : 'wide',
  label,
});

/** What a device needs to know to install the client as an app, in the language that is spoken now. */
export function manifest(language: Language) {
  return {
    id: '/',
    name: 'Aerie',
    short_name: 'Aerie',
    description: t('home.about'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4efe1',
    theme_color: '#cfe6f2',
    categories: ['games'],
    icons: [
      icon('aerie.svg', 'any', 'any'),
      icon('aerie-192.png', '192x192', 'any'),
      icon('aerie-512.png', '512x512', 'any'),
      icon('aerie-maskable-192.png', '192x192', 'maskable'),
      icon('aerie-maskable-512.png', '512x512', 'maskable'),
    ],
    screenshots: SCREENSHOTS.map(({ what, game, size, narrow }) =>
      screenshot(`${what}.${language}`, size, narrow, game ? say({ key: `game.${game}` }) : t('home.title')),
    ),
    shortcuts: [...COVERS.keys()].map((game) => ({
      name: say({ key: `game.${game}` }),
      url: `/games/${game}`,
    })),
  };
}
