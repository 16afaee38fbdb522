import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** The proofs of the server; `scripts/proof.mjs` runs them. */
export default defineConfig(forNode({ main: 'apps/server/src/proof/main.ts' }));
