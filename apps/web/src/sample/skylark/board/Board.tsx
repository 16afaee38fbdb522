import './board.css';
import type { Answer, View } from '@aerie/conformance/sample';
import type { BoardProps } from '../../../contract/game-ui.js';
import { AnswerButton } from '../../../kit/answer-button.js';
import { useShortcuts } from '../../../kit/shortcuts.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { answer as inWords } from '../messages.js';
import { SHORTCUTS } from '../shortcuts.js';
import { Card } from './Card.js';
import { Naming } from './Naming.js';
import { Places } from './Places.js';
import { Term } from './terms.js';
import { word } from './word.js';

const CAW: Answer = { kind: 'caw' };

/** Skylark on the table: what lies there, the songs so far, and one's own cards. */
export function Board(props: BoardProps<View, Picture, Answer>) {
  const { picture: p, names, lit, open, busy, choose, keyOf } = props;
  useShortcuts(SHORTCUTS, { caw: () => choose(CAW) });
  return (
    <section class="skylark" aria-label={word('label')}>
      <p>
        <Term of="stake" label={word('stake', { stake: p.stake })}>
          {word('stake', { stake: p.stake })}
        </Term>
      </p>
      <Places p={p} names={names} lit={lit} />
      {p.songs.length > 0 && (
        <ul>
          {p.songs.map(({ seat, name }, verse) => (
            <li key={verse}>
              {names[seat]}: {say(inWords({ kind: 'name', text: name }))}
            </li>
          ))}
        </ul>
      )}
      {open && !busy && <Naming longest={open.maxLength} choose={choose} keyOf={keyOf} />}
      {p.seat !== 'watcher' && (
        <>
          <h2>{word('hand')}</h2>
          <div class="skylark-hand">
            {p.hand.map((card) => {
              const lay: Answer = { kind: 'lay', card };
              return (
                <AnswerButton
                  key={card}
                  board={props}
                  answer={lay}
                  class={({ hinted }) => `skylark-choice${hinted ? ' skylark-hinted' : ''}`}
                  label={say(inWords(lay))}
                >
                  <Card card={card} />
                </AnswerButton>
              );
            })}
          </div>
          <AnswerButton board={props} answer={CAW} class="skylark-caw" shortcut="c">
            {say(inWords(CAW))}
          </AnswerButton>
        </>
      )}
    </section>
  );
}
