import { keep } from './keep.js';

process.exitCode = await keep(
  process.argv.slice(2),
  process.env,
  (line) => console.error(line),
  (line) => console.log(line),
);
