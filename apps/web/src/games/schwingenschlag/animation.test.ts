import { QuickChance } from '@aerie/kernel';
import game, { type Event, type View } from '@aerie/schwingenschlag';
import { describe, expect, it } from 'vitest';
import { animation, type Picture } from './animation.js';

const OPTIONS = { openHands: false, laterPrinting: false, solo: '1' } as const;

/** What lies on the table for all to see. Hands are not told by events alone: a card leaves one before it arrives. */
function seen({ mats, marks, rival, round, scored, displayDragons, displayCaves, agenda }: View) {
  const onTheWay = agenda.some(({ task }) => task === 'arrive' || task === 'dig');
  return {
    rival: rival && { ...rival, deck: rival.deck.toSorted() },
    mats: mats.map(({ coins, resources, eggs, rows, passed }) => ({
      coins,
      resources,
      eggs,
      passed,
      rows: rows.map(({ caves, dragons }) => ({
        caves,
        dragons: dragons.map(({ card, eggs: laid, cached, tucked }) => ({ card, laid, cached, tucked })),
      })),
    })),
    marks,
    round,
    scored,
    display: onTheWay ? [] : [displayDragons, displayCaves],
  };
}

/** Random play; calls back after every step with what happened and what is true now. */
function playRandomly(seats: number, seed: string, told: (events: Event[], view: View) => void) {
  const chance = new QuickChance(seed);
  const steps: Event[] = [];
  const emit = (e: Event) => void steps.push(e);
  const s = game.setup(OPTIONS, seats, chance, emit);
  told(steps.splice(0), game.view(s, 0));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    const answer = answers[chance.below(answers.length)] as (typeof answers)[number];
    game.apply(s, seat, answer, chance, emit);
    told(
      steps.splice(0).map((e) => game.redact(e, 0) as Event),
      game.view(s, 0),
    );
  }
}

describe('pictures that follow events', () => {
  for (const seats of [1, 2, 4])
    it(`show the same table as the view, ${seats} at it`, () => {
      for (let i = 0; i < 3; i++) {
        let before: View | undefined;
        playRandomly(seats, `pictures ${seats} ${i}`, (events, view) => {
          let shown: Picture = animation.picture(before ?? view);
          if (before) for (const event of events) shown = animation.after(shown, event);
          // The draft is told when all have finished.
          if (!view.draft) expect({ ...seen(shown), display: [] }).toEqual({ ...seen(view), display: [] });
          if (!view.draft && seen(view).display.length > 0 && !events.some(({ type }) => type === 'ended'))
            expect(seen({ ...shown, agenda: view.agenda }).display).toEqual(seen(view).display);
          before = view;
        });
        expect(before?.round).toBe(4);
      }
    });

  it('tell moments apart, and nothing takes long', () => {
    const beats: number[] = [];
    let shown: Picture | undefined;
    playRandomly(3, 'beats', (events, view) => {
      shown ??= animation.picture(view);
      for (const event of events) {
        shown = animation.after(shown, event);
        expect(shown.now?.event).toBe(event);
        beats.push(shown.now?.beat as number);
        expect(animation.takes(event)).toBeLessThanOrEqual(1500);
      }
    });
    expect(new Set(beats).size).toBe(beats.length);
  });
});
