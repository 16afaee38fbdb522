import { type ApiResult, api } from '../net/api.js';
import { person } from '../net/session.js';
import { type AnalysedMatch, analysedMatches, markTold } from '../play/analysed.js';
import { ownResults } from '../play/own-results.js';
import { savedMatches } from '../play/saved.js';

const LOCAL = '/replay/local/';
const AT_SERVER = '/replay/';
/** What will be refused whenever it is told: a match of others, or what the server does not understand. */
const FOR_GOOD: readonly number[] = [400, 404, 413];

let telling = Promise.resolve();

/**
 * Tells the server what analyses of this device came to, so that they count in one's history everywhere. What it cannot be told now is
 * told the next time.
 */
export function tellDecisions(): Promise<void> {
  telling = telling.then(tellAll);
  return telling;
}

async function tellAll(): Promise<void> {
  const who = person.peek();
  if (!who) return;
  const untold = [...(await analysedMatches()).values()].filter(
    ({ engine, told }) => engine > 0 && told !== who.id,
  );
  if (untold.length === 0) return;
  const sent = new Set((await ownResults(await savedMatches())).flatMap((one) => (one.sent ? one.id : [])));
  // A match of this device is known to the server when it has been sent, and not before.
  const isKnown = ({ address }: AnalysedMatch) =>
    !address.startsWith(LOCAL) || sent.has(address.slice(LOCAL.length));
  for (const match of untold.filter(isKnown)) {
    const answer = await tell(match);
    if (answer.kind !== 'ok' && !(answer.kind === 'refused' && FOR_GOOD.includes(answer.status))) return;
    await markTold(match, who.id);
  }
}

function tell({ address, engine, effort, seats }: AnalysedMatch): Promise<ApiResult<unknown>> {
  const body = {
    engine,
    effort,
    seats: seats.flatMap(({ seat, decisions, accuracy, loss, kinds }) =>
      seat === undefined ? [] : [{ seat, decisions, accuracy, loss, kinds }],
    ),
  };
  if (address.startsWith(LOCAL)) {
    const params = { key: address.slice(LOCAL.length) };
    return api('PUT /api/history/import/:key/decisions', { params, body });
  }
  const params = { table: address.slice(AT_SERVER.length) };
  return api('PUT /api/matches/:table/decisions', { params, body });
}
