/** `npm start`: installs and builds what is missing, then serves. */
import { bundled } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
console.error('Building what has changed …');
await import(await bundled('server'));
