import type { Seat } from '@aerie/kernel';
import { type Event, ROUNDS } from '@aerie/rauf-und-runter';
import type { StagedMoment } from '../../contract/moment.js';
import type { Saying } from '../../words/words.js';
import type { Picture } from './animation.js';
import { saying, spaceName } from './messages.js';

/** What became of a hen in a round. */
interface Fate {
  /** Where the chick stood, and whether it flapped too hard. */
  readonly momentum: number;
  readonly fell: boolean;
  /** Spaces up, or down. */
  readonly way: number;
}

const NOTHING: Fate = { momentum: 0, fell: false, way: 0 };

/** By seat: what became of everybody since the round began. */
function fates(seats: number, told: readonly Event[]): readonly Fate[] {
  const began = told.findLastIndex(({ type }) => type === 'roundBegan');
  const found = Array.from({ length: seats }, () => NOTHING);
  const note = (seat: Seat, more: Partial<Fate>) => {
    found[seat] = { ...(found[seat] ?? NOTHING), ...more };
  };
  for (const event of told.slice(began + 1)) {
    if (event.type === 'stood') note(event.seat, { momentum: event.momentum });
    if (event.type === 'fell')
      note(event.seat, { momentum: event.momentum, fell: true, way: event.to - event.from });
    if (event.type === 'climbed') note(event.seat, { way: event.to - event.from });
  }
  return found;
}

/** How far somebody came, in words. */
const wayWords = ({ way, fell }: Fate): Saying =>
  fell
    ? saying('rauf-und-runter.moment.fell', { spaces: -way })
    : saying('rauf-und-runter.moment.climbed', { spaces: way });

/** The end of a round: who climbed, who flapped too hard, how high everybody sits now, the highest first. */
export function moment(
  event: Event,
  picture: Picture,
  _view: unknown,
  told: () => readonly Event[],
): StagedMoment | undefined {
  if (event.type !== 'ladderGrew') return undefined;
  const all = fates(picture.space.length, told());
  const furthest = Math.max(...all.map(({ way }) => way));
  return {
    title: saying('rauf-und-runter.moment.title', { round: picture.round, rounds: ROUNDS }),
    columns: [
      saying('rauf-und-runter.text.momentum'),
      saying('rauf-und-runter.moment.way'),
      saying('rauf-und-runter.score'),
      saying('rauf-und-runter.text.feathers'),
    ],
    rows: picture.pecking.map((who) => {
      const fate = all[who] ?? NOTHING;
      const [height, feathers] = [spaceName(picture.space[who] as number), picture.feathers[who] as number];
      return {
        who,
        cells: [fate.momentum, wayWords(fate), height, feathers],
        best: fate.way > 0 && fate.way === furthest,
      };
    }),
  };
}
