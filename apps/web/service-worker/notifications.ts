declare const self: ServiceWorkerGlobalScope;

/** What the server pushes (`apps/server/src/notices`). */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** The page that it is about. */
  readonly path: string;
}

/** Shows a push message; one about the same page replaces the last. */
export async function show(notice: Notice): Promise<void> {
  const { title, body, path } = notice;
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/aerie-192.png',
    tag: path,
    data: { path },
  });
}

/** Opens the page that a notification is about, in a window that shows it already if there is one. */
export async function follow(path: unknown): Promise<void> {
  const to = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (to.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === to.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(to.href);
}
