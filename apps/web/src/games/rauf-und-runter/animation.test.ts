import { QuickChance } from '@aerie/kernel';
import game, { type Event, ROUNDS } from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { animation, type Picture } from './animation.js';

/** What matters: everything but the memory of what has just been shown. */
const still = ({ now: _, ...table }: Picture) => table;

/** Random play; calls back after every step with what happened and what is true now. */
function playRandomly(
  seats: number,
  seed: string,
  told: (events: Event[], view: ReturnType<typeof game.view>) => void,
) {
  const chance = new QuickChance(seed);
  const steps: Event[] = [];
  const emit = (e: Event) => void steps.push(e);
  const s = game.setup({}, seats, chance, emit);
  told(steps.splice(0), game.view(s, 'watcher'));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[chance.below(answers.length)] as (typeof answers)[number], chance, emit);
    told(steps.splice(0), game.view(s, 'watcher'));
  }
}

describe('pictures that follow events', () => {
  for (const seats of [2, 3, 4, 5])
    it(`end where the view is, ${seats} at the table`, () => {
      for (let i = 0; i < 25; i++) {
        let shown: Picture | undefined;
        playRandomly(seats, `pictures ${seats} ${i}`, (events, view) => {
          // Whoever comes in sees the first view as it is; from there every step is shown by its events.
          shown ??= animation.picture(view);
          for (const event of events) shown = animation.after(shown, event);
          expect(still(shown)).toEqual(view);
        });
        expect(shown?.round).toBe(ROUNDS);
      }
    });

  it('tell moments apart and remember what is being shown', () => {
    let shown: Picture | undefined;
    const beats: number[] = [];
    playRandomly(3, 'beats', (events, view) => {
      shown ??= animation.picture(view);
      for (const event of events) {
        shown = animation.after(shown, event);
        expect(shown.now?.event).toBe(event);
        beats.push(shown.now?.beat as number);
      }
    });
    expect(new Set(beats).size).toBe(beats.length);
    expect(animation.picture(shown as Picture).now).toBeNull();
  });

  it('take no longer than somebody likes to wait', () => {
    playRandomly(5, 'times', (events) => {
      for (const event of events) {
        expect(animation.takes(event)).toBeGreaterThanOrEqual(0);
        expect(animation.takes(event)).toBeLessThanOrEqual(1800);
      }
    });
  });
});
