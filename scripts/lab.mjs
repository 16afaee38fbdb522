/** Runs the lab. */
import { bundled } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
await import(await bundled('lab'));
