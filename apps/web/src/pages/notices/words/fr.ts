import type en from './en.js';

const fr: Record<keyof typeof en, string> = {
  'notices.title': 'Quand c’est ton tour',
  'notices.about':
    'Quand c’est ton tour et que tu n’es pas là, nous te prévenons : une fois par tour, et encore une fois avant la fin du temps dans les parties sur plusieurs jours.',
  'notices.whose': 'Pour cela, nous devons savoir qui tu es.',
  'notices.unreachable': 'Le serveur est injoignable pour l’instant.',
  'notices.again': 'Réessayer',
  'notices.badAddress':
    'Nous n’envoyons rien à cette adresse : elle doit commencer par https et être accessible publiquement.',
  'notices.notSaved': 'Cela n’a pas été enregistré. Réessaie dans un instant.',
  'notices.push': 'Dans ce navigateur',
  'notices.pushHere': 'Me prévenir ici, même si Aerie n’est pas ouvert',
  'notices.pushBarred': 'Ce navigateur ne le permet pas. Autorise les notifications dans ses réglages.',
  'notices.cannotPush':
    'Ce navigateur ne peut pas recevoir de messages quand Aerie est fermé. Sur iPhone, cela marche si tu ajoutes Aerie à l’écran d’accueil.',
  'notices.devices':
    '{count, plural, =0 {Activé dans aucun navigateur pour l’instant} one {Activé dans un navigateur} other {Activé dans # navigateurs}}',
  'notices.mail': 'Par e-mail',
  'notices.mailTo': 'E-mail à {address}',
  'notices.digest': 'Un e-mail par jour plutôt qu’à chaque fois',
  'notices.digestHour': 'À quelle heure ?',
  'notices.digestAbout':
    'Seulement s’il y a quelque chose, le plus urgent d’abord, à l’heure de {zone}. Ce qui finirait d’ici là, ou peu après, nous te le disons quand même aussitôt.',
  'notices.noMail': 'Ce site n’envoie pas d’e-mails.',
  'notices.noAddress': 'Pour cela, indique une adresse dans ton compte et confirme-la.',
  'notices.webhook': 'Dans une messagerie ou à un programme',
  'notices.webhookAbout':
    'Nous t’écrivons dans une messagerie, ou appelons l’adresse d’un programme (webhook).',
  'notices.format': 'Où',
  'notices.program': 'Programme',
  'notices.howProgram':
    'Nous envoyons du JSON signé à une adresse. Notre documentation dit ce qu’il contient.',
  'notices.howDiscord':
    'Dans Discord : paramètres du salon, Intégrations, Webhooks, Nouveau webhook, Copier l’URL du webhook.',
  'notices.howSlack':
    'Dans Slack : crée une application, active Incoming Webhooks, ajoutes-en un à ton canal et copie son adresse. Mattermost et Rocket.Chat le comprennent aussi.',
  'notices.howMatrix':
    'De préférence avec un compte à part, qui a rejoint le salon. Le salon et le jeton se trouvent dans les réglages de ta messagerie ; dans un salon chiffré, ce message reste non chiffré.',
  'notices.howTelegram':
    'Demande un nouveau bot à @BotFather : il te donne le jeton. Écris ensuite à ton bot, ou ajoute-le à votre groupe. L’adresse getUpdates de ton bot donne le numéro de la discussion.',
  'notices.homeServer': 'Serveur d’accueil',
  'notices.room': 'Identifiant du salon',
  'notices.chat': 'Numéro de la discussion, ou nom du canal',
  'notices.token': 'Jeton',
  'notices.tokenKept': 'Laisse vide pour garder celui que tu as donné.',
  'notices.incomplete': 'Remplis d’abord tous les champs.',
  'notices.webhookOn': 'M’écrire là : {name}',
  'notices.remove': 'Retirer',
  'notices.webhookUrl': 'Adresse',
  'notices.save': 'Enregistrer',
  'notices.secret': 'La clé avec laquelle nous signons :',
  'notices.failures':
    '{count, plural, one {Injoignable la dernière fois} other {Injoignable les # dernières fois}}',
  'notices.try': 'Essayer maintenant',
  'notices.nothing': 'Rien n’est encore activé.',
  'notices.sent': 'Envoyé. Cela devrait arriver dans un instant.',
  'notices.someFailed': 'Ce n’est pas passé partout. Vérifie les adresses.',
  'notices.notTried': 'Impossible d’envoyer pour l’instant. Réessaie plus tard.',
  'notices.stopAbout': 'Tu ne veux plus d’e-mails quand c’est ton tour ?',
  'notices.stop': 'Plus d’e-mails',
  'notices.stopped': 'C’est fait, tu ne recevras plus d’e-mails.',
  'notices.stopFailed':
    'Ce lien n’est plus valable. Tu peux aussi désactiver les e-mails ici, dans les réglages.',
};

export default fr;
