import './board.css';
import { ROWS, type Row, type View } from '@aerie/schwingenschlag';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { useSwipe } from '../../../ui/swipe.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { saying } from '../saying.js';
import { topTask } from '../table.js';
import { AskSheet } from './AskSheet.js';
import { CardSheet } from './CardSheet.js';
import { Display, Hand } from './Cards.js';
import { isCard, isResource, type Thing, type Way, waysOf } from './choices.js';
import { GoalsScene, PointsScene } from './Goals.js';
import { GuildScene } from './Guild.js';
import { useKeys } from './keys.js';
import { MatScene } from './Mat.js';
import { Preview } from './Preview.js';
import { RivalScene, rivalActs } from './Rival.js';
import { Supplies } from './Supplies.js';
import { acts, type Table } from './Table.js';
import { GoalsOrPoints, type Scene, Tabs } from './Tabs.js';
import { WalkSheet } from './WalkSheet.js';

/** Answers that follow one another, such as an action and its payment: each is given as soon as it is due. */
function useFollowing({ answers, choose, busy }: BoardProps<View, Picture, string>) {
  const [rest, setRest] = useState<readonly string[]>([]);
  useEffect(() => {
    const [next, ...later] = rest;
    if (next === undefined || busy || answers.length === 0) return;
    if (answers.includes(next)) choose(next);
    setRest(answers.includes(next) ? later : []);
  }, [answers, busy]);
  return {
    following: rest.length > 0,
    chooseAll(list: readonly string[]) {
      const [first, ...later] = list;
      if (first === undefined) return;
      setRest(later);
      choose(first);
    },
  };
}

/** The things that notations and lights point at. */
function shinesOf(lit: ReadonlySet<string>): ReadonlySet<Thing> {
  const things = waysOf([...lit]).flatMap(({ thing, target }) => (target ? [thing, target] : [thing]));
  return new Set([...lit, ...things]);
}

const handOf = ({ mats }: View, seat: number): ReadonlySet<Thing> =>
  new Set([
    ...(mats[seat]?.dragons ?? []).map((card) => `d${card}`),
    ...(mats[seat]?.caves ?? []).map((card) => `c${card}`),
  ]);

/** The one card that all answers about places are about, if it is one. */
function onlyCard(ways: readonly Way[]): Thing | undefined {
  const cards = new Set(ways.flatMap(({ thing, target }) => (target?.startsWith('row:') ? [thing] : [])));
  return cards.size === 1 ? [...cards][0] : undefined;
}

/** A thing that was picked up, one picture later; that it was put down is known at once. */
function useAfterwards(picked: Thing | undefined): Thing | undefined {
  const [known, setKnown] = useState(picked);
  useEffect(() => setKnown(picked), [picked]);
  return picked && known;
}

/**
 * What takes the place of the hand: a card that is read, a walk that is thought of, or a question. A marker is placed on
 * the guild tile itself.
 */
function deskOf(t: Table, picked: Thing | undefined) {
  if (picked && isCard(picked))
    return <CardSheet t={t} kind={picked[0] === 'd' ? 'dragon' : 'cave'} card={Number(picked.slice(1))} />;
  if (picked?.startsWith('row:'))
    return <WalkSheet t={t} row={ROWS.indexOf(picked.slice(4) as 'C') as Row} />;
  return t.asked && !acts(t) && t.task?.task !== 'marker' ? <AskSheet t={t} /> : undefined;
}

/** How a question shares a small screen with the rest of the board. */
function questionClass(t: Table): string {
  if (!t.asked || acts(t) || t.picked) return '';
  if (t.task?.task === 'marker') return ' ss-marking';
  // The first cards are chosen before there is anything on the mat.
  if (t.view.draft && t.ways.some(({ thing }) => isCard(thing))) return ' ss-draft';
  // Few and short answers, about which one looks at one's hand.
  const short = ({ thing, target }: Way) =>
    !target && (isResource(thing) || thing === 'done' || thing.startsWith('piece:'));
  return t.ways.length < 6 && t.ways.every(short) ? ' ss-lean' : '';
}

/** Schwingenschlag on the table: a mountain cut open, its three caves, and who lives in them. */
export function Board(props: BoardProps<View, Picture, string>) {
  const { picture, view, seat, answers, busy, lit } = props;
  const me = seat ?? 0;
  const [wanted, setWanted] = useState<{ scene: Scene; during: string }>();
  const [held, setHeld] = useState<{ thing: Thing; aim?: string }>();
  const { following, chooseAll } = useFollowing(props);
  const asked = answers.length > 0 && !busy && !following;
  const task = asked ? topTask(view) : undefined;
  // Another question makes what was held before void; one's own turn does not, nor one that was only interrupted.
  // Said before anything can be tapped again: a later word would undo the first tap.
  const question = answers.join('|');
  const last = useRef('');
  useLayoutEffect(() => {
    if (question === '' || question === last.current) return;
    last.current = question;
    if (topTask(view)?.task !== 'turn') setHeld(undefined);
  }, [question]);

  // The hand as it was when one acted last: what is not among it has come since.
  const hand = useRef<ReadonlySet<Thing>>(undefined);
  const letGo = () => {
    setHeld(undefined);
    last.current = '';
    if (task?.task === 'turn') hand.current = handOf(view, me);
  };

  const ways = useMemo(() => (asked ? waysOf(answers) : []), [asked, answers]);
  const shines = useMemo(() => shinesOf(lit), [lit]);
  const t: Table = {
    ...props,
    answers: asked ? answers : [],
    me,
    ways,
    task,
    asked,
    question,
    picked: held?.thing,
    poised: held?.thing ?? (task?.task === 'turn' ? undefined : onlyCard(ways)),
    pick: (thing) => setHeld(thing === undefined ? undefined : { thing }),
    aim: held?.aim,
    aimAt: (aim) => setHeld((now) => now && { ...now, aim }),
    choose: (answer) => {
      letGo();
      props.choose(answer);
    },
    chooseAll: (list) => {
      letGo();
      chooseAll(list);
    },
    isNew: (card) => hand.current !== undefined && !hand.current.has(card),
    shines,
    later: view.laterPrinting,
  };
  // What is asked is shown, the guild for a marker and else the own mat, until one wants to look elsewhere; but what
  // the opponent of somebody alone does is always seen, and how an objective is scored.
  const looks = wanted && (acts(t) || !asked || wanted.during === question) ? wanted.scene : undefined;
  const due = task?.task === 'marker' ? 'guild' : me;
  const scene: Scene = rivalActs(picture)
    ? 'rival'
    : picture.now?.event.type === 'objectiveScored'
      ? 'goals'
      : (looks ?? due);
  const elsewhere = asked && !acts(t) && scene !== due;
  const show = (next: Scene) => setWanted({ scene: next === scene ? me : next, during: question });
  useKeys(picture.mats.length, show, () => setHeld(undefined));
  const count = picture.mats.length;
  const swipe = useSwipe((by) => show(((typeof scene === 'number' ? scene : me) + by + count) % count));
  const whose = typeof scene === 'number' ? scene : me;
  // The places of a card shine at once; the sheet about it is drawn afterwards.
  const desk = deskOf(t, useAfterwards(held?.thing));
  const classes = [
    `ss ss-at-${picture.now?.event.type ?? 'rest'}`,
    desk || elsewhere ? ' ss-has-desk' : '',
    elsewhere ? ' ss-elsewhere' : questionClass(t),
  ];
  // Neither depends on what is held.
  const goals = useMemo(() => scene !== 'goals' && <GoalsScene t={t} />, [props, scene, asked]);
  const guild = useMemo(() => scene !== 'guild' && <GuildScene t={t} />, [props, scene, asked]);
  return (
    <section class={classes.join('')} aria-label={say(saying('schwingenschlag.board.label'))}>
      <Tabs t={t} scene={scene} show={show} />
      {(scene === 'goals' || scene === 'points') && <GoalsOrPoints scene={scene} show={show} />}
      <div class="ss-scene" {...swipe}>
        {typeof scene === 'number' && <MatScene key={scene} t={t} seat={scene} />}
        {scene === 'guild' && <GuildScene t={t} />}
        {scene === 'rival' && <RivalScene t={t} />}
        {scene === 'goals' && <GoalsScene t={t} />}
        {scene === 'points' && <PointsScene t={t} />}
      </div>
      <Supplies t={t} seat={whose} />
      <div class="ss-right">
        {desk}
        {elsewhere && (
          <button
            type="button"
            class="ss-chip ss-chip-primary ss-return"
            onClick={() => setWanted(undefined)}
          >
            {say(saying('schwingenschlag.board.return'))}
          </button>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
        <aside class="ss-side" tabIndex={0} aria-label={say(saying('schwingenschlag.board.aside'))}>
          {goals}
          {guild}
        </aside>
      </div>
      <div class="ss-cards">
        <Display t={t} />
        <Hand t={t} seat={whose} />
      </div>
      <Preview t={t} />
    </section>
  );
}
