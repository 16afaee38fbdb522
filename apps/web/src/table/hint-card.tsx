import './hint-card.css';
import type { Reason } from '@aerie/kernel';
import { useEffect } from 'preact/hooks';
import { BotNotLoaded, ThinkingFailed } from '../play/thinking.js';
import { downloadJson } from '../ui/download.js';
import { Icon } from '../ui/icon.js';
import { Button, Waiting } from '../ui/ui.js';
import { canSay, say, t } from '../words/words.js';
import { type Hint, stepAfter, stepOf } from './hint.js';
import { levelWords } from './people.js';
import type { TableModel } from './table-model.js';

/** What a bot advises: first where to look, then what to do and why, then what is meant to follow, each when asked for. */
export function HintCard({ model }: { model: TableModel }) {
  const hint = model.hint.value;
  const isOpen = hint !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') model.closeHint();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, isOpen]);
  if (!hint) return null;
  if (hint instanceof ThinkingFailed) return <FailedHint failed={hint} />;
  if (hint instanceof BotNotLoaded) return <MissingHint model={model} level={hint.level} />;
  if (hint === 'loading') return <Waiting what={t('hint.loading')} />;
  if (hint === 'thinking') return <Waiting what={t('hint.thinking')} />;
  return <Advised model={model} hint={hint} />;
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
export function adviceWords({ game, ui }: TableModel, reason: Reason): string {
  const key = `${game.id}.advice.${reason.code}`;
  if (!canSay(key)) return '';
  return say(ui.advice?.(reason) ?? { key, ...(reason.args ? { args: reason.args } : {}) });
}

function Advised({ model, hint }: { model: TableModel; hint: Hint }) {
  const isNudge = stepOf(hint) === 'nudge';
  return (
    <div class="hint">
      <Icon name="hint" />
      {/* Only what a step adds is read out. */}
      <div class="hint-words" role="status" aria-atomic="false">
        {isNudge && hint.nudge && <p key="nudge">{adviceWords(model, hint.nudge)}</p>}
        {!isNudge && <Move key="move" model={model} hint={hint} />}
        {stepOf(hint) === 'plan' && <Plan key="plan" model={model} hint={hint} />}
      </div>
      <div class="hint-buttons">
        {!isNudge && (
          <Button key="take" onClick={() => model.choose(hint.answer, true)}>
            {t('hint.take')}
          </Button>
        )}
        {/* One button from the first step to the last, so that the same key goes on. */}
        <Button key="more" look={isNudge ? 'plain' : 'quiet'} onClick={() => model.nextHint()}>
          {moreWords(hint)}
        </Button>
      </div>
    </div>
  );
}

function moreWords(hint: Hint): string {
  const next = stepAfter(hint);
  if (!next) return t('close');
  return next === 'move' ? t('hint.showMove') : t('hint.showPlan');
}

/** Why a bot advises an answer, in words. */
export const reasonsOf = (model: TableModel, { reasons }: Hint): string =>
  reasons.map((reason) => adviceWords(model, reason)).join(' ');

/** What to do and why, and what would be the next best. */
function Move({ model, hint }: { model: TableModel; hint: Hint }) {
  const { figures } = model.ui;
  const of = answerWords(model);
  const why = reasonsOf(model, hint);
  return (
    <>
      <p>
        <strong>{of(hint.answer)}</strong>
        {figures && hint.facts ? ` (${say(figures(hint.facts))}).` : '.'} {why}
      </p>
      {figures && hint.next && (
        <p class="soft">
          {t('hint.next', { answer: of(hint.next.answer), figures: say(figures(hint.next.facts)) })}
        </p>
      )}
    </>
  );
}

/** So many answers of a plan are told in words; the board may show them all. */
const TOLD = 6;

/** What is meant to follow in this turn, one after the other. */
function Plan({ model, hint }: { model: TableModel; hint: Hint }) {
  const of = answerWords(model);
  const [first, ...others] = hint.plan;
  const rest = first !== undefined && model.keyOf(first) !== model.keyOf(hint.answer) ? hint.plan : others;
  if (rest.length === 0) return null;
  const answers = rest.slice(0, TOLD).map(of).join(' → ');
  return <p class="soft">{t('hint.plan', { answers: rest.length > TOLD ? `${answers} → …` : answers })}</p>;
}

function answerWords(model: TableModel): (answer: unknown) => string {
  const view = model.side.value?.view;
  return (answer) => say(model.ui.answer(answer, view));
}
