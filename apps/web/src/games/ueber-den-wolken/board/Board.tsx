import './board.css';
import './strip.css';
import './sky.css';
import './tray.css';
import './told.css';
// Imported last: what it says about narrow and low boards overrides the rest.
import './sizes.css';
import type { Seat } from '@aerie/kernel';
import { type Answer, type Card, NO_BIRD, NO_CARD, type Space, type View } from '@aerie/ueber-den-wolken';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { useAnswerQueue } from '../../../kit/answer-queue.js';
import { say } from '../../../words/words.js';
import type { Picture, Scored } from '../animation.js';
import { BirdPicture } from '../art/Bird.js';
import { SkyArt } from '../art/Sky.js';
import { Definitions, SignPicture } from '../art/signs.js';
import { birdName, saying } from '../names.js';
import { Actions } from './Actions.js';
import { CardNote, Display, Hand, Playing } from './Cards.js';
import { Flights } from './Flights.js';
import { Flock } from './Flock.js';
import { hasManyChips, hasPanel, Panel } from './Panels.js';
import { BirdsBeside, Nest, Seats } from './Strip.js';
import { type StageReport, Summary } from './Summary.js';
import { tableOf } from './table.js';
import { useTraces } from './traces.js';

/** What was scored in this stage so far; several people may score one after the other. */
function useScored({ stage, tally }: Picture): readonly Scored[] {
  const memory = useRef<{ stage: number; scored: readonly Scored[] }>({ stage, scored: [] });
  if (memory.current.stage !== (tally?.stage ?? stage))
    memory.current = { stage: tally?.stage ?? stage, scored: [] };
  const { current } = memory;
  const fresh = tally?.scored.filter(({ card }) => !current.scored.some((one) => one.card === card)) ?? [];
  if (fresh.length > 0) current.scored = [...current.scored, ...fresh];
  return current.scored;
}

function reportOf({ now, tally }: Picture, scored: readonly Scored[]): StageReport | undefined {
  if (now?.event.type !== 'stageEnded' || !tally) return undefined;
  const { stage, accounts } = now.event;
  return { stage, accounts, landed: tally.landed, nest: tally.nest, scored };
}

export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture, view, seat, names } = props;
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
  const scored = useScored(picture);
  const report = reportOf(picture, scored);
  const own = seat ?? 0;
  const of = shown ?? own;
  // Whatever was picked up or pointed at belongs to the moment before; said before anything can be tapped again.
  useLayoutEffect(() => {
    pick(-1);
    point([]);
    lookAt(NO_CARD);
    show(undefined);
    flip(asksDisplay);
  }, [view, asksDisplay]);
  return (
    <section
      class={`uw-board uw-cols-${table.columns}`}
      data-cards={flipped ? 'display' : 'hand'}
      aria-label={say(saying('ueber-den-wolken.board.label'))}
    >
      <Definitions />
      <Seats table={table} of={of} show={show} />
      <div class="uw-strip">
        <Nest table={table} />
        <BirdsBeside table={table} />
      </div>
      <div class="uw-sky">
        <SkyArt />
        <Flock table={table} of={of} picked={picked} pick={pick} pointed={pointed} />
        {picture.held !== NO_BIRD && (
          <span
            class="uw-held"
            role="img"
            aria-label={say(saying('ueber-den-wolken.board.held', { bird: birdName(picture.held) }))}
          >
            <BirdPicture bird={picture.held} />
          </span>
        )}
        <Playing table={table} />
        <CardNote table={table} of={of} />
      </div>
      <div
        class={`uw-tray${hasPanel(table) ? ' uw-with-panel' : ''}${hasManyChips(table) ? ' uw-many' : ''}`}
      >
        <Panel table={table} point={point} />
        {!hasPanel(table) && <Actions table={table} />}
        <Display table={table} />
      </div>
      <Hand table={table} of={of} />
      <button
        type="button"
        class="uw-flip"
        aria-label={say(saying(flipped ? 'ueber-den-wolken.board.hand' : 'ueber-den-wolken.board.display'))}
        onClick={() => flip(!flipped)}
      >
        <SignPicture sign={flipped ? 'D' : 'display'} />
      </button>
      <Flights picture={picture} />
      {report && <Summary report={report} names={names} />}
    </section>
  );
}
