import type { QuickChance } from '@aerie/kernel';
import { type FromClient, REACTIONS, type RequestType, type Shown, type WantedSeat } from '@aerie/protocol';

/** What an attacker may know: all ids there are, and what regular people would answer. */
export interface KnownIds {
  readonly tables: readonly string[];
  readonly answers: readonly string[];
  /** The number of entries of a match that is under way. */
  readonly number: number;
}

/** What goes over a socket: text, or bytes that are marked as text or binary. */
export type Frame = string | { readonly bytes: Buffer; readonly binary: boolean };

/** How many messages are remembered, to be sent again by anybody at any time. */
const REMEMBERED = 500;

/** A little less than the longest message that is read. */
const LONGEST = 15_000;

/** Strings that often break programs. */
const STRANGE = [
  '',
  ' ',
  '\0',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e999',
  '../../etc/passwd',
  "'; drop table tables; --",
  '<script>alert(1)</script>',
  '{{7*7}}%s%n',
  '\r\nSet-Cookie: aerie=1',
  '\ud800',
  '\udc00\ud800',
  '\u202Eright to left',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩‍👩‍👧‍👦🐔',
  'ﷺ'.repeat(30),
  'İıſẞ',
  '\ufeff',
];

const NUMBERS = [0, -0, 1, -1, 0.5, 7, 8, 255, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e-7, 1e308];

type Fields<T extends RequestType> = Omit<Extract<FromClient, { type: T }>, 'type' | 'id'>;

/** Makes messages of every type: some valid, most broken. */
export class MessageFuzzer {
  private readonly sent: string[] = [];
  private made = 0;

  constructor(
    private readonly luck: QuickChance,
    private readonly known: () => KnownIds,
  ) {}

  next(): Frame {
    const frame = this.any();
    if (typeof frame === 'string') this.sent[this.made++ % REMEMBERED] = frame;
    return frame;
  }

  private any(): Frame {
    // After one of these the server closes the connection, so they are rare.
    if (this.below(100) === 0) return this.fatal();
    switch (this.below(16)) {
      case 0:
        return { bytes: this.bytes(this.size()), binary: true };
      case 1:
        return this.noise(this.size());
      case 2:
        return json(this.value(4));
      case 3:
        return this.nested();
      case 4:
        return this.garbled(json(this.message()));
      case 5:
      case 6:
        return json(this.mutated(this.message()));
      case 7:
      case 8:
        return this.sent.length > 0 ? this.pick(this.sent) : '[]';
      default:
        return json(this.message());
    }
  }

  /** Too long, or bytes that are not valid text. */
  private fatal(): Frame {
    if (this.below(2) === 0) return { bytes: this.bytes(1 + this.below(200)), binary: false };
    return json({ ...this.message(), id: 'x'.repeat(2 * LONGEST + this.below(100_000)) });
  }

  /** A valid message about anything that there is. */
  private message(): Record<string, unknown> {
    const type = this.pick(Object.keys(this.fields) as RequestType[]);
    const id = this.below(4) === 0 ? `again${this.below(20)}` : `f${this.made}-${this.below(1e6)}`;
    return { type, id, ...this.fields[type]() };
  }

  private readonly fields: { readonly [T in RequestType]: () => Fields<T> } = {
    ping: () => ({}),
    openRoom: () => ({ table: this.table(), shown: this.shown() }),
    enterRoom: () => ({ room: this.table() }),
    leaveRoom: () => ({ room: this.table() }),
    show: () => ({ room: this.table(), shown: this.shown() }),
    askLead: () => ({ room: this.table(), wish: this.below(2) === 0 }),
    handLead: () => ({ room: this.table(), to: this.number() }),
    talk: () => ({ room: this.table(), text: this.noise(20) }),
    lobby: () => ({ on: this.below(4) === 0 }),
    create: () => ({
      game: this.pick(['rauf-und-runter', 'rauf-und-runter', 'schwingenschlag', 'constructor', 'chess']),
      options: this.pick<Record<string, boolean | number>>([{}, {}, { wings: true }, { toString: 1 }]),
      seats: Array.from({ length: 1 + this.below(5) }, () => this.wanted()),
      listed: this.below(2) === 0,
      ...(this.below(4) === 0 ? { watchers: false } : {}),
      ...(this.below(4) === 0 ? { friendly: this.below(2) === 0 } : {}),
      ...(this.below(4) === 0 ? { key: `again-and-again-${this.below(5)}` } : {}),
    }),
    watch: () => ({ table: this.table(), ...(this.below(2) ? { since: this.number() } : {}) }),
    unwatch: () => ({ table: this.table() }),
    configure: () => ({
      table: this.table(),
      ...(this.below(2) ? { listed: this.below(2) === 0 } : {}),
      ...(this.below(2) ? { friendly: this.below(2) === 0 } : {}),
      ...(this.below(4) ? {} : { options: this.pick<Record<string, number>>([{}, { toString: 1 }]) }),
      ...(this.below(4) ? {} : { seats: 1 + this.below(6) }),
    }),
    agree: () => ({ table: this.table(), terms: this.below(3) }),
    admit: () => ({ table: this.table(), watchers: this.below(2) === 0 }),
    sit: () => ({ ...this.place(), ...(this.below(2) ? { name: 'Mallory' } : {}) }),
    stand: () => this.place(),
    seatBot: () => ({ ...this.place(), level: this.level() }),
    remove: () => this.place(),
    start: () => ({ table: this.table() }),
    reveal: () => ({ table: this.table(), part: 'f'.repeat(64) }),
    rematch: () => ({ table: this.table() }),
    answer: () => ({ ...this.place(), number: this.number(), answer: this.answer() }),
    undo: () => ({ ...this.place(), number: this.number() }),
    agreeUndo: () => ({ ...this.place(), agree: this.below(2) === 0 }),
    sketch: () => ({ ...this.place(), number: this.number(), plan: [this.answer().slice(0, 40)] }),
    cover: () => ({ ...this.place(), level: this.level() }),
    voteCover: () => this.place(),
    resign: () => this.place(),
    react: () => ({ table: this.table(), reaction: this.pick(REACTIONS) }),
    takeOver: () => ({ ...this.place(), ...(this.below(4) === 0 ? { wish: false } : {}) }),
    agreeTakeOver: () => ({ ...this.place(), agree: this.below(2) === 0 }),
    chat: () => ({
      table: this.table(),
      text: this.pick(['hello', '<img src=x onerror=alert(1)>', this.answer()]),
    }),
  };

  private place(): { table: string; seat: number } {
    return { table: this.table(), seat: this.below(4) };
  }

  private table(): string {
    const { tables } = this.known();
    return this.below(20) === 0 || tables.length === 0 ? 'ABCDEFGHJKMNPQRSTVWX' : this.pick(tables);
  }

  /** Near the number of a match that is under way, or anywhere. */
  private number(): number {
    const near = this.known().number + this.below(5) - 2;
    return this.below(3) === 0 ? this.below(100) : Math.max(0, near);
  }

  private answer(): string {
    const { answers } = this.known();
    return answers.length > 0 && this.below(3) > 0
      ? this.pick(answers)
      : this.pick([...STRANGE, 'F', 'reroll']);
  }

  private shown(): Shown {
    const line = Array.from({ length: this.below(3) }, () => ({
      seat: this.below(6),
      answer: 'F',
      chance: [],
    }));
    return { at: this.number(), viewpoint: this.pick(['all', 'watcher', this.below(6)]), line };
  }

  private level(): string | null {
    return this.pick(['random', 'greedy', 'genius', 'constructor', null]);
  }

  private wanted(): WantedSeat {
    return this.pick<WantedSeat>([
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'genius' },
      { kind: 'me', name: 'Mallory' },
    ]);
  }

  /** One to three fields are missing, added, or of another type. */
  private mutated(message: Record<string, unknown>): Record<string, unknown> {
    let mutant = { ...message };
    for (let i = 1 + this.below(3); i > 0; i--) {
      const key = this.pick(Object.keys(mutant).concat(this.key()));
      const { [key]: _, ...others } = mutant;
      // Own keys, whatever they are called: this is what JSON.parse makes as well.
      mutant =
        this.below(4) === 0 ? others : Object.fromEntries([...Object.entries(others), [key, this.value(3)]]);
    }
    return mutant;
  }

  /** A valid message of which a few characters are removed, doubled or replaced. */
  private garbled(text: string): string {
    let garbled = text;
    for (let i = 1 + this.below(4); i > 0; i--) {
      const at = this.below(garbled.length + 1);
      const gone = this.below(4);
      garbled =
        garbled.slice(0, at) +
        this.pick(['', '"', '{', '}', ',', '\\', '\\u', this.noise(3)]) +
        garbled.slice(at + gone);
    }
    return garbled;
  }

  private nested(): string {
    const [left, right] = this.pick([
      ['[', ']'],
      ['{"a":', '}'],
      ['{"type":"create","options":', '}'],
      ['[', ''],
    ] as const);
    const depth = 1 + this.below(LONGEST / (left.length + right.length));
    return left.repeat(depth) + (right === '' ? '' : '1') + right.repeat(depth);
  }

  private value(depth: number): unknown {
    switch (this.below(depth > 0 ? 9 : 7)) {
      case 0:
        return null;
      case 1:
        return this.below(2) === 0;
      case 2:
        return this.pick(NUMBERS);
      case 3:
        return this.below(100);
      case 4:
        return this.pick(STRANGE);
      case 5:
        return 'x'.repeat(this.size());
      case 6:
        return this.table();
      case 7:
        return Array.from({ length: this.below(5) }, () => this.value(depth - 1));
      default:
        return Object.fromEntries(
          Array.from({ length: this.below(5) }, () => [this.key(), this.value(depth - 1)]),
        );
    }
  }

  private key(): string {
    return this.pick(['type', 'id', 'table', 'seat', 'answer', 'seats', 'options', ...STRANGE]);
  }

  /** Mostly small, sometimes near the longest message that is read. */
  private size(): number {
    return this.pick([0, 1, 10, 100, 100, 1000, 1000, this.below(LONGEST)]);
  }

  private noise(length: number): string {
    return Array.from({ length: Math.min(length, 2000) }, () =>
      String.fromCharCode(this.below(this.below(2) === 0 ? 128 : 0x1_0000)),
    ).join('');
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  below(n: number): number {
    return this.luck.below(n);
  }
}

/** `JSON.stringify` would leave out a number too large for it to hold; readers have to cope with one. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('1e+308', '1e999');
