import { type Answer, colourOf, SPIRITS, type Spirit, type View } from '@aerie/zefiria';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/icon.js';
import { say } from '../../../words/words.js';
import { inPlace } from '../animation.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { answer } from '../messages.js';
import type { Acting } from './acting.js';
import type { Chapter, Told } from './plan-story.js';
import type { Scene } from './use-scene.js';
import { word } from './word.js';

const spiritOf = ({ from, who }: Chapter): Spirit => from.figures[who]?.spirit ?? SPIRITS[0];
const pointsOf = ({ told }: Chapter): number => told.reduce((sum, { price }) => sum + price, 0);

/** An island that comes home, as it stands on the map. */
export const Home = ({ island }: { island: number }) => (
  <span class={`zf-home-chip zf-${colourOf(island)}`}>{island}</span>
);

/** A step with what it takes and what it is good for. */
export function StepTold({ told: { step, price, home, nearer }, v }: { told: Told; v: View }) {
  return (
    <li>
      {say(answer(step, v))}
      {price > 0 && (
        <span class="zf-cost">
          {price}
          <span class="zf-hidden"> {word('price', { price })}</span>
        </span>
      )}
      {home.length > 0 ? (
        <span class="zf-homes">
          <span class="zf-hidden">{word('comeHome', { count: home.length })} </span>
          {home.map((island) => (
            <Home key={island} island={island} />
          ))}
          <Icon name="check" />
        </span>
      ) : (
        nearer > 0 && <span class="zf-nearer">{word('nearer', { nearer })}</span>
      )}
    </li>
  );
}

/** What a turn comes to, in one sentence: how much of it is not wasted is what one can learn from. */
function summary(chapter: Chapter): string {
  const points = pointsOf(chapter);
  const nearer = Math.max(
    0,
    chapter.told.reduce((sum, one) => sum + one.nearer, 0),
  );
  const homes = inPlace(chapter.to) - inPlace(chapter.from);
  return [
    word('turnBrings', { points, nearer, full: nearer === 2 * points ? 'yes' : 'no' }),
    homes < 0
      ? word('turnLeaves', { leaves: -homes, right: inPlace(chapter.to) })
      : word('turnHomes', { homes, right: inPlace(chapter.to) }),
  ].join(' ');
}

/**
 * The hint's plan to its end, turn by turn: whose turn, how many islands lie right after it, and for the one that is
 * looked at every step with what it is good for. The last stop is the table as it ends.
 */
export function Story({
  scene: { chapters, ahead: at, look },
  planned,
  table,
}: {
  scene: Scene;
  /** What is planned for the turn that goes on. */
  planned: readonly Answer[];
  table: Acting;
}) {
  const chapter = chapters[at];
  const turns = useRef<HTMLOListElement>(null);
  useEffect(() => {
    turns.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const end = chapters.at(-1) as Chapter;
  // A storm begins the next round, and nobody knows what it does.
  const isOpen = end.to.mode === 'storm' && end.to.round > end.round;
  return (
    <section class="zf-story" aria-label={word('story')}>
      <ol class="zf-turns" ref={turns}>
        {chapters.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              class="zf-chapter"
              aria-pressed={i === at}
              aria-label={word('chapter', {
                spirit: SPIRIT_NAMES[spiritOf(one)],
                round: one.round,
                right: inPlace(one.to),
              })}
              onClick={() => look(i)}
            >
              <span class="zf-chapter-head">
                <SpiritHead spirit={spiritOf(one)} />
              </span>
              <b>{inPlace(one.to)}</b>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            class="zf-chapter zf-chapter-end"
            aria-pressed={at === chapters.length}
            aria-label={word('storyEnd', { right: inPlace(end.to) })}
            onClick={() => look(chapters.length)}
          >
            <span class="zf-chapter-head">
              <Icon name="last" />
            </span>
            <b>{inPlace(end.to)}</b>
          </button>
        </li>
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class="zf-told" role="status" aria-live="polite" tabIndex={0}>
        {chapter ? (
          <>
            <p>
              <b>{word('chapterOf', { spirit: SPIRIT_NAMES[spiritOf(chapter)], round: chapter.round })}</b>{' '}
              {summary(chapter)}
            </p>
            <ol class="zf-story-steps">
              {chapter.told
                .filter(({ step }) => step.kind !== 'end')
                .map((told, i) => (
                  <StepTold key={i} told={told} v={chapter.from} />
                ))}
            </ol>
          </>
        ) : (
          <p>{word(isOpen ? 'storyStorm' : 'storyEnds', { right: inPlace(end.to), round: end.round })}</p>
        )}
      </div>
      <div class="zf-buttons">
        {at > 0 ? (
          <button type="button" class="button quiet zf-small" onClick={() => look(0)}>
            <Icon name="undo" /> {word('backToNow')}
          </button>
        ) : (
          chapters.length > 1 && (
            <button type="button" class="button quiet zf-small" onClick={() => look(1)}>
              {word('andThen')} <Icon name="after" />
            </button>
          )
        )}
        {at > 0 && at < chapters.length && (
          <button type="button" class="button quiet zf-small" onClick={() => look(at + 1)}>
            {word('andThen')} <Icon name="after" />
          </button>
        )}
        {at === 0 && planned.length > 1 && (
          <>
            <button type="button" class="button quiet zf-small" onClick={() => table.plan.takeUp(planned)}>
              {word('tryIt')}
            </button>
            {table.asked && (
              <button type="button" class="button zf-small" onClick={() => table.plan.play(planned)}>
                {word('playAll')}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
