import { adviceCodes } from '@aerie/bots';
import raufUndRunter, { type Event } from '@aerie/rauf-und-runter';
import type { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, messageOf, TONGUES } from './words/testing.js';

const GAME = 'rauf-und-runter';
const KEYS = Object.keys(CATALOGUES.en);

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message wants to be told: names of arguments, with the cases that it tells apart. */
interface Wants {
  readonly [argument: string]: ReadonlySet<string>;
}

/** Cases of plurals are the language's own affair; all that counts is that there is a number. */
function wants(parts: readonly Part[], found: Record<string, Set<string>> = {}): Wants {
  for (const part of parts) {
    if (!('value' in part) || part.type === 0) continue;
    found[part.value] ??= new Set();
    if (!('options' in part)) continue;
    const plural = 'offset' in part;
    for (const [name, { value }] of Object.entries(part.options)) {
      if (!plural) found[part.value]?.add(name);
      wants(value, found);
    }
  }
  return found;
}

const wantsOf = (tongue: (typeof TONGUES)[number], key: string): Wants =>
  wants(messageOf(tongue, key).getAst());

/** Every way to fill a message in that could make a difference. */
function fillings(wanted: Wants): Record<string, string | number>[] {
  let all: Record<string, string | number>[] = [{}];
  for (const [name, cases] of Object.entries(wanted)) {
    const values = cases.size > 0 ? [...cases] : [0, 1, 2, 7.5];
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return all;
}

describe.each(TONGUES)('the words in %s', (tongue) => {
  test('are all there, and no others', () => {
    expect(Object.keys(CATALOGUES[tongue])).toEqual(KEYS);
  });

  test('want the same arguments and tell the same cases apart as the English ones', () => {
    for (const key of KEYS) expect({ key, ...wantsOf(tongue, key) }).toEqual({ key, ...wantsOf('en', key) });
  });

  test('can be said whatever the arguments are', () => {
    for (const key of KEYS) {
      for (const args of fillings(wantsOf(tongue, key))) {
        const said = String(messageOf(tongue, key).format(args));
        expect(said, key).toMatch(/\S/);
        expect(said, key).not.toMatch(/[{}#]|undefined|NaN| {2}|^ | $/);
      }
    }
  });

  test('ask without shouting', () => {
    for (const key of KEYS.filter((one) => one.startsWith(`${GAME}.prompt.`)))
      expect(messageOf(tongue, key).format(fillings(wantsOf(tongue, key))[0])).not.toContain('!');
  });

  test('keep what belongs together on one line', () => {
    // French puts a narrow space before these marks, and German one before the percent sign.
    const loose = { de: / %/, en: / [:;?!%]/, fr: / [:;?!%]/, it: / [:;?!%]/ }[tongue];
    for (const text of Object.values(CATALOGUES[tongue])) expect(text).not.toMatch(loose);
  });
});

describe('there are words for', () => {
  test.each(raufUndRunter.reasons)('the refusal %s', (code) => {
    expect(KEYS).toContain(`${GAME}.why.${code}`);
  });

  test.each(adviceCodes(raufUndRunter))('the advice %s', (code) => {
    expect(KEYS).toContain(`${GAME}.advice.${code}`);
  });

  const EVENTS = {
    laidOut: 0,
    roundBegan: 0,
    rolled: 0,
    paidForReroll: 0,
    tookFeather: 0,
    placed: 0,
    wentToDungHeap: 0,
    shed: 0,
    stood: 0,
    hadNoMomentum: 0,
    fell: 0,
    nobodyClimbed: 0,
    stayedLowest: 0,
    climbed: 0,
    ladderGrew: 0,
    ended: 0,
  } satisfies Record<Event['type'], 0>;
  test.each(Object.keys(EVENTS))('the event %s', (type) => {
    expect(KEYS).toContain(`${GAME}.log.${type}`);
  });
});
