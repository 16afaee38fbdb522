/** A rule of a style sheet for one selector. */
export interface Rule {
  /** From the outermost element to the one that is meant. */
  readonly parts: readonly Part[];
  readonly weight: number;
  readonly declared: readonly (readonly [property: string, value: string])[];
}

interface Part {
  readonly root: boolean;
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  /** Whether the part before is the parent, not just an ancestor. */
  readonly isChild: boolean;
}

/** An element as far as selectors look at it. */
export interface Styled {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly parent: Styled | undefined;
}

/** The rules of a style sheet as they hold for a page by day that nobody touches; what stands in `@` blocks is left out. */
export function rulesOf(css: string): Rule[] {
  const plain = withoutBlocks(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declared = declarations(body);
    return selectors.split(',').flatMap((selector) => {
      const parts = partsOf(selector.trim());
      if (!parts) return [];
      const weight = parts.reduce(
        (sum, { root, tag, classes }) => sum + 100 * (classes.length + Number(root)) + Number(!!tag),
        0,
      );
      return [{ parts, weight, declared }];
    });
  });
}

export function declarations(body: string): [string, string][] {
  return body.split(';').flatMap((one) => {
    const at = one.indexOf(':');
    return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as [string, string]];
  });
}

/** Without `@media`, `@keyframes` and the like. */
function withoutBlocks(css: string): string {
  let out = '';
  for (let i = 0; i < css.length; i++) {
    if (css[i] !== '@') {
      out += css[i];
      continue;
    }
    let depth = 0;
    for (; i < css.length; i++) {
      if (css[i] === '{') depth++;
      if (css[i] === '}' && --depth === 0) break;
      if (css[i] === ';' && depth === 0) break;
    }
  }
  return out;
}

/** Undefined for a selector with anything but tags, classes and `:root`: states, themes, places among siblings. */
function partsOf(selector: string): Part[] | undefined {
  const parts: Part[] = [];
  let isChild = false;
  for (const word of selector.replace(/>/g, ' > ').split(/\s+/)) {
    if (word === '>') {
      isChild = true;
      continue;
    }
    const found = /^(:root)?([a-z][\w-]*)?((?:\.[\w-]+)*)$/i.exec(word);
    if (!found || word === '') return undefined;
    const [, root, tag, classes = ''] = found;
    parts.push({ root: root !== undefined, tag, classes: classes.split('.').slice(1), isChild });
    isChild = false;
  }
  return parts;
}

/** Whether a rule means an element. */
export function means({ parts }: Rule, element: Styled): boolean {
  return fits(parts, parts.length - 1, element);
}

function fits(parts: readonly Part[], at: number, element: Styled): boolean {
  const part = parts[at] as Part;
  if (part.root && element.parent) return false;
  if (part.tag !== undefined && part.tag !== element.tag) return false;
  if (!part.classes.every((name) => element.classes.has(name))) return false;
  if (at === 0) return true;
  for (let above = element.parent; above; above = above.parent) {
    if (fits(parts, at - 1, above)) return true;
    if (part.isChild) return false;
  }
  return false;
}
