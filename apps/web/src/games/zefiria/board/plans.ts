import { type Answer, sketch, type View } from '@aerie/zefiria';

/** Whether two tables are the same in everything. */
export const sameTable = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How many steps of a plan can be done: as far as they go well, and one more where luck begins with it. */
export function worksFor(view: View, plan: readonly Answer[]): number {
  const { done, brink } = sketch(view, plan);
  return brink ? done + 1 : done;
}

/** What is left of a plan at a new table: without the step that was just done, as far as it still works. */
export function carriedOver(plan: readonly Answer[], before: View, now: View): readonly Answer[] {
  const [first] = plan;
  if (first === undefined) return plan;
  const rest = sameTable(sketch(before, [first]).view, now) ? plan.slice(1) : plan;
  return rest.slice(0, worksFor(now, rest));
}
