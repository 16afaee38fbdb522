import '../words/testing-globals.js';
import { options } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.js';
import { Fetched, fetchAhead } from './fetched.js';
import { labelled } from './labelled.js';
import { ScoreTable } from './score-table.js';
import { rendered } from './testing.js';
import { Dialog, Notice, Waiting, WaitingPage } from './ui.js';

test.each([
  [true, 'alert'],
  [false, 'status'],
])('a notice that is bad (%s) is read out as %s', (bad, role) => {
  expect(rendered(() => <Notice bad={bad}>Words</Notice>).one('div').role).toBe(role);
});

test('what is on its way is said; the bar of a slow page is not there at first', () => {
  expect(rendered(() => <Waiting what="Loading …" />).html).toContain('role="status"');
  expect(rendered(() => <WaitingPage />).html).not.toContain('progressbar');
});

test('what is shown later is waited for, and is there at once when it was fetched ahead', async () => {
  const load = () => Promise.resolve({ default: ({ who }: { who: string }) => <p>Hello {who}</p> });
  const shown = () => rendered(() => <Fetched load={load} props={{ who: 'Anna' }} />).html;
  expect(shown()).toContain('role="status"');
  await fetchAhead(load);
  expect(shown()).toBe('<p>Hello Anna</p>');
});

test('a dialog is named by its title and can be closed and scrolled by keyboard', () => {
  const onClose = vi.fn();
  const { one, html } = rendered(() => (
    <Dialog title="Settings" onClose={onClose}>
      <p>Words</p>
    </Dialog>
  ));
  expect(one('dialog')['aria-labelledby']).toBe(one('h2').id);
  expect(html).toContain('aria-label="Close"');
  expect(html).toMatch(/class="inside" tabindex="0"/i);
});

describe('a score table', () => {
  const { one, all, html } = rendered(() => (
    <ScoreTable
      title="Ranking"
      heads={['Points', 'Games']}
      lines={[
        { key: 1, place: 1, who: 'Anna', cells: [12, 3], look: 'winner' },
        { key: 2, place: 2, who: 'Ben', cells: [9, 4] },
      ]}
    />
  ));

  test('is named, and the keyboard gets there where it scrolls', () => {
    expect(one('section')).toMatchObject({ 'aria-label': 'Ranking', tabIndex: 0 });
    expect(one('caption').children).toBe('Ranking');
  });

  test('has a head for every column and for every row', () => {
    expect(all('th').filter(({ scope }) => scope === 'col')).toHaveLength(4);
    expect(all('th').flatMap(({ scope, children }) => (scope === 'row' ? [children] : []))).toEqual([
      'Anna',
      'Ben',
    ]);
  });

  test('says at every cell what it is about, for where heads are not shown', () => {
    const cells = all('td').flatMap((cell) => (cell['data-for'] ? [[cell['data-for'], cell.children]] : []));
    expect(cells).toEqual([
      ['Points', 12],
      ['Games', 3],
      ['Points', 9],
      ['Games', 4],
    ]);
    expect(html).toContain('<tr class="winner">');
  });
});

describe('an error boundary', () => {
  beforeEach(() => {
    Object.assign(options, { errorBoundaries: true });
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    Object.assign(options, { errorBoundaries: false });
    vi.unstubAllGlobals();
  });
  function Broken(): never {
    throw new Error('broken');
  }

  test('shows its children while nothing breaks', () => {
    expect(rendered(() => <ErrorBoundary fallback="sorry">fine</ErrorBoundary>).html).toBe('fine');
  });

  test('shows the fallback instead of what breaks, and reports the error', () => {
    const { html } = rendered(() => (
      <ErrorBoundary fallback={<p>sorry</p>}>
        <Broken />
      </ErrorBoundary>
    ));
    expect(html).toBe('<p>sorry</p>');
    expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  });
});

test('something is set after its name as the language does', () => {
  expect(labelled('Points', 7)).toBe('Points: 7');
});
