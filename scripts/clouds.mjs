// npm run clouds: a contact sheet of all eighty clouds of Cloud Mine, as a page and, where Chromium is at hand, as a
// picture.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { ROOT, ready } from './ready.mjs';

const SIZE = { width: 1720, height: 1500 };
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

await ready();
const { contactSheet } = await import(await bundled('clouds'));
const folder = join(ROOT, 'dist', 'contact-sheet');
mkdirSync(folder, { recursive: true });
const page = join(folder, 'clouds.html');
writeFileSync(page, contactSheet());
console.log(page);

const browser = CHROMIUM.find((file) => existsSync(file));
if (browser) {
  const picture = join(folder, 'clouds.png');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  const size = `--window-size=${SIZE.width},${SIZE.height}`;
  execFileSync(browser, [...flags, size, `--screenshot=${picture}`, pathToFileURL(page).href], {
    stdio: 'ignore',
  });
  console.log(picture);
}
