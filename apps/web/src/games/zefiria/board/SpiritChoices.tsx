import { type Answer, SPIRITS, type Spirit } from '@aerie/zefiria';
import { AnswerButton } from '../../../kit/answer-button.js';
import { SpiritHead } from '../art/Spirit.js';
import { SPIRIT_NAMES } from '../art/spirits.js';
import { Puff, Wing } from '../art/things.js';
import type { Acting } from './acting.js';
import { marks } from './terms.js';
import { word } from './word.js';

/** How a spirit flies and what its breath swaps, with the signs that both have on the board. */
export const Abilities = ({ spirit }: { spirit: Spirit }) => (
  // Those of another spirit are not the same ones at another place.
  <span key={spirit} class="zf-abilities">
    <span {...marks('flight')}>
      <Wing /> {word('flight', { spirit })}
    </span>
    <span {...marks('breath')}>
      <Puff /> {word('breath', { spirit })}
    </span>
  </span>
);

/** What is decided about a spirit, by the stage of the match in which it is. */
const DECISIONS: Readonly<Record<string, Extract<Answer, { spirit: Spirit }>['kind']>> = {
  spirits: 'choose',
  order: 'act',
  sleeper: 'sleep',
};

/** Which spirit: to take, to act first, to sleep. Nothing in other stages of the match. */
export function SpiritChoices({
  brief,
  table,
}: {
  /** Whether there is room only for faces and names. */
  brief: boolean;
  table: Acting;
}) {
  const { v } = table;
  const kind = DECISIONS[v.stage.at];
  if (!kind) return null;
  const among: readonly Spirit[] = kind === 'choose' ? SPIRITS : v.figures.map(({ spirit }) => spirit);
  return (
    <ul class={`zf-spirits${brief ? ' zf-spirits-brief' : ''}`}>
      {among.map((spirit) => (
        <li key={spirit}>
          <AnswerButton
            board={table}
            answer={{ kind, spirit }}
            class={({ hinted }) => `zf-spirit-choice${hinted ? ' zf-lit' : ''}`}
          >
            <span class="zf-choice-head">
              <SpiritHead
                spirit={spirit}
                asleep={kind === 'sleep' && v.asleep === v.figures.findIndex((f) => f.spirit === spirit)}
              />
            </span>
            <span>
              <b>{SPIRIT_NAMES[spirit]}</b>
              {!brief && <Abilities spirit={spirit} />}
            </span>
          </AnswerButton>
        </li>
      ))}
    </ul>
  );
}
