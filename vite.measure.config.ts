import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** Measures how fast the client is; `scripts/measure.mjs` runs it. */
export default defineConfig(forNode({ main: 'apps/web/browser/measure.ts' }));
