import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@aerie/host';
import {
  BODY_LIMIT,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type Feature,
  isRole,
  type KeptFrom,
} from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { networkOf } from '../common/network-address.js';
import { parseBody, readBody, readValue } from '../common/read-body.js';
import type { Tracer } from '../common/tracer.js';
import type { Payer, WorkBudget } from '../common/work-budget.js';
import { whatPlays } from '../people/measures.js';
import { allows, type Visit } from '../people/people.js';
import type { PeopleService } from '../people/people-service.js';
import { endpointPrice, REFUSAL_PRICE } from './endpoint-prices.js';
import type { Handlers, RequestContext, Requester } from './handlers.js';
import type { KeeperGate } from './keeper-gate.js';
import { findEndpoint } from './router.js';

/** What the server knows of a request before it looks at what is asked. */
interface Visitor extends Omit<Requester, 'person' | 'session'> {
  /** Whether the request was made by a page of this site, or by no page. */
  readonly isOwn: boolean;
  /** Whether it comes with a token, good or bad. */
  readonly isProgram: boolean;
  who(): Promise<Visit | undefined>;
}

interface Reply {
  readonly status: number;
  readonly body: object;
  /** Set-Cookie. */
  readonly cookies?: readonly string[];
  /** The name of the file that a browser is to save the answer in. */
  readonly download?: string | undefined;
  /** Seconds after which to ask again. */
  readonly retryAfter?: number | undefined;
}

/** Any handler, as it is called: that the context is made for the same endpoint, no type can say. */
type AnyHandler = (context: RequestContext<EndpointName>) => Promise<object | undefined>;

/**
 * Answers requests under `/api/` as the contract says: finds the endpoint, checks who asks, reads parameters and body,
 * calls the handler, and puts every refusal into the same form.
 */
export class Api {
  constructor(
    private readonly handlers: Handlers,
    private readonly people: Pick<
      PeopleService,
      'accounts' | 'bans' | 'measures' | 'invitations' | 'removeIfGone'
    >,
    private readonly keeperGate: KeeperGate,
    private readonly budget: WorkBudget,
    private readonly featuresOff: readonly Feature[],
    private readonly tracer: Tracer,
  ) {}

  /** Answers, and gives what was asked; undefined if there is no such endpoint. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
  ): Promise<EndpointName | undefined> {
    const found = findEndpoint(request.method, request.url ?? '/');
    if (!found) return undefined;
    const reply = await this.tracer.trace(found.name, () =>
      this.reply(found.name, request, visitor, found.params),
    );
    await this.budget.run({ network: networkOf(visitor.address) }, () => send(response, reply));
    return found.name;
  }

  private async reply(
    name: EndpointName,
    request: IncomingMessage,
    visitor: Visitor,
    params: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const { status = 200, download }: Endpoint = ENDPOINTS[name];
    const handle = this.handlers[name] as AnyHandler;
    const cookies: string[] = [];
    try {
      const context = await this.contextOf(name, request, visitor, params);
      const body = await handle({ ...context, setCookies: (headers) => void cookies.push(...headers) });
      // Whoever was removed while this was under way leaves nothing behind.
      if (context.person && request.method !== 'GET') await this.people.removeIfGone(context.person.id);
      return { status, body: body ?? {}, cookies, download };
    } catch (error) {
      if (error instanceof HttpError) return refusal(error);
      if (error instanceof Refusal)
        return { status: 409, body: { error: error.reason.code, ...error.reason.args } };
      throw error;
    }
  }

  private async mustBeFreeToPlay(person: string, wanted: readonly KeptFrom[]): Promise<void> {
    const { measures } = this.people;
    const standing = await measures.standing(person);
    if (standing.warning) throw new HttpError(403, 'warned');
    const from = measures.keptFrom(standing, wanted);
    if (from) throw new HttpError(403, 'timedOut', { from });
  }

  private pay(payer: Payer, name: EndpointName): void {
    const seconds = this.budget.wait(payer);
    // A refusal costs something too, so that whoever keeps asking keeps waiting.
    this.budget.charge(payer, seconds > 0 ? REFUSAL_PRICE : endpointPrice(name));
    if (seconds > 0) throw new HttpError(429, 'tooMuch', { seconds });
  }

  /** Checks everything that the contract says of a request, in the order in which it is refused. */
  private async contextOf(
    name: EndpointName,
    request: IncomingMessage,
    { isOwn, isProgram, who, ...visitor }: Visitor,
    params: Readonly<Record<string, string>>,
  ): Promise<Omit<RequestContext<EndpointName>, 'setCookies'>> {
    const endpoint: Endpoint = ENDPOINTS[name];
    const changes = request.method !== 'GET';
    if (changes && !isOwn) throw new HttpError(403, 'otherSite');
    if (isProgram && !endpoint.programs) throw new HttpError(403, 'notForPrograms');
    const visit = await who();
    const person = visit?.person;
    this.pay({ person: person?.id, network: networkOf(visitor.address) }, name);
    const { caller } = endpoint;
    const keeper = isRole(caller) ? await this.keeperGate.admit(visit, caller, changes) : undefined;
    if (isProgram && !person) throw new HttpError(401, 'unknownToken');
    if (!person && !endpoint.entrance && (await this.people.invitations.isInviteOnly()))
      throw new HttpError(403, 'closed');
    if (endpoint.feature && this.featuresOff.includes(endpoint.feature))
      throw new HttpError(403, 'switchedOff');
    const scope = endpoint.programs === undefined || endpoint.programs === 'any' ? null : endpoint.programs;
    if (visit && scope && !allows(visit, scope)) throw new HttpError(403, 'outOfScope', { scope });
    const ban = person && changes && !endpoint.banned && (await this.people.bans.ofPerson(person.id));
    if (ban) throw new HttpError(403, 'banned', { reason: ban.reason });
    if (!person && caller !== 'anybody') throw new HttpError(401, 'nobody');
    const account = person && caller === 'account' ? await this.people.accounts.of(person.id) : undefined;
    if (!account && caller === 'account') throw new HttpError(401, 'noAccount');
    for (const [param, schema] of Object.entries(endpoint.params ?? {}))
      readValue(params[param], schema, param);
    const body = await bodyOf(request, endpoint);
    if (person && endpoint.plays)
      await this.mustBeFreeToPlay(person.id, endpoint.plays === 'on' ? [] : whatPlays(isForRated(body)));
    return {
      ...visitor,
      session: visit?.session ?? null,
      cookies: request.headers.cookie,
      ...({ person, account, keeper, params, body } as Pick<
        RequestContext<EndpointName>,
        'person' | 'account' | 'keeper' | 'params' | 'body'
      >),
    };
  }
}

/** Whether what is asked for is rated: of what begins matches only what says that it is not friendly. */
const isForRated = (body: unknown): boolean =>
  (body as { friendly?: boolean } | undefined)?.friendly === false;

async function bodyOf(
  request: IncomingMessage,
  { body: schema, bodyAsText, bodyLimit = BODY_LIMIT }: Endpoint,
): Promise<unknown> {
  if (!schema) return undefined;
  const text = await readBody(request, bodyLimit);
  return bodyAsText ? text : parseBody(text, schema);
}

function refusal({ status, code, fields }: HttpError): Reply {
  const { seconds } = fields;
  return {
    status,
    body: { error: code, ...fields },
    retryAfter: status === 429 && typeof seconds === 'number' ? seconds : undefined,
  };
}

function send(response: ServerResponse, { status, body, cookies = [], download, retryAfter }: Reply): void {
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  if (download) response.setHeader('Content-Disposition', `attachment; filename="${download}"`);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(download ? JSON.stringify(body, null, 2) : JSON.stringify(body));
}
