import { type Learner, type Subject, softChoice } from '@aerie/bots/training';
import type { QuickChance, Seat } from '@aerie/kernel';

/** A position that somebody chose, and what its game made of it. */
export interface Visited {
  readonly inputs: Uint16Array;
  readonly section: number;
  /** What the net shall give here. */
  target: number;
}

interface Trail extends Visited {
  readonly settled: number;
  readonly worth: number;
  /** Where another answer than the best was tried: what the best was expected to bring. */
  readonly best: number | undefined;
}

export interface Practice {
  /** How much of what comes later is believed rather than what the net says at once. */
  readonly lambda: number;
  /** How often something else than the best answer is tried, and how much worse it may look, in points. */
  readonly explore: number;
  readonly temperature: number;
}

/** Plays a match against itself and gives all positions that were chosen. */
export function episode(
  subject: Subject,
  learner: Learner,
  practice: Practice,
  luck: QuickChance,
): Visited[] {
  const { game } = subject;
  const { seats, options } = subject.table(luck);
  const s = game.setup(options, seats, luck, undefined);
  const trails: Trail[][] = Array.from({ length: seats }, () => []);
  for (;;) {
    const [seat] = game.awaited(s);
    if (seat === undefined) break;
    const ranked = learner.rank(s, seat, luck);
    const at = chosen(ranked, practice, luck);
    learner.begin(s, seat, (ranked[at] as (typeof ranked)[number]).answer, luck);
    if (ranked.length > 1)
      (trails[seat] as Trail[]).push(trailOf(learner, s, seat, at > 0 ? ranked[0]?.worth : undefined));
    learner.finish(s, luck);
  }
  const points = game.points(s);
  return trails.flatMap((trail, seat) =>
    judged(trail, points[seat] as number, subject.scale, practice.lambda),
  );
}

/** Mostly the best; now and then one of the others. */
function chosen(
  ranked: readonly { readonly worth: number }[],
  { explore, temperature }: Practice,
  luck: QuickChance,
): number {
  if (ranked.length === 1 || luck.fraction() >= explore) return 0;
  return softChoice(ranked, temperature, luck);
}

function trailOf(learner: Learner, s: unknown, seat: Seat, best: number | undefined): Trail {
  const { inputs, section, settled, worth } = learner.judge(s, seat);
  return { inputs: inputs.list.slice(0, inputs.count), section, settled, worth, best, target: 0 };
}

/** TD(λ), from the end backwards. Across an answer that was only tried, the best one counts. */
function judged(trail: readonly Trail[], final: number, scale: number, lambda: number): readonly Visited[] {
  let later = final;
  for (let i = trail.length - 1; i >= 0; i--) {
    const one = trail[i] as Trail;
    one.target = (later - one.settled) / scale;
    later = one.best ?? (1 - lambda) * one.worth + lambda * later;
  }
  return trail;
}
