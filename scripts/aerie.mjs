/** `npm run aerie -- backup FILE`, `restore FILE`: what the keeper of a site does. */
import { bundled } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
await import(await bundled('aerie'));
