import { effect, type Signal, signal } from '@preact/signals';

/** What people may set for themselves; kept on this device. */
export interface Settings {
  language: string | null;
  theme: 'auto' | 'light' | 'dark';
  /** Speed of animation: 0 shows results at once. */
  speed: number;
  sound: boolean;
  /** Ask before an answer that would hurt. */
  confirm: boolean;
  /** Seconds that a decision may take before the sandglass runs out; 0 without one. It hurries nobody but oneself. */
  sandglass: number;
  /** What one is called at tables. */
  name: string | null;
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  speed: 1,
  sound: false,
  confirm: true,
  sandglass: 0,
  name: null,
};
const PLACE = 'aerie.settings';

function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

const kept = stored();

export const settings: { readonly [K in keyof Settings]: Signal<Settings[K]> } = {
  language: signal(kept.language ?? DEFAULTS.language),
  theme: signal(kept.theme ?? DEFAULTS.theme),
  speed: signal(kept.speed ?? DEFAULTS.speed),
  sound: signal(kept.sound ?? DEFAULTS.sound),
  confirm: signal(kept.confirm ?? DEFAULTS.confirm),
  sandglass: signal(kept.sandglass ?? DEFAULTS.sandglass),
  name: signal(kept.name ?? DEFAULTS.name),
};

export const chosen = <K extends keyof Settings>(key: K): Settings[K] => settings[key].peek();

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.value]));
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

const night = matchMedia('(prefers-color-scheme: dark)');
const nightNow = signal(night.matches);
night.addEventListener('change', () => {
  nightNow.value = night.matches;
});

effect(() => {
  const { value } = settings.theme;
  document.documentElement.dataset.theme = value === 'auto' ? (nightNow.value ? 'dark' : 'light') : value;
});

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move; where not, they fade or are simply there. */
export const mayMove = (): boolean => !still.matches && settings.speed.peek() > 0;
