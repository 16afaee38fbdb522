/** `npm run proof -- crash|leak|fuzz|race|load`: the long forms of what the tests show in short. */
import { bundled } from './bundle.mjs';
import { ready } from './ready.mjs';

ready();
await bundled('server');
await import(await bundled('proof'));
