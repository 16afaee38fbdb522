import zefiria, { sketch, type View } from '@aerie/zefiria';

/** Whether two tables are the same in everything. */
export const sameTable = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many steps of a plan can be done: as far as they go well, and one more where luck begins with it. */
export function worksFor(view: View, plan: readonly string[]): number {
  const { done, refused } = sketch(view, plan);
  const next = plan[done];
  return next === undefined || refused || !zefiria.read(next) ? done : done + 1;
}

/** What is left of a plan at a new table: without the step that was just done, as far as it still works. */
export function carriedOver(plan: readonly string[], before: View, now: View): readonly string[] {
  const [first] = plan;
  if (first === undefined) return plan;
  const rest = sameTable(sketch(before, [first]).view, now) ? plan.slice(1) : plan;
  return rest.slice(0, worksFor(now, rest));
}
