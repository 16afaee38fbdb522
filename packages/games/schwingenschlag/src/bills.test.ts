import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { NOTHING_DUE } from './agenda.js';
import { canPay } from './bills.js';
import { RESOURCES } from './data/words.js';
import { Transcript } from './transcript.js';

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
