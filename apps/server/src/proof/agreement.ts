import type { RequestOf, TableMessage } from '@aerie/protocol';

type Proposals = Pick<TableMessage, 'id' | 'sketches'> & {
  readonly seats: readonly Pick<TableMessage['seats'][number], 'mine'>[];
};

/** What is to be sent with `sketch`. */
export type Agreement = Omit<RequestOf<'sketch'>, 'type' | 'id'>;

/** The word that a bot waits for which has proposed its turn: it shall do so. Undefined where none waits, or it was said. */
export function agreementAt({ id, seats, sketches }: Proposals): Agreement | undefined {
  const seat = seats.findIndex(({ mine }) => mine);
  const proposal = sketches.find(({ reason }) => reason !== undefined);
  if (seat < 0 || !proposal) return undefined;
  const { number, plan } = proposal;
  const isSaid = sketches.some((one) => one.seat === seat && one.number === number && one.wish);
  return isSaid ? undefined : { table: id, seat, number, plan, wish: true };
}
