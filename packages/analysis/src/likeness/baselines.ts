/// <reference types="vite/types/importMeta.d.ts" />
import { ENGINE } from '../analyse.js';
import type { Baseline } from './likeness.js';

/** What was measured, found by its files: each has the name of its game. */
const found = import.meta.glob<Baseline>('./baselines/*.json', { eager: true, import: 'default' });

/** What was measured of a game; undefined where nothing was, or by another version of the analysis than this one. */
export function baselineOf(game: string): Baseline | undefined {
  const baseline = found[`./baselines/${game}.json`];
  return baseline?.engine === ENGINE ? baseline : undefined;
}
