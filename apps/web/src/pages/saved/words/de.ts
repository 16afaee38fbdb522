import type en from './en.js';

const de: Record<keyof typeof en, string> = {
  'saved.title': 'Gespeicherte Partien',
  'saved.about':
    'Partien gegen Bots und an einem Gerät liegen hier, in diesem Browser, und nirgends sonst. Nimm sie als Dateien mit.',
  'saved.none':
    'Hier ist noch nichts. Partien gegen Bots und an einem Gerät erscheinen von selbst, sobald du eine beginnst.',
  'saved.toGames': 'Zu den Spielen',
  'saved.running': 'Zum Weiterspielen',
  'saved.over': 'Zu Ende',
  'saved.fromFile': 'Aus einer Datei',
  'saved.fromFileAbout':
    'Eine Partiedatei von hier, von einem anderen Gerät oder aus dem Labor: Offene Partien lassen sich weiterspielen, beendete ansehen.',
  'saved.open': 'Partiedatei öffnen',
  'saved.notAFile': 'Das ist keine Partiedatei, oder sie ist beschädigt.',
  'saved.unknownGame': 'Diese Datei gehört zu einem Spiel, das hier nicht im Regal steht.',
  'saved.againstRules':
    'Diese Datei hält sich nicht an die Regeln ihres Spiels: Jemand oder etwas hat sie verändert.',
  'saved.withoutLuck':
    'Diese Partie ist nicht zu Ende, und ihre Datei verrät nicht, woher ihr Zufall kommt. Darum lässt sie sich nicht weiterspielen.',
  'saved.history': 'Verlauf',
  'saved.historyAbout':
    'Wenn du magst, kommen beendete Partien, die du allein gegen Bots gespielt hast, in deinen Verlauf auf dem Server, sobald er zu erreichen ist und dich kennt.',
  'saved.send': 'Beendete Partien in meinen Verlauf schicken',
  'saved.waiting': '{count, plural, one {Eine Partie wartet} other {# Partien warten}} auf den Versand.',
  'saved.notInHistory': 'vom Server nicht in den Verlauf aufgenommen',
  'saved.limit': 'Mehr als {limit} am Tag nimmt der Server nicht an; der Rest folgt von selbst.',
  'saved.lost': 'Das Spiel hat gewonnen',
  'saved.won':
    '{who, select, me {{count, plural, one {Du hast gewonnen} other {Du hast zusammen mit {names} gewonnen}}} other {{count, plural, one {{names} hat gewonnen} other {{names} haben zusammen gewonnen}}}}',
  'saved.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'saved.isOver': 'Zu Ende',
  'saved.moves': '{count, plural, =0 {Noch nicht begonnen} one {# Zug} other {# Züge}}',
  'saved.imported': 'aus einer Datei',
  'saved.inHistory': 'in deinem Verlauf',
  'saved.look': 'Ansehen',
  'saved.goOn': 'Weiterspielen',
  'saved.name': 'Name',
  'saved.keepName': 'Behalten',
  'saved.rename': '{match} umbenennen',
  'saved.export': '{match} als Datei sichern',
  'saved.exporting': 'Die Datei wird geschrieben …',
  'saved.delete': '{match} löschen',
  'saved.deleteSurely': 'Wirklich löschen',
  'saved.keep': 'Doch behalten',
};

export default de;
