import './board.css';
import './strip.css';
import './sky.css';
import './tray.css';
import './told.css';
import './landing.css';
// Imported last: what it says about narrow and low boards overrides the rest.
import './sizes.css';
import type { Seat } from '@aerie/kernel';
import { type Answer, type Card, NO_BIRD, NO_CARD, type Space, type View } from '@aerie/ueber-den-wolken';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { useAnswerQueue } from '../../../kit/answer-queue.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { SkyArt } from '../art/Sky.js';
import { Definitions, SignPicture } from '../art/signs.js';
import { birdName, saying } from '../names.js';
import { Actions } from './Actions.js';
import { CardNote, Display, Hand, Playing } from './Cards.js';
import { Flights } from './Flights.js';
import { Flock, termOf } from './Flock.js';
import { Landing } from './Landing.js';
import { hasManyChips, hasPanel, Panel } from './Panels.js';
import { Peek } from './Peek.js';
import { BirdsBeside, Nest, Seats } from './Strip.js';
import { tableOf } from './table.js';
import { marks } from './terms.js';
import { useTraces } from './traces.js';

export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture, view, seat } = props;
  const [look, lookAt] = useState<Card>(NO_CARD);
  const [picked, pick] = useState<Space>(-1);
  const [pointed, point] = useState<readonly Space[]>([]);
  const [shown, show] = useState<Seat>();
  // Where there is no room for both: whether the display lies there, or the hand.
  const asksDisplay = props.answers.length > 0 && (view.step.at === 'take' || view.step.at === 'copy');
  const [flipped, flip] = useState(false);
  const table = tableOf(props, {
    look,
    lookAt,
    traces: useTraces(picture, seat),
    chooseAll: useAnswerQueue(props).chooseAll,
  });
  // Whoever only watches has no hand that a look at another could take away.
  const of = seat ?? shown ?? 0;
  const peeked = seat === null ? undefined : shown;
  const isPeekedCard = peeked !== undefined && picture.hands[peeked]?.includes(look);
  const holder = isPeekedCard ? peeked : of;
  // Whatever was picked up or pointed at belongs to the moment before; said before anything can be tapped again.
  useLayoutEffect(() => {
    pick(-1);
    point([]);
    lookAt(NO_CARD);
    flip(asksDisplay);
  }, [view, asksDisplay]);
  // A look at a seat holds until something else is asked.
  useLayoutEffect(() => {
    if (seat !== null) show(undefined);
  }, [seat, table.asked, view.step.at]);
  // While the flock lands, everybody's nest lies over what nobody needs.
  const landing = table.asked ? null : picture.tally;
  return (
    <section
      class={`uw-board uw-cols-${table.columns}`}
      data-cards={flipped ? 'display' : 'hand'}
      aria-label={say(saying('ueber-den-wolken.board.label'))}
    >
      <Definitions />
      <Seats
        table={table}
        of={shown ?? of}
        show={(at) => show(seat !== null && at === shown ? undefined : at)}
      />
      <div class="uw-strip">
        <Nest table={table} />
        <BirdsBeside table={table} />
      </div>
      <div class="uw-sky" data-apart>
        <SkyArt />
        <Flock table={table} of={holder} picked={picked} pick={pick} pointed={pointed} />
        {picture.held !== NO_BIRD && (
          <span
            class="uw-held"
            role="img"
            aria-label={say(saying('ueber-den-wolken.board.held', { bird: birdName(picture.held) }))}
            {...marks(termOf(table, picture.held))}
          >
            <BirdPicture bird={picture.held} />
          </span>
        )}
        <Playing table={table} />
        {peeked !== undefined && <Peek table={table} at={peeked} close={() => show(undefined)} />}
        <CardNote table={table} of={holder} />
      </div>
      <div
        class={`uw-tray${hasPanel(table) ? ' uw-with-panel' : ''}${hasManyChips(table) ? ' uw-many' : ''}`}
      >
        <Panel table={table} point={point} />
        <Actions table={table} />
        <Display table={table} />
      </div>
      <Hand table={table} of={of} />
      {landing && <Landing tally={landing} accounts={picture.accounts} names={props.names} />}
      <button
        type="button"
        class="uw-flip"
        aria-label={say(saying(flipped ? 'ueber-den-wolken.board.hand' : 'ueber-den-wolken.board.display'))}
        onClick={() => flip(!flipped)}
      >
        <SignPicture sign={flipped ? 'D' : 'display'} />
      </button>
      <Flights picture={picture} />
    </section>
  );
}
