import type { EndpointName } from '@aerie/protocol';

/** What an ordinary request costs, in milliseconds of work. */
const ORDINARY_PRICE = 2;

/** What it costs to refuse a request, since it has to be found out who asks. */
export const REFUSAL_PRICE = 0.5;

/** What requests cost that read a lot or hash passwords. */
const PRICES: Readonly<Partial<Record<EndpointName, number>>> = {
  'GET /api/history': 20,
  'GET /api/history/:profile': 20,
  'GET /api/ranking/:game': 10,
  'GET /api/people': 30,
  'GET /api/blocks': 10,
  'GET /api/notes': 20,
  'GET /api/duplicate': 10,
  'GET /api/duplicate/:game/:week': 20,
  'GET /api/matches/:table': 10,
  'GET /api/matches/:table/analysis': 10,
  'GET /api/puzzles/:game': 10,
  'GET /api/puzzles/:game/found': 20,
  'GET /api/account/export': 50,
  'POST /api/account': 50,
  'POST /api/account/sign-in': 50,
  'PUT /api/account/password': 50,
  'POST /api/account/second-factor': 50,
  'POST /api/account/passkeys/challenge': 50,
  'POST /api/account/passkeys': 10,
  'POST /api/account/passkeys/confirm': 10,
  'POST /api/account/sign-in/passkey': 10,
  'POST /api/account/identities/:provider': 50,
  'POST /api/account/provider': 20,
  'POST /api/account/provider/enter': 10,
  'POST /api/account/provider/sign-up': 20,
  'DELETE /api/account': 50,
  'POST /api/admin/people': 50,
  'GET /api/admin/site': 20,
  'POST /api/admin/people/:id/export': 50,
  'DELETE /api/admin/people/:id': 50,
};

/** What a request costs, in milliseconds of work, besides what is measured. */
export const endpointPrice = (name: EndpointName): number => PRICES[name] ?? ORDINARY_PRICE;
