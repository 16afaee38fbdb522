/** All cave cards, a line each: number and effect, in the notation that `effects/parse.ts` reads. */
export const CAVE_TABLE = `
1 | activate round of anyDragon
2 | activate played of anyDragon
3 | cache 2 any bank->anyDragon
4 | cache 2 any bank->anyDragon
5 | gain any; lay 1
6 | gain any; lay 1
7 | gain cave + any
8 | gain cave + guild
9 | gain cave + guild
10 | gain cave; lay 2
11 | gain cave; lay 2
12 | gain coin
13 | gain coin
14 | gain coin
15 | gain crystal + dragon
16 | gain 2 crystal
17 | gain crystal + milk
18 | gain crystal; lay 1
19 | gain crystal; lay 1
20 | gain 2 dragon
21 | gain 2 dragon
22 | gain dragon + guild
23 | gain dragon + guild
24 | gain dragon + guild
25 | gain dragon; lay 1
26 | gain dragon; lay 1
27 | gain 2 guild; others: gain guild
28 | gain 2 guild; others: gain guild
29 | gain guild; lay 1
30 | gain guild; lay 1
31 | gain guild; lay 1
32 | gain gold + dragon
33 | gain gold + crystal
34 | gain 2 gold
35 | gain gold + milk
36 | gain gold; lay 1
37 | gain gold; lay 1
38 | gain meat + dragon
39 | gain meat + dragon
40 | gain meat + crystal
41 | gain meat + crystal
42 | gain meat + gold
43 | gain meat + gold
44 | gain 2 meat
45 | gain 2 meat
46 | gain meat + milk
47 | gain meat; lay 1
48 | gain meat; lay 1
49 | gain 2 milk
50 | choose 2 of (dragon | guild | cave | any); others: choose 1 of (dragon | guild | cave | any)
51 | choose 2 of (dragon | guild | cave | any); others: choose 1 of (dragon | guild | cave | any)
52 | play dragon hand discount 1(egg | any)
53 | play dragon hand discount 1(egg | any)
54 | play dragon hand discount 1(egg | any)
55 | lay 3
56 | lay 3
57 | lay 3
58 | pay 2 any => excavate deck free
59 | pay 2 any => excavate display free
60 | pay 2 cave => excavate deck free
61 | pay 2 cave => excavate display free
62 | pay 2 dragon => excavate deck free
63 | pay 2 dragon => excavate display free
64 | pay 2 egg => excavate deck free
65 | pay 2 egg => excavate display free
66 | swap 2 dragons
67 | tuck 2 deck->anyDragon
68 | tuck 2 deck->anyDragon
69 | upTo 3x (pay any => gain guild); others 1x
70 | upTo 3x (pay any => lay 2); others 1x
71 | upTo 3x (pay cave => gain guild); others 1x
72 | upTo 3x (pay dragon => gain guild); others 1x
73 | upTo 3x (pay dragon => lay 2); others 1x
74 | upTo 3x (pay egg => gain 2 any); others 1x
75 | upTo 3x (pay egg => gain guild); others 1x
`;
