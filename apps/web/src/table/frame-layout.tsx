import './frame-layout.css';
import './sideways.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { mayMove, settings } from '../settings/settings.js';
import { t } from '../words/words.js';
import { Explanation } from './explanation.js';
import { Log } from './log.js';
import { Seats } from './seats.js';
import type { TableModel } from './table-model.js';

/** The layout around every board, in play and in a replay. */
export function FrameLayout({
  model,
  look = 'table',
  above,
  board,
  below,
  beside,
  children,
}: {
  model: TableModel;
  look?: 'table' | 'table replay';
  /** The bar, and banners under it. */
  above: ComponentChildren;
  board: ComponentChildren;
  below: ComponentChildren;
  /** What stands below the log in the side column. */
  beside: ComponentChildren;
  /** Dialogs. */
  children: ComponentChildren;
}) {
  const isPictured = model.player.picture.value !== undefined;
  useEffect(() => {
    if (isPictured) void model.player.boardIsThere();
  }, [model, isPictured]);
  return (
    <div
      class={look}
      data-moves={model.player.moment.value?.number}
      data-sky={model.game.id}
      style={{ '--pace': mayMove() ? model.player.pace.value / settings.speed.value : 0 }}
    >
      {above}
      <Seats model={model} />
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
