import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** Weighs what the client fetches; `scripts/weights.mjs` runs it. */
export default defineConfig(forNode({ main: 'apps/web/browser/weights.ts' }));
