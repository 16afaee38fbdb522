import '../board/board.css';
import '../board/tray.css';
import './yard.css';
import raufUndRunter from '@aerie/rauf-und-runter';
import { Sized } from '../../../kit/sized.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import type { Choosing } from '../board/Choice.js';
import { cameraOf } from '../board/camera.js';
import { goesTo, groupsOf, pickOf, shortOfPick } from '../board/choices.js';
import { Fence } from '../board/Fence.js';
import { FlutterLine } from '../board/FlutterLine.js';
import { type Layout, layoutOf } from '../board/layout.js';
import { Scene } from '../board/Scene.js';
import { Tray } from '../board/Tray.js';

const NAMES = ['Ada', 'Berta', 'Cora', 'Dora', 'Elsa'];
const NOTHING: ReadonlySet<string> = new Set();

/** A table with so many hens on the starting space, and what is different from that. */
export function tableOf(hens: number, more: Partial<Picture> = {}): Picture {
  const seats = Array.from({ length: hens }, (_, seat) => seat);
  return {
    ladder: [19, 11, 8, 22, 14, 17, 7, 21, 15],
    flutter: [12, 10, 18, 13, 20, 9, 16],
    round: 0,
    order: seats,
    turn: 0,
    pecking: seats,
    space: seats.map(() => 5),
    feathers: seats.map(() => 0),
    momentum: seats.map(() => 0),
    roll: '',
    track: [],
    heap: [],
    now: null,
    ...more,
  };
}

const stylesOf = ({ die, line, unit }: Layout) => ({
  '--rr-die-size': `${die}px`,
  '--rr-line': `${line}px`,
  '--rr-unit': unit,
});

/** The yard with its ladder, and the flutter numbers over it. */
export function Yard({ p, looked }: { p: Picture; looked?: number }) {
  return (
    <Sized>
      {(wide, high) => {
        const usual = layoutOf(wide, high, false, 0);
        const layout = { ...usual, fence: 24, scene: high - 24, overview: 0, beside: 0 };
        return (
          <div class="rr rr-figure" style={stylesOf(layout)}>
            <Scene p={p} layout={layout} camera={cameraOf(p, layout, looked)} lit={NOTHING} aim={undefined} />
            <FlutterLine p={p} lit={NOTHING} />
          </div>
        );
      }}
    </Sized>
  );
}

/** With less room than this over the fence there is only sky. */
const YARD = 130;

/** The fence that counts momentum, before the yard where there is room; with `dice` the throw lies in the straw before it. */
export function Track({ p, dice = false, looked }: { p: Picture; dice?: boolean; looked?: string }) {
  return (
    <Sized>
      {(wide, high) => {
        const usual = layoutOf(wide, Math.max(420, high), false, 0);
        const tray = dice ? usual.tray : 0;
        const scene = high - tray - usual.fence;
        const hasYard = scene >= YARD;
        const layout = {
          ...usual,
          ...(hasYard ? { scene } : { scene: 0, fence: high - tray }),
          ...{ overview: 0, line: 0, beside: 0 },
        };
        const aim = looked === undefined ? undefined : goesTo(p, looked);
        const answers = groupsOf(p.roll).map(({ face }) => pickOf(face));
        const choosing: Choosing = {
          answers,
          hinted: [],
          busy: false,
          keyOf: raufUndRunter.write,
          choose: nothing,
          why: nothing,
          explain: nothing,
          odds: undefined,
          look: nothing,
          looked: looked === undefined ? undefined : pickOf(looked),
          tip: 'figure-tip',
        };
        return (
          <div class="rr rr-figure rr-figure-sky" style={stylesOf(layout)}>
            <div class="rr-grounds" style={{ top: 0, height: `${layout.scene + layout.fence}px` }}>
              {hasYard && (
                <Scene p={p} layout={layout} camera={cameraOf(p, layout)} lit={NOTHING} aim={undefined} />
              )}
              <Fence p={p} names={NAMES} layout={layout} lit={NOTHING} aim={aim} />
            </div>
            {dice && (
              <div class="rr-front" style={{ height: `${tray}px` }}>
                <Tray
                  p={p}
                  names={NAMES}
                  with={choosing}
                  told={aim && { words: say(shortOfPick(aim)), legal: true }}
                />
              </div>
            )}
          </div>
        );
      }}
    </Sized>
  );
}

const nothing = (): undefined => undefined;
