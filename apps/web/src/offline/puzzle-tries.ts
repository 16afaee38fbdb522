import { type ApiResult, api } from '../net/api.js';
import { person } from '../net/session.js';

/** First tries at puzzles that the site has not heard of yet: kept in the browser, so that what was tried without a network counts later. */
const STORAGE_KEY = 'aerie.puzzle-tries';
const MOST_UNTOLD = 200;
/** What will be refused whenever it is told: the site does not know such a puzzle, or does not understand. */
const FOR_GOOD: readonly number[] = [400, 404, 409, 413];

interface Untold {
  readonly game: string;
  readonly puzzle: string;
  readonly found: boolean;
  /** Whose try it is; missing until it is known who is at this device. */
  readonly by?: string;
}

function untold(): readonly Untold[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}

function keep(tries: readonly Untold[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tries.slice(-MOST_UNTOLD)));
  } catch {
    // Without storage a try that could not be told is forgotten.
  }
}

let telling = Promise.resolve();

/** Tells the site how a first try went, now or when it can be reached. It stays the try of who made it, whoever signs in here next. */
export function tellTry(game: string, puzzle: string, found: boolean): Promise<void> {
  const by = person.peek()?.id;
  keep([...untold(), { game, puzzle, found, ...(by === undefined ? {} : { by }) }]);
  return tellTries();
}

/** Tells what is untold of whoever is at this device. What it cannot be told now is told the next time. */
export function tellTries(): Promise<void> {
  telling = telling.then(tellAll);
  return telling;
}

async function tellAll(): Promise<void> {
  const who = person.peek()?.id;
  if (who === undefined) return;
  // Nobody comes or goes without the site: tries from before it could be reached are those of whom it knows first.
  keep(untold().map((one) => ({ by: who, ...one })));
  while (person.peek()?.id === who) {
    const next = untold().find(({ by }) => by === who);
    if (!next) return;
    const { game, puzzle, found } = next;
    const answer = await api('POST /api/puzzles/:game/:puzzle', {
      params: { game, puzzle },
      body: { found },
    });
    if (!isDone(answer)) return;
    keep(untold().filter((one) => one.by !== who || one.game !== game || one.puzzle !== puzzle));
  }
}

const isDone = (answer: ApiResult<unknown>): boolean =>
  answer.kind === 'ok' || (answer.kind === 'refused' && FOR_GOOD.includes(answer.status));
