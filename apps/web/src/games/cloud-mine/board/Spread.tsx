import './spread.css';
import './breath.css';
import { type Answer, guesser, guessesFor, NO_CARD } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AnswerButton, isLegal, ThingButton, whyNotLegal } from '../../../kit/answer-button.js';
import { useShortcuts } from '../../../kit/shortcuts.js';
import { about } from '../../../words/about.js';
import type { Picture } from '../animation.js';
import { Card } from '../art/Cloud.js';
import { SHORTCUTS } from '../shortcuts.js';
import { marks } from '../terms.js';
import type { Acting } from './acting.js';
import { Caption, captionKind, endsRound } from './Caption.js';
import { COLUMNS, heldUp, isHinted, lookedAt, stepTo } from './looking.js';
import { word } from './word.js';

/** Who guessed this card and was wrong. */
const wrongBy = (p: Picture, card: number): Seat | undefined =>
  p.guesses.find((guess) => guess.card === card)?.seat;

/** Whether the guess that is being shown is right. */
function guessShown(p: Picture): 'right' | 'wrong' | undefined {
  const event = p.now?.event;
  return event?.type === 'guessed' ? (event.right ? 'right' : 'wrong') : undefined;
}

/** How a card stands out while one of them is held up. */
function holdClass(p: Picture, card: number): string {
  const held = heldUp(p);
  const guess = guessShown(p);
  const known = guess ? ` cm-held-${guess}` : wrongBy(p, card) === undefined ? ' cm-was' : '';
  if (card === held) return ` cm-held${known}`;
  return held === undefined ? '' : ' cm-aside';
}

interface SpreadProps {
  readonly p: Picture;
  readonly acting: Acting;
  readonly kind: 'pick' | 'guess';
}

/** What it costs to say that the large card is the one. */
function costOf(p: Picture, kind: 'pick' | 'guess', names: readonly string[]): string {
  if (kind === 'pick') return word('pickCost', { name: names[p.daydreamer] ?? '' });
  const seat = guesser(p, p.guesses.length);
  const spent = p.guesses.filter((guess) => guess.seat === seat).length;
  return word('guessCost', { left: guessesFor(p.seats) - spent - 1 });
}

/**
 * Cards side by side, one of them large. One looks first, and then says which one it is: until somebody has looked, the
 * button that says so is quiet.
 */
export function Spread({ p, acting, kind }: SpreadProps) {
  const [chosen, setChosen] = useState<number>();
  const [told, setTold] = useState<string>();
  const tip = useId();
  const looked = lookedAt(p, chosen, acting.hinted);
  const hasLooked = looked !== undefined && (looked === chosen || isHinted(acting.hinted, looked));
  const mayCommit = looked !== undefined && isLegal(acting, { kind, card: looked });
  const cost = hasLooked ? costOf(p, kind, acting.names) : word('lookFirst');
  // A reason belongs to the moment in which it was asked for.
  useLayoutEffect(() => setTold(undefined), [acting.answers]);
  const look = (card: number) => {
    setChosen(card);
    setTold(wrongBy(p, card) === undefined ? undefined : acting.why({ kind, card }));
  };
  const [few, many] = COLUMNS[p.cards.length] ?? [4, 3];
  return (
    <div
      class={`cm-spread cm-spread-${kind}${heldUp(p) === undefined ? '' : ' cm-hushed'}`}
      style={{
        '--cm-few': few,
        '--cm-many': many,
        '--cm-rows': Math.ceil(p.cards.length / many),
        '--cm-pairs': Math.ceil(p.cards.length / 2),
      }}
    >
      <Thumbs p={p} acting={acting} looked={looked} look={look} columns={few} />
      {looked !== undefined && <LargeCard p={p} acting={acting} card={looked} />}
      <div class="cm-act" data-apart="act">
        <p id={tip} class="cm-tip" aria-live="polite">
          {told ?? (mayCommit ? cost : '')}
        </p>
        {looked !== undefined && acting.mayAct(kind) ? (
          <Commit
            answer={{ kind, card: looked }}
            label={word(kind, { card: looked })}
            isQuiet={!hasLooked}
            acting={acting}
            tell={setTold}
            tip={tip}
          />
        ) : (
          acting.keepsRoom(kind) && <span class="cm-commit-room" />
        )}
      </div>
      {p.picked !== NO_CARD && <span class="hidden-visually">{word('cardOne', { card: p.picked })}</span>}
    </div>
  );
}

interface ThumbsProps extends Omit<SpreadProps, 'kind'> {
  readonly looked: number | undefined;
  look(card: number): void;
  /** In how many columns the cards lie if that cannot be measured. */
  readonly columns: number;
}

/** All cards small, to be looked at one by one: by finger, digit or arrow key. */
function Thumbs({ p, acting, looked, look, columns }: ThumbsProps) {
  const { lit, hinted } = acting;
  const grid = useRef<HTMLFieldSetElement>(null);
  const buttons = () => [...(grid.current?.querySelectorAll<HTMLElement>('.cm-thumb') ?? [])];
  useShortcuts(SHORTCUTS, { look: (digit) => buttons()[Number(digit) - 1]?.focus() });
  const onKeyDown = (key: KeyboardEvent, at: number) => {
    const all = buttons();
    const inRow = all.filter((one) => one.offsetTop === all[0]?.offsetTop).length || columns;
    const to = stepTo(key.key, at, p.cards.length, inRow);
    if (to === undefined) return;
    key.preventDefault();
    all[to]?.focus();
  };
  return (
    <fieldset ref={grid} class="cm-grid" data-spot="cards" aria-label={word('cards')}>
      {p.cards.map((card, i) => {
        const by = wrongBy(p, card);
        const name = by === undefined ? (card === p.picked ? 'cardOne' : 'card') : 'cardTurned';
        const isLit = lit.has(`card:${card}`) || isHinted(hinted, card);
        return (
          <ThingButton
            key={card}
            class={`cm-thumb${holdClass(p, card)}${card === looked ? ' cm-looked' : ''}${isLit ? ' cm-lit' : ''}`}
            style={{ '--cm-i': i }}
            label={word(name, { card, ...(by === undefined ? {} : about(by, acting)) })}
            face="cm-bare"
            data-apart="cloud"
            spot={`card:${card}`}
            shortcut={SHORTCUTS.look[i]}
            picked={card === looked}
            shut={by !== undefined}
            press={() => look(card)}
            onFocus={() => look(card)}
            onKeyDown={(key) => onKeyDown(key, i)}
            {...(by === undefined ? marks('cloud') : {})}
          >
            <Card card={card} turnedBy={by} />
            {card === p.picked && <Star />}
            <span class="cm-number" aria-hidden="true" {...marks('number')}>
              {card}
            </span>
          </ThingButton>
        );
      })}
    </fieldset>
  );
}

/** The card that is looked at, or that everybody looks at, with what is said of it. */
function LargeCard({ p, acting, card }: { p: Picture; acting: Acting; card: number }) {
  const held = heldUp(p);
  return (
    <figure class={`cm-large${holdClass(p, card)}`}>
      <span class="cm-large-card" data-apart="large cloud" {...marks('cloud')}>
        <span class="cm-rays" aria-hidden="true" />
        <Card
          key={`${card} ${guessShown(p) ?? ''}`}
          card={card}
          turnedBy={held === undefined ? undefined : wrongBy(p, card)}
        />
        {card === p.picked && held === undefined && <Star />}
      </span>
      <figcaption key={captionKind(p, card)} class={endsRound(p) ? 'cm-caption-ends' : undefined}>
        <Caption p={p} people={acting} looked={card} />
      </figcaption>
    </figure>
  );
}

/** Marks the cloud that is meant, for the two who know. */
function Star() {
  return (
    <svg class="cm-star" viewBox="-12 -12 24 24" aria-hidden="true" {...marks('meant')}>
      <circle r="11.500" />
      <path d="M0-7.500L2.200-2.400 7.600-2 3.500 1.500 4.800 6.800 0 3.900-4.800 6.800-3.500 1.500-7.600-2-2.200-2.400z" />
    </svg>
  );
}

interface CommitProps {
  readonly answer: Answer;
  readonly label: string;
  readonly isQuiet: boolean;
  readonly acting: Acting;
  readonly tip: string;
  tell(why: string | undefined): void;
}

/** Says that the card one looks at is the one. The tip above it says what that costs, or why it is not legal. */
function Commit({ answer, label, isQuiet, acting, tip, tell }: CommitProps) {
  return (
    <AnswerButton
      board={acting}
      answer={answer}
      class={`cm-commit${isQuiet ? ' cm-commit-quiet' : ''}`}
      tellsWhy
      describedBy={tip}
      refuse={() => {
        tell(acting.why(answer));
        acting.explain(answer);
      }}
      onFocus={() => tell(whyNotLegal(acting, answer))}
    >
      <span key={label}>{label}</span>
    </AnswerButton>
  );
}
