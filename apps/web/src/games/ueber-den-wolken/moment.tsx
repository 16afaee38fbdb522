import { type Event, ownerOf } from '@aerie/ueber-den-wolken';
import type { StagedMoment } from '../../contract/moment.js';
import type { Picture, Tally } from './animation.js';
import { BirdPicture } from './art/Bird.js';
import { saying } from './names.js';

/** The birds that came down, those of a seat beside each other, swifts last. */
function Landed({ landed }: Pick<Tally, 'landed'>) {
  const inOrder = landed.toSorted((a, b) => order(ownerOf(a)) - order(ownerOf(b)));
  return (
    <span class="uw-landed">
      {inOrder.map((bird, i) => (
        <BirdPicture key={i} bird={bird} />
      ))}
    </span>
  );
}
const order = (owner: number): number => (owner < 0 ? Number.POSITIVE_INFINITY : owner);

/** The end of a stage: who landed what, and what it brought, cards included. */
export function moment(event: Event, { tally }: Picture): StagedMoment | undefined {
  if (event.type !== 'stageEnded' || !tally) return undefined;
  const { stage, accounts } = event;
  const most = Math.max(...accounts.map(({ total }) => total));
  return {
    title: saying('ueber-den-wolken.moment.title', { stage }),
    picture: <Landed landed={tally.landed} />,
    columns: [
      saying('ueber-den-wolken.moment.birds'),
      saying('ueber-den-wolken.moment.pairs'),
      saying('ueber-den-wolken.moment.nest'),
      saying('ueber-den-wolken.moment.cards'),
      saying('ueber-den-wolken.moment.total'),
    ],
    rows: accounts.map(({ nest, cards, score, total }, who) => {
      const { females = 0, males = 0, pairs = 0 } = tally.nest[who] ?? {};
      return { who, cells: [females + males, pairs, nest, cards + score, total], best: total === most };
    }),
  };
}
