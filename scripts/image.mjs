/**
 * `npm run image [-- --base IMAGE] [--folder]`: builds the image of `Containerfile` from `dist`, runs it as a host does, and plays a
 * match against it. `--base` names the base image; where the one of `Containerfile` cannot be fetched, one is made of Debian packages.
 * With AERIE_INSTALL=1 missing programs are installed with apt-get. Where no container can be built or run, or with `--folder`, the same
 * steps are done in a clean folder, and it is said loudly that this was no container.
 */
import { parseArgs } from 'node:util';
import { buildProduct } from './build/build.mjs';
import { baseImage } from './image/base.mjs';
import { buildImage, imageSite } from './image/container.mjs';
import { findTools } from './image/container-tools.mjs';
import { folderSite } from './image/folder.mjs';
import { tryHosting } from './image/trial.mjs';
import { installPackages } from './install.mjs';

const { values: flags } = parseArgs({
  options: { base: { type: 'string' }, folder: { type: 'boolean', default: false } },
});

installPackages();
await buildProduct();
const tools = flags.folder ? undefined : findTools();
if (tools) {
  try {
    await inContainer(tools);
  } finally {
    tools.remove();
  }
} else await inFolder(flags.folder ? 'a folder was asked for' : 'buildah and podman are not here');

async function inContainer(tools) {
  const base = baseImage(tools, flags.base);
  if (!base) return inFolder('there is no base image');
  const image = buildImage(tools, base);
  const way = tools.wayToRun(image);
  if (way) await tryHosting(imageSite(tools, image, way));
  else await inFolder('the image was built, but containers cannot be run here');
}

async function inFolder(why) {
  console.error(`
!!! NO CONTAINER: ${why}.
!!! The steps of Containerfile are done in a clean folder instead. That shows that dist, its packages, another user
!!! and files that cannot be written to go together; it does NOT show that the image can be built and run.
`);
  const site = folderSite();
  try {
    await tryHosting(site);
  } finally {
    site.remove();
  }
  console.error('\n!!! NO CONTAINER was run: see above.');
}
