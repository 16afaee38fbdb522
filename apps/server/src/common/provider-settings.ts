import { BadConfig } from './bad-config.js';

/** A provider of OpenID Connect at which people may sign in, and this site as a client of it. */
export interface ProviderSettings {
  readonly id: string;
  /** What people read. */
  readonly name: string;
  /** Without a slash at its end: what identities are kept by. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const ID = /^[a-z][a-z0-9-]{0,31}$/;
const LONGEST_NAME = 40;

/** The providers that `OIDC_PROVIDERS` names, each by variables with its id: of `club` they begin with `OIDC_CLUB_`. */
export function readProviders(env: Env): ProviderSettings[] {
  const ids = (env.OIDC_PROVIDERS ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length > 0 && !env.ORIGIN)
    throw new BadConfig('OIDC_PROVIDERS needs ORIGIN as well: providers send people back there');
  const providers = ids.map((id) => readProvider(id, env));
  for (const [i, { id, issuer }] of providers.entries()) {
    const twin = providers.slice(0, i).find((one) => one.id === id || one.issuer === issuer);
    if (twin) throw new BadConfig(`OIDC_PROVIDERS names a provider twice: ${twin.id} and ${id}`);
  }
  return providers;
}

/** Whether people come in by providers only. */
export function readOnlyProviders(env: Env): boolean {
  const text = env.SIGN_IN ?? '';
  if (text === '') return false;
  if (text !== 'oidc') throw new BadConfig(`SIGN_IN must be oidc, or left away, not "${text}"`);
  if (!env.OIDC_PROVIDERS) throw new BadConfig('SIGN_IN=oidc needs OIDC_PROVIDERS as well');
  return true;
}

function readProvider(id: string, env: Env): ProviderSettings {
  if (!ID.test(id))
    throw new BadConfig(
      `OIDC_PROVIDERS must name providers by small letters, digits and "-", with commas in between, not "${id}"`,
    );
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;
  const needed = (part: string, example: string): string => {
    const text = env[`${prefix}_${part}`]?.trim();
    if (text) return text;
    throw new BadConfig(`OIDC_PROVIDERS names "${id}", so ${prefix}_${part} must be set too, ${example}`);
  };
  const name = env[`${prefix}_NAME`]?.trim() || id;
  if (name.length > LONGEST_NAME)
    throw new BadConfig(`${prefix}_NAME must have at most ${LONGEST_NAME} characters`);
  return {
    id,
    name,
    issuer: checkedIssuer(`${prefix}_ISSUER`, needed('ISSUER', 'such as https://id.example.org')),
    clientId: needed('CLIENT_ID', 'as the provider calls this site'),
    clientSecret: needed('CLIENT_SECRET', 'as the provider has given it'),
    scopes: checkedScopes(`${prefix}_SCOPES`, env[`${prefix}_SCOPES`]?.trim() || 'openid profile'),
  };
}

/** What providers say is believed because it comes over https; or from this very machine, to try it. */
function checkedIssuer(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  if (url && isSafe && url.search === '' && url.hash === '') return url.href.replace(/\/$/, '');
  throw new BadConfig(`${name} must be an address of https such as https://id.example.org, not "${text}"`);
}

function checkedScopes(name: string, text: string): string {
  if (text.split(/\s+/).includes('openid')) return text;
  throw new BadConfig(`${name} must have "openid" among its scopes, not "${text}"`);
}
