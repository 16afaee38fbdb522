import type { Language } from '@aerie/cloud-mine';

/** A noun as it is said: with its gender, and whether it is one thing, several, something that nobody counts, or a name that needs no article. */
export interface Noun {
  readonly word: string;
  readonly gender: 'm' | 'f' | 'n';
  readonly number: 'one' | 'many' | 'mass' | 'name';
}

type Grammar = Pick<Noun, 'gender' | 'number'>;

const grammar = (gender: Noun['gender'], number: Noun['number']): Grammar => ({ gender, number });

/** The articles that the tables of words are written with. `viele` marks what German has no article for. */
const ARTICLES: Readonly<Record<Language, Readonly<Record<string, Grammar>>>> = {
  de: {
    der: grammar('m', 'one'),
    die: grammar('f', 'one'),
    das: grammar('n', 'one'),
    viele: grammar('n', 'many'),
  },
  en: { a: grammar('n', 'one'), an: grammar('n', 'one') },
  fr: {
    un: grammar('m', 'one'),
    une: grammar('f', 'one'),
    des: grammar('m', 'many'),
    du: grammar('m', 'mass'),
    'de la': grammar('f', 'mass'),
    "de l'": grammar('m', 'mass'),
  },
  it: {
    un: grammar('m', 'one'),
    uno: grammar('m', 'one'),
    una: grammar('f', 'one'),
    "un'": grammar('f', 'one'),
    dei: grammar('m', 'many'),
    degli: grammar('m', 'many'),
    delle: grammar('f', 'many'),
    del: grammar('m', 'mass'),
    dello: grammar('m', 'mass'),
    della: grammar('f', 'mass'),
    "dell'": grammar('m', 'mass'),
  },
};

/** A name as it stands in a table, and what its article tells. */
export function readName(
  language: Language,
  written: string,
): { readonly name: string; readonly noun?: Noun } {
  for (const [article, told] of Object.entries(ARTICLES[language])) {
    const before = article.endsWith("'") ? article : `${article} `;
    if (!written.startsWith(before)) continue;
    const name = written.slice(before.length);
    return { name, noun: { word: name, ...told } };
  }
  // German nouns are known by their capital.
  const name = language === 'de' && /^\p{Lu}/u.test(written);
  return name ? { name: written, noun: { word: written, gender: 'n', number: 'name' } } : { name: written };
}

/** Masculine nouns that end differently when they are not the subject, beyond those in `-e`: `dem Bären`. */
const WEAK =
  /(?:bär|elefant|held|prinz|mensch|naut|soldat|pirat|polizist|komet|planet|diamant|satellit|akrobat|dirigent|leopard|astronaut|spatz|papagei|gigant|pilot|zyklop|zentaur)$/i;

/** A German noun as an object: `den Löwen`, `dem Bären`, `den Hund`. */
function objectForm({ word, gender, number }: Noun): string {
  if (gender !== 'm' || number !== 'one') return word;
  if (/[^eä]e$/.test(word) && !/käse$/i.test(word)) return `${word}n`;
  if (/(?:nachbar|bauer)$/i.test(word)) return `${word}n`;
  return WEAK.test(word) ? `${word}en` : word;
}

/** French words whose h keeps its article whole: `le hibou`. */
const ASPIRATED =
  /^(?:hibou|homard|hache|haricot|hérisson|harpe|héron|hamac|hamster|haie|hutte|hochet|hamburger|hanneton|hareng|haut|huit|hot-dog|hêtre|Hollande)/i;

const elided = (word: string): boolean => /^[aeiouâàéèêëîïôûœæh]/i.test(word) && !ASPIRATED.test(word);

const isOne = ({ number }: Noun): boolean => number === 'one';

/** How a noun is said in a slot of a phrase, by what the slot is called in its language. Nothing where it cannot be said so. */
export const SLOTS: Readonly<Record<Language, Readonly<Record<string, (noun: Noun) => string | undefined>>>> =
  {
    de: {
      ein: (noun) => (isOne(noun) ? `${noun.gender === 'f' ? 'eine' : 'ein'} ${noun.word}` : noun.word),
      einen: (noun) =>
        isOne(noun) ? `${{ m: 'einen', f: 'eine', n: 'ein' }[noun.gender]} ${objectForm(noun)}` : noun.word,
      einem: (noun) =>
        isOne(noun) ? `${noun.gender === 'f' ? 'einer' : 'einem'} ${objectForm(noun)}` : undefined,
      der: (noun) =>
        isOne(noun) ? `${{ m: 'der', f: 'die', n: 'das' }[noun.gender]} ${noun.word}` : undefined,
      den: (noun) =>
        isOne(noun) ? `${{ m: 'den', f: 'die', n: 'das' }[noun.gender]} ${objectForm(noun)}` : noun.word,
      mit: (noun) => (noun.number === 'many' ? undefined : noun.word),
    },
    en: {
      an: (noun) =>
        isOne(noun)
          ? `${/^(?:[aeio]|hour|u(?!ni|fo|ku|s))/i.test(noun.word) ? 'an' : 'a'} ${noun.word}`
          : noun.word,
      the: (noun) => (noun.number === 'name' ? noun.word : `the ${noun.word}`),
    },
    fr: {
      un: ({ word, gender, number }) => {
        if (number === 'many') return `des ${word}`;
        if (number === 'one') return `${gender === 'f' ? 'une' : 'un'} ${word}`;
        if (number === 'name') return word;
        if (elided(word)) return `de l’${word}`;
        return gender === 'f' ? `de la ${word}` : `du ${word}`;
      },
      le: ({ word, gender, number }) => {
        if (number === 'name') return word;
        if (number === 'many') return `les ${word}`;
        return elided(word) ? `l’${word}` : `${gender === 'f' ? 'la' : 'le'} ${word}`;
      },
      au: (noun) => {
        const { word, gender, number } = noun;
        if (number === 'name') return `à ${word}`;
        if (number === 'many') return `aux ${word}`;
        return gender === 'm' && !elided(word) ? `au ${word}` : `à ${SLOTS.fr.le?.(noun)}`;
      },
      de: ({ word }) => (elided(word) ? `d’${word}` : `de ${word}`),
    },
    it: {
      un: ({ word, gender, number }) => {
        if (number !== 'one') return word;
        if (gender === 'f') return /^[aeiou]/i.test(word) ? `un’${word}` : `una ${word}`;
        return impure(word) ? `uno ${word}` : `un ${word}`;
      },
      al: (noun) => {
        if (noun.number === 'name') return `a ${noun.word}`;
        const said = SLOTS.it.il?.(noun) ?? '';
        if (said.startsWith('l’')) return `all’${noun.word}`;
        const joined: Readonly<Record<string, string>> = {
          il: 'al',
          lo: 'allo',
          la: 'alla',
          i: 'ai',
          gli: 'agli',
          le: 'alle',
        };
        const [article = ''] = said.split(' ');
        return `${joined[article]} ${noun.word}`;
      },
      il: ({ word, gender, number }) => {
        if (number === 'name') return word;
        const vowel = /^[aeiou]/i.test(word);
        if (number === 'many') {
          if (gender === 'f') return `le ${word}`;
          return vowel || impure(word) ? `gli ${word}` : `i ${word}`;
        }
        if (vowel) return `l’${word}`;
        if (gender === 'f') return `la ${word}`;
        return impure(word) ? `lo ${word}` : `il ${word}`;
      },
    },
  };

/** Italian words that take `uno` and `lo`. */
function impure(word: string): boolean {
  return /^(?:s[^aeiou]|z|gn|ps|pt|pn|x|y|i[aeou])/i.test(word);
}
