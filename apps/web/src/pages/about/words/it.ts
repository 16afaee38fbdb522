import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const it: Catalogue<keyof typeof en> = {
  'about.title': 'Che cos’è Aerie',
  'about.independent':
    'Aerie è una versione indipendente di cinque giochi da tavolo. Autori ed editori non l’hanno né fatta, né commissionata, né approvata; nomi e marchi appartengono a loro.',
  'about.own':
    'Tutte le immagini, i suoni, le parole e i programmi sono nostri: dalle scatole vengono solo le regole dei giochi, che raccontiamo con parole nostre.',
  'about.games': 'Di chi sono questi giochi',
  'about.buy':
    'Li hanno ideati, disegnati e pubblicati le persone qui sotto, come le nominano i regolamenti. Se un gioco ti piace, compra la scatola: con gli amici attorno a un tavolo è ancora più bello. Chiedila nel tuo negozio di giochi o all’editore.',
  'about.designers': 'Ideazione',
  'about.illustrators': 'Illustrazioni',
  'about.publishers': 'Editore',
  'about.box': 'La scatola',
  'about.noPublisher': 'non nominato nel regolamento che abbiamo',
  'about.nobodyNamed': 'Il regolamento che abbiamo non nomina né autori né editori.',
  'about.licence': 'Licenze',
  'about.free':
    'Il programma di Aerie è libero: puoi usarlo, cambiarlo, condividerlo e farlo girare per i tuoi amici.',
  'about.ours': 'La nostra licenza (MIT)',
  'about.libraries': 'Fatto con queste librerie e questi caratteri',
  'about.missing':
    'L’elenco delle licenze non è raggiungibile in questo momento. Accompagna ogni copia del programma.',
};

export default it;
