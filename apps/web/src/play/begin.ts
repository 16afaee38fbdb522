import type { GameCover } from '../contract/cover.js';
import { settings } from '../settings/settings.js';
import * as local from './local.js';

/** Four at a table is a good number, where the game allows it. */
const USUAL_SEATS = 4;

/** How the person at this screen is called; empty as long as they have not said. */
export const myName = (): string => settings.name.peek() ?? '';

/** A match against bots with everything as usual; gives its id. */
export function beginLocal(game: string, { seats: { min, max }, level }: GameCover): Promise<string> {
  const seats = Math.min(max, Math.max(min, USUAL_SEATS));
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }));
  return local.beginLocal(game, {}, [{ kind: 'person', name: myName() }, ...bots]);
}
