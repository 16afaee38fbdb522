import { signal } from '@preact/signals';

/** The path of the current address. */
export const path = signal(location.pathname);

/** Whether this page is a board in a frame of another site. It stays one: whatever leads elsewhere opens a tab. */
export const isEmbedded = location.pathname.startsWith('/embed/');

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (isEmbedded) {
    open(to, '_blank', 'noopener');
    return;
  }
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  readLocation();
  scrollTo(0, 0);
}

function readLocation(): void {
  path.value = location.pathname;
}

/** Follows links within the site without loading the page anew. */
export function followLinks(): void {
  if (isEmbedded) {
    document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
    return;
  }
  addEventListener('popstate', readLocation);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
