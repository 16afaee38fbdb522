/** `100,000`. */
export const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** `12.3`; never `-0.0`. */
export function decimal(n: number, digits = 1): string {
  const text = n.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** `+12`, `0`, `−7`: a number that is a difference. */
export function signed(n: number, digits = 0): string {
  const text = decimal(Math.abs(n), digits);
  if (Number(text) === 0) return text;
  return n > 0 ? `+${text}` : `−${text}`;
}

export const percent = (share: number): string => `${decimal(share * 100)}%`;

export const percents = ({ low, high }: { low: number; high: number }): string =>
  `${decimal(low * 100)}–${percent(high)}`;

/** `0.4 s`, `12 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${decimal(seconds)} s`;
  const s = Math.round(seconds);
  if (s < 60) return `${s} s`;
  const minutes = Math.floor(s / 60);
  return minutes < 60 ? `${minutes} min ${s % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `0.004 ms`, `0.45 ms`, `5.6 ms`, `1,200 ms`. */
export const milliseconds = (ms: number): string =>
  `${ms < 100 ? decimal(ms, ms < 0.1 ? 3 : ms < 1 ? 2 : 1) : whole(ms)} ms`;

/** `−12 to +7`: an interval of differences. */
export const signedRange = ({ low, high }: { low: number; high: number }): string =>
  `${signed(low)} to ${signed(high)}`;

/** `77.9–78.9`, `-4.1 to 2.0`. */
export const range = ({ low, high }: { low: number; high: number }): string =>
  `${decimal(low)}${low < 0 ? ' to ' : '–'}${decimal(high)}`;

/** `one, two or three`. */
export function listed(words: readonly string[], last = 'and'): string {
  const head = words.slice(0, -1).join(', ');
  const tail = words.at(-1) ?? '';
  return head ? `${head} ${last} ${tail}` : tail;
}

/** `1 game`, `2 games`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${whole(n)} ${n === 1 ? one : many}`;

/** A word as it can be typed in a shell. */
export const quoted = (word: string): string =>
  /^[\w.,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
