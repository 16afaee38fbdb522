import type { Language } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';

/** Ways to say one thing or two, none of which asks for the right article or ending. At most five words each. */
interface Manner {
  readonly one: readonly string[];
  readonly two: readonly string[];
}

const MANNERS: Readonly<Record<Language, Manner>> = {
  de: {
    one: [
      '{a}',
      '{a}',
      '{a} im Wind',
      '{a} nach dem Essen',
      '{a} am Sonntag',
      '{a}, mehr oder weniger',
      '{a}, leicht zerzaust',
    ],
    two: [
      '{a} mit {b}',
      '{a} oder {b}',
      'halb {a}, halb {b}',
      '{a}, dahinter {b}',
      'eher {a} als {b}',
      '{a} und {b}',
    ],
  },
  en: {
    one: [
      '{a}',
      '{a}',
      '{a} in the wind',
      '{a} after lunch',
      '{a} on Sunday',
      '{a}, maybe',
      '{a}, slightly ruffled',
    ],
    two: [
      '{a} with {b}',
      '{a} or {b}',
      'half {a}, half {b}',
      '{a} behind {b}',
      'more {a} than {b}',
      '{a} and {b}',
    ],
  },
  fr: {
    one: [
      '{a}',
      '{a}',
      '{a} au vent',
      '{a} après le repas',
      '{a} du dimanche',
      '{a}, peut-être',
      '{a} au loin',
    ],
    two: [
      '{a} avec {b}',
      '{a} ou {b}',
      'moitié {a}, moitié {b}',
      '{a} derrière {b}',
      'plutôt {a} que {b}',
      '{a} et {b}',
    ],
  },
  it: {
    one: [
      '{a}',
      '{a}',
      '{a} al vento',
      '{a} dopo pranzo',
      '{a} di domenica',
      '{a}, o quasi',
      '{a} da lontano',
    ],
    two: ['{a} con {b}', '{a} o {b}', 'metà {a}, metà {b}', '{a} dietro {b}', 'più {a} che {b}', '{a} e {b}'],
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One or two things put into words: every way to do it, in the order in which they come to mind. */
export function phrases(language: Language, [a, b]: readonly [string, string?], luck: QuickChance): string[] {
  const { one, two } = MANNERS[language];
  const manners = b === undefined ? one : two;
  return luck
    .deal(manners, manners.length)
    .map((manner) => capital(manner.replace('{a}', () => a).replace('{b}', () => b ?? '')));
}
