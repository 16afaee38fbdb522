import type { Shown } from '@aerie/protocol';
import { effect, signal } from '@preact/signals';
import type { AnyGameUi } from '../../../contract/game-ui.js';
import { isResultHidden, resultSeen } from '../../../play/seen-results.js';
import { TableModel } from '../../../table/table-model.js';
import { type Chapter, chapterAt, chaptersOf } from './chapters.js';
import { ReplayPlay } from './replay-play.js';
import type { ReplayTimeline, Viewpoint } from './replay-timeline.js';
import { SharedRoom } from './shared-room.js';
import { type Found, isOfThisBrowser } from './source.js';

/** How long each moment is shown during playback, in ms. */
export const PACES = { slow: 2000, usual: 900, quick: 250 } as const;
export type Pace = keyof typeof PACES;

/** The state of a replay on the page: moment, viewpoint, playback. */
export class ReplaySession {
  readonly play: ReplayPlay;
  readonly model: TableModel;
  readonly chapters: readonly Chapter[];
  readonly playing = signal(false);
  readonly pace = signal<Pace>('usual');
  /** Where several people look at it together. */
  readonly room = signal<SharedRoom | undefined>(undefined);
  /** The furthest moment that was shown. */
  private readonly furthest = signal(0);
  private readonly stops: (() => void)[];

  constructor(
    readonly timeline: ReplayTimeline,
    readonly found: Found,
    ui: AnyGameUi,
    at: number,
    viewpoint: Viewpoint,
    /** Called with moment and viewpoint whenever one changes. */
    tell: (at: number, viewpoint: Viewpoint, room: string | undefined) => void,
    /** Where the result may have to be hidden: under what name it is kept that it was seen, and whether a link asks for it. */
    private readonly spoiler?: { readonly match: string; readonly asked: boolean },
  ) {
    this.play = new ReplayPlay(timeline, found.file, at, viewpoint, isOfThisBrowser(found));
    this.model = new TableModel(this.play, timeline.game, ui, 'random');
    const view = timeline.view(0, 0);
    this.chapters = chaptersOf(timeline, (event) => ui.logLine(event, view));
    this.stops = [
      effect(() => tell(this.play.at.value, this.play.viewpoint.value, this.room.value?.id)),
      effect(() => this.goOn()),
      effect(() => {
        const at = this.play.at.value;
        this.furthest.value = Math.max(this.furthest.peek(), at);
        if (at >= timeline.length) this.reveal();
      }),
      effect(() => {
        this.model.player.stages = !this.playing.value || this.pace.value !== 'quick';
      }),
    ];
  }

  private goOn(): (() => void) | undefined {
    if (!this.playing.value || this.model.player.busy.value) return undefined;
    if (this.play.at.value >= this.timeline.length) {
      this.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.play.forward(), PACES[this.pace.value]);
    return () => clearTimeout(timer);
  }

  get shown(): ReplayPlay['shown'] {
    return this.play.shown;
  }

  /** Whether nothing may be told of what comes later: neither how the match ends nor when. */
  get isHidden(): boolean {
    return this.spoiler !== undefined && isResultHidden(this.spoiler.match, this.spoiler.asked);
  }

  reveal(): void {
    if (this.spoiler) resultSeen(this.spoiler.match);
  }

  /** The chapters that may be named: while the result is hidden, those that were reached. */
  get told(): readonly Chapter[] {
    const most = this.furthest.value;
    return this.isHidden ? this.chapters.filter(({ at }) => at <= most) : this.chapters;
  }

  /** To the end, unless nobody may know yet where it is. */
  toEnd(): void {
    if (!this.isHidden) this.jump(this.timeline.length);
  }

  get at(): number {
    return this.play.at.value;
  }

  /** One moment on; what is still being shown of the one before is skipped. */
  forward(): void {
    if (this.model.player.busy.peek()) this.model.player.skip();
    this.play.forward();
  }

  jump(to: number): void {
    this.playing.value = false;
    this.model.player.skip();
    this.play.jump(to);
  }

  back(): void {
    const tried = this.play.line.peek();
    if (!tried) this.jump(this.play.at.peek() - 1);
    else if (tried.length === 0) this.endTrying();
    else {
      this.model.player.skip();
      this.play.takeBack();
    }
  }

  /** Answers make a line from here on, which changes nothing of the match. */
  try(): void {
    this.playing.value = false;
    this.model.player.skip();
    this.play.try();
  }

  endTrying(): void {
    this.jump(this.play.at.peek());
  }

  /** Goes where somebody else is. */
  lookAt(shown: Shown): void {
    this.playing.value = false;
    if (this.model.player.busy.peek()) this.model.player.skip();
    this.play.lookAt(shown);
  }

  enterRoom(id: string): void {
    this.room.value = new SharedRoom(id, this);
  }

  leaveRoom(): void {
    this.room.peek()?.close();
    this.room.value = undefined;
  }

  /** The chapter before or after the current one. */
  turn(by: 1 | -1): void {
    const at = this.play.at.peek();
    const current = chapterAt(this.chapters, at) ?? -1;
    const isInside = this.chapters[current]?.at !== at;
    const next = this.chapters[by === -1 && isInside ? current : current + by];
    if (next) this.jump(next.at);
    else if (by === 1) this.toEnd();
    else this.jump(0);
  }

  look(viewpoint: Viewpoint): void {
    this.model.player.skip();
    this.play.look(viewpoint);
  }

  toggle(): void {
    if (!this.playing.peek() && this.play.at.peek() >= this.timeline.length) this.jump(0);
    this.playing.value = !this.playing.peek();
  }

  close(): void {
    this.leaveRoom();
    for (const stop of this.stops) stop();
    this.model.close();
  }
}
