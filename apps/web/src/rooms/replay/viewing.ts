import { effect, signal } from '@preact/signals';
import type { AnyGameUi } from '../../games/game-ui.js';
import { TableRoom } from '../../table/use-table.js';
import { type Chapter, chapterAt, chaptersOf } from './chapters.js';
import { Projector } from './projector.js';
import type { Eyes, Reel } from './reel.js';
import { type Found, isOfThisBrowser } from './source.js';

/** How long each moment stands when the match plays by itself, in ms. */
export const PACES = { slow: 2000, usual: 900, quick: 250 } as const;
export type Pace = keyof typeof PACES;

/** One person watching one match again: where they are, through whose eyes, and whether it goes on by itself. */
export class Viewing {
  readonly projector: Projector;
  readonly room: TableRoom;
  readonly chapters: readonly Chapter[];
  readonly playing = signal(false);
  readonly pace = signal<Pace>('usual');
  private readonly stops: (() => void)[];

  constructor(
    readonly reel: Reel,
    readonly found: Found,
    ui: AnyGameUi,
    at: number,
    eyes: Eyes,
    /** Told where one is now, whenever that changes. */
    tell: (at: number, eyes: Eyes) => void,
  ) {
    this.projector = new Projector(reel, found.file, at, eyes, isOfThisBrowser(found));
    this.room = new TableRoom(this.projector, reel.game, ui, 'random');
    const view = reel.view(0, 0);
    this.chapters = chaptersOf(reel, (event) => ui.line(event, view));
    this.stops = [
      effect(() => tell(this.projector.at.value, this.projector.eyes.value)),
      effect(() => this.goOn()),
    ];
  }

  private goOn(): (() => void) | undefined {
    if (!this.playing.value || this.room.stage.busy.value) return undefined;
    if (this.projector.at.value >= this.reel.length) {
      this.playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.projector.forward(), PACES[this.pace.value]);
    return () => clearTimeout(timer);
  }

  get at(): number {
    return this.projector.at.value;
  }

  /** One moment on, with what happens; whoever is in a hurry sees the end of it. */
  forward(): void {
    if (this.room.stage.busy.peek()) this.room.stage.skip();
    this.projector.forward();
  }

  jump(to: number): void {
    this.playing.value = false;
    this.room.stage.skip();
    this.projector.jump(to);
  }

  back(): void {
    this.jump(this.projector.at.peek() - 1);
  }

  /** The chapter before or after the current one. */
  turn(by: 1 | -1): void {
    const at = this.projector.at.peek();
    const current = chapterAt(this.chapters, at) ?? -1;
    const isInside = this.chapters[current]?.at !== at;
    const next = this.chapters[by === -1 && isInside ? current : current + by];
    this.jump(next?.at ?? (by === 1 ? this.reel.length : 0));
  }

  look(eyes: Eyes): void {
    this.room.stage.skip();
    this.projector.look(eyes);
  }

  toggle(): void {
    if (!this.playing.peek() && this.projector.at.peek() >= this.reel.length) this.jump(0);
    this.playing.value = !this.playing.peek();
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.room.close();
  }
}
