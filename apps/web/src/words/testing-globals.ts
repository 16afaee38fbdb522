/** What the words look at while they are loaded, for tests without a browser: import this before them. */
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
