import { ENDPOINTS, type EndpointName, isRole } from '@aerie/protocol';
import { expect, test } from 'vitest';
import { endpointNames } from '../api/router.js';
import { COMMANDS } from './commands.js';

type Admins = Extract<EndpointName, `${string} /api/admin${string}`>;

/** What does at the command line what the page for keepers does; several where it takes more than one. */
const TWINS: Readonly<Record<Admins, readonly string[]>> = {
  'GET /api/admin': ['roles', 'reports', 'appeals', 'signals'],
  'GET /api/admin/site': ['site'],
  'GET /api/admin/news': ['news'],
  'GET /api/admin/notices': ['notices'],
  'GET /api/admin/client-errors': ['client-errors'],
  'DELETE /api/admin/client-errors/:id': ['drop-client-error'],
  'GET /api/admin/invitations': ['invites', 'site'],
  'PUT /api/admin/invite-only': ['site'],
  'POST /api/admin/invitations': ['invite'],
  'DELETE /api/admin/invitations/:code': ['revoke-invite'],
  'POST /api/admin/people': ['people'],
  'GET /api/admin/people/:id': ['person', 'tokens', 'conduct'],
  'POST /api/admin/people/:id/sign-out': ['sign-out'],
  'POST /api/admin/people/:id/warn': ['warn'],
  'POST /api/admin/people/:id/time-out': ['time-out'],
  'POST /api/admin/people/:id/ban': ['ban'],
  'POST /api/admin/people/:id/reset': ['reset-password'],
  'DELETE /api/admin/people/:id/second-factor': ['second-factor-off'],
  'POST /api/admin/people/:id/export': ['export'],
  'DELETE /api/admin/people/:id': ['delete'],
  'GET /api/admin/roles': ['roles'],
  'PUT /api/admin/people/:id/role': ['owner', 'moderator', 'no-role'],
  'GET /api/admin/audit/:upTo': ['audit'],
  'GET /api/admin/reports': ['reports'],
  'GET /api/admin/reports/resolved': ['reports'],
  'POST /api/admin/reports/:id/resolve': ['resolve'],
  'GET /api/admin/appeals': ['appeals'],
  'POST /api/admin/measures/:id/answer': ['answer'],
  'POST /api/admin/measures/:id/lift': ['lift'],
  'GET /api/admin/signals': ['signals'],
  'POST /api/admin/signals/looked-at': ['looked-at'],
  'POST /api/admin/signals/dismiss': ['dismiss'],
  'GET /api/admin/bans': ['bans'],
  'DELETE /api/admin/bans/:id': ['unban'],
};

test('whatever the page for keepers does, a command does too', () => {
  const asked = endpointNames().filter((name) => isRole(ENDPOINTS[name].caller));
  expect(Object.keys(TWINS).sort()).toEqual(asked.sort());
  for (const twin of Object.values(TWINS).flat()) expect(Object.keys(COMMANDS)).toContain(twin);
});
