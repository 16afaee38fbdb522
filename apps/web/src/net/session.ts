import type { Feature, SessionMessage } from '@aerie/protocol';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings/settings.js';
import { isEmbedded } from '../ui/router.js';
import { type ApiResult, api, isClosed } from './api.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who this visitor is at the server; undefined until it has been asked, null for a newcomer and for all before a board in a frame. */
export const person = signal<Person | null | undefined>(isEmbedded ? null : undefined);

// Whoever comes in finds open what was closed.
effect(() => {
  if (person.value) isClosed.value = false;
});

type SessionInfo = Omit<SessionMessage, 'person'>;
const NOTHING_KNOWN: SessionInfo = {
  hasAccount: false,
  ban: null,
  standing: null,
  inviteOnly: false,
  featuresOff: [],
};

/** What else the server says about this visitor. */
export const sessionInfo = signal<SessionInfo>(NOTHING_KNOWN);

/** Whether this site offers something, as far as is known. */
export const isOffered = (feature: Feature): boolean => !sessionInfo.value.featuresOff.includes(feature);

/** Whether the site is by invitation only, and this visitor is not in. */
export const isShutOut = computed(
  () => isClosed.value || (person.value === null && sessionInfo.value.inviteOnly),
);

/** The server refuses to let somebody in; its answer says why. */
export class EntryRefused extends Error {
  constructor(readonly answer: ApiResult<unknown> & { readonly kind: 'refused' }) {
    super(`session: ${answer.code}`);
  }
}

const INVITE = 'aerie.invite';

/** The invitation in the address of the first page, kept for this tab until it is used. */
export function invitation(): string | undefined {
  try {
    const given = new URLSearchParams(location.search).get('invite');
    if (given) sessionStorage.setItem(INVITE, given);
    return given ?? sessionStorage.getItem(INVITE) ?? undefined;
  } catch {
    return undefined;
  }
}
invitation();

/** What the server answered; throws what became of it instead. */
function answerIn<T>(result: ApiResult<T>): T {
  if (result.kind === 'ok') return result.value;
  throw result.kind === 'refused' ? new EntryRefused(result) : new Error('the server cannot be reached');
}

let asked: Promise<Person | null> | undefined;

/** Asks the server who this visitor is. Throws when it cannot be reached. */
export function fetchSession(): Promise<Person | null> {
  if (isEmbedded) return Promise.resolve(null);
  // Several parts of a page may ask at once: one request is enough.
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<Person | null> {
  const { person: known, ...rest } = answerIn(await api('GET /api/session'));
  // A server of an older version does not say everything.
  sessionInfo.value = { ...NOTHING_KNOWN, ...rest };
  const before = person.peek();
  if (before?.id !== known?.id || before?.name !== known?.name || before === undefined) person.value = known;
  return known;
}

/** Enters with a name, or takes a new one. Throws `EntryRefused`, or when the server cannot be reached. */
export async function enter(name: string, invite = invitation()): Promise<Person> {
  const body = { name, ...(invite ? { invite } : {}) };
  const { person: known } = answerIn(await api('POST /api/session', { body }));
  person.value = known;
  settings.name.value = known.name;
  return known;
}
