/**
 * Runs before anything is painted: sets the chosen theme, reserves space for the list of matches under way, and hides a
 * front page that is in another language than the visitor's.
 */
const root = document.documentElement;
const LANGUAGES = ['de', 'en', 'fr', 'it'];
let kept: Record<string, unknown> = {};
try {
  kept = JSON.parse(localStorage.getItem('aerie.settings') ?? '{}') ?? {};
  if (localStorage.getItem('aerie.going')) root.dataset.going = '';
} catch {
  // A browser without storage.
}
const isNight =
  kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = isNight ? 'dark' : 'light';
const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
const language = wanted.find((one) => LANGUAGES.includes(one as string)) ?? 'en';
if (root.lang !== language) root.dataset.foreign = '';
