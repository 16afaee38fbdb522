/** One moment in a calendar. */
export interface CalendarEvent {
  /** The same for the same thing, whenever it is asked for. */
  readonly uid: string;
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The most octets of a line (RFC 5545, 3.1). */
const LINE = 75;

/** A text as a value: with what has a meaning in calendars escaped, and nothing that could end a line (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A line in pieces that are not too long, each but the first behind a space; no letter is split. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, size] = ['', 0];
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (size + octets > LINE) {
      pieces.push(piece);
      [piece, size] = ['', 1];
    }
    piece += letter;
    size += octets;
  }
  return [...pieces, piece].join('\r\n ');
}

/** As 20300104T180000Z. */
const stamp = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A calendar of moments, as RFC 5545 has it. */
export function icalendar(name: string, events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aerie//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(({ uid, at, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
