import {
  type Answer,
  around,
  bit,
  breathsFrom,
  CORNERS,
  type Corner,
  homeOf,
  listed,
  SPIRITS,
  swappable,
  type View,
} from '@aerie/zefiria';
import type { Possibilities } from '../../contract/possibilities.js';
import { saying } from './messages.js';

/** So many breaths that are too dear are told of. */
const DEAR = 3;

const islandAt = (view: View, cell: number): number => view.islands[cell] as number;

/** Breaths that would bring an island home, but cost more than the points of the turn. */
const tooDear = (view: View): Answer[] =>
  swappable(view)
    .flatMap((island) =>
      breathsFrom(view, island).filter(({ affordable, cell }) => !affordable && homeOf(island) === cell),
    )
    .slice(0, DEAR)
    .flatMap(({ steps }) => steps[0] ?? []);

const possibilities: Possibilities<View, Answer> = {
  attempts(view) {
    const { stage, figures, gems } = view;
    switch (stage.at) {
      case 'spirits':
        return SPIRITS.map((spirit) => ({ kind: 'choose', spirit }));
      case 'corners':
        return (Object.keys(CORNERS) as Corner[]).map((corner) => ({ kind: 'corner', corner }));
      case 'turn': {
        const cell = figures[stage.who]?.cell ?? -1;
        const beside = cell < 0 ? [] : listed(around(bit(cell)));
        return [
          ...beside.map((to): Answer => ({ kind: 'fly', to: islandAt(view, to) })),
          ...tooDear(view),
          ...gems.map((gem): Answer => ({ kind: 'take', island: islandAt(view, gem) })),
          { kind: 'give' },
          { kind: 'end' },
          { kind: 'finish' },
        ];
      }
      default:
        return [{ kind: 'finish' }];
    }
  },
  group({ kind }) {
    if (kind === 'fly' || kind === 'glide' || kind === 'step') return saying('zefiria.term.flight');
    return kind === 'swap' ? saying('zefiria.term.breath') : undefined;
  },
};

export default possibilities;
