import './seats.css';
import type { Seat } from '@aerie/kernel';
import type { Seated } from '@aerie/protocol';
import type { TargetedToggleEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { person } from '../net/session.js';
import { Fetched } from '../ui/fetched.js';
import { Icon } from '../ui/icon.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import { say, t } from '../words/words.js';
import { SeatTime } from './clock.js';
import { botWords, dayWords, holidayWords, levelWords, pointsWords } from './people.js';
import { SeatReaction } from './reactions.js';
import type { TableModel } from './table-model.js';
import { SeatNoted } from './table-notes.js';
import { roleWords, YouMark } from './you.js';

/** What can be done about somebody. */
const acquaintance = () => import('./acquaintance.js');

/** Everybody at the table with their score; whoever is awaited is highlighted. */
export function Seats({ model }: { model: TableModel }) {
  const table = model.table.value;
  const moment = model.player.moment.value;
  if (!table || !moment) return null;
  return (
    <section class="people" aria-label={t('table.seats')}>
      <ol class="seats">
        {table.seats.map((_, seat) => (
          <SeatChip key={seat} model={model} seat={seat} />
        ))}
        <Rivals model={model} from={table.seats.length} />
      </ol>
    </section>
  );
}

function SeatChip({ model, seat }: { model: TableModel; seat: Seat }) {
  const { Portrait, score } = model.ui;
  const table = model.table.value;
  const seated = table?.seats[seat];
  const moment = model.player.moment.value;
  const view = model.side.value?.view;
  const card = useId();
  if (!seated || !moment || view === undefined) return null;
  const counted = score?.(view, seat);
  const awaited = moment.awaited.includes(seat);
  const place = moment.outcome?.places[seat];
  const away = isAway(seated);
  const role = roleWords(model, seat);
  return (
    <li
      class={`seat ${awaited ? 'awaited' : ''} ${seated.mine ? 'mine' : ''} ${away ? 'away' : ''} ${place === 1 ? 'winner' : ''}`}
      style={{ '--owner': `var(--seat-${seat})` }}
    >
      <button type="button" class="seat-face" popovertarget={card}>
        <span class="portrait" data-term={model.ui.glossary.seat && 'seat'}>
          <span aria-hidden="true">
            <Portrait seat={seat} view={view} />
          </span>
          <YouMark model={model} seat={seat} />
        </span>
        <span class="who">
          <span class="name">
            <Mark seat={seat} />
            <span class="called">{model.names.value[seat]}</span>
            <SeatNoted table={model.play.id} seat={seat} />
          </span>
          {role && <span class="role">{role}</span>}
          <About model={model} seated={seated} />
        </span>
        {counted && (
          <span key={counted.value} class="score" data-term={model.ui.glossary.score && 'score'}>
            <span class="hidden-visually">{say(counted.label)}: </span>
            {pointsWords(counted.value)}
          </span>
        )}
        <SeatTime model={model} seat={seat} />
        {seated.holiday && <Holiday lastDay={seated.holiday} />}
        {awaited && <span class="hidden-visually">{t('seat.awaited')}</span>}
      </button>
      <SeatReaction model={model} seat={seat} />
      <SeatCard id={card} model={model} seat={seat} />
    </li>
  );
}

const isAway = (seated: Seated): boolean => seated.kind === 'person' && !seated.here && seated.cover === null;

/** Who sits there: a bot and how strong it is, a program, somebody who is here or away or left. */
function About({ model, seated }: { model: TableModel; seated: Seated }) {
  const table = model.table.value;
  const bot = seated.kind === 'bot' ? seated.level : seated.cover;
  const isPerson = bot === null && !seated.program;
  const away = isAway(seated);
  // Where a decision has days, nobody is told who is there.
  const isTold = model.play.kind === 'online' && table?.clock?.kind !== 'days';
  return (
    <span class="about" data-spare>
      {seated.holiday && <span>{holidayWords(seated.holiday)}</span>}
      {seated.resigned && <span>{t('seat.left')}</span>}
      {seated.tookOver && <span>{t('seat.tookOver')}</span>}
      {bot !== null && (
        <>
          <Icon name="bot" />
          {table && seated.kind === 'bot' ? botWords(table, seated) : levelWords(model.game.id, bot)}
        </>
      )}
      {seated.program && bot === null && (
        <>
          <Icon name="bot" />
          {t('seat.program')}
        </>
      )}
      {isPerson && away && !seated.holiday && t('seat.away')}
      {isPerson && !away && !seated.mine && isTold && t('seat.here')}
    </span>
  );
}

/** That somebody is on holiday, where there is no room to say it in words. */
const Holiday = ({ lastDay }: { lastDay: string }) => (
  <span class="time holiday">
    <Icon name="holiday" />
    <span aria-hidden="true">{dayWords(lastDay)}</span>
    <span class="hidden-visually">{holidayWords(lastDay)}</span>
  </span>
);

/** Between a seat and its card, and between that and the edge of the screen, in px. */
const GAP = 6;
const EDGE = 8;

/** What a seat has, in words; over everything, until something else is pressed. */
function SeatCard({ id, model, seat }: { id: string; model: TableModel; seat: Seat }) {
  const [isOpen, setOpen] = useState(false);
  const { Portrait, holdings, score } = model.ui;
  const view = model.side.value?.view;
  const seated = model.table.value?.seats[seat];
  const place = ({ currentTarget: card, newState }: TargetedToggleEvent<HTMLElement>) => {
    setOpen(newState === 'open');
    const box = card.closest('.seat')?.getBoundingClientRect();
    if (!box) return;
    const widest = Math.min(
      20 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      innerWidth - 2 * EDGE,
    );
    card.style.top = `${box.bottom + GAP}px`;
    card.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - widest - EDGE))}px`;
  };
  if (view === undefined || !seated) return null;
  const counted = score?.(view, seat);
  const role = roleWords(model, seat);
  return (
    <div id={id} class="seat-card" popover="auto" onBeforeToggle={place}>
      {isOpen && (
        <>
          <div class="head">
            <span aria-hidden="true">
              <Portrait seat={seat} view={view} />
            </span>
            <div>
              <h2>
                <Mark seat={seat} />
                {model.names.value[seat]}
              </h2>
              {role && <p>{role}</p>}
              <About model={model} seated={seated} />
            </div>
          </div>
          <ul>
            {counted && <li>{labelled(say(counted.label), pointsWords(counted.value))}</li>}
            {holdings(view, seat).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {model.play.kind === 'online' &&
            seated.kind === 'person' &&
            !seated.mine &&
            seated.name &&
            person.value && <Fetched load={acquaintance} props={{ who: { table: model.play.id, seat } }} />}
        </>
      )}
    </div>
  );
}

/** Opponents that the rules of the game play. */
function Rivals({ model, from }: { model: TableModel; from: Seat }) {
  const { Portrait, rivals, score, glossary } = model.ui;
  const view = model.side.value?.view;
  const label = view === undefined ? undefined : score?.(view, 0).label;
  if (view === undefined || !rivals) return null;
  return (
    <>
      {rivals(view).map(({ name, score: value, about }, i) => (
        <li key={i} class="seat" style={{ '--owner': `var(--seat-${from + i})` }}>
          <div class="seat-face">
            <span class="portrait" aria-hidden="true" data-term={glossary.seat && 'seat'}>
              <Portrait seat={from + i} view={view} />
            </span>
            <span class="who">
              <span class="name">
                <Mark seat={from + i} />
                <span class="called">{say(name)}</span>
              </span>
              <span class="about" data-spare>
                {say(about)}
              </span>
            </span>
            <span class="score" data-term={glossary.score && 'score'}>
              {label && <span class="hidden-visually">{say(label)}: </span>}
              {value}
            </span>
          </div>
        </li>
      ))}
    </>
  );
}
