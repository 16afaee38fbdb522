import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Di che si tratta',
    body: [
      'Uno stormo vola sopra il mare di nuvole, e tutti al tavolo vi hanno degli uccelli. Tre volte la testa dello stormo atterra. Chi vi ha uccelli è premiato dalla carta nido; quelli ancora in volo possono contare per le vostre carte. Dopo 3 tappe vince chi ha più punti.',
    ],
  },
  flock: {
    title: 'Lo stormo',
    body: [
      'Lo stormo ha 3 file e 5, 6 o 7 colonne in 2, 3 o 4. La testa è in alto nell’immagine. Una colonna si riempie da dietro, non ha mai buchi e tiene al massimo 3 uccelli.',
      'All’inizio è un cuneo: 9, 12 o 15 uccelli, con le colonne più lunghe al centro. Il primo uccello di una colonna è quello che atterrerebbe; ha un alone dorato.',
      {
        caption: 'Uno stormo in tre. Chi ha un bagliore dorato atterrerebbe adesso.',
        alt: 'Dodici uccelli in sei colonne; quelle centrali sono alte tre, quelle esterne uno.',
      },
    ],
  },
  birds: {
    title: 'Gli uccelli',
    body: [
      'Ognuno ha una specie: nibbio, oca, gru o rondine. I rondoni non sono di nessuno.',
      'I maschi hanno un ciuffo, strisce sulle ali e la coda più lunga; le femmine hanno macchie tonde e la coda più corta. Il sesso dei rondoni non conta.',
      {
        caption: 'Sopra le femmine, sotto i maschi: nibbio, oca, gru, rondine. In alto a destra un rondone.',
        alt: 'Nove uccelli su due file; quelli sotto hanno un ciuffo e barre sulle ali.',
      },
      '! Ognuno ha 3 femmine e 2 maschi; i rondoni sono 5.',
    ],
  },
  setup: {
    title: 'L’inizio',
    body: [
      'Il cuneo si riempie a caso con 2 femmine e 1 maschio di ognuno e con 3 rondoni. Gli altri uccelli formano il mazzo, e 2 di loro stanno scoperti accanto.',
      'Ognuno riceve 2 carte manovra e ha 10, 13 o 16 cubetti in 2, 3 o 4. 4, 5 o 6 carte sono esposte, e una carta nido viene scoperta.',
      '! Per ogni numero di giocatori c’è un proprio gruppo di carte manovra. Dove contano, e quanto, l’abbiamo fissato con molte partite simulate: più di rado un posto è ancora occupato dopo l’atterraggio, più rende.',
    ],
  },
  first: {
    title: 'Chi comincia',
    body: [
      'La tappa comincia da chi ha più uccelli nella fila davanti. In caso di parità decide chi tra loro ha più uccelli nelle due file davanti, poi la sorte. Vale per ogni tappa.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    body: [
      'Fai una di tre cose: un’azione standard, una carta manovra dalla mano, o passa. Poi tocca al prossimo in senso orario. Chi non ha più cubetti viene saltato; quando nessuno ne ha più, la tappa finisce.',
    ],
  },
  prices: {
    title: 'Quanto costano le azioni',
    body: [
      'In ogni tappa il primo uso di un’azione standard costa 1 cubetto, il secondo 2, il terzo 3 e così via, chiunque l’abbia usata prima. I cubetti restano sull’azione finché qualcuno la usa di nuovo; allora vanno nel nido.',
      'Chi non può pagare non può usarla.',
      'Esempio: Ada vola di lato per 1 cubetto. Poi lo fa Ben e paga 2; il cubetto di Ada va nel nido.',
      {
        caption: 'L’azione A è stata usata due volte e ora costa 3, l’azione C una volta e costa 2.',
        alt: 'Quattro azioni e passare, ai prezzi 3, 1, 2, 1 e 2; due cubetti su A, uno su C.',
      },
    ],
  },
  flying: {
    title: 'Volare: azioni A e B',
    body: [
      'Di lato: scambia un tuo uccello con quello alla sua sinistra o destra. Avanti o indietro: scambia un tuo uccello con quello subito davanti o dietro.',
      'L’altro uccello può essere di chiunque, anche tuo. Non si vola mai su un posto vuoto.',
      {
        caption: 'Questo nibbio può scambiarsi con i vicini; ognuno mostra il prezzo.',
        alt: 'Un uccello è sollevato, quelli accanto e dietro di lui sono cerchiati e portano un prezzo.',
      },
      '! Scambiare due uccelli uguali non cambia nulla, ma è permesso.',
    ],
  },
  adding: {
    title: 'Aggiungere un uccello: azione C',
    body: [
      'Prendi uno degli uccelli scoperti, poi sostituito dal mazzo, o il primo del mazzo, che vedi prima di piazzarlo. Va bene qualsiasi uccello, di chiunque sia.',
      {
        caption: 'Due uccelli scoperti, accanto il mazzo.',
        alt: 'Due uccelli e un mazzo coperto con il numero dei suoi uccelli.',
      },
      'Mettilo davanti a una colonna con meno di 3 uccelli; oppure spingi una tale colonna avanti di un posto e mettilo in coda.',
      {
        caption:
          'Dove può entrare un nuovo nibbio: davanti, o dietro, dove la freccia spinge avanti la colonna.',
        alt: 'Uccelli sbiaditi davanti e frecce dietro le colonne che non hanno ancora tre uccelli.',
      },
      'Se tutte le colonne sono piene o non ci sono più uccelli, questa azione non è possibile.',
      '! Uccelli scoperti uguali sono una sola scelta. Un posto scoperto rimasto vuoto perché il mazzo era vuoto si riempie all’inizio della tappa seguente.',
    ],
  },
  taking: {
    title: 'Prendere una carta: azione D',
    body: [
      'Prendi una delle carte manovra esposte. Il suo posto resta vuoto fino alla fine della tappa.',
      'Se non c’è nessuna carta esposta, questa azione non si può fare.',
      'In mano tieni al massimo 4 carte. Se ne prendi una quinta, ne scarti subito una a scelta. Una carta manovra che stai giocando non conta più.',
    ],
  },
  cards: {
    title: 'Giocare una carta',
    body: [
      'Una carta manovra ha due parti: un’azione, e due posti che portano punti dopo un atterraggio. La usi per l’una o per gli altri.',
      'Per l’azione paghi i suoi cubetti al nido, fai ciò che dice e scarti la carta. I prezzi delle azioni standard non cambiano.',
      '! Una carta la cui azione non ha un bersaglio permesso non si può giocare.',
    ],
  },
  kinds: {
    title: 'Le dieci manovre',
    body: [
      'Si scambia solo tra posti occupati, e uno degli uccelli è tuo, tranne con Neutro.',
      {
        caption:
          'Una carta di ognuno dei dieci tipi, nell’ordine della lista. Sopra l’azione con il prezzo, sotto i due posti con i punti.',
        alt: 'Dieci carte con segni: frecce tra uccelli, prezzi in cerchi, sotto una griglia di punti.',
      },
      '* Schivata, 2 cubetti: stessa fila, esattamente 2 posti più in là.',
      '* Schivata ampia, 2 cubetti: stessa fila, esattamente 3 posti più in là.',
      '* Cambio di testa, 2 cubetti: testa e coda di una colonna.',
      '* Standard, 2 cubetti: un’azione standard a scelta, qualunque sia il suo prezzo.',
      '* Neutro, 2 cubetti: un rondone e un uccello accanto, non in diagonale.',
      '* Diagonale, 3 cubetti: due uccelli che si toccano in un angolo.',
      '* Conteggio, 3 cubetti: conteggia subito un’altra carta della tua mano e scartala.',
      '* Volo libero, 4 cubetti: un tuo uccello con uno qualsiasi.',
      '* Uccello preferito, 4 cubetti: cerca un uccello nel mazzo, aggiungilo come al solito, mescola il mazzo.',
      '* Esposizione: usa l’azione di una carta esposta al suo prezzo; quella carta resta dov’è.',
      '! Esposizione non può valere come un’altra Esposizione. Se vale come Standard per prendere una carta, la carta usata resta dov’è.',
      '! Conteggio richiede un’altra carta in mano che in quel momento valga punti.',
      '! Carte di ogni tipo in 2, 3 e 4: Schivata 2, 2, 3; Schivata ampia 1, 2, 2; Cambio di testa 2, 2, 2; Standard 2, 2, 3; Neutro 2, 2, 2; Diagonale 2, 2, 3; Conteggio 1, 2, 2; Volo libero 1, 2, 2; Uccello preferito 1, 1, 1; Esposizione 2, 2, 2.',
    ],
  },
  passing: {
    title: 'Passare',
    body: ['Chi passa paga 2 cubetti, o il suo ultimo.'],
  },
  landing: {
    title: 'L’atterraggio',
    body: [
      'Quando nessuno ha più cubetti, il primo uccello di ogni colonna atterra e lascia lo stormo. Gli uccelli atterrati vengono poi mescolati e vanno sotto il mazzo.',
    ],
  },
  nest: {
    title: 'La carta nido',
    body: [
      'La carta nido della tappa dice quanto valgono 1, 2, 3, 4 o 5 tuoi uccelli atterrati, e quanto aggiunge o toglie ogni coppia di un maschio e una femmina. I rondoni non contano per nessuno.',
      'Esempio: la carta mostra 3, 7, 11 e +3 per coppia. 2 maschi e 1 femmina portano 11, la coppia 3: 14 punti. 2 femmine portano 7.',
      {
        caption: 'La carta nido dell’esempio. È segnato quanti tuoi uccelli atterrerebbero adesso.',
        alt: 'Un nido e i numeri 3, 7, 11, 15, 19 da 1 a 5 uccelli, e +3 per una coppia.',
      },
      '! Il regolamento mostra una carta nido, fino a 3 uccelli; i numeri delle altre sono nostri.',
      'Le sette carte nido, punti da 1 a 5 uccelli e poi la coppia: 3/7/11/15/19 +3, 5/9/12/14/15 +2, 2/5/9/14/20 +2, 4/9/14/19/24 −3, 6/10/13/15/16 −2, 1/4/9/16/25 +1, 3/6/9/12/15 +5.',
    ],
  },
  scoring: {
    title: 'Conteggiare le carte',
    body: [
      'Poi ognuno, a partire da chi ha aperto la tappa, può conteggiare carte della mano con lo stormo che resta. Ognuno dei due posti con un tuo uccello porta i suoi punti, e insieme altri 2. Le carte conteggiate si scartano, le altre restano in mano.',
      {
        caption: 'I due posti di una carta nello stormo. Un posto è dorato se conterebbe dopo l’atterraggio.',
        alt: 'Lo stormo con due distintivi che portano punti.',
      },
      'Esempio: una carta mostra 2 e 1, e hai uccelli su entrambi i posti: 5 punti.',
      '! Una carta che non vale nulla non viene proposta, e a chi non ha nulla da conteggiare non si chiede niente. Dopo la tappa 3 tutte le carte che valgono qualcosa si conteggiano da sole.',
    ],
  },
  next: {
    title: 'La tappa seguente',
    body: [
      'Tutti riprendono i cubetti, i prezzi tornano a 1, si scopre una nuova carta nido e si completano le carte esposte. Se il mazzo delle carte è vuoto, si rifà con gli scarti.',
      'Ogni colonna a cui manca un uccello per la sua altezza nel cuneo avanza di un posto e riceve in coda un uccello dal mazzo, da sinistra a destra. Le colonne più lunghe restano come sono.',
    ],
  },
  end: {
    title: 'La fine',
    body: [
      'Dopo la tappa 3 vince chi ha più punti. In caso di parità vince chi ha meno uccelli propri nello stormo; se è ancora pari, la vittoria è condivisa.',
    ],
  },
});
