import { newId } from '../common/ids.js';
import type { Visit } from './people.js';
import type { PeopleService } from './people-service.js';

/** Who comes without a session and looks at what everybody may see. */
export class Visitors {
  constructor(private readonly peopleService: Pick<PeopleService, 'people' | 'bans' | 'invitations'>) {}

  /** A visit from an address; undefined where the site is by invitation only, or nobody new may come from there. */
  async admit(address: string): Promise<Visit | undefined> {
    const { people, bans, invitations } = this.peopleService;
    const isOpen = async () => !(await invitations.isInviteOnly());
    if (!(await isOpen()) || (await bans.ofNetwork(people.networkMark(address)))) return undefined;
    return { person: { id: newId(), name: '' }, session: null, scopes: ['watch'], isVisitor: true, isOpen };
  }
}
