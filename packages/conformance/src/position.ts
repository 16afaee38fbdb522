import {
  type Game,
  type Json,
  LoggedChance,
  notJson,
  QuickChance,
  RecordingChance,
  type Seat,
  same,
  seatsOf,
  type Viewer,
} from '@aerie/kernel';
import type { Findings } from './findings.js';
import type { Spec } from './spec.js';

/** How many of many answers are tried in one position. */
const SAMPLE = 12;
/** How many imagined worlds an answer is tried in to see whether it tells something. */
const WORLDS = 3;

/** The listed answers of a seat, and examples of the open one. */
export function legalAnswers<S, V, A, E, O>(game: Game<S, V, A, E, O>, s: S, seat: Seat): A[] {
  return [...game.answers(s, seat), ...(game.open?.(s, seat)?.examples ?? [])];
}

interface Applied<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly chance: readonly Json[];
}

/** Everything that can be checked on one position. */
export class Position<S, V, A, E, O> {
  private readonly everyone: readonly Seat[];

  constructor(
    private readonly game: Game<S, V, A, E, O>,
    private readonly spec: Spec<S, O>,
    private readonly s: S,
    seats: number,
    private readonly luck: QuickChance,
    private readonly findings: Findings,
  ) {
    this.everyone = seatsOf(seats);
  }

  probe(): void {
    const before = JSON.stringify(this.s);
    this.checkJson();
    this.checkAwaited();
    this.checkNotation();
    this.checkRefusals();
    this.checkViews();
    this.findings.expect('asking', JSON.stringify(this.s) === before, 'asking changed the state');
    if (JSON.stringify(this.s) !== before) return;
    this.checkClone(before);
    for (const seat of this.everyone) {
      for (const answer of this.some(legalAnswers(this.game, this.s, seat))) {
        this.findings.attempt('applies', this.naming(seat, answer), () => this.checkAnswer(seat, answer));
      }
    }
  }

  private checkJson(): void {
    const bad = notJson(this.s);
    this.findings.expect('json', bad === undefined, `the state holds something else at ${bad}`);
  }

  private checkAwaited(): void {
    const { game, s, findings } = this;
    const awaited = game.awaited(s);
    const proper =
      awaited.every((seat) => this.everyone.includes(seat)) && new Set(awaited).size === awaited.length;
    findings.expect('awaited', proper, `awaited is ${JSON.stringify(awaited)}`);
    for (const seat of awaited) {
      findings.expect(
        'awaited',
        legalAnswers(game, s, seat).length > 0,
        `seat ${seat} is awaited without an answer`,
      );
    }
    const points = game.points(s);
    findings.expect(
      'outcome',
      points.length === this.everyone.length && points.every(Number.isFinite),
      'not one number of points for each seat',
    );
    const ended = game.outcome(s) !== undefined;
    findings.expect(
      'outcome',
      ended === (awaited.length === 0),
      ended ? 'an outcome before the end' : 'no outcome at the end',
    );
  }

  private checkNotation(): void {
    const { game, s, findings } = this;
    for (const seat of this.everyone) {
      const answers = legalAnswers(game, s, seat);
      const written = answers.map((answer) => game.write(answer));
      findings.expect(
        'notation',
        new Set(written).size === written.length,
        `alike among ${written.join(', ')}`,
      );
      written.forEach((text, i) => {
        findings.expect('notation', same(game.read(text), answers[i]), `"${text}" is read as something else`);
      });
    }
    for (const text of ['', ' ', '?', '[object Object]', '\u0000', 'x'.repeat(500)]) {
      findings.attempt('notation', `reading ${JSON.stringify(text.slice(0, 20))}`, () => game.read(text));
    }
  }

  /** Every seat tries its own answers, everybody else's, and those of a position some answers later. */
  private checkRefusals(): void {
    const { game, s, findings } = this;
    const later = game.clone(s);
    findings.attempt('applies', 'playing on', () => this.playOn(later, 3));
    const candidates = this.everyone.flatMap((seat) => [
      ...this.some(legalAnswers(game, s, seat)),
      ...this.some(legalAnswers(game, later, seat)),
    ]);
    for (const seat of this.everyone) {
      const listed = new Set(legalAnswers(game, s, seat).map((answer) => game.write(answer)));
      const open = game.open?.(s, seat) !== undefined;
      for (const answer of [...candidates, ...this.some(game.answers(s, seat))]) {
        const text = game.write(answer);
        const reason = findings.attempt('refuses', `why of ${text}`, () => game.why(s, seat, answer));
        if (listed.has(text))
          findings.expect('refuses', !reason, `"${text}" is listed but refused: ${reason?.code}`);
        else if (!reason)
          findings.expect('refuses', open, `"${text}" of seat ${seat} is not listed but allowed`);
        else
          findings.expect(
            'refuses',
            game.reasons.includes(reason.code),
            `reason "${reason.code}" is not declared`,
          );
      }
    }
  }

  private checkViews(): void {
    const { game, s, spec, findings } = this;
    for (const who of this.viewers()) {
      const view = game.view(s, who);
      const bad = notJson(view);
      findings.expect('json', bad === undefined, `the view of ${who} holds something else at ${bad}`);
      const bytes = JSON.stringify(view);
      if (spec.scramble) {
        const twin = spec.scramble(game.clone(s), who, this.fresh());
        findings.expect(
          'hidden',
          JSON.stringify(game.view(twin, who)) === bytes,
          `the view of ${who} tells what is hidden`,
        );
      }
      if (who !== 'watcher')
        findings.attempt('imagine', `imagining for seat ${who}`, () => this.checkImagined(view, who));
    }
  }

  private checkImagined(view: V, seat: Seat): void {
    const { game, s, spec, findings } = this;
    const imagined = game.imagine(view, this.fresh());
    findings.expect(
      'imagine',
      same(game.view(imagined, seat), view),
      `seat ${seat} would see something else`,
    );
    findings.expect(
      'imagine',
      same(spec.pieces(imagined), spec.pieces(s)),
      `seat ${seat} imagines other pieces`,
    );
    const names = (state: S) => legalAnswers(game, state, seat).map((answer) => game.write(answer));
    findings.expect('imagine', same(names(imagined), names(s)), `seat ${seat} would have other answers`);
  }

  private checkClone(before: string): void {
    const { game, s, findings } = this;
    findings.attempt('clone', 'playing on with a clone', () => {
      const clone = game.clone(s);
      findings.expect('clone', same(clone, s), 'a clone is not equal');
      this.playOn(clone, 40);
      findings.expect('clone', JSON.stringify(s) === before, 'playing on with a clone changed the original');
    });
  }

  private checkAnswer(seat: Seat, answer: A): void {
    const { s, findings } = this;
    const naming = this.naming(seat, answer);
    const done = this.apply(s, seat, answer);
    for (const event of done.events) {
      findings.expect(
        'json',
        notJson(event) === undefined,
        `an event of ${naming} is not JSON: ${JSON.stringify(event)}`,
      );
    }
    const again = this.apply(s, seat, answer, done.chance);
    findings.expect(
      'deterministic',
      same(again.state, done.state) && same(again.events, done.events),
      naming,
    );
    const loaded = this.apply(JSON.parse(JSON.stringify(s)) as S, seat, answer, done.chance);
    findings.expect('save', same(loaded.state, done.state) && same(loaded.events, done.events), naming);
    this.checkReveal(seat, answer, done);
    for (const who of this.viewers()) {
      if (who === seat) continue;
      this.checkTwin(seat, answer, who, done);
      this.checkUnseen(seat, answer, who, done);
    }
  }

  /** Where nothing was drawn or revealed, the giver of an answer sees the same in every world that fits. */
  private checkReveal(seat: Seat, answer: A, done: Applied<S, E>): void {
    const { game, s, findings } = this;
    if (done.chance.length > 0 || done.events.some((event) => game.reveals(event))) return;
    const seen = game.view(done.state, seat);
    for (let world = 0; world < WORLDS; world++) {
      const other = this.apply(game.imagine(game.view(s, seat), this.fresh()), seat, answer);
      if (same(game.view(other.state, seat), seen)) continue;
      findings.fail('reveals', `${this.naming(seat, answer)} tells its giver something, but nothing says so`);
    }
  }

  /** Two worlds that a viewer cannot tell apart stay so after the same answer with the same luck. */
  private checkTwin(seat: Seat, answer: A, who: Viewer, done: Applied<S, E>): void {
    const { game, s, spec, findings } = this;
    if (!spec.scramble) return;
    const twin = spec.scramble(game.clone(s), who, this.fresh());
    if (game.why(twin, seat, answer)) return;
    const other = this.apply(twin, seat, answer);
    if (!same(other.chance, done.chance)) return;
    if ([...done.events, ...other.events].some((event) => game.reveals(event))) return;
    // Where an answer lays something open, the views differ too, and the events may tell it.
    if (!same(game.view(other.state, who), game.view(done.state, who))) return;
    findings.expect(
      'hidden',
      this.told(done, who) === this.told(other, who),
      `events of ${this.naming(seat, answer)} tell ${who} what is hidden`,
    );
  }

  /** If a viewer sees the same after two different answers, the events must not tell them apart. */
  private checkUnseen(seat: Seat, answer: A, who: Viewer, done: Applied<S, E>): void {
    const { game, s, findings } = this;
    const answers = legalAnswers(game, s, seat);
    const other = answers[this.luck.below(answers.length)] as A;
    if (game.write(other) === game.write(answer)) return;
    const instead = this.apply(s, seat, other);
    if (done.chance.length > 0 || instead.chance.length > 0) return;
    if (!same(game.view(done.state, who), game.view(instead.state, who))) return;
    // Two ways to the very same position hide nothing: which one was taken may be told.
    if (same(done.state, instead.state)) return;
    findings.expect(
      'hidden',
      this.told(done, who) === this.told(instead, who),
      `events tell ${who} "${game.write(answer)}" from "${game.write(other)}", though the view does not`,
    );
  }

  private told(done: Applied<S, E>, who: Viewer): string {
    return JSON.stringify(
      done.events.map((event) => this.game.redact(event, who)).filter((event) => event !== undefined),
    );
  }

  private apply(s: S, seat: Seat, answer: A, logged?: readonly Json[]): Applied<S, E> {
    const state = this.game.clone(s);
    const events: E[] = [];
    const chance = new RecordingChance(logged ? new LoggedChance(logged) : this.fresh());
    this.game.apply(state, seat, answer, chance, (event) => events.push(event));
    return { state, events, chance: chance.outcomes };
  }

  /** Plays on at random, a few decisions or to the end. */
  private playOn(s: S, decisions: number): void {
    for (let i = 0; i < decisions; i++) {
      const awaited = this.game.awaited(s);
      const seat = awaited[this.luck.below(awaited.length)];
      if (seat === undefined) return;
      const answers = legalAnswers(this.game, s, seat);
      if (answers.length === 0) return;
      this.game.apply(s, seat, answers[this.luck.below(answers.length)] as A, this.luck, undefined);
    }
  }

  private naming(seat: Seat, answer: A): string {
    return `"${this.game.write(answer)}" of seat ${seat}`;
  }

  private viewers(): Viewer[] {
    return [...this.everyone, 'watcher'];
  }

  private some<T>(all: readonly T[]): T[] {
    const picked = all.slice();
    while (picked.length > SAMPLE) picked.splice(this.luck.below(picked.length), 1);
    return picked;
  }

  private fresh(): QuickChance {
    return new QuickChance(`probe ${this.luck.below(1_000_000)}`);
  }
}
