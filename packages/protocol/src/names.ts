import * as v from 'valibot';

/** Ids are made by the server and cannot be guessed: letters and digits only. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{8,40}$/, 'is not an id'));

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Characters that show nothing by themselves: by their properties, and two whose picture is blank (U+2800, U+1D159). A
 * text must have another one.
 */
const blank = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800\u{1D159}]/gu;
const canBeSeen = (text: string): boolean => text.replace(blank, '') !== '';

/** Fillers and the like within a name; a selector between two looks of a character is none. */
const filler = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** What people call themselves: 1 to 24 characters that can be seen. Never interpreted as anything but text. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check((name) => [...name].length <= 24, 'has more than 24 characters'),
  v.check((name) => !invisible.test(name) && !filler.test(name), 'has characters that cannot be seen'),
  v.check(canBeSeen, 'cannot be seen'),
);

/** Within an emoji of several parts, a character that joins them cannot be seen but is meant. */
const joined =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;

/** The longest line of chat. */
export const LONGEST_LINE = 300;

/** The longest answer in notation that a game may need; free text included. */
export const LONGEST_ANSWER = 400;

/** One line of chat: 1 to 300 characters that can be seen. Never interpreted as anything but text. */
export const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check((text) => [...text].length <= LONGEST_LINE, `has more than ${LONGEST_LINE} characters`),
  v.check((text) => !invisible.test(text.replace(joined, '')), 'has characters that cannot be seen'),
  v.check(canBeSeen, 'cannot be seen'),
);

/** Beside a name: it is that of somebody else's account, or looks like it, and is to be shown with a mark. */
export const guestMark = v.exactOptional(v.literal(true));

/** A number of entries of a match, or of lines of a chat. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** What is asked for, instead of a level, where a bot shall adapt to the host of its table. */
export const ADAPTIVE = 'adaptive';

export const levelSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/, 'is not a level'));
