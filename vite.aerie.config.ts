import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** The tools of whoever keeps a site; `scripts/aerie.mjs` runs them. */
export default defineConfig(forNode({ main: 'apps/server/src/admin/main.ts' }));
