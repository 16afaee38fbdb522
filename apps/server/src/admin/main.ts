import { runAdmin } from './admin.js';

process.exitCode = await runAdmin(
  process.argv.slice(2),
  process.env,
  (line) => console.error(line),
  (line) => console.log(line),
);
