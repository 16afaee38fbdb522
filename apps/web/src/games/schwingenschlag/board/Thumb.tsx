import './cards.css';
import { caveCard, type DragonCard, dragonCard, RESOURCES, type Row } from '@aerie/schwingenschlag';
import { memo } from '../../../ui/memo.js';
import { Cave } from '../art/Cavern.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { ROW_SIGNS, Sign, type SignName } from '../art/icons.js';
import { marks, marksSign } from '../terms.js';

/** Things and how many, as signs. */
export interface Due {
  readonly sign: SignName;
  readonly n: number;
}

export function costOf({ cost }: DragonCard, coins = 0): Due[] {
  const all: Due[] = [
    { sign: 'coin', n: cost.coin + coins },
    ...RESOURCES.map((sign) => ({ sign, n: cost.resources[sign] })),
    { sign: 'egg', n: cost.egg },
  ];
  return all.filter(({ n }) => n > 0);
}

/** What an action costs: its coin, and so many eggs. */
export const coinAndEggs = (eggs: number): Due[] => [
  { sign: 'coin', n: 1 },
  ...(eggs > 0 ? [{ sign: 'egg', n: eggs } as const] : []),
];

/** The signs of a price; whoever shows it says it in words beside it. */
export function Price({ of }: { of: readonly Due[] }) {
  return (
    <span class="ss-price" aria-hidden="true">
      {of.map(({ sign, n }) => (
        <span key={sign} {...marksSign(sign)}>
          {n > 1 && <b>{n}</b>}
          <Sign name={sign} />
        </span>
      ))}
    </span>
  );
}

const STONES = ['crimson', 'gold', 'amethyst'] as const;

/** The colours of the caves that a dragon likes, side by side. */
export function habitatPaper(habitats: readonly Row[]): string {
  const step = 100 / habitats.length;
  const stops = habitats.map((row, i) => `var(--ss-${STONES[row]}) ${i * step}% ${(i + 1) * step}%`);
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

/** A dragon card at the size of a thumb: cost, habitat, points, when its ability works. */
const DragonThumb = memo(({ card }: { card: number }) => {
  const dragon = dragonCard(card);
  return (
    <span class="ss-thumb ss-thumb-dragon" aria-hidden="true">
      <span class="ss-thumb-paper" style={{ background: habitatPaper(dragon.habitats) }} />
      <span class="ss-thumb-art">
        <Dragon number={card} />
      </span>
      <span class="ss-thumb-cost">
        {costOf(dragon).map(({ sign, n }) => (
          <span key={sign} {...marksSign(sign)}>
            <Sign name={sign} />
            {n > 1 && <b>{n}</b>}
          </span>
        ))}
      </span>
      <span class="ss-thumb-points" {...marks('printed')}>
        {dragon.points}
      </span>
      <span class="ss-thumb-foot">
        {dragon.habitats.map((row) => (
          <Sign key={row} name={ROW_SIGNS[row]} {...marksSign(ROW_SIGNS[row])} />
        ))}
        <i />
        {dragon.timings.map((timing) => (
          <Sign key={timing} name={timing} {...marksSign(timing)} />
        ))}
      </span>
    </span>
  );
});

function CaveThumb({ card }: { card: number }) {
  return (
    <span class="ss-thumb ss-thumb-cave" aria-hidden="true">
      <span class="ss-thumb-art">
        <Cave number={caveCard(card).number} />
      </span>
    </span>
  );
}

/** The back of a card that one may not see. */
export function Back({ kind, n }: { kind: 'dragon' | 'cave'; n?: number }) {
  return (
    <span class={`ss-thumb ss-back-${kind}`} aria-hidden="true">
      <Sign name={kind} />
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}

export const Thumb = ({ kind, card }: { kind: 'dragon' | 'cave'; card: number }) =>
  card === 0 ? (
    <Back kind={kind} />
  ) : kind === 'dragon' ? (
    <DragonThumb card={card} />
  ) : (
    <CaveThumb card={card} />
  );
