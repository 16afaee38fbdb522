/** Kinds, and what things bring to mind: the same columns as in `sights.ts`. */
export const IDEAS = `
animal: Tier, Viech, Bestie, Haustier | animal, beast, creature, critter | animal, bête, créature | animale, bestia, creatura | nature
bird: Vogel, Vögel, Piepmatz | bird, birdie, 🐦 | oiseau, oiseaux | uccello, uccelli, uccellino | animal wings flying
insect: Insekt, Krabbeltier, Ungeziefer | insect, bug, creepy-crawly | insecte, bestiole | insetto, bestiolina | animal small
monster: Monster, Ungeheuer, Godzilla | monster, beast, Godzilla | monstre | mostro | scary fairytale big
wings: Flügel, Schwingen, geflügelt | wings, wing, winged | ailes, aile, ailé | ali, ala, alato | flying feathers
flying: fliegen, Flug, schweben, abheben | fly, flying, flight, take off, soar, hover | voler, vol, envol, planer | volare, volo, volante, decollo | sky freedom
feathers: Federn, Feder, Gefieder | feathers, feather, plumage | plumes, plume | piume, piuma, penne | bird wings
ears: Ohren, Löffel, Schlappohren | ears, ear, floppy ears | oreilles, oreille | orecchie, orecchio | head listen
horns: Hörner, Horn | horns, horn, antlers | cornes, corne | corna, corno | head devil
claws: Scheren, Krallen, Zange | claws, pincers, claw | pinces, griffes | chele, artigli, pinze | sharp
arms: Arme, Tentakel, Umarmung | arms, tentacles, hug, embrace | bras, tentacules, étreinte, câlin | braccia, tentacoli, abbraccio | body
legs: Beine, Bein | legs, leg | jambes, jambe | gambe, gamba | body walk
eyes: Augen, Auge, Blick | eyes, eye, look, 👀 | yeux, œil, regard | occhi, occhio, sguardo | face light
head: Kopf, Haupt | head | tête, chef | testa, capo | body face
body: Körper | body | corps | corpo | person
fingers: Finger, Faust | fingers, finger, fist | doigts, doigt | dita, dito | hands
hair: Haare, Frisur, Locken | hair, hairdo, curls | cheveux, coiffure | capelli, acconciatura, riccioli | head
bones: Knochen | bones, bone | os | ossa, osso | death body
sea: Meer, Ozean, See, Unterwasser, Tiefsee | sea, ocean, underwater, deep, marine | mer, océan, sous-marin, profondeurs | mare, oceano, abissi, sottomarino | water beach dive
water: Wasser, nass, Welle | water, wet, wave, splash | eau, vague, mouillé | acqua, onda, bagnato | sea pond rain
pond: Teich, Weiher, Tümpel, Seeufer | pond, lake, swan lake | étang, mare, lac | stagno, lago, laghetto | water nature
beach: Strand, Küste | beach, coast, seaside, shore | plage, côte, rivage | spiaggia, costa, riva | sea holiday sand summer
dive: tauchen, abtauchen, Taucher | dive, diving, diver, submerge | plonger, plongeon, plongée | tuffo, immersione, tuffarsi | sea falling
jump: springen, Sprung, hüpfen | jump, leap, hop, bounce | sauter, saut, bond | saltare, salto | play
ice: Eis, Arktis, Antarktis, Pol | ice, arctic, antarctic, pole | glace, banquise, pôle | ghiaccio, artico, polo | winter cold
snow: Schnee | snow, snowy | neige | neve | winter cold
winter: Winter, frostig | winter, frost | hiver, gel | inverno, gelo | cold snow
cold: kalt, Kälte, eisig | cold, chilly, freezing, frozen | froid, glacé, gelé | freddo, gelato, gelido | winter ice
summer: Sommer, Sommerferien | summer, summertime | été | estate | warm holiday sun
spring: Frühling, Frühjahr, Lenz | spring, springtime | printemps | primavera | flower meadow
autumn: Herbst | autumn, fall | automne | autunno | leaf wind
warm: warm, Hitze, heiß | warm, hot, heat | chaud, chaleur | caldo, calore | sun fire
rain: Regen, Regenwetter, Gewitter | rain, rainy, storm, shower | pluie, orage, averse | pioggia, temporale | water sky
wind: Wind, Sturm, Brise | wind, windy, breeze, gust | vent, brise, tempête | vento, brezza, tempesta | sky
sky: Himmel, Wolke, Luft | sky, cloud, air | ciel, nuage, air | cielo, nuvola, aria | heaven flying
heaven: Himmelreich, Paradies, himmlisch | heaven, paradise, heavenly, divine | paradis, divin, céleste | paradiso, divino, celeste | angel church
night: Nacht, nachts, Mitternacht, Dunkelheit, dunkel | night, midnight, dark, darkness, nocturnal | nuit, minuit, obscurité | notte, mezzanotte, buio | sleep moon
moon: Mond, Vollmond | moon, full moon, 🌙 | lune | luna | night sky space
space: Weltraum, Weltall, All, Galaxie, Planet | space, universe, galaxy, planet, cosmos | espace, univers, galaxie, planète | spazio, universo, galassia, pianeta | sky moon
light: Licht, hell, leuchten | light, bright, glow, shine | lumière, lueur, briller | luce, luminoso, bagliore | fire sun
fire: Feuer, Flamme, brennen | fire, flame, burning, 🔥 | feu, flamme, brûler | fuoco, fiamma, bruciare | warm light
explosion: Explosion, Knall, Bombe | explosion, bang, blast, bomb, boom | explosion, bombe | esplosione, bomba, scoppio | fire war
nature: Natur | nature, wild, wilderness | nature, sauvage | natura, selvaggio | plant animal
plant: Pflanze, Gewächs, Garten | plant, garden | plante, jardin | pianta, giardino | nature
garden: Garten, Beet | garden, park | jardin, parc | giardino, parco | plant flower
flower: Blume, Blüte, Blumenstrauß, Strauß, Rose | flower, bloom, blossom, bouquet, rose, 🌹, 💐 | fleur, bouquet, rose | fiore, bouquet, mazzo, rosa | plant garden beauty
forest: Wald, Dschungel | forest, wood, woods | forêt, bois | foresta, bosco | tree nature
jungle: Dschungel, Urwald, Tropen | jungle, tropics | jungle, tropiques | giungla, tropici | forest africa
meadow: Wiese, Weide, Feld | meadow, pasture, field | pré, prairie, champ | prato, pascolo, campo | nature flower
africa: Afrika, Savanne, Safari | Africa, savanna, safari | Afrique, savane, safari | Africa, savana, safari | nature warm
farm: Bauernhof, Stall | farm, barn, stable | ferme, étable | fattoria, stalla | animal
cave: Höhle | cave, cavern | grotte, caverne | grotta, caverna | night
fruit: Obst, Frucht, Früchte, Obstsalat | fruit, fruity | fruit, fruits | frutta, frutto | food plant
food: Essen, Mahlzeit, lecker, Hunger, Mittagessen, Menü | food, meal, tasty, yummy, dinner, lunch, hungry | nourriture, repas, miam, faim, dîner | cibo, pasto, buono, fame, pranzo, cena | drink
sweet: Süßigkeit, süß, Dessert, Nachtisch, Zuckerwatte | sweet, dessert, candy, sugar, treat | dessert, sucrerie, bonbon, sucre | dolce, dessert, caramella, zucchero | food
drink: trinken, Durst, Prost, Wein, Getränk, Bar | drink, thirst, cheers, wine, bar, cocktail | boire, soif, santé, vin | bere, sete, cin, brindisi, vino | vessel
honey: Honig | honey | miel | miele | sweet
cheese: Käse | cheese | fromage | formaggio | food
vessel: Gefäß, Topf, Behälter | vessel, pot, container, jar | récipient, pot, bocal | recipiente, pentola, barattolo | house
clothes: Kleidung, Kleider, Mode, Garderobe, Wäsche | clothes, clothing, fashion, outfit, laundry | vêtement, habits, mode, linge | abbigliamento, vestiti, moda, bucato | person
elegant: elegant, vornehm, schick, Gala | elegant, posh, fancy, gala, gentleman, chic | élégant, chic, gala | elegante, raffinato, gala | beauty clothes
beauty: Schönheit, schön, hübsch | beauty, beautiful, pretty, lovely | beauté, beau, belle, joli | bellezza, bello, bella, carino | elegant
proud: stolz, eitel, Angeber | proud, vain, show-off | fier, vaniteux, orgueil | orgoglioso, vanitoso, superbo | king
strong: stark, Kraft, Muskeln | strong, power, muscles, mighty | fort, force, muscles, puissant | forte, forza, muscoli, potente | big
big: groß, riesig, Riese, dick | big, huge, giant, large, enormous | grand, énorme, géant, gros | grande, enorme, gigante, grosso | heavy
fat: dick, rund, mollig | fat, chubby, plump, round | gros, dodu, rond | grasso, paffuto, tondo | big food
round: rund, Kugel, Ball | round, ball, sphere, globe | rond, boule, balle | rotondo, tondo, palla, sfera | fat
heavy: schwer | heavy, weight | lourd, poids | pesante, peso | big metal
small: klein, winzig, Zwerg | small, little, tiny, dwarf | petit, minuscule, nain | piccolo, minuscolo, nano | young
high: hoch, Höhe, oben | high, tall, height, up, above | haut, hauteur | alto, altezza, su | mountain
slow: langsam, gemütlich | slow, slowly, lazy | lent, lentement | lento, piano, pigro | calm
old: alt, antik, Museum, uralt | old, ancient, antique, museum | vieux, ancien, antique, musée | vecchio, antico, museo | time
young: jung, Baby, Kind | young, baby, child, kid | jeune, bébé, enfant | giovane, bambino, bimbo | small
person: Mensch, Person, Figur | person, human, man, figure | homme, personne, humain | uomo, persona, umano | body
man: Mann, Herr, Opa, Großvater | man, gentleman, mister, grandpa | homme, monsieur, papi | uomo, signore, nonno | person
woman: Frau, Dame, Mädchen, Prinzessin | woman, lady, girl, princess | femme, dame, fille, princesse | donna, signora, ragazza, principessa | person
pair: Paar, zwei, Duo, Zwillinge, doppelt, beide | pair, two, couple, twins, double, both, duo | paire, deux, couple, duo, double | paio, due, coppia, doppio, duo | friend
friend: Freund, Freunde, Freundschaft, Treffen | friend, friends, friendship, meeting, buddy | ami, amis, amitié, rencontre | amico, amici, amicizia, incontro | love
family: Familie, Eltern | family, parents | famille, parents | famiglia, genitori | home
love: Liebe, verliebt, Romanze, Romantik, Liebespaar, Flirt | love, romance, in love, lovers, romantic, crush | amour, amoureux, romance, romantique | amore, innamorati, romantico, innamorato | heart
valentine: Valentinstag | valentine | Saint-Valentin | San Valentino | love
wedding: Hochzeit, Braut, heiraten, Trauung | wedding, bride, marriage, marry | mariage, mariée, noces | matrimonio, sposa, nozze | love church party
party: Fest, Feier, Party | party, celebration, feast, festival | fête, célébration | festa, celebrazione | happy music
birthday: Geburtstag | birthday | anniversaire | compleanno | party gift
gift: Geschenk, Überraschung | gift, present, surprise, 🎁 | cadeau, surprise | regalo, sorpresa | party christmas
christmas: Weihnachten, Advent, Weihnachtsmann | Christmas, Xmas, Santa, Advent | Noël, Avent | Natale, Avvento | winter gift
easter: Ostern, Osterei | Easter, egg | Pâques, œuf | Pasqua, uovo | spring
happy: fröhlich, froh, Glück, lachen, lächeln, Freude | happy, joy, laugh, smile, cheerful | heureux, joie, rire, sourire, content | felice, gioia, ridere, sorriso, allegro | play
luck: Glücksbringer, Glück | luck, lucky | chance, bonheur | fortuna, fortunato | happy
funny: lustig, Clown, Spaß, Zirkus | funny, clown, joke, silly | drôle, clown, blague, rigolo | buffo, pagliaccio, scherzo | circus happy
circus: Zirkus, Manege | circus | cirque | circo | funny
play: spielen, Spiel, Spielplatz | play, game, playground | jouer, jeu | giocare, gioco, giochi | toy young
toy: Spielzeug, Puppe | toy, doll, plush | jouet, poupée, peluche | giocattolo, bambola, peluche | play young
chess: Schach, Springer | chess, knight | échecs, cavalier | scacchi | play
horse: Ross, Reiter, reiten | horse, rider, ride, steed | monture, cavalier | destriero, cavaliere | animal
dance: Tanz, tanzen, Ballett, Walzer | dance, dancing, ballet, waltz, tango | danse, danser, ballet, valse, tango | danza, ballo, ballare, balletto, valzer | music party
music: Musik, Lied, Konzert, Melodie, Orchester | music, song, concert, melody, tune, orchestra | musique, chanson, concert, mélodie | musica, canzone, concerto, melodia | sound
sound: Klang, Ton, läuten, Lärm, Ding-Dong | sound, ring, noise, ding dong, ringing | son, sonner, bruit | suono, rumore, squillo, din-don | music
listen: hören, lauschen, zuhören | listen, hear, all ears | écouter, entendre | ascoltare, sentire | sound
talk: reden, Gespräch, sprechen, Streit | talk, speak, conversation, chat, argue, gossip | parler, conversation, discuter | parlare, conversazione, chiacchiere, litigio | friend
theatre: Theater, Oper, Bühne | theatre, theater, opera, stage | théâtre, opéra, scène | teatro, opera, palco | party
fairytale: Märchen, Froschkönig, Sage, verzaubert, verwunschen | fairy tale, story, tale, legend, enchanted, prince | conte, légende, histoire, enchanté, prince | fiaba, favola, leggenda, incantato, principe | magic king
magic: Magie, Zauber, Zauberer, Hexe, Zauberei | magic, wizard, witch, spell, magician | magie, magicien, sorcier, sorcière | magia, mago, strega, incantesimo | mystery
mystery: Rätsel, geheimnisvoll, seltsam | mystery, mysterious, strange, unknown | mystère, mystérieux, étrange | mistero, misterioso, strano | secret
secret: Geheimnis, geheim, verborgen, Versteck | secret, hidden, disguise, hide | secret, caché, cachette | segreto, nascosto | mystery
scary: gruselig, unheimlich, Angst, Schreck, Spuk, Albtraum, Halloween | scary, spooky, fear, creepy, nightmare, horror, Halloween | effrayant, peur, cauchemar, horreur, Halloween | pauroso, paura, incubo, spavento, Halloween | night monster
death: Tod, tot, Friedhof | death, dead, graveyard | mort, cimetière | morte, morto, cimitero | scary
devil: Teufel, Dämon | devil, demon, satan, 😈 | diable, démon | diavolo, demonio | scary fire
pirate: Pirat, Piraten, Seeräuber | pirate, pirates, buccaneer | pirate, corsaire | pirata, corsaro | ship sea war
war: Krieg, Kampf, Schlacht | war, fight, battle, attack | guerre, combat, bataille | guerra, lotta, battaglia | strong
warrior: Krieger, Ritter, Samurai, Asterix | warrior, knight, samurai, gladiator | guerrier, chevalier, samouraï, Astérix | guerriero, cavaliere, samurai | war
peace: Frieden, friedlich | peace, peaceful | paix, paisible | pace, pacifico | calm
calm: Ruhe, ruhig, Stille, Meditation, Yoga | calm, quiet, silence, meditation, yoga, zen | calme, silence, méditation, yoga | calma, silenzio, meditazione, yoga | slow
sleep: Schlaf, schlafen, Traum, träumen, müde, Winterschlaf | sleep, dream, sleeping, nap, tired | sommeil, dormir, rêve, fatigué | sonno, dormire, sogno, stanco | night
wisdom: Weisheit, weise, klug, Professor | wisdom, wise, clever, professor | sagesse, sage, savant, professeur | saggezza, saggio, sapiente, professore | thought old
thought: Gedanke, denken, Einfall, Geistesblitz, Erleuchtung, Heureka | thought, think, brainwave, eureka, invention, brain | pensée, penser, illumination, eurêka, cerveau | pensiero, pensare, illuminazione, eureka, cervello | wisdom
reading: lesen, Buch | reading, book | lire, livre, lecture | leggere, libro, lettura | wisdom
freedom: Freiheit, frei | freedom, free, liberty | liberté, libre | libertà, libero | flying
travel: Reise, reisen, Ferien, unterwegs | travel, journey, trip, voyage | voyage, trajet | viaggio, viaggiare | holiday
holiday: Ferien, Urlaub, Hawaii, Robinson, Südsee | holiday, vacation, Hawaii, tropical | vacances, Hawaï, tropical | vacanza, ferie, Hawaii, tropicale | summer travel
hike: wandern, Bergsteiger, Klettern | hike, climbing, climber, hiking | randonnée, escalade, alpiniste | escursione, scalata, alpinista | mountain walk
walk: gehen, laufen, Spaziergang, spazieren, Schritt | walk, walking, step, stroll, run | marcher, promenade, pas, courir | camminare, passeggiata, passo, correre | legs
vehicle: Fahrzeug | vehicle, craft | véhicule, engin | veicolo, mezzo | travel machine
machine: Maschine | machine | machine | macchina | metal
metal: Metall, Eisen, Stahl | metal, iron, steel | métal, fer, acier | metallo, ferro, acciaio | heavy
tool: Werkzeug, schneiden, Friseur | tool, cut, hairdresser, barber | outil, couper, coiffeur | attrezzo, tagliare, parrucchiere | metal
harbour: Hafen, Matrose, Kapitän | harbour, harbor, port, sailor, captain | port, marin, capitaine | porto, marinaio, capitano | sea ship
building: Gebäude, Bauwerk | building, architecture | bâtiment, édifice | edificio, costruzione | city
city: Stadt | city, town | ville | città | house
home: Zuhause, daheim, Heimat | home | foyer, chez-soi | casa, focolare | house family
entrance: Eingang, Tür, Durchgang | entrance, door, doorway | entrée, porte, passage | entrata, ingresso, porta | house
japan: Japan, Asien | Japan, Asia | Japon, Asie | Giappone, Asia | travel
church: Kirche, Dom, Kathedrale, Messe | church, cathedral, mass, chapel | église, cathédrale, messe | chiesa, cattedrale, messa | prayer building
prayer: Gebet, beten | prayer, pray | prière, prier | preghiera, pregare | church
king: König, Königin, königlich, Majestät, Thron | king, queen, royal, majesty, throne, monarch | roi, reine, royal, majesté, trône | re, regina, reale, maestà, trono | gold proud
jewel: Schmuck, Juwel, Edelstein | jewel, jewellery, gem, diamond | bijou, joyau, diamant | gioiello, gemma, diamante | gold
gold: Gold, golden, Schatz | gold, golden, treasure | or, doré, trésor | oro, dorato, tesoro | metal
victory: Sieg, Sieger, gewinnen, Weltmeister | victory, win, winner, champion | victoire, gagnant, champion | vittoria, vincitore, campione | gold happy
justice: Gerechtigkeit, Gericht, Richter | justice, court, judge | justice, tribunal, juge | giustizia, tribunale, giudice | law
law: Gesetz, Recht | law | loi, droit | legge, diritto | justice
time: Zeit, Uhr, Ewigkeit, Warten | time, clock, eternity, waiting | temps, heure, éternité, attente | tempo, ora, eternità, attesa | old
patience: Geduld, warten | patience, wait | patience, attendre | pazienza, aspettare | time
sand: Sand, Wüste | sand, desert | sable, désert | sabbia, deserto | beach
web: Netz, Spinnennetz | web, net, cobweb | toile, filet | ragnatela, rete | secret
sting: Stich, Gift, brennen | sting, poison, ouch | piqûre, poison, aïe | puntura, veleno, ahi | pain
pain: Schmerz, Zahnweh, Aua | pain, ache, toothache | douleur, mal | dolore, male | body
dentist: Zahnarzt | dentist | dentiste | dentista | pain
shelter: Schutz, Dach | shelter, roof, protection | abri, toit, protection | riparo, tetto, protezione | house
falling: fallen, Sturz, Landung, runter, hinab | fall, falling, drop, landing, down | tomber, chute, atterrissage, descente | cadere, caduta, atterraggio, discesa | flying
sly: schlau, listig, hinterlistig | sly, cunning, tricky | rusé, malin | furbo, astuto | wisdom
pet: Haustier, streicheln, kuscheln | pet, cuddle, cuddly | caresse, câlin | coccola, carezza | home
sharp: scharf, spitz | sharp, pointed, spiky | pointu, aigu, tranchant | appuntito, affilato, aguzzo | tool
`;
