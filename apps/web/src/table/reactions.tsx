import './reactions.css';
import type { Seat } from '@aerie/kernel';
import { REACTIONS, type Reaction } from '@aerie/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { person } from '../net/session.js';
import { settings } from '../settings/settings.js';
import { labelled } from '../ui/labelled.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';
import { reasonWords, shownName } from './people.js';
import { ReactionArt } from './reaction-art.js';
import type { TableModel } from './table-model.js';

const words = (): Readonly<Record<Reaction, string>> => ({
  hello: t('reaction.hello'),
  bravo: t('reaction.bravo'),
  thanks: t('reaction.thanks'),
  laugh: t('reaction.laugh'),
  wow: t('reaction.wow'),
  oops: t('reaction.oops'),
});

/** Whether reactions are offered: somebody else may see them, and one likes to see theirs; not to nameless visitors. */
const areOffered = (model: TableModel): boolean =>
  person.value !== null &&
  settings.reactions.value &&
  model.play.react !== undefined &&
  model.side.value?.silent !== true;

/** All reactions, to be sent with one tap; says why where one is refused. */
export function ReactionRow({ model, onSent }: { model: TableModel; onSent?: () => void }) {
  const [wrong, setWrong] = useState<string>();
  if (!areOffered(model)) return null;
  const send = async (reaction: Reaction) => {
    const refused = await model.play.react?.(reaction);
    setWrong(refused && reasonWords(model.game.id, refused));
    if (!refused) onSent?.();
  };
  const said = words();
  return (
    <fieldset class="reaction-row" aria-label={t('reaction.title')}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="button quiet round"
          aria-label={said[reaction]}
          title={said[reaction]}
          onClick={() => void send(reaction)}
        >
          <ReactionArt of={reaction} />
        </button>
      ))}
      {wrong && <p role="alert">{wrong}</p>}
    </fieldset>
  );
}

/** Opens the reactions over the board, where there is no chat beside it. */
export function ReactionButton({ model }: { model: TableModel }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
  if (!areOffered(model)) return null;
  return (
    <span class="reaction-button compact-only" ref={place}>
      <IconButton
        icon="react"
        label={t('reaction.title')}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <span class="reaction-sheet">
          <ReactionRow model={model} onSent={() => setOpen(false)} />
        </span>
      )}
    </span>
  );
}

/** The reaction of a seat, for some seconds; it lies over the seat and moves nothing. */
export function SeatReaction({ model, seat }: { model: TableModel; seat: Seat }) {
  const shown = settings.reactions.value && model.play.reactions?.value.find((one) => one.seat === seat);
  if (!shown) return null;
  return (
    <span key={shown.key} class="seat-reaction" title={words()[shown.reaction]}>
      <ReactionArt of={shown.reaction} />
    </span>
  );
}

/** What was said last with one tap, in words: for those who listen, and, of spectators, who have no seat, for all. */
export function ReactionWords({ model }: { model: TableModel }) {
  const last = settings.reactions.value ? model.play.reactions?.value.at(-1) : undefined;
  const isShown = last !== undefined && last.seat === null;
  return (
    <p class={isShown ? 'toast reaction-toast' : 'hidden-visually'} role="status">
      {isShown && <ReactionArt of={last.reaction} />}
      {last && !last.mine && labelled(shownName(last), words()[last.reaction])}
    </p>
  );
}
