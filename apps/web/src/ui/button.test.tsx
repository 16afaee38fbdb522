import '../words/testing-globals.js';
import { describe, expect, test, vi } from 'vitest';
import { fire, rendered } from './testing.js';
import { Button, IconButton, Link } from './ui.js';

const pressed = { currentTarget: { getBoundingClientRect: () => ({ left: 0, width: 10, top: 0 }) } };

describe('a button', () => {
  test('acts when it is pressed', () => {
    const onClick = vi.fn();
    const button = rendered(() => <Button onClick={onClick}>Go</Button>).one('button');
    expect(button).toMatchObject({ type: 'button', 'aria-disabled': false, title: undefined });
    fire(button, 'onClick', pressed);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('that does nothing now stays in reach, says why, and does nothing', () => {
    const onClick = vi.fn();
    const { one, html } = rendered(() => (
      <Button whyNot="Not your turn" onClick={onClick}>
        Go
      </Button>
    ));
    const button = one('button');
    expect(button).toMatchObject({ 'aria-disabled': true, title: 'Not your turn' });
    expect(html).not.toMatch(/\sdisabled/);
    fire(button, 'onClick', pressed);
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each([
    [{ look: 'primary', size: 'big' } as const, 'button primary big'],
    [{ look: 'quiet' } as const, 'button quiet'],
    [{}, 'button plain'],
  ])('looks as it is told: %o', (props, look) => {
    const { class: looks } = rendered(() => <Button {...props} />).one('button');
    expect(String(looks).trim()).toBe(look);
  });

  test('submits only where it is told to', () => {
    expect(rendered(() => <Button type="submit" />).one('button').type).toBe('submit');
  });
});

describe('a button that is a sign', () => {
  test('has a name, and says what it opens or holds', () => {
    const { one, html } = rendered(() => (
      <IconButton icon="close" label="Close" expanded={false} pressed onClick={() => {}} />
    ));
    expect(one('button')).toMatchObject({
      ...{ type: 'button', 'aria-label': 'Close', title: 'Close' },
      ...{ 'aria-expanded': false, 'aria-pressed': true, 'aria-disabled': false },
    });
    // The sign itself is not read out.
    expect(html).toMatch(/<svg[^>]*aria-hidden/);
  });

  test('says with its name why it does nothing, and does nothing', () => {
    const onClick = vi.fn();
    const button = rendered(() => (
      <IconButton icon="undo" label="Take back" whyNot="Nothing to take back" onClick={onClick} />
    )).one('button');
    expect(button).toMatchObject({
      'aria-label': 'Take back: Nothing to take back',
      'aria-disabled': true,
    });
    fire(button, 'onClick', pressed);
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('a link is one, whether it looks like a button or not', () => {
  expect(rendered(() => <Link to="/rules/zefiria">Rules</Link>).one('a')).toMatchObject({
    href: '/rules/zefiria',
    class: undefined,
  });
  const { class: looks } = rendered(() => (
    <Link to="/" look="primary">
      Home
    </Link>
  )).one('a');
  expect(String(looks).trim()).toBe('button primary');
});
