import { writeFileSync } from 'node:fs';
import type { ContainerNode } from 'preact';
import { place, written } from './stage.js';

/** Draws the front page into the file that is named. The stage stands before anything that plays on it is fetched. */
const { draw } = await import('./draw.js');
const pages = await draw(place as unknown as ContainerNode, () => place.childNodes.map(written).join(''));
writeFileSync(process.argv[2] as string, JSON.stringify(pages));
// What the page would do next is not for here.
process.exit(0);
