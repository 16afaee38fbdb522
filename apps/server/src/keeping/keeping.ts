import type { Audited } from '@aerie/protocol';
import type { ClientErrors } from '../client-reports/client-errors.js';
import type { FailedNotices } from '../notices/failed-notices.js';
import type { AuditRecord } from '../people/audit-log.js';
import type { PeopleService } from '../people/people-service.js';
import { KeptConduct } from './kept-conduct.js';
import { KeptPeople } from './kept-people.js';
import { KeptSite } from './kept-site.js';

/** An entry of the audit log with the names that people have now; null: gone, or nobody. */
export interface AuditLine extends Pick<AuditRecord, 'id'> {
  readonly at: number;
  readonly what: Audited;
  readonly by: { readonly person: string | null; readonly name: string | null };
  readonly to: { readonly person: string; readonly name: string | null } | null;
  readonly ref: string;
  readonly terms: AuditRecord['body']['terms'];
}

/**
 * What those who look after a site can do, on their page and at the command line alike. Each thing is written to the audit log
 * before it is done, by whoever does it: so nothing is done that is not written down.
 */
export class Keeping {
  readonly people: KeptPeople;
  readonly conduct: KeptConduct;
  readonly site: KeptSite;

  constructor(
    /** For what is only read. */
    readonly peopleService: PeopleService,
    notices: FailedNotices,
    clientErrors: ClientErrors,
  ) {
    this.people = new KeptPeople(peopleService);
    this.conduct = new KeptConduct(peopleService, this.people);
    this.site = new KeptSite(peopleService, this.people, notices, clientErrors);
  }

  /** The audit log, the latest first, up to a moment. */
  async audit(limit: number, upTo?: number): Promise<AuditLine[]> {
    const found = await this.peopleService.auditLog.list(limit, upTo);
    const names = await this.people.namesOf(found.flatMap(({ body: { by, to } }) => [by ?? '', to ?? '']));
    return found.map(({ id, rank, body: { what, by, name, to, ref, terms } }) => ({
      ...{ id, at: rank, what, ref, terms },
      by: { person: by, name: by === null ? name : (names.get(by) ?? null) },
      to: to === null ? null : { person: to, name: names.get(to) ?? null },
    }));
  }
}
