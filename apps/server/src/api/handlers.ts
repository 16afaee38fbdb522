import type { Person } from '@aerie/host';
import type { AnswerOf, CallerOf, EndpointName, ParamsOf, ReadBodyOf, Role } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import type { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Keeper } from '../keeping/keeper.js';
import type { Account } from '../people/accounts.js';

/** Who makes a request, and from where. */
export interface Requester {
  /** Undefined: no session. */
  readonly person: Person | undefined;
  /** Null: none, as for programs. */
  readonly session: string | null;
  /** Where the request comes from. */
  readonly address: string;
  /** Whether it came over https. */
  readonly isSecure: boolean;
  /** The address of the site, as far as it is known and not just what somebody says. */
  readonly site: string | undefined;
  /** What the browser says it is. */
  readonly agent: string | undefined;
}

/** A request to one endpoint, after everything that the contract says of it has been checked. */
export interface RequestContext<N extends EndpointName> extends Requester {
  readonly person: CallerOf<N> extends 'anybody' ? Person | undefined : Person;
  /** Of the person, at endpoints for people with an account. */
  readonly account: CallerOf<N> extends 'account' ? Account : undefined;
  /** At endpoints for those who look after the site: nothing can be done in `keeping` without. */
  readonly keeper: CallerOf<N> extends Role ? Keeper : undefined;
  readonly params: ParamsOf<N>;
  readonly body: ReadBodyOf<N>;
  /** The header `Cookie`. */
  readonly cookies: string | undefined;
  /** Sends cookies with the answer, if the request is carried out. */
  setCookies(headers: readonly string[]): void;
}

/** One handler for each of these endpoints: it gives what the contract says, or throws `HttpError` or `Refusal`. */
export type Handlers<N extends EndpointName = EndpointName> = {
  readonly [K in N]: (context: RequestContext<K>) => Promise<AnswerOf<K>>;
};

/** Counts a request of somebody; refuses it with 429 if there were too many. */
export function throttle(limiter: KeyedRateLimiter, whose: string): void {
  if (!limiter.take(whose)) throw new HttpError(429, 'tooFast', { seconds: Math.ceil(limiter.wait(whose)) });
}
