import games from '@aerie/registry/words/en';
import en from '../en.js';

export default { ...games, ...en };
