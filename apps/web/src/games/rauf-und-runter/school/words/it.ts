import type { Words } from './words.js';

const it: Words = {
  'rauf-und-runter.school.chapter.ladder': 'Su per la scala',
  'rauf-und-runter.school.welcome':
    'Sei una gallina e vuoi stare più in alto di Ida sulla scala. Dopo sette giri vince chi sta più in alto.',
  'rauf-und-runter.school.first':
    'Per salire ti serve slancio. Lanci cinque volte e tieni un dado di ogni lancio. Comincia piano: prendi il 2.',
  'rauf-und-runter.school.startLow':
    'Si può. Ma dopo un numero alto contano solo quelli uguali o più alti. Comincia dal 2.',
  'rauf-und-runter.school.firstDone': 'Il tuo pulcino è sul 2.',
  'rauf-und-runter.school.second':
    'Gli altri quattro dadi sono stati rilanciati. Sulla tua pista i numeri non calano mai: 2, 3 e 4 vanno bene. Prendi il 3.',
  'rauf-und-runter.school.takeThree': 'Andrebbe anche quello. Stavolta prendi il 3: lascia ancora spazio.',
  'rauf-und-runter.school.secondDone': '2 + 3: sei sul 5.',
  'rauf-und-runter.school.feather': 'Guarda, una piuma! Non dà slancio, ma più tardi può salvarti. Prendila.',
  'rauf-und-runter.school.featherFirst': 'Un numero va bene, ma questa piuma ti servirà presto. Prendila.',
  'rauf-und-runter.school.limit':
    'I punti volo di questo giro sono 11: chi li supera cade. Sei sul 5. L’1 è troppo piccolo e andrebbe perso; il 5 ti porta a 10.',
  'rauf-und-runter.school.oneIsLost':
    'L’1 è più piccolo del tuo ultimo 3: finirebbe nel letamaio. Prendi il 5.',
  'rauf-und-runter.school.ten': '10 su 11, benissimo!',
  'rauf-und-runter.school.lastDie':
    'L’ultimo dado lo devi prendere. Il 3 è più piccolo del tuo 5: finisce nel letamaio e non fa niente. Che fortuna!',
  'rauf-und-runter.school.stood': 'Resti su 10, sotto i punti volo.',
  'rauf-und-runter.school.compared':
    'Ida finisce su 6. Chi ha meno resta ferma e prende due piume. Tu hai 4 in più: la tua gallina sale di 4 caselle!',
  'rauf-und-runter.school.again':
    'Secondo giro: i punti volo sono 16. Comincia la gallina più alta, cioè tu. Prendi un 3.',
  'rauf-und-runter.school.againLow': 'Andrebbe anche quello. Con un 3 vedrai subito a che servono le piume.',
  'rauf-und-runter.school.bold': 'Più slancio hai, più sali, finché resti su. Prendi il 3.',
  'rauf-und-runter.school.boldThree':
    'Potrebbe funzionare. Prendi il 3, così vediamo a che servono le piume.',
  'rauf-und-runter.school.choice': 'Una piuma o un 3? Il limite è ancora lontano. Osa: il 3.',
  'rauf-und-runter.school.choiceThree': 'Il 2 andrebbe perso, e una piuma ce l’hai già. Prendi il 3.',
  'rauf-und-runter.school.choiceDone': '3 + 3 + 3: bel battito d’ali.',
  'rauf-und-runter.school.near':
    'Sei sul 9, restano due dadi. Dopo un 5 va bene solo un altro 5. Prendi il 4: 13.',
  'rauf-und-runter.school.over':
    'L’ultimo dado è un 4, e va bene: 13 + 4. Bisogna prenderlo. Guarda dove porta!',
  'rauf-und-runter.school.nearFour': 'Il 5 chiude la porta a quasi tutto. Prendi il 4.',
  'rauf-und-runter.school.shed':
    '17: uno di troppo! Cadresti, ma ogni piuma compensa una casella. Lascia la tua piuma.',
  'rauf-und-runter.school.dontFall':
    'Allora cadresti e in questo giro non saliresti. La piuma salva tutti i tuoi 17.',
  'rauf-und-runter.school.saved': 'Salva: resti su 17, sopra i punti volo!',
  'rauf-und-runter.school.higher':
    'Ida gioca sul sicuro e finisce su 10. 17 contro 10: sali di 7 caselle, e lei prende di nuovo due piume.',
  'rauf-und-runter.school.end':
    'Restano cinque giri, ognuno con i suoi punti volo. Dopo l’ultimo vince la gallina più alta; le piume avanzate non contano.',
  'rauf-und-runter.school.drill.under': 'Sotto i punti volo',
  'rauf-und-runter.school.under.ask':
    'I punti volo sono 12, sei sul 5. Dopo questo dado ne viene ancora uno. Quale ti tiene al sicuro in ogni caso?',
  'rauf-und-runter.school.under.because': 'Sul 7 anche un 5 fa solo 12.',
  'rauf-und-runter.school.under.otherwise': 'Sul 9 un 4 o un 5 ti porterebbe oltre 12.',
  'rauf-und-runter.school.drill.feathers': 'Perché le piume?',
  'rauf-und-runter.school.feathers.ask': 'Slancio 11, punti volo 9, e hai due piume. Quante ne lasci?',
  'rauf-und-runter.school.feathers.because': 'Tutte e due: non cadi e resti sui tuoi 11 interi.',
  'rauf-und-runter.school.feathers.one': 'Con una cadi ancora di una casella e resti fuori dal confronto.',
  'rauf-und-runter.school.feathers.otherwise': 'Allora cadi di due caselle e non sali.',
  'rauf-und-runter.school.drill.reroll': 'Ancora una volta?',
  'rauf-und-runter.school.reroll.ask':
    'I punti volo sono 7, sei sul 6, e l’ultimo dado è un 5. Hai due piume. E adesso?',
  'rauf-und-runter.school.reroll.because':
    'Due piume pagano un nuovo lancio: 1, 2, 3 o piuma non fanno danni. Quattro facce su sei ti salvano.',
  'rauf-und-runter.school.reroll.otherwise': 'Fa 11, quattro di troppo; le tue due piume non ti salvano.',
  'rauf-und-runter.school.concept.roll':
    'Cinque dadi, cinque lanci: scegli un dado, gli altri vengono rilanciati.',
  'rauf-und-runter.school.concept.flutter': 'Tieni d’occhio i punti volo: avvicinati, ma non superarli.',
  'rauf-und-runter.school.concept.heap':
    'In questo lancio c’è un numero più piccolo del tuo ultimo. Finirebbe nel letamaio senza fare niente: a volte è l’ideale.',
  'rauf-und-runter.school.concept.featherDie':
    'Una piuma invece di un numero: compensa una casella di troppo, e due pagano un rilancio.',
  'rauf-und-runter.school.concept.reroll': 'Hai due piume: puoi pagarle per rilanciare questi dadi.',
  'rauf-und-runter.school.concept.lastDie': 'L’ultimo dado. Devi prenderlo, dovunque vada.',
  'rauf-und-runter.school.concept.same': 'Dadi uguali sono una sola scelta; ne prendi uno.',
  'rauf-und-runter.school.concept.tooFar':
    'Sei già oltre i punti volo. Un dado basso nel letamaio, o delle piume, possono ancora frenare la caduta.',
  'rauf-und-runter.school.concept.shed': 'Troppo slancio! Ogni piuma compensa una casella; del resto cadi.',
  'rauf-und-runter.school.concept.compared':
    'Si è confrontato: lo slancio più basso prende due piume, gli altri salgono della differenza.',
  'rauf-und-runter.school.concept.climbed':
    'La tua gallina è salita. Questo numero è la sua altezza; alla fine conta solo quella.',
  'rauf-und-runter.school.concept.fell':
    'Qualcuno è caduto: di tante caselle quante erano di troppo. Chi cade resta fuori dal confronto di questo giro.',
  'rauf-und-runter.school.concept.grew':
    'La carta del giro ha allungato la scala. I prossimi numeri sono qui: puoi pianificare.',
  'rauf-und-runter.school.concept.order':
    'La gallina più alta gioca per prima. Chi gioca dopo sa che cosa hanno gli altri.',
  'rauf-und-runter.school.concept.overview': 'Qui vedi tutta la scala e dove stanno tutte.',
  'rauf-und-runter.school.concept.lastRound': 'L’ultimo giro: le piume avanzate non contano, quindi usale.',
  'rauf-und-runter.school.caution.highStart':
    'Dopo un 5 vanno bene solo altri 5; quasi tutto andrebbe perso. Lo prendi lo stesso?',
  'rauf-und-runter.school.caution.lateFeather':
    'È l’ultimo giro, e il limite è lontano: un numero ti porta più in alto di una piuma. Prendi la piuma?',
  'rauf-und-runter.school.well.won': 'Sei in cima. Coraggio, ma mai troppo!',
  'rauf-und-runter.school.well.noFall': 'Non sei caduta nemmeno una volta.',
  'rauf-und-runter.school.well.farClimb': 'Una volta sei salita di almeno sei caselle in un colpo.',
  'rauf-und-runter.school.well.finished': 'Sette giri giocati: ora conosci tutto il gioco.',
  'rauf-und-runter.school.next.fewerFalls':
    'Con due dadi ancora da tirare, resta cinque sotto il limite: nessun dado da solo ti farà cadere.',
  'rauf-und-runter.school.next.spend': 'Ti sono rimaste piume. Spendile in rilanci negli ultimi giri.',
  'rauf-und-runter.school.next.bolder': 'Spesso avevi lo slancio più basso. Osa un numero in più.',
  'rauf-und-runter.school.next.lowStart': 'Comincia ogni turno con 1 o 2: dopo va bene quasi tutto.',
};

export default it;
