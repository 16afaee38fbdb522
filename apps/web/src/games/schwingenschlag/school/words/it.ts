import type { Words } from './words.js';

const it: Words = {
  'schwingenschlag.school.chapter.home': 'Grotte e draghi',
  'schwingenschlag.school.home.welcome':
    'Questa montagna è tua, con tre grotte. Fanne la casa di draghi migliore: dopo quattro round vince chi ha più punti.',
  'schwingenschlag.school.home.entice':
    'Questo drago vuole entrare. Costa una moneta e una carne, e vive nella Caverna cremisi, quella rossa. Toccalo, poi attiralo.',
  'schwingenschlag.school.home.enticeFirst':
    'Fra poco! Comincia dal drago cerchiato: costa solo una carne, e uno spazio è libero.',
  'schwingenschlag.school.home.enticed': 'Benvenuto! Il numero su un drago sono i suoi punti alla fine.',
  'schwingenschlag.school.home.dig':
    'Anche Ida ha un ospite. Il tuo prossimo spazio è ancora roccia. Tocca la carta grotta cerchiata e scava nella Caverna cremisi, per una moneta.',
  'schwingenschlag.school.home.digFirst':
    'Non ancora: il tuo secondo drago vive solo nella Caverna cremisi. Fagli posto lì, con la carta cerchiata.',
  'schwingenschlag.school.home.meat':
    'Ogni grotta dà qualcosa una volta, quando la scavi: qui una risorsa e un uovo. Il prossimo drago costa due carni, tu ne hai una. Prendi carne.',
  'schwingenschlag.school.home.meatFirst':
    'Utile anche questo, ma al drago che hai in mano manca proprio la carne.',
  'schwingenschlag.school.home.egg':
    'E un uovo! Vuole un nido libero: sul tuo drago, o uno dei due della plancia. Dove lo metti?',
  'schwingenschlag.school.home.eggFirst':
    'Prendi pure l’uovo: più avanti serve a pagare, e tenuto fino alla fine vale un punto.',
  'schwingenschlag.school.home.eggOnDragon':
    'Bello caldo. Con le uova si paga; ognuna che tieni vale un punto.',
  'schwingenschlag.school.home.eggOnMat': 'Due insieme. Con le uova si paga; ognuna che tieni vale un punto.',
  'schwingenschlag.school.home.second':
    'Ora c’è posto: attira il tuo secondo drago. Leggi la sua carta: «Quando giocato» agisce subito, appena arriva.',
  'schwingenschlag.school.home.secondFirst': 'Prima il drago: hai le due carni e lo spazio che gli servono.',
  'schwingenschlag.school.home.coin': 'Ecco la moneta promessa: un’azione in più per te.',
  'schwingenschlag.school.home.wide':
    'Scava ancora, nella Grotta dorata o nell’Abisso d’ametista: tocca la carta, poi scegli la grotta. La roccia mostra il prezzo.',
  'schwingenschlag.school.home.wideFirst':
    'Non adesso. Nella Caverna cremisi il terzo spazio costerebbe anche un uovo; nelle altre due solo la moneta.',
  'schwingenschlag.school.home.wideGold': 'La Grotta dorata ora ha posto per due, e hai ricevuto oro.',
  'schwingenschlag.school.home.wideAmethyst': 'L’Abisso d’ametista ora ha posto per due, e hai ricevuto oro.',
  'schwingenschlag.school.home.take':
    'Questa grotta porta anche una carta drago. Prendine una delle tre nell’offerta, o una coperta dal mazzo.',
  'schwingenschlag.school.home.takeFirst': 'È gratis: prendi un drago. Non devi giocarlo oggi.',
  'schwingenschlag.school.home.took':
    'Un ospite da aspettare con gioia. Sulla carta c’è quanto costa e dove vive.',
  'schwingenschlag.school.home.tookUnseen': 'Una sorpresa! Sulla carta c’è quanto costa e dove vive.',
  'schwingenschlag.school.home.coins':
    'Ogni azione costa una moneta: attirare, scavare, ed esplorare, che viene fra poco. Ogni nuovo round te ne porta sei.',
  'schwingenschlag.school.home.points':
    'Qui vedi in ogni momento come stanno i punti. Draghi e uova sono solo l’inizio.',
  'schwingenschlag.school.chapter.walk': 'Esplorare, e la gilda',
  'schwingenschlag.school.walk.welcome':
    'Due round dopo, da te vivono cinque draghi. Ora tocca a loro: chi attraversa una grotta usa tutto lungo la via.',
  'schwingenschlag.school.walk.explore':
    'Esplorare costa una moneta. Tocca l’ingresso della Caverna cremisi, guarda la via da pietra a drago a pietra, e vai.',
  'schwingenschlag.school.walk.exploreFirst':
    'Più tardi. Comincia dalla Caverna cremisi: ci vivono tre draghi, è il giro più lungo.',
  'schwingenschlag.school.walk.milk':
    'La prima pietra dà una risorsa a scelta. Il cucciolo nella Grotta dorata beve latte: prendi latte per lui.',
  'schwingenschlag.school.walk.milkFirst': 'Un’altra volta. Il cucciolo nella Grotta dorata beve solo latte.',
  'schwingenschlag.school.walk.step':
    'Il tuo primo drago ti ha trovato un cristallo: il suo segno dice «All’attivazione», a ogni giro. La pietra seguente è un passo di gilda. Fallo!',
  'schwingenschlag.school.walk.stepFirst':
    'Fallo pure: un passo di gilda non costa nulla e porta sempre a qualcosa.',
  'schwingenschlag.school.walk.circle':
    'Ecco il cerchio della gilda. La tua pietra è avanzata di una casella, e la casella ti ha dato un cristallo. La prossima è marrone: lì ci sono le grandi ricompense.',
  'schwingenschlag.school.walk.any':
    'Il secondo drago ha agito solo quando l’hai giocato. La terza pietra dà ancora una risorsa a scelta: quale vuoi?',
  'schwingenschlag.school.walk.anyFirst': 'Ciò che sta lungo la via è gratis: prendi una risorsa.',
  'schwingenschlag.school.walk.egg': 'La pietra dopo porta un uovo. Scegli un nido.',
  'schwingenschlag.school.walk.eggFirst': 'Hai nidi liberi: metti l’uovo in uno di essi.',
  'schwingenschlag.school.walk.egged': 'Lì sta bene. Il giro finisce al primo spazio senza drago.',
  'schwingenschlag.school.walk.grotto':
    'Ida spende le ultime monete per un drago. A te ne resta una: va’ dal cucciolo nella Grotta dorata.',
  'schwingenschlag.school.walk.grottoFirst': 'Il cucciolo ha fame, e tu hai latte. Esplora la Grotta dorata.',
  'schwingenschlag.school.walk.card':
    'In questa grotta la prima pietra è una carta drago. Prendi quella che vuoi.',
  'schwingenschlag.school.walk.cardFirst': 'È gratis: prendi una carta, dall’offerta o dal mazzo.',
  'schwingenschlag.school.walk.feed':
    'Eccolo nel suo guscio. Nutrilo con il latte! Il latte resta con lui e vale un punto, e tu ricevi un cristallo.',
  'schwingenschlag.school.walk.feedFirst': 'Così resterebbe affamato. Dagli il latte.',
  'schwingenschlag.school.walk.fed': 'Ruttino! Dopo il terzo pasto ti ringrazia con qualcosa di più grande.',
  'schwingenschlag.school.walk.brown':
    'Ancora un passo di gilda: porta la tua pietra sulla casella marrone. Fallo!',
  'schwingenschlag.school.walk.mark':
    'Metti un segnalino sulla tessera gilda: sei punti alla fine, o un punto per ogni carta grotta della plancia. Ora ne hai quattro.',
  'schwingenschlag.school.walk.markFirst':
    'Quella riga ora porta meno, o chiede ciò che non hai. Prendi una delle due che valgono più punti.',
  'schwingenschlag.school.walk.markedSix': 'Sei punti, al sicuro. Può averli una persona sola.',
  'schwingenschlag.school.walk.markedCaves': 'Già quattro punti, e di più con ogni spazio che scavi.',
  'schwingenschlag.school.walk.again':
    'Il giro è finito. Un secondo nella stessa grotta in questo round costa anche un uovo, come mostra l’ingresso; un terzo, due.',
  'schwingenschlag.school.chapter.last': 'L’ultimo round',
  'schwingenschlag.school.last.welcome':
    'L’ultimo di quattro round, e la tua ultima moneta. Alla fine di ogni round si valuta il suo obiettivo. Ecco quello del quarto.',
  'schwingenschlag.school.last.entice':
    'Conta i draghi con il segno «Quando giocato» o «Fine round». Tu ne hai due, Ida tre: 4 punti a 7. Attira il drago che hai in mano!',
  'schwingenschlag.school.last.enticeFirst':
    'Anche questo porterebbe qualcosa, ma il drago che hai in mano porta tre punti in più all’obiettivo.',
  'schwingenschlag.school.last.enticed':
    'Mancava l’oro: due altre risorse ne hanno fatto uno. Ora è tre pari: 7 punti ciascuno.',
  'schwingenschlag.school.last.pass':
    'Ida passa. Tu non hai più monete: passa anche tu. Quando tutti hanno passato, il round è finito.',
  'schwingenschlag.school.last.passFirst': 'Senza monete non c’è altro da fare: passa.',
  'schwingenschlag.school.last.abilities':
    'Prima agiscono i draghi con il segno «Fine round». Quelli di Ida hanno finito, ora i tuoi. Comincia da quello cerchiato: porta un uovo.',
  'schwingenschlag.school.last.abilitiesFirst':
    'Agiscono tutti, uno dopo l’altro. Comincia dal drago cerchiato.',
  'schwingenschlag.school.last.egg': 'Nel suo stesso nido: un punto in più.',
  'schwingenschlag.school.last.eggFirst': 'Un uovo vale un punto, e il nido è libero: mettilo lì.',
  'schwingenschlag.school.last.second':
    'E ora quello nuovo. Per ogni tuo segnalino sulla tessera gilda prende una carta dal mazzo.',
  'schwingenschlag.school.last.secondFirst': 'Non lasciare lì quei punti: fallo agire.',
  'schwingenschlag.school.last.tuck':
    'Due segnalini, due carte: infilale sotto di lui. Una carta infilata resta lì e vale un punto.',
  'schwingenschlag.school.last.tucked': 'Due punti in più, e poi si è valutato l’obiettivo: 7 punti per te.',
  'schwingenschlag.school.last.over':
    'La partita è finita: 71 a 60, vinci tu! Dopo i primi tre round invece tutti ricevono sei monete e un uovo, e si va avanti.',
  'schwingenschlag.school.last.sum':
    'Contano draghi, uova, risorse conservate, carte infilate, gilda e obiettivi; anche una moneta avanzata è un punto. Ora tocca a te!',
  'schwingenschlag.school.drill.afford': 'Chi può entrare?',
  'schwingenschlag.school.afford.ask':
    'Tre draghi in mano; hai una carne, un cristallo e un latte. Attira quello con più punti che puoi pagare.',
  'schwingenschlag.school.afford.because':
    'Carne e cristallo, e uno spazio libero nella Caverna cremisi: 5 punti. Per quello da 6 ti manca l’oro.',
  'schwingenschlag.school.afford.less':
    'Potrebbe entrare anche lui, ma vale solo 3 punti, allo stesso prezzo.',
  'schwingenschlag.school.afford.otherwise': 'Può aspettare: qui deve entrare un drago.',
  'schwingenschlag.school.drill.nests': 'Nessun uovo perso',
  'schwingenschlag.school.nests.ask':
    'Un uovo, un nido libero: nessun drago ne offre ancora altri. Scava la grotta le cui uova trovano tutte posto.',
  'schwingenschlag.school.nests.because':
    'Un cristallo e un uovo: va bene. La grotta con tre uova è meglio quando i draghi portano nidi.',
  'schwingenschlag.school.nests.lost': 'Tre uova, ma un solo nido libero: due andrebbero perse.',
  'schwingenschlag.school.nests.otherwise':
    'Così non arriva nessun uovo. Scava una delle tue due carte grotta.',
  'schwingenschlag.school.drill.step': 'La via della gilda',
  'schwingenschlag.school.step.ask': 'Vuoi un passo di gilda. Quale grotta attraversi?',
  'schwingenschlag.school.step.because':
    'La pietra della gilda sta dietro il primo drago; in questa grotta ce ne sono due.',
  'schwingenschlag.school.step.short': 'Lì non vive nessun drago: il giro finisce alla prima pietra.',
  'schwingenschlag.school.step.otherwise': 'Le pietre della gilda stanno sul sentiero delle grotte: esplora.',
  'schwingenschlag.school.drill.lead': 'L’obiettivo del round',
  'schwingenschlag.school.lead.ask':
    'Il primo obiettivo conta i draghi grandi. Quale drago ti porta in testa?',
  'schwingenschlag.school.lead.because': 'È grande: uno a zero. Alla fine del round sono 4 punti.',
  'schwingenschlag.school.lead.small':
    'Quello è piccolo; l’obiettivo chiede quelli grandi. Lo dice ogni carta.',
  'schwingenschlag.school.lead.otherwise':
    'Questo turno non cambia l’obiettivo. Guarda i tuoi draghi: quale è grande?',
  'schwingenschlag.school.concept.draft':
    'Di sei carte ne restano quattro. Tieni draghi che costano poco e vivono in grotte diverse; sbagliare di molto non puoi.',
  'schwingenschlag.school.concept.firstResources':
    'Scegli tre risorse. Guarda i draghi che hai tenuto: prendi ciò che costa il meno caro.',
  'schwingenschlag.school.concept.marker':
    'Una casella marrone! Metti un segnalino: le righe in alto agiscono subito, quelle in basso sono punti alla fine.',
  'schwingenschlag.school.concept.feed':
    'Il tuo cucciolo ha fame. Ogni pezzo del suo cibo porta qualcosa e vale un punto; il terzo porta di più.',
  'schwingenschlag.school.concept.roundAbilities':
    'Tutti hanno passato. Ora agiscono i tuoi draghi con il segno «Fine round», nell’ordine che vuoi.',
  'schwingenschlag.school.concept.roundEgg':
    'Un nuovo round: sei monete e un uovo per tutti. In quale nido va l’uovo?',
  'schwingenschlag.school.concept.limits':
    'Alla fine del tuo turno tieni al massimo nove risorse e nove carte. Usane un po’, o lascia ciò che ti serve meno.',
  'schwingenschlag.school.concept.gift':
    'Un regalo dal turno di un altro! Puoi prenderlo, e non ti costa nulla.',
  'schwingenschlag.school.concept.fourthSpace':
    'Un quarto spazio ha un bonus: tre cose per una moneta. Decidi tu se viene prima della carta grotta o dopo.',
  'schwingenschlag.school.concept.pay': 'Si può pagare in più modi. Da’ ciò di cui puoi fare a meno.',
  'schwingenschlag.school.concept.cache':
    'Una risorsa conservata resta sul drago per sempre e alla fine vale un punto.',
  'schwingenschlag.school.concept.tuck':
    'Una carta infilata resta sotto il drago per sempre e vale un punto. Scegline una che non giocherai.',
  'schwingenschlag.school.concept.step':
    'Un passo di gilda: la tua pietra avanza di una casella sul cerchio, e la casella dà ciò che mostra.',
  'schwingenschlag.school.concept.egg':
    'Un uovo vuole un nido libero: su un drago, o uno dei due della plancia. Ogni uovo che tieni vale un punto.',
  'schwingenschlag.school.concept.takeDragon':
    'Prendi una carta drago: una delle tre nell’offerta, o una coperta dal mazzo. Guarda quanto costa e dove vive il drago.',
  'schwingenschlag.school.concept.takeCave':
    'Prendi una carta grotta: una delle tre nell’offerta, o una coperta dal mazzo. Agisce quando la scavi.',
  'schwingenschlag.school.concept.takeAny':
    'Una risorsa a scelta: guarda che cosa manca ancora ai draghi che hai in mano.',
  'schwingenschlag.school.concept.parts':
    'Tutto è facoltativo, e l’ordine lo scegli tu. Ciò che lasci è perso.',
  'schwingenschlag.school.concept.turn':
    'Tocca a te: scava, attira o esplora. Ogni volta costa una moneta; ogni posto mostra che cosa si aggiunge.',
  'schwingenschlag.school.concept.onlyPass':
    'Non puoi più pagare nulla: passa. Tieni tutto, e il prossimo round porta sei monete.',
  'schwingenschlag.school.concept.lastRound':
    'L’ultimo round. Ciò che non porta più punti ora non serve; una moneta avanzata ne vale comunque uno.',
  'schwingenschlag.school.concept.newRound':
    'Ci sono carte nuove nell’offerta, e comincia qualcun altro. Sei monete, sei azioni: che cosa vuoi fare?',
  'schwingenschlag.school.concept.scored':
    'L’obiettivo è stato valutato. Chi è pari ha il posto per intero, e ogni round seguente vale di più.',
  'schwingenschlag.school.concept.walk':
    'Nella tua montagna vive un drago: in un giro usi le pietre e ogni drago con il segno «All’attivazione».',
  'schwingenschlag.school.concept.objective':
    'Tieni d’occhio l’obiettivo del round: alla fine il primo posto vale 4 punti, più avanti fino a 7.',
  'schwingenschlag.school.concept.walkAgain':
    'La stessa grotta si può esplorare ancora, ma il secondo giro costa anche un uovo, il terzo due.',
  'schwingenschlag.school.concept.deeper':
    'Più a fondo, più caro: il terzo spazio di una grotta costa anche un uovo, il quarto due.',
  'schwingenschlag.school.concept.room':
    'Un drago che hai in mano non ha ancora posto: scava in una grotta dove vive.',
  'schwingenschlag.school.concept.hatchling':
    'Un cucciolo in mano: costa latte e un uovo, e poi vuole cibo durante i giri.',
  'schwingenschlag.school.concept.brown':
    'La tua pietra di gilda sta davanti a una casella marrone. Un giro oltre un drago ce la porta.',
  'schwingenschlag.school.concept.exchange':
    'Manca qualcosa? Nel tuo turno due risorse ne diventano una di un altro tipo.',
  'schwingenschlag.school.concept.gameEnd':
    '«Fine partita» su un drago: dà punti per ciò che conta il suo testo. Preparalo presto.',
  'schwingenschlag.school.concept.roundEnd':
    '«Fine round» su un drago: agisce alla fine di ogni round, quindi vale di più se arriva presto.',
  'schwingenschlag.school.concept.alone': 'Altri hanno passato. Tu puoi continuare finché hai monete.',
  'schwingenschlag.school.caution.eggsLost':
    'Questa grotta porta più uova dei tuoi nidi liberi: il resto andrebbe perso. Scavare lo stesso?',
  'schwingenschlag.school.caution.emptyWalk':
    'In quella grotta non vive nessun drago: avresti solo la prima pietra. Un’altra offre di più lungo la via.',
  'schwingenschlag.school.caution.dearWalk':
    'Due uova sono due punti, e questo giro è breve. Andare lo stesso?',
  'schwingenschlag.school.caution.declines': 'Lasceresti qualcosa che non costa nulla.',
  'schwingenschlag.school.well.won': 'Hai vinto: la tua montagna è la migliore casa di draghi.',
  'schwingenschlag.school.well.objectives': 'Hai avuto il primo posto in almeno due obiettivi.',
  'schwingenschlag.school.well.fed': 'Hai nutrito bene i tuoi cuccioli.',
  'schwingenschlag.school.well.markers': 'Hai raggiunto una casella marrone della gilda tre volte o più.',
  'schwingenschlag.school.well.dragons': 'Da te vivono otto draghi o più.',
  'schwingenschlag.school.well.eggs': 'I tuoi nidi sono pieni di uova.',
  'schwingenschlag.school.next.dragons':
    'Attira presto più draghi: ognuno rende migliori tutti i giri seguenti.',
  'schwingenschlag.school.next.coins':
    'Spendi le monete: quasi ogni azione vale più del punto di una moneta.',
  'schwingenschlag.school.next.markers':
    'Fai più passi di gilda: due segnalini entro il terzo round sono un buon traguardo.',
  'schwingenschlag.school.next.objectives':
    'Prima di attirare un drago, guarda se conta per l’obiettivo di un round che verrà.',
  'schwingenschlag.school.next.hand':
    'Le carte avanzate contano poco: tienine meno, o infilale sotto i draghi.',
  'schwingenschlag.school.next.ends':
    'Cerca due draghi con «Fine partita» che vogliono la stessa cosa, e costruisci per loro.',
  'schwingenschlag.school.well.played': 'Hai giocato una partita intera.',
  'schwingenschlag.school.next.walk': 'Esplora una grotta dove vivono più draghi, e fallo presto nel round.',
};

export default it;
