/** `npm run shots [-- phone|tablet|desktop|day|night]`: pictures of every page, in `dist/pictures`. */
import { bundled, page } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await page();
await bundled('server');
await import(await bundled('shots'));
