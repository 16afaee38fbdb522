import { effect, signal } from '@preact/signals';
import { language } from '../words/words.js';

/** Which version of the client this page belongs to; undefined where it was not built to be kept. */
const version = document.querySelector<HTMLMetaElement>('meta[name="aerie-version"]')?.content;
const worker = 'serviceWorker' in navigator && version !== 'unbuilt' ? navigator.serviceWorker : undefined;

/** Whether the house is on this device: not (yet), how much of it, or all. */
type OfflineCopy = 'no' | { readonly stocked: number; readonly of: number } | 'all';
export const offlineCopy = signal<OfflineCopy>('no');

/** Whether there is a newer version than this page, ready to be used. */
export const isUpdateReady = signal(false);

/** What a browser offers that can install the house as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
export const installOffer = signal<InstallOffer | undefined>(undefined);

/** How often a page that stays open asks for a new version, at most. */
const LOOK_MS = 30 * 60_000;
let registration: ServiceWorkerRegistration | undefined;
let asked = false;

/**
 * Keeps the house on this device. While the page is open it holds a lock in the name of its version: the service worker
 * throws nothing away that this page may still ask for, whatever comes after it.
 */
export function keepOffline(): void {
  if (!worker) return;
  void navigator.locks.request(`aerie-version-${version}`, { mode: 'shared' }, () => new Promise(() => {}));
  const hadController = worker.controller !== null;
  if (hadController) offlineCopy.value = 'all';
  worker.addEventListener('message', ({ data }) => {
    if (data?.type === 'stocked' && offlineCopy.peek() !== 'all')
      offlineCopy.value = { stocked: data.stocked, of: data.of };
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
  // What the page itself needs comes first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    registration = await worker?.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Then it is a page like any other.
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

/** A worker that is installed while another is at work waits: it is the newer version. */
function watch(coming: ServiceWorker | null | undefined): void {
  if (!coming) return;
  const look = () => {
    if (coming.state === 'installed' && worker?.controller) isUpdateReady.value = true;
  };
  look();
  coming.addEventListener('statechange', look);
}

/** Goes over to the newer version. Other pages stay at theirs until they are loaded anew. */
export function applyUpdate(): void {
  asked = true;
  const { waiting } = registration ?? {};
  if (waiting) waiting.postMessage('takeOver');
  else location.reload();
}

/** Lets the browser ask whether to install; its answer is between the two of them. */
export async function installApp(): Promise<void> {
  const offer = installOffer.peek();
  installOffer.value = undefined;
  await offer?.prompt();
}
