import { COVERS } from '../../games/registry.js';
import { bestScores, byLevel } from '../../play/records.js';
import { levelWords } from '../../table/people.js';
import { language } from '../../words/words.js';
import type { Entry } from './device-results.js';
import { modeWords } from './mode.js';
import { tr } from './tr.js';

const dayWords = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));

/** Best scores by how it was played, and how one does against each level of bots. */
export function Records({ game, played }: { game: string; played: readonly Entry[] }) {
  const bests = bestScores(played);
  const cover = COVERS.get(game);
  // Who plays together with bots wins nothing against them.
  const levels = cover && !cover.together ? byLevel(played, cover.levels) : [];
  if (bests.length === 0 && levels.length === 0) return null;
  return (
    <div class="records">
      {bests.length > 0 && (
        <section class="sheet stack">
          <h2>{tr('history.bests')}</h2>
          <ul>
            {bests.map(({ mode, points, at }) => (
              <li key={mode}>
                <span>{modeWords(game, mode)}</span>
                <strong>{tr('history.points', { points })}</strong>
                <span class="small soft">{dayWords(at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {levels.length > 0 && (
        <section class="sheet stack">
          <h2>{tr('history.kind.bots')}</h2>
          <ul>
            {levels.map(({ level, played: count, won, inARow }) => (
              <li key={level}>
                <span>{levelWords(game, level)}</span>
                <strong>{tr('history.wonOf', { won, count })}</strong>
                <span class="small soft">{tr('history.streak', { ...inARow })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
