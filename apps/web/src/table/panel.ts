/** What can be opened beside a table. */
export type Panel = 'log' | 'chat' | 'rules' | 'text' | 'menu' | 'settings' | 'account' | 'points';
