import type { Notices } from '@aerie/protocol';
import { type ApiResult, api } from './api.js';

/** Whether this browser can receive push messages. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && Notification.permission !== 'denied';

const registration = () => navigator.serviceWorker.getRegistration();

export async function isSubscribed(): Promise<boolean> {
  if (!canPush()) return false;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined;
}

/** Subscribes this browser to push messages, or unsubscribes it; `key` is the public key of the site. Undefined where the browser
 * refuses. */
export async function setSubscribed(on: boolean, key: string): Promise<ApiResult<Notices> | undefined> {
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return undefined;
    const before = await manager.getSubscription();
    if (on && (await Notification.requestPermission()) !== 'granted') return undefined;
    const subscription = on
      ? (before ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
      : before;
    if (!subscription) return await api('GET /api/notices');
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const body = { endpoint, keys: { p256dh, auth }, on };
    const answer = await api('PUT /api/notices/push', { body });
    if (!on && answer.kind === 'ok') await subscription.unsubscribe();
    return answer;
  } catch {
    return undefined;
  }
}

/** Unsubscribes this browser, whatever the server knows of it. */
export async function unsubscribe(): Promise<void> {
  try {
    const subscription = await (await registration())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Where there are no subscriptions there is nothing to end.
  }
}
