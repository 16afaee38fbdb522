import './toasts.css';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { wish } from '../sound/wishes.js';
import { labelled } from '../ui/labelled.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { shownName } from './people.js';
import { ReactionWords } from './reactions.js';
import type { TableModel } from './table-model.js';

/** How long a new line of chat is shown. */
const LINE_MS = 6000;
/** How long sounds are offered. */
const OFFER_MS = 15_000;

/**
 * Small messages in a place of their own: over the seats, and on a desktop in the corner below the bar. They move nothing and go away by
 * themselves.
 */
export function Toasts({ model, openChat }: { model: TableModel; openChat(): void }) {
  return (
    <div class="toasts">
      <SoundOffer model={model} />
      <ReactionWords model={model} />
      <LatestLine model={model} openChat={openChat} />
    </div>
  );
}

/** The newest line of chat that was not looked at yet, for some seconds; a tap opens the chat. */
function LatestLine({ model, openChat }: { model: TableModel; openChat(): void }) {
  const line = model.play.unread?.value.at(-1);
  const [past, setPast] = useState<typeof line>();
  useEffect(() => {
    if (!line) return;
    const timer = setTimeout(() => setPast(line), LINE_MS);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div role="status">
      {line && line !== past && (
        <button type="button" class="toast line" onClick={openChat}>
          <span>{labelled(shownName(line), line.text)}</span>
        </button>
      )}
    </div>
  );
}

/** Sounds are offered once, at the first table; whoever lets that pass does not want them. */
function SoundOffer({ model }: { model: TableModel }) {
  const isOpen = !settings.soundOffered.value && !wish('sound').value && model.play.kind !== 'replay';
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      settings.soundOffered.value = true;
    };
    const timer = setTimeout(close, OFFER_MS);
    // Whoever leaves the table has let it pass too.
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const answer = (on: boolean) => {
    settings.soundOffered.value = true;
    wish('sound').value = on;
    sound('plink');
  };
  return (
    <fieldset class="toast offer" aria-label={t('soundOffer.ask')}>
      <span>{t('soundOffer.ask')}</span>
      <Button icon="sound" onClick={() => answer(true)}>
        {t('soundOffer.yes')}
      </Button>
      <Button look="quiet" onClick={() => answer(false)}>
        {t('soundOffer.no')}
      </Button>
    </fieldset>
  );
}
