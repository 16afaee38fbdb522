import './recap.css';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../play/event-player.js';
import { type Scene, scenesSince } from '../play/recap.js';
import { Still } from '../rules/figure.js';
import { Mark } from '../ui/mark.js';
import { StepTools } from '../ui/step-tools.js';
import { useSwipe } from '../ui/swipe.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { FetchedProps } from './fetched-panel.js';
import { logLineWords } from './people.js';
import type { TableModel } from './table-model.js';

/** What the others did since the viewer decided last, as it was known when this was opened. */
export default function RecapPanel({ model }: FetchedProps) {
  const [scenes] = useState(() => scenesSince(model.side.peek()?.seat ?? null, model.player.recent));
  if (scenes.length === 0) return <p class="soft">{t('recap.nothing')}</p>;
  return <Told model={model} scenes={scenes} />;
}

/** The scenes, one at a time. Each is read out once: the first when this opens, others as they come. */
function Told({ model, scenes }: { model: TableModel; scenes: readonly Scene[] }) {
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const group = useRef<HTMLElement>(null);
  const words = useId();
  useEffect(() => group.current?.focus(), []);
  const last = scenes.length - 1;
  const go = (to: number) => {
    setMoved(true);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const swipe = useSwipe((by) => go(at + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const scene = scenes[at] as Scene;
  return (
    <section
      class="recap"
      ref={group}
      tabIndex={-1}
      aria-label={t('tools.recap')}
      aria-describedby={moved ? undefined : words}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <Picture key={at} model={model} scene={scene} />
      <div class="recap-words" id={words} role="status">
        {scene.lines.map((line, i) => (
          <p key={i} class={line.heading ? 'heading' : ''}>
            {line.seat !== undefined && !line.heading && <Mark seat={line.seat} />}
            <span>{logLineWords(line, model.people.value)}</span>
          </p>
        ))}
      </div>
      <StepTools at={at} steps={scenes.length} back={() => go(at - 1)}>
        <IconButton
          icon={at === last ? 'again' : 'after'}
          label={at === last ? t('minute.again') : t('minute.after')}
          onClick={() => go(at === last ? 0 : at + 1)}
        />
      </StepTools>
    </section>
  );
}

/** What the board shows now. */
function present(model: TableModel): Shown | undefined {
  const side = model.side.peek();
  const picture = model.player.picture.peek();
  return side && picture !== undefined ? { picture, view: side.view, seat: side.seat } : undefined;
}

/**
 * The board as it was then, with what the lines point at. Where that is not known, the board as it is now; where others at the
 * screen must not see it, nothing.
 */
function Picture({ model, scene }: { model: TableModel; scene: Scene }) {
  if (!model.mayTell) return null;
  const shown = scene.shown ?? present(model);
  if (!shown) return null;
  return (
    <figure class="recap-picture">
      <StillBoard model={model} shown={shown} scene={scene} />
      {!scene.shown && <figcaption class="small soft">{t('recap.now')}</figcaption>}
    </figure>
  );
}

const NOTHING = () => undefined;

/** A board as a picture: as large as the one at the table, made to fit. */
function StillBoard({ model, shown, scene }: { model: TableModel; shown: Shown; scene: Scene }) {
  const { Board } = model.ui;
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{
    readonly width: number;
    readonly height: number;
    readonly scale: number;
  }>();
  useLayoutEffect(() => {
    const measure = () => {
      const board = document.querySelector('.middle > .board');
      const { current } = place;
      if (!board || !current) return;
      const { clientWidth: width, clientHeight: height } = board;
      const most = Number.parseFloat(getComputedStyle(current).maxHeight);
      setSize({ width, height, scale: Math.min(1, current.clientWidth / width, most / height) });
    };
    // In a dialog that is not open yet there is no room: it comes later.
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return (
    <div class="recap-place" ref={place} style={{ height: size && size.height * size.scale }}>
      {size && (
        <div
          class="recap-board"
          style={{ width: size.width, height: size.height, '--scale': size.scale, '--pace': 0 }}
        >
          <Still>
            <Board
              {...shown}
              mine={model.mine.value}
              names={model.names.value}
              answers={[]}
              keyOf={model.keyOf}
              open={null}
              busy
              beside={[]}
              choose={NOTHING}
              why={NOTHING}
              explain={NOTHING}
              told={scene.by}
              lit={new Set(scene.lines.flatMap(({ lights = [] }) => lights))}
              hinted={[]}
              advised={undefined}
              sketches={[]}
              sketch={NOTHING}
              odds={undefined}
            />
          </Still>
        </div>
      )}
    </div>
  );
}
