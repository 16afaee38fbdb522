import { dragonCard } from '@aerie/schwingenschlag';
import type { Kind, Look } from './kind.js';

/**
 * What the name of each dragon says about its shape: number, form, stance, and what is special about its body. Forms are
 * those of `build.ts`; stances those of `stances.ts`, `serpent.ts` and `hatchling.ts`.
 */
const LOOKS = `
1 egg walk
2 egg sit
3 egg walk
4 egg peek
5 egg tip
6 egg cap
7 egg sit
8 egg walk
9 egg cap
10 egg peek
11 egg cap
12 egg walk
13 egg sit
14 egg tip
15 egg sit
16 egg walk
17 egg sit
18 egg walk
19 egg roll
20 egg walk
21 egg peek
22 egg walk
23 egg tip
24 egg sit
25 egg roll
26 egg cap
27 egg tip
28 egg sit
29 egg tip
30 egg roll
31 egg walk
32 egg peek
33 egg sit
34 egg cap
35 egg walk
36 wyvern fly
37 fowl crouch
38 drake offer
39 griffin lie
40 newt bow
41 newt dance
42 wyrm rise
43 feathered coil
44 drake sit
45 wyrm coil
46 wyrm column
47 drake peek
48 long loop
49 wyvern dance
50 newt rear
51 newt lie
52 snake rise
53 wyvern stand
54 newt sit
55 fowl lie
56 drake fly
57 drake stand
58 wyvern rear
59 drake crouch
60 wyrm arch
61 drake prowl
62 snake coil
63 drake sit
64 drake prowl
65 wyrm coil
66 newt offer
67 drake sit
68 drake threaten
69 hydra crouch
70 feathered rise
71 wyvern bow
72 drake bow
73 wyrm rise
74 drake lie
75 newt prowl
76 snake rise
77 drake prowl
78 snake coil
79 drake offer
80 drake threaten
81 drake lie
82 newt lie
83 drake dance
84 newt threaten
85 drake pounce
86 hydra bow
87 drake peek
88 drake sit
89 drake rear
90 long wave
91 drake dance
92 wyvern pounce
93 newt leap
94 drake peek
95 drake roll
96 newt dance
97 fowl dance
98 newt dance
99 wyrm rise
100 drake prowl
101 wyrm coil
102 feathered wave
103 drake bow
104 wyvern threaten
105 snake coil
106 drake threaten
107 newt leap
108 fowl stand
109 wyvern rear
110 drake rear
111 drake threaten
112 snake rise
113 wyrm arch
114 snake coil
115 drake rear
116 drake threaten brass
117 wyrm coil
118 drake sit
119 feathered coil
120 drake stand
121 drake dance
122 drake bow
123 drake pounce
124 drake sit
125 drake stand
126 feathered fly
127 drake prowl
128 newt pounce
129 drake roll twintail
130 newt dance comb
131 drake crouch
132 newt rear
133 drake rear
134 drake playbow
135 snake column
136 drake threaten
137 drake fly
138 hydra stand
139 drake lie
140 wyrm arch
141 drake prowl
142 drake sit
143 long rise
144 fowl stand plumes
145 wyrm arch
146 drake offer
147 drake leap
148 newt sit
149 drake threaten
150 hydra rear
151 drake playbow
152 wyrm coil
153 newt lie
154 drake stand
155 wyrm wave
156 newt offer
157 drake rear
158 fowl crouch
159 drake dance
160 newt crouch
161 drake threaten
162 newt prowl
163 newt prowl
164 fowl lie
165 drake rear
166 drake pounce
167 drake stand
168 drake offer
169 long wave
170 drake prowl
171 drake rear
172 newt rear
173 feathered fly
174 drake sit
175 newt lie
176 newt rear
177 drake peek
178 feathered fly
179 drake bow
180 snake wave
181 drake dance
182 drake prowl
183 drake fly
`;

const looks = new Map<number, Look>();
for (const line of LOOKS.trim().split('\n')) {
  const [number, form = '', stance = '', special] = line.split(' ');
  const like = [...looks.values()].filter((other) => other.form === form && other.stance === stance);
  looks.set(Number(number), { form, stance, special, variant: like.length });
}

/** A dragon's card with its look. */
export const kindOf = (number: number): Kind => ({ ...dragonCard(number), look: looks.get(number) as Look });
