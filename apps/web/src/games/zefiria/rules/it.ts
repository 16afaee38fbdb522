import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Di che si tratta',
    body: [
      'Venticinque isole fluttuanti sono in disordine. Insieme siete gli spiriti del vento che le rimettono a posto: da 1 a 5 nella prima riga, da 6 a 10 nella seconda e così via fino a 25, prima che il tempo finisca.',
      {
        caption: 'Così deve essere alla fine: ogni isola vale +1.',
        alt: 'Tutte e 25 le isole sono in ordine, da 1 in alto a sinistra a 25 in basso a destra.',
      },
      'Si vince o si perde insieme. Niente è nascosto: parlate, indicate e pianificate quanto volete.',
    ],
  },
  components: {
    title: 'Che cosa c’è sul tavolo',
    body: [
      '* 25 isole in una griglia di cinque per cinque, ognuna con un numero, un colore e un simbolo. Ogni coppia di colore e simbolo c’è una volta sola.',
      '* Cinque spiriti: Borea, Jugo, Etesia, Austro e Skyron. Ognuno vola e soffia a modo suo.',
      '* Gemme viola che contano i round e, con le tempeste, 6 gemme rosse, 7 carte tempesta e 6 carte griglia.',
      '! Il colore di un’isola è la riga a cui appartiene: dall’alto ambra, verde, blu, viola, rosa. I cinque simboli sono abete, faro, arco, mulino e mongolfiera.',
    ],
  },
  setup: {
    title: 'Come si comincia',
    body: [
      'Le isole vengono disposte a caso. Ognuno ha uno spirito, estratto o scelto, e sono tutti diversi.',
      'A turno, dal primo posto in poi, ognuno prende un angolo libero. In due si comincia da angoli opposti.',
      {
        caption: 'Un inizio in due: Borea e Jugo in angoli opposti.',
        alt: 'Isole in disordine; Borea è in alto a sinistra, Jugo in basso a destra.',
      },
      '! Comincia chi siede al primo posto.',
    ],
  },
  round: {
    title: 'I round',
    body: [
      'In ogni round tutti giocano un turno. I round sono 6 in due, 5 in tre e 4 in quattro. Ogni round consuma una gemma viola.',
      'Dopo l’ultimo round la partita è finita.',
      '! Senza tempeste potete chiudere la partita appena tutte le isole sono a posto.',
    ],
  },
  turn: {
    title: 'Un turno',
    body: [
      'Hai 5 punti in due, e 4 in tre o in quattro. Spendili in voli e soffi, mescolati come vuoi e quante volte vuoi. Quello che non usi va perso.',
      'Un’isola è libera se sopra non ci sono né spiriti né gemme rosse. Uno spirito non finisce mai su un’isola che non è libera, e un soffio non ne sposta mai una e non ci passa mai sopra.',
      '! Il turno finisce da solo quando non restano punti, a meno che qualcuno abbia una gemma rossa; allora lo chiudi tu.',
    ],
  },
  flight: {
    title: 'Il volo',
    body: [
      'Ogni volo costa 1 punto e porta il tuo spirito su un’altra isola libera. Fin dove, dipende dallo spirito.',
      '! I voli verso un’isola dello stesso colore o dello stesso simbolo sono salti: quello che c’è in mezzo non conta.',
    ],
  },
  breath: {
    title: 'Il soffio',
    body: [
      'Un soffio scambia due isole libere. Costa 1 punto per ogni isola sorvolata, compresa l’ultima: il numero di passi dall’una all’altra.',
      'La via va da vicina a vicina attraverso isole libere, mai in diagonale. Il tabellone mostra sempre il prezzo più basso.',
      {
        caption:
          'Etesia, sulla 12, vuole scambiare la 16: ogni isola mostra il suo prezzo. La via verso la 15 gira attorno a Jugo.',
        alt: 'Prezzi su tutte le isole libere, contati dalla 16; una via gira attorno al posto occupato fino alla 15.',
      },
      '! La via può piegare come vuole; conta la più breve.',
    ],
  },
  borea: {
    title: 'Borea',
    body: [
      '* Volo: su un’isola vicina, o su qualsiasi isola libera del colore su cui sta.',
      '* Soffio: scambia un’isola libera con il simbolo su cui sta con qualsiasi altra isola libera.',
      {
        caption:
          'Borea sulla 23: il bagliore mostra dove può volare, gli sbuffi quali isole il suo soffio può afferrare.',
        alt: 'Le isole vicine a Borea e tutte le rosa libere brillano; quelle con il suo simbolo hanno uno sbuffo.',
      },
    ],
  },
  jugo: {
    title: 'Jugo',
    body: [
      '* Volo: su un’isola vicina, o su qualsiasi isola libera con il simbolo su cui sta.',
      '* Soffio: scambia un’isola libera del colore su cui sta con qualsiasi altra isola libera.',
      {
        caption: 'Jugo sulla 11: salta su tutte le isole con il suo simbolo; il suo soffio afferra le blu.',
        alt: 'Le isole vicine a Jugo e quelle libere con il suo simbolo brillano; le isole blu hanno uno sbuffo.',
      },
    ],
  },
  etesia: {
    title: 'Etesia',
    body: [
      '* Volo: su un’isola vicina, o quanto vuole lungo una diagonale, finché niente è d’intralcio. Cambiare direzione è un nuovo volo.',
      '* Soffio: scambia un’isola vicina libera con qualsiasi altra isola libera.',
      {
        caption:
          'Etesia, al centro, vola in diagonale finché la via è libera: si ferma davanti a Jugo e Skyron.',
        alt: 'Etesia al centro; brillano le vicine e le diagonali fino al prossimo spirito. Le quattro vicine hanno uno sbuffo.',
      },
    ],
  },
  austro: {
    title: 'Austro',
    body: [
      '* Comincia il turno uscendo dalla griglia, accanto all’isola su cui stava, e lo finisce salendo sull’isola accanto a lui. Entrambe le cose sono gratis.',
      '* Volo: ovunque lungo l’esterno, fino a un posto accanto a un’isola libera.',
      '* Soffio: scambia due isole libere qualsiasi della riga e della colonna dell’isola davanti a lui; la via resta in queste due linee.',
      {
        caption:
          'Austro è fuori davanti alla 2: raggiunge ogni posto lungo il bordo, e il suo soffio vale per la riga e la colonna della 2.',
        alt: 'Austro sopra la prima riga; attorno alla griglia ci sono posti con le ali, e le isole della riga e della colonna davanti a lui hanno sbuffi.',
      },
      '! Da un angolo sceglie il lato. Se una tempesta lo ha portato all’interno, esce lungo la sua riga o la sua colonna, dal bordo che preferisce.',
      '! Finché è fuori, l’isola che ha lasciato è libera.',
      '! Non può finire accanto a un’isola che non è libera. Finché è accanto a un’isola così, l’ultimo punto serve per un volo altrove, o per prendere la gemma che la blocca, se lì non c’è anche uno spirito.',
    ],
  },
  skyron: {
    title: 'Skyron',
    body: [
      '* Volo: solo su un’isola vicina.',
      '* Soffio: scambia l’isola su cui sta con qualsiasi isola libera. Poi sceglie su quale delle due stare. Non può farlo finché la sua isola è ancorata.',
      {
        caption: 'Skyron scambia la propria isola, qui la 14: ecco quanto costa fino a ogni altra.',
        alt: 'Skyron sull’isola 14; tutte le isole libere mostrano il prezzo da lì.',
      },
    ],
  },
  storm: {
    title: 'Le tempeste',
    body: [
      'Con le tempeste ogni round tranne il primo comincia con una carta tempesta e una carta griglia. La carta griglia dice quale isola viene colpita.',
      '* Se quell’isola è al suo posto, viene ancorata: ci va sopra una gemma rossa della riserva, e non succede altro. Se è già ancorata, o se non restano gemme, non succede proprio niente.',
      '* Bufera: l’isola si scambia con quella che sta a tanti passi nella direzione della carta. Oltre il bordo si rientra dall’altra parte.',
      {
        caption:
          'Una bufera, 2 a destra, colpisce la 25 sul bordo: si scambia con l’isola dove si rientra da sinistra, la 17.',
        alt: 'Due carte: due frecce verso destra, e una griglia con segnato l’ultimo posto della quarta riga.',
      },
      '* Tornado: l’isola si scambia con quella che sta dove il suo posto arriverebbe dopo tanti quarti di giro della griglia, in senso orario.',
      {
        caption:
          'Un tornado, 1 quarto di giro, colpisce la 8 in alto al centro: si scambia con la 15 a destra al centro.',
        alt: 'Due carte: un vortice con il numero 1, e una griglia con segnato il posto centrale della prima riga.',
      },
      'Gli spiriti sulle due isole viaggiano con loro.',
      '! Ci sono quattro bufere (1 in su, 2 a destra, 2 in giù, 1 a sinistra) e tre tornado (1, 2 e 3 quarti di giro). Una carta griglia può stare in ognuno dei suoi quattro versi; nessuna indica il centro.',
      '! Se la seconda isola è ancorata, non si scambia niente.',
    ],
  },
  gems: {
    title: 'Le gemme rosse',
    body: [
      'Un’isola ancorata non è libera: non si può spostare, sorvolare o raggiungere in volo.',
      {
        caption: 'Gemme rosse su 2, 12 e 24: Skyron, sulla 7, non passa né dalla 2 né dalla 12.',
        alt: 'Tre isole portano una gemma rossa; attorno a Skyron brillano solo le vicine senza gemma.',
      },
      'Con 1 punto puoi prendere nel tuo turno una gemma rossa da qualsiasi isola. Chi ne ha una può darla in qualsiasi momento del turno di chiunque: esce dal gioco, e lo spirito che agisce ha 1 punto in più.',
      'Se sotto il tuo spirito c’è una gemma, se puoi devi prima volare via, e solo dopo prendere gemme, soffiare o chiudere il turno. Se all’inizio non puoi volare, agisci come vuoi; poi non ti si chiede altro.',
      '! Il passo di Austro fuori dalla griglia vale come volare via.',
    ],
  },
  solo: {
    title: 'Giocare in solitaria',
    body: [
      'Guidi tre spiriti in tre angoli diversi, con 5 punti ciascuno. Uno, estratto a sorte, dorme nel primo round e resta dov’è, come ostacolo.',
      'In ogni round usi i due che sono svegli, uno interamente dopo l’altro, nell’ordine che vuoi. Dopo il round scegli quale dei due dorme poi; chi dormiva si sveglia.',
      {
        caption: 'In solitaria: agisce Borea, Skyron aspetta, Austro in alto a destra dorme e intralcia.',
        alt: 'Tre spiriti in tre angoli; Austro in alto a destra ha gli occhi chiusi.',
      },
      'Hai 7 round nella partita facile, 6 in quella media e 5 in quella difficile.',
      'Anche in solitaria puoi giocare con le tempeste: allora vale tutto quello che si dice delle tempeste e delle gemme rosse.',
      '! Gli angoli di tutti e tre li scegli tu.',
    ],
  },
  score: {
    title: 'Il punteggio',
    body: [
      '* Ogni isola al suo posto: 1 punto.',
      '* Ogni isola al posto sbagliato ma nella riga giusta: 1 punto in meno.',
      '* Ogni isola nella riga sbagliata: 2 punti in meno.',
      '* Ogni gemma rossa che qualcuno ha ancora: 1 punto.',
      {
        caption: 'Il cartellino di ogni isola mostra quanto vale.',
        alt: 'Una griglia quasi in ordine; cartellini con +1, −1 e −2 sulle isole.',
      },
      'Fino a 10 punti è una bonaccia, da 11 a 16 una brezza leggera, da 17 a 21 un vento costante, da 22 a 24 una burrasca possente. Da 25 in poi i venti ne canteranno.',
    ],
  },
  plans: {
    title: 'Pianificare insieme',
    body: [
      'Chiunque può abbozzare mosse in ogni momento: tutti vedono subito le frecce. Chi deve agire può guardare una proposta passo per passo, fare il primo passo o giocarla tutta.',
      'Nel tuo turno puoi provare un piano, andare avanti e indietro, e solo dopo giocarlo.',
    ],
  },
});
