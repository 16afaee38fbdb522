import type { FromClient, RequestType } from '@aerie/protocol';

/** What opening a connection costs, in milliseconds of work. */
export const CONNECTION_PRICE = 3;

/** What other requests cost. */
const ORDINARY_PRICE = 2;

/** What requests cost that do less or more than others: about twice what they take on an ordinary machine. */
const PRICES: Readonly<Partial<Record<RequestType, number>>> = {
  ping: 0.2,
  unwatch: 0.2,
  // Telling a table, and entering the lobby, cost what they take besides.
  watch: 1,
  lobby: 1,
  create: 4,
  rematch: 4,
  start: 6,
  answer: 4,
  undo: 4,
  agreeUndo: 4,
  openRoom: 6,
  enterRoom: 4,
};

/** What a request costs, in milliseconds of work, besides what is measured. */
export const priceOf = ({ type }: FromClient): number => PRICES[type] ?? ORDINARY_PRICE;
