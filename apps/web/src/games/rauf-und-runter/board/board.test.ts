import { QuickChance } from '@aerie/kernel';
import game, { type State, type View } from '@aerie/rauf-und-runter';
import { describe, expect, it } from 'vitest';
import { picture } from '../animation.js';
import { CHICKEN_SIZE, rungOf } from '../art/farm/measures.js';
import { cameraOf } from './camera.js';
import { goesTo, groupsOf, pickOf, shedsOf } from './choices.js';
import { layoutOf } from './layout.js';

const ROOMS = [
  [374, 600],
  [344, 470],
  [820, 900],
  [1000, 780],
  [828, 276],
] as const;

function* positions(seats: number, seed: string): Generator<{ s: State; view: View }> {
  const chance = new QuickChance(seed);
  const s = game.setup({}, seats, chance, undefined);
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    yield { s, view: game.view(s, 'watcher') };
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[chance.below(answers.length)] as (typeof answers)[number], chance, undefined);
  }
}

describe('what the board foretells', () => {
  it('groups equal faces', () => {
    expect(groupsOf('1335F')).toEqual([
      { face: '1', dice: 1 },
      { face: '3', dice: 2 },
      { face: '5', dice: 1 },
      { face: 'F', dice: 1 },
    ]);
  });

  it('is where the rules put a chosen die', () => {
    for (let i = 0; i < 10; i++)
      for (const { s, view } of positions(3, `dice ${i}`))
        for (const { face } of groupsOf(view.roll)) {
          const after = game.clone(s);
          const told: string[] = [];
          const seat = view.order[view.turn] as number;
          game.apply(after, seat, pickOf(face), new QuickChance('any'), (e) => {
            if (e.type === 'placed') told.push(`track ${e.sum}`);
            if (e.type === 'wentToDungHeap') told.push('heap');
            if (e.type === 'tookFeather') told.push(`feather ${e.feathers > 0}`);
          });
          const goes = goesTo(view, face);
          expect(told).toEqual([
            goes.to === 'track' ? `track ${goes.sum}` : goes.to === 'heap' ? 'heap' : `feather ${goes.left}`,
          ]);
        }
  });

  it('offers exactly the feathers that may be shed', () => {
    for (let i = 0; i < 30; i++)
      for (const { s, view } of positions(4, `sheds ${i}`)) {
        const legal = game.answers(s, view.order[view.turn] as number).map(game.write);
        if (view.roll === '') expect(shedsOf(view).map(({ feathers }) => `shed ${feathers}`)).toEqual(legal);
        else expect(shedsOf(view)).toEqual([]);
      }
  });
});

describe('the room', () => {
  it.each(ROOMS)('is used up and not overrun at %i by %i', (wide, high) => {
    for (const odds of [false, true]) {
      const { roost, scene, fence, tray, beside, die } = layoutOf(wide, high, odds, 0);
      expect(roost + fence + tray + (beside ? 0 : scene)).toBeLessThanOrEqual(high);
      expect(roost + scene).toBeLessThanOrEqual(high);
      // Five dice of five kinds and another throw lie in one row.
      expect(5 * (die + 6) + 5 * 4 + 54 + 12).toBeLessThanOrEqual(beside || wide);
      expect(die + 6).toBeGreaterThanOrEqual(44);
    }
  });

  it.each([
    [1165, 735],
    [1165, 585],
    [2200, 1200],
  ])('has two rows of dice with words below them on a large board, %i by %i', (wide, high) => {
    const { die, tray, beside, large } = layoutOf(wide, high, false, 0);
    expect(large).toBe(true);
    expect(2 * (die + 10 + 8 + 28) + 6 + 8 + 40 + 20).toBeLessThanOrEqual(tray);
    // Five of five kinds, one of them a feather, and another throw lie in one.
    expect(5 * (die + 10) + 24 + 5 * 6 + 76 + 12).toBeLessThanOrEqual(beside);
  });

  it('has fence and tray below the ladder on a phone, beside it on its side and on a large screen', () => {
    const [phone, sideways, desktop] = [
      [374, 600],
      [828, 276],
      [1424, 760],
    ].map(([wide = 0, high = 0]) => layoutOf(wide, high, false, 0));
    expect([phone?.beside, phone?.large]).toEqual([0, false]);
    expect([sideways?.beside, sideways?.large]).toEqual([480, false]);
    expect([desktop?.beside, desktop?.large]).toEqual([669, true]);
    // The ladder has all the height there, but for roost and grass.
    for (const one of [sideways, desktop]) expect(one?.scene).toBe((one?.high ?? 0) - (one?.roost ?? 0) - 24);
  });

  it.each(ROOMS)('says below every die where it would go, at %i by %i', (wide, high) => {
    for (const odds of [false, true]) {
      const { tray, die } = layoutOf(wide, high, odds, 0);
      expect(tray).toBeGreaterThanOrEqual(die + 50 + 22 + (odds ? 50 : 0));
    }
  });

  it('looks where somebody chose to look, at most as large as it has room, and never below the ground', () => {
    const layout = layoutOf(828, 276, false, 0);
    const [{ view } = { view: undefined }] = positions(5, 'chosen');
    const p = picture(view as View);
    for (const space of [0, 10, 30, 60]) {
      const { from, to, zoom, y } = cameraOf(p, layout, space);
      expect([space >= from, space <= to]).toEqual([true, true]);
      expect(zoom).toBeLessThanOrEqual(1.5);
      expect(y).toBeGreaterThanOrEqual(layout.scene - 10 * layout.unit - 0.01);
    }
    expect(cameraOf(p, layout, 60).climbed).toBeGreaterThan(cameraOf(p, layout, 0).climbed);
  });

  it.each(ROOMS)('always shows whoever plays, at %i by %i', (wide, high) => {
    const layout = layoutOf(wide, high, false, 0);
    for (const { view } of positions(5, 'camera')) {
      const camera = cameraOf(picture(view), layout);
      const space = view.space[view.order[view.turn] as number] as number;
      expect(space).toBeGreaterThanOrEqual(camera.from);
      expect(space).toBeLessThanOrEqual(camera.to);
    }
  });

  it.each(ROOMS)('steps back no farther than labels can be read, at %i by %i', (wide, high) => {
    const layout = layoutOf(wide, high, false, 0);
    for (const { view } of positions(5, 'labels'))
      expect(cameraOf(picture(view), layout).zoom).toBeGreaterThanOrEqual(0.7);
  });

  it.each(ROOMS)('hides no hen in sight behind the cards on the line, at %i by %i', (wide, high) => {
    const layout = layoutOf(wide, high, false, 0);
    for (const { view } of positions(5, 'line')) {
      const { y, zoom, to } = cameraOf(picture(view), layout);
      for (const space of view.space.filter((one) => one <= to))
        expect(y - (rungOf(space) + CHICKEN_SIZE) * zoom).toBeGreaterThanOrEqual(layout.line - 0.01);
    }
  });
});
