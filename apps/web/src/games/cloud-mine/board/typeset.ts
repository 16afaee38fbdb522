/** Breaks words into at most so many lines; what does not fit ends in an ellipsis. */
export function linesOf(
  text: string,
  wide: number,
  most: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const one of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${one}`) <= wide) lines[lines.length - 1] = `${last} ${one}`;
    else lines.push(one);
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]} …`;
  return kept.map((line) => shortened(line, wide, widthOf));
}

/** A line that fits; where it does not, it ends in an ellipsis. */
export function shortened(line: string, wide: number, widthOf: (line: string) => number): string {
  const signs = [...line];
  if (widthOf(line) <= wide) return line;
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > wide) signs.pop();
  return `${signs.join('')}…`;
}
