import { passwordFault, SHORTEST_PASSWORD } from '@aerie/protocol';
import type { ComponentProps } from 'preact';
import type { ApiResult } from '../../net/api.js';
import type { Field } from '../../ui/ui.js';
import { tr } from './tr.js';

type Said = Pick<ComponentProps<typeof Field>, 'hint' | 'wrong'>;

/** What is said below a new password while it is typed: what is still missing, what is wrong with it, or that it will do. */
export function passwordSaid(password: string, name: string): Said {
  if (password === '') return { hint: tr('account.passwordHint') };
  const fault = passwordFault(password, name);
  if (fault === 'tooShort')
    return { hint: tr('account.passwordMore', { count: SHORTEST_PASSWORD - [...password].length }) };
  return fault ? { wrong: tr(`account.weak.${fault}`) } : { hint: tr('account.passwordLong') };
}

/** What the server would say of a new password, as far as it need not be asked. */
export function refusedPassword(password: string, name: string): ApiResult<never> | undefined {
  const why = passwordFault(password, name);
  return why && { kind: 'refused', status: 400, code: 'badPassword', args: { why } };
}
