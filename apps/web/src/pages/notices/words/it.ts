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
  'notices.digest': 'Un’e-mail al giorno invece che ogni volta',
  'notices.digestHour': 'A che ora?',
  'notices.digestAbout':
    'Solo se c’è qualcosa, la cosa più urgente per prima, con l’ora di {zone}. Quello che finirebbe prima, o poco dopo, te lo diciamo comunque subito.',
  'notices.noMail': 'Questo sito non invia e-mail.',
  'notices.noAddress': 'Per questo, indica un indirizzo nel tuo account e confermalo.',
  'notices.webhook': 'In una chat o a un programma',
  'notices.webhookAbout': 'Ti scriviamo in una chat, oppure chiamiamo l’indirizzo di un programma (webhook).',
  'notices.format': 'Dove',
  'notices.program': 'Programma',
  'notices.howProgram':
    'Inviamo JSON firmato a un indirizzo. La nostra documentazione dice che cosa contiene.',
  'notices.howDiscord':
    'In Discord: impostazioni del canale, Integrazioni, Webhook, Nuovo webhook, Copia URL webhook.',
  'notices.howSlack':
    'In Slack: crea un’app, attiva Incoming Webhooks, aggiungine uno al vostro canale e copia il suo indirizzo. Lo capiscono anche Mattermost e Rocket.Chat.',
  'notices.howMatrix':
    'Meglio con un account apposta, che sia nella stanza. Stanza e token si trovano nelle impostazioni del tuo programma di chat; in una stanza cifrata questo messaggio resta in chiaro.',
  'notices.howTelegram':
    'Chiedi un nuovo bot a @BotFather: ti dà il token. Poi scrivi al tuo bot, o aggiungilo al vostro gruppo. L’indirizzo getUpdates del tuo bot dice il numero della chat.',
  'notices.homeServer': 'Server di casa',
  'notices.room': 'Identificativo della stanza',
  'notices.chat': 'Numero della chat, o nome del canale',
  'notices.token': 'Token',
  'notices.tokenKept': 'Lascialo vuoto per tenere quello che hai dato.',
  'notices.incomplete': 'Prima compila tutti i campi.',
  'notices.webhookOn': 'Scrivetemi lì: {name}',
  'notices.remove': 'Togli',
  'notices.webhookUrl': 'Indirizzo',
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
