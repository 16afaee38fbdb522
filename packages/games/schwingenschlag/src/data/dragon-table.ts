/**
 * All dragons, a line each: number, size, trait, points, nests, cost, habitats, timing, effect. The cost leaves
 * out the coin of the action itself. Two timings have two effects, separated by `||`. The notation of
 * effects is read by `effects/parse.ts`.
 */
export const DRAGON_TABLE = `
1 | hatchling | shy | 4 | 0 | milk1 egg1 | G | activated | feed milk: gain cave; third: lay 2
2 | hatchling | helpful | 5 | 0 | milk3 egg1 | C | activated | feed dragon: lay 1; third: gain coin
3 | hatchling | helpful | 3 | 0 | milk3 egg1 | GA | activated | feed milk: gain any; third: gain 2 guild
4 | hatchling | shy | 2 | 0 | milk2 egg1 | A | activated | feed milk: gain crystal; third: gain coin
5 | hatchling | playful | 0 | 0 | milk3 egg1 | G | activated | feed meat: gain guild; third: gain gold + crystal + meat
6 | hatchling | shy | 0 | 0 | milk3 egg1 | C | activated | feed dragon: gain guild; third: gain coin
7 | hatchling | shy | 5 | 0 | milk3 egg1 | G | activated | feed milk: gain gold; third: gain 2 guild
8 | hatchling | helpful | 4 | 0 | milk3 egg1 | A | activated | feed dragon: gain any; third: gain dragon + guild
9 | hatchling | helpful | 2 | 0 | milk1 egg1 | GA | activated | feed milk: gain dragon; third: gain 2 crystal
10 | hatchling | helpful | 2 | 0 | milk1 egg1 | CA | activated | feed dragon: gain cave; third: excavate hand free
11 | hatchling | shy | 3 | 0 | milk1 egg1 | G | activated | feed milk: lay 1; third: gain 2 meat
12 | hatchling | playful | 5 | 0 | milk3 egg1 | G | activated | feed milk: gain crystal; third: gain 2 guild
13 | hatchling | aggressive | 4 | 0 | milk1 egg1 | A | activated | feed meat: gain milk; third: gain 2 cave
14 | hatchling | aggressive | 2 | 0 | milk2 egg1 | G | activated | feed meat: gain meat; third: gain coin
15 | hatchling | shy | 3 | 0 | milk1 egg1 | A | activated | feed milk: gain milk; third: lay 2
16 | hatchling | playful | 2 | 0 | milk1 egg1 | GA | activated | feed meat: gain cave; third: excavate hand free
17 | hatchling | shy | 1 | 0 | milk1 egg1 | GA | activated+end | feed milk: none; third: gain 2 dragon || end: 1vp per cached(here, milk)
18 | hatchling | aggressive | 2 | 0 | milk2 egg1 | C | activated+end | feed dragon: none; third: gain 2 guild || end: 1vp per tucked(here)
19 | hatchling | playful | 3 | 0 | milk2 egg1 | CA | activated | feed dragon: gain dragon; third: gain 2 any
20 | hatchling | playful | 3 | 0 | milk1 egg1 | A | activated | feed meat: gain gold; third: gain 2 dragon
21 | hatchling | shy | 3 | 0 | milk2 egg1 | A | activated | feed milk: lay 1; third: excavate hand free
22 | hatchling | playful | 4 | 0 | milk2 egg1 | A | activated | feed dragon: gain meat; third: gain 2 dragon
23 | hatchling | aggressive | 3 | 0 | milk1 egg1 | A | activated | feed meat: lay 1; third: gain gold + meat
24 | hatchling | aggressive | 2 | 0 | milk2 egg1 | A | activated | feed milk: gain meat; third: gain coin
25 | hatchling | playful | 2 | 0 | milk3 egg1 | A | activated | feed milk: gain guild; third: gain 2 gold
26 | hatchling | helpful | 2 | 0 | milk1 egg1 | A | activated | feed milk: gain dragon; third: gain coin
27 | hatchling | aggressive | 3 | 0 | milk2 egg1 | A | activated | feed meat: gain crystal; third: gain dragon + guild
28 | hatchling | aggressive | 3 | 0 | milk3 egg1 | A | activated | feed meat: gain any; third: gain 2 guild
29 | hatchling | aggressive | 2 | 0 | milk2 egg1 | A | activated+end | feed meat: none; third: gain coin || end: 1vp per cached(here, meat)
30 | hatchling | playful | 2 | 0 | milk3 egg1 | C | activated | feed dragon: gain guild; third: lay 2
31 | hatchling | helpful | 5 | 0 | milk2 egg1 | A | activated | feed dragon: gain crystal; third: gain 2 cave
32 | hatchling | shy | 5 | 0 | milk3 egg1 | A | activated | feed milk: gain meat; third: excavate hand free
33 | hatchling | aggressive | 6 | 0 | milk3 egg1 | C | activated | feed dragon: lay 1; third: gain crystal + meat
34 | hatchling | helpful | 3 | 0 | milk2 egg1 | A | activated | feed dragon: gain milk; third: excavate hand free
35 | hatchling | playful | 4 | 0 | milk3 egg1 | A | activated | feed dragon: gain gold; third: excavate hand free
36 | large | playful | 5 | 1 | gold2 | G | activated | pay dragon => gain any
37 | large | shy | 4 | 3 | crystal2 | A | played | lay 2; others: lay 1
38 | medium | helpful | 2 | 1 | meat1 crystal3 | CA | played | gain 2 coin
39 | large | shy | 6 | 2 | meat1 gold1 crystal1 | CGA | end | end: 2vp if between
40 | small | helpful | 3 | 1 | gold2 crystal1 | G | activated | gain guild
41 | small | playful | 3 | 2 | meat1 gold1 | CG | end | end: 2vp per objectives(lowest)
42 | large | helpful | 2 | 3 | gold2 crystal1 | G | end | end: 3vp per dragons(cave, other)
43 | medium | helpful | 2 | 5 | crystal2 | A | activated | lay 1 @here
44 | medium | shy | 5 | 1 | gold1 crystal2 | G | end | end: 2vp per markers
45 | large | helpful | 4 | 5 | crystal2 | A | activated | pay coin => lay 3
46 | large | aggressive | 5 | 1 | coin1 | CGA | end | end: 3vp if full(column)
47 | medium | shy | 5 | 2 | gold2 | G | activated | if dragons(G) >= leftNeighbour: gain dragon
48 | medium | playful | 3 | 2 | meat2 | C | played | gain coin
49 | medium | helpful | 6 | 3 | meat1 gold1 crystal1 coin1 | CGA | end | end: 4vp per sets(trait)
50 | small | helpful | 3 | 1 | gold1 | G | activated | gain dragon
51 | small | shy | 5 | 3 | coin1 | CGA | end | end: 1vp per dragons(adjacent, trait=shy)
52 | small | shy | 5 | 1 | gold2 crystal1 | A | end | end: 2vp per dragons(mat, timing=round) max 8
53 | medium | helpful | 6 | 3 | meat1 crystal1 | C | activated | cache any supply->here
54 | small | shy | 3 | 4 | meat1 gold1 crystal1 | CGA | end | end: 4vp if dragons(cave, trait=aggressive) = 0
55 | large | shy | 4 | 4 | gold2 crystal2 | GA | activated | lay 1 @cave
56 | medium | shy | 2 | 2 | meat1 gold1 | CG | activated | gain gold
57 | medium | helpful | 5 | 1 | gold2 crystal1 | G | played | gain 2 guild; others: gain guild
58 | medium | aggressive | 5 | 2 | gold1 crystal1 | G | activated | reveal dragon: if size=hatchling then tuck ->here else keep
59 | small | shy | 5 | 3 | meat2 gold1 | CG | end | end: 2vp per dragons(cave, other, trait=shy)
60 | large | shy | 4 | 2 | meat1 gold1 | C | played | gain 2 milk
61 | large | aggressive | 5 | 2 | meat1 gold1 coin1 | CG | activated | pay 2 egg @adjacent => gain 2 guild
62 | small | aggressive | 4 | 3 | crystal3 | A | played | gain coin
63 | medium | helpful | 6 | 4 | gold1 crystal1 coin1 | GA | round | tuck hand->here => lay 1 @here
64 | large | helpful | 4 | 2 | gold3 | G | played | excavate display free
65 | large | helpful | 3 | 1 | gold1 crystal2 | A | played | pay 2 cave => play dragon hand free
66 | small | helpful | 6 | 3 | gold1 crystal1 | G | activated | pay dragon => lay 1 @cave
67 | medium | shy | 6 | 2 | meat1 gold1 coin1 | G | activated | pay egg @cave => choose 2 of (dragon | guild | cave | any)
68 | large | aggressive | 3 | 1 | meat1 | C | activated | reveal dragon: if size=large then tuck ->here else discard, gain meat
69 | large | shy | 3 | 2 | gold2 | G | round | draw #dragons(cave, trait=shy) dragon: may tuck upTo 2 ->here
70 | small | shy | 5 | 5 | meat1 crystal1 | CA | round | upTo 2x (pay any => lay 1); others 1x
71 | medium | playful | 4 | 1 | meat1 gold2 | CG | end | end: 2vp per dragons(mat, timing=played) max 8
72 | medium | shy | 5 | 3 | gold2 coin1 | G | round | pay egg @cave => gain 2 guild
73 | medium | shy | 5 | 1 | meat2 crystal2 | A | activated | pay cave => activate matIcon
74 | medium | shy | 6 | 2 | meat1 crystal1 | C | end | end: 3vp if excavated(cave)
75 | small | shy | 5 | 2 | crystal2 coin1 | A | activated | gain guild
76 | small | helpful | 5 | 2 | meat1 crystal2 | C | played | pay any => activate played of anyDragon
77 | large | aggressive | 1 | 2 | meat1 crystal1 | CA | activated | gain meat: may cache upTo 1 ->here
78 | small | playful | 2 | 3 | crystal2 | A | activated | gain milk: may cache upTo 1 ->here
79 | medium | helpful | 1 | 3 | gold1 crystal1 | A | round | if dragons(cave) >= 3: lay 1 @each dragons(cave)
80 | medium | aggressive | 2 | 3 | meat2 gold1 | CG | activated | tuck hand->here => gain 1 costOf(tucked)
81 | large | shy | 7 | 3 | meat1 coin1 | C | end | end: 3vp if rightmost
82 | small | shy | 1 | 3 | meat1 | C | activated | lay 1 @column
83 | medium | playful | 4 | 3 | meat1 crystal3 | A | played | gain coin + guild
84 | small | aggressive | 6 | 1 | meat1 gold1 | G | activated | tuck hand->here
85 | small | aggressive | 4 | 2 | meat1 gold1 | C | played | gain 2 crystal; others: gain crystal
86 | large | shy | 8 | 1 | meat1 gold2 | G | end | end: pay dragon => 1vp | pay 2 dragon => 3vp
87 | medium | shy | 5 | 2 | meat1 crystal1 | CA | end | end: pay cave => 1vp | pay 2 cave => 3vp
88 | large | helpful | 5 | 1 | gold3 | G | played | gain coin
89 | small | helpful | 3 | 3 | meat1 crystal1 coin1 | C | played | pay any => play dragon display free
90 | large | playful | 3 | 2 | meat1 crystal2 | CA | activated | pay coin => gain gold + crystal + meat
91 | medium | playful | 3 | 3 | meat1 gold1 crystal1 | CGA | end | end: 8vp if sizes(cave) has hatchling+small+large
92 | large | aggressive | 3 | 2 | crystal2 | A | activated | gain crystal
93 | small | playful | 3 | 1 | gold1 | G | end | end: 5vp if dragons(G) = 4
94 | small | shy | 3 | 2 | coin1 | CGA | activated | pay (dragon | cave) => gain guild
95 | small | playful | 3 | 4 | gold1 crystal1 coin1 | A | round | lay 1 @each dragons(column)
96 | small | playful | 2 | 2 | gold1 crystal1 | GA | activated | gain milk: may cache upTo 1 ->here
97 | small | helpful | 5 | 2 | meat1 gold1 coin1 | CG | end | end: 1vp per dragons(mat, timing=activated)
98 | small | playful | 2 | 1 | - | CG | end | end: 3vp if full(cave)
99 | large | aggressive | 2 | 2 | meat2 crystal2 | CA | played | gain coin + 2 any
100 | small | aggressive | 5 | 2 | meat1 crystal1 | C | activated | reveal dragon: if size=small then tuck ->here else discard, gain milk
101 | large | helpful | 5 | 3 | meat1 gold1 crystal1 coin1 | CGA | end | end: 2vp per dragons(mat, timing=end) max 8
102 | small | playful | 4 | 3 | coin1 | CGA | end | end: 3vp if dragons(cave, other, trait=playful) >= 1
103 | medium | aggressive | 3 | 1 | gold1 | G | activated | if dragons(G) >= leftNeighbour: gain gold
104 | small | aggressive | 0 | 2 | meat1 gold1 | C | round | upTo 2x (tuck hand->here => gain any)
105 | large | shy | 4 | 3 | crystal1 | A | played | upTo 3x (pay cave => lay 1 @here)
106 | small | aggressive | 7 | 3 | coin1 | CGA | end | end: -2vp per dragons(cave, other, trait=aggressive)
107 | small | playful | 1 | 3 | meat2 | C | round | if dragons(cave) >= 3: lay 1 @each dragons(cave)
108 | medium | helpful | 7 | 1 | gold2 crystal1 | G | played | pay coin => gain guild + any + cave + dragon
109 | small | aggressive | 5 | 1 | meat1 gold1 | CG | round | pay any => draw 3 dragon: keep 1, discard 1, tuck 1 ->here
110 | medium | aggressive | 4 | 1 | gold1 | G | activated | reveal dragon: if size=medium|large then tuck ->here else keep
111 | medium | aggressive | 1 | 2 | meat1 crystal1 | C | round | gain #dragons(cave, trait=aggressive) any: may cache upTo 2 ->here
112 | medium | playful | 2 | 2 | meat1 gold1 crystal1 | CGA | end | end: 2vp per dragons(adjacent)
113 | large | shy | 8 | 1 | crystal2 coin1 | A | played | excavate hand free
114 | small | aggressive | 3 | 1 | crystal1 | A | activated | if dragons(A) >= leftNeighbour: gain crystal
115 | medium | playful | 3 | 2 | meat1 crystal1 | CA | played | gain 2 any: keep 1, cache 1 ->anyDragon
116 | large | aggressive | 5 | 2 | gold1 crystal1 | G | played | draw 2 dragon: keep 1, tuck 1 ->anyDragon
117 | large | shy | 2 | 1 | gold1 crystal1 | GA | round | tuck #markers deck->here
118 | small | helpful | 2 | 1 | gold2 crystal2 | GA | played | gain 2 coin
119 | medium | aggressive | 6 | 1 | meat1 gold1 crystal1 coin1 | CGA | end | end: 2vp per dragons(mat, size=medium) max 8
120 | medium | helpful | 4 | 1 | meat1 gold1 | CG | round | cache any supply->here => draw 1 dragon
121 | large | playful | 5 | 3 | gold1 crystal2 | G | played | pay coin => gain 3 guild
122 | medium | aggressive | 3 | 1 | - | CGA | end | end: -1vp per dragons(cave, other, trait=aggressive)
123 | medium | aggressive | 2 | 2 | meat1 crystal1 | CA | activated | gain crystal
124 | large | helpful | 6 | 1 | meat1 gold1 crystal1 coin1 | CGA | end | end: 2vp per dragons(mat, size=large) max 8
125 | large | helpful | 6 | 2 | meat2 | C | activated | cache any supply->column
126 | large | shy | 5 | 1 | gold1 crystal1 | G | activated | gain cave
127 | large | aggressive | 5 | 2 | gold2 | G | activated | reveal dragon: if size=small|hatchling then tuck ->here else keep
128 | small | aggressive | 3 | 2 | meat1 crystal1 | C | activated | gain meat
129 | medium | playful | 6 | 2 | gold2 crystal1 coin1 | GA | end | end: 3vp per dragons(adjacent, trait=playful)
130 | small | playful | 2 | 1 | meat1 | C | round | tuck deck->each dragons(cave, trait=playful)
131 | large | shy | 7 | 1 | meat1 gold1 crystal1 coin1 | CGA | end | end: 4vp per sets(size)
132 | small | aggressive | 6 | 1 | meat1 gold1 crystal1 coin1 | CGA | end | end: 2vp per dragons(mat, size=small) max 8
133 | large | helpful | 5 | 1 | meat1 gold1 coin1 | C | activated | gain guild
134 | large | playful | 6 | 1 | meat1 gold1 crystal1 coin1 | CGA | end | end: 3vp per dragons(mat, size=hatchling) max 9
135 | small | aggressive | 2 | 2 | gold1 crystal1 | GA | round | if full(column): draw 2 dragon: may tuck upTo 2 ->here
136 | large | aggressive | 3 | 3 | meat1 crystal2 | C | activated | gain crystal: may cache upTo 1 ->here
137 | medium | playful | 4 | 3 | crystal1 coin1 | A | activated | pay cave => lay 2 @cave
138 | large | helpful | 1 | 4 | crystal2 | A | round | lay 1 @each dragons(cave, trait!=aggressive)
139 | small | shy | 4 | 4 | meat1 crystal2 | CA | round | lay 1 @here
140 | medium | shy | 5 | 2 | meat1 crystal2 | A | played | excavate hand free
141 | small | aggressive | 3 | 2 | gold1 crystal1 | GA | round | tuck deck->anyDragon
142 | medium | aggressive | 3 | 2 | gold1 crystal1 | GA | round | pay cave => draw 3 dragon: keep 1, discard 1, tuck 1 ->here
143 | medium | playful | 4 | 2 | gold1 crystal1 | A | activated | gain dragon
144 | medium | playful | 9 | 4 | meat1 gold1 crystal1 coin1 | CGA | end | end: pay any => 1vp | pay 2 any => 3vp
145 | large | playful | 2 | 3 | crystal1 | A | end | end: 5vp if dragons(A) = 4
146 | medium | shy | 1 | 2 | meat2 | C | played | pay any => play dragon hand free
147 | medium | playful | 1 | 1 | gold2 crystal1 | G | played | pay dragon => play dragon display free
148 | large | playful | 4 | 3 | meat1 gold2 | C | activated | draw 1 dragon: may tuck upTo 1 ->here
149 | medium | aggressive | 6 | 1 | meat1 gold2 crystal1 | CGA | end | end: pay any + cave + dragon => 5vp
150 | large | helpful | 4 | 2 | meat1 gold1 crystal1 | CGA | end | end: 4vp if dragons(column, other, trait=helpful) >= 1
151 | large | playful | 3 | 3 | meat1 gold2 | G | activated | tuck hand->here => gain 1 costOf(tucked)
152 | large | playful | 2 | 2 | meat2 | C | activated | tuck hand->here => gain 1 costOf(tucked)
153 | small | helpful | 2 | 4 | meat1 crystal1 | CA | round | cache any supply->here => lay 1 @here
154 | large | aggressive | 3 | 1 | meat1 crystal1 | CA | round | gain meat: may cache upTo 1 ->anyDragon
155 | large | playful | 4 | 3 | meat1 crystal2 | C | activated | gain gold
156 | small | helpful | 4 | 1 | meat2 | C | played | pick r: gain 2 r; others: gain r
157 | large | aggressive | 4 | 2 | meat1 gold1 | C | played | swap 2 dragons
158 | small | shy | 3 | 2 | meat1 crystal1 | C | activated | lay 1 @cave
159 | medium | playful | 1 | 3 | gold2 crystal1 | G | activated | pay egg @cave => gain 2 any
160 | small | playful | 3 | 3 | gold1 | G | round | draw 1 dragon: may tuck upTo 1 ->here
161 | large | aggressive | 4 | 2 | meat1 gold1 | G | round | gain milk: may cache upTo 1 ->anyDragon
162 | small | shy | 5 | 2 | gold2 crystal2 | G | played | excavate display free
163 | small | playful | 2 | 2 | meat1 gold1 | C | activated | gain gold: may cache upTo 1 ->here
164 | small | helpful | 4 | 4 | gold2 coin1 | G | round | if dragons(cave) >= 3: lay 1 @each dragons(cave)
165 | medium | helpful | 5 | 1 | gold1 crystal1 | G | played | gain 2 dragon; others: draw 1 dragon
166 | medium | aggressive | 3 | 2 | meat2 | C | activated | gain meat
167 | medium | helpful | 3 | 1 | meat1 | C | end | end: 5vp if dragons(C) = 4
168 | medium | helpful | 3 | 1 | meat1 | C | activated | if dragons(C) >= leftNeighbour: gain meat
169 | large | playful | 3 | 2 | meat2 | C | activated | gain gold
170 | large | shy | 6 | 2 | meat2 | C | activated | if dragons(C) >= leftNeighbour: gain milk
171 | large | playful | 6 | 1 | gold1 crystal1 | G | activated | tuck hand->column
172 | small | helpful | 5 | 2 | meat1 gold1 crystal1 | CGA | played | activate activated|round of anyDragon
173 | medium | shy | 4 | 1 | meat1 gold1 crystal1 | CGA | activated | lay 1 @adjacent
174 | medium | helpful | 4 | 1 | meat1 | C | played | pay egg => gain any + cave + dragon; others: pay egg => choose 1 of (any | cave | dragon)
175 | small | shy | 4 | 2 | coin1 | G | round | if markers >= 1: lay upTo 2 @here
176 | small | playful | 3 | 1 | gold1 | G | activated | reveal dragon: if size=medium then tuck ->here else discard, gain meat
177 | medium | shy | 2 | 1 | meat1 | C | activated | gain crystal
178 | large | helpful | 4 | 2 | meat1 crystal1 | C | played | gain 2 gold; others: gain gold
179 | small | helpful | 2 | 4 | meat1 gold1 crystal1 | CGA | end | end: 1vp per pairs(eggs)
180 | small | aggressive | 4 | 2 | meat1 gold1 | G | round | gain dragon: may tuck upTo 1 ->anyDragon
181 | large | playful | 3 | 1 | meat1 | C | played | gain 2 meat; others: gain meat
182 | medium | aggressive | 4 | 3 | meat1 gold2 | G | activated | gain meat
183 | large | helpful | 5 | 2 | meat2 gold2 | CG | end | end: 1vp per dragons(mat, trait=helpful)
`;
