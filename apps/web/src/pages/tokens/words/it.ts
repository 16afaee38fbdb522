import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'I tuoi programmi (API)',
  'tokens.about':
    'Con una chiave un tuo programma gioca qui a tuo nome, con le stesse regole di tutti. Gli altri vedono che è un programma. La documentazione del progetto spiega come, con un esempio di meno di 60 righe. Nelle partite con valutazione gioca solo dove si è seduto prima dell’inizio.',
  'tokens.name': 'Come si chiama il programma?',
  'tokens.nameFirst': 'Dagli prima un nome.',
  'tokens.badName': 'Questo nome non va: al massimo 24 caratteri visibili.',
  'tokens.scopes': 'Che cosa può fare?',
  'tokens.allow.watch': 'Guardare: vedere ciò che vedi tu, anche le tue carte coperte',
  'tokens.allow.play': 'Giocare: preparare tavoli, sedersi, decidere, ritirarsi',
  'tokens.allow.chat': 'Parlare: dire qualcosa a tuo nome',
  'tokens.scopeFirst': 'Scegli prima che cosa può fare.',
  'tokens.days': 'Per quanto tempo?',
  'tokens.daysCount': '{count, plural, one {# giorno} other {# giorni}}',
  'tokens.make': 'Crea una chiave',
  'tokens.once': 'Ecco la chiave. Viene mostrata solo questa volta: conservala dove nessun altro la legge.',
  'tokens.copy': 'Copia',
  'tokens.copied': 'Copiata',
  'tokens.own': 'Le tue chiavi',
  'tokens.none': 'Non ne hai ancora.',
  'tokens.all': 'Finiscono tutte quando crei un account, cambi password o esci ovunque.',
  'tokens.scope.watch': 'guardare',
  'tokens.scope.play': 'giocare',
  'tokens.scope.chat': 'parlare',
  'tokens.until': 'Fino al {date}',
  'tokens.ended': 'Scaduta il {date}',
  'tokens.used': 'Ultimo uso: {when}',
  'tokens.unused': 'Mai usata',
  'tokens.drop': 'Elimina «{token}»',
  'tokens.dropSurely': 'Elimina «{token}» per sempre',
} satisfies Catalogue<keyof typeof en>;
