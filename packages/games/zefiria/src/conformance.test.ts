import { conformance } from '@aerie/conformance';
import game from './index.js';
import { figureOf } from './state.js';

conformance(game, {
  pieces: (s) => ({
    islands: new Set(s.islands).size,
    gems: s.gems.length + s.reserve + s.spent + s.held.reduce((sum, held) => sum + held, 0),
    gemsOwed: Math.max(0, ...s.held.map((held) => -held)),
    // A storm uses up one card of each kind.
    stormsToGrids: s.storms.length - s.grids.length,
    sharedCells: s.figures.filter(
      ({ cell }, who) => cell >= 0 && s.figures.some((other, i) => i < who && other.cell === cell),
    ).length,
    pointsOwed: s.stage.at === 'turn' && (s.stage.points < 0 || !figureOf(s, s.stage.who)) ? 1 : 0,
    anchoredElsewhere: s.gems.filter((cell) => s.islands[cell] !== cell + 1).length,
  }),
  // How hard it is alone means nothing in company.
  options: (all, seats) => all.filter(({ solo }) => seats === 1 || solo === 'medium'),
  probes: 12,
  editions: [1],
});
