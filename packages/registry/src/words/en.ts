/// <reference types="vite/types/importMeta.d.ts" />
import type { AboutWords } from '@aerie/kernel';
import { messagesOf } from '../about.js';

export default messagesOf(
  import.meta.glob<AboutWords>('../../../games/*/src/about/en.ts', { eager: true, import: 'default' }),
);
