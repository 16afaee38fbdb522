import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import game, { type Event } from './index.js';

describe('Setup', () => {
  test('at the start everyone throws away 2 of 6 cards and takes 3 resources, at the same time', () => {
    const luck = new QuickChance('draft');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 3, luck, undefined);
    expect(game.awaited(s)).toEqual([0, 1, 2]);
    for (const seat of [1, 0, 2]) {
      for (let i = 0; i < 5; i++) game.apply(s, seat, game.answers(s, seat)[0] as never, luck, undefined);
    }
    expect(s.mats.map((mat) => mat.dragons.length + mat.caves.length)).toEqual([4, 4, 4]);
    expect(s.dragonDiscard).toHaveLength(6);
    expect(game.awaited(s)).toEqual([s.starter]);
    expect(s.mats.map((mat) => [mat.coins, mat.eggs])).toEqual([
      [6, 1],
      [6, 1],
      [6, 1],
    ]);
  });

  test('what is chosen at the start is hidden until all have chosen', () => {
    const luck = new QuickChance('draft');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 2, luck, undefined);
    expect(
      s.mats.map(({ dragons, caves, markers, steps }) => [dragons.length, caves.length, markers, steps]),
    ).toEqual([
      [3, 3, 4, 0],
      [3, 3, 4, 0],
    ]);
    const [dragon, cave] = [s.mats[0]?.dragons[1], s.mats[0]?.caves[2]];
    const answer = (seat: number, text: string) =>
      game.apply(s, seat, game.read(text) as never, luck, undefined);
    const before = JSON.stringify(game.view(s, 1));
    for (const text of [`discard d${dragon}`, `discard c${cave}`, 'take milk', 'take milk']) answer(0, text);
    expect(JSON.stringify(game.view(s, 1))).toBe(before);
    expect(game.view(s, 1).mats[0]?.resources).toEqual([0, 0, 0, 0]);
    expect(game.view(s, 0).draft?.own).toEqual({
      thrownDragons: [dragon],
      thrownCaves: [cave],
      resources: 2,
    });
    expect(game.view(s, 'watcher').draft).toEqual({ own: null, finished: [false, false] });
    expect(game.why(s, 0, { a: 'pass' })?.code).toBe('notPossibleNow');
    expect(game.answers(s, 0).map(game.write)).toEqual([
      'take meat',
      'take gold',
      'take crystal',
      'take milk',
    ]);
    answer(0, 'take gold');
    expect(game.awaited(s)).toEqual([1]);
    expect(game.why(s, 0, { a: 'take', resource: 'meat' })?.code).toBe('notYourDecision');
    expect(s.mats[0]?.resources).toEqual([0, 1, 0, 2]);
    const told: Event[] = [];
    const tell = (event: Event) => told.push(event);
    for (let i = 0; i < 5; i++) game.apply(s, 1, game.answers(s, 1)[0] as never, luck, tell);
    const resources = s.mats.map((mat) => mat.resources.slice());
    s.mats[1]?.resources.fill(9);
    expect(told[0]).toMatchObject({ type: 'drafted', thrownCaves: [cave], resources });
    expect(s.dragonDiscard).toContain(dragon);
    expect(s.caveDiscard).toEqual([cave]);
    expect(game.view(s, 1).mats[0]?.resources).toEqual([0, 1, 0, 2]);
  });

  test('who has chosen is imagined with four cards and three resources, who has not with all six cards', () => {
    const luck = new QuickChance('imagined');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 3, luck, undefined);
    for (let i = 0; i < 5; i++) game.apply(s, 1, game.answers(s, 1)[0] as never, luck, undefined);
    const held = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { mats, drafts } = game.imagine(game.view(s, 0), new QuickChance(`${i}`));
      const cards = mats.map(({ dragons, caves }) => dragons.length + caves.length);
      const thrown = drafts.map(({ thrownDragons, thrownCaves }) => [...thrownDragons, ...thrownCaves]);
      expect([cards, thrown.map(({ length }) => length)]).toEqual([
        [6, 4, 6],
        [0, 2, 0],
      ]);
      for (const card of thrown[1] as number[]) expect(card).toBeGreaterThan(0);
      const resources = mats.map((mat) => mat.resources.reduce((sum, n) => sum + n, 0));
      expect([resources, drafts.map((draft) => draft.resources)]).toEqual([
        [0, 3, 0],
        [0, 3, 0],
      ]);
      mats[1]?.resources.forEach((n, kind) => {
        if (n > 0) held.add(kind);
      });
    }
    expect([...held].sort()).toEqual([0, 1, 2, 3]);
  });

  test('alone one chooses just so', () => {
    const luck = new QuickChance('alone');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '2' }, 1, luck, undefined);
    expect(game.awaited(s)).toEqual([0]);
    expect(game.answers(s, 0)).toHaveLength(6);
    for (let i = 0; i < 5; i++) game.apply(s, 0, game.answers(s, 0)[0] as never, luck, undefined);
    expect(s.mats[0]).toMatchObject({ coins: 6, eggs: 1, resources: [3, 0, 0, 0] });
    expect(s.rival).toMatchObject({ ready: 1, deck: [9, 10, 11, 4, 5, 6, 7, 8] });
    expect(game.awaited(s)).toEqual([0]);
  });

  test('four different tiles of objectives, each on either side; any guild; anybody may begin', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const options = { openHands: false, laterPrinting: false, solo: '1' } as const;
      const s = game.setup(options, 3, new QuickChance(`tiles ${i}`), undefined);
      expect(new Set(s.objectives.map((id) => id.slice(0, -1))).size).toBe(4);
      for (const one of [...s.objectives, s.guild, `seat ${s.starter}`]) seen.add(one);
    }
    expect(seen.size).toBe(20 + 4 + 3);
  });
});
