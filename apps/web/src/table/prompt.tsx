import './prompt.css';
import { useEffect, useRef } from 'preact/hooks';
import { ThinkingFailed } from '../play/thinking.js';
import { downloadJson } from '../ui/download.js';
import { Icon } from '../ui/icon.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import { Button, Waiting } from '../ui/ui.js';
import { canSay, language, say, t } from '../words/words.js';
import { TimeLeft } from './clock.js';
import { logLineWords, reasonWords } from './people.js';
import { ReadRule } from './read-rule.js';
import type { TableModel } from './table-model.js';

/** What is asked of the viewer or whom everybody waits for, with the reason of a refusal and a hint. */
export function Prompt({ model }: { model: TableModel }) {
  return (
    <section
      class={`prompt ${model.myTurn.value && !model.sending.value ? 'mine' : ''}`}
      aria-label={t('table.prompt')}
    >
      <p class="asked" role="status" aria-live="polite">
        <Who model={model} />
        {promptWords(model)}
      </p>
      <Meanwhile model={model} />
      {!model.player.busy.value && !model.player.moment.value?.outcome && <TimeLeft model={model} />}
      <Refused model={model} />
      <Hint model={model} />
    </section>
  );
}

/** The mark of the seat whose move is being shown, unless it is the viewer's own. */
function Who({ model }: { model: TableModel }) {
  const seat = model.player.busy.value ? model.player.spoken.value?.seat : undefined;
  return seat === undefined || model.mine.value.includes(seat) ? null : <Mark seat={seat} />;
}

/** The prompt in words: what is being shown, what is asked, whom everybody waits for, or who won. */
export function promptWords(model: TableModel): string {
  const moment = model.player.moment.value;
  const side = model.side.value;
  const table = model.table.value;
  if (!moment || !side || !table) return '';
  const people = model.people.value;
  const mine = model.mine.value;
  if (model.player.busy.value && model.player.spoken.value)
    return logLineWords(model.player.spoken.value, people);
  const ending = moment.outcome && model.ui.ending?.(side.view, moment.outcome);
  if (ending) return say(ending);
  if (moment.outcome) {
    const { places } = moment.outcome;
    const winners = people.names.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
    // An opponent whom the game itself plays may have won.
    if (winners.length === 0) return t('prompt.lost');
    const others = winners.filter((seat) => seat !== people.me);
    if (others.length === 0) return t('prompt.youWon');
    return t('prompt.won', {
      who: others.length < winners.length ? 'me' : 'other',
      names: new Intl.ListFormat(language.value).format(others.map((seat) => people.names[seat] ?? '')),
      count: winners.length,
    });
  }
  if (model.sending.value) return t('prompt.sending');
  if (model.myTurn.value && side.seat !== null) {
    const asked = say(model.ui.prompt(side.view, side.seat));
    return mine.length > 1 ? labelled(people.names[side.seat] ?? '', asked) : asked;
  }
  const [first] = moment.awaited;
  if (first === undefined) return '';
  return logLineWords({ ...model.ui.waiting(side.view, first), seat: first }, people);
}

/** What others did since the viewer's last move: animations pass quickly. */
function Meanwhile({ model }: { model: TableModel }) {
  const side = model.side.value;
  const seat = side?.seat ?? null;
  if (!side || seat === null || !model.myTurn.value || model.hint.value) return null;
  const lines = model.ui.meanwhile?.(model.player.told, side.view, seat) ?? [];
  if (lines.length === 0) return null;
  const words = lines.map((line) => logLineWords(line, model.people.value));
  return <p class="meanwhile">{words.join(' ')}</p>;
}

/**
 * Why something was refused. It lies over the prompt and grows upwards over the board, so that nothing moves; a tap
 * anywhere else, or Escape, takes it away.
 */
function Refused({ model }: { model: TableModel }) {
  const refused = model.refused.value;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return;
    const forget = () => {
      model.refused.value = undefined;
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !note.current?.contains(target)) forget();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') forget();
    };
    addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [model, refused]);
  if (!refused) return null;
  return (
    <div class="refused" ref={note}>
      <p role="alert">{reasonWords(model.game.id, refused.reason)}</p>
      <ReadRule model={model} reason={refused.reason} />
    </div>
  );
}

/** A bot that throws is a fault of the program: it is said, with what it takes to find it. */
function FailedHint({ failed }: { failed: ThinkingFailed }) {
  const { name, text } = failed.file;
  return (
    <div class="hint">
      <Icon name="hint" />
      <p role="alert">{say({ key: 'hint.failed', args: { why: failed.message } })}</p>
      <Button icon="download" onClick={() => downloadJson(name, text)}>
        {t('hint.failedFile')}
      </Button>
    </div>
  );
}

function Hint({ model }: { model: TableModel }) {
  const hint = model.hint.value;
  const side = model.side.value;
  if (!hint || !side) return null;
  if (hint instanceof ThinkingFailed) return <FailedHint failed={hint} />;
  if (hint === 'thinking') return <Waiting what={t('hint.thinking')} />;
  const own = `${model.game.id}.advice.${hint.reason.code}`;
  const why = canSay(own) ? say({ key: own, ...(hint.reason.args ? { args: hint.reason.args } : {}) }) : '';
  return (
    <div class="hint">
      <Icon name="hint" />
      <p>
        <strong>{say(model.ui.answer(hint.answer, side.view))}</strong> {why}
      </p>
      <Button onClick={() => model.choose(hint.answer, true)}>{t('hint.take')}</Button>
    </div>
  );
}
