import { settings } from '../settings/settings.js';

/** Whether this browser can tell of something while the page is in the background, and was not forbidden to. */
export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks for leave to tell, where that is needed; gives whether it was given. */
export async function requestPermission(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells that it is one's turn, if one wishes to know and does not look at the page anyway. */
export async function notifyTurn(title: string, path: string): Promise<void> {
  if (!settings.notices.peek() || !document.hidden || !canNotify()) return;
  const note = { icon: '/icons/aerie-192.png', tag: path, data: { path } };
  try {
    const notice = new Notification(title, note);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Phones leave that to the service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, note);
  }
}
