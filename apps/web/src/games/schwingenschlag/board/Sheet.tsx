import './sheet.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../../settings/settings.js';
import { useSwipe } from '../../../ui/swipe.js';
import { IconButton } from '../../../ui/ui.js';
import { say, t } from '../../../words/words.js';
import { saying } from '../saying.js';

export interface SheetProps {
  readonly title: string;
  readonly onClose?: () => void;
  /** To what lies beside, by button or by a finger that moves sideways. */
  readonly before?: (() => void) | undefined;
  readonly after?: (() => void) | undefined;
  /** What is always in sight, however long the sheet is. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** On a low screen, where the page scrolls: brings a sheet into sight, as far as it fits above the prompt. */
function bringUp(sheet: HTMLElement): void {
  if (!matchMedia('(max-height: 659px) and (max-width: 999px)').matches) return;
  const { top, bottom } = sheet.getBoundingClientRect();
  const room = innerHeight - (document.querySelector('.below')?.clientHeight ?? 0);
  const by = Math.min(top - 8, bottom - room);
  if (by > 0) scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}

/** A sheet of paper in the place of the hand: something to read and close, or a question, which the prompt asks. */
export function Sheet({ title, onClose, before, after, foot, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current) bringUp(sheet.current);
  }, []);
  const swipe = useSwipe((by) => (by < 0 ? before : after)?.());
  return (
    <section
      ref={sheet}
      class="ss-sheet"
      aria-label={title}
      data-apart={onClose ? undefined : 'question'}
      {...swipe}
    >
      {onClose && (
        <header>
          <h2>{title}</h2>
          {(before || after) && (
            <span class="ss-step">
              <IconButton
                icon="before"
                label={say(saying('schwingenschlag.board.before'))}
                onClick={() => before?.()}
              />
              <IconButton
                icon="after"
                label={say(saying('schwingenschlag.board.after'))}
                onClick={() => after?.()}
              />
            </span>
          )}
          <span data-spot="close">
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </span>
        </header>
      )}
      <div key={title} class="ss-sheet-body">
        {children}
      </div>
      {foot && <div class="ss-sheet-foot">{foot}</div>}
    </section>
  );
}
