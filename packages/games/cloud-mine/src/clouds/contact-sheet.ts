import { CARDS } from '../data/figures.js';
import { cloudMarkup, cloudPaint } from './markup.js';
import { RECIPES } from './recipes.js';

/** A page with all clouds, their numbers and what is hidden in them, to be judged by eye. */
export function contactSheet(): string {
  const cards = CARDS.map(
    (number) =>
      `<figure><svg viewBox="-101 -101 202 202">${cloudMarkup(number)}</svg>` +
      `<figcaption>${number} ${RECIPES[number - 1]?.motifs.join(', ')}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Eighty clouds</title>
<style>
body { margin: 12px; background: #f4efe4; color: #3b4252; font: 11px sans-serif; }
main { display: grid; grid-template-columns: repeat(10, 1fr); gap: 6px; text-align: center; }
figure { margin: 0; }
.paint { position: absolute; width: 0; height: 0; }
</style>
<svg class="paint">${cloudPaint()}</svg>
<main>${cards.join('\n')}</main>
</html>
`;
}
