import { type Party, pairUp, type Waiting } from '@aerie/host';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { secondsSince } from '../bench/measure.js';
import { SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson } from '../io.js';
import { counted, decimal, whole } from '../text/format.js';

const PACES = ['live', 'relaxed', 'days'];
/** How long they have waited at most, and how long it takes until their windows are four times as wide, in seconds. */
const WAITED = 120;
const PATIENCE = 20;
/** One in so many pairs of people does not want to meet. */
const BLOCKED = 200;
const WARM_UP_ROUNDS = 3;

export const pairing: Command = {
  name: 'pairing',
  says: 'how much processor time one round of pairing takes where many people wait',
  words: [],
  flags: {
    people: { value: 'N', says: 'how many wait (10000)' },
    rounds: { value: 'R', says: 'how many crowds are paired (20)' },
    ...SEED,
  },
  examples: ['--people 10000 --json'],
  run(given, io) {
    const people = given.whole('people', 1, 1_000_000) ?? 10_000;
    const rounds = given.whole('rounds', 1, 1000) ?? 20;
    const chance = new QuickChance(`pairing ${seedOf(given)}`);
    for (let i = 0; i < WARM_UP_ROUNDS; i++) round(crowd(people, chance));
    const done = Array.from({ length: rounds }, () => round(crowd(people, chance)));
    const took = done.map(({ ms }) => ms).sort((a, b) => a - b);
    const paired = done.reduce((sum, { seated }) => sum + seated, 0) / rounds;
    const result = {
      people,
      rounds,
      paired,
      medianMs: took[Math.floor(rounds / 2)] as number,
      longestMs: took.at(-1) as number,
    };
    if (given.has('json')) sayJson(io.stdout, result);
    else
      say(io.stdout, [
        `${counted(people, 'person', 'people')} in the queues, ${counted(rounds, 'round')}`,
        `a round seats ${whole(paired)} and takes ${decimal(result.medianMs)} ms of processor time, at most ${decimal(result.longestMs)} ms`,
      ]);
    return OK;
  },
};

/** People at all games and paces, with ratings and wishes like those of a site. */
function crowd(people: number, chance: QuickChance): Waiting[] {
  const games = GAMES.filter(({ seats }) => seats.max > 1);
  return Array.from({ length: people }, (_, i) => {
    const { id, seats } = games[chance.below(games.length)] as AnyGame;
    const from = Math.max(2, seats.min);
    const fewest = from + chance.below(seats.max - from + 1);
    const most = fewest + chance.below(seats.max - fewest + 1);
    // The sum of three throws is nearly a normal distribution, 1500 ± 200.
    const rating = 1500 + (chance.below(401) + chance.below(401) + chance.below(401) - 600);
    return {
      person: `${i}`,
      queue: `${id} ${PACES[chance.below(PACES.length)]}`,
      sizes: Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n),
      rating,
      uncertainty: 20 + chance.below(150),
      since: -1000 * chance.below(WAITED),
      patience: 1000 * PATIENCE,
    };
  });
}

function round(waiting: readonly Waiting[]): { readonly ms: number; readonly seated: number } {
  const before = process.cpuUsage();
  const parties: Party<Waiting>[] = pairUp(waiting, 0, mayMeet);
  const ms = 1000 * secondsSince(before);
  return { ms, seated: parties.reduce((sum, party) => sum + party.people.length, 0) };
}

const mayMeet = (one: string, other: string): boolean => (Number(one) * Number(other)) % BLOCKED !== 1;
