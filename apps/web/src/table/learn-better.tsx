import { useEffect, useState } from 'preact/hooks';
import { isFirstMatch } from '../play/first-match.js';
import { Link } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Whether the one person at this screen has lost; where people play together, there is always more to win. */
function hasLost({ mine, player, game }: TableModel): boolean {
  const places = player.moment.value?.outcome?.places ?? [];
  const [seat, ...others] = mine.value;
  return seat !== undefined && others.length === 0 && (game.together === true || places[seat] !== 1);
}

/** After a first match that was lost: the way to the lessons. Where a coach sat beside, it has spoken already. */
export function LearnBetter({ model }: { model: TableModel }) {
  const { play, game } = model;
  const asks = hasLost(model) && play.kind !== 'replay' && !play.coached;
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (asks) void isFirstMatch(game.id, play).then(setFirst);
  }, [asks, play, game]);
  if (!isFirst) return null;
  return (
    <div class="row learn-better">
      <p>{t('learn.better')}</p>
      <Link to={`/learn/${game.id}`} look="plain" icon="school">
        {t('learn.learn')}
      </Link>
    </div>
  );
}
