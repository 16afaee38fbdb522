import {
  MatchSession,
  matchMessage,
  type Occupant,
  replayed,
  type Seen,
  sharedScreen,
  type TableState,
  type Told,
  tableMessage,
  WRITTEN,
} from '@aerie/host';
import type { AnyGame, Reason, Seat } from '@aerie/kernel';
import type { MatchMessage, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import type { Deal, Played } from '../contract/school.js';
import { myName } from '../play/begin.js';
import { type ActionResult, isPermitted, type Permission, type Play } from '../play/play.js';
import { ScriptedPlay } from '../play/scripted-play.js';
import { t } from '../words/words.js';
import { dealt, learnerOf, partsOf } from './deal.js';

const ME = 'me';

/**
 * A table of the school, kept nowhere: a fixed deal, partners who do what they are told, and a learner who can give only the
 * answers that are permitted.
 */
export class SchoolPlay extends ScriptedPlay implements Play {
  readonly kind = 'lesson';
  readonly id = 'lesson';
  protected readonly refusal = 'notAsked';
  readonly permitted = signal<Permission>([]);
  readonly learner: Seat;
  /** Told of every answer of the learner that was carried out. */
  answered: ((answer: string) => void) | undefined;
  private session: MatchSession;
  private since: Played[] = [];
  private readonly hearers = new Set<(match: MatchMessage) => void>();

  constructor(
    readonly game: AnyGame,
    private readonly deal: Deal,
    played: readonly Played[] = [],
  ) {
    super();
    this.learner = learnerOf(deal);
    this.session = this.sessionAfter(played);
    this.table.value = this.tableNow();
  }

  /** What was played since the deal. */
  get played(): readonly Played[] {
    return this.since;
  }

  /** What the learner sees. */
  get view(): unknown {
    return this.session.match.view(this.learner);
  }

  /** What the learner may answer by the rules, in notation. */
  get legal(): readonly string[] {
    return this.game.answers(this.session.match.state, this.learner).map((answer) => this.game.write(answer));
  }

  get isAsked(): boolean {
    return this.game.awaited(this.session.match.state).includes(this.learner);
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    hear(this.message(this.session.told(0)));
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  async answer(seat: Seat, _seen: Seen, text: string): ActionResult {
    const { game, session } = this;
    const isListed = game.answers(session.match.state, seat).some((answer) => game.write(answer) === text);
    if (!isPermitted(this.permitted.peek(), text, isListed)) return { code: 'notAsked' };
    const reason = this.perform(`${seat} ${text}`);
    if (!reason) this.answered?.(text);
    return reason;
  }

  /** Has somebody do something; gives the reason where the rules refuse it. */
  perform(played: Played): Reason | undefined {
    const { seat, text } = partsOf(played);
    const answer = this.game.read(text);
    if (answer === undefined) return { code: 'badAnswer' };
    const step = this.session.propose((match) => match.propose(seat, answer), 0);
    if (step === WRITTEN) return undefined;
    if ('refused' in step) return step.refused;
    this.session.adopt(step);
    this.since.push(played);
    this.tell({ steps: [step] });
    return undefined;
  }

  /** Goes back to the moment after these answers. */
  rewind(played: readonly Played[]): void {
    this.session = this.sessionAfter(played);
    this.tell(this.session.told(0));
  }

  close(): void {
    this.hearers.clear();
  }

  private sessionAfter(played: readonly Played[]): MatchSession {
    const { log } = dealt(this.game, this.deal, played);
    const { match, before, story } = replayed(this.game, log, this.deal.seed);
    this.since = [...played];
    return new MatchSession(match, before, { seed: null, revision: 0, story });
  }

  private tell(told: Told): void {
    this.table.value = this.tableNow();
    const message = this.message(told);
    for (const hear of this.hearers) hear(message);
  }

  private message(told: Told): MatchMessage {
    const { position, match } = this.session;
    return matchMessage(this.id, position, sharedScreen(match, [this.learner]), told, null);
  }

  private tableNow(): TableMessage {
    const { match } = this.session;
    const state: TableState = {
      ...{ game: this.game.id, options: match.options as TableState['options'], host: ME },
      ...{ listed: false, watchers: false, status: match.outcome ? 'over' : 'running' },
      seats: this.deal.seats.map((name): Occupant => {
        const person = name === null ? ME : name;
        return {
          kind: 'person',
          person,
          name: name ?? (myName() || t('seat.unnamed')),
          cover: null,
          resigned: false,
        };
      }),
      ...{ match: this.id, rematch: null, undoWish: null, clock: null },
    };
    const { unaided: _, ...shown } = tableMessage(
      this.id,
      state,
      ME,
      { isHere: () => true },
      this.game,
      this.session,
    );
    return { ...shown, stakes: 'none', seedHash: null };
  }
}
