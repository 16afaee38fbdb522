import type { Language } from '@aerie/cloud-mine';

/**
 * What people might say of a cloud: written from the bare pictures, before anything was measured with them. Plain words,
 * hints, jokes, and some that lead nowhere. Nothing may be tuned to them.
 */
export interface Description {
  readonly cloud: number;
  readonly language: Language;
  readonly text: string;
}

const TABLE: Readonly<Record<Language, string>> = {
  de: `
1 Füchslein im Kapuzenpulli
5 Hase springt aus Hut
7 Breites Grinsen mit Augenbrauen
8 Stierkampf
12 Geisterhand mit langen Fingern
16 Burg auf Beinen
18 Käfer mit Krönchen
20 dicke Hummel
25 Wal taucht ab
32 Pinguin mit Kapuze
34 leerer Bilderrahmen
39 Schneemann lässt grüssen
55 Segelboot ahoi
62 Opas alter Filzhut
67 Qualle mit Beinen`,
  en: `
2 grandma's bloomers
4 crab in the doorway
9 happy reindeer
15 Mickey Mouse melting
22 walking jellyfish
23 mushroom cloud
28 broccoli
29 dancer with feather headdress
31 bikini top
45 grumpy old king
46 skull on a stand
50 tiny hand in glove
64 candlestick
73 volcano far away
80 holy sword`,
  fr: `
3 fée qui danse
6 bateau viking
10 robot qui lève les bras
13 gros pull en laine
17 étoile de mer en vacances
19 palmier sur une île
26 vieille dame à chignon
27 ciseaux ou écrevisse
37 un oignon
40 fantôme en pantalon
44 sourire de carnaval
49 souris d'un dessin animé
53 chaussettes de laine
69 l'enclume du forgeron
79 deux poussins au nid`,
  it: `
11 orsetto senza faccia
21 omino che esulta
24 coniglio dentro un fiore
30 due elefanti si baciano
33 la bocca dell'orco
36 isola con palma e vulcano
38 ciliegie mature
43 pipistrello con la corona
47 gorilla con la corona
51 gatto sdraiato
56 nonno con il cappello
58 il tridente di Nettuno
59 corona con le zampe
72 fungo nel bosco
78 elmo da vichingo`,
};

const read = (row: string, language: Language): Description => {
  const [cloud = '', text = ''] = row.split(/ (.*)/s);
  return { cloud: Number(cloud), language, text };
};

export const DESCRIPTIONS: readonly Description[] = Object.entries(TABLE).flatMap(([language, rows]) =>
  rows
    .trim()
    .split('\n')
    .map((row) => read(row, language as Language)),
);
