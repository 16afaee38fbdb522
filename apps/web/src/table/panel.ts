/** The panels of a table. */
export type Panel = 'log' | 'chat' | 'rules' | 'text' | 'menu' | 'settings' | 'account' | 'points';
