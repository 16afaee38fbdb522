import { useEffect, useState } from 'preact/hooks';
import { reportReachable } from './reachability.js';

/** What became of a plain question to the server. A refusal has a code and what belongs to it. */
export type Answered<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly args: Readonly<Record<string, string | number>>;
    }
  | { readonly kind: 'unreachable' };

/** Asks the server something, or to do something. Never throws. */
export async function askServer<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    reportReachable(true);
    const said = (await response.json()) as Record<string, unknown>;
    if (response.ok) return { kind: 'ok', value: said as T };
    const { error, ...args } = said as { error: string } & Record<string, string | number>;
    return { kind: 'refused', status: response.status, code: error, args };
  } catch {
    reportReachable(false);
    return { kind: 'unreachable' };
  }
}

/** What the server says at this address; undefined until it has answered. */
export function useServer<T>(path: string): { answer: Answered<T> | undefined; again(): void } {
  const [got, setGot] = useState<{ path: string; answer: Answered<T> }>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void askServer<T>('GET', path).then((answer) => {
      if (!gone) setGot({ path, answer });
    });
    return () => {
      gone = true;
    };
  }, [path, times]);
  return { answer: got?.path === path ? got.answer : undefined, again: () => setTimes(times + 1) };
}
