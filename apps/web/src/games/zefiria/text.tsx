import type { Seat } from '@aerie/kernel';
import { accountOf, colourOf, placeName, symbolOf, type View } from '@aerie/zefiria';
import { type Args, say } from '../../words/words.js';
import { inPlace } from './animation.js';
import { SPIRIT_NAMES } from './art/spirits.js';
import { ownerOf } from './board/Field.js';

const word = (name: string, args?: Args): string =>
  say({ key: `zefiria.text.${name}`, ...(args ? { args } : {}) });

const ROWS = [0, 1, 2, 3, 4] as const;

/** The islands as they lie, row by row. */
function Islands({ view }: { view: View }) {
  const { islands } = accountOf(view);
  return (
    <table>
      <caption>{word('islands')}</caption>
      <thead>
        <tr>
          <th scope="col">{word('row')}</th>
          {ROWS.map((column) => (
            <th key={column} scope="col">
              {word('column', { column: column + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {ROWS.map((column) => {
              const cell = row * 5 + column;
              const { island, standing } = islands[cell] as (typeof islands)[number];
              const figure = view.figures.find((one) => one.cell === cell);
              return (
                <td key={column}>
                  {word('cell', { island, colour: colourOf(island), symbol: symbolOf(island), standing })}
                  {figure && ` ${word('stands', { spirit: SPIRIT_NAMES[figure.spirit] })}`}
                  {view.gems.includes(cell) && ` ${word('anchored')}`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the spirits are, and whose they are. */
function Spirits({ view, names, seat: me }: { view: View; names: readonly string[]; seat: Seat | null }) {
  const { stage } = view;
  return (
    <ul>
      {view.figures.map(({ spirit, cell }, who) => {
        const seat = ownerOf(view, who);
        const acts = stage.at === 'turn' && stage.who === who;
        const outside = acts && cell < 0 && stage.place >= 0;
        const where = outside
          ? word('outside', { side: placeName(stage.place)[0] as string, number: (stage.place % 5) + 1 })
          : cell < 0
            ? word('notYet')
            : word('onIsland', { island: view.islands[cell] as number });
        return (
          <li key={spirit}>
            {word('spirit', {
              spirit: SPIRIT_NAMES[spirit],
              name: names[seat] ?? '',
              whose: seat === me ? 'me' : 'other',
              where,
            })}{' '}
            {view.asleep === who && word('asleep')}
            {acts && word('acts', { points: stage.points })}
          </li>
        );
      })}
    </ul>
  );
}

/** What a seat has, a line each. */
export const holdings = (view: View, seat: Seat): readonly string[] =>
  view.figures.flatMap(({ spirit }, who) =>
    ownerOf(view, who) === seat
      ? [
          SPIRIT_NAMES[spirit],
          say({ key: 'zefiria.board.flight', args: { spirit } }),
          say({ key: 'zefiria.board.breath', args: { spirit } }),
        ]
      : [],
  );

/** The position in words: for those who read it, or hear it read. Rows and columns count from 1, from the north-west. */
export function Text(props: { view: View; names: readonly string[]; seat: Seat | null }) {
  const { view, names } = props;
  const { total } = accountOf(view);
  return (
    <section class="zf-text" aria-label={word('title')}>
      <p>
        {view.stage.at === 'over' ? word('over') : word('round', { round: view.round, rounds: view.rounds })}{' '}
        {word('score', { total, right: inPlace(view) })} {say({ key: `zefiria.option.mode.${view.mode}` })}.
      </p>
      {view.mode === 'storm' && (
        <p>
          {word('storm', { storms: view.storms.length, gems: view.reserve })}{' '}
          {view.held.map((gems, seat) => gems > 0 && word('holds', { name: names[seat] ?? '', gems }))}
        </p>
      )}
      <h3>{word('spirits')}</h3>
      <Spirits {...props} />
      <Islands view={view} />
    </section>
  );
}
