/**
 * Answers that were given and not yet acknowledged. They are kept with the tab, so that reloading the page in a dead
 * spot loses none; each says for which moment it was given, so that none is taken for another.
 */
const STORAGE_KEY = 'aerie.outbox';

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(box: Record<string, string>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(box));
  } catch {
    // Then they live as long as the page.
  }
}

export function keepSent(id: string, text: string): void {
  write({ ...read(), [id]: text });
}

export function forgetSent(id: string): void {
  const { [id]: sent, ...others } = read();
  if (sent !== undefined) write(others);
}

export const stillToSend = (): [id: string, text: string][] => Object.entries(read());
