import { ask } from '@aerie/bots';
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
import type { Description } from './descriptions.js';

/** Who describes and who guesses, by level. */
export interface Cast {
  readonly describes: string;
  readonly guesses: string;
}

/** Among how many cards a cloud was to be found, and how often the first guess did. */
export interface Found {
  readonly cards: number;
  readonly found: number;
  readonly tried: number;
  /** How many of those tries are independent: the same words among other cards are not a new sample. */
  readonly samples: number;
}

const game = cloudMine as unknown as AnyGame;

/** A round in which these cards are drawn and this one is picked; the Daydreamer is to speak. */
function dreaming(cards: readonly number[], picked: number, language: Language): State {
  const seats = cards.length;
  const luck = new LoggedChance([0, [...cards]]);
  const s = cloudMine.setup({ language }, seats, luck, undefined);
  cloudMine.apply(s, scoutOf(s), { kind: 'pick', card: picked }, luck, undefined);
  return s;
}

/** Whether the first Watcher finds the picked card from these words. */
async function finds(s: State, text: string, guesses: string, luck: QuickChance): Promise<boolean> {
  const { picked } = s;
  cloudMine.apply(s, s.daydreamer, { kind: 'say', text }, luck, undefined);
  const seat = watchersOf(s)[0] as number;
  const bot = await botNamed(game, guesses);
  return cloudMine.write(ask(game, s, seat, bot, luck) as never) === `guess ${picked}`;
}

/** Bots describe clouds to bots: every cloud in turn, among others that luck deals. */
export async function fromBots(
  cast: Cast,
  cards: number,
  rounds: number,
  languages: readonly Language[],
  seed: string,
): Promise<Found> {
  const luck = new QuickChance(`${seed}/${cards}`);
  let found = 0;
  for (let i = 0; i < rounds; i++) {
    const picked = CARDS[i % CARDS.length] as number;
    const s = dreaming(dealt(picked, cards, luck), picked, languages[i % languages.length] as Language);
    const bot = await botNamed(game, cast.describes);
    const said = cloudMine.write(ask(game, s, s.daydreamer, bot, luck) as never);
    if (await finds(s, said.replace('say ', ''), cast.guesses, luck)) found++;
  }
  return { cards, found, tried: rounds, samples: rounds };
}

/** The same from what people said. */
export async function fromPeople(
  said: readonly Description[],
  guesses: string,
  cards: number,
  times: number,
  seed: string,
): Promise<Found> {
  const luck = new QuickChance(`${seed}/people/${cards}`);
  let found = 0;
  for (const { cloud, language, text } of said) {
    for (let i = 0; i < times; i++) {
      if (await finds(dreaming(dealt(cloud, cards, luck), cloud, language), text, guesses, luck)) found++;
    }
  }
  return { cards, found, tried: said.length * times, samples: said.length };
}

function dealt(picked: number, cards: number, luck: QuickChance): number[] {
  if (cardsFor(cards) !== cards) throw new UserError(`no table has ${cards} cards and as many players`);
  const others = CARDS.filter((card) => card !== picked);
  return [picked, ...luck.deal(others, cards - 1)];
}
