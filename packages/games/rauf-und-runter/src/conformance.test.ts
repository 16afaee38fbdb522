import { conformance } from '@aerie/conformance';
import { DICE } from './data/pieces.js';
import game, { supply } from './index.js';

conformance(game, {
  pieces: (s) => ({
    cards: new Set([...s.ladder, ...s.flutter]).size,
    feathersOwed: Math.max(0, -supply(s), ...s.feathers.map((held) => -held)),
    chickens: new Set(s.pecking).size,
    diceTooMany: Math.max(0, s.dice + s.track.length + s.heap.length - DICE),
  }),
  matches: 4,
});
