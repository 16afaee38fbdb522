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
  plays: {
    gentle: 'Une compagnie agréable : fait ce que tu souhaites, et de petits coups sensés.',
    club: 'Pense à son tour et au suivant, et laisse échapper une chose ou deux.',
    strong: 'Pense quatre tours à l’avance, prépare les tiens et avertit quand un souhait coûte trop.',
    master: 'Prévoit pour tout le monde jusqu’au bout. Il te laisse les îles ; entre bots, il mène.',
  },
};

export default fr;
