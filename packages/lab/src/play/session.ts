import { type AnyBot, ask, hintLevel, levels, possible } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat, type Step, writeMatchFile } from '@aerie/kernel';
import { botNamed } from '../choices.js';
import { keepFailed } from '../failures.js';
import { writeText } from '../files.js';
import { INTERRUPTED, type Io, OK, type Output, say, UserError, widthOf } from '../io.js';
import { matchText } from '../match-text.js';
import { listed } from '../text/format.js';
import { type Styler, stylerFor } from '../text/text-style.js';
import { wrapped } from '../text/wrap.js';
import { worded } from './host-reasons.js';
import type { Lines } from './lines.js';
import { meant, menuLines } from './menu.js';
import { sentences } from './narration.js';
import type { AnyTeller, Cast, Clause } from './teller.js';
import { tellerOf } from './tellers.js';

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
type AnyStep = Step<unknown, unknown>;

/** Who plays, and with what luck. */
export interface Table {
  readonly game: AnyGame;
  readonly cast: Cast;
  /** The bots by seat, with their names; undefined where the person sits. */
  readonly bots: readonly ({ readonly name: string; readonly bot: AnyBot } | undefined)[];
  readonly seed: string;
}

const KEYS = 'u undo · h hint · ? rules · q quit';

/** One match of a person against bots, from the first event to the saved file. */
export class Session {
  private readonly game: AnyGame;
  private readonly cast: Cast;
  private readonly me: Seat;
  private readonly match: AnyMatch;
  private readonly teller: AnyTeller;
  private readonly whims: QuickChance;
  private readonly styled: Styler;
  private readonly width: number;
  private untold: Clause[] = [];
  /** Whether others have moved since the person saw the whole table. */
  private changed = true;

  constructor(
    private readonly table: Table,
    private readonly lines: Lines,
    private readonly out: Output,
    env: Io['env'],
  ) {
    const { game, cast, seed } = table;
    this.game = game;
    this.cast = cast;
    this.me = cast.findIndex(({ you }) => you);
    this.teller = tellerOf(game);
    this.whims = new QuickChance(`${seed}/bots`);
    this.styled = stylerFor(out, env);
    this.width = widthOf(out);
    this.match = Match.begin(game, { seats: cast.length, seed }, (events) => this.hear(events));
  }

  /** Plays to the end, or until the person leaves; gives the exit code. */
  async play(): Promise<number> {
    this.welcome();
    for (;;) {
      const awaited = this.game.awaited(this.match.state);
      if (awaited.length === 0) break;
      const other = awaited.find((seat) => seat !== this.me);
      if (other !== undefined) this.letBot(other);
      else if (!(await this.letPerson())) return this.lines.interrupted ? INTERRUPTED : OK;
    }
    this.finish();
    await this.offerToSave();
    return this.lines.interrupted ? INTERRUPTED : OK;
  }

  /** The match as a file, with its seed. */
  fileText(): string {
    const seats = this.cast.map(({ name }, seat) => {
      const bot = this.table.bots[seat]?.name;
      return bot === undefined ? { name } : { name, bot };
    });
    return matchText(writeMatchFile(this.match, seats, this.table.seed));
  }

  private welcome(): void {
    const others = this.cast.flatMap(({ name, you }, seat) =>
      you ? [] : [`${name} (${this.table.bots[seat]?.name})`],
    );
    const company = others.length > 0 ? ` with ${listed(others)}` : '';
    this.say([this.styled('bold', `${this.game.id}: you play${company}.`)]);
    this.say([this.styled('dim', `The luck is fixed by a seed with SHA-256 ${this.match.seedHash}.`)]);
  }

  private letBot(seat: Seat): void {
    const { name, bot } = this.table.bots[seat] as { name: string; bot: AnyBot };
    const { game, match } = this;
    let step = this.tried(name, () => match.play(seat, ask(game, match.state, seat, bot, this.whims)));
    if (step && 'refused' in step) this.failed(name, `it gave an illegal answer, ${step.refused.code}`);
    // Any legal answer will do, so that the match goes on.
    if (!step || 'refused' in step) step = match.play(seat, possible(game, match.state, seat)[0]);
    if ('refused' in step) throw new Error(`${game.id} refuses what it lists: ${step.refused.code}`);
    this.hear(step.events);
    this.changed = true;
  }

  /** Asks the person until something has happened; false if they leave. */
  private async letPerson(): Promise<boolean> {
    const view = this.match.view(this.me);
    const answers = possible(this.game, this.match.state, this.me).filter(
      (answer) => !this.teller.isAside?.(answer, view),
    );
    const items = answers.map((answer) => ({
      notation: this.game.write(answer),
      explained: this.teller.explain(answer, view),
    }));
    this.narrate();
    if (this.changed) this.say(['', ...this.teller.table(view, this.cast, this.styled)]);
    this.changed = false;
    this.say([...this.teller.turn(view, this.styled), ...menuLines(items), this.styled('dim', `  ${KEYS}`)]);
    for (;;) {
      const typed = await this.lines.ask('> ');
      if (typed === undefined) {
        if (!this.lines.interrupted) this.say(['The input has ended, so the game stops here.']);
        return false;
      }
      const chosen = meant(typed, items);
      if (chosen !== undefined && this.answer(answers[chosen])) return true;
      if (chosen !== undefined || typed === '') continue;
      if (typed === 'q') return false;
      if (typed === 'h') await this.hint();
      else if (typed === '?') this.rules();
      else if (typed === 'u') {
        if (await this.undo()) return true;
      } else if (this.answerInWords(typed)) return true;
    }
  }

  private rules(): void {
    this.say(this.teller.rules.flatMap((rule) => ['', ...wrapped(rule, this.width)]));
  }

  private answerInWords(typed: string): boolean {
    const answer = this.game.read(typed);
    if (answer !== undefined) return this.answer(answer);
    this.say([`"${typed}" is not an answer here. Type one from the list, or ? for the rules.`]);
    return false;
  }

  private answer(answer: unknown): boolean {
    const step = this.match.play(this.me, answer);
    if ('refused' in step) this.say([worded(step.refused, this.teller)]);
    else this.hear(step.events);
    return !('refused' in step);
  }

  /** The suggestion of the strongest bot, which sees no more than the person. */
  private async hint(): Promise<void> {
    const best = hintLevel(levels(this.game));
    const bot = await botNamed(this.game, best);
    const luck = new QuickChance(this.table.seed);
    const { game, match, me } = this;
    const answer = this.tried(best, () => game.write(ask(game, match.state, me, bot, luck)));
    if (answer !== undefined) this.say([`${best} would answer ${answer}.`]);
  }

  /** What a bot comes to; where it fails, that is told, with the file of the match. */
  private tried<T>(bot: string, think: () => T): T | undefined {
    try {
      return think();
    } catch (error) {
      this.failed(bot, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private failed(bot: string, why: string): void {
    const { game, table, match } = this;
    const path = keepFailed(`${game.id}-${table.seed}-${match.length}`, this.fileText());
    this.say([`${bot} has failed: ${why}. The match up to here: ${path}`]);
  }

  /** Bots let anything be taken back, but the person must say that they mean it. */
  private async undo(): Promise<boolean> {
    let step = this.match.takeBack(this.me);
    if ('refused' in step && step.refused.code !== 'nothingToUndo') {
      this.say([worded(step.refused, this.teller)]);
      if (!isYes(await this.lines.ask('The others would let you take it back. Do it? [y/N] '))) return false;
      step = this.match.takeBack(this.me, true);
    }
    if ('refused' in step) this.say([worded(step.refused, this.teller)]);
    else this.changed = true;
    return !('refused' in step);
  }

  private finish(): void {
    this.narrate();
    this.say(['', ...this.teller.table(this.match.view(this.me), this.cast, this.styled), '']);
    const outcome = this.match.outcome;
    const people = this.cast.map(({ name, mark }, seat) => ({
      name,
      mark,
      place: outcome?.places[seat],
      points: outcome?.points[seat],
    }));
    const rivals = (outcome?.rivals ?? []).map((rival) => ({ name: 'opponent', mark: ' ', ...rival }));
    const order = [...people, ...rivals].toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
    this.say([
      this.styled('bold', 'Final standing'),
      ...order.map(
        ({ name, mark, place, points }) => `  ${place}. ${mark} ${name.padEnd(8)} ${points} points`,
      ),
      this.styled('dim', `The seed was ${this.table.seed}`),
    ]);
  }

  private async offerToSave(): Promise<void> {
    if (!isYes(await this.lines.ask('Save the match as a file? [y/N] '))) return;
    for (;;) {
      const usual = `${this.game.id}-match.json`;
      const typed = await this.lines.ask(`File name [${usual}] `);
      if (typed === undefined) return;
      try {
        writeText(typed || usual, this.fileText());
        this.say([`Saved. Check it with: lab verify ${typed || usual}`]);
        return;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        this.say([error.message]);
      }
    }
  }

  /** Takes in what happened, as far as the person may know it. */
  private hear(events: AnyStep['events']): void {
    for (const event of events) {
      const known = this.game.redact(event, this.me);
      const clause = known === undefined ? undefined : this.teller.tell(known, this.cast);
      if (clause) this.untold.push(clause);
    }
  }

  private narrate(): void {
    this.say(sentences(this.untold, this.cast).flatMap((sentence) => wrapped(sentence, this.width)));
    this.untold = [];
  }

  private say(lines: readonly string[]): void {
    if (lines.length > 0) say(this.out, lines);
  }
}

const isYes = (typed: string | undefined): boolean => /^y(es)?$/i.test(typed ?? '');
