import type { Configuration, IDToken } from 'openid-client';
import { HttpError } from '../common/http-error.js';
import type { ProviderSettings } from '../common/provider-settings.js';
import type { ReportError } from '../common/report-error.js';
import type { Subject } from './identities.js';

/** How long what a provider says of itself is kept, and how long it is waited for. */
const KNOWN_MS = 60 * 60_000;
const TIMEOUT_SECONDS = 5;
/** Whoever has to sign in again at a provider did so at most so long before its answer. */
const FRESH_SECONDS = 5 * 60;

/** What has to come back with an answer. Kept by the browser, sealed. */
export interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider says of somebody who has signed in there. */
export interface Vouched extends Subject {
  /** What they may want to be called, as far as the provider says. */
  name(): Promise<string | null>;
  /** Whether they signed in just now, as far as the provider says when. */
  readonly isFresh: boolean;
}

/** It is loaded where somebody signs in by a provider. */
const library = () => import('openid-client');

/**
 * A provider of OpenID Connect (authorization code flow with PKCE, state and nonce). It is asked about itself when it is first
 * needed, and again after a failure: one that is away keeps nobody out who comes in otherwise.
 */
export class OpenIdProvider {
  private known: { readonly since: number; readonly configuration: Promise<Configuration> } | undefined;

  constructor(
    readonly settings: ProviderSettings,
    /** Where it sends people back. */
    private readonly redirectUri: string,
    private readonly reportError: ReportError,
  ) {}

  /** Where somebody is to sign in, anew if they have already; and what has to come back from there. */
  async ask(anew: boolean): Promise<{ readonly address: string; readonly question: Question }> {
    const configuration = await this.configuration();
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await library();
    const question = {
      state: random.randomState(),
      nonce: random.randomNonce(),
      verifier: random.randomPKCECodeVerifier(),
    };
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: this.settings.scopes,
      state: question.state,
      nonce: question.nonce,
      code_challenge: await calculatePKCECodeChallenge(question.verifier),
      code_challenge_method: 'S256',
      ...(anew ? { max_age: '0' } : {}),
    });
    return { address: address.href, question };
  }

  /** Whether what stands behind the `?` answers a question. */
  answers(query: string, { state }: Question): boolean {
    return new URLSearchParams(query).get('state') === state;
  }

  /** What it says of somebody; refuses what does not hold. */
  async read(query: string, { state, nonce, verifier }: Question): Promise<Vouched> {
    const configuration = await this.configuration();
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    try {
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.redirectUri}?${query}`),
        checks,
      );
      const claims = tokens.claims() as IDToken;
      return {
        ...{ issuer: this.settings.issuer, subject: claims.sub },
        // Many say more of their people when they are asked for it.
        name: async () =>
          nameIn(claims) ??
          nameIn(await fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))),
        isFresh: claims.auth_time === undefined || claims.iat - claims.auth_time <= FRESH_SECONDS,
      };
    } catch (error) {
      throw await this.refusal(error);
    }
  }

  private async configuration(): Promise<Configuration> {
    const now = Date.now();
    if (!this.known || now - this.known.since > KNOWN_MS)
      this.known = { since: now, configuration: this.discover() };
    const { known } = this;
    try {
      return await known.configuration;
    } catch (error) {
      if (this.known === known) this.known = undefined;
      throw await this.refusal(error);
    }
  }

  private async discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks, ...by } = await library();
    const { issuer, clientId, clientSecret } = this.settings;
    const isPlain = issuer.startsWith('http:');
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      // As clients of OpenID Connect are known unless something else was agreed upon; else as most can.
      (server, client, body, headers) => {
        const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
        const how = ways.includes('client_secret_basic') ? by.ClientSecretBasic : by.ClientSecretPost;
        return how(clientSecret)(server, client, body, headers);
      },
      { timeout: TIMEOUT_SECONDS, execute: isPlain ? [allowInsecureRequests] : [] },
    );
    enableNonRepudiationChecks(configuration);
    return configuration;
  }

  /** What a failure is for whoever asks. Whoever keeps the site finds in the log what only they can mend. */
  private async refusal(error: unknown): Promise<HttpError> {
    const { AuthorizationResponseError, ClientError, ResponseBodyError } = await library();
    if (error instanceof AuthorizationResponseError)
      return new HttpError(403, 'providerRefused', { reason: error.error.slice(0, 40) });
    // A code that was used, or is too old.
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
      return new HttpError(403, 'beginAgain');
    const code = error instanceof ClientError ? error.code : undefined;
    const isAway =
      (error instanceof TypeError && error.message === 'fetch failed') ||
      ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(code ?? '');
    const { message, cause } = error as Error;
    // No more of it than words: what belongs to it may have codes and tokens in it.
    const words = [message, (error as { error?: string }).error, (cause as Error | undefined)?.message, code];
    const about = words.filter((word) => typeof word === 'string').join(', ');
    this.reportError(new Error(`${this.settings.id}: ${about}`), 'openid provider');
    return isAway ? new HttpError(409, 'providerAway') : new HttpError(403, 'badProviderAnswer');
  }
}

/** What somebody is called by those who know them; not their full name, nor their address, which not everybody wants to show. */
function nameIn(claims: Readonly<Record<string, unknown>>): string | null {
  for (const claim of ['nickname', 'preferred_username', 'given_name']) {
    const said = claims[claim];
    if (typeof said === 'string' && said.trim() !== '' && !said.includes('@')) return said.trim();
  }
  return null;
}

/** The providers at which people may sign in to this site. */
export class OpenIdProviders {
  readonly all: readonly OpenIdProvider[];

  constructor(
    settings: readonly ProviderSettings[],
    /** Whether there is no other way in. */
    readonly areOnly: boolean,
    origin: string | undefined,
    reportError: ReportError,
  ) {
    this.all = settings.map(
      (one) => new OpenIdProvider(one, `${origin}/account/provider/${one.id}`, reportError),
    );
  }

  of(id: string): OpenIdProvider | undefined {
    return this.all.find(({ settings }) => settings.id === id);
  }

  ofIssuer(issuer: string): OpenIdProvider | undefined {
    return this.all.find(({ settings }) => settings.issuer === issuer);
  }
}
