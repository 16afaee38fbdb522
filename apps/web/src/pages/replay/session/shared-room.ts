import type { Reason } from '@aerie/kernel';
import type { Companion, FromServer, RoomLine, Shown } from '@aerie/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { connection } from '../../../net/connection.js';
import { person } from '../../../net/session.js';

/** The replay that is looked at. */
interface Board {
  readonly shown: ReadonlySignal<Shown>;
  /** Goes where somebody else is. */
  lookAt(shown: Shown): void;
}

/** What whoever leads does is told so often at most, in ms. */
const TELL_MS = 200;

const isSame = (one: Shown | undefined, other: Shown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A room at the server in which several people look at one replay. Where one leads, what one looks at is told to the others;
 * where one does not, one follows, until one steps away by oneself.
 */
export class SharedRoom {
  readonly people = signal<readonly Companion[]>([]);
  readonly talk = signal<readonly RoomLine[]>([]);
  readonly follows = signal(true);
  /** Lines of others that have not been looked at. */
  readonly unread = signal(0);
  /** Why one is not in the room any more. */
  readonly left = signal<Reason | undefined>(undefined);
  /** What the room looks at, as the server said last. */
  private shown: Shown | undefined;
  private isTold = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(
    readonly id: string,
    private readonly board: Board,
  ) {
    this.stops = [
      connection.listen((message) => this.hear(message)),
      connection.whenOpen(() => void this.enter()),
      effect(() => this.looked(board.shown.value)),
    ];
  }

  get me(): Companion | undefined {
    return this.people.value.find(({ me }) => me);
  }

  get leader(): Companion | undefined {
    return this.people.value.find(({ leads }) => leads);
  }

  /** Goes back to what whoever leads looks at. */
  follow(): void {
    this.follows.value = true;
    if (this.shown) this.board.lookAt(this.shown);
  }

  handTo(number: number): Promise<Reason | undefined> {
    return this.ask(connection.ask('handLead', { room: this.id, to: number }));
  }

  askToLead(wish: boolean): Promise<Reason | undefined> {
    return this.ask(connection.ask('askLead', { room: this.id, wish }));
  }

  say(text: string): Promise<Reason | undefined> {
    return this.ask(connection.ask('talk', { room: this.id, text }));
  }

  /** Leaves the room; the replay stays where it is. */
  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
    if (this.people.peek().length > 0) void connection.ask('leaveRoom', { room: this.id });
  }

  private async enter(): Promise<void> {
    // A visitor says first who they are; the connection opens anew then.
    if (!person.peek()) return;
    const refused = await this.ask(connection.ask('enterRoom', { room: this.id }));
    if (refused && refused.code !== 'needsName') this.out(refused);
  }

  private async ask(asked: ReturnType<typeof connection.ask>): Promise<Reason | undefined> {
    const reply = await asked;
    return 'refused' in reply ? reply.refused : undefined;
  }

  private out(reason: Reason): void {
    this.people.value = [];
    this.left.value = reason;
  }

  private hear(message: FromServer): void {
    if (!('room' in message) || message.room !== this.id) return;
    if (message.type === 'roomLeft') this.out(message.reason);
    if (message.type === 'talk') this.heard(message.lines);
    if (message.type !== 'room') return;
    const led = this.me?.leads ?? false;
    this.people.value = message.people;
    this.shown = message.shown;
    // Whoever leads knows best what they look at, but for the moment when they begin to.
    if (this.me?.leads ? !led : this.follows.peek()) this.follow();
  }

  /** Lines that are told again have been rewritten. */
  private heard(lines: readonly RoomLine[]): void {
    const known = new Map(this.talk.peek().map((line) => [line.number, line]));
    const news = lines.filter(({ number, mine, muted }) => !known.has(number) && !mine && !muted);
    for (const line of lines) known.set(line.number, line);
    // What was said before one came is no news.
    if (this.isTold) this.unread.value += news.length;
    this.isTold = true;
    this.talk.value = [...known.values()].sort((a, b) => a.number - b.number);
  }

  private looked(now: Shown): void {
    if (isSame(this.shown, now) || !this.shown) return;
    if (this.people.peek().find(({ me }) => me)?.leads) this.tellSoon();
    else this.follows.value = false;
  }

  private tellSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const shown = this.board.shown.peek();
      void connection.ask('show', { room: this.id, shown });
    }, TELL_MS);
  }
}
