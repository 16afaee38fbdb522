import type { Shortcuts } from '../../kit/shortcuts.js';

export const SHORTCUTS: Shortcuts<'caw'> = { caw: ['c'] };
