import { h } from 'preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memo } from './memo.js';
import { useSwipe } from './swipe.js';

/** One component that is rendered again and again: its refs are the same each time. */
const hooks = vi.hoisted(() => ({ refs: [] as { current: unknown }[], next: 0 }));
vi.mock('preact/hooks', () => ({
  useRef: (initial: unknown) => {
    hooks.refs[hooks.next] ??= { current: initial };
    return hooks.refs[hooks.next++];
  },
}));
const render = <T>(component: () => T): T => {
  hooks.next = 0;
  return component();
};
beforeEach(() => {
  hooks.refs = [];
});

describe('a picture that follows from its properties', () => {
  const draw = vi.fn(({ seat }: { seat?: number; lit?: boolean }) => h('g', { key: seat }));
  const Picture = memo(draw);
  beforeEach(() => {
    draw.mockClear();
  });

  test.each([
    ['the same', { seat: 1, lit: true }, { lit: true, seat: 1 }, 1],
    ['another value', { seat: 1 }, { seat: 2 }, 2],
    ['one property more', { seat: 1 }, { seat: 1, lit: true }, 2],
    ['one property less', { seat: 1, lit: true }, { seat: 1 }, 2],
    ['another property', { seat: 1 }, { lit: true }, 2],
    ['not a number twice', { seat: Number.NaN }, { seat: Number.NaN }, 1],
  ])('%s: %o, then %o', (_, first, second, times) => {
    const one = render(() => Picture(first));
    const other = render(() => Picture(second));
    expect(draw).toHaveBeenCalledTimes(times);
    expect(other === one).toBe(times === 1);
  });
});

describe('a swipe', () => {
  const swipe = (dx: number, dy: number, pointerType = 'touch') => {
    const move = vi.fn();
    const { onPointerDown, onPointerUp, onClickCapture } = render(() => useSwipe(move));
    onPointerDown({ pointerType, clientX: 200, clientY: 200 } as PointerEvent);
    onPointerUp({ clientX: 200 + dx, clientY: 200 + dy } as PointerEvent);
    const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    onClickCapture(click as unknown as MouseEvent);
    return { move, click, press: () => onClickCapture(click as unknown as MouseEvent) };
  };

  test.each([
    ['to the left goes on', -80, 0, 1],
    ['to the right goes back', 80, 10, -1],
  ])('%s, and presses nothing on its way', (_, dx, dy, by) => {
    const { move, click, press } = swipe(dx, dy);
    expect(move).toHaveBeenCalledExactlyOnceWith(by);
    expect(click.stopPropagation).toHaveBeenCalledOnce();
    press();
    expect(click.stopPropagation).toHaveBeenCalledOnce();
  });

  test.each([
    ['too short', -40, 0, 'touch'],
    ['up or down rather than sideways', -80, 60, 'touch'],
    ['a mouse that selects words', -80, 0, 'mouse'],
  ])('is not: %s', (_, dx, dy, pointerType) => {
    const { move, click } = swipe(dx, dy, pointerType);
    expect(move).not.toHaveBeenCalled();
    expect(click.stopPropagation).not.toHaveBeenCalled();
  });
});
