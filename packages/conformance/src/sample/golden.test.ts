import { goldenMatches } from '@aerie/conformance';
import game from './index.js';

goldenMatches(game, new URL('../golden/', import.meta.url));
