import './bar.css';
import type { ComponentChildren } from 'preact';
import { go } from '../ui/router.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';

/** The bar above a board: the way back, home unless told otherwise, the title, and buttons for panels. */
export function Bar({
  title,
  back = { to: '/', label: t('bar.home') },
  children,
}: {
  title: ComponentChildren;
  back?: { readonly to: string; readonly label: string };
  children?: ComponentChildren;
}) {
  return (
    <header class="bar">
      <IconButton icon="back" label={back.label} onClick={() => go(back.to)} />
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
