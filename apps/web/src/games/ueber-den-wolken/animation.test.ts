import { QuickChance, type Viewer } from '@aerie/kernel';
import game, { type Event, ownerOf, STAGES, type StageAccount, type View } from '@aerie/ueber-den-wolken';
import { describe, expect, it } from 'vitest';
import { speaking, TONGUES } from '../../words/testing.js';
import { animation, type Picture } from './animation.js';
import { moment } from './moment.js';

const { worded } = speaking('ueber-den-wolken');

/** What matters: everything but the memory of what has just been shown. */
const still = ({ now: _now, tally: _tally, ...table }: Picture) => table;

/** Random play through the eyes of one viewer; calls back after every step with what happened and what is true. */
function playRandomly(seats: number, seed: string, who: Viewer, told: (events: Event[], view: View) => void) {
  const chance = new QuickChance(seed);
  const steps: Event[] = [];
  const emit = (e: Event) => {
    const seen = game.redact(e, who);
    if (seen) steps.push(seen);
  };
  const s = game.setup({}, seats, chance, emit);
  told(steps.splice(0), game.view(s, who));
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[chance.below(answers.length)] as (typeof answers)[number], chance, emit);
    told(steps.splice(0), game.view(s, who));
  }
}

describe('pictures that follow events', () => {
  for (const seats of [2, 3, 4])
    for (const who of [0, 1, 'watcher'] as const)
      it(`end where the view is, ${seats} at the table, seen by ${who}`, () => {
        for (let i = 0; i < 12; i++) {
          let shown: Picture | undefined;
          playRandomly(seats, `pictures ${seats} ${i}`, who, (events, view) => {
            shown ??= animation.picture(view);
            for (const event of events) shown = animation.after(shown, event);
            expect(still(shown)).toEqual(still(animation.picture(view)));
          });
          expect(shown?.stage).toBe(STAGES);
        }
      });

  it('remember what landed while cards are scored, also for those who come in then', () => {
    let asked = 0;
    let shown: Picture | undefined;
    playRandomly(4, 'tally', 0, (events, view) => {
      shown ??= animation.picture(view);
      for (const event of events) shown = animation.after(shown, event);
      if (view.step.at !== 'scoring') return;
      asked++;
      const fresh = animation.picture(view).tally;
      expect(fresh?.landed.toSorted()).toEqual(shown.tally?.landed.toSorted());
      expect(fresh?.nest).toEqual(shown.tally?.nest);
    });
    expect(asked).toBeGreaterThan(0);
  });

  it('come to a staged moment at the end of every stage, with everybody’s birds and points', () => {
    const stages: number[] = [];
    let shown: Picture | undefined;
    playRandomly(3, 'moments', 0, (events, view) => {
      shown ??= animation.picture(view);
      for (const event of events) {
        shown = animation.after(shown, event);
        const staged = moment(event, shown);
        expect(staged !== undefined).toBe(event.type === 'stageEnded');
        if (!staged || event.type !== 'stageEnded') continue;
        stages.push(event.stage);
        for (const one of [staged.title, ...(staged.columns ?? [])])
          for (const tongue of TONGUES) expect(worded(tongue, one)).toMatch(/\S/);
        const { landed: down = [] } = shown.tally ?? {};
        staged.rows?.forEach(({ who, cells, best }, seat) => {
          const { total, nest, cards, score } = event.accounts[seat] as StageAccount;
          const birds = down.filter((bird) => ownerOf(bird) === seat).length;
          const [landed, pairs, landing, ...rest] = cells;
          expect([who, landed, ...rest]).toEqual([seat, birds, cards + score, total]);
          // Where there are pairs, the landing says how it comes about.
          const sum = typeof landing === 'object' ? worded('en', landing) : String(landing);
          const paid = /^(\d+) ([+−])(\d+) = /.exec(sum);
          expect(paid !== null).toBe(pairs !== 0);
          expect(sum.replace(/^.+ = /, '').replace('−', '-')).toBe(String(nest));
          if (paid) expect(Number(paid[1]) + Number(paid[3]) * (paid[2] === '+' ? 1 : -1)).toBe(nest);
          expect(best).toBe(event.accounts.every((other) => other.total <= total));
        });
      }
    });
    expect(stages).toEqual([1, 2, 3]);
  });

  it('take no longer than somebody likes to wait', () => {
    playRandomly(4, 'times', 0, (events) => {
      for (const event of events) {
        expect(animation.takes(event)).toBeGreaterThanOrEqual(0);
        expect(animation.takes(event)).toBeLessThanOrEqual(1200);
      }
    });
  });
});
