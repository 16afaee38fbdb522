import type { AnswerOf, BodyOf, ErrorCode, SignedIn } from '@aerie/protocol';
import type { PublicKeyCredentialCreationOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { type ApiResult, api } from './api.js';

/** Whether this browser has passkeys at all. */
export const browserHasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const library = () => import('@simplewebauthn/browser');

/** As the library has them; the contract says no more than that they are an object. */
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Options = AnswerOf<'POST /api/account/passkeys/challenge'>['options'];

const notDone = (code: ErrorCode): ApiResult<never> => ({
  ...{ kind: 'refused', status: 403, args: {} },
  code,
});

/** Has the browser make a passkey, and adds it to the account. */
export async function addPasskey(
  name: string,
  proof: BodyOf<'POST /api/account/passkeys/challenge'>,
): Promise<ApiResult<unknown>> {
  const asked = await api('POST /api/account/passkeys/challenge', { body: proof });
  if (asked.kind !== 'ok') return asked;
  const optionsJSON = as<PublicKeyCredentialCreationOptionsJSON>(asked.value.options);
  try {
    const { startRegistration } = await library();
    const response = await startRegistration({ optionsJSON });
    return await api('POST /api/account/passkeys', { body: { name, response: { ...response } } });
  } catch (error) {
    return notDone((error as Error).name === 'InvalidStateError' ? 'havePasskey' : 'beginAgain');
  }
}

/** Has somebody choose one of their passkeys, and signs in with it. */
export const signInWithPasskey = (bring: boolean): Promise<ApiResult<SignedIn>> =>
  showPasskey((response) => api('POST /api/account/sign-in/passkey', { body: { bring, response } }));

/** Confirms the session of somebody with one of their passkeys. */
export const confirmWithPasskey = (): Promise<ApiResult<unknown>> =>
  showPasskey((response) => api('POST /api/account/passkeys/confirm', { body: { response } }));

/** Has somebody choose one of their passkeys, and sends what it has signed. */
async function showPasskey<T>(
  send: (response: BodyOf<'POST /api/account/passkeys/confirm'>['response']) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const asked = await api('POST /api/account/sign-in/passkey/challenge');
  if (asked.kind !== 'ok') return asked;
  const optionsJSON = as<RequestOptions>(asked.value.options);
  try {
    const { startAuthentication } = await library();
    return await send({ ...(await startAuthentication({ optionsJSON })) });
  } catch {
    return notDone('beginAgain');
  }
}

const as = <T>(options: Options): T => options as unknown as T;
