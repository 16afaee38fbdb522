import { type AnyBot, ask } from '@aerie/bots';
import cloudMine, {
  CARDS,
  cardsFor,
  type Language,
  type State,
  scoutOf,
  watchersOf,
} from '@aerie/cloud-mine';
import { type AnyGame, LoggedChance, QuickChance } from '@aerie/kernel';
import { botNamed } from '../choices.js';
import { UserError } from '../io.js';
import { Running } from '../statistics/running.js';
import type { Description } from './descriptions.js';

/** How often the first guess finds a cloud from what people say of it. */
export interface Heard {
  readonly said: Description;
  /** The share of the draws of other cards among which it was found. */
  readonly found: number;
}

const game = cloudMine as unknown as AnyGame;

/** Each description among so many draws of other cards; which they are depends on the seed alone, not on who guesses. */
export async function listen(
  all: readonly Description[],
  level: string,
  cards: number,
  draws: number,
  seed: string,
): Promise<Heard[]> {
  if (cardsFor(cards) !== cards) throw new UserError(`no table has ${cards} cards and as many players`);
  const bot = await botNamed(game, level);
  return all.map((said, i) => {
    let found = 0;
    for (let draw = 0; draw < draws; draw++) {
      const luck = new QuickChance(`${seed}/${i}/${draw}`);
      if (finds(guessing(said, dealt(said.cloud, cards, luck), luck), bot, luck)) found++;
    }
    return { said, found: found / draws };
  });
}

/** Draws of the same description are not independent: one number a description. */
export function meanOf(heard: readonly Heard[]): Running {
  const mean = new Running();
  for (const { found } of heard) mean.add(found);
  return mean;
}

function dealt(cloud: number, cards: number, luck: QuickChance): number[] {
  const others = CARDS.filter((card) => card !== cloud);
  return [cloud, ...luck.deal(others, cards - 1)];
}

/** A round in which these cards were drawn, this one picked, and these words said. */
function guessing(
  said: { cloud: number; language: Language; text: string },
  cards: number[],
  luck: QuickChance,
) {
  const logged = new LoggedChance([0, cards]);
  const s = cloudMine.setup({ language: said.language }, cards.length, logged, undefined);
  cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: said.cloud }, logged, undefined);
  cloudMine.apply(s, s.daydreamer, { kind: 'say', text: said.text }, luck, undefined);
  return s;
}

function finds(s: State, bot: AnyBot, luck: QuickChance): boolean {
  const seat = watchersOf(s)[0] as number;
  return game.write(ask(game, s, seat, bot, luck)) === `guess ${s.picked}`;
}
