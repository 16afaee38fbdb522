import type { AboutWords } from '@aerie/kernel';

const it: AboutWords = {
  title: 'Skylark',
  tagline: 'Tre strofe, e la carta più alta canta.',
  description:
    'Ogni uccello posa una carta coperta nello stesso momento. La più alta canta, prende il punto e dà un nome alla canzone. Una volta per partita si può gracchiare: allora la strofa vale doppio.',
  levels: { gentle: 'Pulcino' },
  plays: { gentle: 'Canta la carta che gli piace e pensa di rado a quelle degli altri.' },
};

export default it;
