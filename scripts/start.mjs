/** `npm start` in a clone: installs the packages for building and running, builds what has changed into `dist`, serves. */
import { builtClient, builtProgram } from './build/build.mjs';
import { installPackages } from './install.mjs';

installPackages();
console.error('Building what has changed …');
await builtClient();
const server = await builtProgram('server');
process.setSourceMapsEnabled(true);
await import(server);
