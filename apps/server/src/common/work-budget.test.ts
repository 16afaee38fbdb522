import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairTurns } from './fair-turns.js';
import { WorkBudget } from './work-budget.js';

describe('turns', () => {
  const turns = new FairTurns<string>(
    (who) => who.split('.')[0] as string,
    (who) => who,
  );
  const order = async (asked: readonly string[]): Promise<string[]> => {
    const done: string[] = [];
    await Promise.all(asked.map((who) => turns.run(who, () => done.push(who))));
    return done;
  };

  test.each<[string, string[], string[]]>([
    ['of one alone', ['a.1', 'a.1', 'a.1'], ['a.1', 'a.1', 'a.1']],
    ['of one who asks for much', ['a.1', 'a.1', 'a.1', 'b.1'], ['a.1', 'b.1', 'a.1', 'a.1']],
    ['of many from one network', ['a.1', 'a.2', 'a.3', 'b.1', 'b.1'], ['a.1', 'b.1', 'a.2', 'b.1', 'a.3']],
    ['of people in one network', ['a.1', 'a.1', 'a.2'], ['a.1', 'a.2', 'a.1']],
  ])('%s', async (_, asked, done) => {
    expect(await order(asked)).toEqual(done);
  });

  test('leave room for everything else, and a failure is told to who asked', async () => {
    const done: string[] = [];
    const first = turns.run('a.1', () => done.push('first'));
    const failed = turns.run('a.1', () => {
      throw new Error('not so');
    });
    const last = turns.run('a.1', () => done.push('last'));
    await first;
    setImmediate(() => done.push('somebody else'));
    await expect(failed).rejects.toThrow('not so');
    await last;
    expect(done).toEqual(['first', 'somebody else', 'last']);
  });
});

describe('a budget of work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const budget = () => new WorkBudget({ workPerPerson: 100, workPerAddress: 400 });

  test('is used up and comes back; others have their own', () => {
    const work = budget();
    const [anna, ben] = [
      { person: 'anna', network: 'home' },
      { person: 'ben', network: 'home' },
    ];
    for (let i = 0; i < 30; i++) {
      expect(work.wait(anna)).toBe(0);
      work.charge(anna, 100);
    }
    expect([work.wait(anna), work.wait(ben)]).toEqual([1, 0]);
    work.charge(anna, 500);
    expect(work.wait(anna)).toBe(6);
    vi.advanceTimersByTime(6000);
    expect(work.wait(anna)).toBe(0);
  });

  test('is also that of a network, for all who come from there', () => {
    const work = budget();
    for (let i = 0; i < 5; i++) work.charge({ person: `guest ${i}`, network: 'cafe' }, 2500);
    expect(work.wait({ person: 'another', network: 'cafe' })).toBe(2);
    expect(work.wait({ network: 'cafe' })).toBe(2);
    expect(work.wait({ person: 'another', network: 'home' })).toBe(0);
  });

  test('nobody is in debt for longer than it takes to fill it', () => {
    const work = budget();
    work.charge({ person: 'anna', network: 'home' }, 1_000_000);
    expect(work.wait({ person: 'anna', network: 'home' })).toBe(31);
  });

  test('what is run in turns costs the time that it takes', async () => {
    const work = budget();
    const anna = { person: 'anna', network: 'home' };
    const told = work.run(anna, () => {
      vi.advanceTimersByTime(3500);
      return 'told';
    });
    await vi.runAllTimersAsync();
    expect(await told).toBe('told');
    expect(work.wait(anna)).toBeGreaterThan(1);
  });
});
