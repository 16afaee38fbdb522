import './cover-card.css';
import { useState } from 'preact/hooks';
import type { GameCover } from '../../contract/cover.js';
import { beginLocal } from '../../play/begin.js';
import { go } from '../../ui/router.js';
import { Button, Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';

/** The sky of the page is that of the game under the pointer. */
const shine = (game: string | undefined) => {
  if (game) document.documentElement.dataset.sky = game;
  else delete document.documentElement.dataset.sky;
};

/** A game on the front page, with buttons to begin it. */
export function CoverCard({ id, cover }: { id: string; cover: GameCover }) {
  const { Picture, seats, minutes } = cover;
  const [beginning, setBeginning] = useState(false);
  const playNow = async () => {
    setBeginning(true);
    shine(undefined);
    go(`/local/${await beginLocal(id, cover)}`);
  };
  return (
    <article
      class="cover"
      data-sky={id}
      onPointerEnter={() => shine(id)}
      onPointerLeave={() => shine(undefined)}
    >
      <div class="picture" aria-hidden="true">
        <Picture />
      </div>
      <div class="inside stack">
        <h2>
          <a href={`/games/${id}`}>{say({ key: `game.${id}` })}</a>
        </h2>
        <p>{say({ key: `game.${id}.tagline` })}</p>
        <p class="small soft">{t('home.players', { min: seats.min, max: seats.max, minutes })}</p>
        <div class="row">
          <Button
            look="primary"
            icon="play"
            whyNot={beginning ? t('loading') : undefined}
            onClick={() => void playNow()}
          >
            {t('home.playNow')}
          </Button>
          <Link to={`/learn/${id}`} look="plain" icon="school">
            {t('learn.learn')}
          </Link>
          <Link to={`/games/${id}#friends`} look="plain" icon="people">
            {t('home.withFriends')}
          </Link>
        </div>
      </div>
    </article>
  );
}
