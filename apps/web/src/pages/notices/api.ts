/** What did not work, by the code that the server gave; `network` where it could not be asked. */
export interface Failed {
  readonly failed: string;
}

/** Asks the server about notices. */
export async function ask<T extends object>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
): Promise<T | Failed> {
  try {
    const response = await fetch(`/api/notices${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { error?: string };
    return response.ok ? answer : { failed: answer.error ?? 'network' };
  } catch {
    return { failed: 'network' };
  }
}
