import type { View } from '@aerie/rauf-und-runter';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../contract/game-ui.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Feather } from '../art/farm/things.js';

/** What the choices of the tray share. */
export interface Choosing {
  readonly answers: readonly string[];
  readonly busy: boolean;
  readonly lit: ReadonlySet<string>;
  readonly odds: BoardProps<View, Picture, string>['odds'];
  choose(answer: string): void;
  /** Looks at an answer, or at none: its effect is previewed, and if it is not legal, why. */
  look(answer: string | undefined): void;
  readonly looked: string | undefined;
  /** The id of the element that explains the answer one looks at. */
  readonly tip: string;
}

/** Something in words where there is room, and in signs where there is not; the words are always heard. */
function Told({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <span>
      <span class="rr-odds-long">{words}</span>
      <span class="rr-odds-short" aria-hidden="true">
        {children}
      </span>
    </span>
  );
}

/** A paper label with what an answer leads to. */
function OddsLabel({ id, facts }: { id: string; facts: Readonly<Record<string, number>> }) {
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
          words={say({ key: 'rauf-und-runter.board.oddsMomentum', args: { momentum: tenths(momentum) } })}
        >
          ≈ {written(momentum)}
        </Told>
      )}
      {feathers !== undefined && (
        <span>
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

interface ChoiceProps {
  readonly answer: string;
  readonly label: string;
  readonly kind: 'die' | 'reroll' | 'shed';
  readonly with: Choosing;
  readonly spot?: string;
  readonly children: ComponentChildren;
}

/** A button for one answer. Where it is not legal it can still be reached, and says why. */
export function Choice({ answer, label, kind, with: w, spot, children }: ChoiceProps) {
  const legal = !w.busy && w.answers.includes(answer);
  const facts = w.odds?.(answer);
  const odds = `${w.tip}-${answer.replace(' ', '-')}`;
  const described =
    [...(w.looked === answer ? [w.tip] : []), ...(facts ? [odds] : [])].join(' ') || undefined;
  return (
    <span class="rr-choice">
      <button
        type="button"
        class={`rr-button rr-button-${kind}${legal ? ' rr-legal' : ''}${w.lit.has(answer) ? ' rr-lit' : ''}`}
        aria-disabled={legal ? undefined : 'true'}
        aria-describedby={described}
        data-answer={answer}
        data-spot={spot}
        onClick={() => (legal ? w.choose(answer) : w.look(answer))}
        onFocus={() => w.look(answer)}
        onBlur={() => w.look(undefined)}
        onPointerEnter={() => w.look(answer)}
        onPointerLeave={() => w.look(undefined)}
      >
        <span class="rr-hidden">{label}</span>
        <span class="rr-face" aria-hidden="true">
          {children}
        </span>
      </button>
      {facts && <OddsLabel id={odds} facts={facts} />}
    </span>
  );
}
