import { expect, it } from 'vitest';
import { FakeTab } from '../net/testing.js';

const GAME = 'zefiria';
const [ANNA, BEN] = [
  { id: 'anna', name: 'Anna' },
  { id: 'ben', name: 'Ben' },
];

/** A page of a browser, which keeps what it has; nobody is known yet. */
async function page(tab: FakeTab) {
  const { session } = await tab.load();
  const { tellTries, tellTry } = await import('./puzzle-tries.js');
  const isAt = async (who: typeof session.person.value) => {
    session.person.value = who;
    await tellTries();
  };
  return { isAt, tellTries, tellTry };
}

/** The puzzles that the site was told of, in order, whether it has answered or not. */
const told = (tab: FakeTab) =>
  tab.fetched.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1));

const answers = (tab: FakeTab, status: number, ...puzzles: readonly string[]) => {
  const body = status === 200 ? {} : { error: 'unknownPuzzle', puzzle: 'x' };
  for (const puzzle of puzzles) tab.answers[`POST /api/puzzles/${GAME}/${puzzle}`] = { status, body };
};

it('a try without a network is told later, once, also after a reload', async () => {
  const tab = new FakeTab();
  const { isAt, tellTry } = await page(tab);
  await isAt(ANNA);
  await tellTry(GAME, 'a', true);
  expect(told(tab)).toEqual(['a']);
  answers(tab, 200, 'a');
  const later = await page(tab);
  await later.isAt(ANNA);
  await later.tellTries();
  expect(told(tab)).toEqual(['a', 'a']);
  expect(tab.fetched.at(-1)?.body).toEqual({ found: true });
});

it('what is refused for good holds up nothing; what may pass is told the next time', async () => {
  const tab = new FakeTab();
  const { isAt, tellTries, tellTry } = await page(tab);
  const [forGood, passing] = [
    [400, 404, 409, 413],
    [401, 403, 429, 500, 503],
  ];
  for (const status of forGood) answers(tab, status, `no-${status}`);
  answers(tab, 200, 'yes');
  for (const status of forGood) await tellTry(GAME, `no-${status}`, false);
  await tellTry(GAME, 'yes', true);
  await isAt(ANNA);
  expect(told(tab)).toEqual([...forGood.map((status) => `no-${status}`), 'yes']);

  for (const status of passing) {
    const before = told(tab).length;
    answers(tab, status, 'late');
    await tellTry(GAME, 'late', true);
    await tellTry(GAME, 'after', true);
    expect(told(tab).slice(before)).toEqual(['late', 'late']);
    answers(tab, 200, 'late', 'after');
    await tellTries();
    expect(told(tab).slice(before + 2)).toEqual(['late', 'after']);
  }
});

it('at a shared device a try stays that of who made it', async () => {
  const tab = new FakeTab();
  const anna = await page(tab);
  await anna.isAt(ANNA);
  await anna.tellTry(GAME, 'of-anna', true);
  answers(tab, 200, 'of-anna', 'of-ben', 'of-newcomer');
  const ben = await page(tab);
  await ben.isAt(BEN);
  await ben.tellTry(GAME, 'of-ben', true);
  expect(told(tab)).toEqual(['of-anna', 'of-ben']);

  // A newcomer's is theirs once they are somebody at the site, and not that of who comes after them.
  await ben.isAt(null);
  await ben.tellTry(GAME, 'of-newcomer', true);
  expect(told(tab)).toEqual(['of-anna', 'of-ben']);
  await ben.isAt({ id: 'cleo', name: 'Cleo' });
  await ben.isAt(ANNA);
  expect(told(tab)).toEqual(['of-anna', 'of-ben', 'of-newcomer', 'of-anna']);
});
