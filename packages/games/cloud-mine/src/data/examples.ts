/** The languages in which bots describe clouds; people may write in any. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Descriptions that fit any cloud: the examples of the free answer. */
export const EXAMPLES: Readonly<Record<Language, readonly string[]>> = {
  de: ['Wattebausch', 'Ein Sonntag am Meer', 'Kopf oder Zahl', 'Hoch hinaus', 'Fast ein Gesicht'],
  en: ['Cotton wool', 'A Sunday at the seaside', 'Heads or tails', 'Aiming high', 'Almost a face'],
  fr: ['Barbe à papa', 'Un dimanche à la mer', 'Pile ou face', 'Très haut', 'Presque un visage'],
  it: ['Batuffolo di cotone', 'Una domenica al mare', 'Testa o croce', 'Sempre più su', 'Quasi un volto'],
};
