const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const HEIGHTS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** A lying bar, to an eighth of a character. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(Math.max(share, 0), 1) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] as string);
}

/** Standing columns, `height` lines, top line first. What is not zero is never invisible. */
export function columns(counts: readonly number[], height: number): string[] {
  const most = Math.max(1, ...counts);
  const eighths = counts.map((count) =>
    count > 0 ? Math.max(1, Math.round((count / most) * height * 8)) : 0,
  );
  return Array.from({ length: height }, (_, line) => {
    const floor = (height - 1 - line) * 8;
    return eighths.map((n) => HEIGHTS[Math.min(Math.max(n - floor, 0), 8)] as string).join('');
  });
}

/** An interval and its middle on a scale, and where `fair` lies: `  ├──●─┤  ┊ `. */
export function whisker(
  { low, high }: { low: number; high: number },
  middle: number,
  fair: number,
  { from, to }: { from: number; to: number },
  width: number,
): string {
  const at = (x: number): number => Math.round(((x - from) / (to - from || 1)) * (width - 1));
  const cells = Array<string>(width).fill(' ');
  for (let i = at(low); i <= at(high); i++) cells[i] = '─';
  cells[at(low)] = '├';
  cells[at(high)] = '┤';
  cells[at(fair)] = '┊';
  cells[at(middle)] = '●';
  return cells.join('');
}
