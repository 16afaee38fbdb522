/** `npm start`: installs and builds what is missing, then serves. */
import { bundled, page } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await page();
await import(await bundled('server'));
