import type { MatchFile } from '@aerie/kernel';

/** The file as text that people can read and compare: a line for each part of the head and each entry. */
export function matchText({ entries, ...head }: MatchFile): string {
  const field = (name: string, value: string): string => `  ${JSON.stringify(name)}: ${value}`;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const { outcome, ...before } = head;
  const fields = [
    ...Object.entries(before).map(([name, value]) => field(name, JSON.stringify(value))),
    field('entries', lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'),
    field('outcome', JSON.stringify(outcome)),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}
