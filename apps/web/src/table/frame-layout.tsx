import './frame-layout.css';
import './sideways.css';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { mayMove, settings } from '../settings/settings.js';
import { t } from '../words/words.js';
import { Bar, type BarProps } from './bar.js';
import { Explanation } from './explanation.js';
import { Log } from './log.js';
import { Seats } from './seats.js';
import { isPanelOpen } from './side-panel.js';
import { useSoundscape } from './sounds.js';
import type { TableModel } from './table-model.js';

/** The layout around every board, in play and in a replay. */
export function FrameLayout({
  model,
  look = 'table',
  bar,
  banner,
  board,
  below,
  beside,
  children,
}: {
  model: TableModel;
  look?: 'table' | 'table replay';
  bar: BarProps;
  /** What stands under the bar now and then. */
  banner?: ComponentChildren;
  board: ComponentChildren;
  below: ComponentChildren;
  /** What stands below the log in the side panel. */
  beside: ComponentChildren;
  /** Dialogs. */
  children: ComponentChildren;
}) {
  useSoundscape(model.game.id);
  const isPictured = useComputed(() => model.player.picture.value !== undefined).value;
  useEffect(() => {
    if (isPictured) void model.player.boardIsThere();
  }, [model, isPictured]);
  return (
    <div
      class={`${look} ${isPanelOpen() ? 'with-panel' : ''}`}
      data-moves={model.player.moment.value?.number}
      data-sky={model.game.id}
      style={{ '--pace': mayMove() ? 1 / settings.speed.value : 0 }}
    >
      <Bar {...bar} seats={<Seats model={model} />} />
      {banner}
      <main class="middle">
        {board}
        <div class="below">{below}</div>
        <Explanation model={model} />
      </main>
      <aside class="beside">
        <section aria-label={t('log.title')}>
          <h2>{t('log.title')}</h2>
          <Log model={model} />
        </section>
        {beside}
      </aside>
      {children}
    </div>
  );
}
