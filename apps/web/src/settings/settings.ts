import { effect, type Signal, signal } from '@preact/signals';
import { isPuzzleResults, mergedResults, type PuzzleResults } from './puzzle-results.js';
import { isSchoolProgress, mergedProgress, type SchoolProgress } from './school-progress.js';

/** What people may set for themselves; kept on this device and, with an account, on the server. */
export interface Settings {
  language: string | null;
  theme: 'auto' | 'light' | 'dark';
  /** The colours of owners; `clear` can be told apart by the colour-blind. */
  palette: 'paper' | 'clear' | 'vivid';
  /** Speed of animation: 0 shows results at once. */
  speed: number;
  /** Whether what happens is heard, and how loud, from 0 to 1. */
  sound: boolean;
  soundVolume: number;
  /** Whether a game's soundscape is heard, and how loud. */
  soundscape: boolean;
  soundscapeVolume: number;
  /** The same where nothing may move: nothing sounds there that was not turned on there. */
  soundWhenStill: boolean;
  soundscapeWhenStill: boolean;
  /** Whether sounds have been offered once. */
  soundOffered: boolean;
  /** Ask before an answer that would hurt. */
  confirm: boolean;
  /** Let an answer be given by itself where there is only one. */
  auto: boolean;
  /** Whether bots that one plays together with propose their turn and wait for one's word. */
  botsAsk: boolean;
  /** Whether log and chat stand beside the board of a wide screen of this device; `auto`: where there is much room. */
  sidePanel: 'auto' | 'open' | 'folded';
  /** Whether what the others did is told at the start of one's turn. */
  recap: boolean;
  /** Whether reactions are shown and offered. */
  reactions: boolean;
  /** Whether the results of matches that one has not watched are hidden. */
  hideResults: boolean;
  /** Whether the device tells of one's turn while the page is in the background. */
  notices: boolean;
  /** Whether errors and slow pictures of this device are told to the site. */
  clientReports: boolean;
  /** Whether finished games of this device go to one's history at the server; it is asked once. */
  sendGames: 'ask' | 'yes' | 'no';
  /** What one is called at tables. */
  name: string | null;
  /** How far one has come in learning the games. */
  school: SchoolProgress;
  /** Which puzzles one has tried. */
  puzzles: PuzzleResults;
}

interface Choice<T> {
  readonly usual: T;
  fits(value: unknown): boolean;
  /** What becomes of a value that was set here and another that was set elsewhere; without it, the other one counts. */
  merged?(here: T, there: T): T;
}

/** The default of every setting, and which values it may have. */
const CHOICES: { readonly [K in keyof Settings]: Choice<Settings[K]> } = {
  language: { usual: null, fits: (value) => typeof value === 'string' || value === null },
  theme: { usual: 'auto', fits: oneOf('auto', 'light', 'dark') },
  palette: { usual: 'paper', fits: oneOf('paper', 'clear', 'vivid') },
  speed: { usual: 1, fits: (value) => typeof value === 'number' && value >= 0 && value <= 4 },
  sound: { usual: false, fits: isFlag },
  soundVolume: { usual: 0.8, fits: isPart },
  soundscape: { usual: false, fits: isFlag },
  soundscapeVolume: { usual: 0.6, fits: isPart },
  soundWhenStill: { usual: false, fits: isFlag },
  soundscapeWhenStill: { usual: false, fits: isFlag },
  soundOffered: { usual: false, fits: isFlag },
  confirm: { usual: true, fits: isFlag },
  auto: { usual: true, fits: isFlag },
  botsAsk: { usual: true, fits: isFlag },
  sidePanel: { usual: 'auto', fits: oneOf('auto', 'open', 'folded') },
  recap: { usual: false, fits: isFlag },
  reactions: { usual: true, fits: isFlag },
  hideResults: { usual: false, fits: isFlag },
  notices: { usual: false, fits: isFlag },
  clientReports: { usual: false, fits: isFlag },
  sendGames: { usual: 'ask', fits: oneOf('ask', 'yes', 'no') },
  name: { usual: null, fits: (value) => typeof value === 'string' || value === null },
  school: { usual: {}, fits: isSchoolProgress, merged: mergedProgress },
  puzzles: { usual: {}, fits: isPuzzleResults, merged: mergedResults },
};
function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}
function isPart(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
function oneOf(...values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

/** What is never lost where two devices differ. */
export const MERGED = (Object.keys(CHOICES) as (keyof Settings)[]).filter((key) => CHOICES[key].merged);
export const SETTINGS = Object.keys(CHOICES) as (keyof Settings)[];
const STORAGE_KEY = 'aerie.settings';

function stored(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const kept = stored();

export const settings = Object.fromEntries(
  SETTINGS.map((key) => {
    const { usual, fits } = CHOICES[key];
    return [key, signal(fits(kept[key]) ? kept[key] : usual)];
  }),
) as unknown as { readonly [K in keyof Settings]: Signal<Settings[K]> };

/** Everything that is set, as of now. */
export const allSettings = (): Record<string, unknown> =>
  Object.fromEntries(SETTINGS.map((key) => [key, settings[key].value]));

/** Takes over what was set elsewhere; what does not fit is left as it is here. */
export function adopt(others: Readonly<Record<string, unknown>>, keys: readonly (keyof Settings)[]): void {
  for (const key of keys) {
    const value = others[key];
    const { fits, merged } = CHOICES[key] as Choice<unknown>;
    const setting = settings[key] as Signal<unknown>;
    if (fits(value)) setting.value = merged ? merged(setting.peek(), value) : value;
  }
}

effect(() => {
  const now = allSettings();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(now));
  } catch {
    // Where the browser stores nothing, settings last as long as the page.
  }
});

/** Whether things may move; where not, they fade or are simply there. */
export const mayMove = (): boolean =>
  settings.speed.peek() > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
