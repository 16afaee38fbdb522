import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Di che si tratta',
    body: ['Si cantano tre strofe. Vince chi ha più punti.'],
  },
  cards: {
    title: 'Le carte',
    body: [
      'Ci sono 12 carte canzone, numerate da 1 a 12. Ogni uccello ne riceve 4.',
      { caption: 'Ciò che tieni all’inizio.', alt: 'Quattro carte con i numeri 3, 6, 8 e 12.' },
      'Vedi solo la tua mano. Le carte che nessuno ha ricevuto restano nascoste.',
    ],
  },
  verse: {
    title: 'Una strofa',
    body: [
      'Tutti posano insieme una carta della mano coperta, una volta per strofa.',
      {
        caption: 'Le due carte sono posate; la tua la conosci.',
        alt: 'Due posti, un 8 scoperto e una carta coperta.',
      },
      'Quando ci sono tutte, si scoprono. La più alta canta e prende ciò che vale la strofa: 1 punto.',
      { caption: 'Canta l’8.', alt: 'Due carte scoperte, un 8 e un 5.' },
      'Le carte di una strofa escono dal gioco.',
    ],
  },
  naming: {
    title: 'Il nome della canzone',
    body: [
      'Chi canta dà un nome alla canzone, prima della strofa seguente.',
      'Un nome ha almeno 1 lettera e al massimo 20.',
      { caption: 'Poi i posti sono di nuovo vuoti.', alt: 'Due posti vuoti.' },
    ],
  },
  caw: {
    title: 'Il gracchio',
    body: [
      'Una volta per partita puoi gracchiare, in ogni momento: allora la strofa vale il doppio.',
      'Più gracchi la raddoppiano più volte.',
      { caption: 'Dopo la prima strofa restano tre carte.', alt: 'Tre carte con i numeri 3, 6 e 12.' },
    ],
  },
  end: {
    title: 'La fine',
    body: ['La partita finisce dopo 3 strofe.', '! Chi ha gli stessi punti condivide il posto.'],
  },
});
