/**
 * The words for everything that hides in the clouds: German | English | French | Italian | what it is or brings to mind.
 * The first word of a language is the one that bots say; the last column names other rows, here or in `ideas.ts`.
 */
export const SIGHTS = `
owl: Eule, Uhu, Kauz | owl, barn owl, 🦉 | hibou, chouette | gufo, civetta | bird night wisdom forest magic
butterfly: Schmetterling, Falter, Motte | butterfly, moth, 🦋 | papillon, mite | farfalla, falena | insect wings spring flower beauty summer
bat: Fledermaus, Vampir | bat, vampire, Batman, 🦇 | chauve-souris, vampire | pipistrello, vampiro | animal wings night cave scary
crab: Krabbe, Krebs, Taschenkrebs | crab, 🦀 | crabe, tourteau | granchio | animal sea beach claws
rabbit: Hase, Kaninchen, Osterhase | rabbit, bunny, hare, 🐰, 🐇 | lapin, lièvre | coniglio, lepre | animal ears easter meadow pet
cat: Katze, Kater, Kätzchen | cat, kitten, kitty, tomcat, 🐱, 🐈 | chat, chaton, matou | gatto, micio, gattino | animal pet ears night
elephant: Elefant, Rüssel, Dumbo | elephant, trunk, Dumbo, 🐘 | éléphant, trompe | elefante, proboscide | animal big ears africa circus
bull: Stier, Bulle, Kuh, Ochse, Büffel | bull, cow, ox, buffalo, 🐂, 🐮 | taureau, vache, bœuf | toro, mucca, bue | animal horns farm strong
deer: Hirsch, Reh, Elch, Geweih, Rentier | deer, stag, moose, antlers, reindeer, 🦌 | cerf, biche, renne, bois | cervo, renna, alce, corna | animal horns forest christmas
fox: Fuchs, Wolf | fox, wolf, coyote, 🦊, 🐺 | renard, loup | volpe, lupo | animal forest sly ears
bear: Bär, Teddy, Teddybär, Panda | bear, teddy, panda, koala, 🐻, 🧸 | ours, nounours, panda | orso, orsacchiotto, panda | animal toy forest strong sleep
lion: Löwe, Mähne, Tiger | lion, mane, tiger, 🦁 | lion, crinière, tigre | leone, criniera, tigre | animal king africa strong
dog: Hund, Dackel, Pudel, Welpe | dog, puppy, hound, poodle, 🐶 | chien, chiot, caniche | cane, cucciolo, barboncino | animal pet friend ears
pig: Schwein, Ferkel, Sparschwein | pig, piglet, piggy, boar, 🐷 | cochon, porc, sanglier | maiale, porcellino, cinghiale | animal farm luck fat
mouse: Maus, Ratte, Mäuschen | mouse, rat, Mickey, 🐭 | souris, rat | topo, ratto, topolino | animal ears small cheese
frog: Frosch, Kröte, Unke | frog, toad, 🐸 | grenouille, crapaud | rana, rospo | animal pond fairytale
turtle: Schildkröte | turtle, tortoise, 🐢 | tortue | tartaruga, testuggine | animal sea slow old
beetle: Käfer, Marienkäfer, Wanze | beetle, bug, ladybird, ladybug, 🐞 | scarabée, coccinelle | scarabeo, coleottero, coccinella | insect small
spider: Spinne, Tarantel | spider, tarantula, 🕷️ | araignée, tarentule | ragno, tarantola | insect scary web
bee: Biene, Wespe, Hummel, Fliege | bee, wasp, bumblebee, fly, 🐝 | abeille, guêpe, bourdon, mouche | ape, vespa, calabrone, mosca | insect wings honey flower summer
dragonfly: Libelle, Mücke | dragonfly, mosquito | libellule, moustique | libellula, zanzara | insect wings pond
octopus: Krake, Tintenfisch, Oktopus | octopus, squid, kraken, tentacles, 🐙 | pieuvre, poulpe, calmar | polpo, piovra, calamaro | animal sea monster arms
jellyfish: Qualle, Meduse | jellyfish, medusa | méduse | medusa | animal sea sting
ray: Rochen, Manta | stingray, manta, skate | raie, manta | razza, manta | animal sea wings
whale: Walflosse, Wal, Flosse, Schwanzflosse | whale, fluke, tail, orca, 🐋, 🐳 | baleine, queue, nageoire, orque | balena, coda, pinna, orca | animal sea big dive
fish: Fisch, Karpfen, Hai | fish, carp, shark, 🐟, 🦈 | poisson, carpe, requin | pesce, carpa, squalo | animal sea food
lobster: Hummer, Skorpion, Garnele | lobster, scorpion, prawn, crayfish, 🦞, 🦂 | homard, scorpion, crevette | aragosta, scorpione, gambero | animal sea claws food
eagle: Adler, Falke, Vogel, Geier, Rabe | eagle, hawk, vulture, raven, crow, 🦅 | aigle, faucon, vautour, corbeau | aquila, falco, avvoltoio, corvo | bird wings flying freedom
peacock: Pfau, Truthahn, Fächer | peacock, turkey, fan, 🦚 | paon, dindon, éventail | pavone, tacchino, ventaglio | bird feathers proud beauty
swans: Schwäne, Schwan, Ente, Gänse | swans, swan, duck, goose, geese, 🦢 | cygnes, cygne, canard, oie | cigni, cigno, anatra, oca | bird pair pond love
doves: Tauben, Taube, Spatzen | doves, dove, pigeon, sparrows, 🕊️ | colombes, colombe, pigeon, moineaux | colombe, colomba, piccione, passeri | bird pair peace love flying
penguin: Pinguin | penguin, 🐧 | pingouin, manchot | pinguino | bird ice winter sea
seahorses: Seepferdchen | seahorses, seahorse | hippocampes, hippocampe | cavallucci, ippocampi | animal sea pair horse
dolphins: Delfine, Delphin, Delfin | dolphins, dolphin, 🐬 | dauphins, dauphin | delfini, delfino | animal sea pair jump
horses: Pferde, Pferd, Pony, Esel | horses, horse, pony, donkey, 🐴 | chevaux, cheval, poney, âne | cavalli, cavallo, pony, asino | animal farm pair horse chess
dragon: Drache, Dinosaurier, Drachen | dragon, dinosaur, 🐉, 🐲 | dragon, dinosaure | drago, dinosauro | monster wings fire fairytale flying
unicorn: Einhorn, Nashorn | unicorn, rhino, narwhal, 🦄 | licorne, rhinocéros, narval | unicorno, rinoceronte, narvalo | animal horse fairytale magic
monkey: Affe, Gorilla, Schimpanse | monkey, ape, gorilla, chimp, 🐵 | singe, gorille | scimmia, gorilla | animal jungle funny ears
snowman: Schneemann | snowman, ⛄ | bonhomme de neige, bonhomme | pupazzo, pupazzo di neve | winter person snow christmas
ghost: Gespenst, Geist | ghost, spook, spirit, 👻 | fantôme, spectre, esprit | fantasma, spettro, spirito | scary night castle
angel: Engel, Fee | angel, fairy, cherub, 👼 | ange, fée | angelo, fata | wings heaven christmas person flying
ballerina: Ballerina, Tänzerin, Tutu, Pirouette | ballerina, dancer, tutu, pirouette, 💃 | ballerine, danseuse, tutu, pirouette | ballerina, danzatrice, tutù, piroetta | dance person music elegant
crown: Krone, Krönung, Diadem | crown, coronation, tiara, 👑 | couronne, couronnement, diadème | corona, incoronazione, diadema | king jewel gold head
mask: Maske, Karneval, Fasching | mask, carnival, masquerade, 🎭 | masque, carnaval | maschera, carnevale | face party theatre secret
face: Gesicht, Kopf, Antlitz | face, head, visage, 😶 | visage, tête, figure | viso, volto, faccia, testa | person body eyes
skull: Totenkopf, Schädel, Skelett | skull, skeleton, bones, 💀 | crâne, squelette, tête de mort | teschio, scheletro, cranio | death pirate scary head bones
robot: Roboter | robot, android, 🤖 | robot | robot, automa | machine toy space person
alien: Außerirdischer, Alien, Marsmensch | alien, Martian, extraterrestrial, 👽 | extraterrestre, martien | alieno, marziano, extraterrestre | space scary monster head
hands: Hände, Hand, Finger, Handschuhe | hands, hand, fingers, gloves, 🙌, 👐 | mains, main, doigts, gants | mani, mano, dita, guanti | body pair fingers prayer
heart: Herz | heart, ❤️, 💗 | cœur | cuore | love body valentine
lips: Lippen, Mund, Kuss, Kussmund | lips, mouth, kiss, 💋 | lèvres, bouche, baiser, bisou | labbra, bocca, bacio | face love body
moustache: Schnurrbart, Bart | moustache, mustache, beard | moustache, barbe | baffi, barba | face man hair
glasses: Brille, Sonnenbrille | glasses, spectacles, goggles, 👓 | lunettes | occhiali | eyes face summer reading
feet: Füße, Fuß, Fußabdruck, Zehen, Schuhe | feet, foot, footprint, toes, shoes, 👣 | pieds, pied, empreinte, orteils, chaussures | piedi, piede, impronta, scarpe | body pair walk beach
tree: Baum, Eiche, Laubbaum | tree, oak, 🌳 | arbre, chêne | albero, quercia | plant forest nature
fir: Tanne, Tannenbaum, Weihnachtsbaum, Zypresse | fir, fir tree, pine, Christmas tree, 🎄, 🌲 | sapin, pin, cyprès | abete, pino, cipresso | plant forest christmas winter
mushroom: Pilz, Fliegenpilz, Atompilz | mushroom, toadstool, 🍄 | champignon | fungo | plant forest food explosion
palm: Palme, Insel, Palmeninsel | palm, palm tree, island, 🌴, 🏝️ | palmier, île | palma, isola | plant beach holiday sea
tulip: Tulpe, Knospe | tulip, bud, 🌷 | tulipe, bourgeon | tulipano, bocciolo | flower spring garden
lotus: Lotus, Seerose, Lotusblüte | lotus, water lily, 🪷 | lotus, nénuphar | loto, ninfea | flower pond calm
daisy: Gänseblümchen, Margerite, Blume, Blüte | daisy, flower, blossom, 🌼, 🌸 | marguerite, pâquerette, fleur | margherita, fiore | flower meadow spring
leaf: Blatt, Ahornblatt, Laub | leaf, maple leaf, foliage, 🍁 | feuille, feuillage, érable | foglia, acero | plant autumn nature
apple: Apfel | apple, 🍎 | pomme | mela | fruit food
pear: Birne, Kürbis | pear, pumpkin, gourd, 🍐 | poire, courge, citrouille | pera, zucca | fruit food
cherries: Kirschen, Kirsche | cherries, cherry, 🍒 | cerises, cerise | ciliegie, ciliegia | fruit food pair summer
pineapple: Ananas | pineapple, 🍍 | ananas | ananas | fruit food holiday
icecream: Eis, Eistüte, Glace, Softeis | ice cream, icecream, cone, 🍦 | glace, cornet, sorbet | gelato, cono | sweet food summer cold
cupcake: Törtchen, Muffin, Kuchen, Torte | cupcake, muffin, cake, 🧁, 🎂 | gâteau, tarte, muffin | torta, tortina, dolce, pasticcino | sweet food party birthday
umbrella: Schirm, Regenschirm, Sonnenschirm | umbrella, parasol, ☂️, ☔ | parapluie, parasol | ombrello, ombrellone | rain shelter beach
anchor: Anker | anchor, ⚓ | ancre | ancora | ship sea harbour heavy
vase: Vase, Krug, Urne, Flasche | vase, urn, jug, bottle, 🏺 | vase, urne, cruche, bouteille | vaso, anfora, brocca, bottiglia | vessel flower old
goblet: Pokal, Kelch, Becher, Weinglas | goblet, trophy, cup, chalice, wine glass, 🏆, 🍷 | coupe, trophée, calice, verre | coppa, trofeo, calice, bicchiere | vessel victory drink gold
bell: Glocke, Glöckchen | bell, chime, 🔔 | cloche, clochette | campana, campanella | sound church christmas metal
bulb: Glühbirne, Glühlampe, Lampe, Idee | light bulb, bulb, lamp, idea, 💡 | ampoule, lampe, idée | lampadina, lampada, idea | light thought house
balloon: Ballon, Heißluftballon, Luftballon | balloon, hot air balloon, 🎈 | montgolfière, ballon | mongolfiera, palloncino | flying vehicle party round
parachute: Fallschirm, Fallschirmspringer | parachute, skydiver, 🪂 | parachute, parachutiste | paracadute, paracadutista | flying falling sky
rocket: Rakete, Raumschiff | rocket, spaceship, shuttle, 🚀 | fusée, navette | razzo, missile, astronave | space vehicle flying fire
ufo: Ufo, Untertasse, fliegende Untertasse | ufo, saucer, flying saucer, 🛸 | soucoupe, ovni | ufo, disco, disco volante | space vehicle flying mystery
plane: Flugzeug, Flieger, Jet | plane, aeroplane, airplane, jet, ✈️ | avion, jet | aereo, aeroplano, jet | flying vehicle travel wings
ship: Schiff, Segelschiff, Boot, Segelboot | ship, sailing ship, boat, sail, yacht, ⛵, 🚢 | bateau, voilier, navire, barque | nave, veliero, barca, vela | sea vehicle travel wind pirate
castle: Schloss, Burg, Turm, Festung | castle, fortress, tower, palace, 🏰 | château, forteresse, tour, palais | castello, fortezza, torre, palazzo | building king fairytale old
mountain: Berg, Gipfel, Gebirge, Alpen | mountain, peak, summit, Alps, ⛰️, 🏔️ | montagne, sommet, pic, Alpes | montagna, cima, vetta, Alpi | nature high snow hike
volcano: Vulkan, Ausbruch, Lava | volcano, eruption, lava, 🌋 | volcan, éruption, lave | vulcano, eruzione, lava | mountain fire explosion
gate: Tor, Pforte, Torbogen, Portal, Tempel | gate, portal, arch, temple, ⛩️ | portail, porte, arche, temple | portale, porta, arco, tempio | building entrance japan
house: Haus, Hütte, Häuschen | house, hut, cottage, home, 🏠 | maison, cabane, chaumière | casa, capanna, casetta | building home family
guitar: Gitarre, Geige, Cello | guitar, violin, cello, ukulele, 🎸, 🎻 | guitare, violon, violoncelle | chitarra, violino, violoncello | music sound
key: Schlüssel | key, 🔑 | clé, clef | chiave | secret metal house
hat: Hut, Zylinder, Cowboyhut | hat, top hat, cap, cowboy hat, 🎩 | chapeau, haut-de-forme | cappello, cilindro | clothes head elegant magic
dress: Kleid, Abendkleid, Brautkleid, Rock | dress, gown, skirt, robe, 👗 | robe, jupe | vestito, abito, gonna | clothes wedding woman elegant
bow: Schleife, Fliege, Masche | bow, bow tie, ribbon, 🎀 | nœud, nœud papillon, ruban | fiocco, papillon, nastro | clothes gift elegant
trousers: Hose, Beine, Jeans | trousers, pants, jeans, legs, 👖 | pantalon, jambes, jean | pantaloni, gambe, calzoni | clothes legs walk
shirt: Hemd, Pullover, Pulli, T-Shirt | shirt, t-shirt, jumper, sweater, pullover, 👕 | chemise, pull, maillot | camicia, maglia, maglione | clothes
sun: Sonne, Sonnenschein | sun, sunshine, ☀️, 🌞 | soleil | sole | sky light summer warm star
star: Stern, Seestern, Sternschnuppe | star, starfish, ⭐, 🌟 | étoile, étoile de mer | stella, stella marina | sky night space christmas
scales: Waage, Gleichgewicht | scales, balance, ⚖️ | balance, équilibre | bilancia, equilibrio | justice law metal
fountain: Brunnen, Springbrunnen, Fontäne | fountain, ⛲ | fontaine, jet d’eau | fontana | water garden city
tooth: Zahn, Backenzahn | tooth, molar, teeth, 🦷 | dent, molaire | dente, molare | body dentist pain
scissors: Schere | scissors, shears, ✂️ | ciseaux | forbici | tool hair
dancers: Tänzer, Tanzpaar, Paar | dancers, couple, dancing couple, 👯 | danseurs, couple | ballerini, coppia | dance pair person music love
profiles: Zwillinge, Gesichter, Profil | twins, faces, profile, silhouettes | jumeaux, visages, profil | gemelli, volti, profilo | pair face person talk
helmet: Helm, Wikinger, Wikingerhelm | helmet, Viking, Viking helmet | casque, viking | elmo, vichingo | horns war head warrior
hourglass: Sanduhr | hourglass, ⏳, ⌛ | sablier | clessidra | time sand patience
`;
