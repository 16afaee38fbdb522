import './moment.css';
import type { Seat } from '@aerie/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { StagedMoment } from '../contract/moment.js';
import { Icon } from '../ui/icon.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import type { People } from '../words/about.js';
import { type Saying, say, t } from '../words/words.js';
import { logLineWords, pointsWords } from './people.js';
import type { TableModel } from './table-model.js';

interface MomentProps {
  readonly moment: StagedMoment;
  readonly people: People;
}

const cellWords = (cell: Saying | number): string =>
  typeof cell === 'number' ? pointsWords(cell) : say(cell);

const nameIn = (who: Seat | Saying, names: readonly string[]): string =>
  typeof who === 'number' ? (names[who] ?? '') : say(who);

/** A moment as one hears it: the title, everybody's result, and what else there is to say. */
export function momentWords({ moment, people }: MomentProps): string {
  const { title, columns = [], rows = [], lines = [] } = moment;
  const heads = columns.map(say);
  const results = rows.map(({ who, cells }) => {
    const told = cells.map((cell, i) => labelled(heads[i] ?? '', cellWords(cell)));
    return `${labelled(nameIn(who, people.names), told.join(', '))}.`;
  });
  return [`${say(title)}.`, ...results, ...lines.map((line) => logLineWords(line, people))].join(' ');
}

/** The turning point that is staged over the board. One tap anywhere, or a key, goes on; its words are spoken once. */
export function MomentStage({ model }: { model: TableModel }) {
  const moment = model.player.staged.value;
  const props = moment && { moment, people: model.people.value };
  return (
    <>
      <p class="hidden-visually" role="status">
        {props && momentWords(props)}
      </p>
      {props && <Stage {...props} goOn={() => model.player.skip()} />}
    </>
  );
}

const GO_ON = ['Enter', ' ', 'Escape'];

function Stage({ moment, people, goOn }: MomentProps & { goOn(): void }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A tap on a button beside the board presses it as well; one over the board only goes on.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && stage.current?.contains(event.target)) event.stopPropagation();
      goOn();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!GO_ON.includes(event.key) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      goOn();
    };
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [goOn]);
  const { title, lines = [], picture } = moment;
  return (
    <div class="moment" ref={stage}>
      <section class="scene" aria-label={say(title)}>
        <h2>{say(title)}</h2>
        {picture && <div aria-hidden="true">{picture}</div>}
        <Results moment={moment} people={people} />
        {lines.map((line, i) => (
          <p key={i}>{logLineWords(line, people)}</p>
        ))}
        <p class="go-on">{t('moment.goOn')}</p>
      </section>
    </div>
  );
}

export function Results({ moment: { columns = [], rows = [] }, people }: MomentProps) {
  if (rows.length === 0) return null;
  const heads = columns.map(say);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-visually">{t('ending.who')}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, cells, best }, row) => (
          <tr key={row} class={best ? 'best' : undefined}>
            <th scope="row">
              <span class="called">
                {typeof who === 'number' && <Mark seat={who} />}
                <span class="name">{nameIn(who, people.names)}</span>
                {who === people.me && <small>{t('seat.you')}</small>}
                {best && <Icon name="ranking" />}
              </span>
            </th>
            {cells.map((cell, i) => (
              <td key={heads[i]}>{cellWords(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
