/** `npm run --silent weights`: how many bytes, pressed, the front page and each game's table fetch. */
import { bundled, page } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await page();
await bundled('server');
await import(await bundled('weights'));
