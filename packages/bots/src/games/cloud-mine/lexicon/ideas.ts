/** Kinds, and what things bring to mind: the same columns as in `sights.ts`. */
export const IDEAS = `
animal: das Tier, Viech, Bestie | an animal, beast, creature, critter | un animal, bête, créature | un animale, bestia, creatura | nature
bird: der Vogel, Vögel, Piepmatz | a bird, birdie, 🐦 | un oiseau, oiseaux | un uccello, uccelli, uccellino | animal wings flying
insect: das Insekt, Krabbeltier, Ungeziefer | an insect, bug, creepy-crawly | un insecte, bestiole | un insetto, bestiolina | animal small
monster: das Monster, Ungeheuer | a monster, beast | un monstre | un mostro | scary fairytale big
wings: viele Flügel, Schwingen | wings, wing | des ailes | delle ali, ala | flying feathers
feathers: viele Federn, Gefieder | feathers, plumage | des plumes | delle piume, penne | bird wings
ears: viele Ohren, Schlappohren | ears, floppy ears | des oreilles | delle orecchie | head listen
horns: viele Hörner, Horn | horns, horn | des cornes, corne | delle corna, corno | head devil
claws: viele Scheren, Krallen | claws, pincers, claw | des pinces, griffes | delle chele, artigli, pinze | sharp
arms: viele Arme, Tentakel | arms, tentacles, embrace | des bras, tentacules, câlin | delle braccia, tentacoli | body
legs: viele Beine | legs | des jambes | delle gambe | body walk
eyes: viele Augen, Auge, Blick | eyes, eye, look, 👀 | des yeux, œil, regard | degli occhi, occhio, sguardo | face light
head: der Kopf, Haupt | a head | une tête, chef | una testa, capo | body face
body: der Körper | a body | un corps | un corpo | person
fingers: viele Finger | fingers | des doigts | delle dita | hands
hair: viele Haare, Frisur | hair, hairdo | des cheveux, coiffure | dei capelli, acconciatura | head
bones: viele Knochen | bones | des os | delle ossa | death body
sea: das Meer, Ozean, Unterwasser, Tiefsee | a sea, ocean, underwater, deep, marine | une mer, océan, profondeurs | un mare, oceano, abissi | water beach dive
water: Wasser, nass | water, wet, splash | de l'eau, mouillé | dell'acqua, bagnato | sea pond rain
pond: der Teich, Weiher, Tümpel, Seeufer | a pond, swan lake | un étang, mare | uno stagno, laghetto | water nature
beach: der Strand | a beach, seaside, shore | une plage, rivage | una spiaggia, riva | sea holiday sand summer
ice: Eis, Arktis, Pol | ice, arctic, antarctic | de la glace, banquise, pôle | del ghiaccio, artico, polo | winter cold
snow: Schnee | snow, snowy | de la neige | della neve | winter cold
winter: der Winter, frostig | winter | un hiver, gel | un inverno | cold snow
cold: kalt, Kälte, eisig | cold, chilly, freezing, frozen | froid, gelé | freddo, gelato, gelido | winter ice
summer: der Sommer, Sommerferien | summer, summertime | un été | un'estate | warm holiday sun
spring: der Frühling, Frühjahr, Lenz | spring, springtime | un printemps | una primavera | flower meadow
autumn: der Herbst | autumn, fall | un automne | un autunno | leaf wind
warm: warm, Hitze | warm, heat | chaud, chaleur | caldo, calore | sun fire
rain: Regen, Regenwetter | rain, rainy, shower | de la pluie, averse | della pioggia | water sky
wind: Wind, Brise | wind, windy, breeze, gust | du vent, brise | del vento, brezza | sky
sky: der Himmel, Luft | a sky, air | un ciel, air | un cielo, aria | heaven flying
heaven: Himmelreich, himmlisch | heaven, heavenly, divine | un paradis, divin, céleste | un paradiso, divino, celeste | angel church
night: die Nacht, nachts, Mitternacht, Dunkelheit, dunkel | a night, midnight, dark, darkness, nocturnal | une nuit, minuit, obscurité | una notte, mezzanotte, buio | sleep moon
moon: der Mond, Vollmond | a moon, full moon, 🌙 | une lune | una luna | night sky space
space: der Weltraum, Weltall, All | space, universe, cosmos | un espace, univers | uno spazio, universo | sky moon
light: das Licht, hell, leuchten | a light, bright, glow, shine | une lumière, lueur, briller | una luce, luminoso, bagliore | fire sun
fire: das Feuer, Flamme, brennen | a fire, flame, burning, 🔥 | un feu, flamme, brûler | un fuoco, fiamma, bruciare | warm light
explosion: die Explosion, Knall | an explosion, bang, blast, boom | une explosion | un'esplosione, scoppio | fire war
nature: die Natur | nature, wilderness | une nature | una natura | plant animal
plant: die Pflanze, Gewächs | a plant | une plante | una pianta | nature
garden: der Garten, Beet | a garden | un jardin | un giardino | plant flower
flower: die Blume, Blüte, Strauß | a flower, bloom, blossom, 🌹, 💐 | une fleur | un fiore, bouquet, mazzo | plant garden beauty
forest: der Wald | a forest, woods | une forêt | una foresta, bosco | tree nature
jungle: der Dschungel, Urwald, Tropen | a jungle, tropics | une jungle, tropiques | una giungla, tropici | forest africa
meadow: die Wiese, Weide | a meadow, pasture | un pré, prairie | un prato, pascolo | nature flower
africa: Afrika, Savanne, Safari | Africa, savanna, safari | Afrique, savane, safari | Africa, savana, safari | nature warm
farm: der Bauernhof | a farm | une ferme | una fattoria | animal
cave: die Höhle | a cave, cavern | une grotte, caverne | una grotta, caverna | night
fruit: Obst, Frucht, Früchte, Obstsalat | fruit, fruity | un fruit, fruits | della frutta, frutto | food plant
food: das Essen, Mahlzeit, lecker, Mittagessen, Menü | food, meal, tasty, yummy, dinner, lunch, hungry | de la nourriture, repas, miam, dîner | del cibo, pasto, buono, pranzo, cena | drink
sweet: die Süßigkeit, süß, Dessert, Nachtisch | a sweet, dessert, treat | un dessert, sucrerie | un dolce, dessert | food
honey: Honig | honey | du miel | del miele | sweet
cheese: Käse | cheese | du fromage | del formaggio | food
vessel: das Gefäß, Behälter | a vessel, container | un récipient, pot | un recipiente | house
clothes: Kleidung, Kleider, Garderobe | clothes, clothing, outfit | un vêtement, habits, mode | dell'abbigliamento, vestiti, moda | person
elegant: elegant, vornehm, schick, Gala | elegant, posh, fancy, gala, chic | élégant, chic, gala | elegante, raffinato, gala | beauty clothes
beauty: die Schönheit, schön, hübsch | beauty, beautiful, pretty, lovely | une beauté, beau, belle, joli | una bellezza, bello, bella | elegant
proud: stolz, eitel, Angeber | proud, vain, show-off | fier, vaniteux, orgueil | orgoglioso, vanitoso, superbo | king
strong: stark, Kraft, Muskeln | strong, muscles, mighty | fort, force, muscles, puissant | forte, forza, muscoli, potente | big
big: groß, riesig | big, huge, large, enormous | grand, énorme | grande, enorme, grosso | heavy
fat: dick, mollig | fat, chubby, plump | gros, dodu | grasso, paffuto, tondo | big food
round: rund, Kugel | round, sphere, globe | rond, boule, balle | rotondo, tondo, sfera | fat
heavy: schwer | heavy, weight | lourd, poids | pesante, peso | big metal
small: klein, winzig | small, little, tiny | petit, minuscule | piccolo, minuscolo | young
high: hoch, Höhe, oben | high, tall, height, up, above | haut, hauteur | alto, altezza, su | mountain
slow: langsam | slow, slowly | lent, lentement | lento, piano | calm
old: alt, antik, uralt | old, ancient, antique | vieux, ancien, antique | vecchio, antico | time
young: jung | young, kid | jeune | giovane, bimbo | small
person: der Mensch, Person, Figur | a person, human, figure | un homme, personne, humain | un uomo, persona, umano | body
man: der Mann, Herr, Großvater | a man, mister | un homme | un uomo, signore | person
woman: die Frau | a woman | une femme | una donna | person
pair: das Paar, zwei, Duo, doppelt, beide | a pair, two, double, both, duo | une paire, deux, duo, double | un paio, due, doppio, duo | friend
friend: der Freund, Freunde, Freundschaft, Treffen | a friend, friends, friendship, meeting, buddy | un ami, amis, amitié, rencontre | un amico, amici, amicizia, incontro | love
family: die Familie, Eltern | a family, parents | une famille, parents | una famiglia, genitori | home
love: die Liebe, verliebt, Romanze, Romantik, Liebespaar, Flirt | love, romance, in love, lovers, romantic, crush | un amour, amoureux, romance, romantique | un amore, innamorati, romantico, innamorato | heart
valentine: der Valentinstag | valentine | une Saint-Valentin | San Valentino | love
wedding: die Hochzeit, heiraten, Trauung | a wedding, marriage, marry | un mariage, noces | un matrimonio, nozze | love church party
party: das Fest, Feier, Party | a party, celebration, festival | une fête, célébration | una festa, celebrazione | happy music
birthday: der Geburtstag | a birthday | un anniversaire | un compleanno | party gift
gift: das Geschenk | a gift, present, 🎁 | un cadeau | un regalo | party christmas
christmas: Weihnachten, Advent | Christmas, Xmas, Santa, Advent | Noël, Avent | Natale, Avvento | winter gift
easter: Ostern, Osterei | Easter | Pâques | Pasqua | spring
happy: fröhlich, froh, Glück, lachen | happy, laugh, cheerful | heureux, rire, content | felice, ridere, allegro | play
luck: der Glücksbringer, Glück | luck, lucky | de la chance, bonheur | della fortuna, fortunato | happy
funny: lustig, Spaß | funny, silly | drôle, rigolo | buffo, scherzo | circus happy
circus: der Zirkus, Manege | a circus | un cirque | un circo | funny
toy: das Spielzeug | a toy, plush | un jouet, peluche | un giocattolo, peluche | play young
chess: Schach, Springer | chess | des échecs, cavalier | degli scacchi | play
horse: das Ross, Reiter, reiten | a horse, rider, ride, steed | une monture, cavalier | un destriero | animal
dance: der Tanz, tanzen | a dance, dancing | une danse, danser | una danza, ballo, ballare | music party
music: Musik, Melodie, Orchester | music, melody, tune, orchestra | de la musique, mélodie | della musica, melodia | sound
sound: der Klang, Ton, läuten, Ding-Dong | a sound, ding dong, ringing | un son, sonner | un suono, squillo, din-don | music
theatre: das Theater, Bühne | a theatre, theater, stage | un théâtre, scène | un teatro, palco | party
fairytale: das Märchen, verzaubert, verwunschen | a fairy tale, tale, enchanted | un conte, enchanté | una fiaba, favola, incantato | magic king
magic: Magie, Zauber, Zauberei | magic, wizard, spell | de la magie, sorcier | della magia, incantesimo | mystery
mystery: das Rätsel, geheimnisvoll | a mystery, mysterious, unknown | un mystère, mystérieux, étrange | un mistero, misterioso | secret
secret: das Geheimnis, geheim, verborgen, Versteck | a secret, hidden, disguise, hide | un secret, caché, cachette | un segreto, nascosto | mystery
scary: gruselig, unheimlich, Schreck, Spuk | scary, spooky, creepy, horror | effrayant, horreur | pauroso, spavento | night monster
death: der Tod, tot | death, dead, graveyard | une mort | una morte, morto | scary
devil: der Teufel, Dämon | a devil, demon, satan, 😈 | un diable, démon | un diavolo, demonio | scary fire
pirate: der Pirat, Piraten, Seeräuber | a pirate, pirates, buccaneer | un pirate, corsaire | un pirata, corsaro | ship sea war
war: der Krieg, Kampf, Schlacht | a war, fight, battle, attack | une guerre, combat, bataille | una guerra, battaglia | strong
warrior: der Krieger, Asterix | a warrior, gladiator | un guerrier, Astérix | un guerriero | war
peace: der Frieden, friedlich | peace, peaceful | une paix, paisible | una pace, pacifico | calm
calm: die Ruhe, ruhig, Meditation | calm, quiet, meditation, zen | du calme, méditation | della calma, meditazione | slow
sleep: der Schlaf, schlafen, träumen, müde, Winterschlaf | sleep, sleeping, nap, tired | un sommeil, dormir, fatigué | un sonno, dormire, stanco | night
wisdom: die Weisheit, weise | wisdom, wise | une sagesse, sage | una saggezza, saggio, sapiente | thought old
thought: der Gedanke, denken, Einfall, Geistesblitz, Erleuchtung, Heureka | a thought, think, brainwave, eureka, invention | une pensée, penser, illumination, eurêka | un pensiero, pensare, illuminazione, eureka | wisdom
freedom: die Freiheit, frei | freedom, free, liberty | une liberté, libre | una libertà, libero | flying
travel: die Reise, reisen, unterwegs | a travel, journey, trip, voyage | un voyage, trajet | un viaggio, viaggiare | holiday
holiday: viele Ferien, Urlaub, Südsee | holiday, vacation, tropical | des vacances, tropical | una vacanza, ferie, tropicale | summer travel
vehicle: das Fahrzeug | a vehicle, craft | un véhicule, engin | un veicolo, mezzo | travel machine
machine: die Maschine | a machine | une machine | una macchina | metal
metal: Metall, Stahl | metal, steel | un métal, acier | un metallo, acciaio | heavy
tool: das Werkzeug, schneiden, Friseur | a tool, cut, hairdresser, barber | un outil, couper, coiffeur | un attrezzo, tagliare, parrucchiere | metal
harbour: der Hafen | a harbour, harbor, port | un port | un porto | sea ship
building: das Gebäude, Bauwerk | a building, architecture | un bâtiment, édifice | un edificio, costruzione | city
city: die Stadt | a city, town | une ville | una città | house
home: das Zuhause, daheim, Heimat | a home | un foyer, chez-soi | una casa, focolare | house family
entrance: der Eingang, Durchgang | an entrance, doorway | une entrée, passage | un'entrata, ingresso | house
japan: Japan, Asien | Japan, Asia | Japon, Asie | Giappone, Asia | travel
church: die Kirche, Kathedrale, Messe | a church, mass, chapel | une église, messe | una chiesa, messa | prayer building
prayer: das Gebet, beten | a prayer, pray | une prière, prier | una preghiera, pregare | church
king: der König, königlich, Majestät | a king, royal, majesty, monarch | un roi, royal, majesté | un re, reale, maestà | gold proud
jewel: der Schmuck, Juwel, Edelstein | a jewel, jewellery, gem | un bijou, joyau | un gioiello, gemma | gold
gold: Gold, golden | gold, golden | de l'or, doré | dell'oro, dorato | metal
victory: der Sieg, Sieger, gewinnen, Weltmeister | a victory, win, winner, champion | une victoire, gagnant, champion | una vittoria, vincitore, campione | gold happy
justice: die Gerechtigkeit, Gericht | justice, court | une justice, tribunal | una giustizia, tribunale | law
law: das Gesetz, Recht | a law | une loi, droit | una legge, diritto | justice
time: die Zeit, Warten | time, waiting | un temps, heure, attente | un tempo, ora, attesa | old
patience: die Geduld, warten | patience, wait | de la patience, attendre | della pazienza, aspettare | time
sand: Sand | sand | du sable | della sabbia | beach
web: das Netz, Spinnennetz | a web, net, cobweb | une toile, filet | una ragnatela, rete | secret
sting: der Stich, brennen | a sting, ouch | une piqûre, aïe | una puntura, ahi | pain
pain: der Schmerz, Zahnweh, Aua | pain, ache, toothache | une douleur, mal | un dolore, male | body
dentist: der Zahnarzt | a dentist | un dentiste | un dentista | pain
shelter: der Schutz | a shelter, protection | un abri, protection | un riparo, protezione | house
sly: schlau, listig, hinterlistig | sly, cunning, tricky | rusé, malin | furbo, astuto | wisdom
pet: das Haustier, streicheln, kuscheln | a pet, cuddle, cuddly | un animal de compagnie, caresse, câlin | un animale domestico, coccola, carezza | home
sharp: scharf, spitz | sharp, pointed, spiky | pointu, aigu, tranchant | appuntito, affilato, aguzzo | tool
`;
