import { effect } from '@preact/signals';
import { person, standing } from '../net/session.js';
import { LANGUAGES, type Language, language, speak } from '../words/words.js';
import { adopt, allChosen, SETTINGS, settings } from './settings.js';

/** What goes along to other devices; a name belongs to the person anyway, and notices to the device. */
const SHARED = SETTINGS.filter((key) => key !== 'name' && key !== 'notices');
const PAUSE_MS = 800;

const shared = (): string => {
  const all = allChosen();
  return JSON.stringify(Object.fromEntries(SHARED.map((key) => [key, all[key]])));
};

/** Whose settings are in step with the server, and what stands there. */
let inStep: { readonly id: string; text: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps settings in step with the server for those who have an account: it wins at sign-in, later this device does. */
export function keepInStep(): void {
  effect(() => {
    const known = standing.value.hasAccount ? person.value : null;
    if (!known) inStep = undefined;
    else if (inStep?.id !== known.id) void fetchFor(known.id);
  });
  effect(() => {
    const text = shared();
    if (!inStep || text === inStep.text) return;
    clearTimeout(timer);
    timer = setTimeout(() => void push(text), PAUSE_MS);
  });
}

async function fetchFor(id: string): Promise<void> {
  const there = await ask();
  if (!there || person.peek()?.id !== id) return;
  if (there.settings) {
    adopt(there.settings, SHARED);
    await speakAsChosen();
  }
  inStep = { id, text: shared() };
  if (!there.settings) await push(inStep.text);
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
    if (response.ok && inStep) inStep.text = text;
  } catch {
    // The next change tells it anew.
  }
}

async function speakAsChosen(): Promise<void> {
  const wanted = settings.language.peek();
  if (wanted !== language.peek() && LANGUAGES.includes(wanted as Language)) await speak(wanted as Language);
}
