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

/** Tests answer for themselves, have bots act without asking, and are not offered sounds, unless they say so. */
const NOT_BY_ITSELF = { auto: false, botsAsk: false, soundOffered: true } as const;

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; its path may stand in CHROMIUM.');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

export interface Visitor {
  readonly language?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  /** How many px of the screen a px of the page has. */
  readonly scale?: number;
  /** Whether their browser may install the service worker; else every page comes from the server. */
  readonly serviceWorker?: boolean;
  /** Settings from an earlier visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A visitor with a browser context of their own. Errors on their pages are collected, so that a test can see there were none. */
export class Person {
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // Network errors are expected where a test takes the network away.
      if (message.type() === 'error' && !/net::ERR|WebSocket|Failed to load resource/.test(text))
        this.errors.push(text);
    });
  }

  static async open(browser: Browser, base: string, visitor: Visitor = {}): Promise<Person> {
    const {
      language = 'en',
      size = DESKTOP,
      dark = false,
      scale = 1,
      serviceWorker = false,
      settings = { speed: 0 },
    } = visitor;
    const options: BrowserContextOptions = {
      baseURL: base,
      locale: language,
      viewport: size,
      deviceScaleFactor: scale,
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: size.width < 600,
      serviceWorkers: serviceWorker ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    const context = await browser.newContext(options);
    context.setDefaultTimeout(20_000);
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('aerie.settings')) localStorage.setItem('aerie.settings', kept);
      },
      JSON.stringify({ ...NOT_BY_ITSELF, ...settings }),
    );
    return new Person(context, await context.newPage());
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
