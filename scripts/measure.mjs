/**
 * `npm run measure [-- phone|desktop]`: how fast the hardest table of the client is, in a real Chromium.
 * `npm run measure -- boards [phone|desktop] [GAME …] [home]`: what the pictures of the boards cost.
 */
import { bundled, page } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await page();
await bundled('server');
await import(await bundled('measure'));
