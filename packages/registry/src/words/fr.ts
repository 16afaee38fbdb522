/// <reference types="vite/types/importMeta.d.ts" />
import type { AboutWords } from '@aerie/kernel';
import { messagesOf } from '../about.js';

export default messagesOf(
  import.meta.glob<AboutWords>('../../../games/*/src/about/fr.ts', { eager: true, import: 'default' }),
);
