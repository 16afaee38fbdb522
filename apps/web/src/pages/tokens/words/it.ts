import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'tokens.title': 'Programmi che giocano per te',
  'tokens.about':
    'Con una chiave un tuo programma gioca qui a tuo nome, con le stesse regole di tutti. Gli altri vedono che è un programma. La documentazione del progetto spiega come, con un esempio di meno di 60 righe.',
  'tokens.name': 'Come si chiama il programma?',
  'tokens.nameFirst': 'Dagli prima un nome.',
  'tokens.badName': 'Questo nome non va: al massimo 24 caratteri visibili.',
  'tokens.make': 'Crea una chiave',
  'tokens.once': 'Ecco la chiave. Viene mostrata solo questa volta: conservala dove nessun altro la legge.',
  'tokens.copy': 'Copia',
  'tokens.copied': 'Copiata',
  'tokens.own': 'Le tue chiavi',
  'tokens.none': 'Non ne hai ancora.',
  'tokens.drop': 'Elimina «{name}»',
  'tokens.dropSurely': 'Elimina «{name}» per sempre',
} satisfies Catalogue<keyof typeof en>;
