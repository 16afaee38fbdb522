import { effect, type ReadonlySignal } from '@preact/signals';
import { adopt, allSettings, MERGED, SETTINGS, type Settings } from './settings.js';

/**
 * What stays here: a name belongs to the person anyway; notices, what one has agreed to tell, and how much room there is beside a
 * board, to the device.
 */
const OWN: ReadonlySet<keyof Settings> = new Set(['name', 'notices', 'clientReports', 'sidePanel']);
/** What goes along to other devices. */
const SHARED = SETTINGS.filter((key) => !OWN.has(key));
const PAUSE_MS = 800;
const STORAGE_KEY = 'aerie.inStep';

/** Where an account keeps its settings. */
export interface RemoteSettings {
  /** What is kept there, null where nothing is yet; undefined where it cannot be asked. */
  load(): Promise<Readonly<Record<string, unknown>> | null | undefined>;
  /** Whether it was kept. */
  save(settings: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/** The settings that device and account last had in common, as text, and whose they are. */
interface Common {
  readonly account: string;
  readonly text: string;
}

const sharedText = (): string => {
  const all = allSettings();
  return JSON.stringify(Object.fromEntries(SHARED.map((key) => [key, all[key]])));
};

/** Whether something that is never lost was here and not there. */
function hasMoreThan(there: Readonly<Record<string, unknown>>): boolean {
  const all = allSettings();
  return MERGED.some((key) => JSON.stringify(all[key]) !== JSON.stringify(there[key] ?? {}));
}

function lastCommon(): Common | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps settings in step with the account that is signed in, until it is stopped. There are three sides: this device, the
 * account, and what both last had in common, which this device remembers. The account wins at sign-in and where nothing
 * was changed here since; what was changed here since wins over it, and what was learned on either side is kept. From then on every change goes to the account.
 */
export function syncSettings(account: ReadonlySignal<string | null>, remote: RemoteSettings): () => void {
  let common: Common | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const agree = (agreed: Common): void => {
    common = agreed;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(agreed));
    } catch {
      // Then the account wins next time.
    }
  };

  /** Where this fails, the next change or the next visit tries again. */
  const save = async (id: string): Promise<void> => {
    if (account.peek() !== id) return;
    const text = sharedText();
    const isSaved = await remote.save(JSON.parse(text));
    if (isSaved && common?.account === id) agree({ account: id, text });
  };

  const begin = async (id: string): Promise<void> => {
    const there = await remote.load();
    if (there === undefined || account.peek() !== id) return;
    const last = lastCommon();
    const isChangedHere = last?.account === id && last.text !== sharedText();
    if (there && !isChangedHere) {
      adopt(there, SHARED);
      agree({ account: id, text: sharedText() });
      if (hasMoreThan(there)) await save(id);
    } else {
      if (there) adopt(there, MERGED);
      common = { account: id, text: '' };
      await save(id);
    }
  };

  const stops = [
    effect(() => {
      const id = account.value;
      if (id === null) common = undefined;
      else if (common?.account !== id) void begin(id);
    }),
    effect(() => {
      const text = sharedText();
      if (!common || text === common.text) return;
      const { account: id } = common;
      clearTimeout(timer);
      timer = setTimeout(() => void save(id), PAUSE_MS);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
