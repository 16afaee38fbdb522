import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, icalendar } from './icalendar.js';

const NOW = Date.UTC(2030, 0, 4, 18, 5, 9);
const event: CalendarEvent = { uid: 'a', at: NOW, title: 'T', text: '', url: 'https://aerie.test/table/a' };

/** Reads a calendar back by what the standard says: lines are unfolded, then split at the first colon, then unescaped. */
const read = (text: string, name: string): string | undefined =>
  text
    .replace(/\r\n /g, '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

test('a deadline', () => {
  const text = icalendar('Aerie', [{ ...event, title: 'Zefiria; mit Ben, Cleo', text: 'a\nb' }], NOW);
  expect(text).toContain(
    'DTSTART:20300104T180509Z\r\nSUMMARY:Zefiria\\; mit Ben\\, Cleo\r\nDESCRIPTION:a\\nb\r\n',
  );
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('nothing awaited is an empty calendar', () => {
  expect(icalendar('Aerie', [], NOW)).not.toContain('VEVENT');
});

test('whatever people are called: no line too long, none that somebody else wrote, and the same text comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      const text = icalendar('Aerie', [{ ...event, title }], NOW);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      expect(lines.filter((line) => /^[A-Z]/.test(line))).toHaveLength(
        icalendar('Aerie', [event], NOW).split('\r\n').length - 1,
      );
      const plain = title.replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
      expect(read(text, 'SUMMARY')).toBe(plain);
    }),
  );
});
