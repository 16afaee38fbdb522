/** Takes numbered things in any order and passes them on in the order of their numbers, from 0 on without a gap. */
export class InOrder<T extends { readonly number: number }> {
  private next = 0;
  private readonly early = new Map<number, T>();

  constructor(private readonly pass: (thing: T) => void) {}

  add(thing: T): void {
    this.early.set(thing.number, thing);
    for (let due = this.early.get(this.next); due; due = this.early.get(this.next)) {
      this.early.delete(this.next++);
      this.pass(due);
    }
  }
}
