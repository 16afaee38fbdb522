import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'ahead.title': 'Réponses d’avance',
  'ahead.back': 'Retour à la table',
  'ahead.imagined':
    'C’est imaginé et peut tourner autrement. Ce que tu réponds ici sera joué pour toi plus tard, si c’est permis à ce moment-là. Personne d’autre ne l’apprend.',
  'ahead.imagining': 'J’imagine la suite…',
  'ahead.asked': 'Ton tour, tel qu’il pourrait être. {prompt}',
  'ahead.turnOver':
    'Ce serait ton tour. Laisse-le ainsi, imagine la suite, ou dis quoi faire si cela ne convient pas.',
  'ahead.over': 'La partie serait finie ici.',
  'ahead.line': 'Tu réponds\u00a0:',
  'ahead.else': 'Sinon, tu réponds\u00a0:',
  'ahead.takeBack': 'Reprendre la dernière réponse',
  'ahead.otherwise': 'Imaginer autrement',
  'ahead.on': 'Imaginer la suite',
  'ahead.add': 'Si cela ne convient pas…',
  'ahead.lines': '{count, plural, one {# ligne} other {# lignes}}',
  'ahead.leave': 'Laisser ainsi',
  'ahead.clear': 'Ne rien laisser',
  'ahead.nothing': 'Rien n’a encore changé',
  'ahead.failed': 'Impossible de laisser cela à la table. Essaie encore une fois.',
  'ahead.past': 'La partie a avancé entre-temps.',
  'ahead.fromNow': 'Imaginer à partir de là',
  'ahead.list': 'Tes réponses d’avance',
  'ahead.order':
    'À ton tour, la première ligne dont la première réponse est permise est jouée. Si la suivante ne l’est pas, une ligne plus bas qui commence pareil prend la suite. Si aucune ne convient, tout devient caduc et on te le dit. Une ligne pour cette manche ou cette étape n’est jamais jouée dans la suivante.',
  'ahead.none': 'Il n’y a pas encore de ligne.',
  'ahead.times': 'Combien de fois',
  'ahead.timesOf': '{times, plural, one {une fois} other {# fois de suite}}',
  'ahead.untilRoundEnd':
    '{what, select, stage {jusqu’à la fin de l’étape} other {jusqu’à la fin de la manche}}',
  'ahead.remove': 'Retirer cette ligne',
};
export default fr;
