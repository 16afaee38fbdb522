/**
 * `npm run release -- 0.2.0`: writes the version wherever it stands, puts what is unreleased under it in the changelog, and says what is left to do.
 * `npm run --silent release -- --notes 0.2.0`: its notes, as the changelog has them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { filesOfRelease, notesOf } from './release/release.mjs';

const [first = '', version = first] = process.argv.slice(2);
try {
  if (first === '--notes') {
    const notes = notesOf(version);
    if (!notes) throw new Error(`CHANGELOG.md has no ${version}`);
    console.log(notes);
  } else {
    const files = filesOfRelease(version, new Date().toISOString().slice(0, 10));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text);
    console.error(`Look at the changes, then (docs/releasing.md):
  .ci/run && git commit -am 'Release ${version}' && git tag -a v${version} -m 'Aerie ${version}'`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
