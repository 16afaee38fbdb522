/** Builds what the browser tests open: the client and the server, as a user would get them. */
import { builtClient, builtProgram } from '../build/build.mjs';
import { installPackages } from '../install.mjs';

export default async function setup() {
  installPackages();
  await builtClient();
  await builtProgram('server');
}
