import { LANGUAGES, type Language, refusal } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { DEEDS, LEXICON } from './lexicon/lexicon.js';
import { type Noun, SLOTS } from './lexicon/nouns.js';
import { MANNERS, type Manners } from './manners.js';

/** By language and by the word that bots say: the first concept that is called so. */
const CALLED = new Map(LANGUAGES.map((language) => [language, called(language)]));

function called(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, names } of LEXICON.values()) {
    const [name = ''] = names[language];
    if (!found.has(name)) found.set(name, id);
  }
  return found;
}

/** A word, with what is known of it where it is a noun, and whether it tells what somebody does. */
interface Said {
  readonly word: string;
  readonly noun: Noun | undefined;
  readonly deed: boolean;
}

function saidOf(language: Language, word: string, concept: string | undefined): Said {
  const id = concept ?? CALLED.get(language)?.get(word) ?? '';
  return { word, noun: LEXICON.get(id)?.nouns[language], deed: DEEDS.has(id) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the words are decides what can be made of them. */
function mannersFor(
  language: Language,
  a: Said,
  b: Said | undefined,
  kind: keyof Manners,
): readonly string[] {
  const ways = MANNERS[language];
  const single = a.noun?.number === 'one';
  if (b === undefined) return ways[kind === 'hinting' || kind === 'part' ? kind : 'naming'];
  if (kind === 'beside') return ways.beside;
  if (b.deed) return single ? ways.story : [];
  if (!b.noun) return ways.simile;
  return single && b.noun.number !== 'name' ? [...ways.two, ...ways.meeting] : ways.two;
}

/** A manner with its slots filled; nothing where a word cannot be said so. */
function filled(language: Language, manner: string, a: Said, b: Said | undefined): string | undefined {
  let sayable = true;
  const text = manner.replace(/\{(?:(\p{L}+) )?([ab])\}/gu, (_, way: string | undefined, slot: string) => {
    const said = slot === 'a' ? a : b;
    const text = way === undefined ? said?.word : said?.noun && SLOTS[language][way]?.(said.noun);
    sayable &&= text !== undefined;
    return text ?? '';
  });
  return sayable ? capital(text) : undefined;
}

/**
 * One or two things put into words: every way to do it that is grammatical and that the rules allow, in the order in which they
 * come to mind. The first word itself is one of them, so there is always one. `concepts` tells words apart that are spelt alike.
 */
export function phrases(
  language: Language,
  words: readonly [string, string?],
  luck: QuickChance,
  kind: keyof Manners = 'naming',
  concepts: readonly [string?, string?] = [],
): string[] {
  const a = saidOf(language, words[0], concepts[0]);
  const b = words[1] === undefined ? undefined : saidOf(language, words[1], concepts[1]);
  const manners = mannersFor(language, a, b, kind);
  const ways = luck
    .deal(manners, manners.length)
    .flatMap((manner) => filled(language, manner, a, b) ?? [])
    .filter((text) => refusal(text) === undefined);
  return [...new Set([...ways, capital(a.word)])];
}
