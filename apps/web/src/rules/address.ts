import type { HOST_REASONS, Reason } from '@aerie/kernel';
import type { SERVER_REASONS } from '@aerie/protocol';
import type { AnyGameUi } from '../contract/game-ui.js';

/** The id of the element that shows an address. */
export const anchorOf = (address: string): string => `rule-${address}`;

/** The id of the section that has the terms of the board, and of the element that explains one of them. */
export const TERMS = 'terms';
export const termAnchorOf = (term: string): string => `term-${term}`;

const after = (prefix: string, hash: string): string | undefined => {
  const name = decodeURIComponent(hash.slice(1));
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
};

/** The address in the hash of a page's URL. */
export const addressIn = (hash: string): string | undefined => after(anchorOf(''), hash);

/** The term in the hash of a page's URL. */
export const termIn = (hash: string): string | undefined => after(termAnchorOf(''), hash);

/** The URL of a passage or paragraph of a game's rules. */
export const linkTo = (game: string, address: string): string => `/rules/${game}#${anchorOf(address)}`;

type SiteReason = (typeof HOST_REASONS)[number] | (typeof SERVER_REASONS)[number];

/**
 * Refusals that come from host or server and yet lead to the rules of a game: to the rule about its end, or to the one for
 * the current decision (`now`). The others are about the table.
 */
const RULE_OF_SITE_REASON: Readonly<Record<SiteReason, 'over' | 'now' | undefined>> = {
  over: 'over',
  alreadyOver: 'over',
  notReadable: 'now',
  nothingToUndo: undefined,
  decidedSince: undefined,
  drawnSince: undefined,
  revealedSince: undefined,
  noHelp: undefined,
  notAgreed: undefined,
  seatsHeld: undefined,
  undeclaredProgram: undefined,
  noSuchTable: undefined,
  noSuchRoom: undefined,
  notThere: undefined,
  notLeading: undefined,
  roomFull: undefined,
  tooManyRooms: undefined,
  notOver: undefined,
  switchedOff: undefined,
  notOpen: undefined,
  notRunning: undefined,
  notHost: undefined,
  notYourSeat: undefined,
  seatTaken: undefined,
  seatKept: undefined,
  seatNotTaken: undefined,
  keptApart: undefined,
  noFreeSeat: undefined,
  alreadyThere: undefined,
  notInvitable: undefined,
  warned: undefined,
  timedOut: undefined,
  othersTimedOut: undefined,
  unknownGame: undefined,
  badOptions: undefined,
  badSeats: undefined,
  unknownBot: undefined,
  adaptiveRated: undefined,
  stillWaiting: undefined,
  noDraw: undefined,
  wrongPart: undefined,
  stale: undefined,
  timeUp: undefined,
  noTimeToUndo: undefined,
  luckCounts: undefined,
  tooManyTakeBacks: undefined,
  notGone: undefined,
  noWish: undefined,
  resigned: undefined,
  seatNotGivenUp: undefined,
  alreadyPlayed: undefined,
  declined: undefined,
  othersAsk: undefined,
  nobodyToAsk: undefined,
  tooManyTables: undefined,
  tooManyRunning: undefined,
  onlyBots: undefined,
  tooManyTokens: undefined,
  outOfScope: undefined,
  needsName: undefined,
  tooFast: undefined,
  signedOut: undefined,
  tooMuch: undefined,
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
  const what = RULE_OF_SITE_REASON[code as SiteReason];
  return what === 'over' ? ruleLinks.over : what === 'now' ? passage(view) : undefined;
}
