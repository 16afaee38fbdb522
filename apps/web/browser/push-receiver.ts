import type { BrowserContext, Page, Worker } from 'playwright-core';

/** What the service worker did: notifications shown, windows opened or focused. A headless Chromium does none of it. */
interface Done {
  readonly shown: { readonly title: string; readonly icon: string; readonly tag: string; body: string }[];
  readonly opened: string[];
  readonly focused: string[];
}
type Watched = { done: Done };

/**
 * The service worker of a page, as a push service and a desktop see it. Push messages are real; notifications and windows,
 * which a headless browser refuses, are recorded instead.
 */
export class PushReceiver {
  private constructor(
    private readonly worker: Worker,
    private readonly deliver: (data: string) => Promise<unknown>,
  ) {}

  /** Of a page with an active service worker. */
  static async of(page: Page, context: BrowserContext): Promise<PushReceiver> {
    const line = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await line.send('ServiceWorker.enable');
    const registrationId = await registered;
    const { origin } = new URL(page.url());
    const worker = context.serviceWorkers()[0] as Worker;
    await worker.evaluate(() => {
      const { registration, clients, WindowClient } = self as unknown as {
        registration: { showNotification: unknown };
        clients: { openWindow: unknown };
        WindowClient: { prototype: { focus: unknown } };
      };
      const done: Done = { shown: [], opened: [], focused: [] };
      (self as unknown as Watched).done = done;
      registration.showNotification = async (title: string, more: Omit<Done['shown'][number], 'title'>) => {
        done.shown.push({ title, ...more });
      };
      clients.openWindow = async (url: string) => done.opened.push(url);
      WindowClient.prototype.focus = async function (this: { url: string }) {
        done.focused.push(this.url);
      };
    });
    return new PushReceiver(worker, (data) =>
      line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    );
  }

  push(message: object): Promise<unknown> {
    return this.deliver(JSON.stringify(message));
  }

  done(): Promise<Done> {
    return this.worker.evaluate(() => (self as unknown as Watched).done);
  }

  /** Taps a notification with this data; gives whether it was closed. */
  tap(data: unknown): Promise<boolean> {
    return this.worker.evaluate(async (carried) => {
      let closed = false;
      const waits: Promise<unknown>[] = [];
      const notification = { data: carried, close: () => (closed = true) };
      const waitUntil = (what: Promise<unknown>) => waits.push(what);
      self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
      await Promise.all(waits);
      return closed;
    }, data);
  }
}
