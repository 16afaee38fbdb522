/**
 * As much of a browser as the front page needs to be drawn once, without one: nodes that can be put together and
 * written down. Nothing is fetched and nothing happens later: whoever draws ends at once.
 */
class Knot {
  parentNode: Knot | null = null;
  readonly childNodes: Knot[] = [];

  constructor(readonly nodeType: number) {}

  get firstChild(): Knot | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): Knot | null {
    const siblings: readonly Knot[] = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  insertBefore(child: Knot, before: Knot | null): Knot {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child: Knot): Knot {
    return this.insertBefore(child, null);
  }

  removeChild(child: Knot): void {
    child.remove();
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }
}

class Words extends Knot {
  constructor(public data: string) {
    super(3);
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

class Tag extends Knot {
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> = {};
  readonly dataset: Record<string, string> = {};

  constructor(
    readonly namespaceURI: string,
    readonly localName: string,
  ) {
    super(1);
    Object.defineProperty(this.style, 'setProperty', {
      value: (name: string, value: unknown) => {
        this.style[name] = value;
      },
    });
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(): void {}
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;');
const EMPTY = new Set(['input', 'br', 'img', 'hr']);

/** A knot as HTML. */
export function written(knot: Knot): string {
  if (knot instanceof Words) return escaped(knot.data);
  if (!(knot instanceof Tag)) return '';
  const style = Object.entries(knot.style)
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';');
  const attributes = [...knot.attributes, ...(style ? [['style', style] as const] : [])]
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('');
  const inside = knot.childNodes.map(written).join('');
  return `<${knot.localName}${attributes}>${inside}${EMPTY.has(knot.localName) ? '' : `</${knot.localName}>`}`;
}

const HTML = 'http://www.w3.org/1999/xhtml';
export const place = new Tag(HTML, 'div');
const nothing = (): void => {};

const browser = {
  document: {
    documentElement: new Tag(HTML, 'html'),
    createElementNS: (space: string, name: string) => new Tag(space, name),
    createElement: (name: string) => new Tag(HTML, name),
    createTextNode: (text: string) => new Words(String(text)),
    querySelector: nothing,
    addEventListener: nothing,
  },
  location: { pathname: '/', hash: '', search: '', origin: '' },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  // Whoever asks waits for ever.
  fetch: () => new Promise(nothing),
  indexedDB: { open: () => ({}) },
  navigator: { onLine: true, languages: ['en'] },
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true });
