import { useEffect, useRef } from 'preact/hooks';
import { Mark } from '../ui/mark.js';
import { t } from '../words/words.js';
import { lineWords } from './people.js';
import type { TableRoom } from './use-table.js';

/** What happened, in words; pointing at a line lights up what it speaks of. */
export function Log({ room }: { room: TableRoom }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = room.stage.log.value;
  const { length } = lines;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  const light = (lights: readonly string[] | undefined) => {
    room.lit.value = new Set(lights ?? []);
  };
  if (length === 0) return <p class="soft empty">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <ol class="log" ref={list} tabIndex={0} aria-label={t('log.title')}>
      {lines.map((line, i) => (
        <li
          key={i}
          class={line.heading ? 'heading' : ''}
          onMouseEnter={() => light(line.lights)}
          onMouseLeave={() => light(undefined)}
        >
          {line.seat !== undefined && !line.heading && <Mark seat={line.seat} />}
          <span>{lineWords(line, room.names.value, room.mine.value)}</span>
        </li>
      ))}
    </ol>
  );
}
