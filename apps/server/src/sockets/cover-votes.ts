import { hasNobodyAway, refuse, type SeatedPerson, seatsOfPerson, type TableState } from '@aerie/host';
import { Events } from '../common/events.js';
import type { TableService } from '../tables/table-service.js';
import type { Presence } from './presence.js';
import { Votes } from './votes.js';

/** Somebody at a table votes that a bot plays for whoever sits in a seat. */
interface Vote {
  readonly table: string;
  readonly seat: number;
  readonly voter: string;
}

interface CoverVoteEvents {
  /** Somebody has voted at this process. */
  readonly voted: [vote: string];
}

/**
 * Votes that a bot plays for somebody who has been gone for a while. They are kept nowhere; every process hears of all, so that
 * those who vote need not be connected to the same one.
 */
export class CoverVotes {
  readonly events = new Events<CoverVoteEvents>();
  private readonly votes = new Votes();

  constructor(
    private readonly tables: TableService,
    private readonly presence: Presence,
    /** How long somebody must be gone, in milliseconds. */
    private readonly absence: number,
  ) {}

  async cast(vote: Vote): Promise<void> {
    const { body } = await this.tables.table(vote.table);
    const absent = absentIn(body, vote) ?? refuse('notYourSeat');
    if (this.presence.goneFor(absent.person) < this.absence || hasNobodyAway(body)) refuse('notGone');
    this.events.emit('voted', [vote.table, vote.seat, vote.voter].join(':'));
    await this.count(vote, body, absent);
  }

  /** Somebody has voted at another process. */
  async heard(voted: string): Promise<void> {
    const [table = '', seat, voter = ''] = voted.split(':');
    const vote = { table, seat: Number(seat), voter };
    const body = (await this.tables.find(table))?.body;
    const absent = body && absentIn(body, vote);
    if (absent?.cover === null) await this.count(vote, body as TableState, absent);
  }

  /** A bot takes the seat when all others who are connected have voted. */
  private async count({ table, seat, voter }: Vote, body: TableState, absent: SeatedPerson): Promise<void> {
    const key = `${table}/${seat}`;
    // Votes from before the person was last here do not count.
    const votes = this.votes.cast(key, voter, this.presence.goneFor(absent.person));
    const asked = body.seats.flatMap((one) =>
      one.kind === 'person' && one !== absent && this.presence.isHere(one.person) ? [one.person] : [],
    );
    if (!asked.every((person) => votes.has(person))) return;
    this.votes.close(key);
    await this.tables.coverAbsent(table, seat);
  }
}

/** Who sits in the seat that somebody else at the table votes on. */
function absentIn(body: TableState, { seat, voter }: Vote): SeatedPerson | undefined {
  const absent = body.seats[seat];
  const mayVote = seatsOfPerson(body, voter).length > 0;
  return mayVote && absent?.kind === 'person' && absent.person !== voter ? absent : undefined;
}
