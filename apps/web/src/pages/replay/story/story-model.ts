import type { Analysis, EffortName, Moment, WeighedAnswer } from '@aerie/analysis';
import type { Seat } from '@aerie/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { logLineWords } from '../../../table/people.js';
import { say } from '../../../words/words.js';
import { type Chapter, chapterAt } from '../session/chapters.js';
import type { ReplaySession } from '../session/replay-session.js';
import { type AnalysisJob, jobFor } from './analysis-job.js';
import { type DecidedMoment, decidedAt, hasBetter, markedOf, seatsOfPeople } from './facts.js';
import { openPractice, type Practice } from './open-practice.js';

/** An answer in notation, and those that shall follow it in the same turn. */
type Line = Pick<WeighedAnswer, 'answer' | 'rest'>;

/** So many lines of the log tell what happened at a moment. */
const LINES = 2;

/** The story of the match that is replayed: whose it is, how closely it is looked at, and what of it is shown on the board. */
export class StoryModel {
  readonly seat: Signal<Seat>;
  readonly effort = signal<EffortName>('usual');
  readonly job: ReadonlySignal<AnalysisJob>;
  readonly analysis: ReadonlySignal<Analysis | undefined>;
  /** The decision that is made next at the moment shown, where it was looked at. */
  readonly decided: ReadonlySignal<DecidedMoment | undefined>;
  /** Marked decisions that are tried again. */
  readonly practice = signal<Practice | undefined>(undefined);
  /** Which of its answers the board points at. */
  readonly pointsAt = signal<'better' | 'played'>('better');

  constructor(
    readonly session: ReplaySession,
    private readonly titleOf: (chapter: Chapter) => string,
  ) {
    const { found, play, model } = session;
    const viewpoint = play.viewpoint.peek();
    const own = typeof viewpoint === 'number' ? viewpoint : model.people.peek().me;
    this.seat = signal(own ?? seatsOfPeople(found.file)[0] ?? 0);
    this.job = computed(() => jobFor(found, this.effort.value));
    this.analysis = computed(() => {
      const state = this.job.value.state.value;
      return state.kind === 'ready' ? state.analysis : undefined;
    });
    this.decided = computed(() => this.analysis.value && decidedAt(this.analysis.value, play.at.value));
  }

  /** Goes to a moment of the replay; where it is seen by somebody else, it is seen by whoever decides there from now on. */
  show(at: number): void {
    const { session } = this;
    const actor = session.timeline.actor(at);
    const viewpoint = session.play.viewpoint.peek();
    if (typeof viewpoint === 'number' && viewpoint !== actor) session.look(actor);
    this.pointsAt.value = 'better';
    session.jump(at);
  }

  /** Lets somebody try the marked decisions of the seat again. */
  beginPractice(): void {
    const analysis = this.analysis.peek();
    const seat = this.seat.peek();
    if (analysis)
      this.practice.value = openPractice(this.session, seat, markedOf(analysis, seat), analysis.effort);
  }

  endPractice(): void {
    this.practice.peek()?.model.close();
    this.practice.value = undefined;
  }

  /** The part of the match that a moment belongs to. */
  partAt(at: number): string {
    const { chapters } = this.session;
    const chapter = chapters[chapterAt(chapters, at) ?? 0];
    return chapter ? this.titleOf(chapter) : '';
  }

  /** What happened at a moment, as the log tells it. */
  tell({ number, seat, answer }: Moment): string {
    const { timeline, model } = this.session;
    const view = timeline.view(0, 0);
    const lines = (timeline.events[number] ?? []).flatMap((event) => {
      const seen = timeline.game.redact(event, seat);
      const line = seen === undefined ? undefined : model.ui.logLine(seen, view);
      return line && !line.heading ? [line] : [];
    });
    const own = lines.filter((line) => line.seat === seat);
    const told = (own.length > 0 ? own : lines).slice(0, LINES);
    if (told.length === 0) return this.lineWords(number, seat, { answer });
    return told.map((line) => logLineWords(line, model.people.value)).join(' ');
  }

  /** An answer in words, as on its button, and how its seat would go on. */
  lineWords(number: number, seat: Seat, { answer, rest = [] }: Line): string {
    const { timeline, model } = this.session;
    const view = timeline.view(number, seat);
    return [answer, ...rest].map((one) => say(model.ui.answer(timeline.game.read(one), view))).join(' → ');
  }

  /** The answers that the board points at. */
  get hinted(): readonly unknown[] {
    const decided = this.decided.value;
    if (!decided) return [];
    return this.answersOf(decided, hasBetter(decided) ? this.pointsAt.value : 'played');
  }

  /** What was played at a decision, or what would have been better. */
  answersOf(
    { answer, decision: { answers } }: DecidedMoment,
    which: 'better' | 'played',
  ): readonly unknown[] {
    const [best] = answers;
    return this.session.model.read(
      which === 'played' || !best ? [answer] : [best.answer, ...(best.rest ?? [])],
    );
  }
}

/** What the parts of the story are given. */
export interface StoryProps {
  readonly story: StoryModel;
  readonly analysis: Analysis;
  /** Somebody goes to a moment of the replay. */
  leave(): void;
}
