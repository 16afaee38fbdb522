import type { Language } from '@aerie/cloud-mine';

/** What one may say when nothing comes to mind: true of most clouds, and so of little help to anybody. */
const SUGGESTIONS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Ein Montag im Pyjama',
    'Frisch geschlüpft',
    'Wer hat hier gepustet',
    'Omas bester Einfall',
    'Nach dem dritten Nachschlag',
    'Leise Oper',
    'Gleich gibt es Kuchen',
    'Ein sehr höflicher Riese',
  ],
  en: [
    'Monday in pyjamas',
    'Freshly hatched',
    'Who has been blowing here',
    'Grandmother’s best idea',
    'After the third helping',
    'A quiet opera',
    'Cake is coming soon',
    'A very polite giant',
  ],
  fr: [
    'Un lundi en pyjama',
    'À peine éclos',
    'Qui a soufflé ici',
    'La meilleure idée de mamie',
    'Après le troisième dessert',
    'Un opéra silencieux',
    'Le gâteau arrive bientôt',
    'Un géant très poli',
  ],
  it: [
    'Un lunedì in pigiama',
    'Appena uscito dal guscio',
    'Chi ha soffiato qui',
    'La migliore idea della nonna',
    'Dopo il terzo piatto',
    'Un’opera silenziosa',
    'Tra poco arriva la torta',
    'Un gigante molto educato',
  ],
};

/** Always the same for the same cloud, so that asking again does not help. */
export function suggestionFor(card: number, language: Language): string {
  const some = SUGGESTIONS[language];
  return some[card % some.length] as string;
}
