import './meanwhile.css';
import { COVERS } from '../../games/registry.js';
import { GameIntro } from '../../intro/game-intro.js';
import { Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';

/** What whoever waits for others can do: get to know the game. Nothing of it leaves the table. */
export function Meanwhile({ game }: { game: string }) {
  const Picture = COVERS.get(game)?.Picture;
  return (
    <>
      <section class="sheet stack meanwhile" aria-label={t('room.meanwhile')}>
        <div class="banner" aria-hidden="true">
          {Picture && <Picture />}
        </div>
        <h2>{t('room.meanwhile')}</h2>
        <p>{say({ key: `game.${game}.tagline` })}</p>
        <div class="row">
          <Link to={`/learn/${game}`} look="plain" icon="school" aside>
            {t('learn.learn')}
          </Link>
          <Link to={`/rules/${game}`} look="plain" icon="rules" aside>
            {t('panel.rules')}
          </Link>
        </div>
        <p class="small soft">{t('room.meanwhileAbout')}</p>
      </section>
      <GameIntro game={game} />
    </>
  );
}
