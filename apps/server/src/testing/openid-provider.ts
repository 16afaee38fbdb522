/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpClient } from './http-client.js';

/** What the provider calls its client, and what they share. */
export const CLIENT = { clientId: 'aerie', clientSecret: 'shared by both, and not guessed' } as const;

/** How a provider differs from the usual one. */
interface Otherwise {
  /** How its client shows its secret, if not as is usual. */
  readonly by?: 'client_secret_post';
  /** What it answers in place of a key set. */
  readonly keys?: object;
}

/** A real provider of OpenID Connect, at which everybody may sign in with whatever name; it says that as their nickname. */
export class TestProvider {
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly redirectUris: readonly string[],
    private readonly otherwise: Otherwise,
  ) {}

  static async start(redirectUris: readonly string[], otherwise: Otherwise = {}): Promise<TestProvider> {
    const provider = new TestProvider(redirectUris, otherwise);
    await provider.open();
    return provider;
  }

  get issuer(): string {
    return `http://localhost:${this.port}`;
  }

  /** As a site is told of it. */
  settings(id: string, name: string) {
    return { id, name, issuer: this.issuer, ...CLIENT, scopes: 'openid profile' };
  }

  /** Again after it was closed, at the same address; it has forgotten everything, its keys as well. */
  async open(): Promise<void> {
    let answer: RequestListener = () => {};
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, 'localhost', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    const callback = await this.callback();
    answer = (request, response) => {
      if (request.url === '/jwks' && this.otherwise.keys)
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(this.otherwise.keys));
      else callback(request, response);
    };
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  }

  private async callback(): Promise<RequestListener> {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { warn } = console;
    // It warns of what is meant for trying only, which this is.
    console.warn = () => {};
    try {
      const { default: Provider } = await import('oidc-provider');
      const provider = new Provider(this.issuer, {
        clients: [
          {
            client_id: CLIENT.clientId,
            client_secret: CLIENT.clientSecret,
            redirect_uris: this.redirectUris,
            token_endpoint_auth_method: this.otherwise.by ?? 'client_secret_basic',
          },
        ],
        ...(this.otherwise.by ? { clientAuthMethods: [this.otherwise.by] } : {}),
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
        cookies: { keys: ['a test'] },
        scopes: ['openid', 'profile'],
        claims: { openid: ['sub'], profile: ['nickname'] },
        findAccount: (_: unknown, sub: string) => ({
          accountId: sub,
          claims: () => ({ sub, nickname: sub }),
        }),
        ttl: {
          AccessToken: 600,
          AuthorizationCode: 60,
          IdToken: 600,
          Interaction: 600,
          Grant: 600,
          Session: 600,
        },
      });
      return provider.callback();
    } finally {
      console.warn = warn;
    }
  }
}

/** The browser of somebody at a provider, where they stay signed in. */
export class ProviderVisit {
  private readonly browser: HttpClient;

  constructor(
    provider: TestProvider,
    readonly name: string,
  ) {
    this.browser = new HttpClient(provider.issuer);
  }

  /** Goes where a site sends them, signs in and agrees, or calls it off; gives what the provider sends back behind the `?`. */
  async signIn(address: string, { callOff = false } = {}): Promise<string> {
    let at = address;
    for (let steps = 0; steps < 20; steps++) {
      const { status, location, text } = await this.browser.visit('GET', at);
      if (location !== undefined) {
        const to = new URL(location, at);
        if (to.origin !== new URL(this.browser.base).origin) return to.search.slice(1);
        at = to.href;
        continue;
      }
      const form = / action="([^"]+)"/.exec(text)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
      if (status !== 200 || form === undefined || prompt === undefined)
        throw new Error(`the provider answers ${status}: ${text.slice(0, 500)}`);
      const abort = / href="([^"]+\/abort)"/.exec(text)?.[1];
      if (callOff && abort !== undefined) at = new URL(abort, at).href;
      else {
        const fields = prompt === 'login' ? { prompt, login: this.name, password: 'any' } : { prompt };
        const sent = await this.browser.visit('POST', new URL(form, at).href, new URLSearchParams(fields));
        at = new URL(sent.location ?? '', at).href;
      }
    }
    throw new Error('the provider never sends back');
  }
}
