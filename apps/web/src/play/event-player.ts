import type { Seen } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import type { MatchMessage, Side, StepMessage } from '@aerie/protocol';
import { batch, signal } from '@preact/signals';
import type { AnyGameUi, LogLine } from '../contract/game-ui.js';
import { mayMove, settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import type { Play } from './play.js';

/** More steps than this at once are not shown one by one: somebody has come back. */
const CATCH_UP = 40;
/** The longest time that an event may take when things do not move: to be read, not watched. */
const STILL_MS = 120;

export interface Logged extends LogLine {
  readonly number: number;
}

/** A moment of the match that everything on the page agrees on. */
export interface Moment extends Seen {
  readonly sides: readonly Side[];
  readonly awaited: readonly Seat[];
  readonly outcome: MatchMessage['outcome'];
  readonly seed: string | null;
}

/**
 * Shows what happened, event by event, and then adopts what is true. Whatever arrives meanwhile waits its turn;
 * `skip` shows the end of it at once.
 */
export class EventPlayer {
  readonly moment = signal<Moment | undefined>(undefined);
  readonly picture = signal<unknown>(undefined);
  /** Whether something is shown that takes its time. What takes none does not disturb who is about to act. */
  readonly busy = signal(false);
  readonly log = signal<readonly Logged[]>([]);
  /** What was said last, for those who listen. */
  readonly spoken = signal<LogLine | undefined>(undefined);
  /** Everything that was told so far and still holds, with the number of its entry. */
  private facts: { readonly number: number; readonly event: unknown }[] = [];
  private readonly queue: MatchMessage[] = [];
  /** A picture that was not drawn, because the next one followed at once. */
  private unseen: unknown;
  private running = false;
  private skipping = false;
  private wake: (() => void) | undefined;
  private readonly stop: () => void;
  private closed = false;

  constructor(
    private readonly ui: AnyGameUi,
    play: Play,
    private readonly viewer: (sides: readonly Side[], awaited: readonly Seat[]) => Side | undefined,
  ) {
    this.stop = play.follow((message) => {
      this.queue.push(message);
      if (!this.running) void this.run();
    });
  }

  close(): void {
    this.closed = true;
    this.skip();
    this.stop();
  }

  /** What happened so far, in order, as this viewer may know it. */
  get told(): readonly unknown[] {
    return this.facts.map(({ event }) => event);
  }

  /** Shows at once whatever is still to be shown. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    for (let message = this.queue.shift(); message && !this.closed; message = this.queue.shift())
      await this.show(message);
    this.running = false;
    this.busy.value = false;
  }

  private async show(message: MatchMessage): Promise<void> {
    const known = this.moment.peek();
    // The first moment is where one comes in; after that, what is new is shown.
    const anew = known !== undefined && message.opening !== null;
    const quick = known === undefined || anew || message.steps.length > CATCH_UP;
    const side = this.viewer(message.sides, known?.awaited ?? message.awaited);
    const seat = side?.seat ?? null;
    // What is shown and written down at a shared screen must be nobody's secret.
    const shared = this.ui.secret && message.sides.length > 1;
    const heard = (told: StepMessage['events']): readonly unknown[] =>
      (told.find((one) => one.seat === (shared ? null : seat)) ?? told[0])?.events ?? [];
    if (anew) this.forget();
    this.writeDown(heard(message.opening ?? []), -1, side);
    for (const step of message.steps) {
      if (step.back) this.takeBack(step.number, step.back);
      if (quick) this.writeDown(heard(step.events), step.number, side);
      else
        for (const event of heard(step.events)) {
          const shown = this.showEvent(event, step.number, side);
          if (shown) await shown;
        }
    }
    const next = this.viewer(message.sides, message.awaited);
    batch(() => {
      const { number, revision, sides, awaited, outcome, seed } = message;
      this.moment.value = { number, revision, sides, awaited, outcome, seed };
      this.unseen = undefined;
      if (next) this.picture.value = this.ui.animation.picture(next.view);
    });
  }

  /** What is told from the beginning takes the place of what was told before. */
  private forget(): void {
    this.facts = [];
    this.log.value = [];
  }

  /** What was taken back did not happen; that it was, did. */
  private takeBack(number: number, { seat, to }: { seat: Seat; to: number }): void {
    const kept = this.log.peek().filter((line) => line.number < to);
    this.facts = this.facts.filter((fact) => fact.number < to);
    this.log.value = [...kept, { key: 'log.tookBack', seat, number }];
  }

  /** Notes what happened, without a word aloud; gives the new lines. */
  private writeDown(events: readonly unknown[], number: number, side: Side | undefined): readonly LogLine[] {
    const lines = side ? events.flatMap((event) => this.ui.logLine(event, side.view) ?? []) : [];
    for (const event of events) this.facts.push({ number, event });
    if (lines.length > 0)
      this.log.value = [...this.log.peek(), ...lines.map((line) => ({ ...line, number }))];
    return lines;
  }

  /** Shows an event for its time. What takes none is told but not drawn: no eye would see it before the next. */
  private showEvent(event: unknown, number: number, side: Side | undefined): Promise<void> | undefined {
    const { animation } = this.ui;
    const time = this.timeOf(event);
    const picture = this.unseen ?? this.picture.peek();
    this.unseen = picture === undefined ? undefined : animation.after(picture, event);
    batch(() => {
      const [line] = this.writeDown([event], number, side);
      if (line) this.spoken.value = line;
      if (time === 0) return;
      this.busy.value = true;
      this.draw();
    });
    const name = this.skipping ? undefined : animation.sound(event);
    if (name) sound(name);
    return time > 0 ? this.pause(time) : undefined;
  }

  private draw(): void {
    if (this.unseen !== undefined) this.picture.value = this.unseen;
    this.unseen = undefined;
  }

  /** How long an event is shown, in ms. */
  private timeOf(event: unknown): number {
    if (this.skipping || document.hidden) return 0;
    const takes = this.ui.animation.takes(event);
    const speed = settings.speed.peek();
    // Who wants no movement at all wants the result; who only wants less of it must still be able to follow.
    return speed === 0 ? 0 : mayMove() ? takes / speed : Math.min(takes, STILL_MS);
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.wake = done;
    });
  }
}
