import games from '@aerie/registry/words/fr';
import fr from '../fr.js';

export default { ...games, ...fr };
