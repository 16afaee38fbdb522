import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../ui/ui.js';
import { t } from '../../../words/words.js';

/** A sheet of paper in the place of the hand: something to read and close, or a question, which the prompt asks. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose?: () => void;
  children: ComponentChildren;
}) {
  return (
    <section class="ss-sheet" aria-label={title}>
      {onClose && (
        <header>
          <h3>{title}</h3>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
      )}
      <div class="ss-sheet-body">{children}</div>
    </section>
  );
}
