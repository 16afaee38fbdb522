import { effect, signal } from '@preact/signals';
import { language } from '../words/words.js';

/** The version of the client that this page belongs to; `unbuilt` in development, where there is no service worker. */
const version = document.querySelector<HTMLMetaElement>('meta[name="aerie-version"]')?.content;
const worker = 'serviceWorker' in navigator && version !== 'unbuilt' ? navigator.serviceWorker : undefined;

/** How much of the client is cached on this device. */
type OfflineCopy = 'no' | { readonly cached: number; readonly total: number } | 'all';
export const offlineCopy = signal<OfflineCopy>('no');

/** Whether a newer version than this page is cached and ready. */
export const isUpdateReady = signal(false);

/** The event with which a browser offers to install the app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
export const installOffer = signal<InstallOffer | undefined>(undefined);

/** A page that stays open looks for a new version at most this often. */
const LOOK_MS = 30 * 60_000;
let registration: ServiceWorkerRegistration | undefined;
let asked = false;

/**
 * Caches the client on this device. While the page is open it holds a lock named after its version: the service worker
 * deletes nothing that this page may still ask for, whatever version comes after it.
 */
export function keepOffline(): void {
  if (!worker) return;
  void navigator.locks.request(`aerie-version-${version}`, { mode: 'shared' }, () => new Promise(() => {}));
  const hadController = worker.controller !== null;
  if (hadController) offlineCopy.value = 'all';
  worker.addEventListener('message', ({ data }) => {
    if (data?.type === 'stocked' && offlineCopy.peek() !== 'all')
      offlineCopy.value = { cached: data.stocked, total: data.of };
  });
  worker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (hadController) isUpdateReady.value = true;
  });
  void worker.ready.then(() => {
    offlineCopy.value = 'all';
    worker.controller?.postMessage('tidy');
  });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    installOffer.value = undefined;
    void navigator.storage?.persist?.();
  });
  effect(() => {
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute('href', `/manifest.${language.value}.webmanifest`);
  });
  // Registering waits until the page itself is loaded.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    registration = await worker?.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Without a service worker the page works online only.
    return;
  }
  if (!registration) return;
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration?.installing));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    registration?.update().catch(() => {});
  });
}

/** A worker that is installed while another one is active is the newer version. */
function watch(coming: ServiceWorker | null | undefined): void {
  if (!coming) return;
  const look = () => {
    if (coming.state === 'installed' && worker?.controller) isUpdateReady.value = true;
  };
  look();
  coming.addEventListener('statechange', look);
}

/** Loads the newer version. Other open pages stay at theirs until they are loaded anew. */
export function applyUpdate(): void {
  asked = true;
  const { waiting } = registration ?? {};
  if (waiting) waiting.postMessage('takeOver');
  else location.reload();
}

/** Lets the browser ask whether to install the app. */
export async function installApp(): Promise<void> {
  const offer = installOffer.peek();
  installOffer.value = undefined;
  await offer?.prompt();
}
