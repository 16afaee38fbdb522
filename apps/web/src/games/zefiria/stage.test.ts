import { QuickChance } from '@aerie/kernel';
import game, { type Event, type Options, type View } from '@aerie/zefiria';
import { describe, expect, it } from 'vitest';
import { type Picture, stage } from './stage.js';

/** What matters: everything but the memory of what has just been shown. */
const still = ({ now: _, ...table }: Picture) => table;

/** Random play, with ends of turns made rarer; calls back after every step with what happened and what is true. */
function playRandomly(
  options: Options,
  seats: number,
  seed: string,
  told: (events: Event[], view: View) => void,
) {
  const chance = new QuickChance(seed);
  const steps: Event[] = [];
  const emit = (e: Event) => void steps.push(e);
  const s = game.setup(options, seats, chance, emit);
  told(steps.splice(0), game.view(s, 'watcher'));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const all = game.answers(s, seat);
    const answers = chance.below(6) > 0 ? all.filter(({ kind }) => kind !== 'end') : all;
    const from = answers.length > 0 ? answers : all;
    game.apply(s, seat, from[chance.below(from.length)] as (typeof from)[number], chance, emit);
    told(steps.splice(0), game.view(s, 'watcher'));
  }
}

describe('pictures that follow events', () => {
  for (const mode of ['normal', 'storm'] as const)
    for (const seats of [1, 2, 3, 4])
      for (const spirits of ['random', 'chosen'] as const)
        it(`end where the view is: ${mode}, ${seats} at the table, spirits ${spirits}`, () => {
          for (let i = 0; i < 6; i++) {
            let shown: Picture | undefined;
            playRandomly(
              { mode, solo: 'medium', spirits },
              seats,
              `${mode} ${seats} ${i}`,
              (events, view) => {
                // Whoever comes in sees the first view as it is; from there every step is shown by its events.
                shown ??= stage.picture(view);
                for (const event of events) shown = stage.after(shown, event);
                expect(still(shown)).toEqual(view);
              },
            );
            expect(shown?.stage.at).toBe('over');
          }
        });

  it('tell moments apart and remember the storm until it is over', () => {
    let shown: Picture | undefined;
    const beats: number[] = [];
    let storms = 0;
    playRandomly({ mode: 'storm', solo: 'medium', spirits: 'random' }, 2, 'beats', (events, view) => {
      shown ??= stage.picture(view);
      for (const event of events) {
        shown = stage.after(shown, event);
        expect(shown.now?.event).toBe(event);
        beats.push(shown.now?.beat as number);
        const ofStorm = ['stormBroke', 'stormSwapped', 'stormPassed', 'anchored'].includes(event.type);
        expect(shown.now?.storm !== null).toBe(ofStorm);
        if (event.type === 'stormBroke') storms++;
      }
    });
    expect(new Set(beats).size).toBe(beats.length);
    expect(storms).toBe(5);
  });

  it('take no longer than somebody likes to wait', () => {
    playRandomly({ mode: 'storm', solo: 'easy', spirits: 'chosen' }, 1, 'times', (events) => {
      for (const event of events) {
        expect(stage.takes(event)).toBeGreaterThanOrEqual(0);
        expect(stage.takes(event)).toBeLessThanOrEqual(1800);
      }
    });
  });
});
