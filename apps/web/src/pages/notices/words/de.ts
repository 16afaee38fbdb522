import type en from './en.js';

const de: Record<keyof typeof en, string> = {
  'notices.title': 'Wenn du am Zug bist',
  'notices.about':
    'Wenn du am Zug bist und nicht da bist, sagen wir dir Bescheid: einmal pro Zug und noch einmal, bevor bei Partien über mehrere Tage die Zeit ausgeht.',
  'notices.whose': 'Dafür müssen wir wissen, wer du bist.',
  'notices.unreachable': 'Der Server ist gerade nicht zu erreichen.',
  'notices.again': 'Noch einmal versuchen',
  'notices.badAddress':
    'An diese Adresse senden wir nichts: Sie muss mit https beginnen und öffentlich zu erreichen sein.',
  'notices.notSaved': 'Das wurde nicht gespeichert. Versuch es gleich noch einmal.',
  'notices.push': 'In diesem Browser',
  'notices.pushHere': 'Hier Bescheid sagen, auch wenn Aerie nicht offen ist',
  'notices.pushBarred': 'Dieser Browser lässt das nicht zu. Erlaube Mitteilungen in seinen Einstellungen.',
  'notices.cannotPush':
    'Dieser Browser kann keine Nachrichten empfangen, während Aerie geschlossen ist. Auf dem iPhone geht es, wenn du Aerie zum Startbildschirm hinzufügst.',
  'notices.devices':
    '{count, plural, =0 {Noch in keinem Browser eingeschaltet} one {In einem Browser eingeschaltet} other {In # Browsern eingeschaltet}}',
  'notices.mail': 'Per E-Mail',
  'notices.mailTo': 'E-Mail an {address}',
  'notices.digest': 'Einmal am Tag eine Mail statt jedes Mal',
  'notices.digestHour': 'Wann?',
  'notices.digestAbout':
    'Nur wenn es etwas gibt, das Dringendste zuerst, nach den Uhren von {zone}. Was bis dahin oder bald danach endet, sagen wir dir trotzdem gleich.',
  'notices.noMail': 'Diese Seite verschickt keine E-Mails.',
  'notices.noAddress': 'Gib dafür in deinem Konto eine Adresse an und bestätige sie.',
  'notices.webhook': 'In einen Chat oder an ein Programm',
  'notices.webhookAbout':
    'Wir schreiben dir in einem Chat oder rufen die Adresse eines Programms auf (Webhook).',
  'notices.format': 'Wohin',
  'notices.program': 'Programm',
  'notices.howProgram':
    'Wir schicken JSON an eine Adresse und unterschreiben es. Was darin steht, sagt unsere Dokumentation.',
  'notices.howDiscord':
    'In Discord: Einstellungen des Kanals, Integrationen, Webhooks, Neuer Webhook, Webhook-URL kopieren.',
  'notices.howSlack':
    'In Slack: eine App anlegen, Incoming Webhooks einschalten, einen für euren Kanal hinzufügen und seine Adresse kopieren. Auch Mattermost und Rocket.Chat verstehen das.',
  'notices.howMatrix':
    'Am besten mit einem eigenen Konto dafür, das im Raum ist. Raum und Token stehen in den Einstellungen deines Chat-Programms; in einem verschlüsselten Raum bleibt diese Nachricht unverschlüsselt.',
  'notices.howTelegram':
    'Bitte @BotFather um einen neuen Bot, er nennt dir das Token. Schreib dann deinem Bot, oder nimm ihn in eure Gruppe auf. Die Nummer des Chats nennt die Adresse getUpdates deines Bots.',
  'notices.homeServer': 'Heimserver',
  'notices.room': 'Kennung des Raums',
  'notices.chat': 'Nummer des Chats oder Name des Kanals',
  'notices.token': 'Token',
  'notices.tokenKept': 'Lass es leer, dann bleibt das bisherige.',
  'notices.incomplete': 'Füll erst alle Felder aus.',
  'notices.webhookOn': 'Schreibt mir dort: {name}',
  'notices.remove': 'Entfernen',
  'notices.webhookUrl': 'Adresse',
  'notices.save': 'Speichern',
  'notices.secret': 'Der Schlüssel, mit dem wir unterschreiben:',
  'notices.failures':
    '{count, plural, one {Zuletzt einmal nicht erreicht} other {Zuletzt # Mal nicht erreicht}}',
  'notices.try': 'Jetzt ausprobieren',
  'notices.nothing': 'Noch ist nichts eingeschaltet.',
  'notices.sent': 'Abgeschickt. Es sollte gleich ankommen.',
  'notices.someFailed': 'Nicht überall kam es durch. Prüf die Adressen.',
  'notices.notTried': 'Das ließ sich gerade nicht abschicken. Versuch es später noch einmal.',
  'notices.stopAbout': 'Möchtest du keine E-Mails mehr, wenn du am Zug bist?',
  'notices.stop': 'Keine E-Mails mehr',
  'notices.stopped': 'Gut, du bekommst keine E-Mails mehr.',
  'notices.stopFailed':
    'Dieser Link gilt nicht mehr. Du kannst E-Mails auch hier in den Einstellungen abschalten.',
};

export default de;
