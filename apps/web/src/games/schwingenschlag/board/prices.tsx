import { type Answer, DIG_EGGS, dragonCard, RESOURCES, type Row } from '@aerie/schwingenschlag';
import { say } from '../../../words/words.js';
import { plain } from '../names.js';
import { saying } from '../saying.js';
import type { Table } from './Table.js';
import { coinAndEggs, costOf, type Due, Price } from './Thumb.js';
import type { CardKind } from './things.js';

/** What an action with this card costs, before anything is exchanged. */
export function priceOf(t: Table, kind: CardKind, card: number, row: Row): Due[] {
  if (kind === 'dragon') return costOf(dragonCard(card), 1);
  return coinAndEggs(DIG_EGGS[t.picture.mats[t.me]?.rows[row]?.caves.length ?? 0] ?? 0);
}

/** The order in which a mat counts resources. */
const KINDS: readonly Due['sign'][] = RESOURCES;

/** What a price asks for more than there is, before anything is exchanged. */
export function missing(t: Table, price: readonly Due[]): Due[] {
  const mat = t.picture.mats[t.me];
  const held = (sign: Due['sign']): number => {
    if (!mat) return 0;
    if (sign === 'coin') return mat.coins;
    if (sign === 'egg')
      return mat.rows.flatMap(({ dragons }) => dragons).reduce((total, { eggs }) => total + eggs, mat.eggs);
    return mat.resources[KINDS.indexOf(sign)] ?? 0;
  };
  return price.map(({ sign, n }) => ({ sign, n: n - held(sign) })).filter(({ n }) => n > 0);
}

/** What is missing, as signs and in words. */
export function Missing({ of }: { of: readonly Due[] }) {
  return (
    <>
      {say(saying('schwingenschlag.board.missing'))} <Price of={of} />
      <span class="ss-hidden">{plain(of.map(({ sign, n }) => `${n} {${sign}}`).join(', '))}</span>
    </>
  );
}

/** Why a card may not go to a place; where it is the price, what is missing for it. */
export function WhyNot({ t, action, price }: { t: Table; action: Answer; price: readonly Due[] }) {
  const why = t.why(action);
  const lacks = why === say(saying('schwingenschlag.why.cannotAfford')) ? missing(t, price) : [];
  return <small class="ss-why">{lacks.length === 0 ? why : <Missing of={lacks} />}</small>;
}
