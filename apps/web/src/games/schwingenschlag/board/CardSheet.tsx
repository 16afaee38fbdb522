import { DIG_EGGS, dragonCard, ROWS, type Row } from '@aerie/schwingenschlag';
import { useState } from 'preact/hooks';
import { say } from '../../../words/words.js';
import { ROW_SIGNS, Sign } from '../art/icons.js';
import { caveName, dragonName, rowName } from '../names.js';
import { saying } from '../saying.js';
import { Chip } from './Chip.js';
import { FullCave, FullDragon } from './FullCard.js';
import { Payment } from './Payment.js';
import { answersOf, planFor } from './plan.js';
import { Sheet } from './Sheet.js';
import { acts, type Table } from './Table.js';
import { costOf, type Due, Price } from './Thumb.js';

const ALL_ROWS: readonly Row[] = [0, 1, 2];

/** What an action with this card costs, before anything is exchanged. */
function priceOf(t: Table, kind: 'dragon' | 'cave', card: number, row: Row): Due[] {
  if (kind === 'dragon') return costOf(dragonCard(card), 1);
  const eggs = DIG_EGGS[t.picture.mats[t.me]?.rows[row]?.caves.length ?? 0] ?? 0;
  return [{ sign: 'coin', n: 1 }, ...(eggs > 0 ? [{ sign: 'egg', n: eggs } as const] : [])];
}

/** Where the card may go in one's turn and what that costs; the payment can be changed before one agrees. */
function TurnActions({ t, kind, card }: { t: Table; kind: 'dragon' | 'cave'; card: number }) {
  const [wishes, setWishes] = useState<{ action: string; list: readonly string[] }>();
  const verb = kind === 'dragon' ? 'entice' : 'dig';
  const rows = kind === 'dragon' ? dragonCard(card).habitats : ALL_ROWS;
  const notationOf = (row: Row) => `${verb} ${kind[0]}${card} ${ROWS[row]}`;
  const legal = rows.map(notationOf).filter((one) => t.answers.includes(one));
  const chosen = legal.find((one) => one === t.aim) ?? legal[0];
  const plan = chosen
    ? planFor(t.view, t.me, chosen, wishes?.action === chosen ? wishes.list : [])
    : undefined;
  return (
    <div class="ss-actions">
      <fieldset class="ss-rows">
        <legend class="ss-hidden">{say(saying('schwingenschlag.board.where'))}</legend>
        {rows.map((row) => {
          const notation = notationOf(row);
          const can = t.answers.includes(notation);
          return (
            <button
              key={row}
              type="button"
              class={`ss-rowpick ss-row-${ROWS[row]}${notation === chosen ? ' ss-chosen' : ''}`}
              aria-pressed={notation === chosen}
              aria-disabled={can ? undefined : 'true'}
              onClick={() => can && t.aimAt(notation)}
            >
              <Sign name={ROW_SIGNS[row]} />
              <span>
                {rowName(row)}
                {!can && <small class="ss-why">{t.why(notation)}</small>}
              </span>
              <Price of={priceOf(t, kind, card, row)} />
            </button>
          );
        })}
      </fieldset>
      {plan && chosen && (
        <>
          <Payment
            t={t}
            plan={plan}
            change={(place, notation) =>
              setWishes({ action: chosen, list: answersOf(plan).slice(1).with(place, notation) })
            }
          />
          <Chip t={t} notation={chosen} look="primary" act={() => t.chooseAll(answersOf(plan))} />
        </>
      )}
    </div>
  );
}

/** A card in full, and what can be done with it now. */
export function CardSheet({ t, kind, card }: { t: Table; kind: 'dragon' | 'cave'; card: number }) {
  const thing = `${kind[0]}${card}`;
  const mat = t.picture.mats[t.me];
  const held = (kind === 'dragon' ? mat?.dragons : mat?.caves)?.includes(card) ?? false;
  const ways = t.ways.filter((way) => way.thing === thing);
  return (
    <Sheet title={kind === 'dragon' ? dragonName(card) : caveName(card)} onClose={() => t.pick(undefined)}>
      {kind === 'dragon' ? <FullDragon card={card} later={t.later} /> : <FullCave card={card} />}
      {acts(t) && held ? (
        <TurnActions key={thing} t={t} kind={kind} card={card} />
      ) : (
        ways.length > 0 && (
          <div class="ss-chips">
            {ways.map(({ notation }) => (
              <Chip key={notation} t={t} notation={notation} look={ways.length === 1 ? 'primary' : 'plain'} />
            ))}
          </div>
        )
      )}
    </Sheet>
  );
}
