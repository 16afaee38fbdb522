import '../ui/ticket.css';
import type { Stakes, TableMessage } from '@aerie/protocol';
import { nameOf } from '../table/people.js';
import { say, t } from '../words/words.js';

export const namesAt = (table: TableMessage): string =>
  table.seats
    .flatMap((seated, seat) => (seated.mine || seated.kind === 'open' ? [] : [nameOf(seated, seat)]))
    .join(', ');

interface TableLinkProps {
  readonly to: string;
  readonly game: string;
  readonly with: string;
  /** Whether it changes ratings; not said where this is missing, or there are none. */
  readonly stakes?: Stakes;
  readonly badge?: string | undefined;
  /** Somebody there waits for this person. */
  readonly urgent?: boolean;
}

/** A link to a table or match, with its game and players. */
export function TableLink({ to, game, with: others, stakes, badge, urgent }: TableLinkProps) {
  return (
    <li>
      <a href={to} class={urgent ? 'ticket urgent' : 'ticket'} data-sky={game}>
        <strong>{say({ key: `game.${game}` })}</strong>
        <span class="small soft">{others || t('home.nobodyYet')}</span>
        {stakes === 'friendly' && <span class="small soft">{t('stakes.friendly')}</span>}
        {stakes === 'rated' && <span class="small">{t('stakes.rated')}</span>}
        {badge && <span class="badge">{badge}</span>}
      </a>
    </li>
  );
}
