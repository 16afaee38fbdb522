/** The half that listening may be tuned on: cloud, language, words. */
export const TUNING = `
1 en Batman seen from behind
1 fr un gilet sans manches
2 de riesiger Backenzahn
2 en butterfly that ate too much
3 en ballerina on one leg
3 fr petite fée à une jambe
3 de Vogelscheuche im Tutu
4 de jubelndes Gespenst, Arme hoch
4 fr le crabe dit bonjour
5 fr lapin sous la couette
5 de Osterhase von hinten
6 it pipistrello arrabbiato
6 en owl in a canoe
6 de Teufel badet im Boot
7 fr vieux monsieur qui rit
7 en anchor with a pillow
7 de Schaukel im Park
8 fr tête de vache maigre
10 it forbici aperte
10 de drei Füsse, zwei Ohren
11 en hat on two legs
11 it un fungo con la porta
12 de Vorhang mit Fransen
12 fr méduse qui descend
12 en octopus wearing a wig
13 it la mia maglietta preferita
14 fr pot de confiture
15 it cuore un po' storto
15 fr deux boules sur un cornet
16 de Rakete kurz vor dem Start
16 fr château de sable
17 it stella marina che balla
18 en tick with big muscles
18 fr virus en colère
18 it granchio
19 en holiday in the Caribbean
19 it fontana zampillante
20 fr bébé ange joufflu
20 en plump fairy
21 en freedom!
22 it polpo
22 fr pieuvre qui danse
22 de Monster mit vielen Beinen
23 it un albero tondo
25 fr verre à cocktail
26 it campana
27 fr ciseaux de jardinier
27 de Hirschkäfer auf Rädern
27 it farfalla in bicicletta
28 fr champignon à deux têtes
28 it alberello giovane
29 fr paon qui fait la roue
29 de Tänzerin aus Rio
30 it due funghi abbracciati
30 en twins back to back
31 en bra of a valkyrie
32 en onward to the moon
34 de Spiegel an der Wand
34 it ciambella con gli occhi
35 it i polmoni
36 en lady in a big hat
38 it rana seduta
39 fr bonhomme de neige
40 en wishbone
41 de Frosch macht Yoga
42 de Baby im Strampler
43 fr Dracula s'envole
44 de Wikingerschiff
45 it faccia triste
45 de steinerner Löwe
45 fr vieux barbu qui rouspète
46 fr masque de carnaval
46 it coppa con gli occhi
46 de Totenkopf am Stiel
47 en cat on a sofa
47 fr gorille costaud
48 de Wirbelsturm
48 en balloon losing its air
48 it gelato che si scioglie
49 fr souris
49 en koala
51 de kleine Brücke mit Türmen
53 en two bottles
53 de zwei Kegel
54 it cervo
54 fr le roi de la forêt
54 de Elch schaut dich an
55 fr voilier
57 de Palme mit Wurzeln
57 en hairy spider
58 en royal sceptre
59 de Igel
59 it corona
60 de Propeller
60 fr avion vu d'en haut
61 en birthday candles
61 de spitze Zacken überall
62 fr cloche
62 en cake with frosting
64 it sorriso a mezzaluna
64 de Blumenstrauss in der Schale
65 it candelabro
67 en stinging thing from the sea
68 it topo con orecchie enormi
68 en baby elephant
68 de Kleeblatt
69 fr enclume
69 en hammer of Thor
70 it calzoni stesi
72 en weeping willow
73 it fantasma a tre piedi
74 fr soucoupe volante
75 en sword in the stone
76 fr papillon de nuit
77 it ragno sul soffitto
77 de Käfer unterm Brett
78 de Stier senkt den Kopf
79 it due amici al cinema
80 en swallow diving
80 it pugnale`;
