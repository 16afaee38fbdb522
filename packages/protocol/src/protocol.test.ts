import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameSchema, readFromClient, Unreadable } from './index.js';

const TABLE = 'ABCDEFGH12345678abcd';
const MESSAGES = [
  { type: 'lobby', id: '1', on: true },
  {
    type: 'create',
    id: '2',
    game: 'rauf-und-runter',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'perfect' }, { kind: 'open' }],
    listed: true,
  },
  { type: 'watch', id: '3', table: TABLE, since: 4 },
  { type: 'sit', id: '4', table: TABLE, seat: 1, name: ' Zoë 🐔 ' },
  { type: 'answer', id: '5', table: TABLE, seat: 0, number: 12, answer: 'shed 2' },
  { type: 'cover', id: '6', table: TABLE, seat: 0, level: null },
  { type: 'ping', id: 'a-b_c' },
  { type: 'undo', id: '8', table: TABLE, seat: 0, number: 3 },
  { type: 'chat', id: '9', table: TABLE, text: ' <b>well</b> played 👩‍🚀 ' },
] as const;

describe('messages from clients', () => {
  test.each(MESSAGES)('$type is read', (message) => {
    expect(readFromClient(JSON.stringify(message))).toMatchObject({ type: message.type, id: message.id });
  });

  test('names are trimmed', () => {
    expect(readFromClient(JSON.stringify(MESSAGES[3]))).toMatchObject({ name: 'Zoë 🐔' });
  });

  test('lines of chat are trimmed, and otherwise taken as they are', () => {
    expect(readFromClient(JSON.stringify(MESSAGES[8]))).toMatchObject({ text: '<b>well</b> played 👩‍🚀' });
    const longest = '🐉'.repeat(300);
    expect(readFromClient(JSON.stringify({ ...MESSAGES[8], text: longest }))).toMatchObject({
      text: longest,
    });
  });

  test.each<[string, unknown, string]>([
    ['a line of nothing', { type: 'chat', id: '1', table: TABLE, text: ' \n ' }, 'text'],
    ['two lines in one', { type: 'chat', id: '1', table: TABLE, text: 'a\nb' }, 'text'],
    ['a line that cannot be seen', { type: 'chat', id: '1', table: TABLE, text: '\u200d\u200d' }, 'text'],
    ['a line turned round', { type: 'chat', id: '1', table: TABLE, text: 'a\u202eb' }, 'text'],
    ['a line as long as a page', { type: 'chat', id: '1', table: TABLE, text: 'x'.repeat(301) }, 'text'],
    ['an undo of one knows not what', { type: 'undo', id: '1', table: TABLE, seat: 0 }, 'number'],
    [
      "a key that is too short to be one's own",
      {
        type: 'create',
        id: '1',
        game: 'x-y',
        options: {},
        seats: [{ kind: 'me' }],
        listed: true,
        key: 'mine',
      },
      'key',
    ],
    ['no JSON', '{', 'message'],
    ['no type', { id: '1' }, 'type'],
    ['an unknown type', { type: 'dance', id: '1' }, 'type'],
    ['no id', { type: 'ping' }, 'id'],
    ['something more than asked for', { type: 'ping', id: '1', extra: 1 }, 'extra'],
    ['a table id that is none', { type: 'start', id: '1', table: '../etc' }, 'table'],
    ['a seat that is none', { type: 'stand', id: '1', table: TABLE, seat: -1 }, 'seat'],
    ['half a seat', { type: 'stand', id: '1', table: TABLE, seat: 0.5 }, 'seat'],
    [
      'an answer as long as a book',
      { type: 'answer', id: '1', table: TABLE, seat: 0, number: 1, answer: 'x'.repeat(500) },
      'answer',
    ],
    ['a name that cannot be seen', { type: 'sit', id: '1', table: TABLE, seat: 0, name: 'a\u202Eb' }, 'name'],
    ['a line of a filler', { type: 'chat', id: '1', table: TABLE, text: '\u3164' }, 'text'],
    ['no name at all', { type: 'sit', id: '1', table: TABLE, seat: 0, name: '   ' }, 'name'],
    [
      'nine seats',
      {
        type: 'create',
        id: '1',
        game: 'x-y',
        options: {},
        seats: Array(9).fill({ kind: 'open' }),
        listed: true,
      },
      'seats',
    ],
  ])('%s is refused, with its place', (_, message, at) => {
    try {
      readFromClient(typeof message === 'string' ? message : JSON.stringify(message));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
      expect((error as Unreadable).at).toBe(at);
    }
  });

  test('whatever comes in, it is read or refused, and nothing else happens', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constantFrom(...MESSAGES.map((m) => JSON.stringify(m)))),
        fc.nat(200),
        fc.string({ maxLength: 3 }),
        (text, at, piece) => {
          for (const mutated of [text, text.slice(0, at) + piece + text.slice(at + 1)]) {
            try {
              readFromClient(mutated);
            } catch (error) {
              expect(error).toBeInstanceOf(Unreadable);
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('names', () => {
  const read = (name: string) => v.safeParse(nameSchema, name);

  test.each([
    ['a Hangul filler', '\u3164'],
    ['fillers of halves of syllables', '\u115F\u1160'],
    ['a narrow filler', '\uFFA0'],
    ['a blank of Braille', '\u2800'],
    ['blanks of Braille', '\u2800 \u2800'],
    ['a joiner of graphemes', '\u034F'],
    ['a selector alone', '\uFE0F'],
    ['a far selector', '\u{E0100}'],
    ['a note without a head', '\u{1D159}'],
    ['an accent on nothing', '\u0301'],
    ['a zero width space', '\u200B'],
    ['a filler within a name', 'An\u3164na'],
    ['a joiner of graphemes within a name', 'An\u034Fna'],
  ])('%s is none', (_, name) => {
    expect(read(name).success).toBe(false);
  });

  test.each([
    'Zoë',
    'Øyvind',
    '小明',
    'Привет',
    'राम',
    'ตุ๊กตา',
    'עומר',
    'سارة',
    'O’Neill 3',
    '❤️',
    '🐔 Zoë',
    'e\u0301ric',
    '·',
  ])('%s is one', (name) => {
    expect(read(name)).toMatchObject({ success: true, output: name });
  });
});
