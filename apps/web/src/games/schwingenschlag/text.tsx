import type { Seat } from '@aerie/kernel';
import {
  dragonText,
  GUILD_CIRCLE,
  labels,
  type Mat,
  objectiveText,
  RESOURCES,
  ROUNDS,
  type Row,
  standing,
  type View,
} from '@aerie/schwingenschlag';
import { labelled } from '../../ui/labelled.js';
import { about } from '../../words/about.js';
import { say } from '../../words/words.js';
import { rivalPoints } from './account.js';
import { dragonWords } from './board/DragonLoad.js';
import { amount, caveName, dragonName, listed, plain, rowName, tongue } from './names.js';
import { saying } from './saying.js';
import { pointsNow, tableOf } from './table.js';
import type { Key } from './words/words.js';

const word = (key: Key, args?: Readonly<Record<string, string | number>>): string => say(saying(key, args));

/** The caves of a mat as a table: a row each, from the entrance on. */
function Caves({ mat, whose }: { mat: Mat; whose: ReturnType<typeof about> }) {
  return (
    <table>
      <caption>{word('schwingenschlag.text.mat', { ...whose })}</caption>
      <tbody>
        {mat.rows.map((of, row) => (
          <tr key={row}>
            <th scope="row">{rowName(row as Row)}</th>
            {[0, 1, 2, 3].map((column) => {
              const dragon = of.dragons[column];
              const cave = of.caves[column - 1];
              return (
                <td key={column}>
                  {dragon
                    ? dragonWords(dragon)
                    : cave
                      ? caveName(cave)
                      : column === 0
                        ? word('schwingenschlag.board.empty')
                        : word('schwingenschlag.text.rock')}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a seat has, a line each. */
export function holdings(view: View, seat: Seat): readonly string[] {
  const mat = view.mats[seat] as Mat;
  return [
    listed([
      amount('coin', mat.coins),
      ...RESOURCES.map((one, kind) => amount(one, mat.resources[kind] as number)),
    ]),
    word('schwingenschlag.board.matNests', { eggs: mat.eggs }),
    word('schwingenschlag.text.cards', { dragons: mat.dragons.length, caves: mat.caves.length }),
    word('schwingenschlag.text.guild', {
      steps: mat.steps % GUILD_CIRCLE.length,
      markers: view.marks.filter((mark) => mark.seat === seat).length,
    }),
  ];
}

function Holdings({ view, seat }: { view: View; seat: Seat }) {
  const lines = [
    ...holdings(view, seat),
    word('schwingenschlag.text.points', { points: pointsNow(view, seat) }),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The solo levels there are. */
const LEVELS = ['1', '2', '3', 'R1', 'R2', 'R3'] as const;

/** What was agreed on before the match. */
function Agreed({ view }: { view: View }) {
  const level = LEVELS.find((one) => one === view.rival?.level);
  const all = [
    ...(view.openHands ? [word('schwingenschlag.option.openHands')] : []),
    ...(view.laterPrinting ? [word('schwingenschlag.option.laterPrinting')] : []),
    ...(level
      ? [labelled(word('schwingenschlag.option.solo'), word(`schwingenschlag.option.solo.${level}`))]
      : []),
  ];
  return all.length > 0 ? <p>{all.join(' · ')}</p> : null;
}

/** The opponent of somebody alone: its points, what it has taken, and the card it turned up last. */
function RivalInWords({ view }: { view: View }) {
  const { rival } = view;
  if (!rival) return null;
  const taken = [...rival.dragons.map(dragonName), ...rival.caves.map(caveName)];
  return (
    <section>
      <h3>{word('schwingenschlag.rival')}</h3>
      <ul>
        <li>{word('schwingenschlag.text.points', { points: rivalPoints(view) ?? 0 })}</li>
        <li>
          {taken.length > 0
            ? labelled(word('schwingenschlag.rival.taken'), listed(taken))
            : word('schwingenschlag.rival.nothing')}
        </li>
        <li>
          {rival.card > 0
            ? word('schwingenschlag.rival.card', { card: rival.card })
            : word('schwingenschlag.rival.noCard')}
        </li>
      </ul>
    </section>
  );
}

/** The position in words: for those who read it, or hear it read. */
export function Text({ view, names, seat: me }: { view: View; names: readonly string[]; seat: Seat | null }) {
  const own = me === null ? undefined : view.mats[me];
  const cards = (numbers: readonly number[], name: (card: number) => string) =>
    numbers.filter((card) => card > 0).map(name);
  return (
    <section class="ss-text" aria-label={word('schwingenschlag.text.title')}>
      <p>
        {view.round >= ROUNDS
          ? word('schwingenschlag.text.over')
          : word('schwingenschlag.board.round', { round: view.round + 1, rounds: ROUNDS })}{' '}
        {labels(tongue()).guilds[view.guild]}
      </p>
      <Agreed view={view} />
      {own && (
        <>
          <h3>{word('schwingenschlag.text.hand')}</h3>
          <ul>
            {own.dragons.map((card) => (
              <li key={`d${card}`}>
                {dragonName(card)}.{' '}
                {card > 0 && plain(dragonText(card, tongue(), view.laterPrinting).join(' '))}
              </li>
            ))}
            {own.caves.map((card) => (
              <li key={`c${card}`}>{caveName(card)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{word('schwingenschlag.board.display')}</h3>
      <p>{listed([...cards(view.displayDragons, dragonName), ...cards(view.displayCaves, caveName)])}</p>
      <h3>{word('schwingenschlag.board.goals')}</h3>
      <ol>
        {view.objectives.map((objective, round) => {
          const { points } = view.scored[round] ?? standing(tableOf(view), round);
          const standings = view.mats.map((_, seat) => labelled(names[seat] ?? '', points[seat] ?? 0));
          return (
            <li key={objective}>
              {plain(objectiveText(objective, tongue()))} ({listed(standings)})
            </li>
          );
        })}
      </ol>
      {view.mats.map((mat, seat) => (
        <section key={seat} aria-label={names[seat] ?? ''}>
          <Caves mat={mat} whose={about(seat, { names, me })} />
          <Holdings view={view} seat={seat} />
        </section>
      ))}
      <RivalInWords view={view} />
    </section>
  );
}
