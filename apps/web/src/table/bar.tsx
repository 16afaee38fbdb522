import './bar.css';
import type { ComponentChildren } from 'preact';
import { go } from '../ui/router.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';
import { chatLabel, UnreadMark } from './chat.js';
import { foldPanel, isPanelOpen } from './side-panel.js';
import type { TableModel } from './table-model.js';

/** The way back: an address, or what is to be done. */
export interface WayBack {
  readonly to: string | (() => void);
  readonly label: string;
}

export interface BarProps {
  title: ComponentChildren;
  /** Home unless told otherwise. */
  back?: WayBack;
  /** Buttons for panels. */
  buttons?: ComponentChildren;
}

/** The bar above a board: the way back, the title, everybody at the table (below both where it is narrow), and buttons. */
export function Bar({
  title,
  back = { to: '/', label: t('bar.home') },
  seats,
  buttons,
}: BarProps & { seats: ComponentChildren }) {
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
      {seats}
      {buttons}
    </header>
  );
}

/** Opens the log, and where there is room for it beside the board, folds the panel there or unfolds it. */
export function LogButton({ model, open }: { model: TableModel; open(): void }) {
  const isOpen = isPanelOpen();
  return (
    <>
      <span class="compact-only">
        <IconButton icon="log" label={t('panel.log')} onClick={open} />
      </span>
      <span class="roomy-only to-panel">
        <IconButton
          icon="panel"
          label={isOpen || !model.play.chat ? t('panel.side') : `${t('panel.side')}, ${chatLabel(model)}`}
          expanded={isOpen}
          onClick={() => foldPanel(isOpen)}
        />
        {!isOpen && <UnreadMark model={model} />}
      </span>
    </>
  );
}
