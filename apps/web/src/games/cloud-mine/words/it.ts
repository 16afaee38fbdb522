import type { Words } from './words.js';

export default {
  'cloud-mine.minute.roles': 'In ogni round una persona sogna, una esplora e tutte le altre indovinano.',
  'cloud-mine.minute.pick': 'Solo l’Esploratore vede le carte e sceglie in segreto una nuvola.',
  'cloud-mine.minute.say': 'Il Sognatore vede solo quella e dice con cinque parole al massimo che cos’è.',
  'cloud-mine.minute.guess':
    'Ora sono tutte scoperte. Si indovina a turno; le carte sbagliate vengono girate.',
  'cloud-mine.minute.share':
    'Chi la trova prende le carte scoperte, il Sognatore quelle girate. Se nessuno la trova, l’Esploratore prende tutto.',

  'cloud-mine.option.language': 'Lingua dei bot',
  'cloud-mine.option.language.about':
    'I bot descrivono le loro nuvole in questa lingua. Le persone usano quella che vogliono.',
  'cloud-mine.option.language.de': 'Tedesco',
  'cloud-mine.option.language.en': 'Inglese',
  'cloud-mine.option.language.fr': 'Francese',
  'cloud-mine.option.language.it': 'Italiano',

  'cloud-mine.prompt.scout': 'Scegli la nuvola da descrivere.',
  'cloud-mine.prompt.dream': 'Che cosa vedi in questa nuvola? Hai cinque parole.',
  'cloud-mine.prompt.guess': 'Quale nuvola è «{words}»?',
  'cloud-mine.prompt.lastGuess': 'Il tuo ultimo tentativo: quale nuvola è «{words}»?',
  'cloud-mine.waiting.scout':
    '{who, select, me {Scegli una nuvola a lume di candela.} other {{name} sceglie una nuvola a lume di candela.}}',
  'cloud-mine.waiting.dream':
    '{who, select, me {Sogni a occhi aperti e cerchi le parole.} other {{name} sogna a occhi aperti e cerca le parole.}}',
  'cloud-mine.waiting.guess': '{who, select, me {Cerchi «{words}».} other {{name} cerca «{words}».}}',
  'cloud-mine.kind.pick': 'scegliendo una nuvola',
  'cloud-mine.kind.say': 'descrivendo',
  'cloud-mine.kind.guess': 'indovinando',
  'cloud-mine.answer.pick': 'Nuvola {card}',
  'cloud-mine.answer.say': '«{words}»',

  'cloud-mine.confirm.suggestion': 'Dire «{words}»? Va bene per qualsiasi nuvola e non aiuta nessuno.',
  'cloud-mine.why.over': 'La partita è finita.',
  'cloud-mine.why.waitForScout': 'L’Esploratore sta ancora scegliendo una nuvola.',
  'cloud-mine.why.waitForDaydreamer': 'Il Sognatore sta ancora cercando le parole.',
  'cloud-mine.why.waitForGuess': 'Adesso tocca a qualcun altro indovinare.',
  'cloud-mine.why.describeNow': 'Adesso devi descrivere la tua nuvola.',
  'cloud-mine.why.pickNow': 'Adesso devi scegliere una nuvola per il Sognatore.',
  'cloud-mine.why.guessNow': 'Adesso devi indicare una nuvola.',
  'cloud-mine.why.notAmongCards': 'Quella nuvola non fa parte di questo round.',
  'cloud-mine.why.turnedOver': 'Quella nuvola è già girata: non era lei.',
  'cloud-mine.why.strangeSigns': 'Ci sono caratteri che nessuno può leggere. Toglili.',
  'cloud-mine.why.tooLong': 'Sono {length} caratteri, al massimo {most}.',
  'cloud-mine.why.noWords': 'Serve almeno una parola.',
  'cloud-mine.why.tooManyWords': 'Sono {words} parole, al massimo {most}.',

  'cloud-mine.advice.onlyAnswer': 'Non c’è altra possibilità.',
  'cloud-mine.advice.botWould': 'Io farei così.',
  'cloud-mine.advice.looksLike': 'Tra le nuvole scoperte è questa che somiglia di più a «{thing}».',
  'cloud-mine.advice.bringsToMind':
    'Le parole fanno pensare a «{thing}», ed è a questo che la nuvola somiglia di più.',
  'cloud-mine.advice.wordsUnknown': 'Non capisco queste parole: per me una nuvola vale l’altra.',
  'cloud-mine.advice.fitsToo': 'La nuvola {card} va bene quasi altrettanto.',
  'cloud-mine.advice.fitsAlone': 'Nessun’altra nuvola ci si avvicina.',
  'cloud-mine.advice.seenElsewhere':
    'Per prima cosa ci si vede «{thing}», e qui {others, plural, one {un’altra nuvola gli somiglia} other {altre # nuvole gli somigliano}}.',
  'cloud-mine.advice.nothingClear':
    'Non ha niente che spicchi: qualunque cosa se ne dica, va bene anche per altre.',
  'cloud-mine.advice.givesAway': 'La nuvola {card} si tradirebbe: solo lì si vede «{thing}».',
  'cloud-mine.advice.foundLate':
    'A circa {found} tavoli su 100 qualcuno la trova, ma solo a {atOnce} al primo tentativo.',
  'cloud-mine.advice.farFetched':
    'Tirata per i capelli, e apposta: a circa {found} tavoli su 100 qualcuno la trova, e tardi.',
  'cloud-mine.advice.tooPlain':
    '«{words}» si troverebbe al primo tentativo a {atOnce} tavoli su 100, e a te non resterebbe niente.',
  'cloud-mine.advice.othersSee': 'Altri forse ci vedono anche «{thing}».',
  'cloud-mine.advice.lookForIt': 'Cerca «{thing}»: in quale nuvola potrebbe essere?',
  'cloud-mine.advice.lookAtOutlines': 'Confronta i contorni: le punte in alto, i piedi in basso, i buchi.',
  'cloud-mine.advice.lookForDouble':
    'Cerca una nuvola la cui prima impressione vada bene anche per un’altra.',
  'cloud-mine.advice.lookTwice':
    'Tutti ci vedono prima «{thing}». Cerca quello che si vede solo al secondo sguardo.',
  'cloud-mine.hint.figures': 'quella giusta al {likely}%',

  'cloud-mine.log.roundBegan':
    '{who, select, me {Round {round}: sogni tu} other {Round {round}: sogna {name}}}',
  'cloud-mine.log.drew':
    '{who, select, me {Guardi {cards} nuvole a lume di candela.} other {{name} guarda {cards} nuvole a lume di candela.}}',
  'cloud-mine.log.picked': '{who, select, me {Hai scelto una nuvola.} other {{name} ha scelto una nuvola.}}',
  'cloud-mine.log.described': '{who, select, me {Vedi «{words}».} other {{name} vede «{words}».}}',
  'cloud-mine.log.shown': 'Sul tavolo ci sono {cards} nuvole. Una è quella giusta.',
  'cloud-mine.log.guessed':
    '{who, select, me {Indichi la nuvola {card}…} other {{name} indica la nuvola {card}…}}',
  'cloud-mine.log.won':
    '{role, select, daydreamer {{who, select, me {Ricevi} other {{name} riceve}} {cards, plural, one {la nuvola girata} other {le # nuvole girate}}.} scout {{who, select, me {Come Esploratore ricevi} other {Come Esploratore, {name} riceve}} tutte le {cards} nuvole.} other {{who, select, me {Ricevi} other {{name} riceve}} {cards, plural, one {l’ultima nuvola scoperta} other {le # nuvole scoperte}}.}}',
  'cloud-mine.log.found':
    '«{words}» era la nuvola {picked}. {who, select, me {L’hai} other {{name} l’ha}} trovata {wrong, plural, =0 {subito} one {dopo un tentativo sbagliato} other {dopo # tentativi sbagliati}}{wrong, plural, =0 {: troppo facile, il Sognatore non vince niente} other {}}.',
  'cloud-mine.log.notFound': '«{words}» era la nuvola {picked}. Nessuno l’ha trovata: troppo difficile.',
  'cloud-mine.log.ended':
    '{who, select, me {Vinci} other {Vince {name}}} con {points, plural, one {# nuvola} other {# nuvole}}',
  'cloud-mine.log.endedShared':
    'Vittoria condivisa con {points, plural, one {# nuvola} other {# nuvole}} a testa',

  'cloud-mine.role': '{role, select, daydreamer {Sognatore} scout {Esploratore} other {Osservatore}}',
  'cloud-mine.score': 'Nuvole',
  'cloud-mine.account.daydreamer': 'Sognando',
  'cloud-mine.account.scout': 'Esplorando',
  'cloud-mine.account.watcher': 'Indovinando',
  'cloud-mine.account.total': 'Nuvole',

  'cloud-mine.board.label': 'La collina: nuvole, parole e a chi tocca',
  'cloud-mine.board.roles': 'Chi fa che cosa in questo round',
  'cloud-mine.board.daydreamer': 'Sognatore',
  'cloud-mine.board.scout': 'Esploratore',
  'cloud-mine.board.watcher':
    '{state, select, now {indovina adesso} done {ha già provato} other {indovina come numero {place}}}',
  'cloud-mine.board.guesses':
    '{left, plural, =0 {nessun tentativo} one {ancora # tentativo} other {ancora # tentativi}}',
  'cloud-mine.board.cards': 'Nuvole di questo round',
  'cloud-mine.board.card': 'Nuvola {card}',
  'cloud-mine.board.cardOne': 'Nuvola {card}: è questa',
  'cloud-mine.board.cardTurned':
    '{who, select, me {Nuvola {card}, girata dopo il tuo tentativo} other {Nuvola {card}, girata dopo un tentativo di {name}}}',
  'cloud-mine.board.pick': 'Scegli la nuvola {card}',
  'cloud-mine.board.guess': 'Indica la nuvola {card}',
  'cloud-mine.board.lookFirst': 'Tocca una nuvola per vederla in grande.',
  'cloud-mine.board.pickCost': '{name} vedrà solo questa nuvola.',
  'cloud-mine.board.guessCost':
    '{left, plural, =0 {Il tuo ultimo tentativo: una nuvola sbagliata viene girata.} one {Una nuvola sbagliata viene girata; poi ti resta # tentativo.} other {Una nuvola sbagliata viene girata; poi ti restano # tentativi.}}',
  'cloud-mine.board.round': 'Round {round} di {rounds}',
  'cloud-mine.board.alone': 'Solo tu vedi queste nuvole.',
  'cloud-mine.board.two': 'Solo tu e l’Esploratore conoscete questa nuvola.',
  'cloud-mine.board.handed': 'Questa è la nuvola che hai scelto.',
  'cloud-mine.board.yourWords': 'La tua descrizione',
  'cloud-mine.board.count': '{words, plural, one {# parola} other {# parole}} su {most}',
  'cloud-mine.board.limits':
    'Da una a {most} parole in qualsiasi lingua, al massimo {longest} caratteri. Un’emoji vale una parola.',
  'cloud-mine.board.send': 'Dillo',
  'cloud-mine.board.suggestion': 'Nessuna idea? Un suggerimento:',
  'cloud-mine.board.quoted': '«{words}»',
  'cloud-mine.board.sees': '{who, select, me {Vedi} other {{name} vede}}',
  'cloud-mine.board.left':
    '{left, plural, =0 {Nessuna nuvola in cielo} one {Ancora # nuvola in cielo} other {Ancora # nuvole in cielo}}',
  'cloud-mine.board.choosing': '{who, select, me {Scegli} other {{name} sceglie}} una di {cards} nuvole',
  'cloud-mine.board.dreaming': '{name} vede una nuvola che ancora non conoscete',
  'cloud-mine.board.before': 'Il round precedente',
  'cloud-mine.board.points': '{who, select, me {Indichi questa} other {{name} indica questa}}',
  'cloud-mine.board.wrong': 'Non era questa',
  'cloud-mine.board.right': 'È proprio questa',
  'cloud-mine.board.found':
    '{who, select, me {L’hai} other {{name} l’ha}} trovata {wrong, plural, =0 {subito} one {dopo un tentativo sbagliato} other {dopo # tentativi sbagliati}}',
  'cloud-mine.board.nobody': 'Nessuno l’ha trovata',
  'cloud-mine.board.gain':
    '{who, select, me {Tu: {cards, plural, one {# nuvola} other {# nuvole}} in più} other {{name}: {cards, plural, one {# nuvola} other {# nuvole}} in più}}',

  'cloud-mine.board.pass': 'Passa il dispositivo a {name}',
  'cloud-mine.board.passAbout':
    'Quello che segue può vederlo solo {name}. Tutti gli altri guardano il cielo.',
  'cloud-mine.board.lift': 'Sono io, {name}',

  'cloud-mine.album.title': 'L’album di questa partita',
  'cloud-mine.album.about': '{rounds, plural, one {# nuvola} other {# nuvole}} e quello che ci avete visto',
  'cloud-mine.album.seen': 'vista da {name}',
  'cloud-mine.album.found': 'trovata da {name}',
  'cloud-mine.album.notFound': 'trovata da nessuno',
  'cloud-mine.album.save': 'Salva come immagine',
  'cloud-mine.album.share': 'Condividi',
  'cloud-mine.album.drawing': 'Sto dipingendo l’immagine…',
  'cloud-mine.album.failed': 'Purtroppo l’immagine non è riuscita. Riprova.',

  'cloud-mine.term.daydreamer': 'Sognatore',
  'cloud-mine.term.daydreamer.about':
    'Vede solo la nuvola scelta e la descrive con cinque parole al massimo. Vince ogni carta girata prima che qualcuno la trovi.',
  'cloud-mine.term.scout': 'Esploratore',
  'cloud-mine.term.scout.about':
    'Vede per primo tutte le nuvole del round e sceglie quella da descrivere. Vince tutte le carte se nessuno la trova.',
  'cloud-mine.term.watcher': 'Osservatore',
  'cloud-mine.term.watcher.about':
    'Cerca la nuvola descritta, nell’ordine dei numeri; i punti pieni sono i tentativi che restano. Chi la trova vince tutte le carte ancora scoperte.',
  'cloud-mine.term.left': 'Round e nuvole',
  'cloud-mine.term.left.about':
    'Ogni round prende le sue nuvole dal cielo. Quando non bastano più per un altro, la partita è finita.',
  'cloud-mine.term.meant': 'La nuvola descritta',
  'cloud-mine.term.meant.about':
    'Fino alla fine del round solo Esploratore e Sognatore vedono questa stella.',
  'cloud-mine.term.turned': 'Girata',
  'cloud-mine.term.turned.about':
    'Qualcuno ha indicato questa nuvola, e non era lei; il segno dice chi. Se quella giusta viene trovata, questa carta va al Sognatore.',
  'cloud-mine.term.words': 'Parole',
  'cloud-mine.term.words.about': 'Quante delle tue cinque parole hai usato. Un’emoji vale una parola.',
  'cloud-mine.term.seat': 'Colore e segno',
  'cloud-mine.term.seat.about': 'Una nuvola che questo posto ha indicato per sbaglio porta questo segno.',
  'cloud-mine.term.score': 'Nuvole',
  'cloud-mine.term.score.about': 'Quelle che questo posto ha vinto. Alla fine vince chi ne ha di più.',
  'cloud-mine.term.cloud': 'Nuvola',
  'cloud-mine.term.cloud.about': 'Una carta di questo round. Solo una di queste nuvole è descritta.',
  'cloud-mine.term.number': 'Numero della nuvola',
  'cloud-mine.term.number.about': 'Così si chiama la nuvola quando qualcuno la indica.',
  'cloud-mine.moment.title': '«{words}» era la nuvola {picked}',
  'cloud-mine.moment.part': 'Ruolo o tentativi',
  'cloud-mine.moment.gained': 'Questo round',
  'cloud-mine.moment.plus': '{cards, plural, =0 {0} other {+#}}',
  'cloud-mine.moment.guessed':
    '{count, plural, =0 {nessun tentativo} other {{found, select, yes {{cards}: trovata} other {{cards}: sbagliato}}}}',
  'cloud-mine.moment.found':
    '{who, select, me {L’hai} other {{name} l’ha}} trovata {wrong, plural, =0 {subito} one {dopo un tentativo sbagliato} other {dopo # tentativi sbagliati}} e {who, select, me {vinci} other {vince}} {cards, plural, one {l’ultima nuvola scoperta} other {le # nuvole scoperte}}.',
  'cloud-mine.moment.dreamed':
    '{wrong, plural, =0 {Troppo facile: {who, select, me {non vinci} other {{name} non vince}} niente per la descrizione.} one {{who, select, me {Vinci} other {{name} vince}} la nuvola girata.} other {{who, select, me {Vinci} other {{name} vince}} le # nuvole girate.}}',
  'cloud-mine.moment.hard':
    'Troppo difficile: nessuno l’ha trovata, quindi {who, select, me {tu, l’Esploratore, prendi} other {{name}, l’Esploratore, prende}} tutte le {cards} nuvole.',
  'cloud-mine.text.round':
    'Round {round}. {left, plural, =0 {Nel mazzo non restano nuvole.} one {Nel mazzo resta # nuvola.} other {Nel mazzo restano # nuvole.}}',
  'cloud-mine.text.over': 'La partita è finita.',
  'cloud-mine.text.people': 'Chi gioca',
  'cloud-mine.text.name': 'Nome',
  'cloud-mine.text.role': 'Ruolo',
  'cloud-mine.text.won': 'Nuvole',
  'cloud-mine.text.you': '{name} (tu)',
  'cloud-mine.text.roleIs':
    '{role, select, daydreamer {Sognatore} scout {Esploratore} other {Osservatore, numero {place}}}',
  'cloud-mine.text.words': 'La descrizione: «{words}».',
  'cloud-mine.text.hidden': 'Le nuvole di questo round sono ancora coperte.',
  'cloud-mine.text.clouds': 'Le nuvole',
  'cloud-mine.text.secret': 'La tua nuvola',
  'cloud-mine.text.cloud': 'Nuvola {card}: {shape}',
  'cloud-mine.text.one': 'Nuvola {card}, quella giusta: {shape}',
  'cloud-mine.text.turned':
    '{who, select, me {Nuvola {card}: girata dopo il tuo tentativo.} other {Nuvola {card}: girata dopo un tentativo di {name}.}}',
  'cloud-mine.text.shape':
    '{form, select, tall {più alta che larga} wide {più larga che alta} other {alta quanto larga}}, {size, select, small {esile} big {piena} other {di media grandezza}}, {tips, plural, one {# punta} other {# punte}} in alto, {feet, plural, one {# piede} other {# piedi}} in basso, {holes, plural, =0 {nessun buco} one {# buco} other {# buchi}}.',
  'cloud-mine.text.pastRounds': 'I round giocati',
  'cloud-mine.text.past':
    '{who, select, me {Hai visto «{words}»: nuvola {card}.} other {{name} ha visto «{words}»: nuvola {card}.}}',
  'cloud-mine.text.pastFound': '{who, select, me {L’hai trovata tu.} other {L’ha trovata {name}.}}',
  'cloud-mine.text.pastNotFound': 'Nessuno l’ha trovata.',
} satisfies Words;
