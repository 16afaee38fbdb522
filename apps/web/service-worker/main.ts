import { page, part, stock, tidy } from './cache.js';
import { follow, show } from './notifications.js';

/**
 * What stands between the page and the network: it keeps the whole client, so that the house opens without any network.
 * Whatever is the server's business is left alone.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(stock()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)));

self.addEventListener('message', (event) => {
  // A new version takes over only when somebody asks for it; else it waits until all pages are closed.
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data?.path));
});

const SERVERS = /^\/(api|ws|healthz|readyz|metrics)(\/|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});
