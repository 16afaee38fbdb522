import type { MatchFile } from '@aerie/kernel';
import type { MatchMessage, Seated, TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import type { Play } from '../../../play/play.js';
import { ScriptedPlay } from '../../../play/scripted-play.js';
import { isNamed } from '../../../table/people.js';
import type { ReplayTimeline, Viewpoint } from './replay-timeline.js';

/** A name and the mark that a file may put before it. */
const LONGEST_NAME = 'Guest '.length + 24;

/** A table that replays a finished match: it tells every moment like a live one, and refuses every action. */
export class ReplayPlay extends ScriptedPlay implements Play {
  readonly kind = 'replay';
  readonly id = 'replay';
  protected readonly refusal = 'over';
  readonly at = signal(0);
  readonly viewpoint = signal<Viewpoint>('all');
  private hear: ((match: MatchMessage) => void) | undefined;

  constructor(
    readonly timeline: ReplayTimeline,
    readonly file: MatchFile,
    at: number,
    viewpoint: Viewpoint,
    /** Whether the match is of this browser: the only person in it is then the viewer. */
    isOwn = false,
  ) {
    super();
    this.at.value = at;
    this.viewpoint.value = viewpoint;
    this.table.value = tableOf(timeline, file, isOwn);
  }

  follow(hear: (match: MatchMessage) => void): () => void {
    this.hear = hear;
    this.show(null);
    return () => {
      this.hear = undefined;
    };
  }

  /** Goes to the next moment and tells what happens on the way. */
  forward(): void {
    const from = this.at.peek();
    if (from >= this.timeline.length) return;
    this.at.value = from + 1;
    this.show(from);
  }

  /** Goes to any moment without showing what happens on the way. */
  jump(to: number): void {
    this.at.value = Math.max(0, Math.min(this.timeline.length, to));
    this.show(null);
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint.value = viewpoint;
    this.show(null);
  }

  private show(from: number | null): void {
    this.hear?.(this.timeline.message(this.id, this.at.peek(), from, this.viewpoint.peek()));
  }

  readonly answer = this.refused;
  close(): void {}
}

function tableOf(
  { log }: ReplayTimeline,
  { game, seats, seedHash, luck, friendly }: MatchFile,
  isOwn: boolean,
): TableMessage {
  const isMine = isOwn && seats.filter(({ bot }) => bot === undefined).length === 1;
  return {
    ...{ id: 'replay', game, options: log.options as Record<string, unknown>, status: 'over' },
    ...{
      listed: false,
      watchers: false,
      host: false,
      rematch: null,
      undoWish: null,
      sketches: [],
      handovers: [],
      clock: null,
    },
    stakes: friendly ? 'friendly' : 'none',
    seats: seats.map((seat) => seated(game, seat, isMine && seat.bot === undefined)),
    seedHash: seedHash ?? null,
    ...(luck ? { luck } : {}),
  };
}

/** Who sat there. A bot of a level that is not known here is called what the file calls it. */
function seated(game: string, { name, bot }: MatchFile['seats'][number], mine: boolean): Seated {
  const nobody = { mine, cover: null, resigned: false, here: true };
  if (bot !== undefined && isNamed(game, bot)) return { ...nobody, kind: 'bot', name: null, level: bot };
  // Whoever has deleted their account has no name.
  const called = [...name].slice(0, LONGEST_NAME).join('') || null;
  return { ...nobody, kind: 'person', name: called, level: null };
}
