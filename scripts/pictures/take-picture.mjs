import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { installedChromium } from '../services/chromium.mjs';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];

/** Takes a picture of a page in a file; false where there is no Chromium. Its path may stand in CHROMIUM. */
export function takePicture(page, picture, { width, height }, ...flags) {
  const browser = installedChromium();
  if (!browser) return false;
  const size = `--window-size=${width},${height}`;
  const args = [...FLAGS, ...flags, size, `--screenshot=${picture}`, pathToFileURL(page).href];
  execFileSync(browser, args, { stdio: 'ignore' });
  return true;
}
