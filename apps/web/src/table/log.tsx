import './log.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Logged } from '../play/stage.js';
import { Mark } from '../ui/mark.js';
import { Button } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { withHandovers } from './handovers.js';
import { lineWords } from './people.js';
import type { TableRoom } from './use-table.js';

/** So many lines are there at once; whoever wants to read further back says so. */
const SHOWN = 120;

/** What happened, in words; pointing at a line lights up what it speaks of. */
export function Log({ room }: { room: TableRoom }) {
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const lines = withHandovers(
    room.stage.log.value,
    room.table.value?.handovers ?? [],
    room.stage.moment.value?.number ?? 0,
  );
  const { length } = lines;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  if (length === 0) return <p class="soft empty">{t('log.empty')}</p>;
  const from = all ? 0 : Math.max(0, length - SHOWN);
  return (
    <>
      {from > 0 && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('log.earlier', { count: from })}
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol class="log" ref={list} tabIndex={0} aria-label={t('log.title')}>
        {lines.slice(from).map((line, i) => (
          <LogLine key={from + i} room={room} line={line} />
        ))}
      </ol>
    </>
  );
}

/** One line; it is worded again only when it, the names or the language have changed. */
function LogLine({ room, line }: { room: TableRoom; line: Logged }) {
  const names = room.names.value;
  const mine = room.mine.value;
  return useMemo(() => {
    const light = (lights: readonly string[] | undefined) => {
      room.lit.value = new Set(lights ?? []);
    };
    return (
      <li
        class={line.heading ? 'heading' : ''}
        onMouseEnter={() => light(line.lights)}
        onMouseLeave={() => light(undefined)}
      >
        {line.seat !== undefined && !line.heading && <Mark seat={line.seat} />}
        <span>{lineWords(line, names, mine)}</span>
      </li>
    );
  }, [room, line, names, mine, language.value]);
}
