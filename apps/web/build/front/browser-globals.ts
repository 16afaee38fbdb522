/**
 * The globals that modules of the client look at while they are loaded, for a program that has no browser. They hold nothing
 * and do nothing: a new visitor has no settings, and nothing is fetched.
 */
const nothing = (): void => {};

const globals = {
  document: {
    documentElement: { dataset: {}, style: { setProperty: nothing } },
    querySelector: nothing,
    addEventListener: nothing,
  },
  location: { pathname: '/', hash: '', search: '', origin: '' },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  // Requests are never answered.
  fetch: () => new Promise(nothing),
  indexedDB: { open: () => ({}) },
  navigator: { onLine: true, languages: ['en'] },
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true });
