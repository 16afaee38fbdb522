import './field.css';
import './board.css';
import './panel.css';
import './sizes.css';
import type { Answer, View } from '@aerie/zefiria';
import type { BoardProps } from '../../../contract/game-ui.js';
import { isLegal } from '../../../kit/answer-button.js';
import { peopleAt } from '../../../words/about.js';
import type { Picture } from '../animation.js';
import { Sky } from '../art/Sky.js';
import { actingAt } from './acting.js';
import { drawnPlans, proposalsOf } from './drawn-plans.js';
import { giftsOf } from './gifts.js';
import { Islands } from './Islands.js';
import { Panel } from './Panel.js';
import { usePlan } from './plan.js';
import { ringOf } from './plan-arrows.js';
import { Status } from './Status.js';
import { pressOn, selectingAt } from './selecting.js';
import { TargetMap } from './TargetMap.js';
import { useScene } from './use-scene.js';
import { useSelection } from './use-selection.js';
import { word } from './word.js';

/** Whether there must be room for a button that gives a gem. */
const hasGems = ({ stage, held }: View): boolean => stage.at === 'turn' && held.some((gems) => gems > 0);

/** Zefiria on the table: islands adrift in the golden hour, the winds among them, the map and what one can do. */
export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture: p, view, seat, names } = props;
  const plan = usePlan(props);
  const scene = useScene(props, plan);
  const { selection, change, leave } = useSelection([view, plan.steps, plan.shown, scene.ahead]);
  const table = actingAt(props, plan, scene, (note) => change({ note }));
  const at = selectingAt(table, selection.selected, selection.pointed);
  const { v } = scene;
  const ring = ringOf(v);
  const source = at.selected ?? at.pointed;

  const press = (island: number) => {
    const pressed = pressOn(at, island);
    change({ note: undefined, ends: undefined });
    if (!pressed) return;
    if ('ends' in pressed) change({ ends: pressed.ends });
    else if ('select' in pressed) change({ selected: pressed.select });
    else if (isLegal(table, pressed.step)) table.choose(pressed.step);
    else {
      table.explain(pressed.step);
      // Or every further press on it would try the same again.
      if (at.selected !== undefined) change({ selected: island });
    }
  };

  return (
    <section class={`zf${hasGems(v) ? ' zf-gems' : ''}`} aria-label={word('label')}>
      <Sky />
      <Status v={v} names={names} />
      <Islands
        p={p}
        table={table}
        at={at}
        ring={ring}
        plans={drawnPlans(props, plan, scene, ring)}
        press={press}
        point={(island) => change({ pointed: island })}
        leave={leave}
        drop={() => change({ selected: undefined, ends: undefined })}
      />
      <TargetMap v={v} wanted={new Set(source === undefined ? [] : [source])} />
      <Panel
        view={view}
        table={table}
        selection={selection}
        proposals={proposalsOf(props)}
        scene={scene}
        planned={props.advised?.plan ?? []}
        people={peopleAt(names, props.mine)}
        seated={seat !== null}
        seat={seat ?? 0}
        gifts={giftsOf(props)}
      />
    </section>
  );
}
