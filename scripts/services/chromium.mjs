import { existsSync } from 'node:fs';
import { howToInstall, install, without } from './service.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium that CHROMIUM names, or the system's; undefined where there is none. */
export const installedChromium = () => process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path));

/**
 * The path of a Chromium: the one that CHROMIUM names, the one that comes with a package (for Linux on x64), or the
 * system's; installed where that is allowed. Undefined where there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  }
  return installedChromium() ?? (install('Chromium', 'chromium') ? installedChromium() : undefined);
}

/** Says loudly that there is no Chromium. */
export const noChromium = () =>
  without('Chromium is not installed', `${howToInstall('chromium')}, or its path in CHROMIUM`);
