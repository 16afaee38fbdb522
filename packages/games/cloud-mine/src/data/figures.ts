/** The cards are numbered like their clouds, 1 to 80. */
export const CLOUDS = 80;
export const CARDS: readonly number[] = Array.from({ length: CLOUDS }, (_, i) => i + 1);

/** No card, or one that the viewer may not know. */
export const NO_CARD = 0;

/** At most so many words, and so many code points after trimming. */
export const MOST_WORDS = 5;
export const LONGEST = 80;

/** How many cards a round takes, by the number of players. */
export const cardsFor = (seats: number): number => (seats === 3 ? 4 : seats === 4 ? 6 : seats);

/** How often each watcher may guess, by the number of players. */
export const guessesFor = (seats: number): number => (seats <= 4 ? 2 : 1);
