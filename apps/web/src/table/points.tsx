import './account.css';
import type { Seat } from '@aerie/kernel';
import { Fetched } from '../ui/fetched.js';
import { Mark } from '../ui/mark.js';
import { ScoreTable } from '../ui/score-table.js';
import { say, t } from '../words/words.js';
import type { FetchedProps } from './fetched-panel.js';
import { pointsWords } from './people.js';
import { Called } from './you.js';

/** The seats as they stand in the end, the best first. */
export const byPlace = (places: readonly number[]): Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));

/** Where points come from: the game's own account, or a plain table once the match is over. */
export default function Points({ model }: FetchedProps) {
  const { loadReckoning } = model.ui;
  const side = model.side.value;
  const outcome = model.player.moment.value?.outcome;
  if (side && loadReckoning) {
    const known = { view: side.view, told: model.player.told, names: model.names.value };
    return <Fetched load={loadReckoning} props={known} />;
  }
  if (!side || !outcome) return null;
  const { columns, rows } = model.ui.account(side.view, outcome);
  const lines = byPlace(outcome.places).map((seat) => ({
    key: seat,
    place: outcome.places[seat] ?? 0,
    who: (
      <span class="name">
        <Mark seat={seat} />
        <Called model={model} seat={seat} />
      </span>
    ),
    cells: rows[seat]?.map((cell) => (typeof cell === 'number' ? pointsWords(cell) : cell)) ?? [],
    look: outcome.places[seat] === 1 ? ('winner' as const) : undefined,
  }));
  return <ScoreTable title={t('ending.title')} heads={columns.map(say)} lines={lines} />;
}
