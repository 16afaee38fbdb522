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
import { say } from '../../words/words.js';
import { cardWords } from './board/card-words.js';
import { birdName, columnName, handWorth, saying } from './lines.js';

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

function FlockTable({ view, names }: Props) {
  const columns = Array.from({ length: columnsOf(view.flock) }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);
  return (
    <table>
      <caption>{say(saying('ueber-den-wolken.text.flock'))}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(saying('ueber-den-wolken.text.column', { column: columnName(column) }))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{say(saying('ueber-den-wolken.text.row', { row: String(row + 1) }))}</th>
            {columns.map((column) => (
              <td key={column}>{birdWords(view.flock[spaceAt(column, row)] as Bird, names)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlayersTable({ view, names, seat: me }: Props) {
  const heads = ['name', 'points', 'cubes', 'now', 'hand'] as const;
  const landed = view.step.at === 'scoring' || view.step.at === 'over';
  return (
    <table>
      <caption>{say(saying('ueber-den-wolken.text.players'))}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(saying(`ueber-den-wolken.text.${head}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.cubes.map((cubes, seat) => {
          const name = names[seat] ?? '';
          const hand = view.hands[seat] ?? [];
          const hidden = hand.filter((card) => card === NO_CARD).length;
          return (
            <tr key={seat}>
              <th scope="row">{seat === me ? say(saying('ueber-den-wolken.text.you', { name })) : name}</th>
              <td>{pointsOf(view, seat)}</td>
              <td>{cubes}</td>
              <td>{landed ? handWorth(view, seat) : scoreNow(view, seat).total}</td>
              <td>
                {hand
                  .filter((card) => card !== NO_CARD)
                  .map(cardWords)
                  .concat(hidden > 0 ? say(saying('ueber-den-wolken.text.hidden', { count: hidden })) : [])
                  .join(' ') || say(saying('ueber-den-wolken.text.none'))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
          : `${say(saying('ueber-den-wolken.text.stage', { stage: view.stage + 1, stages: STAGES }))} ${say(saying('ueber-den-wolken.text.plays', { name: names[view.player] ?? '' }))}`}
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
      <FlockTable view={view} names={names} seat={seat} />
      <PlayersTable view={view} names={names} seat={seat} />
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
