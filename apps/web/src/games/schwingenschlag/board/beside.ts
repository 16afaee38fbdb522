import { acts, type Table } from './Table.js';
import { type CardKind, cardThing, isCard, type Thing } from './things.js';

const things = (kind: CardKind, cards: readonly number[]): Thing[] =>
  cards.flatMap((card) => (card > 0 ? [cardThing(kind, card)] : []));

/** The cards that lie together: those that are asked about, a hand, the display, the dragons of a mat, a rival's. */
function rowsOfCards(t: Table): Thing[][] {
  const { mats, displayDragons, displayCaves, rival } = t.picture;
  const asked = t.asked && !acts(t) ? t.ways.flatMap(({ thing }) => (isCard(thing) ? [thing] : [])) : [];
  return [
    [...new Set(asked)],
    ...mats.map(({ dragons, caves }) => [...things('dragon', dragons), ...things('cave', caves)]),
    [...things('dragon', displayDragons), ...things('cave', displayCaves)],
    ...mats.map(({ rows }) =>
      things(
        'dragon',
        rows.flatMap(({ dragons }) => dragons.map(({ card }) => card)),
      ),
    ),
    [...things('dragon', rival?.dragons ?? []), ...things('cave', rival?.caves ?? [])],
  ];
}

/** What is read before and after a card, round in a ring. */
export function besideCard(t: Table, card: Thing): { before?: Thing | undefined; after?: Thing | undefined } {
  const row = rowsOfCards(t).find((one) => one.includes(card));
  if (!row || row.length < 2) return {};
  const at = row.indexOf(card);
  return { before: row.at(at - 1), after: row[(at + 1) % row.length] };
}
