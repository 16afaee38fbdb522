import { effect, signal } from '@preact/signals';
import type { AnyGameUi } from '../../../contract/game-ui.js';
import { TableModel } from '../../../table/table-model.js';
import { type Chapter, chapterAt, chaptersOf } from './chapters.js';
import { ReplayPlay } from './replay-play.js';
import type { ReplayTimeline, Viewpoint } from './replay-timeline.js';
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
  private readonly stops: (() => void)[];

  constructor(
    readonly timeline: ReplayTimeline,
    readonly found: Found,
    ui: AnyGameUi,
    at: number,
    viewpoint: Viewpoint,
    /** Called with moment and viewpoint whenever one changes. */
    tell: (at: number, viewpoint: Viewpoint) => void,
  ) {
    this.play = new ReplayPlay(timeline, found.file, at, viewpoint, isOfThisBrowser(found));
    this.model = new TableModel(this.play, timeline.game, ui, 'random');
    const view = timeline.view(0, 0);
    this.chapters = chaptersOf(timeline, (event) => ui.logLine(event, view));
    this.stops = [
      effect(() => tell(this.play.at.value, this.play.viewpoint.value)),
      effect(() => this.goOn()),
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
    this.jump(this.play.at.peek() - 1);
  }

  /** The chapter before or after the current one. */
  turn(by: 1 | -1): void {
    const at = this.play.at.peek();
    const current = chapterAt(this.chapters, at) ?? -1;
    const isInside = this.chapters[current]?.at !== at;
    const next = this.chapters[by === -1 && isInside ? current : current + by];
    this.jump(next?.at ?? (by === 1 ? this.timeline.length : 0));
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
    for (const stop of this.stops) stop();
    this.model.close();
  }
}
