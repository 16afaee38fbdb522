import { whyNotByContract } from './check-answer.js';

/** Set up for every test of the server: an answer from `/api/` that the contract does not know fails the test. */
const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { pathname, search } = new URL(response.url);
  if (pathname.startsWith('/api/')) {
    const body: unknown = JSON.parse(await response.clone().text());
    const wrong = whyNotByContract(init?.method ?? 'GET', pathname + search, response.status, body);
    if (wrong) throw new Error(wrong);
  }
  return response;
};
