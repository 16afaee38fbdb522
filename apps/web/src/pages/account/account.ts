import type { AccountMessage } from '@aerie/protocol';

export type Account = NonNullable<AccountMessage['account']>;

/** As an older server tells of accounts, which does not say everything. */
const UNSAID = { hasPassword: true, identities: [] } satisfies Partial<Account>;

export const withUnsaid = (mine: AccountMessage): AccountMessage => ({
  ...mine,
  account: mine.account && { ...UNSAID, ...mine.account },
});
