import games from '@aerie/registry/words/de';
import de from '../de.js';

export default { ...games, ...de };
