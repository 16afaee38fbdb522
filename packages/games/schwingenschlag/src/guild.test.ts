import { describe, expect, test } from 'vitest';
import { Transcript } from './transcript.js';

const marked = (squares: readonly number[], markers = 4) => {
  const t = new Transcript({ guild: 'sea', mats: [{ steps: 5, markers }] });
  for (const square of squares) t.state.marks.push({ seat: 1, square });
  return t.cave(29).play('step');
};

describe('The guild', () => {
  test('the last of four markers is placed like the others; after it brown spaces do nothing', () => {
    expect(marked([], 1).choices).toBe('mark 1, mark 2, mark 3, mark 4, mark 5, mark 6, mark 7');
    expect(marked([], 0).choices).toBe('egg mat, done');
  });

  test('which of two squares is the owner’s choice; where only the last field is left it is taken', () => {
    const most = [0, 1, 2, 2, 3, 4];
    expect(marked(most).choices).toBe('mark 6, mark 7');
    const one = marked([...most, 5]);
    expect(one.state.marks.at(-1)).toEqual({ seat: 0, square: 6 });
    expect(one.choices).toBe('egg mat, done');
  });
});
