import './points.css';
import type { Seat } from '@aerie/kernel';
import type { View } from '@aerie/schwingenschlag';
import { Fragment } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Mark } from '../../../ui/mark.js';
import { say } from '../../../words/words.js';
import { ACCOUNT_COLUMNS, accountRow, rivalPoints } from '../account.js';
import { Dragon } from '../art/dragon/Dragon.js';
import { Sign } from '../art/icons.js';
import { RichText } from '../RichText.js';
import { saying } from '../saying.js';
import {
  type PointsSource,
  type RivalSource,
  rivalRow,
  rivalSourcesOf,
  SOURCE_SIGNS,
  type Source,
  sourcesOf,
} from './sources.js';

/** With more columns than this a small screen needs every bit of its width. */
const MANY = 4;

/** The opponent of somebody alone has a seat beside theirs. */
const RIVAL: Seat = 1;

/** Where the opponent's points stand in the table of a person. */
const RIVAL_AT: Readonly<Partial<Record<PointsSource, RivalSource>>> = {
  printed: 'dragons',
  guild: 'guild',
  objectives: 'objectives',
};

const SOURCES = ACCOUNT_COLUMNS.filter((one): one is typeof one & { name: PointsSource } =>
  Object.hasOwn(SOURCE_SIGNS, one.name),
);
const TOTAL = ACCOUNT_COLUMNS.find(({ name }) => name === 'total');

/** Where the points of a cell come from, one by one. */
function Sources({ of, name }: { of: readonly Source[]; name: string }) {
  return (
    <div class="ss-sources">
      <p>{name}</p>
      <ul>
        {of.map(({ text, points, card }, i) => (
          <li key={i}>
            <span class="ss-sources-face">{card !== undefined && <Dragon number={card} />}</span>
            <span>
              <RichText text={text} />
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Cell {
  readonly seat: Seat;
  readonly points: number | undefined;
  sources(): readonly Source[];
}

interface PointsTableProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly caption: string;
}

/** Everybody's points by source; a tap on a number tells where each of them comes from. */
export function PointsTable({ view, names, caption }: PointsTableProps) {
  const [opened, setOpened] = useState<string>();
  const id = useId();
  const rows = view.mats.map((_, seat) => accountRow(view, seat));
  const rival = rivalRow(view);
  const everybody = [
    ...names.slice(0, rows.length),
    ...(rival ? [say(saying('schwingenschlag.rival'))] : []),
  ];
  const best = Math.max(
    1,
    ...rows.flatMap((row) => SOURCES.map(({ name }) => row[name])),
    ...Object.values(rival ?? {}),
  );
  const cellsOf = (source: PointsSource): Cell[] => {
    const at = RIVAL_AT[source];
    return [
      ...rows.map((row, seat) => ({
        seat,
        points: row[source],
        sources: () => sourcesOf(view, seat, source),
      })),
      ...(rival
        ? [
            {
              seat: RIVAL,
              points: at && rival[at],
              sources: () => (at ? rivalSourcesOf(view, at) : []),
            },
          ]
        : []),
    ];
  };
  const rivalOnly = (source: 'caves' | 'steps'): Cell[] => [
    ...rows.map((_, seat) => ({ seat, points: undefined, sources: () => [] })),
    { seat: RIVAL, points: rival?.[source], sources: () => rivalSourcesOf(view, source) },
  ];
  const lines = [
    ...SOURCES.map(({ name, label }) => ({
      name: name as string,
      label: say(label),
      sign: SOURCE_SIGNS[name],
      cells: cellsOf(name),
    })),
    ...(rival
      ? (['caves', 'steps'] as const).map((name) => ({
          name: name as string,
          label: say(saying(`schwingenschlag.points.${name}`)),
          sign: name === 'caves' ? ('cave' as const) : ('guild' as const),
          cells: rivalOnly(name),
        }))
      : []),
  ].filter(({ cells }) => cells.some(({ points }) => points));
  return (
    <table class={`ss-points${everybody.length > MANY ? ' ss-points-many' : ''}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {everybody.map((name, seat) => (
            <th key={seat} scope="col">
              <Mark seat={seat} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, label, sign, cells }, i) => {
          const open = cells.find(({ seat }) => opened === `${name}:${seat}`);
          return (
            <Fragment key={name}>
              <tr style={{ '--i': i }}>
                <th scope="row">
                  <span class="ss-points-source">
                    <Sign name={sign} /> {label}
                  </span>
                </th>
                {cells.map(({ seat, points }) => (
                  <td key={seat}>
                    {points ? (
                      <button
                        type="button"
                        aria-expanded={opened === `${name}:${seat}`}
                        aria-controls={`${id}-${name}`}
                        onClick={() =>
                          setOpened(opened === `${name}:${seat}` ? undefined : `${name}:${seat}`)
                        }
                      >
                        <i style={{ '--part': points / best, '--seat': `var(--seat-${seat})` }} />
                        {points}
                      </button>
                    ) : (
                      <span class="ss-points-none">{points === undefined ? '' : '0'}</span>
                    )}
                  </td>
                ))}
              </tr>
              {open && (
                <tr id={`${id}-${name}`} class="ss-points-open">
                  <td colSpan={everybody.length + 1}>
                    <Sources of={open.sources()} name={`${everybody[open.seat] ?? ''} · ${label}`} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      <tfoot>
        <tr style={{ '--i': lines.length }}>
          <th scope="row">{TOTAL && say(TOTAL.label)}</th>
          {rows.map(({ total }, seat) => (
            <td key={seat}>{total}</td>
          ))}
          {rival && <td>{rivalPoints(view)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
