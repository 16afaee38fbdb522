import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'daily.title': 'Sfida del giorno',
  'daily.titleOf': 'Sfida del giorno: {game}',
  'daily.about':
    'Ogni giorno una partita per ogni gioco, uguale per tutti: stesse carte, stessi dadi, stessi bot. Vale il primo tentativo. Il giorno dopo puoi rivedere come hanno giocato gli altri.',
  'daily.again': 'Riprova',
  'daily.left': 'ancora {hours} h {minutes} min',
  'daily.alone': 'In solitaria',
  'daily.against': '{count, plural, one {Contro un bot} other {Contro # bot}}, {level}',
  'daily.finished':
    '{count, plural, =0 {Oggi nessuno l’ha ancora finita.} one {Oggi una persona l’ha finita.} other {Oggi # persone l’hanno finita.}}',
  'daily.streak':
    '{streak, plural, =0 {Serie più lunga: {longest, plural, one {# giorno} other {# giorni}}} one {Un giorno, serie più lunga: {longest, plural, one {# giorno} other {# giorni}}} other {# giorni di fila, serie più lunga: {longest, plural, one {# giorno} other {# giorni}}}}',
  'daily.points': '{points, plural, one {Il tuo risultato: # punto} other {Il tuo risultato: # punti}}',
  'daily.play': 'Gioca',
  'daily.goOn': 'Continua',
  'daily.toTable': 'Al tavolo',
  'daily.ranking': 'Classifica',
  'daily.days': 'Giorni',
  'daily.before': 'Giorno prima',
  'daily.after': 'Giorno dopo',
  'daily.all': 'Tutte le sfide del giorno',
  'daily.percentile':
    '{count, plural, one {{percentile, plural, =0 {L’altra persona ha fatto meglio.} other {Hai fatto almeno quanto l’altra persona.}}} other {Hai fatto almeno quanto il {percentile}% degli altri #.}}',
  'daily.nobodyThen': 'Quel giorno nessuno l’ha finita.',
  'daily.nobodyYet': 'Nessuno ha ancora finito. Il primo posto è ancora libero.',
  'daily.score': 'Punti',
  'daily.replay': 'Partita',
  'daily.won': 'vinta',
  'daily.gone': 'Qualcuno',
  'daily.watch': 'Rivedi la partita di {name}',
  'daily.secret': 'Come hanno giocato gli altri si vedrà quando il giorno sarà finito.',
};

export default it;
