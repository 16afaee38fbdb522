import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** Takes pictures of the client; `scripts/shots.mjs` runs it. */
export default defineConfig(forNode({ main: 'apps/web/browser/shots.ts' }));
