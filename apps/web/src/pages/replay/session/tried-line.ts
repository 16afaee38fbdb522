import { matchMessage, replayViewer, sharedScreen } from '@aerie/host';
import { BadLog, Match, type Reason, type Seat } from '@aerie/kernel';
import type { MatchMessage, Tried } from '@aerie/protocol';
import { random } from '../../../play/random.js';
import type { ReplayTimeline } from './replay-timeline.js';

/**
 * A line that is tried from a moment of a finished match: whoever is to decide may answer anything that is legal, with luck of
 * this device, and everything is open. The match itself stays as it was.
 */
export class TriedLine {
  private readonly match: Match<unknown, unknown, unknown, unknown, unknown>;
  private readonly tried: Tried[] = [];
  private readonly told: (readonly unknown[])[] = [];

  /** With answers that were tried already, up to the first that the rules do not allow. */
  constructor(
    private readonly timeline: ReplayTimeline,
    readonly at: number,
    line: readonly Tried[],
  ) {
    const { carried, ...log } = timeline.log;
    const cut = carried === undefined ? {} : { carried: Math.min(carried, at) };
    const entries = log.entries.slice(0, at);
    this.match = Match.resume(timeline.game, { ...log, ...cut, entries }, random(32));
    this.extend(line);
  }

  get line(): readonly Tried[] {
    return [...this.tried];
  }

  get number(): number {
    return this.at + this.tried.length;
  }

  /** Goes on with answers that somebody else has tried. */
  extend(more: readonly Tried[]): void {
    try {
      for (const entry of more) {
        const { events } = this.match.follow(entry);
        this.tried.push(entry);
        this.told.push(events);
      }
    } catch (error) {
      if (!(error instanceof BadLog)) throw error;
    }
  }

  /** Why it is refused, if it is. */
  answer(seat: Seat, text: string): Reason | undefined {
    const answer = this.timeline.game.read(text);
    if (answer === undefined) return { code: 'notReadable' };
    const step = this.match.play(seat, answer);
    if ('refused' in step) return step.refused;
    const { entry, events } = step;
    if ('back' in entry) return undefined;
    this.tried.push({ seat, answer: entry.answer, chance: [...entry.chance] });
    this.told.push(events);
    return undefined;
  }

  /** The moment as a table would tell of it, with what happened since so many entries; null: since the beginning. */
  message(table: string, from: number | null): MatchMessage {
    const { game, log, opening, events } = this.timeline;
    const { match, number } = this;
    const all = [...events.slice(0, this.at), ...this.told].map((told, i) => ({ number: i, events: told }));
    const position = { game, state: match.state, entries: log.entries, number };
    const steps = all.slice(from ?? 0);
    return matchMessage(
      table,
      position,
      this.audience(),
      from === null ? { opening, steps } : { steps },
      null,
    );
  }

  /** Whoever decides next sees and answers, and hears all that happens. */
  private audience(): Parameters<typeof matchMessage>[2] {
    const { game } = this.timeline;
    const [seat] = game.awaited(this.match.state);
    if (seat === undefined) return replayViewer(game, this.match.state, this.tried.at(-1)?.seat ?? 0, true);
    const { hearers } = replayViewer(game, this.match.state, seat, true);
    return { ...sharedScreen(this.match, [seat]), hearers };
  }
}
