import type { Seen } from '@aerie/host';
import type { Seat } from '@aerie/kernel';
import type { MatchMessage, Side, StepMessage } from '@aerie/protocol';
import { batch, signal } from '@preact/signals';
import type { AnyGameUi, LogLine } from '../contract/game-ui.js';
import { readingTime, type StagedMoment } from '../contract/moment.js';
import { mayMove, settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { LEAST_MS, timeAt, Wait } from './pace.js';
import type { Play } from './play.js';

/** More new steps than this are not shown one by one: the viewer has been away. */
const CATCH_UP = 40;
/** The longest time an event is shown without motion: long enough to be read. */
const STILL_MS = 120;
/** How long a turning point is staged for those who want to see results at once. */
const GLANCE_MS = 1200;

/** So long after the last event boards move as usual again, in ms. By then nothing moves that would wait until all is styled anew for it. */
const REST_MS = 400;

/** The number of what happens before the first entry. */
const OPENING = -1;

/** So many events are kept with their pictures: about a round of a large table. */
const KEPT = 200;

/** What a board shows of a moment: the picture, and the view and seat that it was seen with. */
export interface Shown {
  readonly picture: unknown;
  readonly view: unknown;
  readonly seat: Seat | null;
}

/** An event that happened lately: its line, the number of its entry, and the board after it, as far as these are known. */
export interface Recent {
  readonly line: LogLine | undefined;
  readonly number: number;
  /** Undefined where only words were told, or where others at the screen must not see it. */
  readonly shown: Shown | undefined;
}

export interface Logged extends LogLine {
  readonly number: number;
}

/** The state of the match that the whole page shows. */
export interface Moment extends Seen {
  readonly sides: readonly Side[];
  readonly awaited: readonly Seat[];
  readonly outcome: MatchMessage['outcome'];
  readonly seed: string | null;
}

/** What is still to be shown of a message, in ms. */
interface Rest {
  readonly ahead: number;
  readonly message: MatchMessage;
}

/** Whether anybody at this screen is asked. */
const isAsked = ({ sides, awaited }: Pick<Moment, 'sides' | 'awaited'>): boolean =>
  sides.some(({ seat }) => seat !== null && awaited.includes(seat));

/** The events as they were told to a seat, or to anybody (null). */
const heardBy = (told: StepMessage['events'], seat: Seat | null): readonly unknown[] =>
  (told.find((one) => one.seat === seat) ?? told[0])?.events ?? [];

/**
 * Shows the events of new steps one after the other, and then adopts the views that came with them. Messages that
 * arrive meanwhile, or before the board is there, are queued; `skip` shows the result at once.
 */
export class EventPlayer {
  readonly moment = signal<Moment | undefined>(undefined);
  readonly picture = signal<unknown>(undefined);
  /** Whether an event is being shown. Events that take no time do not interrupt whoever is about to act. */
  readonly busy = signal(false);
  /** By what the times of animations are multiplied now. */
  readonly pace = signal(1);
  readonly log = signal<readonly Logged[]>([]);
  /** The line of the event that is being shown, for the prompt and for screen readers. */
  readonly spoken = signal<LogLine | undefined>(undefined);
  /** The turning point that is staged over the board. */
  readonly staged = signal<StagedMoment | undefined>(undefined);
  /** Whether turning points are staged at all; a replay that runs quickly does without, and tasks on one position. */
  stages = true;
  /** What happened lately, with pictures: what a recap is made of. */
  recent: readonly Recent[] = [];
  /** The side that pictures are seen with, while they follow from one another and nobody else at the screen could see them. */
  private seenBy: Side | undefined;
  /** All events so far with the number of their entry, without those that were taken back. */
  private facts: { readonly number: number; readonly event: unknown }[] = [];
  private readonly queue: MatchMessage[] = [];
  /** Where the match stands; `moment` follows with what is drawn next, unless too much happens for each move to be drawn. */
  private latest: Moment | undefined;
  /** Whether `moment` follows with the next picture that is drawn. */
  private isDue = false;
  /** The latest picture, where it was not drawn because the next event follows at once. */
  private unseen: unknown;
  private readonly wait = new Wait();
  private mark = performance.now();
  private isBoardThere = false;
  private running = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private skipping = false;
  private wake: (() => void) | undefined;
  private readonly stop: () => void;
  private closed = false;

  constructor(
    private readonly ui: AnyGameUi,
    private readonly play: Play,
    private readonly viewer: (sides: readonly Side[], awaited: readonly Seat[]) => Side | undefined,
  ) {
    this.stop = play.follow((message) => {
      this.queue.push(message);
      // What it needs is painted while what came before it is shown.
      const side = viewer(message.sides, message.awaited);
      if (side) void ui.ready?.(side.view);
      this.goOn();
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.rest);
    this.skip();
    this.stop();
  }

  /** What happened so far, in order, as this viewer may know it. */
  get told(): readonly unknown[] {
    return this.facts.map(({ event }) => event);
  }

  /** Shows at once whatever is still to be shown, up to a turning point; at one, goes on. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** The board is on the screen. Once it shows all that it must, bots of this device may move. */
  async boardIsThere(): Promise<void> {
    if (this.isBoardThere) return;
    this.isBoardThere = true;
    const pictures = this.missingPictures();
    if (pictures) await this.untilPainted(pictures);
    this.sinceMark();
    this.play.boardShown?.();
    this.goOn();
  }

  /** Shows what is in the queue. Before the board is there, that is only the first message, which says where the match stands. */
  private goOn(): void {
    if (!this.running && this.queue.length > 0 && this.mayShow) void this.run();
  }

  private get mayShow(): boolean {
    return this.isBoardThere || this.moment.peek() === undefined;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    clearTimeout(this.rest);
    this.wait.thought(this.sinceMark());
    while (this.mayShow && !this.closed) {
      const pictures = this.queue.length > 0 ? this.missingPictures() : undefined;
      if (pictures) {
        if (this.isDue) this.draw();
        await this.untilPainted(pictures);
      }
      const message = this.queue.shift();
      if (message) await this.show(message);
      else if (!this.isDue && this.latest !== this.moment.peek()) await this.gather();
      else break;
    }
    this.running = false;
    this.wait.spend(this.sinceMark());
    batch(() => {
      if (this.isDue) this.draw();
      this.busy.value = false;
    });
    if (this.closed) return;
    this.rest = setTimeout(() => {
      this.pace.value = 1;
    }, REST_MS);
  }

  /**
   * Gives bots time for more moves before those are drawn that were too many to be shown one by one: while the page draws, no bot
   * is asked.
   */
  private async gather(): Promise<void> {
    this.busy.value = true;
    await this.pause(LEAST_MS);
    this.isDue = true;
    this.draw();
  }

  /** Pictures that the board lacks for what it shows now; nothing where one does not wait for them. */
  private missingPictures(): Promise<unknown> | undefined {
    const moment = this.isDue ? this.latest : this.moment.peek();
    const hurries = this.skipping || document.hidden || settings.speed.peek() === 0;
    if (!moment || hurries || this.play.kind === 'replay') return undefined;
    const side = this.viewer(moment.sides, moment.awaited);
    return side && this.ui.ready?.(side.view);
  }

  private untilPainted(pictures: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.wake = undefined;
        resolve();
      };
      this.wake = done;
      void pictures.then(done, done);
    });
  }

  private async show(message: MatchMessage): Promise<void> {
    const known = this.latest;
    // The first message only says where the match stands; later ones are shown.
    const anew = known !== undefined && message.opening !== null;
    const quick = known === undefined || anew || message.steps.length > CATCH_UP;
    const side = this.viewer(message.sides, known?.awaited ?? message.awaited);
    const next = this.viewer(message.sides, message.awaited);
    const seat = side?.seat ?? null;
    // A shared screen shows and logs only what everybody may know.
    const shared = this.ui.secret && message.sides.length > 1;
    const heard = (told: StepMessage['events']): readonly unknown[] => heardBy(told, shared ? null : seat);
    if (known && this.beginsWait(known)) this.wait.begin();
    if (anew) this.forget();
    this.seenBy = known && !anew && !shared ? this.viewer(known.sides, known.awaited) : undefined;
    for (const event of heard(message.opening ?? [])) this.writeDown(event, OPENING, side);
    const fresh = message.steps.flatMap((step) => heard(step.events));
    let ahead = quick ? 0 : this.timeOfAll(fresh);
    // Whether it has anything to show, but no time for it.
    let isTooQuick = ahead > 0 && !isAsked(message) && message.outcome === null;
    for (const step of message.steps) {
      if (step.back) this.takeBack(step.number, step.back);
      if (quick)
        batch(() => {
          for (const event of heard(step.events)) {
            if (this.seenBy) this.fold(event);
            this.writeDown(event, step.number, side);
          }
        });
      else
        for (const event of heard(step.events)) {
          const shown = this.showEvent(event, step.number, side, { ahead, message });
          ahead -= this.timeOf(event);
          if (shown) await shown;
          const moment = side && this.momentOf(event, side);
          if (moment) await this.stage(moment);
          if (shown || moment) isTooQuick = false;
        }
    }
    if (known && !isAsked(known) && isAsked(message)) this.wait.end();
    const { number, revision, sides, awaited, outcome, seed } = message;
    this.latest = { number, revision, sides, awaited, outcome, seed };
    this.unseen = next && this.ui.animation.picture(next.view);
    this.isDue = !isTooQuick || this.skipping;
    // While something is shown, it is drawn together with what comes next, or with the end of it.
    if (this.isDue && !this.busy.peek()) this.draw();
  }

  /** Clears log and events: the match is told anew from its beginning. */
  private forget(): void {
    this.facts = [];
    this.log.value = [];
    this.recent = [];
  }

  /** Removes what was taken back, and logs that it was. */
  private takeBack(number: number, { seat, to }: { seat: Seat; to: number }): void {
    const kept = this.log.peek().filter((line) => line.number < to);
    this.facts = this.facts.filter((fact) => fact.number < to);
    this.recent = this.recent.filter((one) => one.number < to);
    this.seenBy = undefined;
    this.log.value = [...kept, { key: 'log.tookBack', seat, number }];
  }

  /** Adds an event to the record, the log and what happened lately; gives its line. */
  private writeDown(event: unknown, number: number, side: Side | undefined): LogLine | undefined {
    const line = side && this.ui.logLine(event, side.view);
    this.facts.push({ number, event });
    if (line) this.log.value = [...this.log.peek(), { ...line, number }];
    if (number !== OPENING) this.recent = [...this.recent, { line, number, shown: this.shown }].slice(-KEPT);
    return line;
  }

  /** What the board shows now, or would if it were drawn. */
  private get shown(): Shown | undefined {
    const picture = this.unseen ?? this.picture.peek();
    if (!this.seenBy || picture === undefined) return undefined;
    return { picture, view: this.seenBy.view, seat: this.seenBy.seat };
  }

  /** Makes the picture once an event is over, without drawing it. */
  private fold(event: unknown): void {
    const picture = this.unseen ?? this.picture.peek();
    this.unseen = picture === undefined ? undefined : this.ui.animation.after(picture, event);
  }

  /** Shows an event for as long as it takes. One that takes no time is logged but not drawn. */
  private showEvent(
    event: unknown,
    number: number,
    side: Side | undefined,
    rest: Rest,
  ): Promise<void> | undefined {
    const { animation } = this.ui;
    // What a slow device needs for painting and drawing counts as well.
    this.wait.spend(this.sinceMark());
    const takes = this.timeOf(event);
    const pace = this.paceOf(takes, rest, side);
    const time = timeAt(takes, pace);
    this.fold(event);
    batch(() => {
      const line = this.writeDown(event, number, side);
      if (line) this.spoken.value = line;
      if (time === 0) return;
      this.busy.value = true;
      this.pace.value = pace;
      this.draw();
    });
    const name = this.skipping ? undefined : animation.sound(event);
    if (name) sound(name);
    return time > 0 ? this.pause(time) : undefined;
  }

  /** The turning point that an event is, where it is to be staged. */
  private momentOf(event: unknown, side: Side): StagedMoment | undefined {
    const isPassedOver = this.skipping && this.play.kind === 'replay';
    if (!this.stages || this.closed || isPassedOver || document.hidden) return undefined;
    const picture = this.unseen ?? this.picture.peek();
    return picture === undefined ? undefined : this.ui.moment?.(event, picture, side.view, () => this.told);
  }

  /** Stages a turning point until it has been read. Whoever hurried on to it, or past it, sees what follows as usual. */
  private async stage(moment: StagedMoment): Promise<void> {
    this.skipping = false;
    batch(() => {
      this.busy.value = true;
      this.draw();
      this.staged.value = moment;
    });
    this.wait.spend(this.sinceMark());
    const speed = settings.speed.peek();
    await this.pause(speed === 0 ? GLANCE_MS : readingTime(moment) / speed);
    this.staged.value = undefined;
    // One tap ends it: it is no part of the wait.
    this.sinceMark();
    if (this.play.kind !== 'replay') this.skipping = false;
  }

  /** Draws the latest picture, together with where the match stands, if that is due: boards are drawn once for both. */
  private draw(): void {
    batch(() => {
      if (this.isDue) this.moment.value = this.latest;
      if (this.unseen !== undefined) this.picture.value = this.unseen;
    });
    this.isDue = false;
    this.unseen = undefined;
  }

  /** Whether what comes now is waited for anew: one's own answer, or, for who only watches, the first of several. */
  private beginsWait(known: Moment): boolean {
    const isSeated = known.sides.some(({ seat }) => seat !== null);
    return isSeated ? isAsked(known) : this.queue.length === 0;
  }

  /** How quickly an event is shown, with what is still to be shown of its message, and all that is in the queue. */
  private paceOf(takes: number, { ahead, message }: Rest, side: Side | undefined): number {
    const speed = settings.speed.peek();
    if (speed === 0 || this.play.kind === 'replay') return 1;
    const queued = this.queue.flatMap(({ steps }) =>
      steps.flatMap(({ events }) => heardBy(events, side?.seat ?? null)),
    );
    const newest = this.queue.at(-1) ?? message;
    const isAll = isAsked(newest) || newest.outcome !== null;
    return this.wait.paceOf(takes * speed, (ahead + this.timeOfAll(queued)) * speed, isAll);
  }

  /** The time since it was last asked for, in ms at normal speed. */
  private sinceMark(): number {
    const before = this.mark;
    this.mark = performance.now();
    return (this.mark - before) * settings.speed.peek();
  }

  private timeOfAll(events: readonly unknown[]): number {
    return events.reduce((sum: number, event) => sum + this.timeOf(event), 0);
  }

  /** How long an event is shown where nothing more waits, in ms. */
  private timeOf(event: unknown): number {
    if (this.skipping || document.hidden) return 0;
    const takes = this.ui.animation.takes(event);
    const speed = settings.speed.peek();
    // Speed 0 shows only the result; reduced motion still leaves time to follow.
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
