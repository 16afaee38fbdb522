import type { Pace, Pairing, PairingTicket } from '@aerie/protocol';
import { computed, effect, signal } from '@preact/signals';
import { type ApiResult, api } from '../net/api.js';
import { connection } from '../net/connection.js';
import { person } from '../net/session.js';
import { language } from '../words/words.js';

/** How often it is asked how things stand while one waits, or looks on. */
const EVERY_MS = 8000;
/** Says in this browser's storage that one waits, so that a page that is loaded asks only then. */
const STORAGE_KEY = 'aerie.waits';

/** What one would like of the table. */
export interface PairingWish {
  /** Undefined: any. */
  readonly sizes?: number[];
  readonly friendly: boolean;
  /** After how many minutes bots may take the seats that nobody came for; null: never. */
  readonly bots: number | null;
}

interface Called {
  readonly table: string;
  readonly game: string;
}

/** Who waits, as far as it was told; undefined until it was asked. */
export const pairing = signal<Pairing | undefined>(undefined);
/** What this person waits for. */
export const waits = computed<readonly PairingTicket[]>(() => pairing.value?.mine ?? []);
const heard = signal<Called | undefined>(undefined);
/** The table at which one was paired, until one has come or it has come to nothing. */
export const called = computed<Called | undefined>(() => {
  const kept = waits.value.find(({ table }) => table !== null);
  return kept ? { table: kept.table as string, game: kept.game } : heard.value;
});

/** Whoever has come, or does not want to, is called no more. */
export function answerCall(): void {
  heard.value = undefined;
}

let stops: (() => void)[] = [];

function take(now: Pairing): void {
  const table = heard.peek()?.table;
  const before = waits.peek().find((one) => one.table === table && one.pace !== 'days');
  // The match has begun, or the table has come to nothing. Over days it waits.
  if (before && now.mine.every((one) => one.table !== table)) heard.value = undefined;
  pairing.value = now;
  remember(now.mine.length > 0);
  if (now.mine.length > 0) follow();
  else unfollow();
}

/** Stays connected, which is how the server knows that one still waits. */
function follow(): void {
  if (stops.length > 0) return;
  const timer = setInterval(() => void askPairing(), EVERY_MS);
  stops = [
    connection.listen((message) => {
      if (message.type !== 'paired') return;
      heard.value = { table: message.table, game: message.game };
      void askPairing();
    }),
    connection.whenOpen(() => void askPairing()),
    () => clearInterval(timer),
  ];
}

function unfollow(): void {
  for (const stop of stops) stop();
  stops = [];
}

function taken(answer: ApiResult<Pairing>): ApiResult<Pairing> {
  if (answer.kind === 'ok') take(answer.value);
  return answer;
}

export const askPairing = async (): Promise<ApiResult<Pairing>> => taken(await api('GET /api/pairing'));

/** Waits for others from now on. */
export const joinPairing = async (game: string, pace: Pace, wish: PairingWish): Promise<ApiResult<Pairing>> =>
  taken(
    await api('PUT /api/pairing/:game/:pace', {
      params: { game, pace },
      body: { ...wish, language: language.peek() },
    }),
  );

export const leavePairing = async (game: string, pace: Pace): Promise<ApiResult<Pairing>> =>
  taken(await api('DELETE /api/pairing/:game/:pace', { params: { game, pace } }));

/** Goes on waiting after a page was loaded anew. */
export function resumePairing(): void {
  if (pairing.peek() === undefined && remembered()) void askPairing();
}

// Whoever leaves the site waits for nobody.
effect(() => {
  if (person.value !== null) return;
  unfollow();
  pairing.value = undefined;
  heard.value = undefined;
});

function remember(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then one is called as long as the page lasts.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
