import type { Reason } from '@aerie/kernel';

/** Codes of what the server itself refuses; games and the kernel's host have their own. */
const SERVER_REASONS = [
  'noSuchTable',
  'notOpen',
  'notRunning',
  'notHost',
  'notYourSeat',
  'seatTaken',
  'seatNotTaken',
  'unknownGame',
  'badOptions',
  'badSeats',
  'unknownBot',
  'stillWaiting',
  'notReadable',
  'stale',
  'notGone',
  'noWish',
  'alreadyOver',
  'resigned',
  'tooManyTables',
  'tooFast',
  'notWatching',
  'notSeated',
] as const;
type Code = (typeof SERVER_REASONS)[number];

/** Something that was asked for is not done, and why. Thrown; the connection answers with the reason. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

export function refuse(code: Code, args?: Reason['args']): never {
  throw new Refusal(args ? { code, args } : { code });
}
