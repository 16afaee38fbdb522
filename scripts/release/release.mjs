import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const UNRELEASED = '## [Unreleased]\n';

/** Where the version of the program stands, and how. */
const PLACES = {
  'package.json': [/^( {2}"version": ")[^"]+/m],
  // The project itself comes first, then as the package in its own folder.
  'package-lock.json': [/^( {2}"version": ")[^"]+/m, /^( {6}"version": ")[^"]+/m],
  'apps/server/src/common/version.ts': [/^(export const VERSION = ')[^']+/m],
  'deploy/kubernetes/kustomization.yaml': [/^( {4}newTag: )\S+/m],
};

/**
 * The files of a release, by their paths, as they are to be written: with the version everywhere, and with what is unreleased under it
 * in the changelog.
 * @param {string} version
 * @param {string} date as 2026-11-19
 * @param {(path: string) => string} [read]
 * @returns {Record<string, string>}
 */
export function filesOfRelease(version, date, read = (path) => readFileSync(join(ROOT, path), 'utf8')) {
  const before = JSON.parse(read('package.json')).version;
  if (!isLater(version, before))
    throw new Error(`${version} must be a version after ${before}, such as 0.2.0`);
  const numbered = Object.entries(PLACES).map(([path, places]) => [
    path,
    places.reduce((text, place) => put(path, text, place, version), read(path)),
  ]);
  const changelog = read('CHANGELOG.md');
  if (notesOf('Unreleased', changelog) === '') throw new Error('CHANGELOG.md has nothing under [Unreleased]');
  const released = changelog.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${date}\n`);
  return { ...Object.fromEntries(numbered), 'CHANGELOG.md': released };
}

function put(path, text, place, version) {
  if (!place.test(text)) throw new Error(`The version is not where it should be in ${path}`);
  return text.replace(place, `$1${version}`);
}

/** The notes of a release: what the changelog says of it; empty where it says nothing. */
export function notesOf(version, changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

function isLater(version, before) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [a, b] = [version, before].map((one) => one.split('.').map(Number));
  const at = a.findIndex((part, i) => part !== b[i]);
  return at !== -1 && a[at] > b[at];
}
