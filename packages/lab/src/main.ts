import { fileURLToPath } from 'node:url';
import { COMPARE_LOOKS } from './analyse/agreement-command.js';
import { MEASURE_CONTRACT } from './bench/contract-cost.js';
import { MEASURE_ROW } from './bench/row.js';
import { INTERRUPTED } from './io.js';
import { run } from './run.js';
import { PLAY_GAMES } from './series/playing-process.js';

/** The program itself: ties `run` to the process. */

// Whoever reads us may stop reading, as `head` does.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

const argv = process.argv.slice(2);
// Processes that the program starts itself have their own way with Ctrl-C; one that measures never pauses and leaves it to the system.
if (![MEASURE_ROW, MEASURE_CONTRACT, PLAY_GAMES, COMPARE_LOOKS].includes(argv[0] ?? '')) {
  process.on('SIGINT', () => {
    if (process.stderr.isTTY) process.stderr.write('\n');
    process.exit(INTERRUPTED);
  });
}

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(argv, { stdin, stdout, stderr, env, program: fileURLToPath(import.meta.url) });
