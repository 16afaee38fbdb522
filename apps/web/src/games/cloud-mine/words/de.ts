import type { Words } from './words.js';

export default {
  'cloud-mine.minute.roles': 'In jeder Runde träumt eine Person, eine späht, und alle anderen raten.',
  'cloud-mine.minute.pick': 'Nur der Wolkenspäher sieht die Karten und sucht heimlich eine Wolke aus.',
  'cloud-mine.minute.say':
    'Der Tagträumer sieht nur diese eine und sagt mit höchstens fünf Wörtern, was sie ist.',
  'cloud-mine.minute.guess': 'Jetzt liegen alle offen. Reihum wird getippt; falsche Karten werden umgedreht.',
  'cloud-mine.minute.share':
    'Wer sie findet, bekommt die offenen Karten, der Tagträumer die umgedrehten. Findet sie niemand, nimmt der Späher alle.',

  'cloud-mine.option.language': 'Sprache der Bots',
  'cloud-mine.option.language.about':
    'In dieser Sprache beschreiben Bots ihre Wolken. Menschen nehmen, welche sie mögen.',
  'cloud-mine.option.language.de': 'Deutsch',
  'cloud-mine.option.language.en': 'Englisch',
  'cloud-mine.option.language.fr': 'Französisch',
  'cloud-mine.option.language.it': 'Italienisch',

  'cloud-mine.prompt.scout': 'Such eine Wolke aus, die beschrieben werden soll.',
  'cloud-mine.prompt.dream': 'Was siehst du in dieser Wolke? Du hast fünf Wörter.',
  'cloud-mine.prompt.guess': 'Welche Wolke ist „{words}“?',
  'cloud-mine.prompt.lastGuess': 'Dein letzter Tipp: Welche Wolke ist „{words}“?',
  'cloud-mine.waiting.scout':
    '{who, select, me {Du suchst bei Kerzenlicht eine Wolke aus.} other {{name} sucht bei Kerzenlicht eine Wolke aus.}}',
  'cloud-mine.waiting.dream':
    '{who, select, me {Du träumst und suchst nach Worten.} other {{name} träumt und sucht nach Worten.}}',
  'cloud-mine.waiting.guess': '{who, select, me {Du suchst „{words}“.} other {{name} sucht „{words}“.}}',
  'cloud-mine.kind.pick': 'bei der Wahl einer Wolke',
  'cloud-mine.kind.say': 'beim Beschreiben',
  'cloud-mine.kind.guess': 'beim Tippen',
  'cloud-mine.answer.pick': 'Wolke {card}',
  'cloud-mine.answer.say': '„{words}“',

  'cloud-mine.confirm.suggestion': '„{words}“ sagen? Das passt auf jede Wolke und hilft niemandem.',
  'cloud-mine.why.over': 'Das Spiel ist vorbei.',
  'cloud-mine.why.waitForScout': 'Erst muss der Wolkenspäher eine Wolke aussuchen.',
  'cloud-mine.why.waitForDaydreamer': 'Der Tagträumer sucht noch nach Worten.',
  'cloud-mine.why.waitForGuess': 'Jetzt tippt jemand anders.',
  'cloud-mine.why.describeNow': 'Jetzt beschreibst du deine Wolke.',
  'cloud-mine.why.pickNow': 'Jetzt suchst du eine Wolke für den Tagträumer aus.',
  'cloud-mine.why.guessNow': 'Jetzt tippst du auf eine Wolke.',
  'cloud-mine.why.notAmongCards': 'Diese Wolke gehört nicht zu dieser Runde.',
  'cloud-mine.why.turnedOver': 'Diese Wolke ist schon umgedreht: Sie war es nicht.',
  'cloud-mine.why.strangeSigns': 'Da sind Zeichen drin, die niemand lesen kann. Nimm sie heraus.',
  'cloud-mine.why.tooLong': 'Das sind {length} Zeichen, höchstens {most} passen.',
  'cloud-mine.why.noWords': 'Ein Wort muss es mindestens sein.',
  'cloud-mine.why.tooManyWords': 'Das sind {words} Wörter, höchstens {most} sind erlaubt.',

  'cloud-mine.advice.onlyAnswer': 'Etwas anderes geht nicht.',
  'cloud-mine.advice.botWould': 'Das würde ich machen.',
  'cloud-mine.advice.looksLike': 'Von den offenen Wolken gleicht diese am meisten „{thing}“.',
  'cloud-mine.advice.bringsToMind':
    'Bei den Worten denkt man an „{thing}“, und danach sieht diese Wolke am meisten aus.',
  'cloud-mine.advice.wordsUnknown':
    'Diese Worte verstehe ich nicht: Für mich ist jede Wolke so gut wie die andere.',
  'cloud-mine.advice.fitsToo': 'Wolke {card} passt fast so gut.',
  'cloud-mine.advice.fitsAlone': 'Keine andere Wolke kommt ihr nahe.',
  'cloud-mine.advice.seenElsewhere':
    'Zuerst sieht man darin „{thing}“, und {others, plural, one {noch eine Wolke sieht} other {noch # Wolken sehen}} hier danach aus.',
  'cloud-mine.advice.nothingClear':
    'Nichts an ihr sticht heraus: Was man auch von ihr sagt, passt zu anderen ebenso.',
  'cloud-mine.advice.givesAway': 'Wolke {card} würde sich verraten: Nur dort sieht man „{thing}“.',
  'cloud-mine.advice.foundLate':
    'An etwa {found} von 100 Tischen findet sie jemand, aber nur an {atOnce} gleich mit dem ersten Tipp.',
  'cloud-mine.advice.farFetched':
    'Weit hergeholt, und zwar mit Absicht: An etwa {found} von 100 Tischen findet sie jemand, und dann spät.',
  'cloud-mine.advice.tooPlain':
    '„{words}“ würde an {atOnce} von 100 Tischen gleich gefunden, und du bekämst nichts.',
  'cloud-mine.advice.othersSee': 'Andere sehen darin vielleicht auch „{thing}“.',
  'cloud-mine.advice.lookForIt': 'Such nach „{thing}“: In welcher Wolke könnte das stecken?',
  'cloud-mine.advice.lookAtOutlines': 'Vergleich die Umrisse: Spitzen oben, Füsse unten, Löcher.',
  'cloud-mine.advice.lookForDouble': 'Such eine Wolke, deren erster Eindruck auch zu einer anderen passt.',
  'cloud-mine.advice.lookTwice':
    'Zuerst sehen alle „{thing}“. Such, was man erst auf den zweiten Blick sieht.',
  'cloud-mine.hint.figures': 'zu {likely} % die richtige',

  'cloud-mine.log.roundBegan':
    '{who, select, me {Runde {round}: Du träumst} other {Runde {round}: {name} träumt}}',
  'cloud-mine.log.drew':
    '{who, select, me {Du siehst dir bei Kerzenlicht {cards} Wolken an.} other {{name} sieht sich bei Kerzenlicht {cards} Wolken an.}}',
  'cloud-mine.log.picked':
    '{who, select, me {Du hast eine Wolke ausgesucht.} other {{name} hat eine Wolke ausgesucht.}}',
  'cloud-mine.log.described': '{who, select, me {Du siehst „{words}“.} other {{name} sieht „{words}“.}}',
  'cloud-mine.log.shown': '{cards} Wolken liegen auf dem Tisch. Eine davon ist gemeint.',
  'cloud-mine.log.guessed':
    '{who, select, me {Du zeigst auf Wolke {card} …} other {{name} zeigt auf Wolke {card} …}}',
  'cloud-mine.log.won':
    '{role, select, daydreamer {{who, select, me {Du bekommst} other {{name} bekommt}} {cards, plural, one {die umgedrehte Wolke} other {die # umgedrehten Wolken}}.} scout {{who, select, me {Als Späher bekommst du} other {Als Späher bekommt {name}}} alle {cards} Wolken.} other {{who, select, me {Du bekommst} other {{name} bekommt}} {cards, plural, one {die letzte offene Wolke} other {die # offenen Wolken}}.}}',
  'cloud-mine.log.found':
    '„{words}“ war Wolke {picked}. {who, select, me {Du hast} other {{name} hat}} sie {wrong, plural, =0 {sofort gefunden} one {nach einem falschen Tipp gefunden} other {nach # falschen Tipps gefunden}}{wrong, plural, =0 {: zu leicht, der Tagträumer geht leer aus} other {}}.',
  'cloud-mine.log.notFound': '„{words}“ war Wolke {picked}. Niemand hat sie gefunden: zu schwer.',
  'cloud-mine.log.ended':
    '{who, select, me {Du gewinnst} other {{name} gewinnt}} mit {points, plural, one {# Wolke} other {# Wolken}}',
  'cloud-mine.log.endedShared': 'Geteilter Sieg mit je {points, plural, one {# Wolke} other {# Wolken}}',

  'cloud-mine.role': '{role, select, daydreamer {Tagträumer} scout {Wolken­späher} other {Himmels­betrachter}}',
  'cloud-mine.score': 'Wolken',
  'cloud-mine.account.daydreamer': 'Erträumt',
  'cloud-mine.account.scout': 'Erspäht',
  'cloud-mine.account.watcher': 'Gefunden',
  'cloud-mine.account.total': 'Wolken',

  'cloud-mine.board.label': 'Der Hügel: Wolken, Worte und wer dran ist',
  'cloud-mine.board.roles': 'Wer in dieser Runde was macht',
  'cloud-mine.board.daydreamer': 'Tagträumer',
  'cloud-mine.board.scout': 'Wolkenspäher',
  'cloud-mine.board.watcher':
    '{state, select, now {tippt jetzt} done {hat getippt} other {tippt als Nummer {place}}}',
  'cloud-mine.board.guesses': '{left, plural, =0 {kein Tipp mehr} one {noch # Tipp} other {noch # Tipps}}',
  'cloud-mine.board.cards': 'Wolken dieser Runde',
  'cloud-mine.board.card': 'Wolke {card}',
  'cloud-mine.board.cardOne': 'Wolke {card}: die ist es',
  'cloud-mine.board.cardTurned':
    '{who, select, me {Wolke {card}, umgedreht nach deinem Tipp} other {Wolke {card}, umgedreht nach einem Tipp von {name}}}',
  'cloud-mine.board.pick': 'Wolke {card} nehmen',
  'cloud-mine.board.guess': 'Auf Wolke {card} tippen',
  'cloud-mine.board.lookFirst': 'Sieh dir zuerst eine Wolke groß an.',
  'cloud-mine.board.pickCost': '{name} wird nur diese Wolke sehen.',
  'cloud-mine.board.guessCost':
    '{left, plural, =0 {Dein letzter Tipp: Eine falsche Wolke wird umgedreht.} one {Eine falsche Wolke wird umgedreht; dann bleibt dir # Tipp.} other {Eine falsche Wolke wird umgedreht; dann bleiben dir # Tipps.}}',
  'cloud-mine.board.round': 'Runde {round} von {rounds}',
  'cloud-mine.board.alone': 'Nur du siehst diese Wolken.',
  'cloud-mine.board.two': 'Diese Wolke kennt außer dir nur der Wolkenspäher.',
  'cloud-mine.board.handed': 'Diese Wolke hast du ausgesucht.',
  'cloud-mine.board.yourWords': 'Deine Beschreibung',
  'cloud-mine.board.count': '{words} von {most} Wörtern',
  'cloud-mine.board.limits':
    'Ein bis {most} Wörter in jeder Sprache, höchstens {longest} Zeichen. Auch ein Emoji zählt als Wort.',
  'cloud-mine.board.send': 'Sagen',
  'cloud-mine.board.suggestion': 'Keine Idee? Ein Vorschlag:',
  'cloud-mine.board.quoted': '„{words}“',
  'cloud-mine.board.sees': '{who, select, me {Du siehst} other {{name} sieht}}',
  'cloud-mine.board.left':
    '{left, plural, =0 {Kein Nachschub} one {Noch # Wolke am Himmel} other {Noch # Wolken am Himmel}}',
  'cloud-mine.board.choosing':
    '{who, select, me {Du suchst} other {{name} sucht}} eine von {cards} Wolken aus',
  'cloud-mine.board.dreaming': '{name} sieht eine Wolke, die ihr noch nicht kennt',
  'cloud-mine.board.before': 'Die Runde davor',
  'cloud-mine.board.points': '{who, select, me {Du zeigst auf diese} other {{name} zeigt auf diese}}',
  'cloud-mine.board.wrong': 'Die war es nicht',
  'cloud-mine.board.right': 'Die ist es',
  'cloud-mine.board.found':
    '{who, select, me {Du hast sie} other {{name} hat sie}} {wrong, plural, =0 {sofort gefunden} one {nach einem falschen Tipp gefunden} other {nach # falschen Tipps gefunden}}',
  'cloud-mine.board.nobody': 'Niemand hat sie gefunden',
  'cloud-mine.board.gain':
    '{who, select, me {Du: {cards, plural, one {# Wolke} other {# Wolken}} mehr} other {{name}: {cards, plural, one {# Wolke} other {# Wolken}} mehr}}',

  'cloud-mine.board.pass': 'Gib das Gerät an {name} weiter',
  'cloud-mine.board.passAbout': 'Was jetzt kommt, darf nur {name} sehen. Alle anderen schauen in den Himmel.',
  'cloud-mine.board.lift': 'Ich bin {name}',

  'cloud-mine.album.title': 'Das Album dieser Partie',
  'cloud-mine.album.about': '{rounds, plural, one {# Wolke} other {# Wolken}} und was ihr darin gesehen habt',
  'cloud-mine.album.seen': 'gesehen von {name}',
  'cloud-mine.album.found': 'gefunden von {name}',
  'cloud-mine.album.notFound': 'von niemandem gefunden',
  'cloud-mine.album.save': 'Als Bild speichern',
  'cloud-mine.album.share': 'Teilen',
  'cloud-mine.album.drawing': 'Das Bild wird gemalt …',
  'cloud-mine.album.failed': 'Das Bild ist leider nichts geworden. Versuch es noch einmal.',

  'cloud-mine.term.daydreamer': 'Tagträumer',
  'cloud-mine.term.daydreamer.about':
    'Sieht nur die ausgesuchte Wolke und beschreibt sie in höchstens fünf Wörtern. Bekommt jede Karte, die umgedreht wird, bevor jemand sie findet.',
  'cloud-mine.term.scout': 'Wolkenspäher',
  'cloud-mine.term.scout.about':
    'Sieht alle Wolken der Runde zuerst und sucht aus, welche beschrieben wird. Bekommt alle Karten, wenn niemand sie findet.',
  'cloud-mine.term.watcher': 'Himmelsbetrachter',
  'cloud-mine.term.watcher.about':
    'Sucht die gemeinte Wolke, in der Reihenfolge der Zahlen; volle Punkte sind Tipps, die noch da sind. Wer sie findet, bekommt alle Karten, die noch offen liegen.',
  'cloud-mine.term.left': 'Runden und Wolken',
  'cloud-mine.term.left.about':
    'Jede Runde nimmt ihre Wolken vom Himmel. Reichen sie nicht mehr für eine weitere, ist das Spiel vorbei.',
  'cloud-mine.term.meant': 'Die gemeinte Wolke',
  'cloud-mine.term.meant.about': 'Diesen Stern sehen bis zum Ende der Runde nur Wolkenspäher und Tagträumer.',
  'cloud-mine.term.turned': 'Umgedreht',
  'cloud-mine.term.turned.about':
    'Jemand hat auf diese Wolke getippt, und sie war es nicht; das Zeichen sagt, wer. Wird die richtige gefunden, bekommt der Tagträumer diese Karte.',
  'cloud-mine.term.words': 'Wörter',
  'cloud-mine.term.words.about':
    'Wie viele deiner fünf Wörter du schon gebraucht hast. Auch ein Emoji zählt als Wort.',
  'cloud-mine.term.seat': 'Farbe und Zeichen',
  'cloud-mine.term.seat.about':
    'Dieses Zeichen trägt eine Wolke, auf die dieser Platz getippt hat und die es nicht war.',
  'cloud-mine.term.score': 'Wolken',
  'cloud-mine.term.score.about': 'So viele hat dieser Platz gewonnen. Wer am Ende die meisten hat, gewinnt.',
  'cloud-mine.term.cloud': 'Wolke',
  'cloud-mine.term.cloud.about': 'Eine Karte dieser Runde. Genau eine von ihnen ist gemeint.',
  'cloud-mine.term.number': 'Nummer der Wolke',
  'cloud-mine.term.number.about': 'So heißt die Wolke, wenn jemand auf sie tippt.',
  'cloud-mine.moment.title': '„{words}“ war Wolke {picked}',
  'cloud-mine.moment.part': 'Rolle oder Tipp',
  'cloud-mine.moment.gained': 'Diese Runde',
  'cloud-mine.moment.plus': '{cards, plural, =0 {0} other {+#}}',
  'cloud-mine.moment.guessed':
    '{count, plural, =0 {kein Tipp nötig} other {{found, select, yes {{cards}: gefunden} other {{cards}: falsch}}}}',
  'cloud-mine.moment.found':
    '{who, select, me {Du hast} other {{name} hat}} sie {wrong, plural, =0 {sofort} one {nach einem falschen Tipp} other {nach # falschen Tipps}} gefunden und {who, select, me {bekommst} other {bekommt}} {cards, plural, one {die letzte offene Wolke} other {die # offenen Wolken}}.',
  'cloud-mine.moment.dreamed':
    '{wrong, plural, =0 {Zu leicht: {who, select, me {Du bekommst} other {{name} bekommt}} nichts für die Beschreibung.} one {{who, select, me {Du bekommst} other {{name} bekommt}} die umgedrehte Wolke.} other {{who, select, me {Du bekommst} other {{name} bekommt}} die # umgedrehten Wolken.}}',
  'cloud-mine.moment.hard':
    'Zu schwer: Niemand hat sie gefunden, also {who, select, me {nimmst du als Wolkenspäher} other {nimmt {name} als Wolkenspäher}} alle {cards} Wolken.',
  'cloud-mine.text.round':
    'Runde {round}. {left, plural, =0 {Keine Wolke mehr im Nachziehstapel.} one {Noch # Wolke im Nachziehstapel.} other {Noch # Wolken im Nachziehstapel.}}',
  'cloud-mine.text.over': 'Das Spiel ist vorbei.',
  'cloud-mine.text.people': 'Wer mitspielt',
  'cloud-mine.text.name': 'Name',
  'cloud-mine.text.role': 'Rolle',
  'cloud-mine.text.won': 'Wolken',
  'cloud-mine.text.you': '{name} (du)',
  'cloud-mine.text.roleIs':
    '{role, select, daydreamer {Tagträumer} scout {Wolken­späher} other {Himmelsbetrachter, Nummer {place}}}',
  'cloud-mine.text.words': 'Die Beschreibung: „{words}“.',
  'cloud-mine.text.hidden': 'Die Wolken dieser Runde sind noch verdeckt.',
  'cloud-mine.text.clouds': 'Die Wolken',
  'cloud-mine.text.secret': 'Deine Wolke',
  'cloud-mine.text.cloud': 'Wolke {card}: {shape}',
  'cloud-mine.text.one': 'Wolke {card}, die gesuchte: {shape}',
  'cloud-mine.text.turned':
    '{who, select, me {Wolke {card}: umgedreht nach deinem Tipp.} other {Wolke {card}: umgedreht nach einem Tipp von {name}.}}',
  'cloud-mine.text.shape':
    '{form, select, tall {höher als breit} wide {breiter als hoch} other {so hoch wie breit}}, {size, select, small {schmächtig} big {füllig} other {mittelgroß}}, oben {tips, plural, one {# Spitze} other {# Spitzen}}, unten {feet, plural, one {# Fuß} other {# Füße}}, {holes, plural, =0 {ohne Loch} one {# Loch} other {# Löcher}}.',
  'cloud-mine.text.pastRounds': 'Die Runden bisher',
  'cloud-mine.text.past':
    '{who, select, me {Du hast „{words}“ gesehen: Wolke {card}.} other {{name} hat „{words}“ gesehen: Wolke {card}.}}',
  'cloud-mine.text.pastFound': '{who, select, me {Du hast sie gefunden.} other {{name} hat sie gefunden.}}',
  'cloud-mine.text.pastNotFound': 'Niemand hat sie gefunden.',
} satisfies Words;
