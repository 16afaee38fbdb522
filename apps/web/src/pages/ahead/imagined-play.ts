import { matchMessage } from '@aerie/host';
import { type AnyGame, QuickChance, type Seat } from '@aerie/kernel';
import type { MatchMessage, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { botAnswer } from '../../play/bot-answer.js';
import type { ActionResult, Permission, Play } from '../../play/play.js';
import { ScriptedPlay } from '../../play/scripted-play.js';
import { BotNotLoaded } from '../../play/thinking.js';

/** More answers of others than any game has between two decisions of a seat. */
const MOST = 500;

/** In how many imaginations it is tried to get to where an earlier one was. */
const ATTEMPTS = 5;

interface Step {
  readonly number: number;
  readonly events: readonly unknown[];
}

/** What somebody knows of a match under way. */
export interface Known {
  readonly table: TableMessage;
  readonly seat: Seat;
  readonly view: unknown;
}

/**
 * A table that goes on from what a seat knows of a match, with hidden things as they may be and others as a gentle bot would
 * play. Nothing of it is real, and it is kept nowhere.
 */
export class ImaginedPlay extends ScriptedPlay implements Play {
  readonly kind = 'lesson';
  readonly id = 'ahead';
  protected readonly refusal = 'notAsked';
  readonly permitted = signal<Permission>([]);
  /** Told of every answer of the seat, with what it saw. */
  answered: ((answer: string, view: unknown) => void) | undefined;
  private state: unknown;
  private luck = new QuickChance(fresh());
  private steps: Step[] = [];
  /** As it was before each answer of the seat. */
  private before: { readonly state: unknown; readonly steps: number }[] = [];
  /** Which imagination this is: what was thought for another one is void. */
  private imagined = 0;
  private hear: ((match: MatchMessage) => void) | undefined;

  constructor(
    readonly game: AnyGame,
    private readonly known: Known,
    /** Of the bot that plays the others. */
    private readonly level: string,
  ) {
    super();
    const { unaided: _, ...table } = known.table;
    this.table.value = {
      ...table,
      ...{ id: this.id, stakes: 'none', clock: null, undoWish: null, sketches: [], rematch: null },
    };
    this.state = this.imagination();
  }

  get isAsked(): boolean {
    return this.game.awaited(this.state).includes(this.known.seat);
  }

  get isOver(): boolean {
    return this.game.awaited(this.state).length === 0;
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    this.hear = hear;
    hear(this.message([]));
    return () => {
      this.hear = undefined;
    };
  }

  /** Begins again at what is known, with other luck. */
  imagineAnew(): void {
    this.imagined++;
    this.luck = new QuickChance(fresh());
    this.state = this.imagination();
    this.steps = [];
    this.before = [];
    this.show();
  }

  /** Has the others play until the seat is asked, or all is over; false if something else is imagined meanwhile. */
  async untilAsked(): Promise<boolean> {
    const { imagined, game } = this;
    for (let count = 0; count < MOST && !this.isAsked && !this.isOver; count++) {
      const seat = game.awaited(this.state)[0] as Seat;
      const answer = await this.guess(seat);
      if (this.imagined !== imagined) return false;
      if (answer === undefined) break;
      this.play(seat, answer);
    }
    this.show();
    return true;
  }

  async answer(seat: Seat, _seen: unknown, text: string): ActionResult {
    const answer = this.game.read(text);
    if (seat !== this.known.seat || !this.isAsked || answer === undefined) return { code: 'notAsked' };
    const reason = this.game.why(this.state, seat, answer);
    if (reason) return reason;
    const view = this.game.view(this.state, seat);
    this.before.push({ state: this.state, steps: this.steps.length });
    this.play(seat, answer);
    this.hear?.(this.message(this.steps.slice(-1)));
    this.answered?.(text, view);
    return undefined;
  }

  /**
   * Gives answers that were given in an imagination before; false where one is not legal in any of some imaginations, `elsewhere` where
   * something else is imagined meanwhile.
   */
  async replay(answers: readonly string[]): Promise<boolean | 'elsewhere'> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) this.imagineAnew();
      let given = 0;
      for (; given < answers.length; given++) {
        if (!(await this.untilAsked())) return 'elsewhere';
        const answer = this.game.read(answers[given] as string);
        if (!this.isAsked || answer === undefined) break;
        if (this.game.why(this.state, this.known.seat, answer) !== undefined) break;
        this.before.push({ state: this.state, steps: this.steps.length });
        this.play(this.known.seat, answer);
      }
      if (given === answers.length) return true;
    }
    return false;
  }

  /** Takes the last answer of the seat back. */
  takeBack(): void {
    const last = this.before.pop();
    if (!last) return;
    this.imagined++;
    this.state = last.state;
    this.steps = this.steps.slice(0, last.steps);
    this.show();
  }

  close(): void {
    this.imagined++;
    this.hear = undefined;
  }

  private imagination = (): unknown => this.game.imagine(this.known.view, this.luck);

  private async guess(seat: Seat): Promise<unknown> {
    const { game, state, level } = this;
    const said = await botAnswer(game, state, { seat, level }).catch((error: unknown) => {
      if (!(error instanceof BotNotLoaded)) throw error;
      return botAnswer(game, state, { seat, level: 'random' });
    });
    return said && game.read(said.answer);
  }

  private play(seat: Seat, answer: unknown): void {
    const events: unknown[] = [];
    const state = this.game.clone(this.state);
    this.game.apply(state, seat, answer, this.luck, (event) => events.push(event));
    this.state = state;
    this.steps.push({ number: this.steps.length, events });
  }

  /** Shows where it stands at once. */
  private show(): void {
    this.hear?.(this.message(this.steps, []));
  }

  private message(steps: readonly Step[], opening?: readonly unknown[]): MatchMessage {
    const { game, state, isAsked } = this;
    const { seat } = this.known;
    this.permitted.value = isAsked ? 'any' : [];
    const side = {
      ...{ seat, view: game.view(state, seat), silent: false, undo: { code: 'nothingToUndo' } },
      answers: game.answers(state, seat).map((answer) => game.write(answer)),
      open: game.open?.(state, seat)?.accepts ?? null,
    };
    const position = { game, state, entries: [], number: this.steps.length };
    const audience = { sides: [side], hearers: [{ as: seat, knows: seat }] };
    return matchMessage(this.id, position, audience, { steps, ...(opening ? { opening } : {}) }, null);
  }
}

const fresh = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
