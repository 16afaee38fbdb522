import { QuickChance, type Seat } from '@aerie/kernel';
import game, { type Answer, type Event, type Options, type View } from '@aerie/zefiria';

/** What is told of a match: before every answer the position, then the answer, and after it what happened. */
export interface Telling {
  asked?(view: View, seat: Seat, answers: readonly Answer[]): void;
  answered?(view: View, answer: Answer): void;
  told?(events: readonly Event[], view: View): void;
}

/** Plays at random, with ends of turns made rarer, so that all kinds of things happen. */
export function playRandomly(options: Options, seats: number, seed: string, telling: Telling): void {
  const chance = new QuickChance(seed);
  const steps: Event[] = [];
  const emit = (e: Event) => void steps.push(e);
  const s = game.setup(options, seats, chance, emit);
  telling.told?.(steps.splice(0), game.view(s, 'watcher'));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const all = game.answers(s, seat);
    telling.asked?.(game.view(s, seat), seat, all);
    const acts = chance.below(6) > 0 ? all.filter(({ kind }) => kind !== 'end') : all;
    const answers = acts.length > 0 ? acts : all;
    const given = answers[chance.below(answers.length)] as Answer;
    telling.answered?.(game.view(s, seat), given);
    game.apply(s, seat, given, chance, emit);
    telling.told?.(steps.splice(0), game.view(s, 'watcher'));
  }
}

export const STORMY: Options = { mode: 'storm', solo: 'medium', spirits: 'chosen' };
export const CALM: Options = { mode: 'normal', solo: 'hard', spirits: 'random' };
