/**
 * Runs pieces of synchronous work one at a time, with everything else that the process has to do in between. Among those who
 * wait, groups take turns, and in each group its members, however much each of them asks for.
 */
export class FairTurns<Who> {
  /** By group and member, those whose turn comes next first. */
  private readonly waiting = new Map<string, Map<string, (() => void)[]>>();
  private isScheduled = false;

  constructor(
    private readonly groupOf: (who: Who) => string,
    private readonly memberOf: (who: Who) => string,
  ) {}

  run<T>(who: Who, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(who, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      this.schedule();
    });
  }

  private add(who: Who, work: () => void): void {
    const [group, member] = [this.groupOf(who), this.memberOf(who)];
    const members = this.waiting.get(group) ?? new Map<string, (() => void)[]>();
    this.waiting.set(group, members);
    const own = members.get(member) ?? [];
    members.set(member, own);
    own.push(work);
  }

  private schedule(): void {
    if (this.isScheduled || this.waiting.size === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      const work = this.next();
      this.schedule();
      work?.();
    });
  }

  /** Takes out the next piece of work; its group and member go to the end. */
  private next(): (() => void) | undefined {
    const [group, members] = first(this.waiting) ?? [];
    const [member, own] = (members && first(members)) ?? [];
    if (group === undefined || !members || member === undefined || !own) return undefined;
    const work = own.shift();
    members.delete(member);
    if (own.length > 0) members.set(member, own);
    this.waiting.delete(group);
    if (members.size > 0) this.waiting.set(group, members);
    return work;
  }
}

const first = <K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined => map.entries().next().value;
