import { defineConfig } from 'vite';
import { forNode } from './vite.node.js';

/** The server and the thread where its bots think; `scripts/start.mjs` runs it. */
export default defineConfig(
  forNode({ main: 'apps/server/src/main.ts', 'bot-worker': 'apps/server/src/bots/worker.ts' }),
);
