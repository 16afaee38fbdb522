import { useId } from 'preact/hooks';
import { logLineWords } from '../../table/people.js';
import { Button, IconButton } from '../../ui/ui.js';
import { type Chapter, chapterAt } from './session/chapters.js';
import { PACES, type Pace, type ReplaySession } from './session/replay-session.js';
import type { Viewpoint } from './session/replay-timeline.js';
import { tr } from './tr.js';

/** Playback controls: step, play, jump, chapter, viewpoint, pace. */
export function Controls({ session }: { session: ReplaySession }) {
  const { at, timeline } = session;
  const { isHidden } = session;
  const position = isHidden
    ? tr('replay.positionAlone', { at })
    : tr('replay.position', { at, length: timeline.length });
  const atStart = at === 0 ? tr('replay.isStart') : undefined;
  const atEnd = at === timeline.length ? tr('replay.isEnd') : undefined;
  const notLast = isHidden ? tr('replay.hidden') : atEnd;
  return (
    <section class="controls" aria-label={tr('replay.controls')}>
      <div class="scrub">
        {isHidden ? (
          <span class="row spread">
            <span class="small">{tr('replay.hidden')}</span>
            <Button look="quiet" onClick={() => session.reveal()}>
              {tr('replay.reveal')}
            </Button>
          </span>
        ) : (
          <input
            type="range"
            min={0}
            max={timeline.length}
            value={at}
            aria-label={tr('replay.scrub')}
            aria-valuetext={position}
            onInput={(event) => session.jump(Number(event.currentTarget.value))}
          />
        )}
        <span class="small soft">{position}</span>
      </div>
      <div class="transport">
        <IconButton
          icon="first"
          label={tr('replay.first')}
          whyNot={atStart}
          onClick={() => session.jump(0)}
        />
        <IconButton icon="before" label={tr('replay.back')} whyNot={atStart} onClick={() => session.back()} />
        <IconButton
          icon={session.playing.value ? 'pause' : 'play'}
          label={session.playing.value ? tr('replay.pause') : tr('replay.play')}
          onClick={() => session.toggle()}
        />
        <IconButton
          icon="after"
          label={tr('replay.forward')}
          whyNot={atEnd}
          onClick={() => session.forward()}
        />
        <IconButton icon="last" label={tr('replay.last')} whyNot={notLast} onClick={() => session.toEnd()} />
      </div>
      <div class="picks">
        <Pick
          label={tr('replay.chapter')}
          value={String(chapterAt(session.chapters, at) ?? '')}
          options={session.told.map((chapter, i) => [String(i), titleOf(chapter, session)])}
          onPick={(i) => session.jump(session.chapters[Number(i)]?.at ?? 0)}
        />
        <Pick
          label={tr('replay.eyes')}
          value={String(session.play.viewpoint.value)}
          options={[
            ['all', tr('replay.eyesAll')],
            ['watcher', tr('replay.eyesWatcher')],
            ...session.model.names.value.map((name, seat): [string, string] => [String(seat), name]),
          ]}
          onPick={(viewpoint) => session.look(viewpointOf(viewpoint))}
        />
        <Pick
          label={tr('replay.pace')}
          value={session.pace.value}
          options={(Object.keys(PACES) as Pace[]).map((pace) => [pace, paceWords(pace)])}
          onPick={(pace) => {
            session.pace.value = pace as Pace;
          }}
        />
      </div>
    </section>
  );
}

const viewpointOf = (text: string): Viewpoint => (text === 'all' || text === 'watcher' ? text : Number(text));

const paceWords = (pace: Pace): string =>
  ({ slow: tr('replay.slow'), usual: tr('replay.usual'), quick: tr('replay.quick') })[pace];

/** What a part of the match is called. */
export function titleOf({ title }: Chapter, { model }: ReplaySession): string {
  return 'line' in title
    ? logLineWords(title.line, model.people.value)
    : tr('replay.turn', { turn: title.turn, name: model.names.value[title.seat] ?? '' });
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  onPick(value: string): void;
}

/** A choice among many values, as a select. */
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
