import './intro.css';
import { useEffect, useState } from 'preact/hooks';
import type { Intro, Step } from '../contract/intro.js';
import { Still } from '../rules/figure.js';
import { mayMove } from '../settings/settings.js';
import { StepTools, stepCount } from '../ui/step-tools.js';
import { useSwipe } from '../ui/swipe.js';
import { IconButton } from '../ui/ui.js';
import { say, t } from '../words/words.js';

/** How long a moment of a picture is shown, and how long there is to read a step, in ms. */
const BEAT = 1700;
const READING = 5600;

/** Plays the steps one after the other, unless it is paused or motion is not wanted. Arrow keys and swipes choose a step. */
export function Player({ intro }: { intro: Intro }) {
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
  // Wherever the focus is: nothing else can be done while it is shown.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      choose(at.step + by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return (
    <div class="minute-player" style={{ '--pace': moves ? 1.3 : 0 }} {...swipe}>
      <div class="minute-picture" key={step.words}>
        <Still>
          <step.Show beat={beat} />
        </Still>
      </div>
      <div class="minute-text">
        <p class="minute-words" aria-live={runs ? 'off' : 'polite'}>
          {say({ key: step.words })}
        </p>
        {/* The longest sentence keeps the place for all, so that the picture has the same size throughout. */}
        {intro.map(({ words }) => (
          <p key={words} class="room" aria-hidden="true">
            {say({ key: words })}
          </p>
        ))}
      </div>
      <StepTools at={at.step} steps={intro.length} back={() => choose(at.step - 1)}>
        <IconButton
          icon="after"
          label={t('minute.after')}
          whyNot={at.step === last ? stepCount(last, intro.length) : undefined}
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
      </StepTools>
    </div>
  );
}
