/**
 * The first stage is nearly over: 6 cubes are left, Ida has 5. By column, from the back: swift swift; gander goose; swift, female
 * kite, goose; female kite, male kite, swift; swift, female kite.
 */
export const DEAL = {
  seed: 'cloud-10',
  seats: [null, 'Ida'],
  before: [
    '1 A',
    '1 c2-d2',
    '0 A',
    '0 b2-c2',
    '1 C',
    '1 bird n',
    '1 back e',
    '0 C',
    '0 bird n',
    '0 back a',
    '1 C',
    '1 deck',
    '1 back d',
  ],
} as const;
