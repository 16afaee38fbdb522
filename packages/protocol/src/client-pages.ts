/** The pages of the client by the first part of their address: the front page, the others, and whatever is none of them. */
export const CLIENT_PAGES = [
  ...(['home', 'about', 'account', 'admin', 'ahead', 'cards', 'components', 'daily', 'days'] as const),
  ...(['duplicate', 'embed', 'games', 'history', 'learn', 'library', 'local', 'notices', 'people'] as const),
  ...(['play', 'puzzles', 'replay', 'rules', 'saved', 'settings', 'table', 'tokens', 'other'] as const),
] as const;
export type ClientPage = (typeof CLIENT_PAGES)[number];
