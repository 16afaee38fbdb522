import { effect, signal } from '@preact/signals';
import { settings } from '../settings/settings.js';

/** Lays the chosen theme and palette on the page, and keeps them there as they change; `fixed`: this theme, whatever was chosen. */
export function applyTheme(fixed?: 'light' | 'dark'): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const isNight = signal(night.matches);
  night.addEventListener('change', () => {
    isNight.value = night.matches;
  });
  const { dataset } = document.documentElement;
  effect(() => {
    const value = fixed ?? settings.theme.value;
    dataset.theme = value === 'auto' ? (isNight.value ? 'dark' : 'light') : value;
  });
  effect(() => {
    dataset.palette = settings.palette.value;
  });
}
