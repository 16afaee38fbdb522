import type { BodyOf, ClientError, ClientPage, ClientReport, ClientVisit } from '@aerie/protocol';
import { CLIENT_PAGES } from '@aerie/protocol';
import { effect, untracked } from '@preact/signals';
import { person } from '../net/session.js';
import { settings } from '../settings/settings.js';
import { path } from '../ui/router.js';
import { PageVisit, PictureWatch } from './page-visit.js';
import { toldError } from './told-error.js';

/** What is told is gathered for a while; and no more than so much of it at once, and of errors as long as the page is open. */
const GATHERED_MS = 3000;
const ERRORS_AT_ONCE = 5;
const VISITS_AT_ONCE = 10;
const MOST_ERRORS = 40;

/** Where it is told. */
const ADDRESS = '/api/client-reports';

/** What kind of page an address leads to: never which table or person. */
const pageOf = (address: string): ClientPage => {
  const [, first = ''] = address.split('/');
  return CLIENT_PAGES.find((one) => one === (first === '' ? 'home' : first)) ?? 'other';
};

/** What must not stand in what is told: the further parts of the address, and what one is called. */
const known = (): string[] =>
  [
    ...location.pathname.split('/').slice(2),
    ...new URLSearchParams(location.search).values(),
    location.hash.slice(1),
    ...[settings.name.peek(), person.peek()?.name, person.peek()?.id],
  ]
    .filter((word): word is string => typeof word === 'string' && word !== '')
    .flatMap((word) => [word, decoded(word)]);

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const browserFamily = (agent: string): ClientReport['browser'] => {
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(agent)) return 'chromium';
  return /Safari\//.test(agent) ? 'safari' : 'other';
};

/**
 * Tells the server of errors that nobody caught and of slow pictures, until it is stopped: gathered, so many at most, and what is
 * not taken is not told again. What is told is all in `ClientReport`; nothing from before `since` is (by `performance.now`).
 */
export function startReporting(since: number): () => void {
  const version = document.querySelector<HTMLMetaElement>('meta[name="aerie-version"]')?.content;
  const about = { version: version ?? 'unbuilt', browser: browserFamily(navigator.userAgent) };
  let errors = new Map<string, ClientError>();
  let visits: ClientVisit[] = [];
  let left = MOST_ERRORS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...errors.values()];
    const gathered = { errors: all.slice(0, ERRORS_AT_ONCE), visits: visits.slice(0, VISITS_AT_ONCE) };
    errors = new Map();
    visits = [];
    if (gathered.errors.length === 0 && gathered.visits.length === 0) return;
    const report: BodyOf<'POST /api/client-reports'> = { ...about, ...gathered };
    // It goes on while the page goes away.
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => {});
  };

  const tell = (kind: ClientError['kind'], thrown: unknown): void => {
    const told = toldError(thrown, known(), location.origin);
    if (!told || left === 0) return;
    left--;
    const key = JSON.stringify([kind, told]);
    const times = (errors.get(key)?.times ?? 0) + 1;
    errors.set(key, { kind, page: pageOf(location.pathname), ...told, times });
    timer ??= setTimeout(send, GATHERED_MS);
  };
  const failed = (event: ErrorEvent) => tell('error', event.error ?? event.message);
  const rejected = (event: PromiseRejectionEvent) => tell('rejection', event.reason);

  let visit = new PageVisit(pageOf(path.peek()), since === 0);
  let shown = document.visibilityState === 'visible' ? since : undefined;
  let seconds = 0;
  const watch = new PictureWatch((entry) => {
    if (entry.startTime >= since) visit.saw(entry);
  });
  /** Counts until now; `goesOn`: whether the page is looked at from now on. */
  const countTime = (goesOn: boolean): void => {
    if (shown !== undefined) seconds += (performance.now() - shown) / 1000;
    shown = goesOn ? performance.now() : undefined;
  };
  const endVisit = (next: ClientPage, isShown: boolean): void => {
    watch.flush();
    countTime(isShown);
    const told = visit.told(seconds);
    if (told) visits.push(told);
    visit = new PageVisit(next, false);
    seconds = 0;
    if (visits.length >= VISITS_AT_ONCE) send();
  };
  const changed = (): void => {
    if (document.visibilityState === 'visible') {
      countTime(true);
      return;
    }
    endVisit(pageOf(location.pathname), false);
    send();
  };

  let page = pageOf(path.peek());
  const stopFollowing = effect(() => {
    const next = pageOf(path.value);
    if (next === page) return;
    page = next;
    untracked(() => endVisit(next, document.visibilityState === 'visible'));
  });
  addEventListener('error', failed);
  addEventListener('unhandledrejection', rejected);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    watch.stop();
    removeEventListener('error', failed);
    removeEventListener('unhandledrejection', rejected);
    document.removeEventListener('visibilitychange', changed);
  };
}
