import { describe, expect, it, test } from 'vitest';
import { GUILDS, type Guild } from '../data/boards.js';
import { ROWS } from '../data/words.js';
import { accountOf } from '../scoring.js';
import { type Layout, type MatLayout, Transcript } from '../transcript.js';

/** What the mat, the guild circle and the guild tiles do, a case a line. */
interface Case extends Layout {
  readonly says?: string;
  /** `nothing`, or the changes in any order. */
  readonly does: string;
  /** What is offered after that; the case ends there. Without it everything must be over. */
  readonly choices?: string;
}

const DISPLAY = 'd1 d2 d3 c1 c2 c3';
const listed = (text: string): string[] => (text === 'nothing' || text === '' ? [] : text.split(', ').sort());

function check(table: Transcript, { does, choices }: Case): void {
  expect(listed(table.changes)).toEqual(listed(does));
  if (choices === undefined) expect(table.task).toBe('turn');
  else expect(listed(table.choices)).toEqual(listed(choices));
}

const titled = <T extends Case>(cases: readonly T[], name: (one: T) => string) =>
  cases.map((one) => [`${name(one)} ${one.says ?? ''} → ${one.does}`, one] as const);

/** Few enough things to be kept at the end of the turn. */
const LITTLE: MatLayout = { resources: 'meat 1, gold 2', hand: 'd36 d48 d60 c12 c13 c14' };

/**
 * The icon is reached for a coin, over dragons that do nothing when they are walked on and have no free nest; the
 * icons before it are declined.
 */
interface IconCase extends Case {
  readonly icon: string;
  readonly mat?: MatLayout;
}

const WALKED_ON = ['d39+2e', 'd46+1e', 'd49+3e', 'd81+3e'];

const ICONS: readonly IconCase[] = [
  { icon: 'C1', says: 'take milk', does: 'milk +1' },
  { icon: 'C1', says: 'done', does: 'nothing' },
  { icon: 'C2', says: 'step, egg mat', does: 'step +1, egg mat +1' },
  { icon: 'C2', says: 'done', does: 'nothing' },
  { icon: 'C3', says: 'take gold', does: 'gold +1' },
  { icon: 'C3', says: 'done', does: 'nothing' },
  { icon: 'C4', mat: { eggs: 0 }, says: 'egg mat', does: 'egg mat +1' },
  { icon: 'C4', says: 'done', does: 'nothing' },
  { icon: 'C4', mat: { eggs: 2 }, does: 'nothing' },
  {
    icon: 'C5',
    says: 'cache meat C1, cache gold C4',
    does: 'meat -1, meat on C1 +1, gold -1, gold on C4 +1',
  },
  { icon: 'C5', mat: { A: 'd43' }, says: 'cache meat A1, done', does: 'meat -1, meat on A1 +1' },
  { icon: 'C5', says: 'done', does: 'nothing' },
  { icon: 'C5', mat: { resources: '' }, does: 'nothing' },

  { icon: 'G1', says: 'take d1', does: 'd1 +1' },
  { icon: 'G1', draws: [90], says: 'take dragon', does: 'd90 +1' },
  { icon: 'G1', says: 'done', does: 'nothing' },
  { icon: 'G2', mat: { steps: 1 }, says: 'step', does: 'step +1, meat +1' },
  { icon: 'G3', says: 'take d3', does: 'd3 +1' },
  { icon: 'G3', says: 'done', does: 'nothing' },
  { icon: 'G4', mat: { eggs: 0 }, says: 'egg mat', does: 'egg mat +1' },
  { icon: 'G4', says: 'done', does: 'nothing' },
  { icon: 'G5', says: 'tuck d36 G1, tuck d48 G4', does: 'd36 -1, d48 -1, tucked G1 +1, tucked G4 +1' },
  { icon: 'G5', mat: { C: 'd56' }, says: 'tuck d48 C1, done', does: 'd48 -1, tucked C1 +1' },
  { icon: 'G5', says: 'done', does: 'nothing' },
  { icon: 'G5', mat: { hand: 'c12' }, does: 'nothing' },

  { icon: 'A1', says: 'take c1', does: 'c1 +1' },
  { icon: 'A1', draws: [20], says: 'take cave', does: 'c20 +1' },
  { icon: 'A1', says: 'done', does: 'nothing' },
  { icon: 'A2', mat: { steps: 7 }, says: 'step', does: 'step +1, gold +1' },
  { icon: 'A3', says: 'take c3', does: 'c3 +1' },
  { icon: 'A3', says: 'done', does: 'nothing' },
  { icon: 'A4', mat: { eggs: 0 }, says: 'egg mat', does: 'egg mat +1' },
  { icon: 'A4', says: 'done', does: 'nothing' },
  {
    icon: 'A5',
    mat: { C: 'd43' },
    says: 'use 0, pay c12, egg C1, egg mat, use 0, pay c14, egg C1, egg C1',
    does: 'c12 -1, c14 -1, egg C1 +3, egg mat +1',
  },
  { icon: 'A5', says: 'use 0, pay c12, egg mat, done', does: 'c12 -1, egg mat +1' },
  { icon: 'A5', says: 'done', does: 'nothing' },
  { icon: 'A5', mat: { hand: 'd36' }, does: 'nothing' },
];

describe('the icons of the mat', () => {
  test.each(titled(ICONS, ({ icon }) => icon))('%s', (_, one) => {
    const { icon, mat, says = '', does, choices: __, ...layout } = one;
    const [row, number] = [icon.slice(0, 1), Number(icon.slice(1))];
    const dragons = WALKED_ON.slice(0, number - 1);
    const mats = [{ ...LITTLE, [row]: dragons.join(' '), ...mat }];
    const table = new Transcript({ display: DISPLAY, ...layout, mats });
    table.play([`explore ${row}`, ...dragons.map(() => 'done'), says].filter((part) => part).join(', '));
    check(table, { does: does === 'nothing' ? 'coin -1' : `coin -1, ${does}` });
    expect(table.asked).toBe(1);
  });

  it('are fifteen, each in the table', () => {
    const all = ROWS.flatMap((row) => [1, 2, 3, 4, 5].map((icon) => `${row}${icon}`));
    expect([...new Set(ICONS.map(({ icon }) => icon))].sort()).toEqual(all.sort());
  });

  it('are met in turn with the dragons, to the first space without one', () => {
    const table = new Transcript({ mats: [{ ...LITTLE, C: 'd119 d56' }] });
    table.play('explore C, take meat, step, egg mat, take crystal');
    expect(listed(table.changes)).toEqual(
      listed('coin -1, meat +1, step +1, egg mat +1, gold +1, crystal +1'),
    );
    expect([table.task, table.asked]).toEqual(['turn', 1]);
  });
});

/** One step onto a space, by dragon 133 in C1. */
interface SpaceCase extends Case {
  readonly space: number;
  readonly mat?: MatLayout;
}

const SPACES: readonly SpaceCase[] = [
  { space: 0, does: 'nothing', choices: 'mark 1, mark 2, mark 3, mark 4, mark 5, mark 6, mark 7' },
  { space: 0, says: 'mark 7', does: 'marker +1' },
  { space: 0, mat: { markers: 0 }, does: 'nothing' },
  { space: 1, says: 'egg mat', does: 'egg mat +1' },
  { space: 1, says: 'egg C1', does: 'egg C1 +1' },
  { space: 1, says: 'done', does: 'nothing' },
  { space: 1, mat: { eggs: 2, C: 'd133+1e' }, does: 'nothing' },
  { space: 2, does: 'meat +1' },
  { space: 3, says: 'take d1', does: 'd1 +1' },
  { space: 3, draws: [90], says: 'take dragon', does: 'd90 +1' },
  { space: 3, says: 'done', does: 'nothing' },
  { space: 4, says: 'take c1', does: 'c1 +1' },
  { space: 4, draws: [20], says: 'take cave', does: 'c20 +1' },
  { space: 4, says: 'done', does: 'nothing' },
  { space: 5, does: 'crystal +1' },
  { space: 6, does: 'nothing', choices: 'mark 1, mark 2, mark 3, mark 4, mark 5, mark 6, mark 7' },
  { space: 6, says: 'mark 6', does: 'marker +1' },
  { space: 6, mat: { markers: 0 }, does: 'nothing' },
  { space: 7, says: 'egg mat', does: 'egg mat +1' },
  { space: 7, says: 'done', does: 'nothing' },
  { space: 8, does: 'gold +1' },
  { space: 9, says: 'take d2', does: 'd2 +1' },
  { space: 9, says: 'done', does: 'nothing' },
  { space: 10, does: 'coin +1' },
  { space: 11, does: 'milk +1' },
];

/** Steps after which the next one enters this space: on the second lap, where start acts as brown. */
const stepsBefore = (space: number): number => 12 + space - 1;

describe('the spaces of the guild circle', () => {
  test.each(titled(SPACES, ({ space }) => `space ${space}`))('%s', (_, one) => {
    const { space, mat, says = '', does, choices, ...layout } = one;
    const mats = [{ C: 'd133', steps: stepsBefore(space), ...mat }];
    const table = new Transcript({ display: DISPLAY, ...layout, mats }).ability(133).play('step').play(says);
    const stepped = does === 'nothing' ? 'step +1' : `step +1, ${does}`;
    check(table, { does: stepped, ...(choices === undefined ? {} : { choices }) });
  });

  it('are twelve, each in the table', () => {
    expect([...new Set(SPACES.map(({ space }) => space))]).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('are resolved one by one when there are several steps, markers at once', () => {
    const mats = [{ G: 'd121', steps: 4 }];
    const table = new Transcript({ guild: 'plains', mats }).ability(121);
    table.play('use 0, step, step');
    expect([table.task, listed(table.changes)]).toEqual(['marker', listed('coin -1, step +2, crystal +1')]);
    table.play('mark 3, egg mat, egg G1, step, egg G1');
    expect(listed(table.changes)).toEqual(listed('step +3, crystal +1, marker +1, egg mat +1, egg G1 +2'));
  });
});

/** A marker on a row of a tile: seat 0 steps onto a brown space by dragon 133 in C1. */
interface TileCase extends Case {
  readonly tile: Guild;
  readonly row: 1 | 2 | 3;
  readonly mat?: MatLayout;
}

const ALL_DUG = { C: '20 21 22', G: '23 24 25', A: '26 27 28' };

const TILES: readonly TileCase[] = [
  // pay egg => excavate deck free
  {
    tile: 'plains',
    row: 1,
    draws: [16],
    says: 'use 0, use 0, dig c16 G',
    does: 'egg mat -1, cave G +1, crystal +2',
  },
  {
    tile: 'plains',
    row: 1,
    draws: [16],
    says: 'use 0, use 0',
    choices: 'dig c16 C, dig c16 G, dig c16 A',
    does: 'egg mat -1',
  },
  { tile: 'plains', row: 1, says: 'done', does: 'nothing' },
  { tile: 'plains', row: 1, mat: { eggs: 0 }, does: 'nothing' },
  { tile: 'plains', row: 1, mat: { caves: ALL_DUG }, does: 'nothing' },
  // pay 2 egg => play dragon hand free
  {
    tile: 'plains',
    row: 2,
    mat: { eggs: 2, coins: 0, resources: '' },
    says: 'use 0, play d48 C',
    does: 'egg mat -2, d48 -1, dragon C2 d48 +1, coin +1',
  },
  {
    tile: 'plains',
    row: 2,
    mat: { eggs: 2, A: 'd43+1e' },
    says: 'use 0',
    choices: 'pay egg mat, pay egg A1',
    does: 'nothing',
  },
  { tile: 'plains', row: 2, mat: { eggs: 2 }, says: 'done', does: 'nothing' },
  { tile: 'plains', row: 2, mat: { eggs: 1 }, does: 'nothing' },
  { tile: 'plains', row: 2, mat: { eggs: 2, hand: 'c12' }, does: 'nothing' },
  { tile: 'plains', row: 2, mat: { eggs: 2, hand: 'd48', caves: { C: '' } }, does: 'nothing' },
  // gain coin; lay 2
  { tile: 'plains', row: 3, says: 'egg mat, egg C1', does: 'coin +1, egg mat +1, egg C1 +1' },
  { tile: 'plains', row: 3, says: 'done', does: 'coin +1' },
  { tile: 'plains', row: 3, mat: { eggs: 2, C: 'd133+1e' }, does: 'coin +1' },

  // excavate hand free
  {
    tile: 'sea',
    row: 1,
    mat: { coins: 0, eggs: 0, caves: { C: '20 21' } },
    says: 'dig c12 C, done',
    does: 'c12 -1, cave C +1, coin +1',
  },
  { tile: 'sea', row: 1, says: 'done', does: 'nothing' },
  { tile: 'sea', row: 1, mat: { hand: 'd36' }, does: 'nothing' },
  { tile: 'sea', row: 1, mat: { caves: ALL_DUG }, does: 'nothing' },
  // pay dragon => play dragon hand free
  {
    tile: 'sea',
    row: 2,
    mat: { coins: 0, resources: '' },
    says: 'use 0, pay d48, play d60 C',
    does: 'd48 -1, d60 -1, dragon C2 d60 +1, milk +2',
  },
  { tile: 'sea', row: 2, says: 'done', does: 'nothing' },
  { tile: 'sea', row: 2, mat: { hand: 'd48' }, does: 'nothing' },
  // The payment must leave a dragon that can be played: 48 and 60 have no room, 36 has.
  {
    tile: 'sea',
    row: 2,
    mat: { caves: { C: '' } },
    says: 'use 0',
    choices: 'pay d48, pay d60',
    does: 'nothing',
  },
  {
    tile: 'sea',
    row: 2,
    mat: { hand: 'd36 d48', caves: { C: '' } },
    says: 'use 0, play d36 G',
    does: 'd48 -1, d36 -1, dragon G1 d36 +1',
  },
  { tile: 'sea', row: 2, mat: { hand: 'd48 d60', caves: { C: '' } }, does: 'nothing' },
  // gain coin + 2 dragon
  { tile: 'sea', row: 3, draws: [90], says: 'take d1, take dragon', does: 'coin +1, d1 +1, d90 +1' },
  { tile: 'sea', row: 3, says: 'take d1, done', does: 'coin +1, d1 +1' },
  { tile: 'sea', row: 3, says: 'done', does: 'coin +1' },

  // pay coin => upTo 2x (excavate hand free)
  {
    tile: 'highlands',
    row: 1,
    mat: { hand: 'c16 c17 c34', eggs: 0 },
    says: 'use 0, dig c16 C, dig c17 C, done',
    does: 'coin -1, c16 -1, c17 -1, cave C +2, crystal +3, milk +1',
  },
  {
    tile: 'highlands',
    row: 1,
    mat: { hand: 'c16 c17 c34', eggs: 0 },
    says: 'use 0, dig c16 G, dig c34 A',
    does: 'coin -1, c16 -1, c34 -1, cave G +1, cave A +1, crystal +2, gold +2',
  },
  {
    tile: 'highlands',
    row: 1,
    mat: { hand: 'c16 c17' },
    says: 'use 0, dig c17 G, done',
    does: 'coin -1, c17 -1, cave G +1, crystal +1, milk +1',
  },
  { tile: 'highlands', row: 1, says: 'done', does: 'nothing' },
  { tile: 'highlands', row: 1, mat: { coins: 0 }, does: 'nothing' },
  { tile: 'highlands', row: 1, mat: { hand: 'd36' }, does: 'nothing' },
  { tile: 'highlands', row: 1, mat: { caves: ALL_DUG }, does: 'nothing' },
  // pay cave => play dragon hand free over anyDragon
  {
    tile: 'highlands',
    row: 2,
    mat: { coins: 0, resources: '', C: 'd133+1e+2milk+1t' },
    says: 'use 0, pay c12, cover d48 C1',
    does: 'c12 -1, d48 -1, dragon C1 d133 -1, dragon C1 d48 +1, tucked C1 +1, coin +1',
  },
  {
    tile: 'highlands',
    row: 2,
    mat: { C: 'd133 d43+4e d56 d92' },
    says: 'use 0, pay c12, cover d48 C2',
    does: 'c12 -1, d48 -1, dragon C2 d43 -1, dragon C2 d48 +1, egg C2 -2, tucked C2 +1, coin +1',
  },
  {
    tile: 'highlands',
    row: 2,
    mat: { G: 'd50', A: 'd43' },
    says: 'use 0, pay c12',
    choices: 'cover d36 G1, cover d48 C1, cover d60 C1, done',
    does: 'c12 -1',
  },
  // What a hatchling finds where it comes does not feed it.
  {
    tile: 'highlands',
    row: 2,
    mat: { hand: 'd2 c12', C: 'd133+2t' },
    says: 'use 0, cover d2 C1',
    does: 'c12 -1, d2 -1, dragon C1 d133 -1, dragon C1 d2 +1, tucked C1 +1',
  },
  { tile: 'highlands', row: 2, says: 'done', does: 'nothing' },
  { tile: 'highlands', row: 2, mat: { hand: 'd48' }, does: 'nothing' },
  { tile: 'highlands', row: 2, mat: { hand: 'c12' }, does: 'nothing' },
  { tile: 'highlands', row: 2, mat: { hand: 'd36 c12', A: 'd43' }, does: 'nothing' },
  // gain coin + 2 cave
  { tile: 'highlands', row: 3, draws: [20], says: 'take c1, take cave', does: 'coin +1, c1 +1, c20 +1' },
  { tile: 'highlands', row: 3, says: 'take c1, done', does: 'coin +1, c1 +1' },
  { tile: 'highlands', row: 3, says: 'done', does: 'coin +1' },

  // pay any => excavate hand|display free
  {
    tile: 'rainforest',
    row: 1,
    display: 'c16',
    says: 'use 0, pay meat, dig c16 C',
    does: 'meat -1, cave C +1, crystal +2',
  },
  {
    tile: 'rainforest',
    row: 1,
    says: 'use 0, pay milk, dig c12 G',
    does: 'milk -1, c12 -1, cave G +1, coin +1',
  },
  {
    tile: 'rainforest',
    row: 1,
    display: 'c16',
    mat: { hand: 'c12', caves: { C: '20 21 22', G: '23 24 25' } },
    says: 'use 0, pay milk',
    choices: 'dig c12 A, dig c16 A, done',
    does: 'milk -1',
  },
  { tile: 'rainforest', row: 1, says: 'done', does: 'nothing' },
  { tile: 'rainforest', row: 1, mat: { resources: '' }, does: 'nothing' },
  { tile: 'rainforest', row: 1, mat: { hand: '' }, display: 'd1 d2 d3', does: 'nothing' },
  { tile: 'rainforest', row: 1, mat: { caves: ALL_DUG }, does: 'nothing' },
  // play dragon hand|display ignore resources
  {
    tile: 'rainforest',
    row: 2,
    mat: { resources: '' },
    says: 'play d48 C',
    does: 'd48 -1, dragon C2 d48 +1, coin +1',
  },
  {
    tile: 'rainforest',
    row: 2,
    display: 'd4',
    mat: { resources: '' },
    says: 'play d4 A',
    does: 'egg mat -1, dragon A1 d4 +1',
  },
  {
    tile: 'rainforest',
    row: 2,
    display: 'd113',
    mat: { resources: '', hand: 'c16' },
    says: 'play d113 A, dig c16 A',
    does: 'coin -1, dragon A1 d113 +1, c16 -1, cave A +1, crystal +2',
  },
  {
    tile: 'rainforest',
    row: 2,
    display: 'd4 d113 d92',
    mat: { coins: 0, eggs: 0, hand: 'd36 d46' },
    choices: 'play d36 G, play d92 A, done',
    does: 'nothing',
  },
  { tile: 'rainforest', row: 2, says: 'done', does: 'nothing' },
  {
    tile: 'rainforest',
    row: 2,
    display: 'c1 c2 c3',
    mat: { hand: 'd48', caves: { C: '' } },
    does: 'nothing',
  },
  // gain coin + 2 any
  { tile: 'rainforest', row: 3, says: 'take meat, take milk', does: 'coin +1, meat +1, milk +1' },
  { tile: 'rainforest', row: 3, says: 'take gold, done', does: 'coin +1, gold +1' },
  { tile: 'rainforest', row: 3, says: 'done', does: 'coin +1' },
];

describe('rows 1 to 3 of the guild tiles', () => {
  test.each(titled(TILES, ({ tile, row }) => `${tile} ${row}`))('%s', (_, one) => {
    const { tile, row, mat, says = '', does, choices, ...layout } = one;
    const mats = [{ C: 'd133', steps: 5, ...mat }];
    const table = new Transcript({ display: DISPLAY, ...layout, guild: tile, mats }).ability(133);
    table.play(`step, mark ${row}`).play(says);
    const marked = does === 'nothing' ? 'step +1, marker +1' : `step +1, marker +1, ${does}`;
    check(table, { does: marked, ...(choices === undefined ? {} : { choices }) });
    expect(table.state.marks).toEqual([{ seat: 0, square: row - 1 }]);
  });

  it('are each in the table', () => {
    const all = GUILDS.flatMap((tile) => [1, 2, 3].map((row) => `${tile} ${row}`));
    expect([...new Set(TILES.map(({ tile, row }) => `${tile} ${row}`))]).toEqual(all);
  });
});

/** What the markers of seat 0 on these squares are worth in the end. */
interface Worth extends Layout {
  readonly tile: Guild;
  readonly squares: readonly number[];
  readonly points: readonly number[];
}

const WORTHS: readonly Worth[] = [
  // 1vp per pairs(eggs)
  { tile: 'plains', squares: [4], mats: [{ eggs: 2, A: 'd43+3e' }], points: [2] },
  { tile: 'plains', squares: [4], mats: [{ eggs: 1 }], points: [0] },
  // 3vp per columns(full)
  { tile: 'sea', squares: [4], mats: [{ C: 'd48 d56 d60', G: 'd36 d50', A: 'd43 d92' }], points: [6] },
  { tile: 'sea', squares: [4], mats: [{ C: 'd48 d56 d60 d53', G: 'd36 d50 d40 d47' }], points: [0] },
  // 1vp per caveCards(mat)
  { tile: 'highlands', squares: [4], mats: [{ C: 'd48', caves: { C: '20 21 22', A: '23' } }], points: [4] },
  { tile: 'highlands', squares: [4], mats: [{}], points: [0] },
  // 1vp per costIcons(oneCave): the row that has most; eggs and coins do not count, nor tucked cards.
  { tile: 'rainforest', squares: [4], mats: [{ C: 'd48 d46+3t d4', G: 'd36' }], points: [4] },
  { tile: 'rainforest', squares: [4], mats: [{ C: 'd48', G: 'd36 d50', A: 'd98' }], points: [3] },
  { tile: 'rainforest', squares: [4, 4], mats: [{ C: 'd48' }], points: [2, 2] },
  { tile: 'rainforest', squares: [4], mats: [{ C: 'd46' }], points: [0] },
  ...GUILDS.map((tile): Worth => ({ tile, squares: [5, 6, 7, 7], points: [6, 3, 1, 1] })),
  // Rows 1 to 3 are worth nothing in the end.
  ...GUILDS.map((tile): Worth => ({ tile, squares: [1, 2, 3], points: [] })),
];

describe('rows 4 and 5 of the guild tiles', () => {
  test.each(
    WORTHS.map(
      (one) => [`${one.tile} ${one.squares} ${JSON.stringify(one.mats ?? [])} → ${one.points}`, one] as const,
    ),
  )('%s', (_, { tile, squares, points, ...layout }) => {
    const { state } = new Transcript({ ...layout, guild: tile });
    // A marker of somebody else counts for them alone.
    state.marks.push({ seat: 1, square: 6 });
    for (const square of squares) state.marks.push({ seat: 0, square: square - 1 });
    const { guild, total } = accountOf(state, 0);
    expect(guild).toEqual(
      squares.filter((square) => square > 3).map((square, i) => ({ square: square - 1, points: points[i] })),
    );
    state.marks.length = 0;
    expect(total - accountOf(state, 0).total).toBe(points.reduce((sum, n) => sum + n, 0));
  });

  it('a marker there does nothing at once', () => {
    for (const square of [4, 5, 6, 7]) {
      const table = new Transcript({ guild: 'sea', mats: [{ C: 'd133', steps: 5 }] }).ability(133);
      table.play(`step, mark ${square}`);
      check(table, { does: 'step +1, marker +1' });
    }
  });

  it('pairs of eggs count for the tile and for dragon 179', () => {
    const { state } = new Transcript({ guild: 'plains', mats: [{ eggs: 2, C: 'd179+2e' }] });
    state.marks.push({ seat: 0, square: 3 });
    const { guild, dragons } = accountOf(state, 0);
    expect([guild[0]?.points, dragons[0]?.end]).toEqual([2, 2]);
  });

  it('are each in the table', () => {
    for (const tile of GUILDS) {
      const squares = WORTHS.filter((one) => one.tile === tile).flatMap((one) => one.squares);
      expect([tile, squares]).toEqual([tile, expect.arrayContaining([4, 5, 6, 7])]);
    }
  });
});

/** Squares of rows 1 to 4 on the side for up to three players; the other side has one more of each. */
const SQUARES: Readonly<Record<Guild, readonly number[]>> = {
  plains: [2, 1, 1, 1],
  sea: [1, 1, 2, 1],
  highlands: [1, 2, 1, 1],
  rainforest: [1, 1, 1, 2],
};

describe('the squares of the guild tiles', () => {
  const sides = GUILDS.flatMap((tile) => [1, 2, 3, 4, 5].map((seats) => [tile, seats] as const));

  test.each(sides)('%s for %i', (tile, seats) => {
    const more = seats > 3 ? 1 : 0;
    const capacities = [...SQUARES[tile].map((n) => n + more), 1, 1];
    const table = new Transcript({ guild: tile, seats, mats: [{ C: 'd133', steps: 5 }] }).ability(133);
    table.play('step');
    const offered = () => listed(table.choices);
    const all = ['mark 1', 'mark 2', 'mark 3', 'mark 4', 'mark 5', 'mark 6', 'mark 7'];
    capacities.forEach((capacity, square) => {
      for (let i = 0; i < capacity; i++) {
        expect(offered()).toEqual(all.slice(square));
        table.state.marks.push({ seat: 0, square });
      }
    });
    // The last field takes any number, and nobody may leave the marker out.
    for (let i = 0; i < 9; i++) table.state.marks.push({ seat: 0, square: 6 });
    expect(offered()).toEqual(['mark 7']);
  });

  it('hold the markers of all players', () => {
    const mats = [{ C: 'd133', steps: 5 }];
    const table = new Transcript({ guild: 'sea', mats });
    table.state.marks.push({ seat: 1, square: 0 }, { seat: 1, square: 4 });
    table.ability(133).play('step');
    expect(listed(table.choices)).toEqual(['mark 2', 'mark 3', 'mark 4', 'mark 6', 'mark 7']);
  });

  it('a full tile but for the last field takes the marker there without asking', () => {
    const table = new Transcript({ guild: 'sea', mats: [{ C: 'd133', steps: 5 }] });
    for (const square of [0, 1, 2, 2, 3, 4, 5]) table.state.marks.push({ seat: 1, square });
    table.ability(133).play('step');
    check(table, { does: 'step +1, marker +1' });
    expect(table.state.marks.at(-1)).toEqual({ seat: 0, square: 6 });
  });
});
