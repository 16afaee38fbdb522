import { signal } from '@preact/signals';
import type { Found } from './session/source.js';

/** The match of the file that was opened last, until the page is loaded anew. */
export const uploaded = signal<Found | undefined>(undefined);
