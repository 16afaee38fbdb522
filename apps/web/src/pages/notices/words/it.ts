import type en from './en.js';

const it: Record<keyof typeof en, string> = {
  'notices.title': 'Quando tocca a te',
  'notices.about':
    'Quando tocca a te e non ci sei, ti avvisiamo: una volta per turno, e un’altra prima che scada il tempo nelle partite di più giorni.',
  'notices.whose': 'Per questo dobbiamo sapere chi sei.',
  'notices.unreachable': 'Il server al momento non è raggiungibile.',
  'notices.again': 'Riprova',
  'notices.badAddress':
    'A questo indirizzo non inviamo nulla: deve cominciare con https ed essere raggiungibile pubblicamente.',
  'notices.notSaved': 'Non è stato salvato. Riprova tra un momento.',
  'notices.push': 'In questo browser',
  'notices.pushHere': 'Avvisami qui, anche se Aerie non è aperto',
  'notices.pushBarred': 'Questo browser non lo permette. Consenti le notifiche nelle sue impostazioni.',
  'notices.cannotPush':
    'Questo browser non può ricevere messaggi quando Aerie è chiuso. Su iPhone funziona se aggiungi Aerie alla schermata Home.',
  'notices.devices':
    '{count, plural, =0 {Non ancora attivo in nessun browser} one {Attivo in un browser} other {Attivo in # browser}}',
  'notices.mail': 'Per e-mail',
  'notices.mailTo': 'E-mail a {address}',
  'notices.noMail': 'Questo sito non invia e-mail.',
  'notices.noAddress': 'Per questo, indica un indirizzo nel tuo account e confermalo.',
  'notices.webhook': 'A un programma (webhook)',
  'notices.webhookAbout': 'Chiamiamo un indirizzo, per esempio quello della chat del vostro club.',
  'notices.webhookUrl': 'Indirizzo',
  'notices.webhookOn': 'Chiama questo indirizzo',
  'notices.save': 'Salva',
  'notices.secret': 'La chiave con cui firmiamo:',
  'notices.failures':
    '{count, plural, one {Non raggiunto l’ultima volta} other {Non raggiunto le ultime # volte}}',
  'notices.try': 'Prova adesso',
  'notices.nothing': 'Non è ancora attivo nulla.',
  'notices.sent': 'Inviato. Dovrebbe arrivare tra un momento.',
  'notices.someFailed': 'Non è arrivato ovunque. Controlla gli indirizzi.',
  'notices.notTried': 'Al momento non è stato possibile inviare. Riprova più tardi.',
  'notices.stopAbout': 'Non vuoi più e-mail quando tocca a te?',
  'notices.stop': 'Basta e-mail',
  'notices.stopped': 'Fatto, non riceverai più e-mail.',
  'notices.stopFailed': 'Questo link non vale più. Puoi disattivare le e-mail anche qui, nelle impostazioni.',
};

export default it;
