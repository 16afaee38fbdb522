/** A relation that can be looked up from either side. */
export class ManyToMany {
  private readonly rights = new Map<string, ReadonlySet<string>>();
  private readonly lefts = new Map<string, Set<string>>();

  /** Replaces everything that `left` is related to. */
  set(left: string, rights: Iterable<string>): void {
    this.delete(left);
    const all = new Set(rights);
    if (all.size > 0) this.rights.set(left, all);
    for (const right of all) this.lefts.set(right, (this.lefts.get(right) ?? new Set()).add(left));
  }

  delete(left: string): void {
    for (const right of this.rights.get(left) ?? []) {
      const lefts = this.lefts.get(right);
      lefts?.delete(left);
      if (lefts?.size === 0) this.lefts.delete(right);
    }
    this.rights.delete(left);
  }

  of(right: string): readonly string[] {
    return [...(this.lefts.get(right) ?? [])];
  }
}
