import * as v from 'valibot';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500;

const none = v.strictObject({});
const seconds = v.strictObject({ seconds: v.number() });
const message = v.strictObject({ message: v.string() });

interface ErrorKind {
  readonly meaning: string;
  /** What is said besides `error`. */
  readonly fields: v.StrictObjectSchema<v.ObjectEntries, undefined>;
}

/**
 * Every code that a request can be refused with: what it means, and what goes with it. One code can come
 * with different statuses at different endpoints, so the status stands there.
 */
export const HTTP_ERRORS = {
  badRequest: {
    meaning: 'A part of the request is not as it has to be: `at` says which, `message` why',
    fields: v.strictObject({ at: v.string(), ...message.entries }),
  },
  badName: { meaning: 'Nobody can have this name: `message` says why', fields: message },
  badPassword: {
    meaning: 'This password will not do',
    fields: v.strictObject({ why: v.picklist(['tooShort', 'tooLong', 'isName', 'isCommon']) }),
  },
  badAddress: { meaning: 'This URL is not https, or leads into a private network', fields: none },
  badMatchFile: {
    meaning: 'This is no match file, or it does not agree with the rules',
    fields: v.strictObject({ at: v.exactOptional(v.string()), ...message.entries }),
  },
  unknownGame: { meaning: 'There is no such game', fields: v.strictObject({ game: v.string() }) },
  unknownPuzzle: { meaning: 'The game has no such puzzle', fields: v.strictObject({ puzzle: v.string() }) },
  takesTooLong: { meaning: 'Checking the match took longer than so many seconds', fields: seconds },
  notOver: { meaning: 'The match is not over', fields: none },

  nobody: { meaning: 'Whoever asks has no session', fields: none },
  noAccount: { meaning: 'Whoever asks has no account', fields: none },
  unknownToken: { meaning: 'The token is not known, or has ended', fields: none },
  wrongPair: { meaning: 'Name and password do not belong together', fields: none },

  otherSite: { meaning: 'A page of another site asks', fields: none },
  notForPrograms: { meaning: 'Not with a token', fields: none },
  outOfScope: {
    meaning: 'The token does not allow that: it would have to have this scope',
    fields: v.strictObject({ scope: v.string() }),
  },
  banned: {
    meaning: 'The administrator of the site has banned this person',
    fields: v.strictObject({ reason: v.string() }),
  },
  warned: { meaning: 'There is a warning to be acknowledged first (`GET /api/conduct`)', fields: none },
  timedOut: {
    meaning: 'The administrator of the site keeps this person from that for a time',
    fields: v.strictObject({ from: v.string() }),
  },
  undeclaredProgram: {
    meaning: 'In rated matches a program only plays in a seat where it sat down itself before the start',
    fields: none,
  },
  wrongPassword: { meaning: 'This is not the password of the account', fields: none },
  badCode: { meaning: 'The code is wrong, used or expired', fields: none },
  needsFactor: {
    meaning:
      'All is right so far, but the account has a second factor: a code of it is to be sent as `factor`',
    fields: none,
  },
  badFactor: { meaning: 'This is no code of the app and no recovery code, or it was used', fields: none },
  factorDue: {
    meaning:
      'That needs a second factor. `standing` says what is missing: to set one up (`none`), or to give it in this session (`due`)',
    fields: v.strictObject({ standing: v.picklist(['none', 'due']) }),
  },
  notForRole: { meaning: 'The role of whoever asks does not suffice', fields: none },
  noAccountThere: { meaning: 'That person has no account', fields: none },
  otherName: { meaning: 'That person is called otherwise', fields: none },
  hasRole: { meaning: 'This person looks after the site too: only an owner may do that', fields: none },
  badPasskey: {
    meaning: 'The site does not know this passkey, or what it has signed does not hold',
    fields: none,
  },
  noPasskeys: {
    meaning: 'The site takes no passkeys: browsers have them on pages with a name and https only (`ORIGIN`)',
    fields: none,
  },
  notConfirmed: {
    meaning:
      'Without the password of the account the session has to be confirmed first: by a passkey, or by signing in at a provider once more. ' +
      'That holds for five minutes',
    fields: none,
  },
  onlyProviders: {
    meaning: 'This site lets people in by its providers only (`SIGN_IN`): no passwords, no guests',
    fields: none,
  },
  providerRefused: {
    meaning:
      'The provider has not signed anybody in: `reason` is its code, `access_denied` where its person has called it off',
    fields: v.strictObject({ reason: v.string() }),
  },
  badProviderAnswer: {
    meaning: 'What the provider has answered does not hold; whoever keeps the site finds why in its log',
    fields: none,
  },
  otherIdentity: { meaning: 'At the provider somebody else has signed in', fields: none },
  beginAgain: {
    meaning:
      'What was begun in this browser was finished already, took too long, or was begun elsewhere: begin again',
    fields: none,
  },
  inviteOnly: { meaning: 'New people need an invitation', fields: none },
  closed: { meaning: 'The site is by invitation only, and whoever asks is not in', fields: none },
  badInvite: { meaning: 'The invitation is wrong, used up or expired', fields: none },
  noWatchers: { meaning: 'The table is closed to those who do not sit there', fields: none },
  keptApart: { meaning: 'Somebody is there whom one does not meet, whoever wanted that', fields: none },
  switchedOff: { meaning: 'This site does not offer that (`FEATURES_OFF`)', fields: none },
  notShown: { meaning: 'This person does not show that', fields: none },
  dealOfToday: { meaning: 'Others are still to play this challenge', fields: none },

  notFound: { meaning: 'There is no such thing', fields: none },
  noSuchTable: { meaning: 'There is no such table', fields: none },
  noSuchToken: { meaning: 'There is no such token', fields: none },
  noSuchPerson: { meaning: 'There is no such person', fields: none },
  notPlayed: { meaning: 'There is no such match that is over and that one has played oneself', fields: none },
  nobodyThere: { meaning: 'Nobody sits there, or nobody said that', fields: none },

  appealed: { meaning: 'There was an appeal already, or it is lifted', fields: none },
  haveAccount: { meaning: 'Whoever asks has an account already', fields: none },
  noSignal: { meaning: 'There is no such signal of this person that rests on any match', fields: none },
  haveFactor: { meaning: 'The account has a second factor already', fields: none },
  noFactor: { meaning: 'The account has no second factor', fields: none },
  havePasskey: { meaning: 'This passkey is there already', fields: none },
  tooManyPasskeys: {
    meaning: 'There are as many passkeys as one may have',
    fields: v.strictObject({ limit: v.number() }),
  },
  haveIdentity: { meaning: 'The account is linked with this provider already', fields: none },
  identityTaken: { meaning: 'What the provider says of them lets into another account', fields: none },
  lastWayIn: { meaning: 'Nothing else would let anybody into the account', fields: none },
  providerAway: { meaning: 'The provider cannot be reached; later, perhaps', fields: none },
  nameTaken: { meaning: 'Another account has this name', fields: none },
  notHost: { meaning: 'Only the host of the table may do that', fields: none },
  notYourSeat: { meaning: 'Whoever asks does not play in this seat', fields: none },
  notOverDays: {
    meaning: 'That is for matches under way in which a decision has days, and whose deal nobody else plays',
    fields: none,
  },
  notOpen: { meaning: 'The match has begun', fields: none },
  noFreeSeat: { meaning: 'No seat is free', fields: none },
  alreadyThere: { meaning: 'They sit there, or are asked already', fields: none },
  notInvitable: { meaning: 'This person takes no invitations from whoever asks', fields: none },
  yourself: { meaning: 'That is whoever asks', fields: none },
  notInFuture: { meaning: 'A holiday begins tomorrow at the earliest, and ends after that', fields: none },
  planned: {
    meaning: 'There is a holiday on these days already, or as many are planned as can be',
    fields: none,
  },
  notSoManyDays: {
    meaning: 'There would be too many days of holiday within twelve months: about that day so many are left',
    fields: v.strictObject({ left: v.number() }),
  },
  tooManyTokens: {
    meaning: 'There are as many tokens as one may have',
    fields: v.strictObject({ limit: v.number() }),
  },

  tooManyPeople: {
    meaning: 'There are as many people in this list as it can have',
    fields: v.strictObject({ limit: v.number() }),
  },

  tooManyNotes: {
    meaning: 'One keeps as many notes as one can',
    fields: v.strictObject({ limit: v.number() }),
  },

  tooManyWaits: {
    meaning: 'One waits at so many games and paces already',
    fields: v.strictObject({ limit: v.number() }),
  },
  missedTables: {
    meaning:
      'One has not come to tables where one was put together with others: one may wait again in so many seconds',
    fields: seconds,
  },

  tooLong: { meaning: 'The body has more bytes than `most`', fields: v.strictObject({ most: v.number() }) },
  tooFast: { meaning: 'Too often; again after so many seconds', fields: seconds },
  tooMuch: {
    meaning:
      'Whoever asks, or all from their address, have had more than their share of work; again after so many seconds',
    fields: seconds,
  },
  tooManyImports: {
    meaning: 'So many matches were imported today; again after so many seconds',
    fields: v.strictObject({ limit: v.number(), ...seconds.entries }),
  },
  tooManyAnalyses: {
    meaning: 'So many analyses were asked for today; again after so many seconds',
    fields: v.strictObject({ limit: v.number(), ...seconds.entries }),
  },
  tooMuchMail: {
    meaning: 'The address has got as many mails as it gets a day; again after so many seconds',
    fields: seconds,
  },
  tooManyGuesses: {
    meaning:
      'Too many wrong guesses; again after so many seconds. `by` says which: at this name from here (`here`), with this ' +
      'browser (`device`), from this network at any name (`network`), at this name from anywhere (`name`)',
    fields: v.strictObject({ ...seconds.entries, by: v.picklist(['here', 'device', 'network', 'name']) }),
  },
  tooManyNewPeople: {
    meaning: 'Too many new people from one address; again after so many seconds',
    fields: seconds,
  },

  serverFailed: { meaning: 'Not the fault of whoever asks', fields: none },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof HTTP_ERRORS;
/** What is said with a code besides `error`. */
export type ErrorFields<C extends ErrorCode> = v.InferOutput<(typeof HTTP_ERRORS)[C]['fields']>;

/** As an endpoint lists what it may refuse with, `409 nameTaken`. */
export type ErrorName = `${ErrorStatus} ${ErrorCode}`;
