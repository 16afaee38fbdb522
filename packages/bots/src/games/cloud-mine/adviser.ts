import { type Answer, faceUp, LANGUAGES, type View } from '@aerie/cloud-mine';
import type { QuickChance, Reason } from '@aerie/kernel';
import type { Advice, CommonAdvice, Odds } from '../../advice.js';
import { LEXICON } from './lexicon/lexicon.js';
import { meanings } from './lexicon/meaning.js';
import { fitsOf, type Listener } from './listening.js';
import { hidingChances } from './scouting.js';
import { type Chosen, chooseWords, type Describer } from './secrets.js';
import { leanings, readingsOf, seenFor } from './seeing.js';

/**
 * Why something is advised, and where to look first. What is seen stands in all four languages, as `de`, `en`, `fr` and `it`: the
 * client takes its own. Shares are whole percents.
 */
export const ADVICE_CODES = [
  /** Of the open clouds this one looks most like the word that was said. */
  'looksLike',
  /** What was said brings something to mind, and this cloud looks most like that. */
  'bringsToMind',
  /** None of the words say anything: any cloud is as good. */
  'wordsUnknown',
  /** Another cloud (`card`) fits almost as well. */
  'fitsToo',
  /** No other cloud comes close. */
  'fitsAlone',
  /** What one sees in it at first is seen in so many others (`others`) here too. */
  'seenElsewhere',
  /** Nothing stands out in it. */
  'nothingClear',
  /** A cloud (`card`) would give itself away: what one sees in it is seen nowhere else here. */
  'givesAway',
  /** So often (`found`) somebody finds it, and so often (`atOnce`) the first guess does. */
  'foundLate',
  /** Far-fetched: found seldom (`found`), but then late. */
  'farFetched',
  /** What everybody sees first would be found at once so often (`atOnce`). */
  'tooPlain',
  /** Others may see this in it as well. */
  'othersSee',
  /** Look for what was said. */
  'lookForIt',
  /** Nothing of what was said is known: look at outlines. */
  'lookAtOutlines',
  /** Look for a cloud whose first impression fits another one too. */
  'lookForDouble',
  /** Everybody sees this first: look for what comes at second glance. */
  'lookTwice',
] as const;
type Code = (typeof ADVICE_CODES)[number] | CommonAdvice;

const because = (code: Code, args?: Reason['args']): Reason => (args ? { code, args } : { code });
const percent = (share: number): number => Math.round(100 * share);

/** The names of something seen, by language. */
function namesOf(concept: string): Record<string, string> {
  const names = LEXICON.get(concept)?.names;
  return Object.fromEntries(LANGUAGES.map((language) => [language, names?.[language][0] ?? concept]));
}

const isThing = (concept: string): boolean => LEXICON.get(concept)?.nouns.de !== undefined;

/** What is seen most clearly in a cloud, the clearest first. */
const thingsIn = (card: number): string[] => [...readingsOf(card).keys()].filter(isThing);

/** An open cloud, and how likely it is the one. */
interface Pull {
  readonly card: number;
  readonly likely: number;
}

/** From this part of the best on, another cloud fits almost as well. */
const ALMOST = 0.5;

/** What somebody looking for a cloud is advised: the likeliest, whatever a bot in two minds might take. */
export function adviceToWatcher(v: View, listener: Listener): Advice<Answer> {
  const cards = faceUp({ cards: [...v.cards], guesses: [...v.guesses] });
  const pulls = leanings(fitsOf(v.words, cards, listener), listener.doubt);
  const ranked = cards
    .map((one, i) => ({ card: one, likely: pulls[i] as number }))
    .sort((a, b) => b.likely - a.likely);
  const [mine, next] = ranked as [Pull, Pull?];
  const { card } = mine;
  const answer: Answer = { kind: 'guess', card };
  if (!next) return { answer, reason: because('onlyAnswer') };
  const odds = ranked.map(
    ({ card, likely }): Odds<Answer> => ({ answer: { kind: 'guess', card }, facts: { likely } }),
  );
  const seen = seenFor(meanings(v.words), card);
  if (!seen) return { answer, nudge: because('lookAtOutlines'), reason: because('wordsUnknown'), odds };
  const isClose = next.likely >= ALMOST * mine.likely;
  return {
    answer,
    nudge: because('lookForIt', namesOf(seen.seen)),
    reason: because(seen.said === seen.seen ? 'looksLike' : 'bringsToMind', namesOf(seen.seen)),
    because: [isClose ? because('fitsToo', { card: next.card }) : because('fitsAlone')],
    odds,
  };
}

/** From this part of how clearly it is seen on, something is seen in another cloud too. */
const ALSO = 0.6;

/** What a Scout is advised who would pick `card`. */
export function adviceToScout(v: View, card: number, luck: QuickChance): Advice<Answer> {
  const [first] = thingsIn(card);
  const alsoIn = (concept: string, from: number): number =>
    v.cards.filter(
      (one) =>
        one !== from && (readingsOf(one).get(concept) ?? 0) >= ALSO * (readingsOf(from).get(concept) ?? 1),
    ).length;
  const others = first === undefined ? 0 : alsoIn(first, card);
  const chances = hidingChances(v, luck);
  const plainest = v.cards[chances.indexOf(Math.min(...chances))] as number;
  const [given] = thingsIn(plainest);
  const isAlone = plainest !== card && given !== undefined && alsoIn(given, plainest) === 0;
  return {
    answer: { kind: 'pick', card },
    nudge: because('lookForDouble'),
    reason:
      first !== undefined && others > 0
        ? because('seenElsewhere', { others, ...namesOf(first) })
        : because('nothingClear'),
    because: isAlone ? [because('givesAway', { card: plainest, ...namesOf(given) })] : [],
  };
}

/** What a Daydreamer is advised to say. */
export function adviceToDaydreamer(v: View, describer: Describer, luck: QuickChance): Advice<Answer> {
  const { said, isDaring, plainest }: Chosen = chooseWords(v, describer, luck);
  const spoken = new Set(meanings(said.text).flatMap((meaning) => [...meaning.keys()]));
  const [first, ...more] = thingsIn(v.picked);
  const other = [first, ...more].find((concept) => concept !== undefined && !spoken.has(concept));
  const args = { found: percent(said.found), atOnce: percent(said.atOnce) };
  return {
    answer: { kind: 'say', text: said.text },
    ...(first === undefined ? {} : { nudge: because('lookTwice', namesOf(first)) }),
    reason: isDaring ? because('farFetched', { found: args.found }) : because('foundLate', args),
    because: [
      ...(plainest.atOnce > said.atOnce
        ? [because('tooPlain', { words: plainest.text, atOnce: percent(plainest.atOnce) })]
        : []),
      ...(other === undefined ? [] : [because('othersSee', namesOf(other))]),
    ],
  };
}
