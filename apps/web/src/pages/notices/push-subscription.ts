import type { Notices } from '@aerie/protocol';
import { type ApiResult, api } from '../../net/api.js';

/** Whether this browser can be told while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && Notification.permission !== 'denied';

const registration = () => navigator.serviceWorker.getRegistration();

export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined;
}

/** Has this browser told, or no longer; `key` is the site's. Undefined where the browser or the server says no. */
export async function setPushed(on: boolean, key: string): Promise<Notices | undefined> {
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return undefined;
    const before = await manager.getSubscription();
    if (on && (await Notification.requestPermission()) !== 'granted') return undefined;
    const subscription = on
      ? (before ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
      : before;
    if (!subscription) return noticesIn(await api('GET /api/notices'));
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const body = { endpoint, keys: { p256dh, auth }, on };
    const notices = noticesIn(await api('PUT /api/notices/push', { body }));
    if (!on && notices) await subscription.unsubscribe();
    return notices;
  } catch {
    return undefined;
  }
}

const noticesIn = (answer: ApiResult<Notices>): Notices | undefined =>
  answer.kind === 'ok' ? answer.value : undefined;
