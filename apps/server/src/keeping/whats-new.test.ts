import { expect, test } from 'vitest';
import { whatsNew } from './whats-new.js';

const CHANGELOG = `# Changelog

## [2.0.0] - 2026-12-01

### Added

- One thing, told
  in two lines.
- Another.

### Fixed

- A third.

## [1.0.0] - 2026-11-01

### Added

- What is old.
`;

test('what is new is what the newest section of the changelog says', () => {
  expect(whatsNew(CHANGELOG)).toEqual([
    { kind: 'Added', items: ['One thing, told in two lines.', 'Another.'] },
    { kind: 'Fixed', items: ['A third.'] },
  ]);
  expect(whatsNew('# Changelog\n')).toEqual([]);
});

test('the changelog of this version says something', () => {
  expect(whatsNew().flatMap(({ items }) => items).length).toBeGreaterThan(0);
});
