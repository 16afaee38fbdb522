/** Le parole della pagina delle persone, in italiano. */
export default {
  'people.title': 'Persone',
  'people.off':
    'Chi gestisce questo sito ha disattivato il seguire e gli inviti. «Non al mio tavolo» vale comunque.',
  'people.find': 'Trova qualcuno',
  'people.name': 'Nome dell’account',
  'people.nameHint': 'Scritto esattamente così; le maiuscole non contano.',
  'people.nameFirst': 'Prima scrivi un nome.',
  'people.findGo': 'Trova',
  'people.notFound': 'Qui non si trova nessuno con questo nome.',
  'people.yourself': 'Sei tu.',
  'people.following': 'Segui',
  'people.followed': 'Segui già',
  'people.nobody':
    'Ancora nessuno. Segui le persone con cui ti piace giocare: dal loro posto al tavolo, da una classifica o per nome. Due che si seguono a vicenda sono amici.',
  'people.followers': 'Ti seguono',
  'people.recent': 'Incontrati di recente',
  'people.blocked': 'Non al tuo tavolo',
  'people.blockedAbout':
    'Non vi incontrate: niente tavoli, abbinamenti o conversazioni. Nessuno viene avvisato; una partita in cui giocate entrambi continua.',
  'people.notes': 'Le tue note',
  'people.notesAbout':
    'Quello che hai annotato su persone e tavoli. Non lo vede nessun altro; una nota vuota sparisce.',
  'people.noteChange': 'Modifica',
  'people.noteTableGone': '(il tavolo non c’è più)',
  'people.privacy': 'Che cosa vedono gli altri',
  'people.privacyAbout':
    'Due che si seguono a vicenda sono amici. Chi non vuoi al tuo tavolo non vede comunque nulla.',
  'people.showOnline': 'Chi vede che sei in linea?',
  'people.onlineOverDays': 'Finché giochi a un tavolo su più giorni, non lo vede nessuno.',
  'people.showProfile': 'Chi vede il tuo profilo?',
  'people.mayInvite': 'Chi può invitarti a un tavolo?',
  'people.everybody': 'Tutti',
  'people.friends': 'Gli amici',
  'people.none': 'Nessuno',
  'people.whomIFollow': 'Chi seguo',
  'people.guest':
    'Con un account ti si trova per nome e scegli che cosa vedono gli altri. Chi segui e chi hai bloccato viene con te.',
};
