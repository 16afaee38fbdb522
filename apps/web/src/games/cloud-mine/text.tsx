import {
  allGuesses,
  guesser,
  NO_CARD,
  outlineOf,
  type PastRound,
  scoutOf,
  type View,
  watchersOf,
} from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import { labelled } from '../../ui/labelled.js';
import { about, type People } from '../../words/about.js';
import { type Args, say } from '../../words/words.js';
import { storyOf } from './story.js';

const word = (name: string, args?: Args): string =>
  say({ key: `cloud-mine.text.${name}`, ...(args ? { args } : {}) });

/** What anybody sees of a cloud's outline, and nothing of what it might be: that is for everybody to say. */
function shapeOf(card: number): string {
  const { wide, full, tips, feet, holes } = outlineOf(card);
  const form = wide < 0.88 ? 'tall' : wide > 1.1 ? 'wide' : 'even';
  const size = full < 0.34 ? 'small' : full > 0.44 ? 'big' : 'middling';
  return word('shape', { form, size, tips, feet, holes });
}

interface TextProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

function roleWords(view: View, seat: Seat): string {
  const role = seat === view.daydreamer ? 'daydreamer' : seat === scoutOf(view) ? 'scout' : 'watcher';
  return word('roleIs', { role, place: watchersOf(view).indexOf(seat) + 1 });
}

/** What a seat has, a line each. */
export const holdings = (view: View, seat: Seat): readonly string[] => [
  ...(view.step === 'over' ? [] : [labelled(word('role'), roleWords(view, seat))]),
];

function Players({ view, names, seat: me }: TextProps) {
  const over = view.step === 'over';
  return (
    <table>
      <caption>{word('people')}</caption>
      <thead>
        <tr>
          <th scope="col">{word('name')}</th>
          {!over && <th scope="col">{word('role')}</th>}
          <th scope="col">{word('won')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          <tr key={seat}>
            <th scope="row">{seat === me ? word('you', { name }) : name}</th>
            {!over && <td>{roleWords(view, seat)}</td>}
            <td>{view.won[seat]?.length ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Clouds({ view, names, seat: me }: TextProps) {
  const { cards, guesses, picked } = view;
  if (cards.length === 0 && picked !== NO_CARD)
    return (
      <>
        <h3>{word('secret')}</h3>
        <p>{word('cloud', { card: picked, shape: shapeOf(picked) })}</p>
      </>
    );
  if (cards.length === 0) return <p>{word('hidden')}</p>;
  return (
    <>
      <h3>{word('clouds')}</h3>
      <ol>
        {cards.map((card) => {
          const wrong = guesses.find((guess) => guess.card === card);
          if (wrong)
            return <li key={card}>{word('turned', { card, ...about(wrong.seat, { names, me }) })}</li>;
          return (
            <li key={card}>{word(card === picked ? 'one' : 'cloud', { card, shape: shapeOf(card) })}</li>
          );
        })}
      </ol>
    </>
  );
}

function Past({ round, people }: { round: PastRound; people: People }) {
  const { daydreamer, finder, words, picked } = storyOf(round, people.names.length);
  return (
    <li>
      {word('past', { ...about(daydreamer, people), words, card: picked })}{' '}
      {finder === null ? word('pastNotFound') : word('pastFound', about(finder, people))}
    </li>
  );
}

/** The position in words: for those who read it, or hear it read. */
export function Text(props: TextProps) {
  const { view, names, seat: me } = props;
  const people = { names, me };
  const { step, words, past, left, guesses, seats } = view;
  const over = step === 'over';
  const asked = step === 'guess' && guesses.length < allGuesses(seats) ? guesser(view, guesses.length) : null;
  return (
    <section class="cm-text">
      <p>
        {over ? word('over') : word('round', { round: past.length + 1, left })}
        {words !== '' && ` ${word('words', { words })}`}
        {asked !== null &&
          ` ${say({ key: 'cloud-mine.waiting.guess', args: { ...about(asked, people), words } })}`}
      </p>
      {!over && <Clouds {...props} />}
      <Players {...props} />
      {past.length > 0 && (
        <>
          <h3>{word('pastRounds')}</h3>
          <ol>
            {past.map((round) => (
              <Past key={round.picked} round={round} people={people} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
