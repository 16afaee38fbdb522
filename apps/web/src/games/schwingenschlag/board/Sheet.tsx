import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../../settings/settings.js';
import { IconButton } from '../../../ui/ui.js';
import { t } from '../../../words/words.js';

interface SheetProps {
  readonly title: string;
  readonly onClose?: () => void;
  /** What is always in sight, however long the sheet is. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** On a low screen, where the page scrolls: brings a sheet into sight, as far as it fits above the prompt. */
function bringUp(sheet: HTMLElement): void {
  if (!matchMedia('(max-height: 659px) and (max-width: 1079px)').matches) return;
  const { top, bottom } = sheet.getBoundingClientRect();
  const room = innerHeight - (document.querySelector('.below')?.clientHeight ?? 0);
  const by = Math.min(top - 8, bottom - room);
  if (by > 0) scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}

/** A sheet of paper in the place of the hand: something to read and close, or a question, which the prompt asks. */
export function Sheet({ title, onClose, foot, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current) bringUp(sheet.current);
  }, []);
  return (
    <section ref={sheet} class="ss-sheet" aria-label={title}>
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
