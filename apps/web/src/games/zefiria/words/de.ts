import type { Words } from './words.js';

export default {
  'zefiria.minute.goal':
    'Fünfundzwanzig Inseln sind durcheinandergeraten. Zusammen bringt ihr sie in Ordnung, bevor die Zeit um ist.',
  'zefiria.minute.spirits': 'Ihr seid Windgeister, und jeder fliegt und bläst auf seine eigene Art.',
  'zefiria.minute.flight':
    'Ein Flug kostet einen Punkt. Borea springt zum Beispiel auf jede Insel ihrer Farbe.',
  'zefiria.minute.breath':
    'Ein Atemzug tauscht zwei Inseln. Er kostet so viele Punkte, wie es Schritte sind.',
  'zefiria.minute.plan': 'Punkte und Runden sind knapp: Redet, zeichnet Pfeile und plant miteinander.',
  'zefiria.minute.storm':
    'Wer will, spielt mit Stürmen: Sie wirbeln Inseln herum, und rote Edelsteine verankern sie.',
  'zefiria.minute.score':
    'Jede Insel am Platz zählt einen Punkt, jede falsche kostet. Bei 25 singen die Winde von euch.',

  'zefiria.option.mode': 'Modus',
  'zefiria.option.mode.normal': 'Ruhiger Himmel',
  'zefiria.option.mode.normal.about': 'Nur ihr bewegt die Inseln.',
  'zefiria.option.mode.storm': 'Mit Stürmen',
  'zefiria.option.mode.storm.about':
    'Vor jeder neuen Runde wirbelt ein Sturm Inseln durcheinander; rote Edelsteine verankern sie.',
  'zefiria.option.solo': 'Allein',
  'zefiria.option.solo.about':
    'Du führst drei Geister; in jeder Runde sind zwei davon wach. Weniger Runden sind schwerer.',
  'zefiria.option.solo.easy': 'Leicht: 7 Runden',
  'zefiria.option.solo.medium': 'Mittel: 6 Runden',
  'zefiria.option.solo.hard': 'Schwer: 5 Runden',
  'zefiria.option.spirits': 'Geister',
  'zefiria.option.spirits.about': 'Jeder Geist fliegt und tauscht auf seine Art.',
  'zefiria.option.spirits.random': 'Ausgelost',
  'zefiria.option.spirits.chosen': 'Ausgesucht',

  'zefiria.prompt.spirit': 'Such dir einen Windgeist aus.',
  'zefiria.prompt.spirits': 'Such dir drei Windgeister aus. Das ist Nummer {number}.',
  'zefiria.prompt.corner': 'In welcher Ecke beginnt {spirit}?',
  'zefiria.prompt.order': 'Welcher Geist ist in dieser Runde zuerst dran?',
  'zefiria.prompt.sleeper': 'Welcher der beiden verschläft die nächste Runde?',
  'zefiria.prompt.stepOut': 'Austro tritt vom Raster. Auf welcher Seite?',
  'zefiria.prompt.mustFly': 'Unter {spirit} liegt ein Edelstein: Flieg zuerst davon weg.',
  'zefiria.prompt.noPoints': 'Keine Punkte mehr. Ein Edelstein gäbe noch einen; sonst beende den Zug.',
  'zefiria.prompt.turn':
    '{spirit} hat {points, plural, one {# Punkt} other {# Punkte}}. Flieg, oder wähl zwei Inseln zum Tauschen.',
  'zefiria.prompt.turnStorm':
    '{spirit} hat {points, plural, one {# Punkt} other {# Punkte}}. Nach diesem Zug bricht ein Sturm los.',
  'zefiria.prompt.tidy': 'Alle Inseln sind am Platz. Du kannst das Spiel beenden.',
  'zefiria.prompt.over': 'Der Wind hat sich gelegt.',

  'zefiria.waiting.turn':
    '{who, select, me {Du führst} other {{name} führt}} {spirit}: {points, plural, =0 {keine Punkte mehr} one {noch # Punkt} other {noch # Punkte}}.',
  'zefiria.waiting.corner': '{who, select, me {Du suchst eine Ecke.} other {{name} sucht eine Ecke.}}',
  'zefiria.waiting.choice': '{who, select, me {Du suchst aus.} other {{name} sucht aus.}}',

  'zefiria.kind.spirits': 'bei der Wahl von Windgeistern und Ecken',
  'zefiria.kind.order': 'bei der Wahl, wer handelt',
  'zefiria.kind.fly': 'beim Fliegen',
  'zefiria.kind.breath': 'bei Atemzügen',
  'zefiria.kind.gem': 'bei Edelsteinen',
  'zefiria.kind.end': 'beim Beenden eines Zugs',
  'zefiria.answer.choose': '{spirit} spielen',
  'zefiria.answer.corner':
    '{corner, select, NW {Im Nordwesten} NE {Im Nordosten} SE {Im Südosten} other {Im Südwesten}} beginnen',
  'zefiria.answer.act': '{spirit} zuerst',
  'zefiria.answer.sleep': '{spirit} schläft',
  'zefiria.answer.step':
    '{side, select, N {Im Norden} E {Im Osten} S {Im Süden} other {Im Westen}} hinaustreten, Platz {number}',
  'zefiria.answer.glide':
    'Außen {side, select, N {nach Norden} E {nach Osten} S {nach Süden} other {nach Westen}} fliegen, Platz {number}',
  'zefiria.answer.fly': 'Auf Insel {island} fliegen',
  'zefiria.answer.swap': 'Inseln {a} und {b} tauschen',
  'zefiria.answer.swapOn': 'Inseln {a} und {b} tauschen, auf {on} enden',
  'zefiria.answer.take': 'Edelstein von Insel {island} nehmen',
  'zefiria.answer.give': 'Edelstein für einen Punkt geben',
  'zefiria.answer.end':
    '{points, plural, =0 {Zug beenden} one {Zug beenden, # Punkt verfällt} other {Zug beenden, # Punkte verfallen}}',
  'zefiria.answer.finish': 'Spiel beenden: alles am Platz',

  'zefiria.confirm.end':
    '{points, plural, one {Du hast noch # Punkt.} other {Du hast noch # Punkte.}} Den Zug trotzdem beenden?',

  'zefiria.why.gameOver': 'Das Spiel ist vorbei.',
  'zefiria.why.notYourTurn': 'Du bist nicht dran. Einen Plan skizzieren darfst du aber.',
  'zefiria.why.noGemToGive': 'Du hast keinen roten Edelstein.',
  'zefiria.why.giveInATurn': 'Edelsteine kann man nur geben, während ein Geist dran ist.',
  'zefiria.why.chooseSpiritFirst': 'Zuerst werden die Geister ausgesucht.',
  'zefiria.why.spiritTaken':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} ist schon vergeben.',
  'zefiria.why.chooseCornerFirst': 'Zuerst werden die Ecken ausgesucht.',
  'zefiria.why.cornerTaken':
    '{corner, select, NW {Im Nordwesten} NE {Im Nordosten} SE {Im Südosten} other {Im Südwesten}} beginnt schon jemand.',
  'zefiria.why.sayWhoActs': 'Sag zuerst, welcher Geist dran ist.',
  'zefiria.why.sayWhoSleeps': 'Sag zuerst, welcher Geist schläft.',
  'zefiria.why.notThatSpirit':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} steht jetzt nicht zur Wahl.',
  'zefiria.why.notNow': 'Das geht jetzt nicht. Schau, was gerade gefragt ist.',
  'zefiria.why.stepOutFirst': 'Austro tritt vor allem anderen vom Raster.',
  'zefiria.why.noStepOutThere': 'Dort kann Austro von seinem Platz aus nicht hinaus.',
  'zefiria.why.stepsOutOnceOnly': 'Austro ist schon draußen.',
  'zefiria.why.flyOffTheGem': 'Unter dir liegt ein Edelstein: Flieg zuerst weg.',
  'zefiria.why.noPointsLeft': 'Es sind keine Punkte übrig.',
  'zefiria.why.islandNotFree': 'Insel {island} ist nicht frei.',
  'zefiria.why.outOfReach': 'Insel {island} ist mit einem Flug nicht zu erreichen.',
  'zefiria.why.austroFliesOutside': 'Austro fliegt nur außerhalb des Rasters.',
  'zefiria.why.onlyAustroFliesOutside': 'Nur Austro fliegt außerhalb des Rasters.',
  'zefiria.why.notThisPair': 'Die Inseln {a} und {b} kann dieser Geist von hier aus nicht tauschen.',
  'zefiria.why.anchoredUnderfoot': 'Skyrons Insel ist verankert.',
  'zefiria.why.noWayThrough': 'Von Insel {a} nach Insel {b} führt kein Weg über freie Inseln.',
  'zefiria.why.tooDear':
    'Die Inseln {a} und {b} zu tauschen kostet {price}; {points, plural, =0 {kein Punkt ist} one {# Punkt ist} other {# Punkte sind}} übrig.',
  'zefiria.why.sayWhereSkyronStands': 'Sag, auf welcher der beiden Inseln Skyron endet.',
  'zefiria.why.onlySkyronRides': 'Nur Skyron reist auf einer Insel mit.',
  'zefiria.why.lastPointForAFlight':
    'Insel {island} neben Austro ist nicht frei: Der letzte Punkt ist zum Weiterfliegen.',
  'zefiria.why.noGemThere': 'Auf Insel {island} liegt kein Edelstein.',
  'zefiria.why.cannotStepIn': 'Hier kann Austro nicht enden: Insel {island} ist nicht frei.',
  'zefiria.why.notAllInPlace': 'Noch ist nicht jede Insel am Platz.',
  'zefiria.why.stormGoesOn': 'Bei Sturm geht es bis zur letzten Runde.',

  'zefiria.advice.onlyAnswer': 'Etwas anderes geht nicht.',
  'zefiria.advice.botWould': 'Das täte ich.',
  'zefiria.advice.strongSpirit': 'Ein Geist, der in jeder Gesellschaft viel schafft.',
  'zefiria.advice.shortWays': 'Von dieser Ecke aus sind die Wege am kürzesten.',
  'zefiria.advice.allInPlace':
    'Mit diesem Plan kommt jede Insel heim, und {left, plural, =0 {kein Punkt bleibt} one {# Punkt bleibt} other {# Punkte bleiben}} übrig{storm, select, comes {, wenn kein Sturm dazwischenkommt} other {}}.',
  'zefiria.advice.asGoodAsFound':
    'Der beste Plan, den ich gefunden habe: Am Ende zählen die Inseln {count, number}, und {left, plural, =0 {kein Punkt bleibt} one {# Punkt bleibt} other {# Punkte bleiben}} ungenutzt{storm, select, comes {, wenn kein Sturm dazwischenkommt} other {}}.',
  'zefiria.advice.gemBringsMore': 'Der Edelstein bringt mehr ein als den Punkt, den er zählt.',
  'zefiria.advice.nothingToBetter': 'Ich sehe nichts mehr, was helfen würde.',
  'zefiria.advice.movesHome':
    '{count, plural, one {Eine Insel kommt damit heim.} other {Beide Inseln kommen damit heim.}}',
  'zefiria.advice.movesNearer':
    'Die beiden kommen ihrem Ziel {steps, plural, one {# Schritt} other {# Schritte}} näher.',
  'zefiria.advice.makesRoom': 'Das schafft Platz für das, was folgt.',
  'zefiria.advice.getsThere': 'Von dort lassen sich die Inseln {a} und {b} tauschen.',
  'zefiria.advice.lookAtSpirits': 'Wer von ihnen schafft auch mit einem einzigen Punkt etwas?',
  'zefiria.advice.lookAtCorner':
    'Such die Ecke, von der aus {spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} viele Inseln erreicht, die falsch liegen.',
  'zefiria.advice.lookWhoActs': 'Vergleich die beiden: Wer kann gleich gut tauschen, ohne erst zu fliegen?',
  'zefiria.advice.lookWhoSleeps': 'Wer von beiden hat dort, wo er jetzt steht, weniger zu tun?',
  'zefiria.advice.lookForHomes':
    '{count, plural, one {Eine Insel kann} other {# Inseln können}} in diesem Zug heimkommen. Schau auf die {colour, select, amber {bernsteingelben} green {grünen} blue {blauen} violet {violetten} other {rosafarbenen}}.',
  'zefiria.advice.lookForNearer':
    'Heim kommt noch keine. Such einen Tausch, der beiden Inseln hilft; eine von ihnen ist {colour, select, amber {bernsteingelb} green {grün} blue {blau} violet {violett} other {rosa}}.',
  'zefiria.advice.lookAround':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} steht für diesen Zug schlecht. Von wo aus ginge es besser?',
  'zefiria.advice.lookAtGems': 'Schau auf die roten Edelsteine.',
  'zefiria.advice.lookAtEnd': 'Gibt es noch einen Tausch, der seine Punkte wert ist?',
  'zefiria.advice.bringsHome':
    '{count, plural, one {Eine Insel kommt damit heim.} other {# Inseln kommen damit heim.}}',
  'zefiria.advice.setsUp':
    '{who, select, me {Danach kannst du {count, plural, one {eine Insel} other {# Inseln}} heimbringen.} other {Danach kann {name} {count, plural, one {eine Insel} other {# Inseln}} heimbringen.}}',
  'zefiria.advice.comesNearer':
    'Das bringt die Inseln ihrem Ziel {steps, plural, one {# Schritt} other {# Schritte}} näher.',
  'zefiria.advice.takesGem': 'Ein Edelstein in der Hand ist ein Punkt für später.',
  'zefiria.advice.givesGem': 'Der Edelstein gibt uns den Punkt, der fehlt.',
  'zefiria.advice.standsBetter': 'Von dort kann ich in meinem nächsten Zug mehr tun.',
  'zefiria.advice.restsNow': 'Mit diesen Punkten kann ich nichts verbessern.',
  'zefiria.advice.wouldCost':
    'Ich fürchte, dann kommt nicht jede Insel heim: Ich sehe am Ende {count, number} Punkte. Lieber täte ich das hier.',

  'zefiria.log.laidOut':
    'Fünfundzwanzig Inseln treiben umher{mode, select, storm {, und Stürme ziehen auf} other {}}. Es bleiben {rounds} Runden, um sie zu ordnen.',
  'zefiria.log.tookSpirit':
    '{chosen, select, yes {{who, select, me {Du wählst} other {{name} wählt}}} other {{who, select, me {Du ziehst} other {{name} zieht}}}} {spirit}.',
  'zefiria.log.tookCorner':
    '{spirit} beginnt {corner, select, NW {im Nordwesten} NE {im Nordosten} SE {im Südosten} other {im Südwesten}}, auf Insel {island}.',
  'zefiria.log.fellAsleep': '{spirit} schläft ein.',
  'zefiria.log.wokeUp': '{spirit} wacht auf.',
  'zefiria.log.roundBegan': 'Runde {round} von {rounds}',
  'zefiria.log.stormBroke':
    '{kind, select, tornado {Ein Tornado trifft Insel {island}: {steps, plural, one {eine Vierteldrehung} other {# Vierteldrehungen}}.} other {Ein Blizzard trifft Insel {island}: {steps, plural, one {ein Feld} other {# Felder}} {direction, select, up {nach oben} right {nach rechts} down {nach unten} left {nach links} other {weiter}}.}}',
  'zefiria.log.anchored': 'Insel {island} liegt richtig und wird mit einem Edelstein verankert.',
  'zefiria.log.stormPassed':
    '{why, select, anchored {Insel {island} ist verankert: Der Sturm zieht vorüber.} noGemLeft {Insel {island} liegt richtig, aber kein Edelstein ist übrig: Der Sturm zieht vorüber.} other {Insel {other} ist verankert: Der Sturm zieht vorüber und lässt Insel {island} in Ruhe.}}',
  'zefiria.log.stormSwapped': 'Der Sturm vertauscht die Inseln {a} und {b}.',
  'zefiria.log.turnBegan':
    '{who, select, me {Du führst} other {{name} führt}} {spirit}, mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'zefiria.log.steppedOut':
    'Austro tritt {side, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}} vom Raster.',
  'zefiria.log.flew':
    '{spirit} {manner, select, colour {springt über die Farbe auf} symbol {springt über das Zeichen auf} diagonal {segelt schräg auf} other {fliegt auf}} Insel {island}.',
  'zefiria.log.glided':
    'Austro fliegt außen {side, select, N {nach Norden} E {nach Osten} S {nach Süden} other {nach Westen}}, neben Insel {island}.',
  'zefiria.log.breathed':
    '{spirit} tauscht die Inseln {a} und {b} für {price, plural, one {# Punkt} other {# Punkte}}.',
  'zefiria.log.tookGem':
    '{who, select, me {Du nimmst} other {{name} nimmt}} den Edelstein von Insel {island}.',
  'zefiria.log.gaveGem':
    '{who, select, me {Du gibst} other {{name} gibt}} einen Edelstein für einen Punkt: jetzt {points, plural, one {# Punkt} other {# Punkte}}.',
  'zefiria.log.steppedIn': 'Austro tritt auf Insel {island}.',
  'zefiria.log.turnEnded': '{spirit} lässt {unused, plural, one {# Punkt} other {# Punkte}} verfallen.',
  'zefiria.log.finished': '{who, select, me {Du erklärst} other {{name} erklärt}} den Himmel für aufgeräumt.',
  'zefiria.log.ended':
    '{total, number}: {verdict, select, legend {davon werden die Winde singen} gale {ein mächtiger Sturmwind} wind {ein steter Wind} breeze {eine sanfte Brise} other {eine Flaute}}',

  'zefiria.role': '{spirit}',

  'zefiria.account.right': 'Am Platz',
  'zefiria.account.row': 'Richtige Reihe',
  'zefiria.account.wrong': 'Falsche Reihe',
  'zefiria.account.gems': 'Edelsteine',
  'zefiria.account.total': 'Summe',
  'zefiria.account.from': 'ab {from}',
  'zefiria.account.course': 'Der Stand, Zug für Zug: von {from} bis {to}.',
  'zefiria.account.spirit': 'Geist',
  'zefiria.account.brought': 'Am Platz',
  'zefiria.account.breaths': 'Tausch',
  'zefiria.account.flights': 'Flüge',
  'zefiria.account.unused': 'Verfallen',
  'zefiria.account.works': 'Inseln, die an ihren Platz kamen, und wohin die Punkte gingen',
  'zefiria.account.verdict': 'Urteil',

  'zefiria.verdict.legend': 'Davon werden die Winde singen',
  'zefiria.verdict.gale': 'Ein mächtiger Sturmwind',
  'zefiria.verdict.wind': 'Ein steter Wind',
  'zefiria.verdict.breeze': 'Eine sanfte Brise',
  'zefiria.verdict.lull': 'Eine Flaute',

  'zefiria.board.label': 'Der Himmel von Zefiria',
  'zefiria.board.island':
    'Insel {island}, {colour, select, amber {bernsteingelb} green {grün} blue {blau} violet {violett} other {rosa}}, {symbol, select, A {Tanne} B {Leuchtturm} C {Torbogen} D {Windmühle} other {Ballon}}. Reihe {row}, Spalte {column}: {standing, select, right {am Platz, +1} row {richtige Reihe, −1} other {falsche Reihe, −2}}.',
  'zefiria.board.standsHere': 'Hier ist {spirit}.',
  'zefiria.board.anchored': 'Mit einem Edelstein verankert.',
  'zefiria.board.swapFor':
    'Mit Insel {island} tauschen für {price, plural, one {# Punkt} other {# Punkte}}.{homes, plural, =0 {} one { Eine davon kommt an ihren Platz.} other { Beide kommen an ihren Platz.}}',
  'zefiria.board.canFly': 'Einen Flug entfernt.',
  'zefiria.board.canSwap': 'Von hier aus zu tauschen.',
  'zefiria.board.place':
    'Außen {side, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}}, neben Insel {island}',
  'zefiria.board.stormName': '{kind, select, tornado {Tornado} other {Blizzard}}',
  'zefiria.board.stormTarget': 'Insel {island}',
  'zefiria.board.status': 'Zeit und Punkte',
  'zefiria.board.round': '{round, plural, =0 {Vor Runde 1 von {rounds}} other {Runde # von {rounds}}}',
  'zefiria.board.points': '{points, plural, =0 {Keine Punkte mehr} one {Noch # Punkt} other {Noch # Punkte}}',
  'zefiria.board.reserve':
    '{gems, plural, =0 {Keine roten Edelsteine im Vorrat} one {# roter Edelstein im Vorrat} other {# rote Edelsteine im Vorrat}}',
  'zefiria.board.held': '{name}: {gems, plural, one {# roter Edelstein} other {# rote Edelsteine}}',
  'zefiria.board.scoreSoFar': 'Stand: {total, number}',
  'zefiria.board.nextVerdict': 'Ab {from}: {verdict}.',
  'zefiria.board.bestVerdict': 'Mehr geht kaum.',
  'zefiria.board.inPlace': 'Am Platz: {right} von 25',
  'zefiria.board.inPlaceName': 'Inseln am Platz',
  'zefiria.board.map': 'Karte: die Inseln 1 bis 25 der Reihe nach; am Platz: {right, number}',
  'zefiria.board.totalEnd': 'Endstand: {total, number}. Am Platz: {right} von 25.',
  'zefiria.board.flight':
    '{spirit, select, borea {Fliegt: Nachbarn, Inseln ihrer Farbe} jugo {Fliegt: Nachbarn, Inseln seines Zeichens} etesia {Fliegt: Nachbarn, Diagonalen entlang} austro {Fliegt: außen herum} other {Fliegt: Nachbarn}}',
  'zefiria.board.breath':
    '{spirit, select, borea {Tauscht: eine Insel ihres Zeichens ↔ jede} jugo {Tauscht: eine Insel seiner Farbe ↔ jede} etesia {Tauscht: einen Nachbarn ↔ jede Insel} austro {Tauscht: zwei in seiner Reihe und Spalte} other {Tauscht: die Insel unter sich ↔ jede, darf mitreisen}}',
  'zefiria.board.crew': 'Wer mitspielt',
  'zefiria.board.story': 'Der Plan des Tipps bis zum Ende',
  'zefiria.board.chapter': '{spirit}, Runde {round}: Danach sind {right} von 25 am Platz',
  'zefiria.board.chapterOf': '{spirit}, Runde {round}:',
  'zefiria.board.storyEnd': 'Das Ende: {right} von 25 am Platz',
  'zefiria.board.storyEnds': 'So sähe es in Runde {round} aus: {right} von 25 Inseln am Platz.',
  'zefiria.board.turnBrings':
    '{points, plural, one {# Punkt} other {# Punkte}}, {nearer, plural, =0 {kein Schritt näher ans Ziel} one {# Schritt näher ans Ziel} other {# Schritte näher ans Ziel}}{full, select, yes {: keiner verschenkt} other {}}.',
  'zefiria.board.turnHomes':
    '{homes, plural, =0 {Noch keine Insel mehr am Platz} one {# Insel mehr am Platz} other {# Inseln mehr am Platz}}: {right} von 25.',
  'zefiria.board.price': '{price, plural, one {Punkt} other {Punkte}}',
  'zefiria.board.comeHome': '{count, plural, one {kommt an ihren Platz:} other {kommen an ihren Platz:}}',
  'zefiria.board.nearer': '{nearer, plural, one {# Schritt näher} other {# Schritte näher}}',
  'zefiria.board.storyStorm':
    'So sähe es vor dem Sturm aus: {right} von 25 Inseln am Platz. Danach wird neu geplant.',
  'zefiria.board.turnLeaves':
    '{leaves, plural, one {# Insel weniger am Platz, fürs Erste} other {# Inseln weniger am Platz, fürs Erste}}: {right} von 25.',
  'zefiria.board.brings': '{points, plural, one {# Punkt} other {# Punkte}}: aus {total} wird {after}.',
  'zefiria.board.backToNow': 'Zurück zu jetzt',
  'zefiria.board.andThen': 'Und dann',
  'zefiria.board.tryIt': 'Ausprobieren',
  'zefiria.board.whichEnd': 'Auf welcher Insel endet Skyron?',
  'zefiria.board.endOn': 'Auf Insel {island}',
  'zefiria.board.flyHere': 'Hierher fliegen',
  'zefiria.board.takeGem': 'Edelstein nehmen',
  'zefiria.board.giveGem': 'Edelstein geben',
  'zefiria.board.giveGemBy': '{name} gibt einen Edelstein',
  'zefiria.board.tapPartner':
    'Wähl die Insel, mit der sie tauscht, ab {cheapest, plural, one {# Punkt} other {# Punkten}}.',
  'zefiria.board.noPartner': 'Von hier aus ist sie nicht zu tauschen.',
  'zefiria.board.proposal': '{name}: {steps, plural, one {# Schritt} other {# Schritte}}',
  'zefiria.board.proposals': 'Vorgeschlagene Pläne',
  'zefiria.board.compare': 'Nebeneinander ({count})',
  'zefiria.board.sketches': 'Alle Skizzen',
  'zefiria.board.wouldBe': 'Der Tisch danach: {right} von 25 Inseln am Platz',
  'zefiria.board.look': 'Ansehen',
  'zefiria.board.firstStep': 'Erster Schritt',
  'zefiria.board.playAll': 'Spielen',
  'zefiria.board.goAhead': 'Mach das',
  'zefiria.board.letDo': 'So spielen lassen',
  'zefiria.board.plan': 'Dein Plan',
  'zefiria.board.planEmpty': 'Probier aus, was du willst: Es geschieht nichts, bis du den Plan spielst.',
  'zefiria.board.sketchEmpty': 'Skizzier, was möglich wäre: Alle am Tisch sehen es.',
  'zefiria.board.planBack': 'Einen Schritt zurück',
  'zefiria.board.planForth': 'Einen Schritt weiter',
  'zefiria.board.planClear': 'Plan verwerfen',
  'zefiria.board.planPlay': 'Spielen',
  'zefiria.board.planToggle': 'Planen',
  'zefiria.board.sketchToggle': 'Skizze',
  'zefiria.board.endTurn': 'Zug beenden',
  'zefiria.board.endCost': '{points, plural, one {# Punkt verfällt} other {# Punkte verfallen}}',
  'zefiria.board.giveCost': '1 Punkt zum Handeln, −1 am Ende',
  'zefiria.board.finish': 'Alles am Platz: beenden',

  'zefiria.term.rounds': 'Runden',
  'zefiria.term.rounds.about': 'Jeder volle violette Edelstein ist eine Runde, die nach dieser noch kommt.',
  'zefiria.term.points': 'Punkte zum Handeln',
  'zefiria.term.points.about':
    'Ein Flug kostet 1, ein Atemzug seinen Preis. Was am Ende des Zuges übrig ist, verfällt.',
  'zefiria.term.reserve': 'Rote Edelsteine im Vorrat',
  'zefiria.term.reserve.about':
    'Trifft ein Sturm eine Insel, die am Platz ist, so verankert sie einer davon.',
  'zefiria.term.held': 'Rote Edelsteine auf der Hand',
  'zefiria.term.held.about':
    'Jeder zählt am Ende 1, oder er gibt dem Geist, der dran ist, einen Punkt mehr zum Handeln.',
  'zefiria.term.score': 'Gemeinsame Punkte',
  'zefiria.term.score.about':
    'Alle Inseln zusammen: +1 am Platz, −1 in der richtigen Reihe, −2 in einer falschen, dazu 1 für jeden roten Edelstein auf der Hand. Ab 25 singen die Winde von euch.',
  'zefiria.term.inPlace': 'Inseln am Platz',
  'zefiria.term.inPlace.about': 'So viele der 25 liegen da, wo die Karte sie zeigt.',
  'zefiria.term.map': 'Zielkarte',
  'zefiria.term.map.about':
    'So sollen am Ende alle Inseln liegen. Dunkle Felder stimmen schon; ein Rahmen zeigt, wohin die gewählte Insel gehört.',
  'zefiria.term.right': '+1: am Platz',
  'zefiria.term.right.about': 'Diese Insel liegt, wo sie hingehört.',
  'zefiria.term.row': '−1: richtige Reihe',
  'zefiria.term.row.about': 'Die Reihe stimmt, die Spalte nicht: Diese Insel kostet bisher einen Punkt.',
  'zefiria.term.wrong': '−2: falsche Reihe',
  'zefiria.term.wrong.about': 'Diese Insel liegt nicht in ihrer Reihe und kostet bisher zwei Punkte.',
  'zefiria.term.flight': 'Flug',
  'zefiria.term.flight.about': 'Bringt den Geist auf eine Insel mit hellem Rand. Er kostet 1 Punkt.',
  'zefiria.term.breath': 'Atemzug',
  'zefiria.term.breath.about':
    'Tauscht zwei Inseln. Die mit diesem Zeichen lassen sich fassen: Wähl eine, dann die andere.',
  'zefiria.term.price': 'Preis des Tauschs',
  'zefiria.term.price.about':
    'So viele Punkte kostet der Tausch mit dieser Insel: einen für jeden Schritt des Wegs. Durchgestrichen ist zu teuer.',
  'zefiria.term.star': 'Stern',
  'zefiria.term.star.about': 'Einer für jede der beiden Inseln, die der Tausch an ihren Platz bringt.',
  'zefiria.term.anchored': 'Verankert',
  'zefiria.term.anchored.about':
    'Ein roter Edelstein hält diese Insel: Niemand kann sie bewegen, über sie hinweg oder zu ihr fliegen.',
  'zefiria.term.blizzard': 'Blizzard',
  'zefiria.term.blizzard.about':
    'Die getroffene Insel tauscht mit der, die so viele Schritte weiter in Richtung der Pfeile liegt.',
  'zefiria.term.tornado': 'Tornado',
  'zefiria.term.tornado.about':
    'Die getroffene Insel tauscht mit der, wo ihr Platz nach so vielen Vierteldrehungen des Rasters hinkommt.',
  'zefiria.term.target': 'Rasterkarte',
  'zefiria.term.target.about': 'Das markierte Feld ist das, das der Sturm trifft.',
  'zefiria.term.seat': 'Farbe und Zeichen',
  'zefiria.term.seat.about': 'Dieser Platz führt die Geister mit diesem Zeichen.',
  'zefiria.term.island': 'Insel',
  'zefiria.term.island.about':
    'Ihre Zahl sagt, wohin sie auf der Zielkarte gehört, ihre Farbe, in welche Reihe. Geister fliegen und tauschen nach Farbe und Zeichen.',
  'zefiria.term.outside': 'Außen',
  'zefiria.term.outside.about': 'Ein Platz neben dem Raster. Nur Austro fliegt hierher.',
  'zefiria.term.borea': 'Borea',
  'zefiria.term.borea.about':
    'Fliegt zu Nachbarn und zu Inseln ihrer Farbe. Tauscht eine Insel ihres Zeichens mit jeder anderen.',
  'zefiria.term.jugo': 'Jugo',
  'zefiria.term.jugo.about':
    'Fliegt zu Nachbarn und zu Inseln seines Zeichens. Tauscht eine Insel seiner Farbe mit jeder anderen.',
  'zefiria.term.etesia': 'Etesia',
  'zefiria.term.etesia.about':
    'Fliegt zu Nachbarn und Diagonalen entlang. Tauscht einen Nachbarn mit jeder anderen Insel.',
  'zefiria.term.austro': 'Austro',
  'zefiria.term.austro.about': 'Fliegt außen herum. Tauscht zwei Inseln in seiner Reihe und Spalte.',
  'zefiria.term.skyron': 'Skyron',
  'zefiria.term.skyron.about':
    'Fliegt zu Nachbarn. Tauscht die Insel unter sich mit jeder anderen und darf mitreisen.',
  'zefiria.moment.round': 'Runde {round} ist vorbei',
  'zefiria.moment.spirit': '{spirit}',
  'zefiria.moment.stands':
    'Am Platz: {right} von 25. {same, select, yes {Der Stand bleibt {total, number}.} other {Der Stand geht von {before, number} auf {total, number}.}}',
  'zefiria.moment.left': '{left, plural, one {Es bleibt eine Runde.} other {Es bleiben # Runden.}}',
  'zefiria.moment.carried': '{spirit} wird mitgetragen.',
  'zefiria.moment.cost':
    '{same, select, yes {Der Stand bleibt {total, number}.} other {Der Stand geht von {before, number} auf {total, number}.}}',
  'zefiria.text.title': 'Die Stellung in Worten',
  'zefiria.text.islands': 'Die Inseln, wie sie liegen',
  'zefiria.text.row': 'Reihe',
  'zefiria.text.column': 'Spalte {column}',
  'zefiria.text.cell':
    '{island}, {colour, select, amber {bernsteingelb} green {grün} blue {blau} violet {violett} other {rosa}}, {symbol, select, A {Tanne} B {Leuchtturm} C {Torbogen} D {Windmühle} other {Ballon}}: {standing, select, right {am Platz} row {richtige Reihe} other {falsche Reihe}}.',
  'zefiria.text.stands': 'Hier ist {spirit}.',
  'zefiria.text.anchored': 'Verankert.',
  'zefiria.text.outside':
    'außen {side, select, N {im Norden} E {im Osten} S {im Süden} other {im Westen}}, Platz {number}',
  'zefiria.text.notYet': 'noch nicht auf dem Raster',
  'zefiria.text.onIsland': 'auf Insel {island}',
  'zefiria.text.spirit': '{spirit} ({whose, select, me {du} other {{name}}}): {where}.',
  'zefiria.text.asleep': 'Schläft.',
  'zefiria.text.acts':
    'Ist dran, {points, plural, =0 {keine Punkte mehr} one {noch # Punkt} other {noch # Punkte}}.',
  'zefiria.text.over': 'Das Spiel ist vorbei.',
  'zefiria.text.round': 'Runde {round} von {rounds}.',
  'zefiria.text.score': 'Stand: {total, number}. Am Platz: {right} von 25. Modus:',
  'zefiria.text.storm':
    '{storms, plural, =0 {Keine Sturmkarten mehr} one {Noch # Sturmkarte} other {Noch # Sturmkarten}}, {gems, plural, =0 {keine roten Edelsteine im Vorrat} one {# roter Edelstein im Vorrat} other {# rote Edelsteine im Vorrat}}.',
  'zefiria.text.holds': '{name}: {gems, plural, one {# roter Edelstein} other {# rote Edelsteine}}.',
  'zefiria.text.spirits': 'Geister',
} satisfies Words;
