import './score-table.css';
import type { ComponentChildren } from 'preact';
import { t } from '../words/words.js';

interface Row {
  readonly key: string | number;
  /** Null where places are not told. */
  readonly place: number | null;
  readonly who: ComponentChildren;
  /** One for each head. */
  readonly cells: readonly ComponentChildren[];
  readonly look?: 'winner' | 'mine' | undefined;
}

/** People in order of place with figures about each: a table, or, where it is narrow, a list below each name. */
export function ScoreTable({
  title,
  heads,
  lines,
}: {
  title: string;
  heads: readonly string[];
  lines: readonly Row[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there
    <section class="ledger" tabIndex={0} aria-label={title}>
      <table>
        <caption class="hidden-visually">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ending.place')}</th>
            <th scope="col">{t('ending.who')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, place, who, cells, look }) => (
            <tr key={key} class={look}>
              <td>{place ?? '–'}</td>
              <th scope="row">{who}</th>
              {cells.map((cell, i) => (
                <td key={heads[i]} data-for={heads[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
