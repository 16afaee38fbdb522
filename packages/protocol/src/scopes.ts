import type { RequestType } from './from-client.js';

/**
 * What a token lets a program do in somebody's name. `watch`: see what they see, hidden cards of theirs too. `play`: set up
 * tables, sit down, decide, resign. `chat`: speak, and look at
 * matches together.
 */
export const SCOPES = ['watch', 'play', 'chat'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a token must allow for each request over the socket; null: nothing. */
export const REQUEST_SCOPES: Readonly<Record<RequestType, Scope | null>> = {
  ping: null,
  lobby: 'watch',
  watch: 'watch',
  unwatch: 'watch',
  create: 'play',
  configure: 'play',
  agree: 'play',
  admit: 'play',
  sit: 'play',
  stand: 'play',
  seatBot: 'play',
  remove: 'play',
  start: 'play',
  reveal: 'play',
  rematch: 'play',
  answer: 'play',
  undo: 'play',
  agreeUndo: 'play',
  sketch: 'play',
  cover: 'play',
  voteCover: 'play',
  resign: 'play',
  takeOver: 'play',
  agreeTakeOver: 'play',
  chat: 'chat',
  react: 'chat',
  openRoom: 'chat',
  enterRoom: 'chat',
  leaveRoom: 'chat',
  show: 'chat',
  askLead: 'chat',
  handLead: 'chat',
  talk: 'chat',
};
