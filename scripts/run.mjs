/** `npm run lab|training|proof|aerie|measure|shots|screenshots|weights -- …`: builds a program where sources have changed, and runs it. */
import { builtClient, builtProgram } from './build/build.mjs';
import { installPackages } from './install.mjs';

/** Those that start a server, and those that open it in a browser. */
const NEEDS_SERVER = ['proof', 'measure', 'shots', 'screenshots', 'weights'];
const NEEDS_CLIENT = ['measure', 'shots', 'screenshots', 'weights'];

// The program sees its own arguments only.
const [name] = process.argv.splice(2, 1);
installPackages();
if (NEEDS_CLIENT.includes(name)) console.error('Building what has changed …');
if (NEEDS_CLIENT.includes(name)) await builtClient();
if (NEEDS_SERVER.includes(name)) await builtProgram('server');
const program =
  name === 'admin' ? new URL('admin.mjs', await builtProgram('server')) : await builtProgram(name);
process.setSourceMapsEnabled(true);
await import(program);
