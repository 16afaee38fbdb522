import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.js';
import { IconButton } from './button.js';

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A modal dialog. Escape, its cross and a tap beside it close it; the focus then returns to where it was. */
export function Dialog({ title, wide, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Before it is painted, so that no key or tap meets a dialog that is not open yet; also where another one takes the place of one
  // that Escape has just closed.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  });
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={beside}
    >
      <div class="head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class="inside" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
