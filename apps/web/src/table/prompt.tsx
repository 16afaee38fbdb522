import './prompt.css';
import type { Reason } from '@aerie/kernel';
import type { Side } from '@aerie/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../play/event-player.js';
import { BotNotLoaded, ThinkingFailed } from '../play/thinking.js';
import { downloadJson } from '../ui/download.js';
import { Icon } from '../ui/icon.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import { Button, Waiting } from '../ui/ui.js';
import { canSay, language, say, t } from '../words/words.js';
import { TimeLeft } from './clock.js';
import { levelWords, logLineWords, reasonWords } from './people.js';
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
  if (moment.outcome) return endingWords(model, side, moment.outcome);
  if (model.sending.value) return t('prompt.sending');
  if (model.myTurn.value && side.seat !== null) {
    const asked = say(model.ui.prompt(side.view, side.seat));
    return mine.length > 1 ? labelled(people.names[side.seat] ?? '', asked) : asked;
  }
  const [first] = moment.awaited;
  if (first === undefined) return '';
  return logLineWords({ ...model.ui.waiting(side.view, first), seat: first }, people);
}

type Ending = NonNullable<Moment['outcome']>;

/** Who left the match and is behind all others, in words; nothing where all stayed, or where that ended it. */
export const leftWords = (model: TableModel, outcome: Ending): string | undefined =>
  outcome.early || !outcome.left || model.game.together
    ? undefined
    : t('ending.left', leavers(model, outcome));

function leavers(model: TableModel, { left = [] }: Ending) {
  const { names, me } = model.people.value;
  return {
    who: me !== null && left.includes(me) ? 'me' : 'other',
    names: listed(left.map((seat) => names[seat] ?? '')),
    count: left.length,
  };
}

const listed = (some: readonly string[]): string => new Intl.ListFormat(language.value).format([...some]);

/** How it ended; who gave up, where that ended it. */
function endingWords(model: TableModel, { view }: Side, outcome: Ending): string {
  const { names, me } = model.people.value;
  const { early, places } = outcome;
  const gaveUp = early ? t('prompt.gaveUp', leavers(model, outcome)) : '';
  const winners = names.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  if (early && winners.length === 0) return gaveUp;
  const ending = model.ui.ending?.(view, outcome);
  if (ending) return say(ending);
  // An opponent whom the game itself plays may have won.
  if (winners.length === 0) return t('prompt.lost');
  const others = winners.filter((seat) => seat !== me);
  const won =
    others.length === 0
      ? t('prompt.youWon')
      : t('prompt.won', {
          who: others.length < winners.length ? 'me' : 'other',
          names: listed(others.map((seat) => names[seat] ?? '')),
          count: winners.length,
        });
  return early ? `${gaveUp} ${won}` : won;
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

/** Without a connection a bot may be out of reach that was never fetched before. */
function MissingHint({ model, level }: { model: TableModel; level: string }) {
  return (
    <div class="hint">
      <Icon name="hint" />
      <p role="alert">{t('hint.notLoaded', { level: levelWords(model.game.id, level) })}</p>
      <Button onClick={() => void model.askHint()}>{t('bot.retry')}</Button>
    </div>
  );
}

/** A reason of a bot in words; nothing where there are none for it. */
function adviceWords({ game, ui }: TableModel, reason: Reason): string {
  const key = `${game.id}.advice.${reason.code}`;
  if (!canSay(key)) return '';
  return say(ui.advice?.(reason) ?? { key, ...(reason.args ? { args: reason.args } : {}) });
}

function Hint({ model }: { model: TableModel }) {
  const hint = model.hint.value;
  const side = model.side.value;
  if (!hint || !side) return null;
  if (hint instanceof ThinkingFailed) return <FailedHint failed={hint} />;
  if (hint instanceof BotNotLoaded) return <MissingHint model={model} level={hint.level} />;
  if (hint === 'loading') return <Waiting what={t('hint.loading')} />;
  if (hint === 'thinking') return <Waiting what={t('hint.thinking')} />;
  const why = hint.reasons.map((reason) => adviceWords(model, reason)).join(' ');
  const { figures } = model.ui;
  const of = (answer: unknown) => say(model.ui.answer(answer, side.view));
  return (
    <div class="hint">
      <Icon name="hint" />
      <div class="hint-words" role="status">
        <p>
          <strong>{of(hint.answer)}</strong>
          {figures && hint.facts && ` (${say(figures(hint.facts))}).`} {why}
        </p>
        {figures && hint.next && (
          <p class="soft">
            {t('hint.next', { answer: of(hint.next.answer), figures: say(figures(hint.next.facts)) })}
          </p>
        )}
      </div>
      <Button onClick={() => model.choose(hint.answer, true)}>{t('hint.take')}</Button>
    </div>
  );
}
