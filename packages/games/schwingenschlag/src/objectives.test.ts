import { describe, expect, test } from 'vitest';
import { objectiveAmount, placesOf } from './objectives.js';
import { Transcript } from './transcript.js';

describe('Objectives', () => {
  /** Two of most things; what is tucked, in the hand or in the nests of the mat counts only where it is said. */
  const mat = {
    C: 'd56+1e d2+2milk d109',
    G: 'd57 d72+2e+1gold+1t',
    A: 'd119 d113 d130',
    caves: { C: '1 2 8', G: '3 4', A: '6 7' },
    eggs: 2,
    steps: 8,
  };

  test.each([
    ['1a', 7],
    ['1b', 5],
    ['2a', 6],
    ['2b', 4],
    ['3a', 10],
    ['3b', 5],
    ['4a', 3],
    ['4b', 0],
    ['5a', 3],
    ['5b', 5],
    ['6a', 5],
    ['6b', 2],
    ['7a', 1],
    ['7b', 2],
    ['8a', 4],
    ['8b', 1],
    ['9a', 2],
    ['9b', 1],
    ['10a', 3],
    ['10b', 2],
  ] as const)('%s counts %i here', (objective, amount) => {
    const t = new Transcript({ mats: [mat, {}] });
    expect(objectiveAmount(t.state, 0, objective)).toBe(amount);
  });

  test('places after the third are others', () => {
    expect(placesOf([5, 4, 3, 2, 1])).toEqual([1, 2, 3, 0, 0]);
    expect(placesOf([5, 5, 4, 3, 2])).toEqual([1, 1, 2, 3, 0]);
    expect(placesOf([0, 0])).toEqual([0, 0]);
  });

  test('each round has its own, scored after the abilities of the round end', () => {
    const mats = [{ C: 'd43', G: 'd180', eggs: 2, hand: '' }, { eggs: 2 }];
    const t = new Transcript({ mats, objectives: ['3b', '1a', '8a', '6b'], round: 2 }).play('pass, 1: pass');
    expect(t.state.scored).toEqual([]);
    t.play('done');
    expect(t.state.scored).toEqual([{ amounts: [2, 0], places: [1, 0], points: [5, 0] }]);
  });

  test('6a counts `played` and `round` alone', () => {
    const t = new Transcript({ mats: [{ C: 'd56 d119 d123', G: 'd57 d72' }] });
    expect(objectiveAmount(t.state, 0, '6a')).toBe(2);
  });

  test('4b: more markers beat a stone that is further on', () => {
    const t = new Transcript({ mats: [{ steps: 30 }, { steps: 7 }], objectives: ['4b', '1a', '2a', '3a'] });
    t.state.marks.push({ seat: 0, square: 6 }, { seat: 1, square: 6 }, { seat: 1, square: 6 });
    t.play('pass, pass');
    expect(t.state.scored[0]?.places).toEqual([2, 1]);
  });
});
