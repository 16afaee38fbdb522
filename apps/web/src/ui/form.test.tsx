import '../words/testing-globals.js';
import { describe, expect, test, vi } from 'vitest';
import { fire, rendered } from './testing.js';
import { Choice, Field, Switch } from './ui.js';

describe('a field', () => {
  const field = (props: Partial<Parameters<typeof Field>[0]> = {}) =>
    rendered(() => <Field label="Name" value="Anna" onInput={() => {}} {...props} />);

  test('belongs to its label, and nothing is wrong with it at first', () => {
    const { one } = field();
    const input = one('input');
    expect(one('label').for).toBe(input.id);
    expect(input).toMatchObject({
      ...{ value: 'Anna', type: 'text', autoComplete: 'off' },
      ...{ 'aria-invalid': false, 'aria-describedby': undefined },
    });
  });

  test('names its hint and what is wrong as its description, both where there are both', () => {
    const { one, all, html } = field({ hint: 'At most 24 letters', wrong: 'Too long' });
    const ids = all('span').map(({ id }) => id);
    expect(one('input')).toMatchObject({ 'aria-invalid': true, 'aria-describedby': ids.join(' ') });
    expect(ids).toHaveLength(2);
    expect(html).toContain('At most 24 letters');
    expect(html).toContain('Too long');
    expect(field({ wrong: 'Too long' }).one('input')['aria-describedby']).toMatch(/^\S+-wrong$/);
  });

  test('tells what is typed', () => {
    const onInput = vi.fn();
    fire(field({ onInput }).one('input'), 'onInput', { currentTarget: { value: 'Ben' } });
    expect(onInput).toHaveBeenCalledExactlyOnceWith('Ben');
  });
});

describe('a choice', () => {
  const choice = (onChange = (_: number) => {}, hideLabel = false) =>
    rendered(() => (
      <Choice<number>
        label="Players"
        hideLabel={hideLabel}
        value={3}
        onChange={onChange}
        options={[2, 3, 4].map((value) => ({ value, label: `${value} players` }))}
      />
    ));

  test('is a group of radio buttons with one name, of which one is chosen', () => {
    const radios = choice().all('input');
    expect(radios.map(({ type }) => type)).toEqual(['radio', 'radio', 'radio']);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  test('has a legend even where it is not seen', () => {
    expect(choice().one('legend')).toMatchObject({ class: 'label', children: 'Players' });
    expect(choice(undefined, true).one('legend')).toMatchObject({
      class: 'hidden-visually',
      children: 'Players',
    });
  });

  test('tells the value that was chosen, as it is', () => {
    const onChange = vi.fn();
    fire(choice(onChange).all('input')[2] ?? {}, 'onChange');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
  });
});

test.each([true, false])('a switch that is %s says so, and tells how it was set', (on) => {
  const onChange = vi.fn();
  const input = rendered(() => <Switch label="Sound" on={on} onChange={onChange} />).one('input');
  expect(input).toMatchObject({ type: 'checkbox', role: 'switch', 'aria-checked': on, checked: on });
  fire(input, 'onChange', { currentTarget: { checked: !on } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(!on);
});
