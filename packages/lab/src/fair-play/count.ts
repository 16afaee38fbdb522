import { type Agreement, agreementOf, bothAgreements, EFFORTS, Weighing } from '@aerie/analysis';
import { judgeOf, LEVELS } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { decisionsOf, type Part } from '../analyse/agreement.js';
import { botsNamed, gameNamed } from '../choices.js';

/** What is counted, as plain data: so many people of each level, each in so many matches against club bots. */
export interface Count {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly seed: string;
  readonly people: number;
  readonly matches: number;
}

/** Somebody who plays like a level, of whom something was counted. */
export interface Counted extends Agreement {
  readonly level: string;
  readonly person: number;
}

/** Whom everybody plays against. */
const RIVALS = 'club';

/** Counts for a part of the people. Who they are and their luck follow from their number. */
export async function count({ people, ...how }: Count, { from, step }: Part): Promise<Counted[]> {
  const game = gameNamed(how.game);
  const judge = await judgeOf(game);
  const weighing = new Weighing(game, judge, EFFORTS.usual);
  const found: Counted[] = [];
  for (let number = from; number < people * LEVELS.length; number += step) {
    const level = LEVELS[number % LEVELS.length] as string;
    const person = Math.floor(number / LEVELS.length);
    let sum: Agreement = { clear: 0, agreed: 0 };
    for (let match = 0; match < how.matches; match++) {
      const name = `${how.seed}/${level}/${person}/${match}`;
      const rivals = Array.from({ length: how.players - 1 }, () => RIVALS);
      const bots = await botsNamed(game, [level, ...rivals]);
      const own = decisionsOf(game, bots, how.options, name).filter(({ seat }) => seat === 0);
      const weighed = own.flatMap(({ state, seat, answer }, i) => {
        const decision = weighing.weigh(state, seat, answer, new QuickChance(`${name}/weigh/${i}`));
        return decision ? [decision] : [];
      });
      sum = bothAgreements(sum, agreementOf(weighed));
    }
    found.push({ level, person, ...sum });
  }
  return found;
}
