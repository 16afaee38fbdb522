import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Zefiria',
  tagline: 'Cinq vents, vingt-cinq îles, un ciel sens dessus dessous.',
  description:
    'Esprits du vent, vous remettez ensemble les îles à la dérive dans l’ordre avant que le temps ne s’envole. Chaque esprit vole et souffle à sa façon, et les plans se font à plusieurs.',
  levels: {
    gentle: 'Compagnie',
    club: 'Compagnon',
    strong: 'Pilote',
    master: 'Planificateur',
    thoughtful: 'Réfléchi',
    planner: 'Prévoyant',
  },
};

export default fr;
