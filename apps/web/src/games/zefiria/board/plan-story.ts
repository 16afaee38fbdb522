import { type Answer, besideOf, columnOf, homeOf, rowOf, sketch, type View } from '@aerie/zefiria';

/** A step of a plan, and what comes of it. */
export interface Told {
  readonly step: Answer;
  /** Points that it takes. */
  readonly price: number;
  /** Islands that come home by it. */
  readonly home: readonly number[];
  /** Steps on the grid that all islands together come nearer home; a breath of price p can bring 2p. */
  readonly nearer: number;
}

/** A turn of a plan: the table as it begins and ends, and what is done. */
export interface Chapter {
  readonly round: number;
  /** The figure that acts. */
  readonly who: number;
  readonly from: View;
  readonly to: View;
  readonly told: readonly Told[];
}

const away = (v: View): number =>
  v.islands.reduce((sum, island, cell) => {
    const home = homeOf(island);
    return sum + Math.abs(rowOf(home) - rowOf(cell)) + Math.abs(columnOf(home) - columnOf(cell));
  }, 0);

/** What a step takes and brings, from the table before it to the one after it. */
function told(step: Answer, before: View, after: View): Told {
  const { stage } = before;
  const points = stage.at === 'turn' ? stage.points : 0;
  const goesOn = stage.at === 'turn' && after.stage.at === 'turn' && after.stage.who === stage.who;
  const left = goesOn && after.round === before.round && after.stage.at === 'turn' ? after.stage.points : 0;
  const isHome = (v: View, island: number) => v.islands[homeOf(island)] === island;
  return {
    step,
    price: step.kind === 'end' ? 0 : points - left,
    home: after.islands.filter((island) => isHome(after, island) && !isHome(before, island)),
    nearer: away(before) - away(after),
  };
}

/**
 * A plan that leads on beyond one turn, turn by turn, as far as no luck comes in. What is decided between turns, such as
 * who acts first, is done without being told.
 */
export function storyOf(view: View, plan: readonly Answer[]): Chapter[] {
  const chapters: Chapter[] = [];
  let v = view;
  for (const step of plan) {
    const { view: then, done, brink } = sketch(v, [step]);
    const to = done === 1 ? then : brink;
    if (!to) break;
    if (v.stage.at === 'turn') {
      const { round } = v;
      const { who } = v.stage;
      const last = chapters.at(-1);
      const goesOn = last?.round === round && last.who === who;
      const one = told(step, v, to);
      if (goesOn) chapters[chapters.length - 1] = { ...last, to, told: [...last.told, one] };
      else chapters.push({ round, who, from: v, to, told: [one] });
    }
    if (done === 0) break;
    v = to;
  }
  return chapters;
}

/** The table when the story is over: nobody acts any more, and Austro is back on the grid. */
export function endOf(chapters: readonly Chapter[]): View | undefined {
  const to = chapters.at(-1)?.to;
  if (to?.stage.at !== 'turn' || to.stage.place < 0) return to && { ...to, stage: { at: 'over' } };
  const { who, place } = to.stage;
  const figures = to.figures.map((figure, i) => (i === who ? { ...figure, cell: besideOf(place) } : figure));
  return { ...to, figures, stage: { at: 'over' } };
}
