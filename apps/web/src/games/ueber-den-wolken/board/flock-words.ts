import { type Bird, NO_BIRD, ownerOf, priceOf, type Space } from '@aerie/ueber-den-wolken';
import { say } from '../../../words/words.js';
import { birdName, saying, spaceName } from '../names.js';
import type { Swapping } from './swapping.js';
import type { Table } from './table.js';

/** A space for whoever hears the board read: who is there, and what pressing it does. */
export function spaceWords(table: Table, swapping: Swapping, at: Space, lands: boolean): string {
  const { picture, seat, view } = table;
  const { ways, partners, picked } = swapping;
  const held = picture.flock[at] as Bird;
  const [space, bird] = [spaceName(at), birdName(held)];
  if (held === NO_BIRD) return say(saying('ueber-den-wolken.board.empty', { space }));
  const way = partners?.get(at);
  if (way?.action)
    return say(saying('ueber-den-wolken.board.quick', { space, bird, price: priceOf(view, way.action) }));
  if (way) return say(saying('ueber-den-wolken.board.swapWith', { space, bird }));
  if (picked === at) return say(saying('ueber-den-wolken.board.chosen', { space, bird }));
  if (ways.has(at)) return say(saying('ueber-den-wolken.board.select', { space, bird }));
  const [mine, landing] = [ownerOf(held) === seat ? 'yes' : 'no', lands ? 'yes' : 'no'];
  return say(saying('ueber-den-wolken.board.space', { space, bird, mine, lands: landing }));
}
