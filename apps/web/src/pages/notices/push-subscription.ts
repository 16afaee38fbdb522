import type { Notices } from '@aerie/protocol';
import { ask, type Failed } from './api.js';

/** Whether this browser can be told while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && Notification.permission !== 'denied';

const registration = () => navigator.serviceWorker.getRegistration();

export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined;
}

/** Has this browser told, or no longer; `key` is the site's. */
export async function setPushed(on: boolean, key: string): Promise<Notices | Failed> {
  try {
    const manager = (await registration())?.pushManager;
    if (!manager) return { failed: 'noWorker' };
    const before = await manager.getSubscription();
    if (on && (await Notification.requestPermission()) !== 'granted') return { failed: 'barred' };
    const subscription = on
      ? (before ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
      : before;
    if (!subscription) return await ask<Notices>('GET', '');
    const { endpoint, keys } = subscription.toJSON();
    const told = await ask<Notices>('PUT', '/push', { endpoint, keys, on });
    if (!on && !('failed' in told)) await subscription.unsubscribe();
    return told;
  } catch {
    return { failed: 'barred' };
  }
}
