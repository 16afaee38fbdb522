import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Lo scopo',
    body: [
      'Dopo sette giri la tua gallina deve stare più in alto di tutte le altre.',
      'Per salire serve slancio: più delle altre, ma non più di quanto permettano i punti volo del giro. Chi svolazza troppo ruzzola giù.',
    ],
  },
  components: {
    title: 'Sul tavolo',
    body: [
      '* 16 carte scala con i valori da 7 a 22, una per ciascuno. Un lato mostra i pioli, l’altro il valore: lì si chiama punti volo.',
      '* Per ognuno dei 2–5 giocatori una pista di lancio con le caselle da 1 a 25 e due galline: una scalatrice per la scala e una pilota per la pista.',
      '* 5 dadi con le facce 1, 2, 3, 4, 5 e piuma.',
      '* 35 piume nel nido, cioè la riserva, e un letamaio.',
      '! Ogni carta scala vale quattro caselle; lo spazio dove due carte si toccano è una di queste. Contiamo le caselle dal basso, partendo da 1. Nove carte fanno 36 caselle, e l’estremità aperta in cima è l’ultima.',
    ],
  },
  setup: {
    title: 'Come si comincia',
    body: [
      'Si mescolano le carte. Nove formano la scala. Le altre sette stanno accanto con il numero in vista: sono, in ordine, i punti volo dei giri da uno a sette, e tutti li vedono fin dall’inizio.',
      'Tutte le scalatrici stanno una accanto all’altra a metà della seconda carta, sulla casella 6. Lungo un lato della scala cresce una pianta rampicante: chi all’inizio le sta più vicino si tira a sorte.',
      {
        caption:
          'Quattro galline alla partenza. I punti volo pendono dal filo; quello grande è del giro in corso.',
        alt: 'Una scala in un’aia, quattro galline affiancate sulla seconda carta, sopra un filo del bucato con sette numeri.',
      },
      'Nessuno ha ancora piume.',
    ],
  },
  order: {
    title: 'A chi tocca',
    body: [
      'Comincia la gallina più in alto, poi si scende. Se più galline sono sulla stessa casella, tocca prima a quella più vicina alla pianta. È l’ordine di beccata: decide anche chi sale per prima e chi vince alla fine.',
      {
        caption:
          'La più alta ha già giocato. Delle due sulla stessa casella tocca prima a quella a sinistra, più vicina alla pianta.',
        alt: 'Galline a varie altezze della scala, due affiancate su una casella; la pianta sale a sinistra.',
      },
      '! L’ordine si fissa all’inizio del giro e non cambia più, nemmeno se qualcuna cade nel frattempo.',
    ],
  },
  rolling: {
    title: 'Cinque lanci',
    body: [
      'Quando tocca a te, tiri cinque volte: prima tutti e cinque i dadi, poi quattro, tre, due e uno. Da ogni lancio scegli un dado e lo metti da parte; gli altri si tirano di nuovo.',
      'Alla fine del tuo turno hai quindi messo da parte tutti e cinque i dadi, uno per lancio.',
    ],
  },
  picking: {
    title: 'Scegliere un dado',
    body: [
      'Quale dado prendere lo decidi tu. Dove va a finire, no:',
      '* Una piuma ti porta una piuma dal nido.',
      '* Un numero almeno pari all’ultimo sulla tua pista va in pista. Il primo numero ci va sempre.',
      '* Un numero più basso finisce nel letamaio.',
      'Esempio: l’ultimo dado sulla tua pista è un 3 e tiri 1, 3, 5 e una piuma. L’1 andrebbe nel letamaio, il 3 e il 5 in pista, e la piuma ti porterebbe una piuma.',
      {
        caption: 'Il lancio dell’esempio. Il 5 andrebbe dietro il 3, sulla casella 8.',
        alt: 'Sulla staccionata c’è un 3; davanti, nella paglia, i dadi 1, 3, 5 e piuma. Un’ombra mostra dove andrebbe il 5.',
      },
      'Dadi uguali contano come una sola scelta.',
      '! Se il nido è vuoto, un dado piuma non porta niente.',
    ],
  },
  track: {
    title: 'La pista di lancio',
    body: [
      'I numeri sulla tua pista si sommano. Ogni dado sta sulla casella della somma raggiunta, e la somma dopo il quinto dado è il tuo slancio.',
      'Esempio: un 2 va sulla casella 2. Un altro 2 va sulla 4, perché 2 + 2 fa 4. Poi un 5 va sulla 9. Da lì in poi ci stanno solo i 5, e il prossimo andrebbe sulla 14.',
      {
        caption: '2, 2 e 5 fanno 9. La bandiera segna i punti volo; oltre, le assi sono marce.',
        alt: 'Una staccionata di 25 assi; tre tavole 2, 2, 5, una gallina che sbatte le ali sul 9, una bandiera con il 12.',
      },
    ],
  },
  dungheap: {
    title: 'Il letamaio',
    body: [
      'Un dado nel letamaio non fa niente: né slancio né piume. A volte è proprio quello che ci vuole.',
      'Non puoi buttarci un dado a piacere. Se tutti i numeri del lancio ci stanno in pista, il letamaio resta a bocca asciutta. Esempio: dopo un 2 tiri 2, 3, 4 e 4. Qualunque di questi dadi va in pista.',
    ],
  },
  reroll: {
    title: 'Rilanciare',
    body: [
      'Un lancio non ti piace? Rimetti due piume nel nido e rilancia tutti i dadi di quel lancio. Puoi farlo finché hai di che pagare.',
      'I dadi già messi da parte restano dove sono.',
    ],
  },
  momentum: {
    title: 'Dopo il quinto dado',
    body: [
      'Confronta il tuo slancio con i punti volo del giro. Se è uguale o inferiore, tutto bene: la tua gallina pilota si mette sul tuo slancio e aspetta le altre.',
      'Esempio: con 10 punti volo puoi stare su 10, ma non su 11.',
      'Se lo slancio è più alto, le piume possono salvarti. Altrimenti cadi.',
      '! Se in pista non hai messo nessun numero, non cadi ma nemmeno resti: non hai una gallina pilota e non partecipi al confronto.',
    ],
  },
  feathers: {
    title: 'Lasciarci le piume',
    body: [
      'Ogni piuma che rimetti nel nido compensa una casella oltre i punti volo. Quante, lo decidi tu, ma mai più del necessario.',
      'Se compensi tutto, non cadi, e la tua gallina pilota sta sullo slancio intero, non sui punti volo.',
      'Esempio: 12 punti volo, slancio 15, quindi tre di troppo. Con tre piume resti su 15. Con una piuma cadi di due caselle.',
      {
        caption: 'Slancio 15 con 12 punti volo: tre di troppo.',
        alt: 'Tre tavole da 5 superano di tre assi la bandiera con il 12; la gallina vacilla.',
      },
      '! Se non hai piume, nessuno ti chiede niente: cadi.',
    ],
  },
  fall: {
    title: 'La caduta',
    body: [
      'La tua scalatrice cade subito, di quanto resta oltre i punti volo dopo aver lasciato le piume. Più giù della prima casella non va mai.',
      'Dove atterra, si siede dietro a quelle che ci sono già, più lontana dalla pianta.',
      'In questo giro non hai una gallina pilota: niente confronto, niente salita, niente piume.',
      '! Una gallina che cade ma è già in fondo mantiene il suo posto nella fila.',
    ],
  },
  comparison: {
    title: 'Il confronto',
    body: [
      'Quando tutti hanno tirato, si confrontano le galline sulle piste.',
      '* Chi ha lo slancio più basso resta dov’è e prende due piume. Se sono in più d’una, le prende ciascuna.',
      '* Tutte le altre salgono della differenza rispetto allo slancio più basso.',
      '* Una sola gallina in pista? Sale di tutto il suo slancio.',
      '* Tutte sullo stesso numero? Non sale nessuna, e niente piume.',
      '* Nessuna gallina in pista? Allora non succede niente.',
      'Esempio: quattro galline sono su 6, 6, 9 e 11; la quinta è caduta. Le due sul 6 prendono due piume a testa, quella sul 9 sale di tre caselle, quella sull’11 di cinque.',
      {
        caption: 'Il confronto dell’esempio: 6, 6, 9 e 11.',
        alt: 'Quattro galline sulla staccionata: due sul 6, una sul 9, una sull’11.',
      },
      '! Se nel nido le piume non bastano, si distribuiscono in ordine di beccata finché ce n’è.',
    ],
  },
  climbing: {
    title: 'La salita',
    body: [
      'Si sale in ordine di beccata, come le galline stanno in quel momento: prima la più alta e, sulla stessa casella, la più vicina alla pianta.',
      'Chi arriva su una casella occupata si siede dietro alle altre. Nessuna va oltre la casella in cima.',
      'Esempio: Ada sale di tre dalla casella 14, Berta di cinque dalla 12. Arrivano entrambe sulla 17, ma Ada sale prima e quindi sta più vicina alla pianta.',
      {
        caption: 'Ada e Berta sulla casella 17: Ada è arrivata prima e sta accanto alla pianta.',
        alt: 'Due galline affiancate in alto sulla scala.',
      },
      '! Una gallina che dovrebbe salire ma è già in cima mantiene il suo posto nella fila.',
    ],
  },
  ladder: {
    title: 'La scala cresce',
    body: [
      'Dopo la salita la carta del giro si volta e allunga la scala in cima di quattro caselle. Si sgombrano le piste e valgono i punti volo successivi.',
    ],
  },
  end: {
    title: 'La fine',
    body: [
      'Dopo il settimo giro l’ultima carta si aggiunge alla scala e la partita finisce. Vince la gallina più in alto. Se sulla sua casella sono in tante, vince la più vicina alla pianta: la vincitrice è quindi sempre una sola.',
      'Le piume avanzate non contano niente.',
    ],
  },
});
