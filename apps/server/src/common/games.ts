import { baselines, levels } from '@aerie/bots';
import { type PlayableGame, refuse } from '@aerie/host';
import type { AnyGame } from '@aerie/kernel';
import { gameOf as gameOfRegistry } from '@aerie/registry';

/** The game of an id. */
export type GameOf = (id: string) => AnyGame | undefined;

/** The games that can be played here, with their bots. */
export class Games {
  private readonly known = new Map<string, PlayableGame>();

  constructor(private readonly gameOf: GameOf = gameOfRegistry) {}

  find(id: string): PlayableGame | undefined {
    const known = this.known.get(id);
    if (known) return known;
    const game = this.gameOf(id);
    if (!game) return undefined;
    const playable = { game, levels: levels(game), baselines: baselines(game) };
    this.known.set(id, playable);
    return playable;
  }

  /** The game of an id that somebody gave; refuses if there is none. */
  get(id: string): PlayableGame {
    return this.find(id) ?? refuse('unknownGame', { game: id });
  }
}
