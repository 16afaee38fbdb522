import '../ui/ticket.css';
import type { Stakes, TableMessage } from '@aerie/protocol';
import { ruleWords } from '../table/clock-words.js';
import { inTimeWords, nameOf } from '../table/people.js';
import { labelled } from '../ui/labelled.js';
import { say, t } from '../words/words.js';

export const namesAt = (table: TableMessage): string =>
  table.seats
    .flatMap((seated, seat) => (seated.mine || seated.kind === 'open' ? [] : [nameOf(seated, seat)]))
    .join(', ');

/** In what time everybody decides at a table over days, and how many of their turns people there were in time with. */
export const paceOf = ({ clock, seats }: TableMessage): string[] =>
  clock?.kind === 'days'
    ? [
        ruleWords(clock),
        ...seats.flatMap((seated, seat) =>
          seated.inTime === undefined ? [] : [labelled(nameOf(seated, seat), inTimeWords(seated.inTime))],
        ),
      ]
    : [];

interface TableLinkProps {
  readonly to: string;
  readonly game: string;
  readonly with: string;
  /** Whether it changes ratings; not said where this is missing, or there are none. */
  readonly stakes?: Stakes;
  /** How time is kept, where there are days for a move, and how reliable those are who sit there. */
  readonly pace?: readonly string[];
  readonly badge?: string | undefined;
  /** Somebody there waits for this person. */
  readonly urgent?: boolean;
}

/** A link to a table or match, with its game and players. */
export function TableLink({ to, game, with: others, stakes, pace = [], badge, urgent }: TableLinkProps) {
  return (
    <li>
      <a href={to} class={urgent ? 'ticket urgent' : 'ticket'} data-sky={game}>
        <strong>{say({ key: `game.${game}` })}</strong>
        <span class="small soft">{others || t('home.nobodyYet')}</span>
        {stakes === 'friendly' && <span class="small soft">{t('stakes.friendly')}</span>}
        {stakes === 'rated' && <span class="small">{t('stakes.rated')}</span>}
        {pace.map((line) => (
          <span key={line} class="small soft whole">
            {line}
          </span>
        ))}
        {badge && <span class="badge">{badge}</span>}
      </a>
    </li>
  );
}
