import './bar.css';
import type { ComponentChildren } from 'preact';
import { go } from '../ui/router.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';

/** The bar above a board: the link home, the title, and buttons for panels. */
export function Bar({ title, children }: { title: ComponentChildren; children: ComponentChildren }) {
  return (
    <header class="bar">
      <IconButton icon="back" label={t('bar.home')} onClick={() => go('/')} />
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
