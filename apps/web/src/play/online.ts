import type { Seen } from '@aerie/host';
import type { Reason, Seat } from '@aerie/kernel';
import type {
  FromServer,
  MatchMessage,
  Reaction,
  ReactionMessage,
  RequestOf,
  RequestType,
  TableMessage,
} from '@aerie/protocol';
import { computed, signal } from '@preact/signals';
import { api } from '../net/api.js';
import { connection, type Reply } from '../net/connection.js';
import { showParts } from '../net/luck-parts.js';
import { promiseLuck } from './luck.js';
import type { ActionResult, ChatMessage, Clocks, Play, Reacted } from './play.js';

type Of<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id' | 'table'>;

/** How long a reaction is shown. */
const REACTION_MS = 5000;

/** A table of the server. */
export class OnlinePlay implements Play {
  readonly kind = 'online';
  readonly table = signal<TableMessage | undefined>(undefined);
  readonly clocks = signal<Clocks | undefined>(undefined);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly unread = signal<readonly ChatMessage[]>([]);
  readonly reactions = signal<readonly Reacted[]>([]);
  readonly audience = signal(0);
  /** Why the table cannot be seen. */
  readonly missing = signal<Reason | undefined>(undefined);
  readonly sketches = computed(
    () => this.table.value?.sketches.filter(({ number }) => number === this.at.value) ?? [],
  );
  /** How many entries have been told. */
  private readonly at = signal(0);
  private readonly hearers = new Set<(match: MatchMessage) => void>();
  /** Everything that was told of the match so far, for those who begin to follow it later. */
  private told: MatchMessage | undefined;
  /** Whether the lines that were said before have been told. */
  private hasHeardTalk = false;
  private nextReaction = 0;
  /** What was told before anybody followed the match. */
  private unfollowed: MatchMessage[] | undefined = [];
  private readonly stops: (() => void)[];

  constructor(readonly id: string) {
    this.stops = [
      connection.listen((message) => this.hear(message)),
      connection.whenOpen(() => void this.watch()),
    ];
  }

  private async watch(): Promise<void> {
    const { number: since, ...revision } = sent(this.told ?? { number: 0 });
    const reply = await connection.ask('watch', { table: this.id, since, ...revision });
    if ('refused' in reply) this.missing.value = reply.refused;
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    this.hearers.add(hear);
    // What came while the page was being loaded is shown one after the other, as if it came now.
    for (const message of this.unfollowed ?? (this.told ? [this.told] : [])) hear(message);
    this.unfollowed = undefined;
    return () => this.hearers.delete(hear);
  }

  answer(seat: Seat, seen: Seen, answer: string): ActionResult {
    return this.ask('answer', { seat, ...sent(seen), answer });
  }

  undo(seat: Seat, seen: Seen): ActionResult {
    return this.ask('undo', { seat, ...sent(seen) });
  }

  agreeUndo(seat: Seat, agree: boolean): ActionResult {
    return this.ask('agreeUndo', { seat, agree });
  }

  cover(seat: Seat, level: string | null): ActionResult {
    return this.ask('cover', { seat, level });
  }

  voteCover(seat: Seat): ActionResult {
    return this.ask('voteCover', { seat });
  }

  resign(seat: Seat): ActionResult {
    return this.ask('resign', { seat });
  }

  readonly takeovers = {
    ask: (seat: Seat, wish: boolean): ActionResult => this.ask('takeOver', { seat, wish }),
    agree: (seat: Seat, agree: boolean): ActionResult => this.ask('agreeTakeOver', { seat, agree }),
  };

  async lastDecidedAt(): Promise<number | undefined> {
    const answer = await api('GET /api/matches/:table', { params: { table: this.id } });
    return answer.kind === 'ok' ? answer.value.entries.at(-1)?.at : undefined;
  }

  async rematch(): Promise<{ table: string } | Reason> {
    const reply = await connection.ask('rematch', { table: this.id, luckHash: promiseLuck() });
    return 'refused' in reply ? reply.refused : { table: reply.made ?? this.id };
  }

  declineRematch(): ActionResult {
    return this.ask('rematch', { agree: false });
  }

  sketch(seat: Seat, seen: Seen, plan: readonly string[], wish?: true): ActionResult {
    return this.ask('sketch', { seat, ...sent(seen), plan: [...plan], ...(wish ? { wish } : {}) });
  }

  say(text: string): ActionResult {
    return this.ask('chat', { text });
  }

  react(reaction: Reaction): ActionResult {
    return this.ask('react', { reaction });
  }

  sit(seat: Seat, name?: string): ActionResult {
    return this.ask('sit', { seat, ...(name ? { name } : {}), luckHash: promiseLuck() });
  }

  stand(seat: Seat): ActionResult {
    return this.ask('stand', { seat });
  }

  seatBot(seat: Seat, level: string | null): ActionResult {
    return this.ask('seatBot', { seat, level });
  }

  remove(seat: Seat): ActionResult {
    return this.ask('remove', { seat });
  }

  /** Of the host: changes the terms of a table whose match has not begun. */
  configure(terms: Of<'configure'>): ActionResult {
    return this.ask('configure', terms);
  }

  /** Still plays, having seen the terms as they were changed so many times. */
  agree(terms: number): ActionResult {
    return this.ask('agree', { terms });
  }

  /** Lets people without a seat look on, or no longer. */
  admit(watchers: boolean): ActionResult {
    return this.ask('admit', { watchers });
  }

  start(): ActionResult {
    return this.ask('start', {});
  }

  close(): void {
    for (const stop of this.stops) stop();
    void connection.ask('unwatch', { table: this.id });
  }

  private async ask<T extends RequestType>(type: T, fields: Of<T>): ActionResult {
    const asked = { table: this.id, ...fields } as unknown as Omit<RequestOf<T>, 'type' | 'id'>;
    const reply: Reply = await connection.ask(type, asked);
    return 'refused' in reply ? reply.refused : undefined;
  }

  private hear(message: FromServer): void {
    if (message.type === 'table' && message.table.id === this.id) {
      this.missing.value = undefined;
      this.table.value = message.table;
      showParts(message.table);
    } else if (message.type === 'match' && message.table === this.id) this.hearMatch(message);
    else if (message.type === 'clock' && message.table === this.id)
      this.clocks.value = { seats: message.seats, at: Date.now() };
    else if (message.type === 'audience' && message.table === this.id) this.audience.value = message.count;
    else if (message.type === 'chat' && message.table === this.id) this.hearTalk(message.lines);
    else if (message.type === 'reaction' && message.table === this.id) this.hearReaction(message);
  }

  /** Those who sit and those who look on number their lines apart; after the end one hears both, by the clock. */
  private hearTalk(lines: readonly ChatMessage[]): void {
    const known = new Set(this.chat.value.map(lineKey));
    const told = new Map(lines.map((line) => [lineKey(line), line]));
    const all = [...this.chat.value.filter((line) => !told.has(lineKey(line))), ...lines];
    this.chat.value = all.sort((a, b) => a.at.localeCompare(b.at));
    // What was said before one came is not new; somebody may have been muted since.
    const fresh = this.hasHeardTalk ? lines.filter((line) => !known.has(lineKey(line))) : [];
    this.unread.value = [...this.unread.value, ...fresh].filter((line) => {
      const { mine, muted, text } = told.get(lineKey(line)) ?? line;
      return !mine && !muted && text !== '';
    });
    this.hasHeardTalk = true;
  }

  /** Shows a reaction for some seconds, in the place of an earlier one by the same seat or person. */
  private hearReaction(message: ReactionMessage): void {
    const key = this.nextReaction++;
    const others = this.reactions.value.filter(
      ({ seat, name }) => seat !== message.seat || name !== message.name,
    );
    this.reactions.value = [...others, { ...message, key }];
    setTimeout(() => {
      this.reactions.value = this.reactions.value.filter((one) => one.key !== key);
    }, REACTION_MS);
  }

  private hearMatch(message: MatchMessage): void {
    // Entries are numbered otherwise from now on, or a seat was taken over: what was told before is told anew.
    if (message.revision !== this.told?.revision || (this.told && seatsIn(message) !== seatsIn(this.told)))
      this.told = undefined;
    const known = this.told?.steps ?? [];
    const fresh = message.steps.filter(({ number }) => number >= (this.told?.number ?? 0));
    const opening = this.told ? null : message.opening;
    this.at.value = message.number;
    this.told = { ...message, opening: this.told?.opening ?? opening, steps: [...known, ...fresh] };
    const news = { ...message, opening, steps: fresh };
    this.unfollowed?.push(news);
    for (const hear of this.hearers) hear(news);
  }
}

/** Lines of the two talks are counted apart. */
const lineKey = ({ seat, number }: ChatMessage): string => `${seat === null} ${number}`;

/** How much was seen, as a request says it. */
const sent = ({ number, revision }: Seen): { number: number; revision?: number } =>
  revision === undefined ? { number } : { number, revision };

/** Through whose eyes a match is told. */
const seatsIn = ({ sides }: MatchMessage): string => sides.map(({ seat }) => seat).join();
