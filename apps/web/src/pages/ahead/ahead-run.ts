import { signal } from '@preact/signals';
import type { ImaginedPlay } from './imagined-play.js';

/** As many as the server takes (`AHEAD_LINES`, `AHEAD_ANSWERS`). */
const MOST_LINES = 10;
const MOST_ANSWERS = 30;

/** An answer in notation, and what was seen when it was chosen, to put it into words. */
interface Chosen {
  readonly text: string;
  readonly view: unknown;
}

/** How often a line is gone through; `until`: as long as the round goes on. */
export interface Repeat {
  readonly times: number;
  readonly until?: 'roundEnd';
}

/** Answers for one decision after the other, gone through so many times. */
export interface PlannedLine extends Repeat {
  readonly answers: readonly Chosen[];
}

const EMPTY: PlannedLine = { answers: [], times: 1 };

/** Makes a list of answers ahead by playing on at an imagined table. */
export class AheadRun {
  readonly lines = signal<readonly PlannedLine[]>([]);
  /** The line that what is answered belongs to: the last one. */
  readonly at = signal<'imagining' | 'asked' | 'turnOver' | 'over'>('imagining');
  /** Whether anything differs from what was left before. */
  readonly isChanged = signal(false);

  constructor(
    private readonly play: ImaginedPlay,
    left: readonly PlannedLine[],
  ) {
    this.lines.value = [...left, EMPTY];
    play.answered = (text, view) => this.chose({ text, view });
    void this.imagineOn();
  }

  /** The lines with something in them. */
  get filled(): readonly PlannedLine[] {
    return this.lines.value.filter(({ answers }) => answers.length > 0);
  }

  get growing(): PlannedLine {
    return this.lines.value.at(-1) ?? EMPTY;
  }

  get canAdd(): boolean {
    return this.growing.answers.length > 0 && this.lines.value.length < MOST_LINES;
  }

  /** Goes on until the seat is asked again. */
  async imagineOn(): Promise<void> {
    this.at.value = 'imagining';
    if (await this.play.untilAsked()) this.look();
  }

  /** Imagines the line that grows from the start, with other luck. */
  otherwise(): void {
    this.grow(() => ({ ...this.growing, answers: [] }));
    this.play.imagineAnew();
    void this.imagineOn();
  }

  /** Begins a line for where the last answer of this one does not fit: it begins with the answers before. */
  async addLine(): Promise<void> {
    if (!this.canAdd) return;
    const before = this.growing.answers.slice(0, -1);
    this.at.value = 'imagining';
    this.play.imagineAnew();
    const reached = await this.play.replay(before.map(({ text }) => text));
    if (reached === 'elsewhere') return;
    const line = { ...EMPTY, answers: reached ? before : [] };
    this.lines.value = [...this.lines.value, line];
    if (!reached) this.play.imagineAnew();
    await this.imagineOn();
  }

  takeBack(): void {
    if (this.growing.answers.length === 0) return;
    this.grow((line) => ({ ...line, answers: line.answers.slice(0, -1) }));
    this.play.takeBack();
    this.look();
  }

  /** Removes one of the filled lines. */
  remove(which: number): void {
    this.isChanged.value = true;
    const isGrowing = this.filled[which] === this.growing;
    const gone = this.filled[which];
    this.lines.value = this.lines.value
      .map((line) => (line === gone && isGrowing ? EMPTY : line))
      .filter((line) => line !== gone);
    if (!isGrowing) {
      if (this.at.peek() !== 'imagining') this.look();
      return;
    }
    this.play.imagineAnew();
    void this.imagineOn();
  }

  setRepeat(which: number, repeat: Repeat): void {
    this.isChanged.value = true;
    const meant = this.filled[which];
    this.lines.value = this.lines.value.map((line) =>
      line === meant ? { answers: line.answers, ...repeat } : line,
    );
  }

  private chose(answer: Chosen): void {
    this.grow((line) => ({ ...line, answers: [...line.answers, answer] }));
    this.look();
  }

  private grow(how: (line: PlannedLine) => PlannedLine): void {
    this.isChanged.value = true;
    this.lines.value = [...this.lines.value.slice(0, -1), how(this.growing)];
  }

  private look(): void {
    const isFull = this.growing.answers.length >= MOST_ANSWERS || this.lines.value.length > MOST_LINES;
    this.play.permitted.value = this.play.isAsked && !isFull ? 'any' : [];
    this.at.value = this.play.isOver ? 'over' : this.play.isAsked && !isFull ? 'asked' : 'turnOver';
  }
}
