import type { Language } from '@aerie/cloud-mine';

/**
 * Ways to say something in at most five words. A slot in braces is a noun said in its way (`{einen b}`: see `SLOTS`), or as it
 * stands (`{a}`). What stands between the slots means nothing that could be looked for in a cloud.
 */
export interface Manners {
  /** One thing that is seen. */
  readonly naming: readonly string[];
  /** Something that is only brought to mind. */
  readonly hinting: readonly string[];
  /** A part, for the whole. */
  readonly part: readonly string[];
  /** Two things. */
  readonly two: readonly string[];
  /** Something that is seen, `a`, and what it only brings to mind, `b`. */
  readonly beside: readonly string[];
  /** Two things, of which the first, a single one, does something with the second. */
  readonly meeting: readonly string[];
  /** Somebody `a`, a single one, and what they do, `b`. */
  readonly story: readonly string[];
  /** What `a` is like, `b`. */
  readonly simile: readonly string[];
}

export const MANNERS: Readonly<Record<Language, Manners>> = {
  de: {
    naming: [
      '{a}',
      '{ein a}',
      '{ein a} von hinten',
      '{ein a} von weitem',
      '{ein a}, mehr oder weniger',
      '{ein a}, leicht zerzaust',
      'beinahe {ein a}',
      'vielleicht {ein a}',
      'so etwas wie {ein a}',
    ],
    hinting: ['{a}', 'denk an {den a}', 'erinnert an {den a}', 'irgendwie {ein a}'],
    part: ['{ein a}', 'nur noch {ein a}', 'vor allem {ein a}', 'zuerst {ein a}'],
    two: [
      '{a} mit {mit b}',
      '{ein a} oder {ein b}',
      'halb {a}, halb {b}',
      '{ein a} und {ein b}',
      '{a}, dahinter {ein b}',
    ],
    beside: ['{a} und {b}', '{a}, dazu {b}', 'erst {a}, dann {b}'],
    meeting: [
      '{ein a} trifft {einen b}',
      '{ein a} sucht {einen b}',
      '{a} verschluckt {einen b}',
      '{a} wird zu {einem b}',
    ],
    story: ['{ein a} {b}', '{der a} {b}', 'und {der a} {b}'],
    simile: ['{b} wie {ein a}', '{ein a}, ziemlich {b}'],
  },
  en: {
    naming: [
      '{a}',
      '{an a}',
      '{an a} from afar',
      '{an a}, more or less',
      '{an a}, slightly ruffled',
      'almost {an a}',
      'maybe {an a}',
      'something like {an a}',
    ],
    hinting: ['{a}', 'a hint of {a}', 'reminds me of {an a}', 'somehow {an a}'],
    part: ['{an a}', 'nothing but {the a}', 'mainly {the a}', 'at first {the a}'],
    two: [
      '{a} with {an b}',
      '{an a} or {an b}',
      'half {a}, half {b}',
      '{an a} and {an b}',
      '{a}, behind it {an b}',
    ],
    beside: ['{a} and {b}', '{a} plus {b}', 'first {a}, then {b}'],
    meeting: [
      '{an a} meets {an b}',
      '{an a} seeks {an b}',
      '{an a} swallows {an b}',
      '{a} turning into {an b}',
    ],
    story: ['{an a} {b}', '{the a} {b}', '{the a} {b} again'],
    simile: ['as {b} as {an a}', '{an a}, rather {b}'],
  },
  fr: {
    naming: [
      '{a}',
      '{un a}',
      '{un a} de loin',
      '{un a}, peut-être',
      '{un a}, à peu près',
      'presque {un a}',
      'on dirait {un a}',
      'quelque chose comme {un a}',
    ],
    hinting: ['{a}', 'pense {au a}', 'ça rappelle {le a}', 'un air {de a}'],
    part: ['{un a}', 'rien que {le a}', 'surtout {le a}', 'd’abord {le a}'],
    two: [
      '{a} avec {un b}',
      '{un a} ou {un b}',
      'moitié {a}, moitié {b}',
      '{un a} et {un b}',
      '{un a}, derrière {un b}',
    ],
    beside: ['{a} et {b}', '{a} plus {b}', 'd’abord {a}, puis {b}'],
    meeting: [
      '{un a} rencontre {un b}',
      '{un a} cherche {un b}',
      '{un a} avale {un b}',
      '{un a} devient {un b}',
    ],
    story: ['{un a} {b}', '{le a} {b}', '{le a} {b} encore'],
    simile: ['{b} comme {un a}'],
  },
  it: {
    naming: [
      '{a}',
      '{un a}',
      '{un a} da lontano',
      '{un a}, forse',
      '{un a}, più o meno',
      '{un a}, o quasi',
      'quasi {un a}',
      'come {un a}',
      'qualcosa come {un a}',
    ],
    hinting: ['{a}', 'pensa {al a}', 'ricorda {il a}', 'in qualche modo {a}'],
    part: ['{un a}', 'nient’altro che {un a}', 'soprattutto {il a}', 'prima {il a}'],
    two: [
      '{a} con {un b}',
      '{un a} o {un b}',
      'metà {a}, metà {b}',
      '{un a} e {un b}',
      '{un a}, dietro {un b}',
    ],
    beside: ['{a} e {b}', '{a} più {b}', 'prima {a}, poi {b}'],
    meeting: [
      '{un a} incontra {un b}',
      '{un a} cerca {un b}',
      '{un a} inghiotte {un b}',
      '{un a} diventa {un b}',
    ],
    story: ['{un a} {b}', '{il a} {b}', '{il a} {b} di nuovo'],
    simile: ['{b} come {un a}'],
  },
};
