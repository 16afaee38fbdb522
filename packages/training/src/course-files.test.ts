import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Subject, subjects } from '@aerie/bots/training';
import { afterEach, expect, test } from 'vitest';
import { CourseFiles } from './course-files.js';
import type { Mark } from './training.js';

const folder = mkdtempSync(join(tmpdir(), 'course-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MARK: Mark = {
  ...{ seconds: 61, matches: 100, positions: 9000, learned: 50_000 },
  ...{ error: 0.1, mean: 80, spread: 1.5, won: 0.2, exam: 160 },
};

test('a course goes on from where it was kept, and leaves weights, their story and a picture', () => {
  const shape = { inputs: 12, hidden: 8, second: 8, sections: 2 };
  const subject: Subject = { ...(subjects[0] as Subject), shape };
  const first = new CourseFiles(folder, subject, 'test').open();
  expect(first.standing.seconds).toBe(0);
  const learned = first.parameters.map((one, i) => (i % 3 === 0 ? one + 1 : one));
  // An input that never was on keeps what it began with.
  learned.set(first.parameters.subarray(0, subject.shape.hidden));
  new CourseFiles(folder, subject, 'test').keep(MARK, learned);
  const again = new CourseFiles(folder, subject, 'test');
  const { standing, parameters } = again.open();
  expect(standing).toEqual({ seconds: 61, matches: 100, positions: 9000, learned: 50_000 });
  expect(parameters).toEqual(learned);
  again.finish('npm run training', 2);
  const bytes = readFileSync(join(folder, 'judgement.bin'));
  expect(bytes.readUInt32LE(0)).toBe(subject.shape.inputs);
  expect(bytes.readFloatLE(16)).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'judgement.json'), 'utf8'))).toMatchObject({
    seed: 'test',
    last: MARK,
  });
  expect(readFileSync(join(folder, 'curve.svg'), 'utf8')).toContain('<polyline');
});
