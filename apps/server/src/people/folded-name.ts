/** The form in which names are compared: without case, accents and repeated spaces. */
export function folded(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return bare.replace(/\s+/g, ' ').trim() || name;
}
