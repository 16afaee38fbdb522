import './bar.css';
import type { ComponentChildren } from 'preact';
import { go } from '../ui/router.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';

/** The way back: an address, or what is to be done. */
export interface WayBack {
  readonly to: string | (() => void);
  readonly label: string;
}

/** The bar above a board: the way back, home unless told otherwise, the title, and buttons for panels. */
export function Bar({
  title,
  back = { to: '/', label: t('bar.home') },
  children,
}: {
  title: ComponentChildren;
  back?: WayBack;
  children?: ComponentChildren;
}) {
  return (
    <header class="bar">
      <IconButton
        icon="back"
        label={back.label}
        onClick={() => (typeof back.to === 'string' ? go(back.to) : back.to())}
      />
      <h1>
        <span class="title">{title}</span>
      </h1>
      {children}
    </header>
  );
}

/** Opens the log on screens where it is not beside the board. */
export function LogButton({ open }: { open(): void }) {
  return (
    <span class="phone-only">
      <IconButton icon="log" label={t('panel.log')} onClick={open} />
    </span>
  );
}
