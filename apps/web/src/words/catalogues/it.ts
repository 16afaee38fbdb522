import games from '@aerie/registry/words/it';
import it from '../it.js';

export default { ...games, ...it };
