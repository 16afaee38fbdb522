import type { Event, View } from '@aerie/zefiria';
import { describe, expect, it } from 'vitest';
import { animation, type Picture } from './animation.js';
import { playRandomly, STORMY } from './testing.js';

/** What matters: everything but the memory of what has just been shown. */
const still = ({ now: _, ...table }: Picture) => table;

describe('pictures that follow events', () => {
  for (const mode of ['normal', 'storm'] as const)
    for (const seats of [1, 2, 3, 4])
      for (const spirits of ['random', 'chosen'] as const)
        it(`end where the view is: ${mode}, ${seats} at the table, spirits ${spirits}`, () => {
          for (let i = 0; i < 6; i++) {
            let shown: Picture | undefined;
            playRandomly({ mode, solo: 'medium', spirits }, seats, `${mode} ${seats} ${i}`, {
              told(events, view) {
                // Whoever comes in sees the first view as it is; from there every step is shown by its events.
                shown ??= animation.picture(view);
                for (const event of events) shown = animation.after(shown, event);
                expect(still(shown)).toEqual(view);
              },
            });
            expect(shown?.stage.at).toBe('over');
          }
        });

  it('tell moments apart and remember the storm until it is over', () => {
    let shown: Picture | undefined;
    const beats: number[] = [];
    let storms = 0;
    const told = (events: readonly Event[], view: View) => {
      shown ??= animation.picture(view);
      for (const event of events) {
        shown = animation.after(shown, event);
        expect(shown.now?.event).toBe(event);
        beats.push(shown.now?.beat as number);
        const ofStorm = ['stormBroke', 'stormSwapped', 'stormPassed', 'anchored'].includes(event.type);
        expect(shown.now?.storm !== null).toBe(ofStorm);
        if (event.type === 'stormBroke') storms++;
      }
    };
    playRandomly(STORMY, 2, 'beats', { told });
    expect(new Set(beats).size).toBe(beats.length);
    expect(storms).toBe(5);
  });

  it('take no longer than somebody likes to wait', () => {
    playRandomly(STORMY, 1, 'times', {
      told(events) {
        for (const event of events) {
          expect(animation.takes(event)).toBeGreaterThanOrEqual(0);
          expect(animation.takes(event)).toBeLessThanOrEqual(1800);
        }
      },
    });
  });
});
