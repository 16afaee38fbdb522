import './rating-changes.css';
import type { TableMessage } from '@aerie/protocol';
import { Mark } from '../ui/mark.js';
import { signed } from '../ui/signed.js';
import { t } from '../words/words.js';
import { RatingAbout } from './rating.js';
import type { TableModel } from './table-model.js';
import { Called } from './you.js';

/** How a rated match changed everybody's rating; nothing where it changed none. */
export function RatingChanges({ model, table }: { model: TableModel; table: TableMessage }) {
  const changes = (table.ratings ?? []).flatMap((change, seat) => (change ? [{ ...change, seat }] : []));
  if (changes.length === 0) return null;
  return (
    <section class="rating-changes" aria-labelledby="rating-changes">
      <h3 id="rating-changes">{t('ending.ratings')}</h3>
      <ul>
        {changes.map(({ seat, before, after, provisional }) => (
          <li key={seat}>
            <span class="name">
              <Mark seat={seat} />
              <Called model={model} seat={seat} />
              {provisional && <span class="small soft">{t('rating.provisional')}</span>}
            </span>
            <span class="soft">{t('ending.rating', { before: String(before), after: String(after) })}</span>
            <b class={after < before ? 'down' : 'up'}>{signed(after - before)}</b>
          </li>
        ))}
      </ul>
      <RatingAbout />
    </section>
  );
}
