import type { Puzzle, PuzzleMatch } from '@aerie/analysis/puzzles';
import { type AnyBot, advise, ask, questionTo } from '@aerie/bots';
import { CARDS, LANGUAGES, type Language, type State, scoutOf, watchersOf } from '@aerie/cloud-mine';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { botNamed, gameNamed } from '../choices.js';
import { difficultyOf, type Trier, triersOf, triesAt } from './difficulty.js';
import { Counter, type Mined, type Miner, matchOf } from './miner.js';

/** With four players six clouds lie on the table. */
const SEATS = 4;
/** How likely the cloud must be to whoever follows every thought, and by how much likelier than any other. */
const LIKELY = 0.7;
const MARGIN = 0.5;
/** Clues of these are heard for a cloud, so many of each. */
const DESCRIBERS = ['gentle', 'club', 'master'] as const;
const CLUES = 8;

/** Finds clues of the bots that mean one of six clouds and no other, in all languages. */
export async function cloudMiner(): Promise<Miner> {
  const game = gameNamed('cloud-mine');
  const company: Company = {
    describers: await Promise.all(DESCRIBERS.map((name) => botNamed(game, name))),
    listener: await botNamed(game, 'master'),
    anybody: await botNamed(game, 'gentle'),
    triers: await triersOf(game),
  };
  return (seed): Mined => {
    const counter = new Counter();
    const { cards } = begin(game, 'en', seed).state as State;
    for (const card of cards) {
      const matches: PuzzleMatch[] = [];
      for (const language of LANGUAGES) {
        const match = clearClue(game, { seed, language, card }, company, counter);
        if (!match) break;
        matches.push(match);
      }
      if (matches.length < LANGUAGES.length) continue;
      counter.add('kept');
      return { matches, thrown: counter.all };
    }
    return { matches: [], thrown: counter.all };
  };
}

interface Said {
  readonly seed: string;
  readonly language: Language;
  readonly card: number;
}

interface Company {
  readonly describers: readonly AnyBot[];
  readonly listener: AnyBot;
  readonly anybody: AnyBot;
  readonly triers: readonly Trier[];
}

const begin = (game: AnyGame, language: Language, seed: string) =>
  Match.begin(game, { options: { language }, seats: SEATS, seed });

/** The first clue for a cloud that means no other. */
function clearClue(game: AnyGame, said: Said, company: Company, counter: Counter): PuzzleMatch | undefined {
  for (let nth = 0; nth < CLUES; nth++) {
    for (const [i, describer] of company.describers.entries()) {
      const found = clueOf(game, said, describer, company, `${said.seed}/${said.card}/${i}/${nth}`);
      if (typeof found !== 'string') return found;
      counter.add(found);
    }
  }
  return undefined;
}

/** A clue for one of the clouds as a puzzle, or why it is none. */
function clueOf(
  game: AnyGame,
  { seed, language, card }: Said,
  describer: AnyBot,
  company: Company,
  luck: string,
): PuzzleMatch | string {
  const match = begin(game, language, seed);
  const play = (seat: number, text: string) => {
    match.play(seat, game.read(text));
    return `${seat} ${text}` as const;
  };
  const first = match.state as State;
  const picked = play(scoutOf(first), `pick ${card}`);
  const words = ask(game, match.state, first.daydreamer, describer, new QuickChance(luck));
  const said = play(first.daydreamer, game.write(words));
  const [seat] = watchersOf(first) as [number];
  const state = match.state as State;
  const asked = questionTo(game, state, seat);
  const right = `guess ${card}`;
  const heard = advise(asked, company.listener, new QuickChance(luck));
  const [best, second] = (heard.odds ?? []).map(({ facts }) => facts.likely ?? 0);
  if (game.write(heard.answer) !== right) return 'means another';
  const margin = (best ?? 0) - (second ?? 0);
  if ((best ?? 0) < LIKELY || margin < MARGIN) return 'close';
  // What only brings something to mind would be a matter of taste.
  if (heard.reason.code !== 'looksLike') return 'far-fetched';
  if (game.write(advise(asked, company.anybody, new QuickChance(luck)).answer) !== right)
    return 'only for the best';
  const tries = triesAt(
    company.triers,
    (bot, nth) => game.write(ask(game, state, seat, bot, new QuickChance(`${luck}/${nth}`))) === right,
  );
  const puzzle: Puzzle = {
    id: `${seed}-${language}`,
    after: 2,
    seat,
    theme: 'looksLike',
    rating: difficultyOf(tries),
    task: { right: [right], margin: Math.round(margin * 1000) / 1000, error: 0, worlds: CARDS.length },
  };
  return matchOf(seed, SEATS, [picked, said], [puzzle], { language }) ?? 'close';
}
