import { commitment, type MatchLog } from '@aerie/kernel';

/** SHA-256 of all that was decided and that chance said: the same for any file of the same match. */
export const fingerprint = ({ game, options, seats, setup, entries }: MatchLog): string =>
  commitment(
    JSON.stringify([
      game,
      options,
      seats,
      setup,
      entries.map((entry) =>
        'back' in entry ? [entry.seat, entry.back] : [entry.seat, entry.answer, entry.chance],
      ),
    ]),
  );
