import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../../scripts/services/chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 820, height: 1180 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; its path may stand in CHROMIUM.');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

export interface Visitor {
  readonly language?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  /** Whether their browser may keep the house; else every page comes from the server. */
  readonly keeps?: boolean;
  /** Things that this visitor has set before. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Somebody with a browser of their own. Errors on their pages are kept, so that a test can see there were none. */
export class Person {
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // A network that is gone is no fault of the page.
      if (message.type() === 'error' && !/net::ERR|WebSocket|Failed to load resource/.test(text))
        this.errors.push(text);
    });
  }

  static async come(browser: Browser, base: string, visitor: Visitor = {}): Promise<Person> {
    const { language = 'en', size = DESKTOP, dark = false, keeps = false, settings = { speed: 0 } } = visitor;
    const options: BrowserContextOptions = {
      baseURL: base,
      locale: language,
      viewport: size,
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: size.width < 600,
      serviceWorkers: keeps ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    const context = await browser.newContext(options);
    context.setDefaultTimeout(20_000);
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('aerie.settings')) localStorage.setItem('aerie.settings', kept);
    }, JSON.stringify(settings));
    return new Person(context, await context.newPage());
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
