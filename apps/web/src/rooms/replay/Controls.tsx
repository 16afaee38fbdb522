import { useId } from 'preact/hooks';
import { lineWords } from '../../table/people.js';
import { IconButton } from '../../ui/ui.js';
import { type Chapter, chapterAt } from './chapters.js';
import type { Eyes } from './reel.js';
import { tr } from './tr.js';
import { PACES, type Pace, type Viewing } from './viewing.js';

/** To and fro in the match: step by step, by itself, or anywhere at once. */
export function Controls({ viewing }: { viewing: Viewing }) {
  const { at, reel } = viewing;
  const position = tr('replay.position', { at, length: reel.length });
  const atStart = at === 0 ? tr('replay.isStart') : undefined;
  const atEnd = at === reel.length ? tr('replay.isEnd') : undefined;
  return (
    <section class="controls" aria-label={tr('replay.controls')}>
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={reel.length}
          value={at}
          aria-label={tr('replay.scrub')}
          aria-valuetext={position}
          onInput={(event) => viewing.jump(Number(event.currentTarget.value))}
        />
        <span class="small soft">{position}</span>
      </div>
      <div class="transport">
        <IconButton
          icon="first"
          label={tr('replay.first')}
          whyNot={atStart}
          onClick={() => viewing.jump(0)}
        />
        <IconButton icon="before" label={tr('replay.back')} whyNot={atStart} onClick={() => viewing.back()} />
        <IconButton
          icon={viewing.playing.value ? 'pause' : 'play'}
          label={viewing.playing.value ? tr('replay.pause') : tr('replay.play')}
          onClick={() => viewing.toggle()}
        />
        <IconButton
          icon="after"
          label={tr('replay.forward')}
          whyNot={atEnd}
          onClick={() => viewing.forward()}
        />
        <IconButton
          icon="last"
          label={tr('replay.last')}
          whyNot={atEnd}
          onClick={() => viewing.jump(reel.length)}
        />
      </div>
      <div class="picks">
        <Pick
          label={tr('replay.chapter')}
          value={String(chapterAt(viewing.chapters, at) ?? '')}
          options={viewing.chapters.map((chapter, i) => [String(i), titleOf(chapter, viewing)])}
          onPick={(i) => viewing.jump(viewing.chapters[Number(i)]?.at ?? 0)}
        />
        <Pick
          label={tr('replay.eyes')}
          value={String(viewing.projector.eyes.value)}
          options={[
            ['all', tr('replay.eyesAll')],
            ['watcher', tr('replay.eyesWatcher')],
            ...viewing.room.names.value.map((name, seat): [string, string] => [String(seat), name]),
          ]}
          onPick={(eyes) => viewing.look(eyesOf(eyes))}
        />
        <Pick
          label={tr('replay.pace')}
          value={viewing.pace.value}
          options={(Object.keys(PACES) as Pace[]).map((pace) => [pace, paceWords(pace)])}
          onPick={(pace) => {
            viewing.pace.value = pace as Pace;
          }}
        />
      </div>
    </section>
  );
}

const eyesOf = (text: string): Eyes => (text === 'all' || text === 'watcher' ? text : Number(text));

const paceWords = (pace: Pace): string =>
  ({ slow: tr('replay.slow'), usual: tr('replay.usual'), quick: tr('replay.quick') })[pace];

function titleOf({ title }: Chapter, { room }: Viewing): string {
  const names = room.names.value;
  return 'line' in title
    ? lineWords(title.line, names, [])
    : tr('replay.turn', { turn: title.turn, name: names[title.seat] ?? '' });
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  onPick(value: string): void;
}

/** One of many. */
function Pick({ label, value, options, onPick }: PickProps) {
  const id = useId();
  return (
    <div class="pick">
      <label class="small soft" for={id}>
        {label}
      </label>
      <select id={id} class="input" value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {!options.some(([one]) => one === value) && <option value={value}>–</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
