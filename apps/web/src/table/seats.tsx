import './seats.css';
import type { Seat } from '@aerie/kernel';
import { Icon } from '../ui/icon.js';
import { Mark } from '../ui/mark.js';
import { say, t } from '../words/words.js';
import { SeatTime } from './clock.js';
import { botWords, levelWords, pointsWords } from './people.js';
import { SeatReaction } from './reactions.js';
import type { TableModel } from './table-model.js';
import { roleWords, YouMark } from './you.js';

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
  if (!seated || !moment || view === undefined) return null;
  const { value, label } = score(view, seat);
  const awaited = moment.awaited.includes(seat);
  const place = moment.outcome?.places[seat];
  const bot = seated.kind === 'bot' ? seated.level : seated.cover;
  const away = seated.kind === 'person' && !seated.here && seated.cover === null;
  const role = roleWords(model, seat);
  return (
    <li
      class={`seat ${awaited ? 'awaited' : ''} ${seated.mine ? 'mine' : ''} ${away ? 'away' : ''} ${place === 1 ? 'winner' : ''}`}
      style={{ '--owner': `var(--seat-${seat})` }}
    >
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
        </span>
        {role && <span class="role">{role}</span>}
        <span class="about">
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
          {bot === null && !seated.program && away && t('seat.away')}
          {bot === null &&
            !seated.program &&
            !away &&
            !seated.mine &&
            model.play.kind === 'online' &&
            t('seat.here')}
        </span>
      </span>
      <span class="score" data-term={model.ui.glossary.score && 'score'}>
        <span class="hidden-visually">{say(label)}: </span>
        {pointsWords(value)}
      </span>
      <SeatTime model={model} seat={seat} />
      <SeatReaction model={model} seat={seat} />
      {awaited && <span class="hidden-visually">{t('seat.awaited')}</span>}
    </li>
  );
}

/** Opponents that the rules of the game play. */
function Rivals({ model, from }: { model: TableModel; from: Seat }) {
  const { Portrait, rivals, score, glossary } = model.ui;
  const view = model.side.value?.view;
  if (view === undefined || !rivals) return null;
  return (
    <>
      {rivals(view).map(({ name, score: value, about }, i) => (
        <li key={i} class="seat" style={{ '--owner': `var(--seat-${from + i})` }}>
          <span class="portrait" aria-hidden="true" data-term={glossary.seat && 'seat'}>
            <Portrait seat={from + i} view={view} />
          </span>
          <span class="who">
            <span class="name">
              <Mark seat={from + i} />
              <span class="called">{say(name)}</span>
            </span>
            <span class="about">{say(about)}</span>
          </span>
          <span class="score" data-term={glossary.score && 'score'}>
            <span class="hidden-visually">{say(score(view, 0).label)}: </span>
            {value}
          </span>
        </li>
      ))}
    </>
  );
}
