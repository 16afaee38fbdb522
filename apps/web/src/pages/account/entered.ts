import type { SignedIn } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { connection } from '../../net/connection.js';
import { unsubscribe } from '../../net/push-subscription.js';
import { fetchSession } from '../../net/session.js';
import { settings } from '../../settings/settings.js';
import { tr } from './tr.js';

/** What the account page is to say when it is shown next: something was done elsewhere. */
export const news = signal<string>();

/** After signing in or up: the session has changed. What a guest was told by push has ended with the guest. Gives what to say. */
export async function entered({ person, taken }: SignedIn, isNew: boolean): Promise<string> {
  settings.name.value = person.name;
  if (taken || isNew) await unsubscribe();
  await fetchSession().catch(() => undefined);
  connection.reconnect();
  return [
    tr('account.welcome'),
    ...(taken && taken.tables > 0 ? [tr('account.taken', { count: taken.tables, name: taken.name })] : []),
    ...(taken && taken.clashes > 0 ? [tr('account.clashes', { count: taken.clashes })] : []),
  ].join(' ');
}
