import { abuse } from './abuse.js';
import { cold } from './cold.js';
import { crash } from './crash.js';
import { fuzz } from './fuzz.js';
import { leak } from './leak.js';
import { load } from './load.js';
import { masters } from './masters.js';
import { race } from './race.js';
import { restore } from './restore.js';
import { soak } from './soak.js';
import { starve } from './starve.js';
import { upgrade } from './upgrade.js';

/** A proof prints what it finds and gives whether it passed. */
type Proof = (flags: Record<string, string>, say: (line: string) => void) => Promise<boolean>;
const PROOFS: Readonly<Record<string, Proof>> = {
  abuse,
  cold,
  crash,
  leak,
  fuzz,
  race,
  load,
  masters,
  restore,
  soak,
  starve,
  upgrade,
};

const [name = '', ...rest] = process.argv.slice(2);
const proof = Object.hasOwn(PROOFS, name) ? PROOFS[name] : undefined;
const flags: Record<string, string> = {};
for (let i = 0; i < rest.length; i += 2) flags[(rest[i] as string).replace(/^--/, '')] = rest[i + 1] ?? '';
const isHelp = [name, ...rest].some((word) => ['--help', '-h', 'help'].includes(word));
if (!proof || isHelp) {
  console.error(
    `npm run proof -- ${Object.keys(PROOFS).join('|')} [--kills N] [--messages N] [--tables N] [--minutes N] …`,
  );
  process.exit(isHelp ? 0 : 2);
}
const held = await proof(flags, (line) => console.log(line));
console.log(held ? 'held' : 'DID NOT HOLD');
process.exit(held ? 0 : 1);
