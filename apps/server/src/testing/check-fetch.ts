import { whyNotByContract } from './check-answer.js';

/** Set up for every test file of the server: an answer from `/api/` that the contract does not know fails the test. */
const { fetch } = globalThis;

async function checkedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  const { pathname, search } = new URL(response.url);
  if (pathname.startsWith('/api/')) {
    const body: unknown = JSON.parse(await response.clone().text());
    const wrong = whyNotByContract(asked[1]?.method ?? 'GET', pathname + search, response.status, body);
    if (wrong) throw new Error(wrong);
  }
  return response;
}

// Test files share what is loaded: the one before may have set it up.
if (fetch.name !== checkedFetch.name) globalThis.fetch = checkedFetch;
