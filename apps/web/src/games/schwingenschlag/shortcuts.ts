/** Digits show somebody's mat, R the rival, G the guild, O the objectives, P points; Escape puts down what is held. */
export const SHORTCUTS = {
  mat: ['1', '2', '3', '4', '5'],
  rival: ['r'],
  guild: ['g'],
  goals: ['o'],
  points: ['p'],
  drop: ['Escape'],
} as const;
