import type { ObjectiveId } from '../data/boards.js';
import type { Language } from './language.js';

/** What each objective counts, as a heading. */
export const OBJECTIVE_TEXTS: Readonly<Record<ObjectiveId, Readonly<Record<Language, string>>>> = {
  '1a': {
    de: '{cave} auf deinem Tableau, ob bedeckt oder nicht',
    en: '{cave} on your mat, covered or not',
    fr: '{cave} sur ton plateau, visibles ou recouvertes',
    it: '{cave} sulla tua plancia, visibili o coperte',
  },
  '1b': {
    de: 'Drachen und {cave}, ob bedeckt oder nicht, in deinem {row:A}',
    en: 'Dragons and {cave}, covered or not, in your {row:A}',
    fr: 'Dragons et {cave}, visibles ou recouvertes, dans ton {row:A}',
    it: 'Draghi e {cave}, visibili o coperte, nel tuo {row:A}',
  },
  '2a': {
    de: 'Drachen und {cave}, ob bedeckt oder nicht, in deiner {row:C}',
    en: 'Dragons and {cave}, covered or not, in your {row:C}',
    fr: 'Dragons et {cave}, visibles ou recouvertes, dans ta {row:C}',
    it: 'Draghi e {cave}, visibili o coperte, nella tua {row:C}',
  },
  '2b': {
    de: 'Drachen und {cave}, ob bedeckt oder nicht, in deiner {row:G}',
    en: 'Dragons and {cave}, covered or not, in your {row:G}',
    fr: 'Dragons et {cave}, visibles ou recouvertes, dans ta {row:G}',
    it: 'Draghi e {cave}, visibili o coperte, nella tua {row:G}',
  },
  '3a': {
    de: '{nest} auf deinen Drachen',
    en: '{nest} on your dragons',
    fr: '{nest} sur tes dragons',
    it: '{nest} sui tuoi draghi',
  },
  '3b': {
    de: '{egg} in allen deinen Nestern',
    en: '{egg} in all your nests',
    fr: '{egg} dans tous tes nids',
    it: '{egg} in tutti i tuoi nidi',
  },
  '4a': {
    de: 'Auf deinen Drachen eingelagerte Ressourcen',
    en: 'Resources cached on your dragons',
    fr: 'Ressources stockées sur tes dragons',
    it: 'Risorse conservate sui tuoi draghi',
  },
  '4b': {
    de: 'Eigene {marker} auf dem Gildenplättchen; bei Gleichstand liegt vorn, wessen Gildenstein weiter ist',
    en: '{marker} you have on the guild tile; the guild stone further along wins a tie',
    fr: '{marker} que tu as sur la tuile de guilde; à égalité, la pierre de guilde la plus avancée l’emporte',
    it: '{marker} che hai sulla tessera gilda; in caso di parità prevale la pietra di gilda più avanzata',
  },
  '5a': {
    de: 'Drachen mit höchstens 2 Kostensymbolen ({coin} und {egg} zählen mit)',
    en: 'Dragons with at most 2 cost symbols ({coin} and {egg} count too)',
    fr: 'Dragons avec au plus 2 symboles de coût, {coin} et {egg} compris',
    it: 'Draghi con al massimo 2 simboli di costo, inclusi {coin} e {egg}',
  },
  '5b': {
    de: 'Drachen mit mindestens 3 Kostensymbolen ({coin} und {egg} zählen mit)',
    en: 'Dragons with at least 3 cost symbols ({coin} and {egg} count too)',
    fr: 'Dragons avec au moins 3 symboles de coût, {coin} et {egg} compris',
    it: 'Draghi con almeno 3 simboli di costo, inclusi {coin} e {egg}',
  },
  '6a': {
    de: 'Drachen mit {timing:played}- oder {timing:round}-Fähigkeit',
    en: 'Dragons with a {timing:played} or {timing:round} ability',
    fr: 'Dragons avec un pouvoir {timing:played} ou {timing:round}',
    it: 'Draghi con un’abilità {timing:played} o {timing:round}',
  },
  '6b': {
    de: 'Drachen mit {timing:activated}-Fähigkeit, auch Jungtiere',
    en: 'Dragons with an {timing:activated} ability, hatchlings included',
    fr: 'Dragons avec un pouvoir {timing:activated}, dragonnets compris',
    it: 'Draghi con un’abilità {timing:activated}, cuccioli compresi',
  },
  '7a': {
    de: 'Jungtiere auf deinem Tableau',
    en: 'Hatchlings on your mat',
    fr: 'Dragonnets sur ton plateau',
    it: 'Cuccioli sulla tua plancia',
  },
  '7b': {
    de: 'Kleine Drachen auf deinem Tableau',
    en: 'Small dragons on your mat',
    fr: 'Petits dragons sur ton plateau',
    it: 'Draghi piccoli sulla tua plancia',
  },
  '8a': {
    de: 'Mittelgroße Drachen auf deinem Tableau',
    en: 'Medium dragons on your mat',
    fr: 'Dragons moyens sur ton plateau',
    it: 'Draghi medi sulla tua plancia',
  },
  '8b': {
    de: 'Große Drachen auf deinem Tableau',
    en: 'Large dragons on your mat',
    fr: 'Grands dragons sur ton plateau',
    it: 'Draghi grandi sulla tua plancia',
  },
  '9a': {
    de: 'Aggressive Drachen auf deinem Tableau',
    en: 'Aggressive dragons on your mat',
    fr: 'Dragons agressifs sur ton plateau',
    it: 'Draghi aggressivi sulla tua plancia',
  },
  '9b': {
    de: 'Verspielte Drachen auf deinem Tableau',
    en: 'Playful dragons on your mat',
    fr: 'Dragons joueurs sur ton plateau',
    it: 'Draghi giocosi sulla tua plancia',
  },
  '10a': {
    de: 'Scheue Drachen auf deinem Tableau',
    en: 'Shy dragons on your mat',
    fr: 'Dragons timides sur ton plateau',
    it: 'Draghi timidi sulla tua plancia',
  },
  '10b': {
    de: 'Hilfsbereite Drachen auf deinem Tableau',
    en: 'Helpful dragons on your mat',
    fr: 'Dragons serviables sur ton plateau',
    it: 'Draghi servizievoli sulla tua plancia',
  },
};
