import type { Puzzle, PuzzleMatch } from '@aerie/analysis/puzzles';
import {
  Counter,
  difficultyOf,
  idOf,
  type Mined,
  type Miner,
  type Trier,
  triersOf,
  triesAt,
} from '@aerie/analysis/puzzles/search';
import { type AnyBot, advise, ask, questionTo } from '@aerie/bots';
import { CARDS, LANGUAGES, type Language, type State, scoutOf, watchersOf } from '@aerie/cloud-mine';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { botNamed, gameNamed } from '../choices.js';
import { DESCRIPTIONS, type Description } from '../clouds/descriptions.js';
import { LISTENING_SET } from '../clouds/listening-set/listening-set.js';

/** With four players six clouds lie on the table. */
const SEATS = 4;
/** How likely the cloud must be to whoever follows every thought, and by how much likelier than any other. */
const LIKELY = 0.6;
const MARGIN = 0.35;
/** So many deals are looked through for one in which words mean one cloud. */
const DEALS = 240;
/** Clues of bots must be clearer, since nobody has seen the cloud: these are asked, so many times each. */
const CLEAR = 0.9;
const DESCRIBERS = ['gentle', 'club', 'master'] as const;
const CLUES = 8;

/** Figures of others are understood, never said (as in the bots' `thoughts.ts`). */
const UNSAID = /batman|mickey|schtroumpf/i;

const WRITTEN: readonly Description[] = [...DESCRIPTIONS, ...LISTENING_SET].filter(
  ({ text }) => !UNSAID.test(text),
);

/** Whoever describes, and whoever listens. */
interface Company {
  readonly describers: readonly AnyBot[];
  readonly listener: AnyBot;
  readonly anybody: AnyBot;
  readonly triers: readonly Trier[];
}

/** What was said of a cloud in the match with this seed. */
interface Said {
  readonly seed: string;
  readonly language: Language;
  readonly card: number;
  readonly words: string;
  /** How clear it must be. */
  readonly margin: number;
}

/**
 * Finds words that mean one of six clouds and no other, in each language: first what was written from the pictures, by number, then
 * clues of the bots.
 */
export async function cloudMiner(): Promise<Miner> {
  const game = gameNamed('cloud-mine');
  const company: Company = {
    describers: await Promise.all(DESCRIBERS.map((name) => botNamed(game, name))),
    listener: await botNamed(game, 'master'),
    anybody: await botNamed(game, 'gentle'),
    triers: await triersOf(game),
  };
  return (seed, number): Mined => {
    const counter = new Counter();
    const matches = LANGUAGES.flatMap((language) => {
      const written = WRITTEN.filter((one) => one.language === language)[number];
      const found = written
        ? fromPictures(game, seed, written, company, counter)
        : fromBots(game, seed, language, company, counter);
      counter.add(found ? 'kept' : 'nothing clear');
      return found ? [found] : [];
    });
    return { matches, thrown: counter.all };
  };
}

const begin = (game: AnyGame, language: Language, seed: string) =>
  Match.begin(game, { options: { language }, seats: SEATS, seed });

/** Words that were written from a picture, in the first deal in which they mean it. */
function fromPictures(
  game: AnyGame,
  seed: string,
  { language, cloud: card, text: words }: Description,
  company: Company,
  counter: Counter,
): PuzzleMatch | undefined {
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = `${seed}.${deal}`;
    const { cards } = begin(game, language, dealt).state as State;
    if (!cards.includes(card)) continue;
    const found = puzzleOf(game, { seed: dealt, language, card, words, margin: MARGIN }, company);
    if (typeof found !== 'string') return found;
    counter.add(found);
  }
  return undefined;
}

/** The first clue of a bot that means no other cloud by far. */
function fromBots(
  game: AnyGame,
  seed: string,
  language: Language,
  company: Company,
  counter: Counter,
): PuzzleMatch | undefined {
  const { cards, daydreamer } = begin(game, language, seed).state as State;
  for (const card of cards) {
    const match = begin(game, language, seed);
    match.play(scoutOf(match.state as State), game.read(`pick ${card}`));
    for (let nth = 0; nth < CLUES; nth++) {
      for (const [i, describer] of company.describers.entries()) {
        const luck = new QuickChance(`${seed}/${card}/${i}/${nth}`);
        const words = game.write(ask(game, match.state, daydreamer, describer, luck)).replace('say ', '');
        const found = puzzleOf(game, { seed, language, card, words, margin: CLEAR }, company);
        if (typeof found !== 'string') return found;
        counter.add(found);
      }
    }
  }
  return undefined;
}

/** Words for one of the clouds as a puzzle, or why they are none. */
function puzzleOf(
  game: AnyGame,
  { seed, language, card, words, margin: least }: Said,
  company: Company,
): PuzzleMatch | string {
  const match = begin(game, language, seed);
  const { daydreamer, seats } = match.state as State;
  const played = [`${scoutOf({ daydreamer, seats })} pick ${card}`, `${daydreamer} say ${words}`] as const;
  for (const one of played) {
    const [seat] = one.split(' ', 1) as [string];
    if ('refused' in match.play(Number(seat), game.read(one.slice(seat.length + 1)))) return 'not allowed';
  }
  const state = match.state as State;
  const [seat] = watchersOf(state) as [number];
  const asked = questionTo(game, state, seat);
  const luck = (what: string) => new QuickChance(`${seed}/${what}`);
  const right = `guess ${card}`;
  const heard = advise(asked, company.listener, luck('heard'));
  const [best = 0, second = 0] = (heard.odds ?? []).map(({ facts }) => facts.likely ?? 0);
  const margin = best - second;
  if (game.write(heard.answer) !== right) return 'means another';
  if (best < LIKELY || margin < least || heard.reason.code === 'wordsUnknown') return 'close';
  if (game.write(advise(asked, company.anybody, luck('anybody')).answer) !== right)
    return 'only for the best';
  const tries = triesAt(
    company.triers,
    (bot, nth) => game.write(ask(game, state, seat, bot, luck(`${nth}`))) === right,
  );
  const puzzle: Puzzle = {
    id: idOf(seed, language),
    after: played.length,
    seat,
    theme: heard.reason.code,
    rating: difficultyOf(tries),
    task: { right: [right], margin: Math.round(margin * 1000) / 1000, error: 0, worlds: CARDS.length },
  };
  return { seed, seats: SEATS, options: { language }, played, puzzles: [puzzle] };
}
