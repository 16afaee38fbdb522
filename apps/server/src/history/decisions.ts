import type { SeatDecisions } from '@aerie/analysis';
import { type Decided, outranks, type ToldDecisions } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { matchKey, type Results } from './results.js';

/**
 * How people have decided in their matches, as analyses found it. It is a part of the match in somebody's history, so there is no more
 * of it than matches that they have played, it goes wherever the match goes, and with it.
 */
export class Decisions {
  constructor(private readonly played: Results['played']) {}

  /** What the server has found itself, of all seats that it has looked at. */
  async found(
    match: string,
    { engine, effort }: Pick<Decided, 'engine' | 'effort'>,
    seats: readonly SeatDecisions[],
  ): Promise<void> {
    for (const { seat, ...figures } of seats)
      await this.put(matchKey(match, seat), { engine, effort, ...figures });
  }

  /** What somebody tells of a match, which is believed of their own seats; `idOf` is where it stands in their history. */
  async told(
    person: string,
    idOf: (seat: number) => string,
    { engine, effort, seats }: ToldDecisions,
  ): Promise<void> {
    let isOwn = false;
    for (const { seat, ...figures } of seats) {
      const played = await this.played.find(idOf(seat));
      if (played?.owner !== person || played.body.seat !== seat) continue;
      isOwn = true;
      await this.put(played.id, { engine, effort, ...figures });
    }
    if (!isOwn) throw new HttpError(404, 'notPlayed');
  }

  private async put(id: string, decided: Decided): Promise<void> {
    await this.played.change(id, ({ body }) =>
      outranks(decided, body.decided) ? { body: { ...body, decided } } : undefined,
    );
  }
}
