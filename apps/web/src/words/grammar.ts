import type { Language } from './words.js';

/** A way to say something wrongly that a machine can find. */
export interface Slip {
  readonly what: string;
  readonly found: RegExp;
}

const EVERYWHERE: readonly Slip[] = [
  { what: 'what was not filled in', found: /[{}#]|undefined|NaN|\[object|\bnull\b/ },
  { what: 'two spaces', found: / {2}/ },
  { what: 'a stop too many', found: /(?<!\.)\.\.(?!\.)|[,;:]\s?\.|,\s?,|\(\s|\s\)/ },
  { what: 'a key instead of words', found: /\b[a-z-]+\.(?:board|log|prompt|answer|why|text|waiting)\.\w+/ },
];

/** English where it does not belong. */
const ENGLISH: Slip = {
  what: 'English',
  found: /\b(?:the|and|your|with|from|you|is|are|of the|has|have|this|that)\b/,
};

/** The slips of each language: above all, the second person with a verb or a genitive of the third. */
export const SLIPS: Readonly<Record<Language, readonly Slip[]>> = {
  de: [
    ...EVERYWHERE,
    ENGLISH,
    {
      what: 'du with a verb of the third person',
      // Not where the verb goes before it: wertest du sofort.
      found:
        /(?<!st )\b[Dd]u (?:ist|hat|wird|war|kann|muss|darf|will|soll|mag|(?!(?:nicht|dort|mit|gut|weit|recht|sofort)\b)\p{L}+[^sßzx\P{L}]t)\b(?! (?:bist|hast|wirst)\b)/u,
    },
    { what: 'a pronoun as a name', found: /\b(?:von|bei|mit|für|an) Du\b|\bDus\b/ },
  ],
  en: [
    ...EVERYWHERE,
    {
      what: 'you with a verb of the third person',
      found:
        /(?<!\bone of )\b[Yy]ou (?:is|has|was|does|(?!(?:always|as|this|yours|perhaps|towards)\b)\w+[^s\W]s)\b/,
    },
    {
      what: 'a genitive of you',
      found: /(?<!\b(?:one|two|all|both|each|some|none|sing|instead)) of [Yy]ou\b/,
    },
    {
      what: 'a or an',
      found: /\b[Aa] (?!one\b|use|uni|eu)[aeiou]\w|\b[Aa]n (?!hour|honest|8|11|18)[^aeiouAEIOU\W]/,
    },
    { what: 'a word twice', found: /\b(?!ha\b)([a-z]+) \1\b/i },
  ],
  fr: [
    ...EVERYWHERE,
    ENGLISH,
    {
      what: 'tu with a verb of the third person',
      found:
        /(?<!-)\b[Tt]u (?!(?:ne|te|le|la|les|lui|leur|en|y|me|nous|se)\b)(?!\p{L}’)\p{L}*[^sx\P{L}](?![\p{L}’])/u,
    },
    { what: 'a genitive of toi', found: /(?<!\b(?:autour|près|loin|à côté|en face|parle)) de [Tt]oi\b/ },
    {
      what: 'no elision',
      found:
        /(?<![\p{L}-])(?:de|le|la|que|ne|te|se|me|je|jusque|lorsque) (?!onz|oui)[aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ][\p{L}’]/u,
    },
  ],
  it: [
    ...EVERYWHERE,
    ENGLISH,
    {
      what: 'tu with a verb of the third person',
      found: /\b[Tt]u (?:ha|è|fa|può|deve|vuole|(?!(?:ora|stessa|sola)\b)\p{L}+a)\b/u,
    },
    {
      what: 'a genitive of te',
      found:
        /(?<!\b(?:più|meno|prima|meglio|posto|accanto|invece|sotto|sopra|su|contro|dietro|senza)) di te\b/i,
    },
    {
      what: 'the wrong article',
      found:
        /(?<!\p{L})(?:della|alla|dalla|nella|sulla|dello|allo|nello|sullo) [aeiou]\p{L}|(?<!\p{L})(?:un|il|del|al|dal|nel|sul) (?:s[bcdfgklmnpqrtvz]|z|gn|ps)/iu,
    },
  ],
};
