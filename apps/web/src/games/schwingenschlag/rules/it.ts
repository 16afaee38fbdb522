import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Di che si tratta',
    body: [
      'Da te abitano draghi. In quattro round scavi grotte, vi attiri draghi e percorri ciò che hai costruito. Vince chi alla fine ha più punti.',
      'I punti vengono dai draghi e dalle loro abilità, dalle uova, da ciò che è conservato sui draghi, dalle carte infilate sotto di loro, dalla gilda, da quattro obiettivi e un poco da ciò che avanza.',
    ],
  },
  mat: {
    title: 'La tua plancia',
    body: [
      'La tua montagna ha tre grotte una sopra l’altra: la Caverna cremisi, la Grotta dorata e l’Abisso d’ametista. Ognuna ha quattro spazi, riempiti da sinistra. Il primo è scavato dall’inizio, gli altri sono roccia finché non vi si mette una carta grotta.',
      'Una colonna sono i tre spazi uno sopra l’altro. Sono adiacenti gli spazi che si toccano su un lato.',
      'Accanto alle grotte la plancia ha due nidi suoi. Non appartengono a nessuna grotta, colonna o vicinanza.',
      'Tra gli spazi corre il sentiero dell’esplorazione con le sue pietre; ogni pietra dà qualcosa.',
      {
        caption:
          'Una plancia al terzo round: draghi con uova, risorse conservate e carte infilate; accanto spazi scavati, e roccia con il prezzo dello scavo.',
        alt: 'Tre grotte una sopra l’altra con quattro spazi ciascuna; sei draghi, grotte vuote e roccia, e tra loro le pietre del sentiero.',
      },
    ],
  },
  cards: {
    title: 'Leggere una carta',
    body: [
      'Una carta drago mostra il prezzo, le grotte dove il drago vive, i punti, i nidi per le uova e le abilità con il segno che dice quando agiscono.',
      {
        caption: 'Il drago 109: costa carne e oro, vive in due grotte, ha un nido e vale 5 punti.',
        alt: 'Una carta drago con immagine, prezzo, grotte, taglia, nidi, punti e il testo della sua abilità.',
      },
      'Ogni drago è un cucciolo, piccolo, medio o grande, ed è aggressivo, servizievole, giocoso o timido. Obiettivi e carte ne tengono conto.',
      'Una carta grotta costa solo lo scavo. Il suo effetto agisce una volta, quando la si scava; poi tiene aperto lo spazio per un drago.',
    ],
  },
  setup: {
    title: 'Come si comincia',
    body: [
      'Tutti hanno sei monete e un uovo in un nido della plancia. Tre draghi e tre grotte sono nell’offerta. Si sorteggiano una di quattro tessere gilda, quattro obiettivi, uno per round, e chi comincia.',
      {
        caption: 'L’offerta: tre draghi, tre grotte e i due mazzi.',
        alt: 'Una fila di piccole carte: tre draghi con prezzo e punti, un mazzo, tre grotte, un mazzo.',
      },
      'Ognuno riceve tre carte drago e tre carte grotta, ne scarta due su sei e sceglie tre risorse. Lo fanno tutti insieme.',
      '! Ciò che è stato scartato si mostra quando tutti hanno finito.',
    ],
  },
  round: {
    title: 'Un round',
    body: [
      'In senso orario ognuno fa un’azione per turno, finché tutti hanno passato. Poi, nell’ordine:',
      '* le abilità di fine round, a partire da chi ha cominciato; l’ordine delle proprie lo sceglie ciascuno;',
      '* si valuta l’obiettivo del round.',
      'Prima del round seguente si sostituiscono le sei carte dell’offerta, comincia chi segue in senso orario, e tutti ricevono sei monete e un uovo.',
      '! L’uovo è obbligatorio se c’è un nido libero; scegli tu quale. Durante la fine del round l’offerta non si riempie.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    body: [
      'Fai una di quattro azioni: scavare, attirare, esplorare o passare. Tutte tranne l’ultima costano una moneta e spesso di più.',
      'Chi passa è fuori fino alla fine del round, tiene tutto e riceve ancora i regali degli altri.',
    ],
  },
  excavate: {
    title: 'Scavare',
    body: [
      'Paga una moneta e metti una carta grotta dalla mano sulla roccia più a sinistra di una grotta. Il secondo spazio non costa altro, il terzo un uovo, il quarto due uova.',
      {
        caption: 'La roccia mostra quanto costa lo spazio seguente: una moneta, poi un uovo in più, poi due.',
        alt: 'Tre grotte senza draghi, scavate a profondità diverse; sulla roccia monete e uova.',
      },
      'Poi usa l’effetto della carta. Chi scava un quarto spazio può, prima di tutta la carta o dopo, dare tre cose (risorse, carte drago, carte grotta mescolate) per una moneta.',
      '! Se un effetto ti fa scavare la prima carta del mazzo, devi mettere quella; scegli solo la grotta.',
    ],
  },
  entice: {
    title: 'Attirare',
    body: [
      'Paga una moneta e il costo stampato di un drago della mano, e mettilo sullo spazio scavato senza drago più a sinistra, in una grotta dove vive.',
      'Un’abilità con il segno della giocata agisce subito.',
      'Alcuni effetti portano un drago per meno o per niente. Allora cade anche la moneta dell’azione; spazio e habitat contano ancora.',
      '! Dove si toglie un simbolo del prezzo, un drago senza simboli di uovo o risorsa si paga semplicemente per intero. Chi paga con una carta drago per giocarne un’altra deve tenerne una che si possa giocare.',
      'L’Altopiano ti lascia mettere un drago sopra un altro. Il vecchio conta come carta infilata; ciò che vi stava sopra passa al nuovo, ma le uova oltre i suoi nidi si perdono. Il cibo arrivato così non nutre nessun cucciolo.',
    ],
  },
  explore: {
    title: 'Esplorare',
    body: [
      'Il primo giro in una grotta costa una moneta, il secondo nello stesso round una moneta e un uovo, il terzo una moneta e due uova. Un quarto non c’è.',
      'Il tuo esploratore va da pietra a drago a pietra, fino al primo spazio senza drago, e usa tutto lungo la via: la pietra, poi l’abilità del drago se ha il segno dell’attivazione.',
      'Esempio: due draghi nella Caverna cremisi. Ricevi una risorsa, il primo drago agisce, fai un passo di gilda, il secondo drago agisce, ricevi un’altra risorsa, e il giro è finito.',
      {
        caption:
          'Il giro dell’esempio: dopo il primo drago l’esploratore sta sulla pietra del passo di gilda. L’ingresso mostra già il prezzo del secondo giro.',
        alt: 'Due draghi nella Caverna cremisi; l’esploratore sta sulla pietra fra loro.',
      },
      'Un drago arrivato in questo turno riposa: la sua attivazione non agisce ancora.',
      '! Se i draghi cambiano posto durante il giro, conta chi sta sullo spazio seguente. Un drago che arriva davanti all’esploratore allunga il giro, ma riposa.',
    ],
  },
  stones: {
    title: 'Le pietre del sentiero',
    body: [
      '* Caverna cremisi: una risorsa a scelta, un passo di gilda, una risorsa a scelta, un uovo; in fondo puoi conservare fino a 2 risorse della riserva su draghi.',
      '* Grotta dorata: una carta drago, un passo di gilda, una carta drago, un uovo; in fondo puoi infilare fino a 2 carte della mano sotto draghi.',
      '* Abisso d’ametista: una carta grotta, un passo di gilda, una carta grotta, un uovo; in fondo puoi fino a 2 volte dare una carta grotta per 2 uova.',
      'L’ultima pietra di una grotta sta dietro il quarto drago.',
    ],
  },
  paying: {
    title: 'Pagare',
    body: [
      'Risorse e monete vengono dalla tua riserva, le carte dalla mano, le uova da qualsiasi tuo nido. Dove c’è una scelta, è tua.',
      'In ogni momento del tuo turno due risorse si scambiano con una di un altro tipo. Mentre paghi, ciò che manca si ottiene così.',
      '! Il tipo che prendi è diverso dai due che dai. Puoi pagare per qualcosa che non farà nulla, ma non per un drago, una grotta, un’attivazione o uno scambio impossibili.',
    ],
  },
  abilities: {
    title: 'Abilità',
    body: [
      'Ogni drago ha una o due abilità, con un segno che dice quando agiscono: durante l’esplorazione, quando è giocato, alla fine di ogni round, alla fine della partita.',
      {
        caption: 'I segni che dicono quando agisce un’abilità.',
        alt: 'Quattro segni con il nome: all’attivazione, quando giocato, a fine round, a fine partita.',
      },
      'Tutto è facoltativo. Ciò che un effetto dà si prende in qualsiasi ordine e anche in parte. Si conta quando l’effetto comincia. Una carta che ricevi viene dall’offerta o dal mazzo; una che peschi, solo dal mazzo.',
      'Conservare vuol dire mettere una risorsa su un drago per sempre; infilare vuol dire mettere una carta coperta sotto un drago per sempre. Ciascuna vale un punto. Le carte infilate non contano per altro.',
      '! Un uovo su ciascuno, una carta sotto ciascuno, più carte sotto un drago o dal mazzo: tutto o niente. Tre carte da tenere, scartare e infilare vanno divise appena pescate.',
      '! Un drago non attiva se stesso. Nel turno del suo arrivo è bloccata solo l’attivazione.',
      '! Chi può nominare una risorsa deve nominarne una, ma non è obbligato a prenderla. Se un drago viene coperto a metà del suo effetto, ciò che doveva ancora andarci sopra si perde. Un drago di fine round che arriva durante quella fine agisce ancora, se il suo proprietario non ha finito. Chi arriva con un regalo nel turno di un altro riposa fino alla fine di quel turno.',
    ],
  },
  eggs: {
    title: 'Uova e nidi',
    body: [
      'Un uovo vuole un nido libero: su un drago, o uno dei due della plancia. Le uova senza nido si perdono.',
      'Le uova pagano scavi, esplorazioni e cuccioli; ogni uovo che tieni vale un punto.',
    ],
  },
  hatchlings: {
    title: 'Cuccioli',
    body: [
      'Un cucciolo sta ancora nel guscio. Durante l’esplorazione puoi nutrirlo: con latte o carne della riserva, o con una carta drago dalla mano.',
      'Ogni pezzo del suo cibo porta ciò che è scritto per primo, da ovunque venga. Il terzo porta anche ciò che è scritto per ultimo, una volta nella partita. Poi continua a mangiare come prima.',
      {
        caption: 'Il cucciolo 20: ogni carne porta oro, la terza anche due carte drago.',
        alt: 'La carta di un cucciolo nel guscio con il testo del suo pasto.',
      },
      '! Conta solo il suo cibo; altro può starci sopra e non nutre nessuno. Ciò che porta il terzo pezzo è un tutt’uno, preso in qualsiasi ordine.',
    ],
  },
  gifts: {
    title: 'Regali',
    body: [
      'Alcuni effetti danno qualcosa a tutti gli altri. Si chiede loro in senso orario, dopo la parte del proprietario, anche se questi rinuncia.',
      'Anche i regali sono facoltativi. Ti arrivano anche se hai passato.',
    ],
  },
  guild: {
    title: 'La gilda',
    body: [
      'Un passo di gilda porta la tua pietra avanti di una casella sul cerchio, e la casella dà subito la sua ricompensa.',
      'Chi entra in una delle due caselle marroni mette un segnalino su una casella libera della tessera gilda e può usarla. Hai quattro segnalini; poi le caselle marroni non fanno nulla.',
      '* Le prime tre righe agiscono subito.',
      '* La quarta conta a fine partita.',
      '* La quinta vale 6, 3 o, senza limite, 1 punto.',
      '! In quattro e in cinque ognuna delle prime quattro righe ha una casella in più. Mettere è obbligatorio, la ricompensa no. Due segnalini nella stessa riga contano due volte.',
    ],
  },
  circle: {
    title: 'Il cerchio della gilda',
    body: [
      'Le 12 caselle in senso orario: marrone (dove cominciano tutte le pietre), uovo, carne, carta drago, carta grotta, cristallo, marrone, uovo, oro, carta drago, moneta, latte. Chi fa più passi riceve ogni casella in cui entra.',
      {
        caption: 'Il cerchio con due pietre di gilda e una tessera gilda con già un segnalino.',
        alt: 'Un cerchio di dodici caselle, due marroni; sotto, le righe di una tessera con caselle libere.',
      },
    ],
  },
  tiles: {
    title: 'Le quattro tessere gilda',
    body: [
      '* Pianura: per un uovo, scavare gratis la prima carta grotta del mazzo (2 caselle); per 2 uova, un drago gratis; una moneta e 2 uova; 1 punto ogni 2 uova.',
      '* Mare: scavare gratis; per una carta drago, un altro drago gratis; una moneta e 2 carte drago (2 caselle); 3 punti per ogni colonna piena.',
      '* Altopiano: per una moneta, scavare gratis fino a 2 volte; per una carta grotta, un drago gratis sopra un altro (2 caselle); una moneta e 2 carte grotta; 1 punto per ogni carta grotta della plancia.',
      '* Foresta pluviale: per una risorsa, scavare gratis, anche dall’offerta; un drago dalla mano o dall’offerta senza le sue risorse; una moneta e 2 risorse; 1 punto per ogni simbolo di costo dei draghi di una grotta (2 caselle).',
    ],
  },
  limits: {
    title: 'Limiti',
    body: [
      'Alla fine del tuo turno tieni al massimo nove monete, nove risorse e nove carte dei due tipi insieme. Ciò che sta sopra o sotto i draghi non conta.',
      'Ciò che arriva nei turni degli altri può restare fino alla fine del tuo prossimo turno.',
      'Poi si riempie l’offerta. Un mazzo vuoto si rifà con gli scarti quando serve una carta.',
    ],
  },
  objectives: {
    title: 'Obiettivi',
    body: [
      'Alla fine di ogni round si valuta il suo obiettivo. Il primo posto vale 4, 5, 6 e 7 punti nei round da uno a quattro, il secondo 1, 2, 3 e 4, il terzo 0, 1, 2 e 3.',
      {
        caption:
          'Gli obiettivi di quattro round: che cosa contano, quanto vale ogni posto e come stanno tutti.',
        alt: 'Una lista di quattro obiettivi con i punti dei posti e la situazione dei due giocatori.',
      },
      'Chi è pari divide il posto per intero, e la quantità seguente prende il posto subito dopo. Niente non vale niente.',
      '! Per i segnalini di gilda, la parità si decide con la pietra che ha fatto più strada in tutto; senza segnalini non si ottiene nulla.',
      '* Sulle grotte: carte grotta della plancia; draghi e carte grotta di una delle tre grotte.',
      '* Sulle scorte: nidi sui draghi, uova in tutti i nidi, risorse conservate, segnalini di gilda.',
      '* Sui tipi di draghi: cuccioli, piccoli, medi, grandi, aggressivi, giocosi, timidi o servizievoli.',
      '* Sulle carte: draghi con al massimo 2 o almeno 3 simboli di costo; draghi che agiscono quando sono giocati o a fine round, o quelli con attivazione.',
    ],
  },
  end: {
    title: 'La fine',
    body: [
      'Dopo il quarto round si somma:',
      '* i segnalini nelle righe quattro e cinque della tessera gilda;',
      '* i punti dei tuoi draghi e ciò che portano le loro abilità di fine partita;',
      '* un punto per ogni uovo, ogni risorsa conservata e ogni carta infilata;',
      '* gli obiettivi;',
      '* un punto per moneta, e uno per ogni quattro risorse e carte avanzate.',
      'In parità vince chi ha più draghi; se anche questo è pari, la vittoria è condivisa.',
      '! Le abilità che si pagano alla fine, e la grotta che la Foresta pluviale conta, sono calcolate per te nel modo migliore.',
    ],
  },
  solo: {
    title: 'In solitaria',
    body: [
      'In solitaria giochi contro un rivale senza plancia, che non paga nulla e gioca dopo ogni tuo turno. Cominci tu ogni round.',
      'Gira una carta decisione: a volte arrivano nuovi draghi nell’offerta, i suoi contatori sull’obiettivo salgono o scendono, e la sua pietra di gilda cammina. Su una casella marrone prende un drago dall’offerta, e una grotta o una casella della tessera gilda. Agisce sei o sette volte per round.',
      'Per ogni obiettivo ha il numero della tessera per quel round e i suoi contatori. Alla fine ottiene 7 punti per drago (8 al livello 3), 2 per grotta, 1 per ogni passo dopo l’ultima casella marrone, e i suoi obiettivi. La parità è tua.',
      {
        caption: 'Il rivale: ciò che ha preso, e quanto avrebbe finora.',
        alt: 'Un tabellone con i draghi e le grotte del rivale e i suoi punti.',
      },
      'Nella variante R i suoi passi dipendono da quanto hai scavato, tra i round tieni al massimo due monete, e contano anche le sue caselle fisse.',
      '! Cinque draghi che guardano un vicino non sono nel mazzo, e l’obiettivo sui segnalini di gilda non si usa. I regali non vanno a nessuno. Se il posto da cui prende è vuoto, non prende nulla.',
    ],
  },
  options: {
    title: 'Che cosa si può scegliere',
    body: [
      'Con le mani scoperte tutti vedono le carte degli altri. Così la prima partita è più facile.',
      'Cinque draghi (119, 124, 131, 132 e 134) hanno altri valori in una stampa successiva. Se vuoi, valgono quelli.',
    ],
  },
});
