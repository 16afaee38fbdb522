import de from '../src/words/de.js';
import en from '../src/words/en.js';
import fr from '../src/words/fr.js';
import it from '../src/words/it.js';

const WORDS = { de, en, fr, it } as const;
type Tongue = keyof typeof WORDS;
export const TONGUES = Object.keys(WORDS) as Tongue[];

/** From dawn to dusk, as on the front page. */
const GAMES = ['ueber-den-wolken', 'rauf-und-runter', 'cloud-mine', 'zefiria', 'schwingenschlag'] as const;

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `/icons/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** What a device needs to know to install the house as an app. */
export function manifest(tongue: Tongue) {
  const words: Readonly<Record<string, string>> = WORDS[tongue];
  return {
    id: '/',
    name: 'Aerie',
    short_name: 'Aerie',
    description: words['home.about'],
    lang: tongue,
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
    shortcuts: GAMES.map((game) => ({ name: words[`game.${game}`], url: `/games/${game}` })),
  };
}
