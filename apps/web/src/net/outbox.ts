/**
 * Answers that were sent and not yet acknowledged, kept in the session storage of the tab: a reload without a network
 * loses none. Each names the moment that it is for, so the server can tell a late one from a new one.
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
    // Without storage they last as long as the page.
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
