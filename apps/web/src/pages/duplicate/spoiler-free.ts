import type { DuplicateWeek } from '@aerie/protocol';

type Row = DuplicateWeek['ranking'][number];
type Result = NonNullable<Row['deals'][number]>;

interface ToldResult extends Omit<Result, 'percent'> {
  readonly percent: number | null;
}

/** What is told of somebody; null where it would tell how a match ended that one still wants to watch. */
export interface ToldRow extends Omit<Row, 'place' | 'percent' | 'deals'> {
  readonly place: number | null;
  readonly percent: number | null;
  readonly deals: readonly (ToldResult | null)[];
}

/**
 * A ranking that tells nothing of the matches of others that are hidden. A share, one's own too, says how the others did: those of a
 * deal are told once none of its matches is hidden. While any is, there are neither places nor an order but oneself and names.
 */
export function withoutSpoilers(
  ranking: readonly Row[],
  isHidden: (table: string) => boolean,
): readonly ToldRow[] {
  const hides = ({ mine }: Row, result: Result | null | undefined): boolean =>
    !mine && result?.table != null && isHidden(result.table);
  if (!ranking.some((row) => row.deals.some((result) => hides(row, result)))) return ranking;
  const isHiddenDeal = (deal: number) => ranking.some((row) => hides(row, row.deals[deal]));
  return ranking
    .map((row) => ({
      ...row,
      place: null,
      percent: null,
      deals: row.deals.map(
        (result, deal) =>
          result && {
            ...result,
            percent: isHiddenDeal(deal) ? null : result.percent,
            points: hides(row, result) ? null : result.points,
          },
      ),
    }))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine) || a.name.localeCompare(b.name));
}
