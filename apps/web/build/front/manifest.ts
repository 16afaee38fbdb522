import { COVERS } from '../../src/games/registry.js';
import { type Language, say, t } from '../../src/words/words.js';

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `/icons/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
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
    shortcuts: [...COVERS.keys()].map((game) => ({
      name: say({ key: `game.${game}` }),
      url: `/games/${game}`,
    })),
  };
}
