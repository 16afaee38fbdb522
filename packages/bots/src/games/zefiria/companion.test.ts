import { QuickChance, type Seat } from '@aerie/kernel';
import zefiria, {
  type Answer,
  accountOf,
  homeOf,
  type Options,
  type State,
  sketch,
  type View,
} from '@aerie/zefiria';
import { describe, expect, test } from 'vitest';
import { type Bot, questionTo } from '../../bot.js';
import type { Company, Proposed } from '../../company.js';
import { LEVELS } from '../../levels.js';
import bots, { ADVICE_CODES } from './index.js';
import { Plans } from './plans.js';
import { solveQuickly } from './solver.js';

const OPTIONS: Options = { mode: 'normal', solo: 'medium', spirits: 'random' };
const make = (level: string) => bots[level]?.() as Bot<View, Answer>;
const luck = () => new QuickChance('companion');
const text = (plan: readonly Answer[]) => plan.map((answer) => zefiria.write(answer));
const homes = ({ islands }: View): number => islands.filter((island, cell) => homeOf(island) === cell).length;

/** Seat 0 is a person; the others are bots. */
const PEOPLE: readonly Seat[] = [0];
const company = (
  sketches: readonly Proposed<Answer>[] = [],
  more: Partial<Company<Answer>> = {},
): Company<Answer> => ({ people: PEOPLE, sketches, ...more });

/** A table of three at the first turn of seat 1; everybody before it has ended theirs. */
function botsTurn(seed: string): State {
  const chance = new QuickChance(seed);
  const s = zefiria.setup(OPTIONS, 3, chance, undefined);
  while (s.stage.at !== 'turn' || s.stage.who !== 1) {
    const seat = zefiria.awaited(s)[0] as number;
    const answers = zefiria.answers(s, seat);
    const answer = answers.find(({ kind }) => kind === 'end') ?? (answers[0] as Answer);
    zefiria.apply(s, seat, answer, chance, undefined);
  }
  return s;
}

const asked = (s: State, seat: Seat, table = company()) => ({
  ...questionTo(zefiria, s, seat),
  company: table,
});

describe.each(LEVELS)('%s with people', (level) => {
  test('says beforehand what it would do in its turn, and why; then does it', () => {
    const s = botsTurn('say');
    const bot = make(level);
    const proposal = bot.propose?.(asked(s, 1), luck());
    expect(proposal?.plan.length).toBeGreaterThan(0);
    expect(ADVICE_CODES).toContain(proposal?.reason.code);
    const plan = proposal?.plan ?? [];
    const { view, brink } = sketch(s, plan);
    expect((brink ?? view).stage).not.toMatchObject({ at: 'turn', who: 1 });
    const wish = company([{ seat: 0, plan, wish: true }]);
    expect(text([bot.choose(asked(s, 1, wish), luck())])).toEqual(text(plan.slice(0, 1)));
  });

  test('does what a person wishes, even where it would do something else', () => {
    const s = botsTurn('wish');
    const bot = make(level);
    const own = text(bot.propose?.(asked(s, 1), luck())?.plan ?? []);
    const other = zefiria
      .answers(s, 1)
      .find((answer) => answer.kind === 'fly' && zefiria.write(answer) !== own[0]) as Answer;
    const drawn = company([{ seat: 0, plan: [other] }]);
    expect(text([bot.choose(asked(s, 1, drawn), luck())])).not.toEqual(text([other]));
    const wished = company([{ seat: 0, plan: [other], wish: true }]);
    expect(text([bot.choose(asked(s, 1, wished), luck())])).toEqual(text([other]));
    expect(bot.propose?.(asked(s, 1, wished), luck())).toBeUndefined();
  });

  test('what is not its to do, or not legal, is no wish', () => {
    const s = botsTurn('illegal');
    const wish = company([{ seat: 0, plan: [{ kind: 'finish' }], wish: true }]);
    const answer = make(level).choose(asked(s, 1, wish), luck());
    expect(zefiria.why(s, 1, answer)).toBeUndefined();
  });

  test('does not end a match that a person can end', () => {
    const s = botsTurn('finish');
    Object.assign(s, { islands: Array.from({ length: 25 }, (_, cell) => cell + 1) });
    expect(make(level).choose(asked(s, 1), luck())).toEqual({ kind: 'end' });
    expect(make(level).choose(questionTo(zefiria, s, 1), luck())).toEqual({ kind: 'finish' });
    // Where nobody comes after it, it does.
    Object.assign(s, { round: s.rounds, acted: [0, 2] });
    expect(make(level).choose(asked(s, 1), luck())).toEqual({ kind: 'finish' });
  });
});

test.each(['strong', 'master'])('%s leaves it to people to bring islands home, at no great cost', (level) => {
  let [left, led] = [0, 0];
  for (const deal of ['a', 'b', 'c']) {
    const s = botsTurn(deal);
    const bot = make(level);
    const leaving = bot.propose?.(asked(s, 1), luck())?.plan ?? [];
    left += homes(sketch(s, leaving).view) - homes(s);
    const chance = luck();
    const alone = zefiria.clone(s);
    while (alone.stage.at === 'turn' && alone.stage.who === 1)
      zefiria.apply(alone, 1, bot.choose(questionTo(zefiria, alone, 1), chance), chance, undefined);
    led += homes(alone) - homes(s);
  }
  expect(left).toBeLessThan(led / 2);
});

/** Leads: follows a plan to the end, and plans anew where others do something else. */
function lead(s: State, seat: Seat, plans: Plans, chance: QuickChance): Answer {
  const isToPlan = s.stage.at === 'turn' && s.stage.points > 0;
  if (isToPlan && !plans.at(s)) plans.keep(s, solveQuickly(s));
  return plans.at(s)?.answer ?? make('strong').choose(questionTo(zefiria, s, seat), chance);
}

/** Which part of all islands seat 0 brings home, and who brings the last one home; the others lead too, or are partners. */
function played(deal: string, withPeople: boolean): { share: number; last: Seat } {
  const chance = new QuickChance(deal);
  const s = zefiria.setup(OPTIONS, 3, chance, undefined);
  const bot = make('strong');
  const plans = new Plans();
  let [share, last] = [0, -1];
  for (;;) {
    const [seat] = zefiria.awaited(s);
    if (seat === undefined) break;
    const before = homes(s);
    const answer = withPeople && seat > 0 ? bot.choose(asked(s, seat), chance) : lead(s, seat, plans, chance);
    zefiria.apply(s, seat, answer, chance, undefined);
    if (seat === 0) share += homes(s) - before;
    if (homes(s) > before) last = seat;
  }
  expect(accountOf(s).total).toBe(25);
  return { share, last };
}

test('with people bots support: a person brings home more than among those who lead, and the last one', () => {
  const deals = ['one', 'two', 'three'];
  const shareOf = (withPeople: boolean) =>
    deals.reduce((sum, deal) => sum + played(deal, withPeople).share, 0);
  expect(shareOf(true)).toBeGreaterThan(shareOf(false));
  expect(deals.filter((deal) => played(deal, true).last === 0).length).toBeGreaterThan(1);
});

test('strong warns once where a wish costs a perfect order, and then does it all the same', () => {
  const s = botsTurn('ruin');
  const bot = make('strong');
  // Two turns before the end, with nothing to spare: ending the turn at once loses it.
  const found = lastChance(s);
  const wish: Proposed<Answer> = { seat: 0, plan: [{ kind: 'end' }], wish: true };
  const warning = bot.propose?.(asked(found, 1, company([wish])), luck());
  expect(warning).toMatchObject({ instead: true, reason: { code: 'wouldCost' } });
  expect(bot.propose?.(asked(found, 1, company([wish], { warned: true })), luck())).toBeUndefined();
  expect(bot.choose(asked(found, 1, company([wish], { warned: true })), luck())).toEqual({ kind: 'end' });
  expect(make('gentle').propose?.(asked(found, 1, company([wish])), luck())).toBeUndefined();
});

/** The same table in its last round with two islands to be exchanged that only seat 1 can exchange in its turn. */
function lastChance(s: State): State {
  const islands = Array.from({ length: 25 }, (_, cell) => cell + 1);
  const then = zefiria.clone(s);
  Object.assign(then, { round: s.rounds, acted: [0, 2] });
  for (let a = 0; a < 25; a++)
    for (let b = a + 1; b < 25; b++) {
      const mixed = islands.slice();
      [mixed[a], mixed[b]] = [b + 1, a + 1];
      Object.assign(then, { islands: mixed });
      const swap = zefiria.read(`swap ${a + 1}-${b + 1}`) as Answer;
      if (zefiria.why(then, 1, swap) === undefined) return then;
    }
  throw new Error('there is no such pair');
}

test('in setup, and where there is only one answer, nothing is proposed', () => {
  const s = zefiria.setup(OPTIONS, 3, new QuickChance('setup'), undefined);
  expect(make('master').propose?.(asked(s, 0), luck())).toBeUndefined();
  expect(make('master').propose?.({ ...questionTo(zefiria, botsTurn('none'), 1) }, luck())).toBeUndefined();
});
