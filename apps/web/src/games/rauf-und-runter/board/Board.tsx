import './board.css';
import { type Answer, faceOf, REROLL_PRICE, type View } from '@aerie/rauf-und-runter';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { isLegal } from '../../../kit/answer-button.js';
import { useShortcuts } from '../../../kit/shortcuts.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { SHORTCUTS } from '../shortcuts.js';
import type { Choosing } from './Choice.js';
import { cameraOf } from './camera.js';
import { asksToShed, goesTo, pickOf, REROLL, shedsOf, shortOfPick } from './choices.js';
import { Fence } from './Fence.js';
import { Flights } from './Flights.js';
import { FlutterLine } from './FlutterLine.js';
import { footOf, type Layout, layoutOf } from './layout.js';
import { Overview } from './Overview.js';
import { Roost } from './Roost.js';
import { Scene } from './Scene.js';
import { Tray } from './Tray.js';

/** The room that the frame gives, in px; undefined until it is known. */
function useRoom() {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<{ wide: number; high: number }>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setRoom({ wide: element.clientWidth, high: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

/** Rauf und Runter on the table: a paper farmyard, its ladder, the fence that counts, and the dice in the straw. */
export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture: p, names, busy, lit, odds } = props;
  const { ref, room } = useRoom();
  const tip = useId();
  // What somebody looks at, an answer or a space of the ladder, holds until the table changes.
  const [glance, setGlance] = useState<{ answer: Answer | undefined; during: Picture }>();
  const [gaze, setGaze] = useState<{ space: number; during: Picture }>();
  const looked = glance?.during === p ? glance.answer : undefined;
  const look = (answer: Answer | undefined) => setGlance({ answer, during: p });

  const press = (answer: Answer) => (isLegal(props, answer) ? props.choose(answer) : look(answer));
  useShortcuts(SHORTCUTS, {
    pick: (key) => press(pickOf(key.toUpperCase())),
    reroll: () => press(REROLL),
  });

  const face = looked?.kind === 'pick' ? faceOf(looked.die) : undefined;
  const aim = face !== undefined && p.roll.includes(face) && !busy ? goesTo(p, face) : undefined;
  const explained = (): { words: string; legal: boolean } | undefined => {
    if (looked === undefined || busy) return undefined;
    if (!isLegal(props, looked)) {
      const words = props.why(looked);
      return words === undefined ? undefined : { words, legal: false };
    }
    if (aim) return { words: say(shortOfPick(aim)), legal: true };
    if (looked.kind !== 'reroll') return undefined;
    const args = { dice: p.roll.length, price: REROLL_PRICE };
    return { words: say({ key: 'rauf-und-runter.board.rerollFor', args }), legal: true };
  };

  const choosing: Choosing = { ...props, look, looked, tip };
  const layout =
    room && layoutOf(room.wide, room.high, odds !== undefined, asksToShed(p, busy) ? shedsOf(p).length : 0);
  const camera = layout && cameraOf(p, layout, gaze?.during === p ? gaze.space : undefined);
  const fence = (layout: Layout) => <Fence p={p} names={names} layout={layout} lit={lit} aim={aim} />;
  return (
    <section
      ref={ref}
      class={`rr rr-at-${p.now?.event.type ?? 'rest'}${layout?.beside ? ' rr-low' : ''}${layout?.large ? ' rr-large' : ''}`}
      aria-label={say({ key: 'rauf-und-runter.board.label' })}
      style={
        layout && {
          '--rr-die-size': `${layout.die}px`,
          '--rr-line': `${layout.line}px`,
          '--rr-roost': `${layout.roost}px`,
          '--rr-unit': layout.unit,
          '--rr-beside': `${layout.beside}px`,
        }
      }
    >
      {layout && camera && (
        <>
          <Roost p={p} names={names} lit={lit} />
          <div
            class="rr-grounds"
            style={{ top: `${layout.roost}px`, height: `${layout.scene + footOf(layout)}px` }}
          >
            <Scene
              p={p}
              layout={layout}
              camera={camera}
              lit={lit}
              aim={aim?.to === 'track' ? undefined : aim?.to}
            />
            <FlutterLine p={p} lit={lit} />
            <Overview
              p={p}
              camera={camera}
              wide={layout.overview}
              high={layout.scene - layout.line - 34 * layout.unit}
              lit={lit}
              look={(space) => setGaze({ space, during: p })}
            />
            {layout.beside === 0 && fence(layout)}
          </div>
          {layout.beside > 0 && (
            <div class="rr-hillock" style={{ top: `${layout.roost}px`, height: `${layout.fence}px` }}>
              {fence(layout)}
            </div>
          )}
          <div class="rr-front" style={{ height: `${layout.tray}px` }}>
            <Tray p={p} names={names} with={choosing} told={explained()} />
          </div>
          <Flights p={p} size={layout.die} />
        </>
      )}
    </section>
  );
}
