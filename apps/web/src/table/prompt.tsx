import './prompt.css';
import type { Side } from '@aerie/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../play/event-player.js';
import { labelled } from '../ui/labelled.js';
import { Mark } from '../ui/mark.js';
import { about } from '../words/about.js';
import { language, say, t } from '../words/words.js';
import { TimeLeft } from './clock.js';
import { HintCard } from './hint-card.js';
import { NextTable } from './next-table.js';
import { logLineWords, reasonWords } from './people.js';
import { ReadRule } from './read-rule.js';
import type { TableModel } from './table-model.js';

/** More letters than this are set smaller on a phone, so that the board does not move for them. */
const LONG = 95;

/** What is asked of the viewer or whom everybody waits for, with the reason of a refusal and a hint. */
export function Prompt({ model }: { model: TableModel }) {
  const words = promptWords(model);
  return (
    <section
      class={`prompt ${model.myTurn.value && !model.sending.value ? 'mine' : ''}`}
      aria-label={t('table.prompt')}
    >
      <p class={`asked ${words.length > LONG ? 'asked-long' : ''}`} role="status" aria-live="polite">
        {/* Other words are not the same ones at another place. */}
        <span key={words}>
          <Who model={model} />
          {words}
        </span>
      </p>
      <Meanwhile key={words} model={model} />
      <NextTable model={model} />
      {!model.player.busy.value && !model.player.moment.value?.outcome && <TimeLeft model={model} />}
      <Refused model={model} />
      <HintCard model={model} />
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
  if (model.proposal.value?.seat === first) return t('prompt.proposes', about(first, people));
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

/** What others did since the viewer's last move, since animations pass quickly: as many whole sentences as have room. */
function Meanwhile({ model }: { model: TableModel }) {
  const side = model.side.value;
  const seat = side?.seat ?? null;
  if (!side || seat === null || !model.myTurn.value || model.hint.value) return null;
  const lines = model.ui.meanwhile?.(model.player.told, side.view, seat) ?? [];
  if (lines.length === 0) return null;
  return (
    <p class="meanwhile" data-spare>
      {lines.map((line, i) => (
        <span key={i}>{logLineWords(line, model.people.value)} </span>
      ))}
    </p>
  );
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
