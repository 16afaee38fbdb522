import './intro.css';
import { useEffect, useState } from 'preact/hooks';
import type { Intro, Step } from '../contract/intro.js';
import { Still } from '../rules/figure.js';
import { mayMove } from '../settings/settings.js';
import { useSwipe } from '../ui/swipe.js';
import { Button, IconButton, Waiting } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { loadIntro } from './load.js';

/** How long a moment of a picture is shown, and how long there is to read a step, in ms. */
const BEAT = 1700;
const READING = 5600;

/** How to play a game in one minute; loaded when it is asked for. */
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
      {!wanted && (
        <Button icon="play" onClick={show}>
          {t('minute.show')}
        </Button>
      )}
      {wanted && (intro ? <Player intro={intro} /> : <Waiting what={t('loading')} />)}
    </section>
  );
}

/** Plays the steps one after the other, unless it is paused or motion is not wanted. */
function Player({ intro }: { intro: Intro }) {
  const moves = mayMove();
  const [at, setAt] = useState({ step: 0, beat: 0 });
  const [runs, setRuns] = useState(moves);
  const last = intro.length - 1;
  const step = intro[at.step] as Step;
  const beat = moves ? at.beat : step.beats - 1;
  const ended = at.step === last && beat >= step.beats - 1;

  const go = (to: number) => setAt({ step: Math.max(0, Math.min(last, to)), beat: 0 });
  useEffect(() => {
    if (!moves) return;
    const isLastBeat = at.beat >= step.beats - 1;
    if (isLastBeat && (!runs || at.step === last)) return;
    const rest = Math.max(BEAT, READING - BEAT * (step.beats - 1));
    const timer = setTimeout(
      () => setAt(isLastBeat ? { step: at.step + 1, beat: 0 } : { ...at, beat: at.beat + 1 }),
      isLastBeat ? rest : BEAT,
    );
    return () => clearTimeout(timer);
  }, [at, runs, moves, step, last]);

  /** Choosing a step stops the playback. */
  const choose = (to: number) => {
    setRuns(false);
    go(to);
  };
  const swipe = useSwipe((by) => choose(at.step + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(at.step + by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only arrow keys, which do what its buttons do
    <div class="minute-player" style={{ '--pace': moves ? 1.3 : 0 }} onKeyDown={onKeyDown} {...swipe}>
      <div class="minute-picture" key={step.words}>
        <Still>
          <step.Show beat={beat} />
        </Still>
      </div>
      <p class="minute-words" aria-live={runs ? 'off' : 'polite'}>
        {say({ key: step.words })}
      </p>
      <div class="minute-tools">
        <IconButton
          icon="before"
          label={t('minute.before')}
          whyNot={at.step === 0 ? t('minute.step', { step: 1, steps: intro.length }) : undefined}
          onClick={() => choose(at.step - 1)}
        />
        <progress
          aria-label={t('minute.step', { step: at.step + 1, steps: intro.length })}
          value={at.step + 1}
          max={intro.length}
        />
        <IconButton
          icon="after"
          label={t('minute.after')}
          whyNot={at.step === last ? t('minute.step', { step: at.step + 1, steps: intro.length }) : undefined}
          onClick={() => choose(at.step + 1)}
        />
        {ended ? (
          <IconButton
            icon="again"
            label={t('minute.again')}
            onClick={() => {
              setRuns(moves);
              go(0);
            }}
          />
        ) : (
          moves && (
            <IconButton
              icon={runs ? 'pause' : 'play'}
              label={runs ? t('minute.pause') : t('minute.go')}
              onClick={() => setRuns(!runs)}
            />
          )
        )}
      </div>
    </div>
  );
}
