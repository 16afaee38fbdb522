import { signal } from '@preact/signals';
import type { Found } from './source.js';

/** The match of the file that was opened last, for as long as the page lives. */
export const uploaded = signal<Found | undefined>(undefined);
