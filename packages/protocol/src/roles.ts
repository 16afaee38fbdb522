/** What somebody may do for whoever keeps the site, each with all that stands before it. */
export const ROLES = ['moderator', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Whether who has a role may do what needs another one. */
export const suffices = (has: Role, needed: Role): boolean => ROLES.indexOf(has) >= ROLES.indexOf(needed);

/** What is logged about somebody: what was reported of them, and done about it. */
export const CONDUCT_STEPS = [
  ...([
    'report',
    'resolved',
    'warning',
    'acknowledged',
    'timeout',
    'ban',
    'lifted',
    'appeal',
    'upheld',
  ] as const),
  ...(['signal', 'lookedAt', 'dismissed', 'actedUpon'] as const),
] as const;

/** What those who look after a site can do that is written down. */
export const AUDITED = [
  ...(['roleGiven', 'roleTaken', 'signedOut', 'resetAllowed', 'factorOff', 'passkeysOff'] as const),
  ...(['identitiesOff', 'exported', 'deleted'] as const),
  ...(['warned', 'timedOut', 'banned', 'networkBanned', 'unbanned', 'lifted', 'answered'] as const),
  ...(['resolved', 'lookedAt', 'dismissed', 'inviteOnly', 'invited', 'inviteRevoked', 'backedUp'] as const),
  'clientErrorDropped',
] as const;
export type Audited = (typeof AUDITED)[number];
