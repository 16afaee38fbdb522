import {
  caveText,
  type DragonCard,
  dragonCard,
  dragonText,
  RESOURCES,
  type Row,
  SIZES,
  TIMINGS,
  TRAITS,
} from '@aerie/schwingenschlag';
import { type Card, DECK, keyOf } from '../../games/schwingenschlag/deck.js';

/** A property to filter by: a closed list of values, and which of them a card has. */
interface Facet {
  readonly values: readonly string[];
  of(card: Card): readonly string[];
  /** Whether a card must have all that is asked for; else any of it will do. */
  readonly all?: true;
}

/** A facet that dragons alone have. */
const ofDragons =
  (of: (dragon: DragonCard) => readonly string[]): Facet['of'] =>
  ({ kind, number }) =>
    kind === 'dragon' ? of(dragonCard(number)) : [];

const HABITATS = ['crimson', 'golden', 'amethyst'] as const;
/** The habitat as the row of the mat that it is. */
export const rowOfHabitat = (habitat: string): Row => HABITATS.indexOf(habitat as 'crimson') as Row;

/** Points from and to, as they stand in the address. */
const BANDS = ['0-2', '3-4', '5-6', '7-9'] as const;
const inBand = (points: number, band: string): boolean => {
  const [from = 0, to = 0] = band.split('-').map(Number);
  return points >= from && points <= to;
};

/** The things that a wording may show as signs. */
const SIGNS = [...RESOURCES, 'any', 'egg', 'coin', 'guild', 'dragon', 'cave', 'marker'] as const;
const wordingOf = ({ kind, number }: Card): string =>
  kind === 'dragon' ? dragonText(number, 'en').join(' ') : caveText(number, 'en');
const signsOf = new Map(
  DECK.map((card) => {
    const text = wordingOf(card);
    return [keyOf(card), SIGNS.filter((sign) => text.includes(`{${sign}}`))] as const;
  }),
);

export const FACET_NAMES = [
  'size',
  'trait',
  'habitat',
  'timing',
  'cost',
  'total',
  'points',
  'signs',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

const FACETS: Readonly<Record<FacetName, Facet>> = {
  size: { values: SIZES, of: ofDragons(({ size }) => [size]) },
  trait: { values: TRAITS, of: ofDragons(({ trait }) => [trait]) },
  habitat: {
    values: HABITATS,
    of: ofDragons(({ habitats }) => habitats.map((row) => HABITATS[row])),
  },
  timing: { values: TIMINGS, of: ofDragons(({ timings }) => timings) },
  cost: {
    values: [...RESOURCES, 'egg', 'coin'],
    of: ofDragons(({ cost }) => [
      ...RESOURCES.filter((one) => cost.resources[one] > 0),
      ...(cost.egg > 0 ? ['egg'] : []),
      ...(cost.coin > 0 ? ['coin'] : []),
    ]),
    all: true,
  },
  total: { values: ['0', '1', '2', '3', '4'], of: ofDragons(({ symbols }) => [String(symbols)]) },
  points: {
    values: BANDS,
    of: ofDragons(({ points }) => BANDS.filter((band) => inBand(points, band))),
  },
  signs: { values: SIGNS, of: (card) => signsOf.get(keyOf(card)) ?? [], all: true },
};
export const facet = (name: FacetName): Facet => FACETS[name];
