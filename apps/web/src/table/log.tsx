import './log.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Logged } from '../play/event-player.js';
import { Mark } from '../ui/mark.js';
import { Button } from '../ui/ui.js';
import { language, t } from '../words/words.js';
import { withHandovers } from './handovers.js';
import { logLineWords } from './people.js';
import type { TableModel } from './table-model.js';

/** How many lines are shown at first; a button shows the earlier ones. Later ones are added: none is taken away meanwhile, which would move the others. */
const SHOWN = 120;

/** What happened, in words; pointing at a line highlights what it is about on the board. */
export function Log({ model }: { model: TableModel }) {
  const list = useRef<HTMLOListElement>(null);
  const first = useRef<number | undefined>(undefined);
  const [all, setAll] = useState(false);
  const lines = withHandovers(
    model.player.log.value,
    model.table.value?.handovers ?? [],
    model.player.moment.value?.number ?? 0,
  );
  const { length } = lines;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  if (length === 0) return <p class="soft empty">{t('log.empty')}</p>;
  const last = Math.max(0, length - SHOWN);
  first.current = Math.min(first.current ?? last, last);
  const from = all ? 0 : first.current;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <ol class="log" ref={list} tabIndex={0} data-keys aria-label={t('log.title')}>
      {from > 0 && (
        <li class="earlier">
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('log.earlier', { count: from })}
          </Button>
        </li>
      )}
      {lines.slice(from).map((line, i) => (
        <LogLine key={from + i} model={model} line={line} />
      ))}
    </ol>
  );
}

/** One line; it is worded again only when it, the names or the language have changed. */
function LogLine({ model, line }: { model: TableModel; line: Logged }) {
  const people = model.people.value;
  return useMemo(() => {
    const light = (lights: readonly string[] | undefined) => {
      model.lit.value = new Set(lights ?? []);
    };
    return (
      <li
        class={line.heading ? 'heading' : ''}
        onMouseEnter={() => light(line.lights)}
        onMouseLeave={() => light(undefined)}
      >
        {line.seat !== undefined && !line.heading && <Mark seat={line.seat} />}
        <span>{logLineWords(line, people)}</span>
      </li>
    );
  }, [model, line, people, language.value]);
}
