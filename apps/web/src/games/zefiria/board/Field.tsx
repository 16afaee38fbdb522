import type { Seat } from '@aerie/kernel';
import { type Answer, besideOf, type Figure, placeName, type View } from '@aerie/zefiria';
import { AnswerButton, type Answering, isLegal } from '../../../kit/answer-button.js';
import { Mark } from '../../../ui/mark.js';
import type { Picture } from '../animation.js';
import { SpiritFigure } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Wing } from '../art/things.js';
import { cellSpot, placeSpot } from './plan-arrows.js';
import { marks } from './terms.js';
import { word } from './word.js';

/** Whose figure it is: everybody leads one, or one leads all. */
export const ownerOf = (v: Pick<View, 'level'>, who: number): Seat => (v.level === null ? who : 0);

/** A place outside that Austro can go to. */
export function Place({
  table,
  place,
  ring,
  step,
  tabbable,
  focused,
}: {
  table: Answering<Answer> & { readonly v: View };
  place: number;
  ring: number;
  /** The step that goes there. */
  step: Answer;
  tabbable: boolean;
  focused(): void;
}) {
  const [x, y] = placeSpot(place, ring);
  const side = Math.floor(place / 5);
  const island = table.v.islands[besideOf(place)] as number;
  return (
    <AnswerButton
      board={table}
      answer={step}
      label={word('place', { side: placeName(place)[0] as string, island })}
      face="zf-face"
      class={({ legal, hinted }) =>
        `zf-on zf-place zf-place-${side % 2 === 0 ? 'level' : 'upright'}${legal ? '' : ' zf-shut'}${hinted ? ' zf-lit' : ''}`
      }
      style={{ transform: `translate(${x * 100}%, ${y * 100}%)` }}
      data-at={place}
      {...marks('outside')}
      tabIndex={tabbable ? 0 : -1}
      onFocus={focused}
    >
      <span class="zf-place-dot">{isLegal(table, step) && <Wing />}</span>
    </AnswerButton>
  );
}

/** Where a figure is drawn, in cells; undefined while it is not on the table. */
function spotOf(v: View, who: number, ring: number): { x: number; y: number; outside: boolean } | undefined {
  const { cell } = v.figures[who] as Figure;
  if (cell >= 0) {
    const [x, y] = cellSpot(cell);
    return { x, y, outside: false };
  }
  if (v.stage.at !== 'turn' || v.stage.who !== who || v.stage.place < 0) return undefined;
  const [x, y] = placeSpot(v.stage.place, ring);
  return { x, y, outside: true };
}

/** A spirit on its island, or outside, with the mark of whoever leads it. */
export function Wind({
  v,
  p,
  who,
  ring,
  lit,
}: {
  v: View;
  p: Picture;
  who: number;
  ring: number;
  lit: boolean;
}) {
  const figure = v.figures[who] as Figure;
  const spot = spotOf(v, who, ring);
  if (!spot) return null;
  const event = p.now?.event;
  const flies =
    event !== undefined &&
    (((event.type === 'flew' || event.type === 'tookCorner') && event.spirit === figure.spirit) ||
      ((event.type === 'glided' || event.type === 'steppedOut' || event.type === 'steppedIn') &&
        figure.spirit === 'austro'));
  const breathes = event?.type === 'breathed' && event.spirit === figure.spirit;
  const acts = v.stage.at === 'turn' && v.stage.who === who;
  const asleep = v.asleep === who;
  const owner = ownerOf(v, who);
  return (
    <span
      class={`zf-on zf-wind${spot.outside ? ' zf-outside' : ''}${acts ? ' zf-acts' : ''}${asleep ? ' zf-asleep' : ''}${lit ? ' zf-lit' : ''}`}
      style={{
        transform: `translate(${spot.x * 100}%, ${spot.y * 100}%)`,
        '--owner': `var(--seat-${owner})`,
      }}
      title={SPIRIT_NAMES[figure.spirit]}
      {...marks(figure.spirit)}
    >
      <span
        key={flies || breathes ? p.now?.beat : 'rests'}
        class={`zf-body${flies ? ' zf-flies' : ''}${breathes ? ' zf-breathes' : ''}`}
      >
        <SpiritFigure spirit={figure.spirit} asleep={asleep} />
        <span class="zf-name">
          <Mark seat={owner} />
          <b>{SPIRIT_NAMES[figure.spirit]}</b>
        </span>
      </span>
    </span>
  );
}
