/** `npm run measure [-- phone|desktop]`: how fast the hardest table of the client is, in a real Chromium. */
import { bundled, page } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await page();
await bundled('server');
await import(await bundled('measure'));
