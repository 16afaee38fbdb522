import { dragonCard, spotOfCard } from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import { spotName } from '../names.js';
import { saying } from '../saying.js';
import { Missing, missing } from './prices.js';
import type { Table } from './Table.js';
import { costOf } from './Thumb.js';
import type { CardThing } from './things.js';

interface WhereaboutsProps extends CardThing {
  readonly t: Table;
}

/** Where a card lies that is read, and how it could come into play: why it cannot be played now. */
export function Whereabouts(props: WhereaboutsProps) {
  const words = wordsFor(props);
  if (words === undefined) return null;
  return (
    <p class="ss-small ss-whereabouts">
      {words} <Prospects {...props} />
    </p>
  );
}

const isHeld = ({ t, kind, card }: WhereaboutsProps): boolean => {
  const mat = t.seat === null ? undefined : t.picture.mats[t.me];
  return (kind === 'dragon' ? mat?.dragons : mat?.caves)?.includes(card) ?? false;
};
const isDisplayed = ({ t, kind, card }: WhereaboutsProps): boolean =>
  (kind === 'dragon' ? t.picture.displayDragons : t.picture.displayCaves).includes(card);

function wordsFor(props: WhereaboutsProps): string | undefined {
  const { t, kind, card } = props;
  // What is asked about a card says more than where it lies.
  if (t.view.draft) return undefined;
  if (isHeld(props)) return say(saying('schwingenschlag.card.held', { kind }));
  if (isDisplayed(props)) return say(saying('schwingenschlag.card.displayed', { kind }));
  const seat = t.picture.mats.findIndex(
    (mat) =>
      (kind === 'dragon' && spotOfCard(mat, card) >= 0) ||
      (kind === 'cave' && mat.rows.some(({ caves }) => caves.includes(card))),
  );
  const mat = t.picture.mats[seat];
  if (!mat) return undefined;
  return say(
    saying('schwingenschlag.card.onMat', {
      kind,
      who: seat === t.me && t.seat !== null ? 'me' : 'other',
      name: t.names[seat] ?? '',
      place: kind === 'dragon' ? spotName(spotOfCard(mat, card)) : '',
    }),
  );
}

/** What is missing for a dragon that one could get or play later: room, or something to pay with. */
function Prospects(props: WhereaboutsProps) {
  const { t, kind, card } = props;
  const mat = t.seat === null ? undefined : t.picture.mats[t.me];
  if (!mat || kind !== 'dragon' || !(isHeld(props) || isDisplayed(props))) return null;
  const { habitats } = dragonCard(card);
  const hasRoom = habitats.some((row) => {
    const of = mat.rows[row];
    return of !== undefined && of.dragons.length <= of.caves.length;
  });
  const lacks = missing(t, costOf(dragonCard(card), 1));
  return (
    <>
      {!hasRoom && say(saying('schwingenschlag.card.noRoom'))} {lacks.length > 0 && <Missing of={lacks} />}
    </>
  );
}
