import { conformance } from '@aerie/conformance';
import game from './index.js';
import { spec } from './spec.js';

conformance(game, spec);
