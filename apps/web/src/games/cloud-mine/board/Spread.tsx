import './spread.css';
import './breath.css';
import { NO_CARD } from '@aerie/cloud-mine';
import { useId, useRef, useState } from 'preact/hooks';
import type { Picture } from '../animation.js';
import { Card } from '../art/Cloud.js';
import type { Acting } from './acting.js';
import { Caption } from './Caption.js';
import { useDigits } from './keys.js';
import { COLUMNS, heldUp, lookedAt, stepTo } from './looking.js';
import { word } from './word.js';

/** Cards side by side, one of them large. One looks first, and then says which one it is. */
export function Spread({ p, acting, kind }: { p: Picture; acting: Acting; kind: 'pick' | 'guess' }) {
  const [chosen, setChosen] = useState<number>();
  const [told, setTold] = useState<string>();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const tip = useId();
  const { names, answers, busy, lit } = acting;
  const looked = lookedAt(p, chosen, lit);
  const held = heldUp(p);
  const event = p.now?.event;
  const wrongBy = (card: number) => p.guesses.find((guess) => guess.card === card)?.seat;
  const holding = event?.type === 'guessed' ? (event.right ? 'right' : 'wrong') : undefined;
  const stateOf = (card: number): string => {
    const known = holding ? ` cm-held-${holding}` : wrongBy(card) === undefined ? ' cm-was' : '';
    if (card === held) return ` cm-held${known}`;
    return held === undefined ? '' : ' cm-aside';
  };

  const look = (card: number) => {
    setChosen(card);
    const by = wrongBy(card);
    setTold(by === undefined ? undefined : acting.why(`${kind} ${card}`));
  };
  useDigits((digit) => buttons.current[digit - 1]?.focus());
  const columns = COLUMNS[p.cards.length] ?? [4, 3];
  const onKeyDown = (key: KeyboardEvent, at: number) => {
    const first = buttons.current[0]?.offsetTop;
    const inRow = buttons.current.filter((one) => one && one.offsetTop === first).length || columns[0];
    const to = stepTo(key.key, at, p.cards.length, inRow);
    if (to === undefined) return;
    key.preventDefault();
    buttons.current[to]?.focus();
  };

  return (
    <div
      class={`cm-spread cm-spread-${kind}${held === undefined ? '' : ' cm-hushed'}`}
      style={{
        '--cm-few': columns[0],
        '--cm-many': columns[1],
        '--cm-rows': Math.ceil(p.cards.length / columns[1]),
        '--cm-pairs': Math.ceil(p.cards.length / 2),
      }}
    >
      <fieldset class="cm-grid" aria-label={word('cards')}>
        {p.cards.map((card, i) => {
          const by = wrongBy(card);
          const name = by === undefined ? (card === p.picked ? 'cardOne' : 'card') : 'cardTurned';
          const isLit = lit.has(`card:${card}`) || lit.has(`${kind} ${card}`);
          return (
            <button
              key={card}
              ref={(button) => {
                buttons.current[i] = button;
              }}
              type="button"
              class={`cm-thumb${stateOf(card)}${card === looked ? ' cm-looked' : ''}${isLit ? ' cm-lit' : ''}`}
              style={{ '--cm-i': i }}
              aria-pressed={card === looked}
              aria-disabled={by === undefined ? undefined : 'true'}
              aria-label={word(name, { card, name: by === undefined ? '' : (names[by] ?? '') })}
              onClick={() => look(card)}
              onFocus={() => look(card)}
              onKeyDown={(key) => onKeyDown(key, i)}
            >
              <Card card={card} turnedBy={by} />
              {card === p.picked && <Star />}
              <span class="cm-number" aria-hidden="true">
                {card}
              </span>
            </button>
          );
        })}
      </fieldset>
      {looked !== undefined && (
        <figure class={`cm-large${stateOf(looked)}`}>
          <span class="cm-large-card">
            <span class="cm-rays" aria-hidden="true" />
            <Card
              key={`${looked} ${holding ?? ''}`}
              card={looked}
              turnedBy={held === undefined ? undefined : wrongBy(looked)}
            />
            {looked === p.picked && held === undefined && <Star />}
          </span>
          <figcaption>
            <Caption p={p} people={acting} looked={looked} />
          </figcaption>
        </figure>
      )}
      <div class="cm-act">
        <p id={tip} class="cm-tip" aria-live="polite">
          {told}
        </p>
        {looked !== undefined && acting.mayAct(kind) && (
          <Commit
            answer={`${kind} ${looked}`}
            label={word(kind, { card: looked })}
            legal={!busy && answers.includes(`${kind} ${looked}`)}
            acting={acting}
            tell={setTold}
            tip={tip}
          />
        )}
      </div>
      {p.picked !== NO_CARD && <span class="hidden-visually">{word('cardOne', { card: p.picked })}</span>}
    </div>
  );
}

/** Marks the cloud that is meant, for the two who know. */
function Star() {
  return (
    <svg class="cm-star" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11.500" />
      <path d="M0-7.500L2.200-2.400 7.600-2 3.500 1.500 4.800 6.800 0 3.900-4.800 6.800-3.500 1.500-7.600-2-2.200-2.400z" />
    </svg>
  );
}

interface CommitProps {
  readonly answer: string;
  readonly label: string;
  readonly legal: boolean;
  readonly acting: Acting;
  readonly tip: string;
  tell(why: string | undefined): void;
}

function Commit({ answer, label, legal, acting, tip, tell }: CommitProps) {
  return (
    <button
      type="button"
      class="cm-commit"
      data-answer={answer}
      aria-disabled={legal ? undefined : 'true'}
      aria-describedby={tip}
      onClick={() => (legal ? acting.choose(answer) : tell(acting.why(answer)))}
      onFocus={() => tell(legal ? undefined : acting.why(answer))}
    >
      {label}
    </button>
  );
}
