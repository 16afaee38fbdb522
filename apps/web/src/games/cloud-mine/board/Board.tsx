import './board.css';
import { type Answer, NO_CARD, type View, watchersOf } from '@aerie/cloud-mine';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { about, type People, peopleAt } from '../../../words/about.js';
import type { Picture } from '../animation.js';
import { Candle } from '../art/Candle.js';
import { paintAhead } from '../art/clouds.js';
import { Hill } from '../art/Hill.js';
import { Album } from './Album.js';
import type { Acting } from './acting.js';
import { Curtain } from './Curtain.js';
import { Dream } from './Dream.js';
import { Meadow, Said } from './Meadow.js';
import { Roles } from './Roles.js';
import { Spread } from './Spread.js';
import { behindCurtain, lookOf } from './secrets.js';
import { word } from './word.js';
// Imported last: what it says about narrow and low boards overrides the rest.
import './low.css';

/** Cloud Mine on the table: a hill in the afternoon, and a candle for those who know more than the others. */
export function Board(props: BoardProps<View, Picture, Answer>) {
  const { seat, names, answers, open, busy } = props;
  const [lifted, setLifted] = useState('');
  const asked = answers.length > 0 || open !== null;
  const shared = props.mine.length > 1;
  const { past } = props.view;
  useEffect(() => paintAhead(past), [past.length]);
  const { shown: p, down } = behindCurtain(props.picture, seat, { shared, lifted, asked });
  const watches = seat !== null && watchersOf(p).includes(seat);
  const acting: Acting = {
    ...props,
    ...peopleAt(names, props.mine),
    mayAct: (kind) => (kind === 'pick' ? seat !== null && p.step === 'scout' : watches && !ends(p)),
    keepsRoom: (kind) => kind === 'pick' || watches,
  };
  if (down && seat !== null)
    return (
      <section class="cm" aria-label={word('label')}>
        <Curtain seat={seat} name={names[seat] ?? ''} lift={() => setLifted(lookOf(p, seat))} />
      </section>
    );
  return (
    <section
      class={`cm cm-at-${p.now?.event.type ?? 'rest'}${isDark(p) ? ' cm-night' : ''}`}
      aria-label={word('label')}
    >
      {p.step !== 'over' && <Roles p={p} names={names} />}
      <Scene p={p} acting={acting} writing={open !== null} />
      <p class="hidden-visually" aria-live="polite">
        {!busy && lastWrong(p, acting)}
      </p>
    </section>
  );
}

/** Whether a round's cards are being shared out: nobody guesses any more. */
const ends = (p: Picture): boolean => p.now?.event.type === 'won' || p.now?.event.type === 'roundEnded';

/** Secrets are looked at by candlelight. */
const isDark = (p: Picture): boolean =>
  (p.step === 'scout' && p.cards.length > 0) ||
  (p.step === 'dream' && p.picked !== NO_CARD && p.words === '');

function lastWrong(p: Picture, people: People): string {
  const last = p.step === 'guess' ? p.guesses.at(-1) : undefined;
  return last ? word('cardTurned', { card: last.card, ...about(last.seat, people) }) : '';
}

/** The scene of a step; each is one of its own, so that nothing of one moves into the next. */
function Scene({ p, acting, writing }: { p: Picture; acting: Acting; writing: boolean }) {
  const { names } = acting;
  if (p.step === 'over') return <Album past={p.past} names={names} points={p.won.map((won) => won.length)} />;
  if (p.step === 'guess')
    return (
      <div key="gallery" class="cm-gallery">
        <Hill />
        <Said seat={p.daydreamer} people={acting} words={p.words} />
        <Spread p={p} acting={acting} kind="guess" />
      </div>
    );
  if (p.step === 'dream' && p.viewer === p.daydreamer && p.picked !== NO_CARD && p.words === '')
    return (
      <Dream
        key={p.picked}
        card={p.picked}
        language={p.language}
        asked={writing}
        choose={acting.choose}
        keyOf={acting.keyOf}
      />
    );
  if (p.cards.length > 0 && p.words === '')
    return (
      <div key="study" class="cm-study">
        <span class="cm-study-candle">
          <Candle />
        </span>
        <p key={p.step} class="cm-whisper">
          {word(p.step === 'scout' ? 'alone' : 'handed')}
        </p>
        <Spread p={p} acting={acting} kind="pick" />
      </div>
    );
  return <Meadow p={p} people={acting} />;
}
