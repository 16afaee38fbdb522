import type { AnswerOf, BodyOf, EndpointName, ErrorCode, ParamsOf } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { reportReachable } from './reachability.js';

/** What became of a request to the server. A refusal has a code and what belongs to it. */
export type ApiResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ErrorCode;
      readonly args: Readonly<Record<string, string | number>>;
    }
  | { readonly kind: 'unreachable' };

/** Whether the server has answered that the site is closed to this visitor. */
export const isClosed = signal(false);

/** How often and how long to wait, where the server asks for it, before something is told. */
const MOST_WAITS = 2;
const LONGEST_WAIT_S = 10;

type Nothing = Readonly<Record<never, never>>;

/** What has to be said to ask an endpoint: the parameters of its path, its body. */
type Call<N extends EndpointName> = (Nothing extends ParamsOf<N>
  ? { readonly params?: never }
  : { readonly params: ParamsOf<N> }) &
  ([BodyOf<N>] extends [never] ? { readonly body?: never } : { readonly body: BodyOf<N> });

/** Nothing need be said where an endpoint has neither. */
type CallArgs<N extends EndpointName> = Nothing extends Call<N> ? [call?: Call<N>] : [call: Call<N>];

/**
 * Asks the server something, or to do something, by the contract (`packages/protocol/src/http`). Never throws. Where the server
 * asks for a short wait before it tells something, that is waited for; what is to be done is left to whoever asked. An answer
 * is taken to be what the contract says: the server's tests hold it to that, and no schema is sent to the browser.
 */
export async function api<N extends EndpointName>(
  name: N,
  ...args: CallArgs<N>
): Promise<ApiResult<AnswerOf<N>>> {
  for (let waits = 0; ; waits++) {
    const answer = await ask(name, ...args);
    // What was too much was not begun.
    const isUndone = name.startsWith('GET ') || (answer.kind === 'refused' && answer.code === 'tooMuch');
    const seconds = isUndone && waits < MOST_WAITS ? secondsToWait(answer) : undefined;
    if (seconds === undefined || seconds > LONGEST_WAIT_S) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/** How long the server asks to wait before the same is asked again, in seconds; undefined where it does not. */
export function secondsToWait(answer: ApiResult<unknown>): number | undefined {
  if (answer.kind !== 'refused' || answer.status !== 429) return undefined;
  return Math.max(1, Number(answer.args.seconds) || 1);
}

async function ask<N extends EndpointName>(name: N, ...[call]: CallArgs<N>): Promise<ApiResult<AnswerOf<N>>> {
  const { params, body }: { params?: Readonly<Record<string, string>>; body?: unknown } = call ?? {};
  const [method, path] = splitName(name);
  try {
    const response = await fetch(pathWith(path, params), {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) {
      const value: AnswerOf<N> = await response.json();
      reportReachable(true);
      return { kind: 'ok', value };
    }
    const { error, ...args }: RefusedBody = await response.json();
    // What has no code is not from the server: something on the way has answered in its place.
    if (error === undefined) throw new Error(`no answer of the server: ${response.status}`);
    reportReachable(true);
    if (error === 'closed') isClosed.value = true;
    return { kind: 'refused', status: response.status, code: error, args };
  } catch {
    reportReachable(false);
    return { kind: 'unreachable' };
  }
}

type RefusedBody = { readonly error?: ErrorCode } & Readonly<Record<string, string | number>>;

/** The answer of the server, asked once and whenever something else is asked; undefined until it has answered. */
export function useApi<N extends EndpointName>(
  name: N,
  ...args: CallArgs<N>
): { answer: ApiResult<AnswerOf<N>> | undefined; again(): void } {
  const key = JSON.stringify([name, args]);
  const [got, setGot] = useState<{ key: string; answer: ApiResult<AnswerOf<N>> }>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void api(name, ...args).then((answer) => {
      if (!gone) setGot({ key, answer });
    });
    return () => {
      gone = true;
    };
  }, [key, times]);
  return { answer: got?.key === key ? got.answer : undefined, again: () => setTimes(times + 1) };
}

/** The address of an endpoint that a link leads to. */
export const apiPath = (name: EndpointName & `GET ${string}`): string => splitName(name)[1];

function splitName(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ');
  return [method, path];
}

/** A path with its parameters filled in: `/api/matches/:table` is `/api/matches/3kX`. */
const pathWith = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
