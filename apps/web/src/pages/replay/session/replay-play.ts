import type { MatchFile, Seat } from '@aerie/kernel';
import type { MatchMessage, Seated, Shown, TableMessage, Tried } from '@aerie/protocol';
import { batch, computed, signal } from '@preact/signals';
import type { ActionResult, Play } from '../../../play/play.js';
import { ScriptedPlay } from '../../../play/scripted-play.js';
import { isNamed } from '../../../table/people.js';
import type { ReplayTimeline, Viewpoint } from './replay-timeline.js';
import { TriedLine } from './tried-line.js';

/** A name and the mark that a file may put before it. */
const LONGEST_NAME = 'Guest '.length + 24;

/** A table that replays a finished match: it tells every moment like a live one; answers only make a line that is tried. */
export class ReplayPlay extends ScriptedPlay implements Play {
  readonly kind = 'replay';
  readonly id = 'replay';
  protected readonly refusal = 'over';
  readonly at = signal(0);
  readonly viewpoint = signal<Viewpoint>('all');
  /** What is tried from the moment that is shown; undefined where nothing is. */
  readonly line = signal<readonly Tried[] | undefined>(undefined);
  /** What is looked at, as people tell each other. */
  readonly shown = computed(
    (): Shown => ({ at: this.at.value, viewpoint: this.viewpoint.value, line: [...(this.line.value ?? [])] }),
  );
  private trial: TriedLine | undefined;
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

  async lastDecidedAt(): Promise<number | undefined> {
    return this.file.entries.at(-1)?.at;
  }

  /** Goes to the next moment and tells what happens on the way. */
  forward(): void {
    const from = this.at.peek();
    if (from >= this.timeline.length) return;
    batch(() => {
      this.drop();
      this.at.value = from + 1;
    });
    this.show(from);
  }

  /** Goes to any moment without showing what happens on the way. */
  jump(to: number): void {
    batch(() => {
      this.drop();
      this.at.value = Math.max(0, Math.min(this.timeline.length, to));
    });
    this.show(null);
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint.value = viewpoint;
    this.show(null);
  }

  /** Goes where somebody else is: what is only a step further is shown as it happens. */
  lookAt({ at, viewpoint, line }: Shown): void {
    const now = this.shown.peek();
    const isHere = now.at === at && now.viewpoint === viewpoint;
    if (isHere && this.trial && line.length > now.line.length && isBegin(now.line, line)) {
      const from = this.trial.number;
      this.trial.extend(line.slice(now.line.length));
      this.line.value = this.trial.line;
      this.show(from);
      return;
    }
    const isNext = now.at + 1 === at && now.viewpoint === viewpoint && !this.trial && line.length === 0;
    batch(() => {
      this.at.value = Math.min(this.timeline.length, at);
      this.viewpoint.value = typeof viewpoint === 'number' && !this.file.seats[viewpoint] ? 'all' : viewpoint;
      this.drop();
      if (line.length > 0) this.begin(line);
    });
    this.show(isNext ? now.at : null);
  }

  /** Begins to try a line from the moment that is shown. */
  try(): void {
    this.begin([]);
    this.show(null);
  }

  readonly answer = async (seat: Seat, _seen: unknown, text: string): ActionResult => {
    const { trial } = this;
    if (!trial) return { code: this.refusal };
    const from = trial.number;
    const refused = trial.answer(seat, text);
    if (refused) return refused;
    this.line.value = trial.line;
    this.show(from);
    return undefined;
  };

  /** Takes the last answer of the line back. */
  takeBack(): void {
    this.begin(this.trial?.line.slice(0, -1) ?? []);
    this.show(null);
  }

  private begin(line: readonly Tried[]): void {
    this.trial = new TriedLine(this.timeline, this.at.peek(), line);
    this.line.value = this.trial.line;
  }

  private drop(): void {
    this.trial = undefined;
    this.line.value = undefined;
  }

  private show(from: number | null): void {
    this.hear?.(
      this.trial?.message(this.id, from) ??
        this.timeline.message(this.id, this.at.peek(), from, this.viewpoint.peek()),
    );
  }

  close(): void {}
}

const isBegin = (some: readonly Tried[], all: readonly Tried[]): boolean =>
  JSON.stringify(some) === JSON.stringify(all.slice(0, some.length));

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
