declare const self: ServiceWorkerGlobalScope;

/**
 * One cache a version. Pages hold a lock of the same name while they are open (`src/offline/version.ts`), so that what an
 * old page may still ask for is kept as long as there is one.
 */
const OURS = 'aerie-version-';
const NAME = OURS + VERSION;
const ALL = FILES;
const PATHS = new Set(ALL.map(([path]) => path));
/** What is named after its content never changes. */
const isLasting = (path: string): boolean => path.startsWith('/assets/');
const AT_ONCE = 6;

/** Fetches everything that this version is made of; all of it, or the version is not there. */
export async function stock(): Promise<void> {
  const cache = await caches.open(NAME);
  // The front page is kept in one's own language only.
  const missing = ALL.filter(([path]) => !path.startsWith('/front.') || path === front());
  const of = missing.length;
  let stocked = 0;
  const work = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await stockOne(cache, ...file);
      await tell(++stocked, of);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What was fetched before, for this version or another, need not be fetched again. */
async function stockOne(cache: Cache, path: string, integrity: string): Promise<void> {
  if (await cache.match(path)) return;
  const known = isLasting(path) ? await caches.match(path) : undefined;
  const response =
    known ?? (await fetch(path, { integrity, cache: isLasting(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Says how far it has got, to whoever looks. */
async function tell(stocked: number, of: number): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'stocked', stocked, of });
}

/** Throws away versions that no page belongs to any more; not while a new one is on its way. */
export async function tidy(): Promise<void> {
  const names = await caches.keys();
  if (self.registration.installing || self.registration.waiting) return;
  const { held } = await self.navigator.locks.query();
  const open = new Set(held?.map(({ name }) => name));
  const old = names.filter((name) => name.startsWith(OURS) && name !== NAME && !open.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(path, { ignoreVary: true });

/** A room of the house: all are shown by the same page, which finds its way by itself; the front page is there at once. */
export async function page(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = pathname === '/' ? front() : PATHS.has(pathname) ? pathname : SHELL;
  return (await kept(own)) ?? (await kept(SHELL)) ?? fetch(request);
}

/** The front page in the first language of the browser's that we speak. */
function front(): string {
  const wanted = self.navigator.languages.map((tag) => `/front.${tag.slice(0, 2)}.html`);
  return wanted.find((path) => PATHS.has(path)) ?? '/front.en.html';
}

/** Something that a page is made of: of this version, or of an older one that is still open. */
export async function part(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = (await kept(pathname)) ?? (await caches.match(pathname, { ignoreVary: true }));
  return known ?? fetch(request);
}
