import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { type OwnResult, ownResults } from '../../play/own-results.js';
import { bestScores, winsInARow } from '../../play/records.js';
import { savedMatches } from '../../play/saved.js';
import { Link } from '../../ui/ui.js';
import { t } from '../../words/words.js';

/** What one has achieved at a game on this device; nothing before the first match is over. */
export function OwnRecord({ game }: { game: string }) {
  const [played, setPlayed] = useState<readonly OwnResult[]>([]);
  useEffect(() => {
    void savedMatches()
      .then(ownResults)
      .then((all) => setPlayed(all.filter((one) => one.game === game)));
  }, [game]);
  if (played.length === 0) return null;
  const isTogether = COVERS.get(game)?.together === true;
  const won = isTogether ? -1 : played.filter(({ place }) => place === 1).length;
  const inARow = isTogether ? 0 : winsInARow(played).now;
  const best = bestScores(played)[0]?.points;
  return (
    <p class="small soft own-record">
      {t('games.record', { count: played.length, won })}{' '}
      {best !== undefined && `${t('games.recordBest', { points: best })} `}
      {inARow > 1 && `${t('games.recordRow', { count: inARow })} `}
      <Link to="/history">{t('games.recordMore')}</Link>
    </p>
  );
}
