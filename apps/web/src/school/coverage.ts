import type { AnySchool } from '../contract/school.js';

/** The passages of the rules that lessons, drills and the first game teach, wholly or in part. */
export function taughtBy({ chapters, drills, companion }: AnySchool): ReadonlySet<string> {
  const parts = [...chapters.flatMap(({ steps }) => steps), ...drills, ...companion.concepts];
  const addresses = parts.flatMap(({ teaches = [] }) => teaches);
  return new Set(addresses.map((address) => address.split('-')[0] as string));
}
