import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '../../apps/server/src/common/version.js';
import { filesOfRelease, notesOf } from '../release/release.mjs';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Kites.

## [0.1.0] - 2026-01-01

- Wings.
`;
const read = (path: string): string => (path === 'CHANGELOG.md' ? CHANGELOG : readFileSync(path, 'utf8'));

test('the server says the version of the project', () => {
  expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

test('a release has its version in every place, and its notes in the changelog', () => {
  const files = filesOfRelease('9.8.7', '2026-11-19', read);
  const json = (path: string) => JSON.parse(files[path] as string);
  expect(json('package.json')).toEqual({ ...JSON.parse(read('package.json')), version: '9.8.7' });
  const lock = JSON.parse(read('package-lock.json'));
  const packages = { ...lock.packages, '': { ...lock.packages[''], version: '9.8.7' } };
  expect(json('package-lock.json')).toEqual({ ...lock, version: '9.8.7', packages });
  expect(files['apps/server/src/common/version.ts']).toContain("VERSION = '9.8.7'");
  expect(files['deploy/kubernetes/kustomization.yaml']).toContain('newTag: 9.8.7');
  const changelog = files['CHANGELOG.md'] as string;
  expect(notesOf('9.8.7', changelog)).toBe('### Added\n\n- Kites.');
  expect(notesOf('Unreleased', changelog)).toBe('');
  expect(notesOf('0.1.0', changelog)).toBe('- Wings.');
});

test.each(['0.1.0', '0.0.9', '1.0', 'v9.0.0', ''])('%s is not a version after this one', (version) => {
  expect(() => filesOfRelease(version, '2026-11-19', read)).toThrow('must be a version after');
});

test('there is no release without notes', () => {
  const empty = (path: string): string =>
    path === 'CHANGELOG.md' ? '# C\n\n## [Unreleased]\n\n## [0.1.0]\n' : read(path);
  expect(() => filesOfRelease('9.0.0', '2026-11-19', empty)).toThrow('nothing under [Unreleased]');
});
