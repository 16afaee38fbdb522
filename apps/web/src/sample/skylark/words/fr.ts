import type { Words } from './words.js';

export default {
  'skylark.minute.hand': 'Chaque oiseau tient quatre des douze cartes. Personne ne voit celles des autres.',
  'skylark.minute.lay': 'À chaque couplet, vous posez en même temps une carte face cachée.',
  'skylark.minute.sing': 'La carte la plus haute chante et prend le point.',
  'skylark.minute.name': 'Qui chante donne un nom à la chanson.',
  'skylark.minute.caw':
    'Une fois par partie tu peux croasser : le couplet compte alors double. Après trois couplets, qui a le plus de points gagne.',

  'skylark.option.caws': 'Croassements',
  'skylark.option.caws.about': 'Une fois par partie, on peut doubler un couplet.',

  'skylark.prompt.lay':
    'Couplet {verse} sur {verses}, pour {stake, plural, one {# point} other {# points}}. Pose une carte.',
  'skylark.prompt.name': 'Ta carte chante. Comment s’appelle la chanson ?',
  'skylark.waiting.lay': '{who, select, me {Tu choisis une carte.} other {{name} choisit une carte.}}',
  'skylark.waiting.name':
    '{who, select, me {Tu donnes un nom à la chanson.} other {{name} donne un nom à la chanson.}}',

  'skylark.kind.lay': 'en posant une carte',
  'skylark.kind.caw': 'en croassant',
  'skylark.kind.name': 'en nommant un chant',
  'skylark.answer.lay': 'Poser le {card}',
  'skylark.answer.caw': 'Croasser',
  'skylark.answer.name': '« {song} »',
  'skylark.confirm.caw': 'C’est le dernier couplet. Le doubler ?',

  'skylark.why.notSinging': 'Seul l’oiseau qui chante nomme la chanson.',
  'skylark.why.badName': 'Un nom a au moins une lettre et au plus {most}.',
  'skylark.why.noCaw': 'Tu as déjà croassé, ou cette table joue sans.',
  'skylark.why.notYours': 'Tu poses une de tes propres cartes, une fois par couplet.',

  'skylark.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'skylark.advice.botWould': 'C’est ce que je ferais.',

  'skylark.log.laid': '{who, select, me {Tu poses} other {{name} pose}} une carte face cachée.',
  'skylark.log.cawed': '{who, select, me {Tu croasses} other {{name} croasse}} : ce couplet compte double.',
  'skylark.log.sang':
    '{who, select, me {Tu chantes ({cards}) et prends} other {{name} chante ({cards}) et prend}} {points, plural, one {# point} other {# points}}.',
  'skylark.log.named': '{who, select, me {Tu appelles} other {{name} appelle}} la chanson « {song} ».',

  'skylark.score': 'Points',
  'skylark.account.songs': 'Chansons',
  'skylark.account.points': 'Points',

  'skylark.term.stake': 'Mise',
  'skylark.term.stake.about': 'Ce que ce couplet rapporte à qui chante. Un croassement la double.',
  'skylark.term.seat': 'Couleur et marque',
  'skylark.term.seat.about': 'Ce qui porte cette marque est à cette place.',
  'skylark.term.score': 'Points',
  'skylark.term.score.about': 'Ce que cette place a gagné en chantant.',
  'skylark.term.card': 'Carte',
  'skylark.term.card.about': 'La carte la plus haute du couplet chante.',
  'skylark.moment.sung': 'Le couplet {verse} est chanté',
  'skylark.moment.card': 'Carte',

  'skylark.board.label': 'Le pré : cartes, chansons et ta main',
  'skylark.board.stake': 'Ce couplet : {stake, plural, one {# point} other {# points}}',
  'skylark.board.hand': 'Ta main',
  'skylark.board.down': 'une carte face cachée',
  'skylark.board.none': 'pas encore de carte',
  'skylark.board.yourName': 'Son nom',
  'skylark.board.send': 'C’est son nom',
  'skylark.board.suggestion': 'Au-dessus des champs',

  'skylark.text.title': 'La position en mots',
  'skylark.text.over': 'La partie est finie.',
  'skylark.text.verse': 'Couplet {verse} sur {verses}, pour {stake, plural, one {# point} other {# points}}.',
  'skylark.text.hand': 'Ta main : {cards}',
  'skylark.text.who': 'Qui',
  'skylark.text.laid': 'Dans ce couplet',
  'skylark.text.points': 'Points',
  'skylark.text.sung': 'Vues : {cards}',
  'skylark.text.nothing': 'rien',
} satisfies Words;
