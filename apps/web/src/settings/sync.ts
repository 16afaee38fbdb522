import { effect } from '@preact/signals';
import { fetchSession, person, sessionInfo } from '../net/session.js';
import { LANGUAGES, type Language, language, speak } from '../words/words.js';
import { adopt, allChosen, SETTINGS, settings } from './settings.js';

/** What goes along to other devices; a name belongs to the person anyway, and notices to the device. */
const SHARED = SETTINGS.filter((key) => key !== 'name' && key !== 'notices');
const PAUSE_MS = 800;

const shared = (): string => {
  const all = allChosen();
  return JSON.stringify(Object.fromEntries(SHARED.map((key) => [key, all[key]])));
};

/** Whose settings were last in step with the server, and how they stood. */
interface Step {
  readonly id: string;
  readonly text: string;
}
const PLACE = 'aerie.inStep';

function lastStep(): Step | undefined {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let inStep: Step | undefined;
function stepped(step: Step): void {
  inStep = step;
  try {
    localStorage.setItem(PLACE, JSON.stringify(step));
  } catch {
    // Then the server wins next time.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps settings in step with the server for those who have an account: it wins at sign-in, later this device does. */
export function keepInStep(): void {
  effect(() => {
    const known = sessionInfo.value.hasAccount ? person.value : null;
    if (!known) inStep = undefined;
    else if (inStep?.id !== known.id) void fetchFor(known.id);
  });
  if (person.peek() === undefined) fetchSession().catch(() => {});
  effect(() => {
    const text = shared();
    if (!inStep || text === inStep.text) return;
    clearTimeout(timer);
    timer = setTimeout(() => void push(text), PAUSE_MS);
  });
}

/** At sign-in the server wins; later it does where nothing was changed here since it was last in step. */
async function fetchFor(id: string): Promise<void> {
  const there = await ask();
  if (!there || person.peek()?.id !== id) return;
  const last = lastStep();
  const isChangedHere = last?.id === id && last.text !== shared();
  if (there.settings && !isChangedHere) {
    adopt(there.settings, SHARED);
    await speakAsChosen();
    stepped({ id, text: shared() });
  } else {
    inStep = { id, text: '' };
    await push(shared());
  }
}

/** What the server keeps; undefined for those without an account, or without a server. */
async function ask(): Promise<{ settings: Record<string, unknown> | null } | undefined> {
  try {
    const response = await fetch('/api/settings');
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

async function push(text: string): Promise<void> {
  try {
    const response = await fetch('/api/settings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: `{"settings":${text}}`,
    });
    if (response.ok && inStep) stepped({ id: inStep.id, text });
  } catch {
    // The next change tells it anew.
  }
}

async function speakAsChosen(): Promise<void> {
  const wanted = settings.language.peek();
  if (wanted !== language.peek() && LANGUAGES.includes(wanted as Language)) await speak(wanted as Language);
}
