/**
 * What the name of each dragon says about its picture at full size: number, scene, and the things it has about it. Scenes
 * are those of `scenes.ts`, things those of `things.ts`.
 */
const DETAILS = `
1 meadow grass
2 ember eggs
3 hall milkbeard letter
4 crystal crystals
5 hall hammer
6 ember heart
7 meadow sun
8 door flower
9 nest notes
10 mine shovel
11 nest pillow
12 meadow marbles
13 crystal bone
14 kitchen bowl
15 nursery bottle
16 tunnel shovel helmet
17 dairy milk churn
18 ember club
19 meadow ball
20 den knife
21 tunnel rocks
22 kitchen sausage
23 nursery yarn
24 night cape
25 hall medal
26 door flag
27 crystal shards
28 nursery rattle
29 kitchen bib meat
30 ember flames
31 night lantern
32 tunnel glasses
33 ember match
34 dairy churn
35 mine pan nuggets
36 sky spyglass
37 crystal mushrooms
38 hoard purse coin
39 columns pillow
40 hall tophat scroll
41 night lantern
42 tavern apron mug
43 nest eggs
44 hall key seal
45 nursery bonnet bottle
46 columns rocks
47 fence leaves
48 sky pearl
49 stage masks
50 hall bell
51 nest pillow heart
52 night moon
53 steppe grass
54 garden flower
55 nest eggs bonnet
56 hoard sack
57 hall tophat chain
58 night sack
59 garden wreath
60 meadow cowbell
61 nest mask eggs
62 hoard coin
63 columns spear
64 mine helmet pick
65 door chair
66 market basket
67 market glasses basket
68 snow flames icicle
69 mist veil
70 nursery bonnet rattle
71 stage tophat rose
72 nest basket
73 den map
74 mine nightcap
75 hall satchel letter
76 stage rose
77 bones bones
78 dairy milkbeard bowl
79 crystal scarf gems
80 night eyepatch purse
81 tunnel candle
82 stairs eggs
83 fair jester balls
84 hoard goldtooth nuggets
85 crystal hammer shards
86 lake lily
87 den bundle
88 tavern bowtie ham
89 ember flag
90 fair bell
91 fence slingshot
92 crystal gems
93 hoard flower nuggets
94 market bundle
95 nest eggs
96 dairy milkbeard mug
97 stage pompoms
98 fair partyhat cake
99 night tricorn mask
100 lake net
101 night whitebeard spyglass
102 garden ball
103 hoard magnifier nuggets
104 market purse
105 wall eggs
106 den flask
107 fair mask balloon
108 market vase
109 ember flames
110 columns globe
111 fence bandana torch
112 nest heart
113 tunnel glasses rocks
114 crystal crystals
115 stage playingcards
116 kitchen ham
117 library glasses book
118 hoard hammer anvil
119 garden leaves
120 garden cap crumbs
121 stage jester purse
122 tavern spoon pot
123 crystal shards
124 meadow flower bird
125 tavern redbeard barrel
126 tunnel helmet lantern
127 nest bandana chick
128 bones bone
129 meadow
130 ember
131 library veil scroll
132 columns crown scepter
133 hall flames scroll
134 nursery glasses balloon
135 columns leaves
136 ember crystals
137 nest twig
138 mist halo
139 nest blanket eggs
140 night rocks
141 stairs skate
142 door tophat key
143 crystal flute
144 stage crown
145 lake goggles bubbles
146 door key
147 garden chair
148 fair gift
149 hoard crown chest
150 stairs ladder
151 fence feather purse
152 library crate sock
153 kitchen eggs ham
154 kitchen apron knife
155 hoard nuggets
156 ember gift
157 stage whistle ticket
158 mist leaves
159 kitchen chef pan
160 garden mushrooms leaves
161 dairy feathercap churn
162 tunnel cane lantern
163 hoard mirror ring
164 hoard goldeggs
165 hall tricorn trumpet
166 bones knife eyepatch
167 door broom bucket
168 kitchen chef grill
169 fair sparkles
170 dairy nightcap bucket
171 fair plates
172 nursery clock
173 nest leaves eggs
174 kitchen bowtie cup
175 hall pillow flag
176 fence medal
177 night sparkles
178 hoard nuggets
179 market magnifier eggs
180 meadow cricket
181 kitchen spit
182 steppe mane
183 snow keg
`;

export interface Details {
  readonly scene: string;
  readonly things: readonly string[];
}

const details = new Map(
  DETAILS.trim()
    .split('\n')
    .map((line): [number, Details] => {
      const [number, scene = '', ...things] = line.split(' ');
      return [Number(number), { scene, things }];
    }),
);

export const detailsOf = (number: number): Details => details.get(number) as Details;
