import type { HOST_REASONS, Reason } from '@aerie/kernel';
import type { SERVER_REASONS } from '@aerie/protocol';
import type { AnyGameUi } from '../contract/game-ui.js';

/** The mark of an address on the page. */
export const anchorOf = (address: string): string => `rule-${address}`;

/** The address that the page was asked for. */
export function addressIn(hash: string): string | undefined {
  const name = decodeURIComponent(hash.slice(1));
  return name.startsWith('rule-') ? name.slice('rule-'.length) : undefined;
}

/** Where a passage or paragraph of a game's rules stands. */
export const linkTo = (game: string, address: string): string => `/rules/${game}#${anchorOf(address)}`;

type HouseReason = (typeof HOST_REASONS)[number] | (typeof SERVER_REASONS)[number] | 'notAnAnswer';

/**
 * Which refusals of the house the rules of a game speak of: that it is over, or what is to be decided `now`. The others
 * are about the table, not about the game.
 */
const OF_THE_HOUSE: Readonly<Record<HouseReason, 'over' | 'now' | undefined>> = {
  over: 'over',
  alreadyOver: 'over',
  notAnAnswer: 'now',
  notReadable: 'now',
  nothingToUndo: undefined,
  decidedSince: undefined,
  drawnSince: undefined,
  revealedSince: undefined,
  noSuchTable: undefined,
  notOpen: undefined,
  notRunning: undefined,
  notHost: undefined,
  notYourSeat: undefined,
  seatTaken: undefined,
  seatNotTaken: undefined,
  unknownGame: undefined,
  badOptions: undefined,
  badSeats: undefined,
  unknownBot: undefined,
  stillWaiting: undefined,
  stale: undefined,
  timeUp: undefined,
  noTimeToUndo: undefined,
  notGone: undefined,
  noWish: undefined,
  resigned: undefined,
  tooManyTables: undefined,
  tooManyTokens: undefined,
  tooFast: undefined,
  notWatching: undefined,
  noWatchers: undefined,
  notTogether: undefined,
  silentNow: undefined,
  dealOfToday: undefined,
  newerRules: undefined,
  serverFailed: undefined,
};

/** Where the rules say why something was refused; undefined if they do not. */
export function ruleFor(
  { ruleLinks, passage }: Pick<AnyGameUi, 'ruleLinks' | 'passage'>,
  { code }: Reason,
  view: unknown,
): string | undefined {
  const own = ruleLinks[code];
  if (own) return own;
  const what = OF_THE_HOUSE[code as HouseReason];
  return what === 'over' ? ruleLinks.over : what === 'now' ? passage(view) : undefined;
}
