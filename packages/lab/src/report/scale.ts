/** Where a number stands in a plot. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  at(value: number): number;
}

export function scaled(from: number, to: number, start: number, end: number): Scale {
  const span = to - from || 1;
  return { from, to, at: (value) => start + ((value - from) / span) * (end - start) };
}

/** Round numbers inside the scale, about as many as asked for. */
export function ticks({ from, to }: Scale, about: number): number[] {
  const rough = (to - from) / about;
  if (!(rough > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
