/** Where on a puppet a thing is: on or at its head, or in hand, on its back, at its neck, before it, in the air. */
export type Place = 'hat' | 'eyes' | 'chin' | 'mouth' | 'hand' | 'floor' | 'back' | 'neck' | 'air';

/** A thing of paper in a square of 24: its place, and its pieces with the colours of `icons.css`. */
export interface Thing {
  readonly place: Place;
  readonly pieces: readonly { readonly of: string; readonly d: string }[];
}

/** Place, then colour and shape of every piece. */
const DRAWN: Readonly<Record<string, string>> = {
  crown: 'hat|gold M3 24L1 11L7 16L12 7L17 16L23 11L21 24Z|red M12 18l2 2l-2 2l-2-2Z',
  jester:
    'hat|red M3 24Q0 10-4 12Q2 2 12 10L12 24Z|violet M21 24Q24 10 28 12Q22 2 12 10L12 24Z|gold M-6 11h4v4h-4ZM26 11h4v4h-4Z',
  helmet: 'hat|gold M1 24Q2 9 12 9Q22 9 23 24Z|white M8 12h7v6h-7Z|line M1 20H23',
  cap: 'hat|red M3 24Q2 11 13 11Q22 12 21 24Z|brown M-5 24Q0 19 8 21L8 24Z',
  tophat: 'hat|ink-2 M5 20L4 3H20L19 20ZM-1 20H25V24H-1Z|red M5 15H19V19H5Z',
  chef: 'hat|white M5 24V15Q-2 12 3 6Q6 1 12 4Q18 1 21 6Q26 12 19 15V24Z|line M5 20H19',
  nightcap:
    'hat|blue M2 24Q4 8 14 6Q24 6 29 18L24 18Q20 13 19 24Z|white M25 17a4 4 0 1 0 .1 0ZM1 21H21V25H1Z',
  veil: 'hat|ink-2 M-1 34Q-4 8 10 8Q24 8 24 42Q18 34 16 24Q8 20-1 34Z',
  partyhat: 'hat|violet M5 24L13 0L20 24Z|gold M13-3a3 3 0 1 0 .1 0ZM7 17L19 20L20 23L6 20Z',
  wreath:
    'hat|green M0 24Q12 14 24 24Q12 20 0 24Z|red M2 18h5v5h-5Z|gold M10 15h5v5h-5Z|white M18 18h5v5h-5Z',
  bonnet: 'hat|white M3 24Q-2 8 12 8Q26 8 23 30Q19 24 3 24Z|red M19 25l6 3l-1 4l-6-4Z',
  bandana: 'hat|red M1 24Q3 13 12 13Q22 13 22 24Q12 20 1 24ZM20 20L30 17L28 23L31 27L20 25Z',
  tricorn: 'hat|ink-2 M-5 20Q4 20 8 10Q12 5 17 10Q20 20 29 19Q14 28-5 20Z|gold M5 17l3-2l1 4l-3 1Z',
  feathercap: 'hat|green M2 24L6 13Q12 9 18 14L21 24Z|red M17 16Q20 4 29 3Q27 12 19 19Z',
  halo: 'hat|gold M0 10Q12 3 24 10Q12 17 0 10ZM4 10Q12 14 20 10Q12 6 4 10Z',
  glasses:
    'eyes|white M2 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z|line M2 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM14 11L25 8|ink M7 11a2 2 0 1 0 .1 0Z',
  goggles:
    'eyes|brown M-1 7L26 5V12L-1 16Z|blue M1 12a7 6 0 1 0 14 0a7 6 0 1 0-14 0Z|ink M7 12a2 2 0 1 0 .1 0Z',
  mask: 'eyes|ink-2 M-4 6Q8 2 26 5Q20 9 18 15Q10 20-2 16Z|white M4 11a4.500 3 0 1 0 9 0a4.500 3 0 1 0-9 0Z|ink M7 10a1.500 1.500 0 1 0 .1 0Z',
  eyepatch: 'eyes|ink M2 9Q9 5 15 9Q14 18 8 18Q3 17 2 9Z|line M-4 8L28 2',
  milkbeard: 'chin|white M-6-3Q8-6 17-3Q14 6 9 3Q6 8 3 3Q-3 6-6-3Z',
  whitebeard: 'chin|white M-4 0Q8 4 20-2Q18 14 8 26Q6 16 2 20Q-2 10-4 0Z',
  redbeard: 'chin|red M-5 0Q8 4 21-3Q22 10 12 19L10 13L6 20L4 12L-1 16Q-4 8-5 0Z',
  bib: 'chin|white M4 2L20 0Q24 14 12 17Q1 15 4 2Z|red M9 8h5v5h-5Z',
  goldtooth: 'mouth|gold M22 10h5l-2 7Z',
  flames:
    'mouth|red M26 12Q8 3-4 8Q0 11-8 13Q0 15-3 19Q10 20 26 12Z|torch M24 12Q12 8 5 11Q8 13 4 15Q14 16 24 12Z',
  icicle: 'chin|blue M-3 0L-1 9L1 1L4 13L7 1L9 8L11 0Z',
  scarf: 'neck|red M-3 6Q12 13 26 5L27 12Q12 19-2 13ZM16 13L27 25L19 27L10 15Z',
  bowtie: 'neck|red M12 12L1 5V19ZM12 12L23 5V19Z|gold M9 9h6v6h-6Z',
  chain: 'neck|line M-2 2Q10 17 26 2|gold M12 9a6 6 0 1 0 .1 0Z|red M12 13l2 2l-2 2l-2-2Z',
  medal: 'neck|red M6-2L12 11L19-2Z|gold M12 9a6 6 0 1 0 .1 0Z',
  cowbell: 'neck|brown M-1 3Q12 10 25 2L25 6Q12 14 0 8Z|gold M7 10L17 10L20 23H4Z|ink M10 23h4v3h-4Z',
  keg: 'neck|brown M0 6H24V19H0Z|gold M3 5h3v15h-3ZM18 5h3v15h-3Z|white M10 8h4v3h3v4h-3v3h-4v-3h-3v-4h3Z',
  apron: 'neck|white M1 4Q12 9 22 2L27 25Q14 33-1 27Z|line M5 18Q12 21 20 17',
  cape: 'back|ink-2 M-2 6Q14-2 26 8L32 28Q12 20-6 30Z|red M-2 6Q14-2 26 8L22 12Q12 6 2 11Z',
  sack: 'back|brown M3 24Q-5 8 8 6L6 1L16 0L15 6Q30 8 23 24Z|line M8 6H15',
  bundle:
    'back|brown M-8 1L30 22L29 24L-9 3Z|red M-12 0Q-2-10 2 2L-1 14Q-14 14-12 0Z|white M-8 3h3v3h-3ZM-4 7h3v3h-3Z',
  satchel: 'back|brown M0 10H23V24H0Z|gold M0 10H23L20 17H3Z|ink M10 15h4v4h-4Z',
  crystals: 'back|violet M-2 26L-6 10L2 4L6 24Z|blue M5 25L7 0L14-4L17 24Z|violet M16 25L20 7L27 4L26 26Z',
  blanket:
    'back|blue M-8 18Q12-2 32 16L35 34Q12 26-10 36Z|white M-1 12L4 31L8 30L4 9ZM18 7L23 28L27 29L23 9Z',
  mane: 'neck|gold M-14 24Q-22 6-10 3Q-12-6 0-6Q2-12 10-4Q18-2 14 6Q20 12 12 26Q4 18-2 26Q-8 22-14 24Z',
  plates: 'hand|white M2 22Q12 28 22 22ZM3 16Q12 22 21 16ZM1 10Q12 16 23 10ZM4 4Q12 10 20 4Z',
  shovel: 'hand|brown M10-6H13V14H10Z|rock M6 13H17V20Q11 30 6 20Z',
  hammer: 'hand|brown M10 4H14V28H10Z|rock M2-2H22V7H2Z',
  pick: 'hand|brown M10 2H14V28H10Z|rock M-4 8Q12-8 28 8Q12 0-4 8Z',
  club: 'hand|brown M9 28L4 2Q12-8 18 1L13 28Z|line M8 3h2M12 8h2',
  knife: 'hand|rock M-4-2H14V11Q2 12-4 8Z|brown M14 1H26V7H14Z',
  letter: 'hand|white M0 4H24V20H0Z|line M0 4L12 14L24 4|red M12 12a3 3 0 1 0 .1 0Z',
  scroll: 'hand|card M4 0H21V24H4Z|brown M1-3H24V2H1ZM1 22H24V27H1Z|line M8 7H17M8 12H17M8 17H14',
  map: 'hand|card M-2 2L8-1L17 2L27-1V22L17 25L8 22L-2 25Z|line M3 17L8 12L13 15L18 8|red M19 4l4 4l-1 1l-4-4ZM22 4l-4 4l1 1l4-4Z',
  book: 'hand|brown M-3 3H27V22H-3Z|card M-1 1Q7-1 12 4Q18-1 25 1V19Q17 17 12 21Q6 17-1 19Z|line M12 4V21M3 7H8M16 7H21',
  key: 'hand|gold M5 0a7 7 0 1 0 2 13L20 26L24 22L21 19L24 16L20 12L17 15L11 9A7 7 0 0 0 5 0Z',
  seal: 'hand|brown M8-3H16L15 12H9Z|red M3 12H21V20H3Z',
  bell: 'hand|gold M10 0H14Q22 4 21 16L24 20H0L3 16Q2 4 10 0Z|ink M9 20H15V25H9Z',
  flute: 'hand|brown M-12 8L26 12V17L-12 13Z|ink M-4 10h2v2h-2ZM2 11h2v2h-2ZM8 11h2v2h-2Z',
  trumpet: 'mouth|gold M26 9H2Q-8 8-14 1V23Q-8 16 2 15H26Z|red M4 15H18L16 27L11 23L6 27Z',
  whistle: 'mouth|rock M26 8H8V12A8 8 0 1 0 16 18L26 14Z',
  match: 'hand|brown M9 4H12V28H9Z|red M6 4Q5-2 10-9Q16-2 15 4Q10 9 6 4Z|torch M9 4Q8 0 10-3Q13 0 12 4Z',
  torch: 'hand|brown M9 8H14L13 28H10Z|red M4 8Q0-2 9-13Q10-5 16-6Q22 2 18 8Z|torch M8 8Q6 2 11-4Q16 2 15 8Z',
  lantern:
    'hand|line M7 3Q12-6 17 3|ink M5 2H19V6H5ZM5 22H19V26H5Z|torch M6 6H18V22H6Z|white M10 12Q12 8 14 12Q15 18 12 18Q9 18 10 12Z',
  flag: 'hand|brown M11-10H14V28H11Z|red M14-10L34-7L28 0L34 8L14 6Z|gold M17-5h6v5h-6Z',
  spear: 'hand|brown M11-12H13V30H11Z|rock M12-26L17-14L12-9L7-14Z',
  scepter: 'hand|gold M10 4H14V28H10Z|violet M12-6L19 0L12 8L5 0Z',
  cane: 'hand|line M4 6Q4-3 11-2Q16 0 14 6L12 34|brown M3 6Q2-4 11-4Q18-3 16 6L14 34H11L13 6Q14-1 10-1Q6-1 6 6Z',
  spoon: 'hand|brown M11 6H14V30H11ZM12-6Q20 0 13 8Q5 0 12-6Z',
  broom: 'hand|brown M10-12H13V12H10Z|gold M6 12H17L22 30H1Z|line M8 18L6 29M15 18L17 29M12 18V29',
  net: 'hand|brown M11 8H14V34H11Z|white M0-6Q12-14 25-6Q24 14 12 10Q0 12 0-6Z|line M2-4L20 6M6-8L24 0M22-4L4 6',
  spyglass: 'hand|gold M-12 5H4V17H-12Z|brown M4 7H16V15H4Z|gold M16 8H26V14H16Z',
  magnifier: 'hand|blue M-2 6a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z|brown M13 12L16 9L27 21L24 24Z',
  mirror:
    'hand|gold M0 4Q0-10 12-10Q24-10 24 4Q24 14 14 16V28H10V16Q0 14 0 4Z|blue M4 4Q4-6 12-6Q20-6 20 4Q20 11 12 12Q4 11 4 4Z',
  purse: 'hand|brown M7 4H17L15 8Q26 14 20 22Q12 28 4 22Q-2 14 9 8Z|gold M12 13a4 4 0 1 0 .1 0Z',
  sausage: 'hand|red M-6 4Q-2-3 3 4Q12 12 22 4Q28 0 29 7Q26 20 12 18Q-6 17-6 4Z|line M2 12Q12 18 22 12',
  pan: 'hand|ink M-10 10H16Q14 20 3 20Q-8 20-10 10ZM16 11L34 6V10L16 14Z|egg M-6 9Q3 3 12 9Q3 13-6 9Z',
  spit: 'hand|brown M-14 11H38V14H-14Z|red M0 12Q2 2 13 3Q26 4 26 12Q24 22 13 22Q2 22 0 12Z|line M7 7Q10 12 8 18M15 6Q18 12 16 19',
  ham: 'hand|red M-4 8Q0-5 14-3Q25 3 20 16Q10 25 1 18Q-4 14-4 8Z|bone M20 13L30 19Q34 15 35 20Q36 24 31 24L19 19Z|white M3 9Q5 2 12 3Q6 6 3 9Z',
  mug: 'hand|brown M3 4H19V24H3Z|white M1 4Q2-4 8 0Q12-6 16 0Q22-3 21 5L15 9L11 5L6 9Z|line M19 9Q27 10 25 16Q23 20 19 19',
  cup: 'hand|white M2 6H20V14Q19 24 11 24Q3 24 2 14Z|line M20 9Q27 9 26 14Q24 18 19 18M8 2Q6-2 9-5M14 2Q12-2 15-5',
  bottle: 'hand|white M5 8H19V26H5Z|blue M5 15H19V26H5Z|red M9 0H15V4H17V8H7V4H9Z',
  flask: 'hand|green M9 0H15V8L24 24H0L9 8Z|white M9-4H15V0H9ZM5 18h3v3h-3Z|ink M12 12h3v3h-3Z',
  flower:
    'hand|green M11 8H13V30H11ZM12 22Q20 14 24 18Q20 24 12 25Z|white M12-8Q18-6 16 0Q24 0 20 6Q20 12 12 10Q4 12 4 6Q0 0 8 0Q6-6 12-8Z|gold M12-1a3 3 0 1 0 .1 0Z',
  rose: 'hand|green M11 6H13V30H11ZM12 20Q20 13 24 17Q19 24 12 23Z|red M3-4Q12-12 21-4Q20 8 12 9Q4 8 3-4Z|line M8-3Q12 2 16-3Q14 5 12 5',
  lily: 'hand|green M11 10H13V28H11Z|white M12-8Q16-2 15 3L24-1Q20 12 12 13Q4 12 0-1L9 3Q8-2 12-8Z',
  twig: 'hand|brown M-10 10L32 14V17L-10 13Z|green M-4 9Q2-3 8 9ZM10 15Q16 27 22 16ZM18 12Q26 0 30 11Z',
  feather: 'hand|white M-10-6Q12-8 26 22L24 24Q2 22-10-6Z|line M-6-3L25 23',
  heart: 'air|red M12 22Q-4 10 3 3Q9-1 12 6Q15-1 21 3Q28 10 12 22Z',
  notes: 'air|ink M4 4L16 0V15A4 3 0 1 1 13 13V5L7 7V19A4 3 0 1 1 4 17Z|line M-6-2L-2 2M26 20L22 17',
  sun: 'air|gold M12-6L15 4L24 0L20 9L30 12L20 15L24 24L15 20L12 30L9 20L0 24L4 15L-6 12L4 9L0 0L9 4Z|torch M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z',
  moon: 'air|egg M16-4A17 17 0 1 0 26 20A14 14 0 0 1 16-4Z',
  pearl: 'air|white M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z|blue M12 21A9 9 0 0 0 21 12Q16 18 6 18Q9 21 12 21Z',
  bubbles:
    'air|blue M0 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM13 3a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM12 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  sparkles:
    'air|gold M6 0L8 8L16 10L8 12L6 20L4 12L-4 10L4 8Z|white M20-4L21 0L25 1L21 2L20 6L19 2L15 1L19 0ZM20 14L22 19L27 21L22 23L20 28L18 23L13 21L18 19Z',
  leaves: 'air|green M0 4Q8-6 16 2Q8 10 0 4ZM14 12Q24 6 28 16Q20 22 14 12Z|gold M-4 18Q2 10 10 18Q2 26-4 18Z',
  balls:
    'air|red M-6 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z|gold M7-3a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z|blue M20 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  balloon:
    'air|line M12 14Q8 24 14 34|red M2 2Q2-10 12-10Q22-10 22 2Q20 12 12 15Q4 12 2 2Z|white M7-3Q8-6 11-6Q8-2 7-3Z',
  bird: 'air|blue M0 10Q8 2 16 8L24 2L21 12Q16 20 8 17L0 20L4 14Z|ink M17 9h2v2h-2Z',
  cricket:
    'floor|green M2 18Q8 10 20 14L24 12L23 18L16 20L12 24L13 20L6 20L0 24Z|line M20 14Q26 6 30 8M8 14L2 4L-2 10',
  eggs: 'floor|egg M-2 18Q0 4 5 4Q11 5 12 18Q5 26-2 18Z|white M12 18Q14 6 18 6Q24 7 25 18Q18 26 12 18Z|brown M-6 17L30 17Q26 27 12 26Q-2 27-6 17Z|line M-2 20L26 23M0 23L24 19',
  goldeggs:
    'floor|gold M-4 20Q-1 7 4 7Q9 7 11 20Q3 27-4 20ZM13 20Q15 7 20 7Q26 7 28 20Q20 27 13 20Z|torch M4 20Q6 4 12 4Q18 4 20 20Q12 28 4 20Z|white M8 12Q9 8 12 8Q9 12 9 15Z',
  grass: 'floor|green M-4 24Q-6 10-10 6Q0 10 1 20Q2 4 8-2Q8 10 8 20Q14 6 22 6Q14 14 13 24Z',
  shards: 'air|violet M2 2L10-2L8 8ZM14 10L24 8L18 18Z|blue M-6 14L4 12L0 22ZM18-6L24-4L19 2Z',
  gems: 'floor|violet M-3 24L-6 15L3 9L12 15L9 24Z|blue M12 24L10 16L18 8L27 16L23 24Z|line M-6 15H12M10 16H27',
  nuggets:
    'floor|gold M-5 24L-4 17L3 14L9 18L8 24ZM10 24L8 17L15 12L22 16L21 24ZM22 24L24 18L29 20L30 24Z|torch M2 14L6 7L12 8L13 13L9 17Z',
  coin: 'hand|gold M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z|line M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z|brown M12 8l4 4l-4 4l-4-4Z',
  chest:
    'floor|brown M-4 12H28V24H-4ZM-4 11Q-3 1 12 1Q27 1 28 11Z|gold M9 9H15V16H9ZM-1 2H3V24H-1ZM21 2H25V24H21Z',
  anvil: 'floor|ink-2 M-8 6Q0 6 2 4H26V10Q18 12 17 18L22 24H4L9 18Q8 12-2 11Z',
  barrel:
    'floor|brown M2-4H22Q28 10 22 24H2Q-4 10 2-4Z|gold M0 2H24V5H0ZM0 15H24V18H0Z|line M8-4Q5 10 8 24M16-4Q19 10 16 24',
  churn: 'floor|rock M7-8H17V-2L22 4V24H2V4L7-2Z|white M8-11H16V-8H8ZM5 8H8V20H5Z|line M2 5H22',
  bucket: 'floor|rock M-1 6H25L21 24H3Z|white M-1 6Q12 0 25 6Q12 12-1 6Z|line M0 6Q12-12 24 6',
  bowl: 'floor|white M-2 10H26Q24 24 12 24Q0 24-2 10Z|blue M-2 10H26V13H-2Z|bone M0 10Q12 2 24 10Z',
  pot: 'floor|ink-2 M-4 4H28V8Q28 22 20 22H4Q-4 22-4 8Z|torch M2 24Q4 18 8 22Q12 16 15 22Q20 18 22 25Z|line M6 0Q4-5 8-8M16 0Q14-5 18-8',
  grill:
    'floor|ink-2 M-6 8H30V12H26L28 24H25L20 12H4L-1 24H-4L-2 12H-6Z|red M-4 8Q0-2 8 4Q10 7 8 8ZM12 8Q14 0 22 4Q27 6 26 8Z|line M4-4Q2-8 5-11M16-4Q14-8 17-11',
  cake: 'floor|white M-3 10H27V24H-3Z|red M-3 10H27V14Q22 19 17 14Q12 20 7 14Q2 19-3 14Z|gold M11-2H14V10H11Z|torch M10-3Q12-9 15-3Q12 1 10-3Z',
  basket:
    'floor|egg M3 10Q4 1 8 1Q12 1 13 10ZM12 10Q13 0 17 0Q21 0 22 10Z|brown M-4 9H28L23 24H1Z|line M-2 14H26M0 19H24M2 9Q12-18 22 9',
  nest: 'floor|brown M-8 16Q12 10 32 16Q28 27 12 26Q-4 27-8 16Z|line M-4 19L26 22M-2 23L28 18',
  chick:
    'floor|gold M2 14Q2 6 9 6Q12 0 17 3Q21 6 18 11Q24 18 18 22Q4 26 2 14Z|red M20 5L26 7L20 9Z|ink M16 5h2v2h-2Z',
  bone: 'hand|bone M-6 8Q-8 2-2 4Q2 2 2 7L20 12Q24 10 26 14Q30 16 26 19Q22 22 19 17L1 12Q-4 14-6 8Z',
  bones:
    'floor|bone M-8 22Q-9 18-5 18L14 16Q18 12 20 16Q24 18 20 21L-3 24Q-6 27-8 22ZM6 16L4 4Q1 0 5-1Q8-4 10 0Q13 3 10 5L11 15Z|white M16 24Q12 10 22 9Q33 10 30 24Z|ink M19 16h3v4h-3ZM25 16h3v4h-3Z',
  rocks:
    'floor|rock M-10 24L-7 13L1 10L7 15L8 24ZM14 24L15 17L22 12L29 18L30 24Z|ink-2 M4 24L6 18L12 17L17 24Z',
  mushrooms:
    'floor|bone M2 12H8V24H2ZM17 16H21V24H17Z|red M-6 13Q-4 0 5 0Q15 0 16 13Z|violet M11 17Q12 9 19 9Q27 9 28 17Z|white M1 5h3v3h-3ZM7 8h3v3h-3Z',
  marbles:
    'floor|blue M-4 19a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z|red M8 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z|green M22 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  ball: 'floor|red M0 12a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z|white M0 12Q12 4 24 12Q12 20 0 12Z',
  yarn: 'floor|blue M2 13a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z|line M4 9Q13 14 22 8M4 17Q14 8 23 15M10 23Q-2 28-10 20',
  rattle: 'hand|gold M11 10H14V28H11Z|red M4 2a8 8 0 1 0 17 0a8 8 0 1 0-17 0Z|white M4 1H21V4H4Z',
  pillow:
    'floor|white M-10 12Q-6 14 4 10Q20 6 34 12Q31 18 34 24Q12 26-10 24Q-7 18-10 12Z|blue M-3 13L1 12L2 25L-2 25ZM14 9L18 9L19 25L15 25Z',
  candle:
    'floor|rock M2 20H22Q20 25 12 25Q4 25 2 20Z|white M8 4H16V20H8Z|torch M12-10Q18-2 15 3Q12 6 9 3Q6-2 12-10Z',
  chair: 'floor|brown M18-12H22V24H18ZM0 8H22V12H0ZM0 12H4V24H0Z|red M1 4H18V8H1Z',
  crate: 'floor|brown M-4 0H26V24H-4Z|gold M-4 0H26V4H-4ZM-4 20H26V24H-4Z|line M-4 20L26 4',
  ladder: 'floor|brown M2-26H6V24H2ZM18-26H22V24H18ZM6-18H18V-15H6ZM6-6H18V-3H6ZM6 6H18V9H6Z',
  vase: 'floor|blue M7-8H17L15-2Q26 6 21 18L18 24H6L3 18Q-2 6 9-2Z|white M2 8Q12 12 23 8L23 12Q12 16 2 12Z',
  globe:
    'hand|brown M10 18H14V24H20V28H4V24H10Z|blue M0 6a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z|green M4 0Q10-6 14-2Q12 4 8 6Q4 6 4 0ZM14 8Q20 6 21 10Q16 16 14 8Z',
  gift: 'floor|red M-2 4H26V24H-2Z|gold M9 4H15V24H9ZM12 4Q2 2 4-4Q9-6 12 4Q15-6 20-4Q22 2 12 4Z',
  clock:
    'floor|red M0 12a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z|white M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z|gold M-1 3Q-1-5 7-4ZM25 3Q25-5 17-4Z|line M12 6V12L17 14',
  crumbs: 'floor|gold M-12 21h4v3h-4ZM-4 22h3v2h-3ZM4 21h4v3h-4ZM13 22h3v2h-3ZM20 20h5v4h-5ZM30 22h3v2h-3Z',
  skate: 'floor|brown M-8 16H32V19H-8Z|red M-4 19a3 3 0 1 0 6 0ZM22 19a3 3 0 1 0 6 0Z',
  masks:
    'hand|white M-6 0Q4-4 12 0Q12 14 4 18Q-6 12-6 0Z|gold M10 6Q20 2 28 6Q28 20 20 24Q11 19 10 6Z|line M-2 10Q3 15 8 10M14 19Q19 13 24 19|ink M-2 4h3v2h-3ZM5 4h3v2h-3ZM14 11h3v2h-3ZM21 11h3v2h-3Z',
  playingcards:
    'hand|white M-8 4L2-4L14 14L4 22Z|card M2-6L16-8L19 14L5 16Z|red M9 1l3 4l-2 5l-4-4Z|white M18-6L30 0L20 20L9 14Z|ink M20 4l4 3l-4 5l-3-4Z',
  pompoms:
    'hand|gold M12-6L16 2L24-1L20 7L29 11L20 15L25 24L15 20L12 30L8 20L-1 24L4 15L-5 11L4 7L0-1L8 2Z|red M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  ticket: 'hand|gold M-4 4H28V10Q24 12 28 14V20H-4V14Q0 12-4 10Z|line M18 4V20M2 10H12M2 14H10',
  slingshot: 'hand|brown M10 12H14V28H10ZM10 14L0-2L4-4L12 9L20-4L24-2L14 14Z|line M2-3Q12 6 22-3',
  ring: 'floor|gold M2 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM6 14a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z|blue M7 3L11-3L15 3L11 7Z',
  sock: 'hand|white M6-6H18V10L8 22Q-4 24-4 16Q4 12 6 4Z|red M6-6H18V-1H6ZM6 3H18V6H6Z',
  milk: 'hand|white M8-4H16V2Q22 6 22 12V26H2V12Q2 6 8 2Z|blue M2 14Q8 10 13 14Q18 18 22 14V26H2Z',
  meat: 'hand|red M8-2Q22-6 26 8Q26 20 14 20Q2 18 2 6Q3 0 8-2Z|bone M4 14L-6 22Q-4 26-8 28Q-11 24-12 22Q-10 19-7 20L1 11Z|line M10 4Q17 3 20 9',
};

const parse = (drawn: string): Thing => {
  const [place, ...pieces] = drawn.split('|');
  return {
    place: place as Place,
    pieces: pieces.map((piece) => {
      const cut = piece.indexOf(' ');
      return { of: `ss-i-${piece.slice(0, cut)}`, d: piece.slice(cut + 1) };
    }),
  };
};

const things = new Map<string, Thing>();

/** A thing by its name; undefined for names that only say how a puppet is built. */
export function thingOf(name: string): Thing | undefined {
  const drawn = DRAWN[name];
  if (drawn === undefined) return undefined;
  const known = things.get(name) ?? parse(drawn);
  things.set(name, known);
  return known;
}
