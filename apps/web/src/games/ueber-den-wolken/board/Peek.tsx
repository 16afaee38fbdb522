import type { Seat } from '@aerie/kernel';
import { NO_CARD, STAGES } from '@aerie/ueber-den-wolken';
import { Icon } from '../../../ui/icon.js';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { Cube } from '../art/things.js';
import { saying } from '../names.js';
import { CardsOf } from './Cards.js';
import { pointsNow, type Table } from './table.js';
import { Term, termName } from './terms.js';

interface PeekProps {
  readonly table: Table;
  /** Who is looked at. */
  readonly at: Seat;
  close(): void;
}

/** A look at a seat, over the sky: its numbers with their names, and its cards as far as they are known. */
export function Peek({ table, at, close }: PeekProps) {
  const { picture, names, seat } = table;
  const name = names[at] ?? '';
  const hand = picture.hands[at] ?? [];
  const points = pointsNow(picture, at);
  const hidden = hand.includes(NO_CARD);
  return (
    <section class="uw-peek" aria-label={name}>
      <p class="uw-peek-numbers">
        <b>
          <Mark seat={at} /> {name}
        </b>
        <Term of="cubes">
          <span aria-hidden="true">{termName('cubes')}</span> <Cube seat={at} /> <b>{picture.cubes[at]}</b>
        </Term>
        <Term of="hand">
          <span aria-hidden="true">{termName('hand')}</span> <b>{hand.length}</b>
        </Term>
        {picture.stage < STAGES && (
          <Term of="landingNow">
            <span aria-hidden="true">{termName('landingNow')}</span>{' '}
            <b>
              {points < 0 ? `−${-points}` : points}
              {hidden && '+'}
            </b>
          </Term>
        )}
      </p>
      {at !== seat && (
        <div class="uw-cards uw-peek-cards">
          <CardsOf table={table} of={at} />
        </div>
      )}
      <button
        type="button"
        class="uw-peek-close"
        aria-label={say(saying('ueber-den-wolken.board.close'))}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
