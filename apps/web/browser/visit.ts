import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, Person, type Visitor } from './browser.js';
import { HouseProcess } from './house.js';

/** A house with people in it, for the tests of one file: opened before them, closed after them. */
export function visiting() {
  let house: HouseProcess;
  let browser: Browser;
  let people: Person[] = [];
  beforeAll(async () => {
    house = await HouseProcess.open();
    browser = await openBrowser();
  });
  afterEach(async () => {
    const errors = people.flatMap((person) => person.errors);
    await Promise.all(people.map((person) => person.leave()));
    people = [];
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get house() {
      return house;
    },
    async person(visitor: Visitor = {}): Promise<Person> {
      const person = await Person.come(browser, house.base, visitor);
      people.push(person);
      return person;
    },
  };
}
