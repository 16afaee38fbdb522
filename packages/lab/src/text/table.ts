/** Lines of a table under its headings. Columns in which everything written starts with a digit or sign stand on the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, c) =>
    Math.max(heading.length, ...rows.map((row) => (row[c] ?? '').length)),
  );
  const right = headings.map((_, c) => rows.every((row) => /^([-+−]?\d|$)/.test(row[c] ?? '')));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => (right[c] ? cell.padStart(widths[c] as number) : cell.padEnd(widths[c] as number)))
      .join('  ')
      .trimEnd();
  return [line(headings), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)];
}
