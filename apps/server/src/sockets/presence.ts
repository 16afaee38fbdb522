/** How long it is remembered when somebody left; whoever left before that has been gone for long. */
const REMEMBERED_MS = 10 * 60_000;

/** Who is connected, and since when others are not. */
export class Presence {
  private readonly online = new Map<string, number>();
  /** When those who are gone were last seen; who left first comes first. */
  private readonly leftAt = new Map<string, number>();
  private readonly began = Date.now();

  constructor(private readonly remembered = REMEMBERED_MS) {}

  isHere = (person: string): boolean => this.online.has(person);

  /** For how long somebody has been gone, in milliseconds; 0 if they are here. */
  goneFor(person: string): number {
    return this.isHere(person) ? 0 : Date.now() - (this.leftAt.get(person) ?? this.began);
  }

  /** One more connection of somebody; true if it is their first. */
  enter(person: string): boolean {
    const before = this.online.get(person) ?? 0;
    this.online.set(person, before + 1);
    this.leftAt.delete(person);
    return before === 0;
  }

  /** One connection less; true if it was their last. */
  exit(person: string): boolean {
    const left = (this.online.get(person) ?? 1) - 1;
    if (left > 0) {
      this.online.set(person, left);
      return false;
    }
    this.online.delete(person);
    this.leftAt.set(person, Date.now());
    this.forget();
    return true;
  }

  /** How many of those who are gone are remembered. */
  get gone(): number {
    return this.leftAt.size;
  }

  private forget(): void {
    for (const [person, at] of this.leftAt) {
      if (Date.now() - at < this.remembered) return;
      this.leftAt.delete(person);
    }
  }
}
