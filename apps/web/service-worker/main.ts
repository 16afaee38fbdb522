import { page, part, precache, tidy } from './cache.js';
import { follow, show } from './notifications.js';

/**
 * The service worker: it caches the whole client, so that it opens without a network, and shows push messages. Requests
 * to the API are left to the network.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(precache()));

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

/** Boards in frames too: only the server says with what headers they may stand there. */
const TO_THE_SERVER = /^\/(api|ws|embed|healthz|readyz|metrics)(\/|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || TO_THE_SERVER.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});
