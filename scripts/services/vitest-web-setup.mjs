/** Builds what the browser tests open: the client and the server, as a user would get them. */
import { bundled, page } from '../bundle.mjs';

export default async function setup() {
  await page();
  await bundled('server');
}
