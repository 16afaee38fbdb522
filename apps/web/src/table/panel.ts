/** The panels of a table. */
export type Panel =
  | 'possible'
  | 'recap'
  | 'log'
  | 'chat'
  | 'rules'
  | 'text'
  | 'menu'
  | 'settings'
  | 'account'
  | 'points'
  | 'embed'
  | 'note';
