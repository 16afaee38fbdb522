import type { Seat } from '@aerie/kernel';
import { FEATHER, ROUNDS, sumOf, topSpace, type View } from '@aerie/rauf-und-runter';
import { labelled } from '../../ui/labelled.js';
import { about, type People } from '../../words/about.js';
import { type Args, say } from '../../words/words.js';
import { supplyOf } from './board/choices.js';

const word = (name: string, args?: Args): string =>
  say({ key: `rauf-und-runter.text.${name}`, ...(args ? { args } : {}) });

const COLUMNS = ['place', 'name', 'space', 'fromPlant', 'feathers', 'momentum', 'turn'] as const;

function Chickens({ view, names, seat: me }: { view: View; names: readonly string[]; seat: Seat | null }) {
  const over = view.round === ROUNDS;
  const turnOf = (seat: Seat): string => {
    if (over) return '';
    const number = view.order.indexOf(seat);
    const state = number < view.turn ? 'done' : number === view.turn ? 'now' : 'waits';
    return word('state', { state, number: number + 1 });
  };
  return (
    <table>
      <caption>{word('chickens')}</caption>
      <thead>
        <tr>
          {COLUMNS.filter((column) => !over || column !== 'turn').map((column) => (
            <th key={column} scope="col">
              {word(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.pecking.map((seat, i) => {
          const name = names[seat] ?? '';
          const row = view.pecking.filter((other) => view.space[other] === view.space[seat]).indexOf(seat);
          return (
            <tr key={seat}>
              <td>{i + 1}</td>
              <th scope="row">{seat === me ? word('you', { name }) : name}</th>
              <td>{(view.space[seat] as number) + 1}</td>
              <td>{row + 1}</td>
              <td>{view.feathers[seat]}</td>
              <td>{view.momentum[seat] || word('none')}</td>
              {!over && <td>{turnOf(seat)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What whoever plays has thrown and put aside. */
function Turn({ view, people }: { view: View; people: People }) {
  const plays = view.order[view.turn] as Seat;
  const faces = [...view.roll].map((face) => (face === FEATHER ? word('feather') : face)).join(', ');
  return (
    <ul>
      <li>{word('now', about(plays, people))}</li>
      <li>{faces ? word('roll', { faces }) : word('noRoll')}</li>
      <li>
        {view.track.length > 0
          ? word('track', { dice: view.track.join(', '), sum: sumOf(view.track) })
          : word('noTrack')}
      </li>
      {view.heap.length > 0 && <li>{word('heap', { dice: view.heap.join(', ') })}</li>}
      <li>{word('supply', { feathers: supplyOf(view) })}</li>
    </ul>
  );
}

/** What a seat has, a line each. */
export const holdings = (view: View, seat: Seat): readonly string[] => [
  labelled(word('place'), view.pecking.indexOf(seat) + 1),
  labelled(word('feathers'), view.feathers[seat] as number),
  labelled(word('momentum'), view.momentum[seat] || word('none')),
];

/** The position in words: for those who read it, or hear it read. Spaces and places count from 1, as people do. */
export function Text(props: { view: View; names: readonly string[]; seat: Seat | null }) {
  const { view, names, seat: me } = props;
  const over = view.round === ROUNDS;
  return (
    <section class="rr-text" aria-label={word('title')}>
      <p>
        {over
          ? word('over')
          : word('round', {
              round: view.round + 1,
              rounds: ROUNDS,
              flutter: view.flutter[view.round] as number,
            })}{' '}
        {word('ladder', { spaces: topSpace({ ...view, dice: 0, roll: 0 }) + 1 })}
      </p>
      {!over && <Turn view={view} people={{ names, me }} />}
      <Chickens {...props} />
      <h3>{word('flutters')}</h3>
      <ol>
        {view.flutter.map((number, i) => {
          const when = i < view.round ? 'flutterPast' : i === view.round ? 'flutterNow' : 'flutterNext';
          return <li key={number}>{word(when, { round: i + 1, number })}</li>;
        })}
      </ol>
    </section>
  );
}
