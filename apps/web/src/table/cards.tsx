import { COVERS } from '../games/registry.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Opens the card browser of the game in a window of its own, so that the table stays as it is. */
export function Cards({ model, look }: { model: TableModel; look: 'plain' | 'quiet round' }) {
  const address = COVERS.get(model.game.id)?.cards;
  if (address === undefined) return null;
  const label = t('home.cards');
  return (
    <a
      class={`button ${look}`}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="cards" />
      {look === 'plain' && label}
    </a>
  );
}
