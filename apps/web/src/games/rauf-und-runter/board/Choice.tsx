import type { Answer } from '@aerie/rauf-und-runter';
import type { ComponentChildren } from 'preact';
import type { Facts } from '../../../contract/game-ui.js';
import { AnswerButton, type Answering } from '../../../kit/answer-button.js';
import { sameAnswer } from '../../../kit/answers.js';
import { say } from '../../../words/words.js';
import { DungHeapArt, Feather } from '../art/farm/things.js';
import { type Goes, shortOfPick } from './choices.js';
import { marks, termName } from './terms.js';

/** What the choices of the tray share. */
export interface Choosing extends Answering<Answer> {
  readonly odds: ((answer: Answer) => Facts | undefined) | undefined;
  /** Looks at an answer, or at none: its effect is previewed, and if it is not legal, why. */
  look(answer: Answer | undefined): void;
  readonly looked: Answer | undefined;
  /** The id of the element that explains the answer one looks at. */
  readonly tip: string;
}

/** Something in signs, which a legend explains; its words are heard. */
function Told({
  words,
  term,
  children,
}: {
  words: string;
  term: 'oddsFall' | 'oddsMomentum';
  children: ComponentChildren;
}) {
  return (
    <span {...marks(term)}>
      <span class="rr-hidden">{words}</span>
      <span class="rr-odds-short" aria-hidden="true">
        {children}
      </span>
    </span>
  );
}

/** A paper label with what an answer leads to. */
function OddsLabel({ id, facts }: { id: string; facts: Facts }) {
  const tenths = (v: number) => Math.round(v * 10) / 10;
  const written = (v: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(document.documentElement.lang, {
      style,
      maximumFractionDigits: style === 'percent' ? 0 : 1,
    }).format(v);
  const { fall, momentum, feathers } = facts;
  return (
    <span id={id} class="rr-odds">
      {fall !== undefined && (
        <span class={fall > 0.25 ? 'rr-odds-bad' : undefined}>
          <Told
            term="oddsFall"
            words={say({
              key: 'rauf-und-runter.board.oddsFall',
              args: { percent: Math.round(fall * 100) },
            })}
          >
            <i class="rr-odds-down" />
            {written(fall, 'percent')}
          </Told>
        </span>
      )}
      {momentum !== undefined && fall !== 1 && (
        <Told
          term="oddsMomentum"
          words={say({ key: 'rauf-und-runter.board.oddsMomentum', args: { momentum: tenths(momentum) } })}
        >
          ≈ {written(momentum)}
        </Told>
      )}
      {feathers !== undefined && (
        <span {...marks('oddsFeathers')}>
          <span class="rr-hidden">
            {say({ key: 'rauf-und-runter.board.oddsFeathers', args: { feathers: tenths(feathers) } })}
          </span>
          <span aria-hidden="true" class="rr-odds-feathers">
            {written(feathers)}
            <Feather size={11} />
          </span>
        </span>
      )}
    </span>
  );
}

/** Where a die would go, under it: onto the fence, to the dung heap or for a feather. The button says it to whoever listens. */
function Where({ goes }: { goes: Goes }) {
  const isOver = goes.to === 'track' && goes.over > 0;
  return (
    <span
      class={`rr-where rr-where-${goes.to}${isOver ? ' rr-where-over' : ''}`}
      aria-hidden="true"
      {...marks(goes.to === 'track' ? 'momentum' : goes.to === 'heap' ? 'dungHeap' : 'featherDie')}
    >
      <span class="rr-where-long">{say(shortOfPick(goes))}</span>
      <span class="rr-where-short">
        {goes.to === 'track' && (isOver ? goes.sum : `→ ${goes.sum}`)}
        {isOver && (
          <>
            <i class="rr-odds-down" />
            {goes.over}
          </>
        )}
        {goes.to === 'heap' && (
          <svg viewBox="-2 -38 88 42" width="30" height="15" aria-hidden="true">
            <DungHeapArt />
          </svg>
        )}
        {goes.to === 'feather' && (
          <>
            {goes.left ? '+1' : '0'} <Feather size={13} />
          </>
        )}
      </span>
    </span>
  );
}

/** What the signs under the choices stand for. */
export const OddsLegend = () => (
  <p class="rr-legend" aria-hidden="true">
    <span {...marks('oddsFall')}>
      <i class="rr-odds-down" /> {termName('oddsFall')}
    </span>
    <span {...marks('oddsMomentum')}>≈ {termName('oddsMomentum')}</span>
    <span {...marks('oddsFeathers')}>
      <Feather size={12} /> {termName('oddsFeathers')}
    </span>
  </p>
);

interface ChoiceProps {
  readonly answer: Answer;
  readonly label: string;
  readonly kind: 'die' | 'reroll' | 'shed';
  /** What it is, for whoever points at it. */
  readonly term: 'die' | 'featherDie' | 'reroll' | 'shed';
  /** Whether this is what most people want. */
  readonly best?: boolean;
  readonly with: Choosing;
  readonly shortcut?: string;
  readonly spot?: string;
  /** Where it would bring a die. */
  readonly goes?: Goes;
  readonly children: ComponentChildren;
}

/** A button for one answer, with what it leads to. The tip above the choices says why it is not legal. */
export function Choice(props: ChoiceProps) {
  const { answer, label, kind, term, best = false, with: w, shortcut, spot, goes, children } = props;
  const facts = w.odds?.(answer);
  const odds = `${w.tip}-${w.keyOf(answer).replace(' ', '-')}`;
  const isLooked = w.looked !== undefined && sameAnswer(w.keyOf, w.looked, answer);
  return (
    <span class="rr-choice">
      <AnswerButton
        board={w}
        answer={answer}
        label={label}
        face="rr-face"
        class={({ legal, hinted }) =>
          `rr-button rr-button-${kind}${legal ? ' rr-legal' : ''}${best ? ' rr-best' : ''}${hinted ? ' rr-lit' : ''}`
        }
        {...marks(term)}
        shortcut={shortcut}
        spot={spot}
        tellsWhy
        describedBy={[...(isLooked ? [w.tip] : []), ...(facts ? [odds] : [])].join(' ')}
        refuse={() => {
          w.look(answer);
          w.explain(answer);
        }}
        onFocus={() => w.look(answer)}
        onBlur={() => w.look(undefined)}
        onPointerEnter={() => w.look(answer)}
        onPointerLeave={() => w.look(undefined)}
      >
        {children}
      </AnswerButton>
      {goes && <Where goes={goes} />}
      {facts && <OddsLabel id={odds} facts={facts} />}
    </span>
  );
}
