import { settings } from '../settings/settings.js';

/** Whether this browser has notifications and they were not denied. */
export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks for permission, where that is needed; gives whether it was granted. */
export async function requestPermission(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies of one's turn, if that is wanted and the page is in the background. */
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
    // On phones only a service worker may show notifications.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, note);
  }
}
