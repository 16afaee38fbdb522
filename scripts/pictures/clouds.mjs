// npm run clouds: a contact sheet of all eighty clouds of Cloud Mine, as a page and, where Chromium is at hand, as a
// picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram } from '../build/build.mjs';
import { installPackages, ROOT } from '../install.mjs';
import { takePicture } from './take-picture.mjs';

const SIZE = { width: 1720, height: 1500 };

installPackages();
const { contactSheet } = await import(await builtProgram('clouds'));
const folder = join(ROOT, 'out', 'contact-sheet');
mkdirSync(folder, { recursive: true });
const page = join(folder, 'clouds.html');
writeFileSync(page, contactSheet());
console.log(page);

const picture = join(folder, 'clouds.png');
if (takePicture(page, picture, SIZE)) console.log(picture);
