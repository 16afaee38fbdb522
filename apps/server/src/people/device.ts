import * as v from 'valibot';

/** What a device is, as far as a browser says and anybody would want to read. */
export const deviceSchema = v.strictObject({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** The first that fits counts: most browsers claim to be some other one as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(agent: string | undefined): Device {
  const text = (agent ?? '').slice(0, 500);
  const first = (kinds: typeof BROWSERS) => kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
