import { isRated, peopleOf, refuse } from '@aerie/host';
import type { FromClient, RequestType } from '@aerie/protocol';
import type { Bans } from '../people/bans.js';
import { type Measures, whatPlays } from '../people/measures.js';
import type { TableService } from '../tables/table-service.js';
import type { Table } from '../tables/table-store.js';
import type { Connection } from './connection.js';

/** What is said to others. */
const TALKING: readonly RequestType[] = ['chat', 'react', 'talk'];
/** What leads to a match that one plays. Matches under way are played on: the others at the table have done nothing. */
const BEGINNING: readonly RequestType[] = [
  'create',
  'configure',
  'agree',
  'sit',
  'start',
  'rematch',
  'takeOver',
];
/** What waits until a warning is acknowledged. */
const PLAYING: readonly RequestType[] = [...BEGINNING, 'answer'];

/** Holds requests against warnings and time-outs: of whoever asks, and at the start of a match of everybody in it. */
export class Restrictions {
  constructor(
    private readonly tables: TableService,
    private readonly measures: Measures,
    private readonly bans: Pick<Bans, 'ofPerson'>,
  ) {}

  /** Refuses what whoever asks may not do now. */
  async check(request: FromClient, { person, standing }: Connection): Promise<void> {
    const { type } = request;
    if (standing.warning && PLAYING.includes(type)) refuse('warned');
    if (type === 'agreeTakeOver' && request.agree) await this.checkTaker(request.table);
    const talks = TALKING.includes(type);
    if (!talks && !BEGINNING.includes(type)) return;
    // Only a start concerns others, of whom this process knows nothing.
    if (standing.timeouts.length === 0 && type !== 'start') return;
    const isRated = !talks && (await this.isRated(request));
    const kept = this.measures.keptFrom(standing, talks ? ['chat'] : whatPlays(isRated));
    if (kept) refuse('timedOut', { from: kept });
    if (type === 'start') await this.checkOthers(await this.tables.table(request.table), person.id, isRated);
  }

  /** Only the host, who alone can start, learns that somebody may not. */
  private async checkOthers({ body }: Table, person: string, isRated: boolean): Promise<void> {
    if (body.host !== person) return;
    const others = peopleOf(body).filter((other) => other !== person);
    const may = await Promise.all(others.map((other) => this.measures.mayPlay(other, isRated)));
    if (may.includes(false)) refuse('othersTimedOut');
  }

  /** Whoever asks for a seat may have been kept from playing since. */
  private async checkTaker(id: string): Promise<void> {
    const table = await this.tables.table(id);
    const { takeover } = table.body;
    if (!takeover) return;
    const { id: asks } = takeover.who;
    const isAtStake = isRated(table.body, this.tables.gameOf(table));
    if ((await this.bans.ofPerson(asks)) || !(await this.measures.mayPlay(asks, isAtStake)))
      refuse('othersTimedOut');
  }

  /** Whether it leads to a rated match. */
  private async isRated(request: FromClient): Promise<boolean> {
    if (request.type === 'create') return request.friendly === false && request.seats.length > 1;
    if (!('table' in request)) return false;
    if (request.type === 'configure' && request.friendly === false) return true;
    const table = await this.tables.table(request.table);
    return isRated(table.body, this.tables.gameOf(table));
  }
}
