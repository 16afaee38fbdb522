import { beforeEach, describe, expect, test, vi } from 'vitest';

/** What the router looks at in a link. */
class FakeLink {
  readonly target: string = '';
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly origin: string;

  constructor(
    url: string,
    private readonly attributes: readonly string[] = [],
  ) {
    const { pathname, search, hash, origin } = new URL(url, 'http://aerie.test/saved');
    this.pathname = pathname;
    this.search = search;
    this.hash = hash;
    this.origin = origin;
  }

  closest(): this {
    return this;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.includes(name);
  }
}

/** A browser window at `/saved`, with the router loaded into it. */
async function open() {
  const listeners = new Map<string, (event: object) => void>();
  const location = { pathname: '/saved', origin: 'http://aerie.test' };
  const move = (_state: null, _title: string, to: string) => {
    location.pathname = new URL(to, location.origin).pathname;
  };
  const history = { pushState: vi.fn(move), replaceState: vi.fn(move) };
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('document', { addEventListener: listen });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.resetModules();
  const { path, go, followLinks } = await import('./router.js');
  followLinks();
  const click = (link: FakeLink, event: object = {}) => {
    const preventDefault = vi.fn();
    listeners.get('click')?.({ defaultPrevented: false, button: 0, target: link, preventDefault, ...event });
    return preventDefault.mock.calls.length > 0;
  };
  return { path, go, history, location, click, back: () => listeners.get('popstate')?.({}) };
}

let window: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  window = await open();
});

describe('going to an address', () => {
  test('adds to the history, or replaces the last entry', () => {
    const { go, path, history } = window;
    go('/about');
    expect(path.value).toBe('/about');
    go('/library', 'replace');
    expect(path.value).toBe('/library');
    expect(history.pushState).toHaveBeenCalledOnce();
    expect(history.replaceState).toHaveBeenCalledOnce();
  });

  test('follows the browser back', () => {
    const { go, path, location, back } = window;
    go('/about');
    location.pathname = '/saved';
    back();
    expect(path.value).toBe('/saved');
  });
});

describe('a click on a link', () => {
  test('within the site is followed without loading the page anew', () => {
    expect(window.click(new FakeLink('/games/zefiria?x=1#friends'))).toBe(true);
    expect(window.path.value).toBe('/games/zefiria');
    expect(window.history.pushState).toHaveBeenCalledWith(null, '', '/games/zefiria?x=1#friends');
  });

  test.each([
    ['to another site', new FakeLink('https://zoch-verlag.com/'), {}],
    ['to a file to be kept', new FakeLink('/api/account/export', ['download']), {}],
    ['to a place on the same page', new FakeLink('/saved#top'), {}],
    ['with a key held', new FakeLink('/about'), { ctrlKey: true }],
    ['with another button', new FakeLink('/about'), { button: 1 }],
    ['that somebody has dealt with', new FakeLink('/about'), { defaultPrevented: true }],
    ['into another window', Object.assign(new FakeLink('/about'), { target: '_blank' }), {}],
  ])('%s is left to the browser', (_, link, event) => {
    expect(window.click(link, event)).toBe(false);
    expect(window.path.value).toBe('/saved');
  });
});
