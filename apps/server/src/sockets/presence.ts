import { Events } from '../common/events.js';

/** How long it is remembered when somebody left. */
const REMEMBERED_MS = 10 * 60_000;

interface PresenceEvents {
  /** Somebody is connected to some process of the site, or to none any more. */
  readonly changed: [person: string, isHere: boolean];
  /** Somebody has their first connection to this process. */
  readonly entered: [person: string];
  /** Somebody has no connection to this process any more. */
  readonly exited: [person: string];
  /** Nothing more is known of another process. */
  readonly processForgotten: [process: string];
}

/** Who is connected, to this process or another one, and since when others are not. */
export class Presence {
  readonly events = new Events<PresenceEvents>();
  /** How many connections people have to this process. */
  private readonly online = new Map<string, number>();
  /** People at other processes, and when each process was last heard of. */
  private readonly elsewhere = new Map<string, { people: Set<string>; heardAt: number }>();
  /** When people left, the earliest first. */
  private readonly leftAt = new Map<string, number>();
  private readonly began = performance.now();

  constructor(private readonly remembered = REMEMBERED_MS) {}

  isHere = (person: string): boolean =>
    this.online.has(person) || [...this.elsewhere.values()].some(({ people }) => people.has(person));

  /** How many connections somebody has to this process. */
  count = (person: string): number => this.online.get(person) ?? 0;

  /** For how long somebody has been gone, in milliseconds; 0 if they are here. */
  goneFor(person: string): number {
    return this.isHere(person) ? 0 : performance.now() - (this.leftAt.get(person) ?? this.began);
  }

  /** One more connection of somebody. */
  enter(person: string): void {
    const before = this.online.get(person) ?? 0;
    this.change(person, () => this.online.set(person, before + 1));
    if (before === 0) this.events.emit('entered', person);
  }

  /** One connection less. */
  exit(person: string): void {
    const left = (this.online.get(person) ?? 1) - 1;
    this.change(person, () => {
      if (left > 0) this.online.set(person, left);
      else this.online.delete(person);
    });
    if (left <= 0) this.events.emit('exited', person);
  }

  /** All who are connected to this process. */
  local = (): IterableIterator<string> => this.online.keys();

  /** Another process says that it is alive; gives the people known to be there. */
  hear(process: string): Set<string> {
    const known = this.elsewhere.get(process) ?? { people: new Set<string>(), heardAt: 0 };
    known.heardAt = performance.now();
    this.elsewhere.set(process, known);
    return known.people;
  }

  came(person: string, process: string): void {
    this.change(person, () => this.hear(process).add(person));
  }

  left(person: string, process: string): void {
    this.change(person, () => this.hear(process).delete(person));
  }

  /** Forgets processes that have been silent for this long, and their people. */
  giveUp(silence: number): void {
    for (const [process, { heardAt }] of this.elsewhere)
      if (performance.now() - heardAt >= silence) this.forgetProcess(process);
  }

  /** Forgets who is at another process, until it says so again. */
  forgetProcess(process: string): void {
    for (const person of this.elsewhere.get(process)?.people ?? []) this.left(person, process);
    this.elsewhere.delete(process);
    this.events.emit('processForgotten', process);
  }

  forgetElsewhere(): void {
    for (const process of this.elsewhere.keys()) this.forgetProcess(process);
  }

  /** How many people who left are remembered. */
  get gone(): number {
    return this.leftAt.size;
  }

  private change(person: string, how: () => void): void {
    const before = this.isHere(person);
    how();
    const after = this.isHere(person);
    if (before === after) return;
    this.leftAt.delete(person);
    if (!after) this.leftAt.set(person, performance.now());
    this.forget();
    this.events.emit('changed', person, after);
  }

  private forget(): void {
    for (const [person, at] of this.leftAt) {
      if (performance.now() - at < this.remembered) return;
      this.leftAt.delete(person);
    }
  }
}
