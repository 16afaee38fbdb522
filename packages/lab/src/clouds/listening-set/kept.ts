/** The half that is measured once tuning is over: cloud, language, words. Nothing may be tuned to it, so do not read it before. */
export const KEPT = `
1 it gatto in piedi
2 it pantaloncini gonfi
4 en cottage lifting dumbbells
5 it due orecchie e basta
8 it toro
8 en upside-down triangle with horns
9 de Elchkopf mit rundem Maul
9 fr Rudolphe a bien mangé
9 it cuore con le corna
10 en treasure is buried here
11 fr maison de schtroumpf
13 en laundry day
13 de Oberteil ohne Kopf
14 de dicker Koch mit Mütze
14 it testa di robot
15 en ice cream, two scoops
16 en where the spider queen lives
17 de Hampelmann
17 fr explosion de joie
19 de Palme auf Insel
20 it uccellino che impara a volare
21 de jemand macht einen Luftsprung
21 fr ange qui court
23 en lollipop tree
23 de Atompilz
24 de Laterne mit Masche
24 fr cerf-volant
24 en fish swimming down
25 en tail of a whale
25 it coda che saluta
26 de Oma mit Dutt
26 en bride seen from behind
28 de Keimling
29 en pineapple hairdo
30 fr deux arbres côte à côte
31 de Schleife am Geschenk
31 fr noeud papillon
32 it razzo
32 de Gartenzwerg
33 fr chat du Cheshire
33 it pagliaccio che sorride
33 en grinning mask
34 en mouth wide open
35 fr deux sapins
35 de zwei Zwerge nebeneinander
36 fr île avec palmier
36 de Vulkan bricht aus
37 it cipolla
37 de Knoblauch
37 fr licorne vue de face
38 en two grandmas hugging
38 de Bär auf dem Motorrad
39 en little girl waving
39 it regina degli scacchi
40 de Jeans
40 fr jambes sans corps
41 it angelo custode
41 en superhero in a cape
42 fr épouvantail
42 it bambino con i ricci
43 en it sleeps upside down
43 it pipistrello
44 fr mains qui attrapent
44 en the queen lost it
47 it il re degli orsi
49 it topolino cicciotto
50 de Rübe mit Blättern
50 fr punk aux cheveux dressés
50 en pineapple
51 it gatto sdraiato
51 en viking helmet
52 fr coeur volant
52 it anello di fidanzamento
52 de verliebter Vogel
53 fr skis debout
55 en sailing home
55 it barchetta
56 de Scheibe Toast
56 en man with a bowl cut
56 it fungo porcino
57 fr gros insecte poilu
58 it tulipano
58 fr fourchette
59 fr dinosaure à piquants
60 en orchid in a pot
61 it castello stregato
62 it cappello del mago
63 de Astronaut
63 fr deux boulettes empilées
63 en baby in a bonnet
64 fr petit lapin en barque
65 en coral reef
65 fr main ouverte
66 de Zelt
66 it calamaro
66 en this way up
67 fr parapluie percé
67 de Ufo greift an
69 it vaschetta per gli uccelli
70 de Hose an der Wäscheleine
70 en two sausages drying
71 it teschio
71 fr tête de mort
71 en gladiator's helmet
72 de grosser Steinpilz
72 it ombrellone al mare
73 fr tour Eiffel
73 de Hexenhut
74 en bowl of whipped cream
74 de Piratenhut
75 it Cristo di Rio
75 fr un grand qui s'étire
76 de Schmetterling
76 it falena pelosa
77 en spider carrying a table
78 fr casque gaulois
78 en turtle with horns
79 fr grenouille
79 de Pärchen auf dem Sofa
80 de Flugzeug`;
