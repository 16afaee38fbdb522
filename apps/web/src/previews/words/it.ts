import type en from './en.js';

const it: typeof en = {
  'preview.open': 'Vieni a giocare a {game}',
  'preview.open.about':
    '{people, select, none {Un tavolo aspetta} other {Con {people}}}, {free, plural, one {# posto libero} other {# posti liberi}}. Nel browser, senza account e senza scaricare nulla.',
  'preview.full': '{game}: il tavolo è al completo',
  'preview.running': '{game}: una partita in corso',
  'preview.running.about':
    '{people, select, none {Guardala} other {Con {people}. Guarda la partita}} direttamente nel browser.',
  'preview.over': '{game}, da rivedere',
  'preview.over.about':
    '{people, select, none {Una partita finita} other {Una partita di {people}}}{day, select, none {} other {, {day}}}. Rivedila mossa per mossa.',
  'preview.free': '{count, plural, one {# posto libero} other {# posti liberi}}',
  'preview.learn': 'Imparare {game}',
  'preview.learn.about': 'Brevi lezioni a un vero tavolo, con un coach che dice una cosa alla volta.',
  'preview.rules': 'Le regole di {game}',
  'preview.rules.about': 'Tutte le regole, da cercare e consultare, con immagini del vero tabellone.',
  'preview.puzzles': '{game}: rompicapi',
  'preview.puzzles.about':
    'Posizioni di partite vere in cui una risposta è chiaramente la migliore. La trovi?',
  'preview.day.about':
    'Ogni giorno una posizione, uguale per tutti, con una sola risposta migliore. La trovi?',
  'preview.daily.about': 'Ogni giorno una partita, uguale per tutti: fin dove arrivi?',
  'preview.duplicate.about':
    'Ogni settimana tre partite per gioco, uguali per tutti, contro gli stessi bot: la fortuna non conta.',
  'preview.cards.about': 'Tutte le carte di Schwingenschlag da guardare, cercare e confrontare.',
  'preview.puzzle.about': 'Una posizione, una sola risposta migliore. La trovi?',
  'preview.card.about': 'Una carta di {game}: quanto costa, che cosa fa e quali le somigliano.',
  'preview.label.table': 'Un tavolo',
  'preview.label.replay': 'Una partita da rivedere',
  'preview.label.learn': 'Lezioni',
  'preview.label.rules': 'Regole',
  'preview.label.puzzle': 'Un rompicapo',
  'preview.label.puzzles': 'Rompicapi',
  'preview.label.card': 'Una carta',
  'preview.label.game': 'Un gioco',
};

export default it;
