/**
 * A picture of an element as it looks now, made in the browser alone: the element goes into an SVG with all style sheets, so that
 * the browser draws it by its own rules. What moves is shown at rest. `scale`: px of the picture for a px of the page.
 */
export async function snapshot(element: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const { width, height } = sizeOf(element);
  const clone = element.cloneNode(true) as HTMLElement;
  await settle(element, clone);
  place(clone, width, height);
  const style = document.createElement('style');
  style.textContent = `${await sheets()}\n${STILL}`;
  // As large as the window, so that rules for screens of its width hold.
  const sheet = {
    width: Math.max(innerWidth, Math.ceil(width)),
    height: Math.max(innerHeight, Math.ceil(height)),
  };
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(around(element, clone), style, sheet))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, sheet.width * scale, sheet.height * scale);
  return canvas;
}

const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scrollbar-width: none !important; }';

/** As it is laid out, whatever it is scaled by. */
const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/**
 * What a copy does not have by itself: what was painted on canvases, and pictures, which an SVG does not fetch. What is there only to be
 * pressed (`data-tool`) is not shown.
 */
async function settle(element: HTMLElement, clone: HTMLElement): Promise<void> {
  for (const tool of clone.querySelectorAll('[data-tool]')) tool.remove();
  const painted = [...element.querySelectorAll('canvas')];
  for (const [i, canvas] of [...clone.querySelectorAll('canvas')].entries()) {
    const image = document.createElement('img');
    for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
    image.src = painted[i]?.toDataURL() ?? '';
    canvas.replaceWith(image);
  }
  const pictures = [...clone.querySelectorAll('img[src], image[href]')];
  await Promise.all(
    pictures.map(async (picture) => {
      const name = picture.hasAttribute('href') ? 'href' : 'src';
      picture.setAttribute(name, await inlined(picture.getAttribute(name) ?? ''));
      picture.removeAttribute('loading');
    }),
  );
}

/** The copy in copies of all that stands around the element, each as large as it is, so that rules find what they look for. */
function around(element: HTMLElement, clone: HTMLElement): HTMLElement {
  let whole = clone;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const shell = outer.cloneNode(false) as HTMLElement;
    const { width, height } = sizeOf(outer);
    place(shell, width, height);
    // Only its rules count, none of its looks.
    for (const [property, value] of BARE) shell.style.setProperty(property, value, 'important');
    shell.append(whole);
    whole = shell;
  }
  return whole;
}

const BARE = Object.entries({
  ...{ padding: '0', border: '0', background: 'none', 'border-radius': '0', 'box-shadow': 'none' },
  ...{ overflow: 'visible', 'clip-path': 'none', filter: 'none' },
});

/** Puts something into the corner of what it stands in. */
function place({ style }: HTMLElement, width: number, height: number): void {
  const said = {
    ...{
      display: style.display,
      position: 'absolute',
      inset: '0 auto auto 0',
      margin: '0',
      transform: 'none',
    },
    ...{ width: `${width}px`, height: `${height}px`, 'max-width': 'none', 'max-height': 'none' },
    ...{ opacity: '1', visibility: 'visible' },
  };
  for (const [property, value] of Object.entries(said))
    if (value) style.setProperty(property, value, 'important');
}

function drawing(
  whole: HTMLElement,
  style: HTMLElement,
  { width, height }: { width: number; height: number },
): string {
  const { documentElement: root } = document;
  const size = getComputedStyle(root).fontSize;
  const data = Object.entries(root.dataset).map(([name, value]) => ` data-${name}="${value}"`);
  const inside = [style, whole].map((one) => new XMLSerializer().serializeToString(one)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${data.join('')} style="font-size:${size}"><foreignObject x="0" y="0" width="${width}" height="${height}">${inside}</foreignObject></svg>`;
}

/** All style of the page, with the fonts in it. */
async function sheets(): Promise<string> {
  const texts = [...document.styleSheets].map(async (sheet) =>
    withFiles(await textOf(sheet), sheet.href ?? document.baseURI),
  );
  return (await Promise.all(texts)).join('\n');
}

/**
 * A style sheet as it was written. A rule that Chromium reads back has lost what a shorthand says by a variable where a part of it is said
 * again, such as `font` before `font-variant-numeric`; so that is only for where the file cannot be had.
 */
async function textOf({ href, ownerNode, cssRules }: CSSStyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? '';
  return fetch(href, { cache: 'force-cache' }).then(
    (found) => found.text(),
    () => [...cssRules].map(({ cssText }) => cssText).join('\n'),
  );
}

const FILE = /url\((["']?)([^"')]+)\1\)/g;

/** A style sheet with the files in it that it names, by addresses relative to its own. */
async function withFiles(css: string, base: string): Promise<string> {
  const files = new Map<string, string>();
  for (const [, , address = ''] of css.matchAll(FILE))
    if (!/^(data:|#)/.test(address)) files.set(address, await inlined(new URL(address, base).href));
  return css.replace(FILE, (whole, _quote, address: string) => {
    const file = files.get(address);
    return file === undefined ? whole : `url("${file}")`;
  });
}

const known = new Map<string, Promise<string>>();

/** What lies at an address, as an address that holds it; where it cannot be had, the address itself. */
function inlined(address: string): Promise<string> {
  if (address === '' || address.startsWith('data:')) return Promise.resolve(address);
  const found = known.get(address) ?? read(address).catch(() => address);
  known.set(address, found);
  return found;
}

async function read(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
