import { matchMessage, sharedScreen } from '@aerie/host';
import { Match, type Seat } from '@aerie/kernel';
import type { MatchMessage, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import type { ActionResult, Permission, Play } from '../../../play/play.js';
import { ScriptedPlay } from '../../../play/scripted-play.js';
import type { ReplayTimeline } from '../session/replay-timeline.js';

/** A table with one moment of a finished match, seen by whoever decided there. An answer is only heard: nothing follows from it. */
export class PracticePlay extends ScriptedPlay implements Play {
  readonly kind = 'lesson';
  readonly id = 'practice';
  protected readonly refusal = 'notAsked';
  readonly permitted = signal<Permission>('any');
  /** Told of every answer. */
  answered: ((answer: string) => void) | undefined;
  private hear: ((match: MatchMessage) => void) | undefined;

  constructor(
    private readonly timeline: ReplayTimeline,
    replayed: TableMessage,
    private readonly seat: Seat,
    private at: number,
  ) {
    super();
    const seats = replayed.seats.map((one, i) => ({ ...one, mine: i === seat }));
    this.table.value = { ...replayed, id: this.id, status: 'running', stakes: 'none', seats };
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    this.hear = hear;
    hear(this.message());
    return () => {
      this.hear = undefined;
    };
  }

  /** Goes to the moment before an entry of the match. */
  goTo(at: number): void {
    this.at = at;
    this.hear?.(this.message());
  }

  async answer(_seat: Seat, _seen: unknown, text: string): ActionResult {
    if (this.permitted.peek() !== 'any') return { code: 'notAsked' };
    this.answered?.(text);
    return undefined;
  }

  close(): void {
    this.hear = undefined;
  }

  private message(): MatchMessage {
    const { at, timeline } = this;
    const { game, log, opening, events } = timeline;
    const match = Match.resume(game, { ...log, entries: log.entries.slice(0, at) });
    const position = { game, state: match.state, entries: log.entries, number: at };
    const steps = events.slice(0, at).map((told, number) => ({ number, events: told }));
    return matchMessage(this.id, position, sharedScreen(match, [this.seat]), { opening, steps }, null);
  }
}
