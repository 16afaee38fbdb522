import { QuickChance } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { NOTHING_DUE } from './agenda.js';
import { canPay } from './bills.js';
import { RESOURCES } from './data/words.js';
import { type MatLayout, Transcript } from './transcript.js';

const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);

/** Whether resources suffice, by trying every exchange of two for one other; what was `tried` in vain is not tried again. */
function suffices(
  have: readonly number[],
  need: readonly number[],
  any: number,
  tried = new Set<string>(),
): boolean {
  if (need.every((n, kind) => n <= (have[kind] as number)) && total(have) - total(need) >= any) return true;
  if (tried.has(have.join())) return false;
  tried.add(have.join());
  return have.some((_, one) =>
    have.some((_, two) =>
      have.some((_, got) => {
        const taken = have.map((n, kind) => n - Number(kind === one) - Number(kind === two));
        const left = taken.map((n, kind) => n + Number(kind === got));
        return got !== one && got !== two && taken.every((n) => n >= 0) && suffices(left, need, any, tried);
      }),
    ),
  );
}

test('what can be paid with exchanges is what trying all of them finds', () => {
  const luck = new QuickChance('bills');
  const mat = new Transcript().mat();
  for (let i = 0; i < 300; i++) {
    const have = RESOURCES.map(() => luck.below(3));
    const need = RESOURCES.map(() => Math.max(0, luck.below(5) - 2));
    const any = luck.below(3);
    mat.resources.splice(0, 4, ...have);
    expect({ have, need, any, can: canPay(mat, { ...NOTHING_DUE, resources: need, any }, 0) }).toEqual({
      have,
      need,
      any,
      can: suffices(have, need, any),
    });
  }
});

describe('Paying', () => {
  test('any resource is a resource, piece by piece, and no card', () => {
    const t = new Transcript({ mats: [{ resources: 'meat 1, gold 2' }] }).cave(58).play('use 0');
    expect(t.choices).toBe('pay meat, pay gold');
    expect(t.play('pay gold').choices).toBe('pay meat, pay gold');
  });

  test('where everything there is must be given, nobody is asked', () => {
    const paid = (cave: number, mat: MatLayout) =>
      new Transcript({ mats: [mat] }).cave(cave).play('use 0').changes;
    expect(paid(58, { resources: 'meat 1, gold 1' })).toBe('meat -1, gold -1');
    expect(paid(60, { hand: 'd36 c12 c13' })).toBe('c12 -1, c13 -1');
    expect(paid(62, { hand: 'd36 d48 c12' })).toBe('d36 -1, d48 -1');
    expect(paid(64, { eggs: 1, C: 'd43+1e' })).toBe('egg mat -1, egg C1 -1');
  });

  test('a mixture is paid one thing after the other, and each is a choice while there is more than is due', () => {
    const mat = { eggs: 2, hand: 'c55 d36 c12 c13', resources: 'meat 1', caves: { C: '1 2' } };
    const t = new Transcript({ mats: [mat] }).play('dig c55 C, use 1');
    expect(t.choices).toBe('pay meat, pay d36, pay c12, pay c13');
    expect(t.play('pay c12').choices).toBe('pay meat, pay d36, pay c13');
    expect(t.play('pay d36').choices).toBe('pay meat, pay c13');
    expect(t.play('pay meat').changes).toContain('meat -1');
    expect(t.choices).toBe('egg mat, done');
  });

  test('an exchange that would leave the rest unpaid is no choice', () => {
    const t = new Transcript({ mats: [{ hand: 'd109', resources: 'meat 1, milk 2' }] }).play('entice d109 C');
    expect(t.changes).toBe('coin -1, meat -1, milk -2, d109 -1, dragon C1 d109 +1');
  });

  test('nor one of a resource for itself', () => {
    const t = new Transcript({ mats: [{ hand: 'd2', resources: 'meat 3, milk 2' }] }).play('entice d2 C');
    expect(t.changes).toBe('coin -1, meat -2, milk -2, egg mat -1, d2 -1, dragon C1 d2 +1');
  });
});
