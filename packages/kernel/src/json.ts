/** Plain data: what a state, a view, an event and a chance outcome are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether lists and objects lie in each other to more than so many levels; the data itself may be of any depth. */
export function isDeeperThan(data: unknown, levels: number): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((x) => (typeof x === 'object' && x !== null ? Object.values(x) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Deep equality of plain data; the order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((x, i) => same(x, b[i]));
  }
  const [ka, kb] = [Object.keys(a), Object.keys(b)];
  if (ka.length !== kb.length) return false;
  return ka.every(
    (k) => Object.hasOwn(b, k) && same((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]),
  );
}

/** The path to the first thing in `x` that JSON would lose or change, or undefined if there is none. */
export function notJson(x: unknown, path = '$'): string | undefined {
  if (x === null || typeof x === 'boolean' || typeof x === 'string') return undefined;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? undefined : path;
  if (typeof x !== 'object') return path;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const bad = notJson(x[i], `${path}[${i}]`);
      if (bad) return bad;
    }
    return undefined;
  }
  const proto = Object.getPrototypeOf(x);
  if (proto !== Object.prototype && proto !== null) return path;
  for (const [key, value] of Object.entries(x)) {
    const bad = notJson(value, `${path}.${key}`);
    if (bad) return bad;
  }
  return undefined;
}
