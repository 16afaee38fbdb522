import { writeFileSync } from 'node:fs';
import './browser-globals.js';

/** Writes the front page in every language to the file that is named. The globals are there before modules look at them. */
const { render } = await import('./render.js');
writeFileSync(process.argv[2] as string, JSON.stringify(await render()));
// Ends timers and connections that the client has begun.
process.exit(0);
