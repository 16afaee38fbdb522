import { LANGUAGES, type Language, refusal } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { DEEDS, LEXICON } from './lexicon/lexicon.js';
import { type Noun, SLOTS } from './lexicon/nouns.js';
import { MANNERS, type Manners } from './manners.js';

/** How the names that bots say are said: nouns with their gender, and what somebody does. */
interface Sayable {
  readonly nouns: ReadonlyMap<string, Noun>;
  readonly deeds: ReadonlySet<string>;
}

function sayable(language: Language): Sayable {
  const nouns = new Map<string, Noun>();
  const deeds = new Set<string>();
  for (const { id, names, nouns: known } of LEXICON.values()) {
    const noun = known[language];
    if (DEEDS.has(id)) deeds.add(names[language][0] as string);
    else if (noun && !nouns.has(noun.word)) nouns.set(noun.word, noun);
  }
  return { nouns, deeds };
}

const SAYABLE = new Map(LANGUAGES.map((language) => [language, sayable(language)]));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the words are decides what can be made of them. */
function mannersFor(
  language: Language,
  [a, b]: readonly [string, string?],
  kind: keyof Manners,
): readonly string[] {
  const { nouns, deeds } = SAYABLE.get(language) as Sayable;
  const ways = MANNERS[language];
  const single = nouns.get(a)?.number === 'one';
  if (b === undefined) return ways[kind === 'hinting' || kind === 'part' ? kind : 'naming'];
  if (kind === 'beside') return ways.beside;
  if (deeds.has(b)) return single ? ways.story : [];
  if (!nouns.has(b)) return ways.simile;
  return single && nouns.get(b)?.number !== 'name' ? [...ways.two, ...ways.meeting] : ways.two;
}

/** One slot filled; nothing where the word cannot be said so. */
function slotFor(language: Language, word: string, way: string | undefined): string | undefined {
  const noun = SAYABLE.get(language)?.nouns.get(word);
  if (way === undefined) return word;
  return noun ? SLOTS[language][way]?.(noun) : undefined;
}

function filled(language: Language, manner: string, [a, b]: readonly [string, string?]): string | undefined {
  let sayable = true;
  const text = manner.replace(/\{(?:(\p{L}+) )?([ab])\}/gu, (_, way: string | undefined, slot: string) => {
    const said = slotFor(language, slot === 'a' ? a : (b ?? ''), way);
    sayable &&= said !== undefined && said !== '';
    return said ?? '';
  });
  return sayable ? capital(text) : undefined;
}

/**
 * One or two things put into words: every way to do it that is grammatical and that the rules allow, in the order in which they
 * come to mind. The word itself is one of them, so there is always one.
 */
export function phrases(
  language: Language,
  words: readonly [string, string?],
  luck: QuickChance,
  kind: keyof Manners = 'naming',
): string[] {
  const manners = mannersFor(language, words, kind);
  const ways = luck
    .deal(manners, manners.length)
    .map((manner) => filled(language, manner, words))
    .filter((text) => text !== undefined && refusal(text) === undefined);
  return [...new Set([...ways, capital(words[0])])].filter((text) => text !== undefined);
}
