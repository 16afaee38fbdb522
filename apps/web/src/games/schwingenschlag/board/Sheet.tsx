import './sheet.css';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../ui/ui.js';
import { t } from '../../../words/words.js';

interface SheetProps {
  readonly title: string;
  readonly onClose?: () => void;
  /** What is always in sight, however long the sheet is. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A sheet of paper in the place of the hand: something to read and close, or a question, which the prompt asks. */
export function Sheet({ title, onClose, foot, children }: SheetProps) {
  return (
    <section class="ss-sheet" aria-label={title}>
      {onClose && (
        <header>
          <h2>{title}</h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
      )}
      <div class="ss-sheet-body">{children}</div>
      {foot && <div class="ss-sheet-foot">{foot}</div>}
    </section>
  );
}
