import changelog from '../../../../CHANGELOG.md?raw';

/** What changed in one way, as `Added`; in English, as the changelog is written. */
export interface Changes {
  readonly kind: string;
  readonly items: readonly string[];
}

/** What the newest section of the changelog says. */
export function whatsNew(text: string = changelog): Changes[] {
  const [, newest = ''] = text.split(/^## .*$/m);
  const [, ...kinds] = newest.split(/^### /m);
  return kinds.map((part) => {
    const [kind = '', ...lines] = part.split('\n');
    const [, ...items] = `\n${lines.join('\n')}`.split(/\n- /);
    return { kind: kind.trim(), items: items.map((item) => item.replace(/\s+/g, ' ').trim()) };
  });
}
