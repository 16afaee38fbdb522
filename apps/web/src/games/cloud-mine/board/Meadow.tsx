import './meadow.css';
import { cardsFor, scoutOf } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import { about, type People } from '../../../words/about.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Candle } from '../art/Candle.js';
import { Back, Cloud } from '../art/Cloud.js';
import { Hill } from '../art/Hill.js';
import { Portrait } from '../art/Portrait.js';
import { scoring } from '../messages.js';
import { roundsOf } from '../story.js';
import { marks, Term } from '../terms.js';
import { word } from './word.js';

/** Everybody lies in the grass and waits: for the Scout's cloud, then for the Daydreamer's words. */
export function Meadow({ p, people }: { p: Picture; people: People }) {
  const scouting = p.step === 'scout';
  const seat = scouting ? scoutOf(p) : p.daydreamer;
  const cards = scouting ? cardsFor(p.seats) : 1;
  const round = word('round', { round: p.past.length + 1, rounds: roundsOf(p) });
  const left = `${round} · ${word('left', { left: p.left })}`;
  return (
    <div class={`cm-meadow ${scouting ? 'cm-meadow-scout' : 'cm-meadow-dream'}`}>
      <Hill />
      {p.words !== '' ? (
        <div key="words" class="cm-speaks">
          <span class="cm-waits-face" aria-hidden="true">
            <Portrait seat={seat} />
          </span>
          <Said seat={seat} people={people} words={p.words} />
        </div>
      ) : (
        <div key={p.step} class="cm-waits">
          <div class="cm-fan" aria-hidden="true" style={{ '--cm-cards': cards }} {...marks('cloud')}>
            {Array.from({ length: cards }, (_, i) => (
              <span key={i} style={{ '--cm-i': i }}>
                <Back />
              </span>
            ))}
          </div>
          <div class="cm-waits-face" aria-hidden="true" {...marks(scouting ? 'scout' : 'daydreamer')}>
            <Portrait seat={seat} />
            {scouting ? (
              <span class="cm-waits-candle">
                <Candle />
              </span>
            ) : (
              <span class="cm-thought">
                <i />
                <i />
                <i />
              </span>
            )}
          </div>
          <p class="cm-waits-words">
            {word(scouting ? 'choosing' : 'dreaming', { ...about(seat, people), cards })}
          </p>
          <Term of="left" label={left} class="cm-left">
            {left}
          </Term>
        </div>
      )}
      <Before p={p} people={people} />
    </div>
  );
}

/** The words, as soon as they are spoken, before any card is seen. */
export function Said({ seat, people, words }: { seat: Seat; people: People; words: string }) {
  return (
    <p class="cm-said" data-keep-clear="" data-apart="words">
      <span class="cm-said-by">{word('sees', about(seat, people))}</span>
      <strong class={words.length > 26 ? 'cm-said-long' : undefined}>{word('quoted', { words })}</strong>
    </p>
  );
}

/** The story of the round before, and why everybody got what they got, while one waits. */
function Before({ p, people }: { p: Picture; people: People }) {
  const round = p.past.at(-1);
  if (!round) return null;
  const { words, daydreamer, picked } = round;
  return (
    <section key={p.past.length} class="cm-story" data-apart="story" aria-label={word('before')}>
      <span class="cm-story-cloud">
        <Cloud card={picked} />
      </span>
      <span class="cm-story-words">
        <span class="cm-said-by">{word('sees', about(daydreamer, people))}</span>
        <strong>{word('quoted', { words })}</strong>
        {scoring(round, p.seats).map(({ key, args, seat }) => (
          <span key={key}>{say({ key, args: { ...args, ...about(seat, people) } })}</span>
        ))}
      </span>
    </section>
  );
}
