import type { Seat } from '@aerie/kernel';
import {
  ACTIONS,
  type Bird,
  columnsOf,
  NEST_CARDS,
  NEUTRAL,
  type NestCard,
  NO_BIRD,
  NO_CARD,
  ownerOf,
  pointsOf,
  priceOf,
  ROWS,
  STAGES,
  scoreNow,
  spaceAt,
  type View,
} from '@aerie/ueber-den-wolken';
import { labelled } from '../../ui/labelled.js';
import { about } from '../../words/about.js';
import { say } from '../../words/words.js';
import { cardWords } from './board/card-words.js';
import { birdName, columnName, saying } from './names.js';

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

function birdWords(bird: Bird, names: readonly string[]): string {
  if (bird === NO_BIRD) return say(saying('ueber-den-wolken.text.none'));
  if (bird === NEUTRAL) return say(saying('ueber-den-wolken.text.bird', { bird: birdName(bird) }));
  return say(
    saying('ueber-den-wolken.text.birdOf', { bird: birdName(bird), name: names[ownerOf(bird)] ?? '' }),
  );
}

/** Column by column, from the front to the back; lists, since they fit on any screen. */
function FlockList({ view, names }: Props) {
  const columns = Array.from({ length: columnsOf(view.flock) }, (_, column) => column);
  return (
    <section>
      <h3>{say(saying('ueber-den-wolken.text.flock'))}</h3>
      <ul>
        {columns.map((column) => (
          <li key={column}>
            {say(saying('ueber-den-wolken.text.column', { column: columnName(column) }))}
            <ul>
              {ROWS_FROM_FRONT.filter((row) => view.flock[spaceAt(column, row)] !== NO_BIRD).map((row) => (
                <li key={row}>
                  {say(saying('ueber-den-wolken.text.row', { row: String(row + 1) }))}:{' '}
                  {birdWords(view.flock[spaceAt(column, row)] as Bird, names)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROWS_FROM_FRONT = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);

const figure = (what: 'points' | 'cubes' | 'now', value: number): string =>
  labelled(say(saying(`ueber-den-wolken.text.${what}`)), value);

/** Cubes, and what the flock would bring if it landed now. */
function figures(view: View, seat: Seat): string[] {
  const landed = view.step.at === 'scoring' || view.step.at === 'over';
  const now = landed ? [] : [figure('now', scoreNow(view, seat).total)];
  return [figure('cubes', view.cubes[seat] as number), ...now];
}

/** The cards of a hand, those that are hidden as a number. */
function cardLines(view: View, seat: Seat): string[] {
  const hand = view.hands[seat] ?? [];
  const hidden = hand.filter((card) => card === NO_CARD).length;
  if (hand.length === 0) return [say(saying('ueber-den-wolken.board.noCards'))];
  return [
    ...hand.filter((card) => card !== NO_CARD).map(cardWords),
    ...(hidden > 0 ? [say(saying('ueber-den-wolken.text.hidden', { count: hidden }))] : []),
  ];
}

/** What a seat has, a line each. */
export const holdings = (view: View, seat: Seat): readonly string[] => [
  ...figures(view, seat),
  ...cardLines(view, seat),
];

function PlayerList({ view, names, seat: me }: Props) {
  return (
    <section>
      <h3>{say(saying('ueber-den-wolken.text.players'))}</h3>
      <ul>
        {view.cubes.map((_, seat) => {
          const name = names[seat] ?? '';
          return (
            <li key={seat}>
              <strong>{seat === me ? say(saying('ueber-den-wolken.text.you', { name })) : name}</strong>
              {'. '}
              {[figure('points', pointsOf(view, seat)), ...figures(view, seat)].join(', ')}
              <ul aria-label={say(saying('ueber-den-wolken.text.hand'))}>
                {cardLines(view, seat).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The position in words. */
export function Text({ view, names, seat }: Props) {
  const { birds, pair } = NEST_CARDS[view.nests.at(-1) ?? 0] as NestCard;
  const over = view.step.at === 'over';
  return (
    <div class="stack">
      <p>
        {over
          ? say(saying('ueber-den-wolken.text.over'))
          : `${say(saying('ueber-den-wolken.text.stage', { stage: view.stage + 1, stages: STAGES }))} ${say(saying('ueber-den-wolken.text.plays', about(view.player, { names, me: seat })))}`}
      </p>
      <p>
        {say(
          saying('ueber-den-wolken.board.nestLine', {
            list: '1, 2, 3, 4, 5',
            points: birds.join(', '),
            pair: pair < 0 ? `−${-pair}` : `+${pair}`,
          }),
        )}
      </p>
      <FlockList view={view} names={names} seat={seat} />
      <PlayerList view={view} names={names} seat={seat} />
      <section>
        <h3>{say(saying('ueber-den-wolken.text.actions'))}</h3>
        <ul>
          {ACTIONS.map((action) => (
            <li key={action}>
              {say(saying('ueber-den-wolken.text.price', { action, price: priceOf(view, action) }))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say(saying('ueber-den-wolken.text.display'))}</h3>
        <ul>
          {view.display
            .filter((card) => card !== NO_CARD)
            .map((card) => (
              <li key={card}>{cardWords(card)}</li>
            ))}
        </ul>
      </section>
      <section>
        <h3>{say(saying('ueber-den-wolken.text.faceUp'))}</h3>
        <ul>
          {view.faceUp.map((bird, i) => (
            <li key={i}>{birdWords(bird, names)}</li>
          ))}
          <li>{say(saying('ueber-den-wolken.board.deck', { birds: view.deck.flat().length }))}</li>
        </ul>
      </section>
    </div>
  );
}
