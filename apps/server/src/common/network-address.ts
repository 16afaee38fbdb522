import { isIPv6 } from 'node:net';

/**
 * What an address is rate-limited by: an IPv4 address itself, of an IPv6 address its /64, which usually belongs to one
 * customer. An IPv4 address may come mapped into IPv6.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] as string;
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - after).fill('0')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
