import { type AnyGame, QuickChance, type Reason, type Seat } from '@aerie/kernel';
import type { Side, TableMessage } from '@aerie/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AnyGameUi, Facts, Sketched } from '../contract/game-ui.js';
import { EventPlayer } from '../play/event-player.js';
import { isPermitted, type Play } from '../play/play.js';
import { type Advice, advise, BotNotLoaded, ThinkingFailed } from '../play/thinking.js';
import { settings } from '../settings/settings.js';
import { play as sound } from '../sound/sound.js';
import { type People, peopleAt } from '../words/about.js';
import type { Saying } from '../words/words.js';
import { type Hint, hintOf, stepAfter, stepOf } from './hint.js';
import { namesOf, reasonWords } from './people.js';

/** The side that is shown: a seat at this screen that is awaited, else the first one. */
function viewer(sides: readonly Side[], awaited: readonly Seat[]): Side | undefined {
  return sides.find(({ seat }) => seat !== null && awaited.includes(seat)) ?? sides[0];
}

/** How long a single legal answer is shown before it is given by itself. */
const ONLY_WAY_MS = 900;

const NO_SKETCHES: readonly Sketched<unknown>[] = [];

/** The state that all parts of an open table share: what is shown, what may be answered, and what was asked for. */
export class TableModel {
  readonly player: EventPlayer;
  readonly side: ReadonlySignal<Side | undefined>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** The seat that is called "you": one's own; where several people share the screen, that of whoever is asked. */
  readonly you: ReadonlySignal<Seat | undefined>;
  /** Everybody by name, and who is addressed as `you`, also after giving up. */
  readonly people: ReadonlySignal<People>;
  /** The legal answers of the seat that is shown. */
  readonly answers: ReadonlySignal<readonly unknown[]>;
  /** Moves that people propose to each other. */
  readonly sketches: ReadonlySignal<readonly Sketched<unknown>[]>;
  /** What a bot proposes for its turn, and waits for somebody's word. */
  readonly proposal: ReadonlySignal<Sketched<unknown> | undefined>;
  /** What other people at this screen may do out of turn; nothing in games with secrets. */
  readonly beside: ReadonlySignal<readonly { readonly seat: Seat; readonly answers: readonly unknown[] }[]>;
  /** Whether something is asked of a person at this screen. */
  readonly myTurn: ReadonlySignal<boolean>;
  /** Whether answers are offered: nothing is being shown or sent, and no bot plays for the viewer. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** Whether nobody is helped here: no hints, no odds, no bot in one's place. */
  readonly isUnaided: ReadonlySignal<boolean>;
  /** Whether a bot plays for the person at this screen. */
  readonly isCovered: ReadonlySignal<boolean>;
  /** The seat that has confirmed that it looks at the shared screen now. */
  readonly lifted = signal<Seat | undefined>(undefined);
  readonly lit = signal<ReadonlySet<string>>(new Set());
  /** What a bot advises, once it was asked for; or that it failed, or could not be fetched. */
  readonly hint = signal<Hint | ThinkingFailed | BotNotLoaded | 'loading' | 'thinking' | undefined>(
    undefined,
  );
  readonly showsOdds = signal(false);
  /** By answer in notation. */
  readonly odds = signal<ReadonlyMap<string, Facts> | undefined>(undefined);
  readonly sending = signal(false);
  /** Whether somebody reads what just happened: nothing is answered by itself meanwhile. */
  readonly isReading = signal(false);
  /** An answer that waits to be confirmed. */
  readonly unconfirmed = signal<{ readonly answer: unknown } | undefined>(undefined);
  /** Where the button lies that asked whether to give up, while that is asked. */
  readonly resigning = signal<DOMRect | undefined>(undefined);
  /** Why something was refused, or, where it only `explains`, why an answer is not legal at this moment. */
  readonly refused = signal<{ readonly reason: Reason; readonly explains?: true } | undefined>(undefined);
  /** The passage or paragraph of the rules that was opened. */
  readonly rule = signal<string | undefined>(undefined);
  /** The hint that is shown, as far as it was asked for. */
  readonly advised: ReadonlySignal<Hint | undefined>;
  /** The hint that is shown up to its plan. */
  readonly planned: ReadonlySignal<Hint | undefined>;
  /** The answers that a hint speaks of, as far as it was asked for. */
  readonly hinted: ReadonlySignal<readonly unknown[]>;
  /** Whether something was just taken back: what follows is for its person to say, even where there is only one answer. */
  private readonly tookBack = signal(false);
  /** What a coach says when the match is over. */
  readonly epilogue = signal<ComponentChildren>(undefined);
  /** What a coach asks before an answer that is probably an expensive mistake. */
  caution: ((answer: unknown, view: unknown, seat: Seat) => Saying | undefined) | undefined;
  private imagined: { view: unknown; state: unknown } | undefined;
  /** What the hint is about, until its person answers. */
  private hintedQuestion: string | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly play: Play,
    readonly game: AnyGame,
    readonly ui: AnyGameUi,
    /** The level of the bot that gives hints (`hintLevel`). */
    readonly adviser: string,
  ) {
    this.player = new EventPlayer(ui, play, viewer);
    this.side = computed(() => {
      const moment = this.player.moment.value;
      return moment && viewer(moment.sides, moment.awaited);
    });
    this.names = computed(() => (this.table.value ? namesOf(this.table.value) : []));
    // Whoever gave up has no more part in the match until it is over.
    this.mine = computed(() => {
      const { seats = [], status } = this.table.value ?? {};
      return seats.flatMap(({ mine, resigned }, seat) =>
        mine && (!resigned || status === 'over') ? [seat] : [],
      );
    });
    this.you = computed(() => {
      const mine = this.mine.value;
      if (mine.length < 2) return mine[0];
      return mine.find(
        (seat) => this.player.moment.value?.awaited.includes(seat) && seat === this.side.value?.seat,
      );
    });
    this.people = computed(() => {
      const own = this.table.value?.seats.flatMap((seated, seat) => (seated.mine ? [seat] : [])) ?? [];
      return peopleAt(this.names.value, own);
    });
    this.answers = computed(() =>
      this.read((this.side.value?.answers ?? []).filter((one) => this.isPermitted(one))),
    );
    this.advised = computed(() => {
      const hint = this.hint.value;
      return typeof hint === 'object' && !(hint instanceof Error) ? hint : undefined;
    });
    this.planned = computed(() => {
      const hint = this.advised.value;
      return hint && stepOf(hint) === 'plan' ? hint : undefined;
    });
    this.hinted = computed(() => {
      const hint = this.advised.value;
      if (!hint || stepOf(hint) === 'nudge') return [];
      return stepOf(hint) === 'plan' ? [hint.answer, ...hint.plan] : [hint.answer];
    });
    // Always the same where there are none, or boards would be drawn anew with every decision.
    this.sketches = computed(() => {
      const sketches = this.play.sketches.value;
      return sketches.length === 0
        ? NO_SKETCHES
        : sketches.map((sketch) => ({ ...sketch, plan: this.read(sketch.plan) }));
    });
    this.proposal = computed(() => this.sketches.value.find(({ reason }) => reason !== undefined));
    this.beside = computed(() => {
      if (ui.secret) return [];
      return (this.player.moment.value?.sides ?? []).flatMap(({ seat, answers }) => {
        const other = seat !== null && seat !== this.side.value?.seat && answers.length > 0;
        return other && this.table.value?.seats[seat]?.cover === null
          ? [{ seat, answers: this.read(answers) }]
          : [];
      });
    });
    this.myTurn = computed(() => {
      const seat = this.side.value?.seat;
      const moment = this.player.moment.value;
      if (seat === null || seat === undefined || !moment || this.player.busy.value) return false;
      // A replay asks nobody.
      if (this.play.kind === 'replay') return false;
      return moment.awaited.includes(seat) && !this.isCovered.value;
    });
    this.isUnaided = computed(() => this.table.value?.unaided === true);
    this.isCovered = computed(() => {
      const seat = this.side.value?.seat;
      return seat != null && this.table.value?.seats[seat]?.cover !== null;
    });
    this.isOffered = computed(() => !this.player.busy.value && !this.sending.value && !this.isCovered.value);
    this.stops.push(effect(() => this.answerTheOnlyWay()));
    this.stops.push(effect(() => this.agreeByItself()));
    // Odds and open confirmations belong to one moment of the match; hints to one question.
    this.stops.push(
      this.player.moment.subscribe(() => {
        if (this.question !== this.hintedQuestion) {
          this.hintedQuestion = undefined;
          this.hint.value = undefined;
        }
        if (this.refused.peek()?.explains) this.refused.value = undefined;
        this.lit.value = new Set();
        this.unconfirmed.value = undefined;
        this.odds.value = undefined;
        if (this.showsOdds.peek()) void this.ponderOdds();
      }),
    );
  }

  /**
   * Gives the only legal answer after a short while, if the settings say so. One that hurts is left to its person, and so is
   * one that ends a turn of which something could still be taken back.
   */
  private answerTheOnlyWay(): (() => void) | undefined {
    const side = this.side.value;
    if (!settings.auto.value || !this.myTurn.value || this.isCurtained || this.tookBack.value)
      return undefined;
    if (this.isReading.value) return undefined;
    // Whoever learns does everything themselves.
    if (this.play.kind === 'lesson') return undefined;
    if (!side || side.seat === null || side.open) return undefined;
    const { seat, view } = side;
    const [only, ...others] = this.answers.value.filter((answer) => !this.ui.isAside?.(answer, view, seat));
    if (only === undefined || others.length > 0 || this.ui.confirm(only, view, seat)) return undefined;
    if (side.undo === null && this.endsTurn(view, seat, only)) return undefined;
    const timer = setTimeout(() => this.choose(only), settings.speed.peek() > 0 ? ONLY_WAY_MS : 0);
    return () => clearTimeout(timer);
  }

  /** Agrees to what a bot proposes, if the settings say so and nobody else has a say in it. */
  private agreeByItself(): void {
    const proposal = this.proposal.value;
    const moment = this.player.moment.value;
    const [seat] = this.mine.value;
    if (settings.botsAsk.value || !proposal || !moment || seat === undefined) return;
    const others = this.table.value?.seats.some(({ kind, mine }) => kind === 'person' && !mine);
    const hasSpoken = this.sketches.value.some((one) => this.mine.value.includes(one.seat));
    if (!others && !hasSpoken) void this.play.sketch(seat, moment, proposal.plan.map(this.keyOf), true);
  }

  /** Whether nothing more is asked of a seat after this answer. */
  private endsTurn(view: unknown, seat: Seat, answer: unknown): boolean {
    const state = this.game.clone(this.stateFor(view));
    this.game.apply(state, seat, answer, new QuickChance('the only way'), undefined);
    return !this.game.awaited(state).includes(seat);
  }

  /** Whether a legal answer may be given now: always, but in a lesson. */
  private isPermitted(answer: string): boolean {
    const isListed = this.side.value?.answers.includes(answer) === true;
    return isPermitted(this.play.permitted?.value ?? 'any', answer, isListed);
  }

  /** What free text is accepted now. */
  get open(): Side['open'] {
    const permission = this.play.permitted?.value ?? 'any';
    return permission === 'any' || permission === 'text' ? (this.side.value?.open ?? null) : null;
  }

  /** What is asked before an answer is given: by the game where a slip would hurt, and by whoever watches over a first game. */
  questionBefore(answer: unknown, { view, seat }: Side): Saying | undefined {
    if (seat === null) return undefined;
    return this.ui.confirm(answer, view, seat) ?? this.caution?.(answer, view, seat);
  }

  /** What tells answers apart: their notation. */
  readonly keyOf = (answer: unknown): string => this.game.write(answer);

  /** Answers in notation, as the game knows them; one that it does not know is left out. */
  read(texts: readonly string[]): readonly unknown[] {
    return texts.flatMap((text) => this.game.read(text) ?? []);
  }

  /** Whether the board is hidden until another person at this screen takes over. */
  get isCurtained(): boolean {
    const over = this.player.moment.value?.outcome != null;
    if (this.ui.secret !== true || this.mine.value.length < 2 || over) return false;
    return this.side.value?.seat !== this.lifted.value;
  }

  /** Whether the position may be shown as text: not while others at the screen would read a secret. */
  get mayTell(): boolean {
    const own = this.ui.secret === 'own' && this.mine.value.length > 1;
    return !this.isCurtained && !own;
  }

  get table(): ReadonlySignal<TableMessage | undefined> {
    return this.play.table;
  }

  /** Stops showing the table; the connection to it stays open. */
  leave(): void {
    for (const stop of this.stops) stop();
    this.player.close();
  }

  close(): void {
    this.leave();
    this.play.close();
  }

  /** Gives an answer; where a slip would hurt, it has to be confirmed first unless `sure`. */
  choose(answer: unknown, sure = false): void {
    const side = this.side.peek();
    const moment = this.player.moment.peek();
    if (side?.seat === null || side === undefined || !moment || this.sending.peek()) return;
    if (this.player.busy.peek()) {
      this.player.skip();
      return;
    }
    if (!sure && settings.confirm.peek() && this.questionBefore(answer, side)) {
      this.unconfirmed.value = { answer };
      return;
    }
    this.unconfirmed.value = undefined;
    this.tookBack.value = false;
    this.hintedQuestion = undefined;
    void this.send(() => this.play.answer(side.seat as Seat, moment, this.game.write(answer)));
  }

  /** Gives an answer for another seat at this screen than the one that is shown. */
  chooseFor(seat: Seat, answer: unknown): void {
    const moment = this.player.moment.peek();
    if (!moment || this.sending.peek() || this.player.busy.peek()) return;
    void this.send(() => this.play.answer(seat, moment, this.game.write(answer)));
  }

  undo(): void {
    const seat = this.side.peek()?.seat;
    const moment = this.player.moment.peek();
    if (seat === null || seat === undefined || !moment) return;
    this.tookBack.value = true;
    this.hintedQuestion = undefined;
    void this.send(() => this.play.undo(seat, moment));
  }

  /** Proposes moves to the others. */
  sketch(plan: readonly unknown[], wish?: true): void {
    const seat = this.mine.peek()[0];
    const moment = this.player.moment.peek();
    if (seat === undefined || !moment) return;
    const written = plan.map((answer) => this.game.write(answer));
    void this.play.sketch(this.side.peek()?.seat ?? seat, moment, written, wish);
  }

  /** Sends an action and keeps the reason if it is refused; true if it was accepted. */
  async send(act: () => Promise<Reason | undefined>): Promise<boolean> {
    this.sending.value = true;
    this.refused.value = undefined;
    try {
      const reason = await act();
      this.refused.value = reason && { reason };
      if (reason) sound('thud');
      return reason === undefined;
    } finally {
      this.sending.value = false;
    }
  }

  why(answer: unknown): string | undefined {
    const reason = this.reasonAgainst(answer);
    return reason && reasonWords(this.game.id, reason);
  }

  /** Says beside the prompt why an answer is not legal now, with the way to the rule. */
  explain(answer: unknown): void {
    const reason = this.reasonAgainst(answer);
    this.refused.value = reason && { reason, explains: true };
    if (reason) sound('thud');
  }

  /** Why an answer is not legal, judged by what the seat can see. */
  reasonAgainst(answer: unknown): Reason | undefined {
    const side = this.side.peek();
    if (!side || side.seat === null) return undefined;
    const reason = this.game.why(this.stateFor(side.view), side.seat, answer);
    return reason ?? (this.isPermitted(this.keyOf(answer)) ? undefined : { code: 'notAsked' });
  }

  /** Asks for a hint; once it is there, shows its next step, and after the last one nothing more. */
  nextHint(): void {
    const hint = this.hint.peek();
    if (hint === undefined) void this.askHint();
    else if (hint === this.advised.peek() && stepAfter(hint))
      this.hint.value = { ...hint, shown: hint.shown + 1 };
    else this.closeHint();
  }

  closeHint(): void {
    this.hint.value = undefined;
  }

  /** Asks for a hint; also once more, where the bot could not be fetched. */
  async askHint(): Promise<void> {
    const { question } = this;
    this.hintedQuestion = question;
    // Meanwhile the match may go on, or the hint may be switched off.
    const isAwaited = () => this.hintedQuestion === question && typeof this.hint.peek() === 'string';
    this.refused.value = undefined;
    this.hint.value = 'thinking';
    const advice = await this.ponder(this.adviser, (loading) => {
      if (isAwaited()) this.hint.value = loading ? 'loading' : 'thinking';
    });
    if (!isAwaited()) return;
    // Where the match waits for a bot that cannot be fetched, that is said already.
    if (advice instanceof BotNotLoaded && this.play.missingBot?.level.peek() !== undefined)
      this.hint.value = undefined;
    else
      this.hint.value =
        advice instanceof Error ? advice : advice && hintOf(advice, (texts) => this.read(texts));
  }

  /** What is asked of whom. It stays the same while others answer who decide at the same time. */
  private get question(): string | undefined {
    const side = this.side.peek();
    return side && JSON.stringify([side.seat, side.answers]);
  }

  toggleOdds(): void {
    this.showsOdds.value = !this.showsOdds.peek();
    this.odds.value = undefined;
    if (this.showsOdds.peek()) void this.ponderOdds();
  }

  private async ponderOdds(): Promise<void> {
    const moment = this.player.moment.peek();
    const advice = await this.ponder(this.adviser);
    if (this.player.moment.peek() !== moment || !advice) return;
    if (advice instanceof Error) {
      this.hint.value = advice;
      return;
    }
    this.odds.value = new Map(advice.odds.map(({ answer, facts }) => [answer, facts]));
  }

  /** What a bot of this level thinks, or how it failed; undefined where nothing is asked. */
  async ponder(
    level: string,
    loading?: (isLoading: boolean) => void,
  ): Promise<Advice | ThinkingFailed | BotNotLoaded | undefined> {
    const side = this.side.peek();
    if (!side || side.seat === null) return undefined;
    const { seat, view } = side;
    const answers = side.answers.length > 0 ? side.answers : this.examples(view, seat);
    if (answers.length === 0) return undefined;
    try {
      return await advise({ game: this.game.id, level, seat, view, answers }, loading);
    } catch (error) {
      if (error instanceof ThinkingFailed || error instanceof BotNotLoaded) return error;
      throw error;
    }
  }

  /** Example answers where free text is asked for, since there are no legal ones to list. */
  private examples(view: unknown, seat: Seat): string[] {
    const open = this.game.open?.(this.stateFor(view), seat);
    return (open?.examples ?? []).map((answer) => this.game.write(answer));
  }

  /** A state that fits the view, to ask for reasons: these depend on nothing hidden. */
  private stateFor(view: unknown): unknown {
    const known = this.imagined;
    if (known && known.view === view) return known.state;
    const state = this.game.imagine(view, new QuickChance('why'));
    this.imagined = { view, state };
    return state;
  }
}
