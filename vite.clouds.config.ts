import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** Draws the contact sheet of the clouds; `scripts/clouds.mjs` runs it. */
export default defineConfig(forNode({ main: 'packages/games/cloud-mine/src/index.ts' }));
