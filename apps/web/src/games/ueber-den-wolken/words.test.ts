import { adviceCodes } from '@aerie/bots';
import ueberDenWolken, { ACTIONS, type Event, KINDS } from '@aerie/ueber-den-wolken';
import type { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, messageOf, TONGUES } from './words/testing.js';

const GAME = 'ueber-den-wolken';
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

/** Ways to fill a message in: every value of every argument, beside the first and beside the last of the others. */
function fillings(wanted: Wants): Record<string, string | number>[] {
  const values = Object.entries(wanted).map(
    ([name, cases]) => [name, cases.size > 0 ? [...cases] : [0, 1, 2]] as const,
  );
  return [0, -1].flatMap((end) => {
    const base = Object.fromEntries(values.map(([name, all]) => [name, all.at(end) as string | number]));
    return [base, ...values.flatMap(([name, all]) => all.map((value) => ({ ...base, [name]: value })))];
  });
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
      const message = messageOf(tongue, key);
      for (const args of fillings(wants(message.getAst()))) {
        const said = String(message.format(args));
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
    // French puts a narrow space before these marks.
    const loose = { de: / %/, en: / [:;?!%]/, fr: / [:;?!%]/, it: / [:;?!%]/ }[tongue];
    for (const text of Object.values(CATALOGUES[tongue]))
      expect(text.replaceAll(', ::sign-except-zero', '')).not.toMatch(loose);
  });
});

describe('there are words for', () => {
  test.each(ueberDenWolken.reasons)('the refusal %s', (code) => {
    expect(KEYS).toContain(`${GAME}.why.${code}`);
  });

  test.each(adviceCodes(ueberDenWolken))('the advice %s', (code) => {
    expect(KEYS).toContain(`${GAME}.advice.${code}`);
  });

  test.each(Object.keys(KINDS))('the card %s', (kind) => {
    expect(KEYS).toContain(`${GAME}.kind.${kind}`);
    expect(KEYS).toContain(`${GAME}.does.${kind}`);
  });

  test.each(ACTIONS)('the action %s', (action) => {
    expect(KEYS).toContain(`${GAME}.board.action.${action}`);
  });

  const EVENTS = {
    dealt: 0,
    laidOut: 0,
    stageBegan: 0,
    usedAction: 0,
    played: 0,
    copied: 0,
    choseStandard: 0,
    passed: 0,
    swapped: 0,
    tookBird: 0,
    deckShuffled: 0,
    added: 0,
    turnedUp: 0,
    tookCard: 0,
    discarded: 0,
    scored: 0,
    cubesSpent: 0,
    landed: 0,
    nestScored: 0,
    scoringCame: 0,
    finishedScoring: 0,
    stageEnded: 0,
    cubesReturned: 0,
    pileRebuilt: 0,
    displayed: 0,
    movedUp: 0,
    ended: 0,
  } satisfies Record<Event['type'], 0>;
  test.each(Object.keys(EVENTS))('the event %s', (type) => {
    expect(KEYS).toContain(`${GAME}.log.${type}`);
  });
});
