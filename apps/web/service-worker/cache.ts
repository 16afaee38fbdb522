declare const self: ServiceWorkerGlobalScope;

/**
 * One cache a version. Open pages hold a lock of the same name (`src/offline/service-worker.ts`): what an old page may
 * still ask for stays as long as it is open.
 */
const OURS = 'aerie-version-';
const NAME = OURS + VERSION;
const ALL = FILES;
const PATHS = new Set(ALL.map(([path]) => path));
/** Files in `assets` have a hash of their content in their name, so they never change. */
const isLasting = (path: string): boolean => path.startsWith('/assets/');
/**
 * What is cached only once it was asked for lies in a folder of its own (`scripts/build/vite.config.ts`): the learned weights of a
 * bot, the puzzles of a game.
 */
const isOnDemand = (path: string): boolean => /^\/assets\/(weights|puzzles)\//.test(path);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const AT_ONCE = 6;

/** Caches the files of this version. It throws where one cannot be fetched: the version is not installed then. */
export async function precache(): Promise<void> {
  const wanted = await foldersOnDemand();
  const cache = await caches.open(NAME);
  const missing = ALL.filter(([path]) => {
    // The front page is cached in the language of the browser only, weights and puzzles that were asked for here before.
    if (path.startsWith('/front.')) return path === front();
    return !isOnDemand(path) || wanted.has(folderOf(path));
  });
  const of = missing.length;
  let stocked = 0;
  const work = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await cacheFile(cache, ...file);
      await tell(++stocked, of);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The folders of what was asked for and is cached, in whatever version. */
async function foldersOnDemand(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = cached.flat().map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter(isOnDemand).map(folderOf));
}

/** Takes a file from the cache of another version where it is the same. */
async function cacheFile(cache: Cache, path: string, integrity: string): Promise<void> {
  if (await cache.match(path)) return;
  const known = isLasting(path) ? await caches.match(path) : undefined;
  const response =
    known ?? (await fetch(path, { integrity, cache: isLasting(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Reports progress to open pages. */
async function tell(stocked: number, of: number): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'stocked', stocked, of });
}

/** Deletes the caches of versions that no open page belongs to; not while a new version is being installed. */
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

/** The HTML for an address: that of the front page for `/`, a file of that name where there is one, else the shell. */
export async function page(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = pathname === '/' ? front() : PATHS.has(pathname) ? pathname : SHELL;
  return (await kept(own)) ?? (await kept(SHELL)) ?? fetch(request);
}

/** The front page in the first language of the browser's that there is one in. */
function front(): string {
  const wanted = self.navigator.languages.map((tag) => `/front.${tag.slice(0, 2)}.html`);
  return wanted.find((path) => PATHS.has(path)) ?? '/front.en.html';
}

/** A file of this version, or of an older one whose page is still open. Weights and puzzles are kept once they are asked for. */
export async function part(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const onDemand = ALL.find(([path]) => path === pathname && isOnDemand(path));
  // What cannot be kept, for want of room, is handed through.
  if (onDemand) await cacheFile(await caches.open(NAME), ...onDemand).catch(() => {});
  const known = (await kept(pathname)) ?? (await caches.match(pathname, { ignoreVary: true }));
  return known ?? fetch(request);
}
