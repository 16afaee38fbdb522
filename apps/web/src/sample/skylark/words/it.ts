import type { Words } from './words.js';

export default {
  'skylark.minute.hand': 'Ogni uccello tiene quattro delle dodici carte. Nessuno vede quelle degli altri.',
  'skylark.minute.lay': 'In ogni strofa posate tutti insieme una carta coperta.',
  'skylark.minute.sing': 'La carta più alta canta e prende il punto.',
  'skylark.minute.name': 'Chi canta dà un nome alla canzone.',
  'skylark.minute.caw':
    'Una volta per partita puoi gracchiare: allora la strofa vale doppio. Dopo tre strofe vince chi ha più punti.',

  'skylark.option.caws': 'Gracchi',
  'skylark.option.caws.about': 'Una volta per partita si può raddoppiare una strofa.',

  'skylark.prompt.lay':
    'Strofa {verse} di {verses}, per {stake, plural, one {# punto} other {# punti}}. Posa una carta.',
  'skylark.prompt.name': 'La tua carta canta. Come si chiama la canzone?',
  'skylark.waiting.lay': '{who, select, me {Scegli una carta.} other {{name} sceglie una carta.}}',
  'skylark.waiting.name':
    '{who, select, me {Dai un nome alla canzone.} other {{name} dà un nome alla canzone.}}',

  'skylark.kind.lay': 'posando una carta',
  'skylark.kind.caw': 'gracchiando',
  'skylark.kind.name': 'dando un nome a un canto',
  'skylark.answer.lay': 'Posare il {card}',
  'skylark.answer.caw': 'Gracchiare',
  'skylark.answer.name': '«{song}»',
  'skylark.confirm.caw': 'È l’ultima strofa. Raddoppiarla?',

  'skylark.why.notSinging': 'Solo chi canta dà il nome alla canzone.',
  'skylark.why.badName': 'Un nome ha almeno una lettera e al massimo {most}.',
  'skylark.why.noCaw': 'Hai già gracchiato, o questo tavolo gioca senza.',
  'skylark.why.notYours': 'Posi una delle tue carte, una volta per strofa.',

  'skylark.advice.onlyAnswer': 'Non c’è altro da fare.',
  'skylark.advice.botWould': 'È quello che farei io.',

  'skylark.log.laid': '{who, select, me {Posi} other {{name} posa}} una carta coperta.',
  'skylark.log.cawed': '{who, select, me {Gracchi} other {{name} gracchia}}: questa strofa vale doppio.',
  'skylark.log.sang':
    '{who, select, me {Canti ({cards}) e prendi} other {{name} canta ({cards}) e prende}} {points, plural, one {# punto} other {# punti}}.',
  'skylark.log.named': '{who, select, me {Chiami} other {{name} chiama}} la canzone «{song}».',

  'skylark.score': 'Punti',
  'skylark.account.songs': 'Canzoni',
  'skylark.account.points': 'Punti',

  'skylark.term.stake': 'Posta',
  'skylark.term.stake.about': 'Quanto rende questa strofa a chi canta. Un gracchio la raddoppia.',
  'skylark.term.seat': 'Colore e segno',
  'skylark.term.seat.about': 'Quel che porta questo segno è di questo posto.',
  'skylark.term.score': 'Punti',
  'skylark.term.score.about': 'Quanto questo posto ha vinto cantando.',
  'skylark.term.card': 'Carta',
  'skylark.term.card.about': 'La carta più alta della strofa canta.',
  'skylark.moment.sung': 'La strofa {verse} è cantata',
  'skylark.moment.card': 'Carta',

  'skylark.board.label': 'Il prato: carte, canzoni e la tua mano',
  'skylark.board.stake': 'Questa strofa: {stake, plural, one {# punto} other {# punti}}',
  'skylark.board.hand': 'La tua mano',
  'skylark.board.down': 'una carta coperta',
  'skylark.board.none': 'ancora nessuna carta',
  'skylark.board.yourName': 'Il suo nome',
  'skylark.board.send': 'Si chiama così',
  'skylark.board.suggestion': 'Sopra i campi',

  'skylark.text.title': 'La posizione a parole',
  'skylark.text.over': 'La partita è finita.',
  'skylark.text.verse': 'Strofa {verse} di {verses}, per {stake, plural, one {# punto} other {# punti}}.',
  'skylark.text.hand': 'La tua mano: {cards}',
  'skylark.text.who': 'Chi',
  'skylark.text.laid': 'In questa strofa',
  'skylark.text.points': 'Punti',
  'skylark.text.sung': 'Viste: {cards}',
  'skylark.text.nothing': 'niente',
} satisfies Words;
