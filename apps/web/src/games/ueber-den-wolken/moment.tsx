import type { Event } from '@aerie/ueber-den-wolken';
import type { StagedMoment } from '../../contract/moment.js';
import type { Picture } from './animation.js';
import { Home } from './board/Home.js';
import { saying, signed } from './names.js';

/** The end of a stage: who landed what, and what it brought, cards included. */
export function moment(event: Event, { tally }: Picture): StagedMoment | undefined {
  if (event.type !== 'stageEnded' || !tally) return undefined;
  const { stage, accounts } = event;
  const most = Math.max(...accounts.map(({ total }) => total));
  return {
    title: saying('ueber-den-wolken.moment.title', { stage }),
    picture: (
      <div class="uw-homes">
        {accounts.map((_, seat) => (
          <Home key={seat} tally={tally} seat={seat} />
        ))}
      </div>
    ),
    columns: [
      saying('ueber-den-wolken.moment.birds'),
      saying('ueber-den-wolken.moment.pairs'),
      saying('ueber-den-wolken.moment.nest'),
      saying('ueber-den-wolken.moment.cards'),
      saying('ueber-den-wolken.moment.total'),
    ],
    rows: accounts.map(({ nest, cards, score, total }, who) => {
      const { females = 0, males = 0, pairs = 0, points = 0, pairPoints = 0 } = tally.nest[who] ?? {};
      const landing =
        pairPoints === 0
          ? nest
          : saying('ueber-den-wolken.moment.landing', { points, pairs: signed(pairPoints), total: nest });
      return { who, cells: [females + males, pairs, landing, cards + score, total], best: total === most };
    }),
  };
}
