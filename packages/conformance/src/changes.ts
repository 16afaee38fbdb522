/** How one piece of plain data became another: a line for every path at which they differ. */
export function changes(before: unknown, after: unknown, path = '$'): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [`${path}: ${shown(before)} → ${shown(after)}`];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    changes(before[key], after[key], Array.isArray(after) ? `${path}[${key}]` : `${path}.${key}`),
  );
}

const isParts = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

const shown = (data: unknown): string => JSON.stringify(data) ?? 'nothing';
