import { fileURLToPath } from 'node:url';
import { MEASURE_ROW } from './bench/row.js';
import { INTERRUPTED } from './io.js';
import { run } from './run.js';

/** The program itself: ties `run` to the process. */

// Whoever reads us may stop reading, as `head` does.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

const argv = process.argv.slice(2);
// A measuring process never pauses, so it leaves Ctrl-C to the system.
if (argv[0] !== MEASURE_ROW) {
  process.on('SIGINT', () => {
    if (process.stderr.isTTY) process.stderr.write('\n');
    process.exit(INTERRUPTED);
  });
}

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(argv, { stdin, stdout, stderr, env, program: fileURLToPath(import.meta.url) });
