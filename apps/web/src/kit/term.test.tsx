import '../words/testing-globals.js';
import { expect, test } from 'vitest';
import { rendered } from '../ui/testing.js';
import { termsOf } from './term.js';

const { Term, marks } = termsOf('moth', { cubes: { rule: 'cubes' } });

test('a number that stands by itself is a button that is heard with its name', () => {
  const { one, html } = rendered(() => <Term of="cubes">3</Term>);
  expect(one('button')).toMatchObject({ type: 'button', 'data-term': 'cubes' });
  expect(html).toContain('moth.term.cubes: </span>3');
});

test('where other words are heard, what is inside is for the eye', () => {
  const { html } = rendered(() => (
    <Term of="cubes" label="three cubes">
      3
    </Term>
  ));
  expect(html).toContain('three cubes</span><span aria-hidden="true">3</span>');
});

test('inside something else it is marked', () => expect(marks('cubes')).toEqual({ 'data-term': 'cubes' }));
