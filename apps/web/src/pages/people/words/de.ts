/** Die Wörter der Seite über Leute, auf Deutsch. */
export default {
  'people.title': 'Leute',
  'people.off':
    'Wer diese Seite betreibt, hat Folgen und Einladungen abgeschaltet. „Nicht an meinem Tisch“ gilt trotzdem.',
  'people.find': 'Jemanden finden',
  'people.name': 'Name des Kontos',
  'people.nameHint': 'Genau so geschrieben; Groß und Klein ist egal.',
  'people.nameFirst': 'Schreib zuerst einen Namen.',
  'people.findGo': 'Finden',
  'people.notFound': 'Unter diesem Namen ist hier niemand zu finden.',
  'people.yourself': 'Das bist du selbst.',
  'people.following': 'Du folgst',
  'people.followed': 'Du folgst schon',
  'people.nobody':
    'Noch niemandem. Folge Leuten, mit denen du gern spielst: vom Platz am Tisch aus, aus der Rangliste oder mit Namen. Wer sich gegenseitig folgt, ist befreundet.',
  'people.followers': 'Folgen dir',
  'people.recent': 'Zuletzt zusammen gespielt',
  'people.blocked': 'Nicht an deinem Tisch',
  'people.blockedAbout':
    'Ihr begegnet euch nicht: keine Tische, keine Paarung, kein Gespräch. Niemand erfährt davon; eine Partie, in der ihr beide sitzt, geht weiter.',
  'people.notes': 'Deine Notizen',
  'people.notesAbout':
    'Was du dir zu Leuten und Tischen notiert hast. Sonst sieht es niemand; eine leere Notiz ist weg.',
  'people.noteChange': 'Ändern',
  'people.noteTableGone': '(den Tisch gibt es nicht mehr)',
  'people.privacy': 'Was andere sehen',
  'people.privacyAbout':
    'Befreundet ist, wer sich gegenseitig folgt. Wen du nicht an deinem Tisch willst, sieht ohnehin nichts.',
  'people.showOnline': 'Wer sieht, dass du da bist?',
  'people.onlineOverDays': 'Solange du an einem Tisch über Tage spielst, sieht es niemand.',
  'people.showProfile': 'Wer sieht dein Profil?',
  'people.mayInvite': 'Wer darf dich an einen Tisch einladen?',
  'people.everybody': 'Alle',
  'people.friends': 'Befreundete',
  'people.none': 'Niemand',
  'people.whomIFollow': 'Wem ich folge',
  'people.guest':
    'Mit einem Konto findet man dich unter deinem Namen, und du wählst, was andere sehen. Wem du folgst und wen du nicht treffen willst, kommt mit.',
};
