import { VERSES, type View } from '@aerie/conformance/sample';
import type { Seat } from '@aerie/kernel';
import { labelled } from '../../ui/labelled.js';
import { type Args, say } from '../../words/words.js';

const word = (name: string, args?: Args): string =>
  say({ key: `skylark.text.${name}`, ...(args ? { args } : {}) });

const listed = (cards: readonly number[]): string => (cards.length > 0 ? cards.join(', ') : word('nothing'));

/** What a seat has, a line each. */
export const holdings = (view: View, seat: Seat): readonly string[] => [
  labelled(word('laid'), say({ key: view.laid[seat] ? 'skylark.board.down' : 'skylark.board.none' })),
];

/** The position in words: for those who read it, or hear it read. */
export function Text({ view, names }: { view: View; names: readonly string[]; seat: Seat | null }) {
  const { verse, stake, hand, laid, points, sung } = view;
  return (
    <section aria-label={word('title')}>
      <p>{verse === VERSES ? word('over') : word('verse', { verse: verse + 1, verses: VERSES, stake })}</p>
      {view.seat !== 'watcher' && <p>{word('hand', { cards: listed(hand) })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{word('who')}</th>
            <th scope="col">{word('laid')}</th>
            <th scope="col">{word('points')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{say({ key: laid[seat] ? 'skylark.board.down' : 'skylark.board.none' })}</td>
              <td>{points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{word('sung', { cards: listed(sung) })}</p>
    </section>
  );
}
