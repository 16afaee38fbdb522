import game, { type Event, type View } from '@aerie/cloud-mine';
import { QuickChance, type Viewer } from '@aerie/kernel';
import { describe, expect, it } from 'vitest';
import { animation, type Picture } from './animation.js';
import { storyOf } from './story.js';

/** What matters: everything but the memory of what has just been shown. */
const still = ({ now: _, gains: __, held: ___, ...table }: Picture) => table;

/** Random play; calls back after every step with what one viewer hears and what is true for them now. */
function playRandomly(seats: number, seed: string, who: Viewer, told: (events: Event[], view: View) => void) {
  const chance = new QuickChance(seed);
  const heard: Event[] = [];
  const emit = (e: Event) => void heard.push(game.redact(e, who) as Event);
  const s = game.setup({ language: 'en' }, seats, chance, emit);
  told(heard.splice(0), game.view(s, who));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const open = game.open?.(s, seat)?.examples ?? [];
    const answers = [...game.answers(s, seat), ...open];
    game.apply(s, seat, answers[chance.below(answers.length)] as (typeof answers)[number], chance, emit);
    told(heard.splice(0), game.view(s, who));
  }
}

describe('pictures that follow events', () => {
  for (const seats of [3, 4, 5, 8])
    it(`end where the view is, ${seats} at the table, whoever looks`, () => {
      for (const who of ['watcher', 0, 1, 2] as const)
        for (let i = 0; i < 4; i++) {
          let shown: Picture | undefined;
          playRandomly(seats, `pictures ${seats} ${i}`, who, (events, view) => {
            shown ??= animation.picture(view);
            for (const event of events) {
              shown = animation.after(shown, event);
              expect(shown.now?.event).toBe(event);
              expect(animation.takes(event)).toBeLessThanOrEqual(2600);
            }
            expect(still(shown)).toEqual(view);
          });
          expect(shown?.step).toBe('over');
        }
    });

  it('begin with nothing that moves', () => {
    playRandomly(3, 'still', 0, (_, view) => expect(animation.picture(view).now).toBeNull());
  });
});

describe('stories of rounds', () => {
  it('tell of every card that was won, and in which role', () => {
    for (const seats of [3, 4, 6, 8]) {
      const gained: Event[] = [];
      let last: View | undefined;
      playRandomly(seats, `stories ${seats}`, 'watcher', (events, view) => {
        gained.push(...events.filter(({ type }) => type === 'won'));
        last = view;
      });
      const told = last?.past.flatMap((round) => storyOf(round, seats).gains);
      expect(told).toEqual(
        gained.map((e) => e.type === 'won' && { seat: e.seat, role: e.role, cards: e.cards.length }),
      );
    }
  });
});
