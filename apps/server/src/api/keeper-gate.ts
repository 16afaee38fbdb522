import { type Role, suffices } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Keeper } from '../keeping/keeper.js';
import type { Visit } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import { throttle } from './handlers.js';

/** How many requests of a keeper are carried out a second in the long run, and at once; of what changes something fewer. */
const READS = { rate: 5, burst: 100 };
const CHANGES = { rate: 1, burst: 60 };

/**
 * The one way to what only those may do who look after the site. Everything is read anew for each request: a role, a session or
 * a second factor that is taken away ends it at once. Whoever has no role learns nothing, whether there are keepers or not.
 */
export class KeeperGate {
  private readonly reading = new KeyedRateLimiter(READS.rate, READS.burst);
  private readonly changing = new KeyedRateLimiter(CHANGES.rate, CHANGES.burst);

  constructor(private readonly people: Pick<PeopleService, 'roles' | 'bans' | 'secondFactor'>) {}

  async admit(visit: Visit | undefined, needed: Role, changes: boolean): Promise<Keeper> {
    const { roles, bans, secondFactor } = this.people;
    // Programs have no session.
    if (!visit || visit.session === null) throw new HttpError(404, 'notFound');
    const { id, name } = visit.person;
    const [ban, role, standing] = await Promise.all([
      bans.ofPerson(id),
      roles.of(id),
      secondFactor.standing(id, visit.session),
    ]);
    if (ban || !role) throw new HttpError(404, 'notFound');
    if (standing !== 'confirmed') throw new HttpError(403, 'factorDue', { standing });
    if (!suffices(role, needed)) throw new HttpError(403, 'notForRole');
    throttle(changes ? this.changing : this.reading, id);
    return { person: id, name, role };
  }
}
