import './board.css';
import type { Answer, View } from '@aerie/schwingenschlag';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { useShortcuts } from '../../../kit/shortcuts.js';
import { useSwipe } from '../../../ui/swipe.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { saying } from '../saying.js';
import { SHORTCUTS } from '../shortcuts.js';
import { AskSheet } from './AskSheet.js';
import { CardSheet } from './CardSheet.js';
import { Display, Hand } from './Cards.js';
import type { Way } from './choices.js';
import { GoalsScene, PointsScene } from './Goals.js';
import { GuildScene } from './Guild.js';
import { MatScene } from './Mat.js';
import { Preview } from './Preview.js';
import { RivalScene } from './Rival.js';
import { SceneBar } from './SceneBar.js';
import { Supplies } from './Supplies.js';
import { type Scene, useScene } from './scene.js';
import { acts, type Table } from './Table.js';
import { Tabs } from './Tabs.js';
import { TradeSheet } from './TradeSheet.js';
import { cardIn, isCard, isPiece, isResource, rowIn, type Thing, TRADE } from './things.js';
import { useTable } from './use-table.js';
import { WalkSheet } from './WalkSheet.js';

/** A thing that was picked up, one picture later; that it was put down is known at once. */
function useAfterwards(picked: Thing | undefined): Thing | undefined {
  const [known, setKnown] = useState(picked);
  useEffect(() => setKnown(picked), [picked]);
  return picked && known;
}

/** What is read about the thing under the finger: a card, an exchange or a walk that is thought of. */
function sheetOf(t: Table, picked: Thing | undefined) {
  const card = picked === undefined ? undefined : cardIn(picked);
  if (card) return <CardSheet t={t} {...card} />;
  if (picked === TRADE && t.exchanges.length > 0) return <TradeSheet t={t} />;
  const row = picked === undefined ? undefined : rowIn(picked);
  return row === undefined ? undefined : <WalkSheet t={t} row={row} />;
}

/** The question that is asked, unless it is answered on the board itself: a marker is placed on the guild tile. */
const questionOf = (t: Table) =>
  t.asked && !acts(t) && t.task?.task !== 'marker' ? <AskSheet key={t.question} t={t} /> : undefined;

/** Whether an action of one's turn can be made of the thing under the finger: its places are looked at beside it. */
const plans = (t: Table): boolean => acts(t) && t.ways.some(({ thing }) => thing === t.picked);

/** How a question shares a small screen with the rest of the board. */
function questionClass(t: Table): string {
  if (!t.asked || acts(t)) return '';
  if (t.task?.task === 'marker') return ' ss-marking';
  // The first cards are chosen before there is anything on the mat.
  if (t.view.draft && t.ways.some(({ thing }) => isCard(thing))) return ' ss-draft';
  // Few and short answers, about which one looks at one's hand.
  const short = ({ thing, target, answer }: Way) =>
    !target && (isResource(thing) || answer.a === 'done' || isPiece(thing));
  return t.ways.length < 6 && t.ways.every(short) ? ' ss-lean' : '';
}

function SceneArt({ t, scene }: { t: Table; scene: Scene }) {
  switch (scene) {
    case 'guild':
      return <GuildScene t={t} />;
    case 'rival':
      return <RivalScene t={t} />;
    case 'goals':
      return <GoalsScene t={t} />;
    case 'points':
      return <PointsScene t={t} />;
    default:
      return <MatScene key={scene} t={t} seat={scene} />;
  }
}

/** Schwingenschlag on the table: a mountain cut open, its three caves, and who lives in them. */
export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture } = props;
  const t = useTable(props);
  const { scene, isAway, isElsewhere, show, comeBack } = useScene(t);
  const count = picture.mats.length;
  useShortcuts(SHORTCUTS, {
    mat: (digit) => Number(digit) <= count && show(Number(digit) - 1),
    rival: () => picture.rival && show('rival'),
    guild: () => show('guild'),
    goals: () => show('goals'),
    points: () => show('points'),
    drop: () => (t.picked ? t.pick(undefined) : comeBack()),
  });
  const whose = typeof scene === 'number' ? scene : t.me;
  // Whoever plays keeps their own hand in sight, wherever they look, and their own mat where there is room.
  const held = t.seat === null ? whose : t.me;
  const isBeside = scene !== held;
  const swipe = useSwipe((by) => show((whose + by + count) % count));
  // The places of a card shine at once; the sheet about it is drawn afterwards.
  const read = sheetOf(t, useAfterwards(t.picked));
  const question = questionOf(t);
  const isPlan = read !== undefined && plans(t);
  const classes = [
    `ss ss-at-${picture.now?.event.type ?? 'rest'}`,
    question || isPlan || isElsewhere ? ' ss-has-desk' : '',
    isPlan ? ' ss-plans' : '',
    isAway ? ' ss-away' : '',
    isBeside ? ' ss-looks' : '',
    isElsewhere ? ' ss-elsewhere' : questionClass(t),
  ];
  // Neither depends on what is held.
  const goals = useMemo(() => scene !== 'goals' && <GoalsScene t={t} />, [props, scene, t.asked]);
  const guild = useMemo(() => scene !== 'guild' && <GuildScene t={t} />, [props, scene, t.asked]);
  const besides = say(saying('schwingenschlag.board.aside'));
  return (
    <section class={classes.join('')} aria-label={say(saying('schwingenschlag.board.label'))}>
      <Tabs t={t} scene={scene} show={show} />
      <Supplies t={t} seat={held} />
      <div class="ss-scene" data-apart="mat" {...swipe}>
        <MatScene key={held} t={t} seat={held} />
      </div>
      {isBeside && (
        <div class="ss-scene ss-look" data-apart={scene === 'points' ? undefined : 'look'} {...swipe}>
          {isAway && (
            <SceneBar t={t} scene={scene} isElsewhere={isElsewhere} show={show} comeBack={comeBack} />
          )}
          <SceneArt t={t} scene={scene} />
        </div>
      )}
      <div class="ss-right">
        {question}
        {read && <div class="ss-read">{read}</div>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
        <aside class="ss-side" data-apart tabIndex={0} aria-label={besides}>
          {goals}
          {guild}
        </aside>
      </div>
      <div class="ss-cards">
        <Display t={t} />
        <Hand t={t} seat={held} />
      </div>
      <Preview t={t} />
    </section>
  );
}
