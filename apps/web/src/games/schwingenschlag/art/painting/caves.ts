/** The scene of each cave at full size, by its name: number, scene, things that stand about. */
const CAVES = `
1 night moon
2 tunnel notes
3 kitchen ham barrel
4 hoard sack crate
5 nest bowl
6 nursery gift
7 mine crate
8 library map
9 wall flag
10 nest basket
11 den eggs
12 hoard chest
13 crystal coin
14 lake bucket
15 sky gems
16 crystal gems
17 dairy crystals
18 crystal twig
19 nursery gems
20 sky flag
21 door torch
22 hall vase
23 tavern mug
24 stairs scroll
25 sky pillow
26 nursery chair
27 columns flag
28 hall lantern
29 nest seal
30 nursery hammer
31 hall blanket
32 tavern nuggets
33 mine gems
34 lake nuggets
35 dairy bowl
36 steppe nuggets
37 hoard goldeggs
38 kitchen sausage
39 bones ham
40 ember gems
41 bones crystals
42 kitchen crown
43 hoard ham
44 night spear
45 snow ham
46 dairy cowbell
47 bones pillow
48 kitchen bib
49 dairy churn
50 market lantern
51 market basket
52 door key
53 market chair
54 door lantern
55 nest pillow
56 columns feather
57 ember bubbles
58 mine pick
59 tunnel coin
60 mine rocks
61 columns anvil
62 garden shovel
63 mine shovel
64 stairs eggs
65 tunnel eggs
66 door skate
67 mist pillow
68 stage chest
69 stairs purse
70 nest candle
71 library scroll
72 hall letter
73 fence eggs
74 lake basket
75 hall medal
`;

export interface CaveDetails {
  readonly scene: string;
  readonly things: readonly string[];
}

const details = new Map(
  CAVES.trim()
    .split('\n')
    .map((line): [number, CaveDetails] => {
      const [number, scene = '', ...things] = line.split(' ');
      return [Number(number), { scene, things }];
    }),
);

export const caveDetailsOf = (number: number): CaveDetails => details.get(number) as CaveDetails;
