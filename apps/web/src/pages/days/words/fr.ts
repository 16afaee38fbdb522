import type en from './en.js';

const fr: typeof en = {
  'days.title': 'Sur plusieurs jours',
  'days.about': 'Pour les tables où chacun a des jours pour chaque décision.',
  'days.needAccount': 'Les vacances sont pour les personnes qui ont un compte.',
  'days.holidays': 'Vacances',
  'days.holidaysAbout':
    'Tu as {count, plural, one {un jour} other {# jours}} de vacances sur douze mois, quels qu’ils soient. Ces jours-là, ton horloge s’arrête aux tables qui donnent des jours par décision, et les autres le voient. Tu peux jouer quand même.',
  'days.midnight':
    'Les vacances commencent demain au plus tôt. Les jours commencent à minuit UTC, soit {time} pour toi.',
  'days.left':
    'À partir de demain, {count, plural, =0 {il ne te reste aucun jour} one {il te reste un jour} other {il te reste # jours}}.',
  'days.none': 'Aucunes vacances ne sont prévues.',
  'days.from': 'Premier jour',
  'days.to': 'Dernier jour',
  'days.bothDays': 'Choisis le premier et le dernier jour',
  'days.plan': 'Prévoir des vacances',
  'days.callOff': 'Annuler',
  'days.endToday': 'Terminer aujourd’hui',
  'days.notInFuture': 'Les vacances commencent demain au plus tôt et ne finissent pas avant leur début.',
  'days.planned': 'Des vacances sont déjà prévues ces jours-là, ou trop sont prévues.',
  'days.notSoMany':
    '{count, plural, =0 {Il ne reste aucun jour de vacances à cette période.} one {Il ne reste qu’un jour de vacances à cette période.} other {Il ne reste que # jours de vacances à cette période.}}',
  'days.calendar': 'Agenda',
  'days.calendarAbout':
    'Ton propre agenda peut montrer jusqu’à quand chaque table t’attend. Il lit une adresse que personne d’autre ne connaît\u00a0; qui la connaît voit quand ton temps finit.',
  'days.calendarSince': 'Une adresse existe depuis le {day}.',
  'days.address': 'Adresse pour ton agenda',
  'days.addressOnce':
    'Elle n’est montrée que cette fois. Dans ton agenda, choisis «\u00a0S’abonner\u00a0» ou «\u00a0À partir d’une adresse web\u00a0».',
  'days.copyAddress': 'Copier l’adresse',
  'days.makeAddress': 'Créer une adresse',
  'days.newAddress': 'Créer une nouvelle adresse',
  'days.endAddress': 'Supprimer l’adresse',
};

export default fr;
