import * as v from 'valibot';
import { storedObject } from '../storage/stored-object.js';

/** The browser and system of a device, as far as its user agent says. */
export const deviceSchema = storedObject({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** The first match counts: most browsers also name others. */
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
