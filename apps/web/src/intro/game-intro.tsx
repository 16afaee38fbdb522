import { useState } from 'preact/hooks';
import type { Intro } from '../contract/intro.js';
import { Button, Dialog, Waiting } from '../ui/ui.js';
import { t } from '../words/words.js';
import { loadIntro } from './load.js';
import { Player } from './player.js';

/** How to play a game in one minute; loaded when it is asked for, and shown over the page. */
export function GameIntro({ game }: { game: string }) {
  const [wanted, setWanted] = useState(false);
  const [intro, setIntro] = useState<Intro>();
  const show = () => {
    setWanted(true);
    void loadIntro(game).then(setIntro);
  };
  return (
    <section class="sheet minute" aria-label={t('minute.title')}>
      <h2>{t('minute.title')}</h2>
      <Button icon="play" onClick={show}>
        {t('minute.show')}
      </Button>
      {wanted && !intro && <Waiting what={t('loading')} />}
      {wanted && intro && (
        <Dialog title={t('minute.title')} onClose={() => setWanted(false)}>
          <Player intro={intro} />
        </Dialog>
      )}
    </section>
  );
}
