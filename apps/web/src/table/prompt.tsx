import './prompt.css';
import { Icon } from '../ui/icon.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import { Button, Waiting } from '../ui/ui.js';
import { canSay, say, t } from '../words/words.js';
import { Sand } from './clock.js';
import { lineWords, reasonWords } from './people.js';
import { ReadRule } from './read-rule.js';
import type { TableRoom } from './use-table.js';

/** What is asked of me, or whom we wait for; and whatever there is to say about it. */
export function Prompt({ room }: { room: TableRoom }) {
  return (
    <section
      class={`prompt ${room.myTurn.value && !room.sending.value ? 'mine' : ''}`}
      aria-label={t('table.prompt')}
    >
      <p class="asked" role="status" aria-live="polite">
        <Who room={room} />
        {promptWords(room)}
      </p>
      <Meanwhile room={room} />
      {!room.stage.busy.value && !room.stage.moment.value?.outcome && <Sand room={room} />}
      <Refused room={room} />
      <Hint room={room} />
    </section>
  );
}

/** Whose deed is being shown, where it is not one's own. */
function Who({ room }: { room: TableRoom }) {
  const seat = room.stage.busy.value ? room.stage.spoken.value?.seat : undefined;
  return seat === undefined || room.mine.value.includes(seat) ? null : <Mark seat={seat} />;
}

/** What is to be said about the moment: what just happens, what is asked, whom we wait for, or who won. */
export function promptWords(room: TableRoom): string {
  const moment = room.stage.moment.value;
  const side = room.side.value;
  const table = room.table.value;
  if (!moment || !side || !table) return '';
  const names = room.names.value;
  const mine = room.mine.value;
  if (room.stage.busy.value && room.stage.spoken.value)
    return lineWords(room.stage.spoken.value, names, mine);
  const ending = moment.outcome && room.ui.ending?.(side.view, moment.outcome);
  if (ending) return say(ending);
  if (moment.outcome) {
    const winners = names.filter((_, seat) => moment.outcome?.places[seat] === 1);
    // An opponent whom the game itself plays may have won.
    if (winners.length === 0) return t('prompt.lost');
    return mine.length === 1 && moment.outcome.places[mine[0] as number] === 1 && winners.length === 1
      ? t('prompt.youWon')
      : t('prompt.won', {
          names: new Intl.ListFormat(document.documentElement.lang).format(winners),
          count: winners.length,
        });
  }
  if (room.sending.value) return t('prompt.sending');
  if (room.myTurn.value && side.seat !== null) {
    const asked = say(room.ui.prompt(side.view, side.seat));
    return mine.length > 1 ? labelled(names[side.seat] ?? '', asked) : asked;
  }
  const [first] = moment.awaited;
  if (first === undefined) return '';
  // Of one's own match that is seen again: nobody speaks of themselves by name.
  if (room.play.kind === 'replay' && mine.includes(first)) return t('home.yourTurn');
  return lineWords({ ...room.ui.waiting(side.view, first), seat: first }, names, []);
}

/** What others did while one waited: pictures pass quickly. */
function Meanwhile({ room }: { room: TableRoom }) {
  const side = room.side.value;
  const seat = side?.seat ?? null;
  if (!side || seat === null || !room.myTurn.value || room.hint.value || room.refused.value) return null;
  const lines = room.ui.meanwhile?.(room.stage.told, side.view, seat) ?? [];
  if (lines.length === 0) return null;
  const words = lines.map((line) => lineWords(line, room.names.value, room.mine.value));
  return <p class="meanwhile">{words.join(' ')}</p>;
}

function Refused({ room }: { room: TableRoom }) {
  const reason = room.refused.value;
  if (!reason) return null;
  return (
    <div class="refused">
      <p role="alert">{reasonWords(room.game.id, reason)}</p>
      <ReadRule room={room} reason={reason} />
    </div>
  );
}

function Hint({ room }: { room: TableRoom }) {
  const hint = room.hint.value;
  const side = room.side.value;
  if (!hint || !side) return null;
  if (hint === 'thinking') return <Waiting what={t('hint.thinking')} />;
  const own = `${room.game.id}.advice.${hint.reason.code}`;
  const why = canSay(own) ? say({ key: own, ...(hint.reason.args ? { args: hint.reason.args } : {}) }) : '';
  return (
    <div class="hint">
      <Icon name="hint" />
      <p>
        <strong>{say(room.ui.answer(hint.answer, side.view))}</strong> {why}
      </p>
      <Button onClick={() => room.choose(hint.answer, true)}>{t('hint.take')}</Button>
    </div>
  );
}
