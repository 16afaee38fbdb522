import { about, type People } from '../../../words/about.js';
import type { Picture } from '../animation.js';
import { Portrait } from '../art/Portrait.js';
import { storyOf } from '../story.js';
import { word } from './word.js';

/** Whether a round's cards are being shared out. */
export const endsRound = ({ now }: Picture): boolean =>
  now?.event.type === 'won' || now?.event.type === 'roundEnded';

/** Which captions are one and the same that only changes a little. */
export const captionKind = (p: Picture, looked: number): string =>
  endsRound(p)
    ? 'end'
    : `${looked} ${looked === p.picked} ${p.now?.event.type === 'guessed' ? p.guesses.length : ''}`;

/** What is said of the large card: its number, the held breath before a guess is told, or how the round ended. */
export function Caption({ p, people, looked }: { p: Picture; people: People; looked: number }) {
  const event = p.now?.event;
  if (event?.type === 'guessed')
    return (
      <span class="cm-breath">
        <span class="cm-before">{word('points', about(event.seat, people))} …</span>
        <span class={`cm-after cm-after-${event.right ? 'right' : 'wrong'}`} aria-hidden="true">
          {word(event.right ? 'right' : 'wrong')}
        </span>
      </span>
    );
  if (endsRound(p)) return <Ending p={p} people={people} />;
  return <>{word(looked === p.picked ? 'cardOne' : 'card', { card: looked })}</>;
}

/** Who found it, and what everybody takes home. */
function Ending({ p, people }: { p: Picture; people: People }) {
  const round = p.now?.event.type === 'roundEnded' ? p.past.at(-1) : undefined;
  const story = round && storyOf(round, p.seats);
  return (
    <>
      {story && (
        <strong class="cm-ending">
          {story.finder === null
            ? word('nobody')
            : word('found', { ...about(story.finder, people), wrong: story.wrong })}
        </strong>
      )}
      <span class="cm-gains" style={{ '--cm-n': p.gains.length }}>
        {p.gains.map(({ seat, cards }, i) => (
          <span key={seat} class="cm-gain" style={{ '--cm-i': i }}>
            <span class="cm-gain-face">
              <Portrait seat={seat} />
            </span>
            <span class="hidden-visually">{word('gain', { ...about(seat, people), cards })}</span>
            <span aria-hidden="true">+{cards}</span>
          </span>
        ))}
      </span>
    </>
  );
}
