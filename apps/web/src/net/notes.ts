import { effect, signal } from '@preact/signals';
import { type ApiResult, api, secondsToWait } from './api.js';
import { isOffline } from './reachability.js';
import { person } from './session.js';

/**
 * Private notes on their way to the server. What was written is kept in the browser until the server has it, so that neither
 * a reload nor a missing network loses any of it, and is sent when whoever wrote it is here and the server can be reached.
 */
const STORAGE_KEY = 'aerie.notes';
/** How long nothing must be typed before what was written is sent. */
const PAUSE_MS = 800;

export type NoteSubject = { readonly table: string } | { readonly profile: string };
interface Draft {
  /** Who wrote it: another person at this browser sends nothing of it, nor sees it. */
  readonly whose: string;
  readonly text: string;
}
type Drafts = Readonly<Record<string, Draft>>;
type Refused = ApiResult<unknown> & { readonly kind: 'refused' };

/** `kept`: the server has all of it. `waiting`: it is sent when it can be. Or why the server does not take it. */
export type NoteState = 'kept' | 'waiting' | Refused;

/** Where nothing can be stored, what was written lasts as long as the page. */
let unstored: Drafts | undefined;
const drafts = signal<Drafts>(read());
const refused = signal<Readonly<Record<string, Refused>>>({});
/** Counts what the server has taken of notes about people: what shows them is asked for again. */
export const peopleNoted = signal(0);

function read(): Drafts {
  if (unstored) return unstored;
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store(now: Drafts): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(now));
  } catch {
    unstored = now;
  }
  drafts.value = now;
}

const keyOf = (about: NoteSubject): string =>
  'table' in about ? `table ${about.table}` : `profile ${about.profile}`;

/** What this person has written that the server does not have yet. */
export function unsentNote(about: NoteSubject): string | undefined {
  const draft = drafts.value[keyOf(about)];
  return draft?.whose === person.value?.id ? draft?.text : undefined;
}

export const noteState = (about: NoteSubject): NoteState =>
  refused.value[keyOf(about)] ?? (unsentNote(about) === undefined ? 'kept' : 'waiting');

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what was written, and sends it once nothing more is typed. */
export function writeNote(about: NoteSubject, text: string): void {
  const whose = person.peek()?.id;
  if (whose === undefined) return;
  const key = keyOf(about);
  const { [key]: _, ...others } = refused.peek();
  refused.value = others;
  store({ ...read(), [key]: { whose, text } });
  later(PAUSE_MS);
}

function later(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendNotes(), ms);
}

let sending: Promise<void> = Promise.resolve();

/** Sends everything that waits. */
export function sendNotes(): Promise<void> {
  clearTimeout(timer);
  sending = sending.then(sendAll);
  return sending;
}

async function sendAll(): Promise<void> {
  for (const key of Object.keys(read())) {
    // Another tab may have sent it meanwhile.
    const draft = read()[key];
    if (!draft || draft.whose !== person.peek()?.id || refused.peek()[key]) continue;
    const answer = await put(key, draft.text);
    if (answer.kind === 'unreachable') return;
    const seconds = secondsToWait(answer);
    if (seconds !== undefined) {
      later(1000 * seconds);
      return;
    }
    if (read()[key]?.text !== draft.text) continue;
    if (answer.kind === 'refused') refused.value = { ...refused.peek(), [key]: answer };
    else forget(key);
  }
}

function forget(key: string): void {
  const { [key]: _, ...others } = read();
  store(others);
  if (key.startsWith('profile')) peopleNoted.value++;
}

function put(key: string, text: string): Promise<ApiResult<unknown>> {
  const [about = '', id = ''] = key.split(' ');
  return about === 'table'
    ? api('PUT /api/tables/:table/note', { params: { table: id }, body: { text } })
    : api('PUT /api/notes', { body: { who: { profile: id }, text } });
}

// Also what an earlier page has left.
effect(() => {
  if (person.value && !isOffline.value && Object.keys(drafts.peek()).length > 0) void sendNotes();
});
