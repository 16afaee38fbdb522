import type { ComponentChildren } from 'preact';
import { BoardPlace } from '../../../table/board.js';
import { Mark } from '../../../ui/mark.js';
import { readOnly } from '../watched.js';
import { isSideBySide } from './side-by-side.js';
import type { StoryModel } from './story-model.js';
import { tr } from './tr.js';

/**
 * The board of the replay, with what the story points at; at a marked decision on a wide screen twice: what was played, and what would
 * have been better. The first stays the same board, so that what it shows goes on.
 */
export function StoryBoards({ story }: { story: StoryModel }) {
  const { session } = story;
  const { model } = session;
  const decided = isSideBySide(story) ? story.decided.value : undefined;
  const words = (which: 'better' | 'played') => {
    const best = decided?.decision.answers[0];
    if (!decided || !best) return null;
    const line = story.lineWords(decided.number, decided.seat, which === 'better' ? best : decided);
    return (
      <>
        <Mark seat={decided.seat} />{' '}
        {tr(which === 'better' ? 'story.better' : 'story.played', { answer: line })}
      </>
    );
  };
  const hinted = decided ? story.answersOf(decided, 'played') : story.hinted;
  return (
    <div class={decided ? 'story-boards both' : 'story-boards'}>
      <Half caption={words('played')} look="played">
        <BoardPlace model={model} actions={readOnly(session, hinted)} />
      </Half>
      {decided && (
        <Half caption={words('better')} look="better">
          {/* The same position again: its caption says what differs. */}
          <div class="again" inert>
            <BoardPlace model={model} actions={readOnly(session, story.answersOf(decided, 'better'))} />
          </div>
        </Half>
      )}
    </div>
  );
}

function Half({
  caption,
  look,
  children,
}: {
  caption: ComponentChildren;
  look: 'played' | 'better';
  children: ComponentChildren;
}) {
  return (
    <figure class={`half ${look}`}>
      {caption && <figcaption>{caption}</figcaption>}
      {children}
    </figure>
  );
}
