import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, Person, PHONE, type Visitor } from './browser.js';
import { SiteProcess, type SiteSettings } from './site.js';

let opened: Promise<Browser> | undefined;

/** The browser of this process: the tests of all its files share it, each visitor with a context of their own. It ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  const before = await opened;
  if (before?.isConnected()) return before;
  opened = openBrowser();
  return opened;
}

/**
 * A server for the tests of one file, and visitors for each test; a test fails if their pages logged errors. `opensAt`: the moment
 * at which it is opened, where what it deals has to be known. `settings`: what else it is told.
 */
export function useSite(opensAt?: number, settings?: SiteSettings) {
  let site: SiteProcess;
  let browser: Browser;
  let people: Person[] = [];
  let regular: Person | undefined;
  beforeAll(async () => {
    site = await SiteProcess.open('.', opensAt, settings);
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    const errors = [...people, ...(regular ? [regular] : [])].flatMap((person) => person.errors.splice(0));
    await Promise.all(people.map((person) => person.close()));
    people = [];
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await regular?.close();
    await site?.close();
  });
  return {
    get site() {
      return site;
    },
    async person(visitor: Visitor = {}): Promise<Person> {
      const person = await Person.open(browser, site.base, visitor);
      people.push(person);
      return person;
    },
    /** One visitor with a phone for all tests that ask for them: pages that they saw before are soon there again. */
    async regular(): Promise<Person> {
      regular ??= await Person.open(browser, site.base, { size: PHONE });
      await regular.page.setViewportSize(PHONE);
      return regular;
    },
  };
}
