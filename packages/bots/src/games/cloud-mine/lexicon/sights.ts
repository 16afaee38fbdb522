/**
 * The words for everything that hides in the clouds: German | English | French | Italian | what it is or brings to mind.
 * The first word of a language is the one that bots say; the last column names other rows, here or in `ideas.ts`.
 */
export const SIGHTS = `
owl: die Eule, Kauz | an owl, 🦉 | un hibou | un gufo, civetta | bird night wisdom forest magic
butterfly: der Schmetterling, Falter | a butterfly, 🦋 | un papillon | una farfalla | insect wings spring flower beauty summer
bat: die Fledermaus | a bat, 🦇 | une chauve-souris | un pipistrello | animal wings night cave scary
crab: die Krabbe, Krebs, Taschenkrebs | a crab, 🦀 | un crabe, tourteau | un granchio | animal sea beach claws
rabbit: der Hase, Kaninchen | a rabbit, bunny, 🐰, 🐇 | un lapin | un coniglio | animal ears easter meadow pet
cat: die Katze, Kater | a cat, kitty, tomcat, 🐱, 🐈 | un chat, matou | un gatto, micio | animal pet ears night
elephant: der Elefant | an elephant, 🐘 | un éléphant | un elefante | animal big ears africa circus
bull: der Stier, Bulle | a bull, 🐂, 🐮 | un taureau | un toro | animal horns farm strong
deer: der Hirsch | a deer, stag, 🦌 | un cerf, biche | un cervo | animal horns forest christmas
fox: der Fuchs | a fox, coyote, 🦊, 🐺 | un renard | una volpe | animal forest sly ears
bear: der Bär, Teddybär | a bear, 🐻, 🧸 | un ours | un orso | animal toy forest strong sleep
lion: der Löwe | a lion, 🦁 | un lion | un leone | animal king africa strong
dog: der Hund | a dog, hound, 🐶 | un chien | un cane | animal pet friend ears
pig: das Schwein | a pig, piggy, boar, 🐷 | un cochon, porc | un maiale | animal farm luck fat
mouse: die Maus, Mäuschen | a mouse, Mickey, 🐭 | une souris | un topo | animal ears small cheese
frog: der Frosch, Unke | a frog, 🐸 | une grenouille | una rana | animal pond fairytale
turtle: die Schildkröte | a turtle, 🐢 | une tortue | una tartaruga | animal sea slow old
beetle: der Käfer, Wanze | a beetle, bug, ladybug, 🐞 | un scarabée | uno scarabeo, coleottero | insect small
spider: die Spinne, Tarantel | a spider, 🕷️ | une araignée, tarentule | un ragno | insect scary web
bee: die Biene | a bee, 🐝 | une abeille | un'ape | insect wings honey flower summer
dragonfly: die Libelle | a dragonfly | une libellule | una libellula | insect wings pond
octopus: der Krake, Tintenfisch, Oktopus | an octopus, tentacles, 🐙 | une pieuvre, poulpe | un polpo, piovra | animal sea monster arms
jellyfish: die Qualle, Meduse | a jellyfish | une méduse | una medusa | animal sea sting
ray: der Rochen, Manta | a stingray, manta, skate | une raie, manta | una razza, manta | animal sea wings
whale: die Walflosse, Wal, Schwanzflosse | a whale, fluke, 🐋, 🐳 | une baleine | una balena | animal sea big dive
fish: der Fisch | a fish, 🐟, 🦈 | un poisson | un pesce | animal sea food
lobster: der Hummer | a lobster, prawn, 🦞, 🦂 | un homard | un'aragosta | animal sea claws food
eagle: der Adler | an eagle, 🦅 | un aigle | un'aquila | bird wings flying freedom
peacock: der Pfau | a peacock, fan, 🦚 | un paon, dindon | un pavone | bird feathers proud beauty
swans: viele Schwäne, Gänse | swans, geese, 🦢 | des cygnes | dei cigni | bird pair pond love
doves: viele Tauben, Spatzen | doves, dove, sparrows, 🕊️ | des colombes, colombe, moineaux | delle colombe, colomba, passeri | bird pair peace love flying
penguin: der Pinguin | a penguin, 🐧 | un pingouin, manchot | un pinguino | bird ice winter sea
seahorses: das Seepferdchen | seahorses | des hippocampes | dei cavallucci, ippocampi | animal sea pair horse
dolphins: viele Delfine, Delphin | dolphins, 🐬 | des dauphins | dei delfini | animal sea pair jump
horses: viele Pferde, Pferd | horses, 🐴 | des chevaux, cheval | dei cavalli, cavallo | animal farm pair horse chess
dragon: der Drache, Drachen | a dragon, 🐉, 🐲 | un dragon | un drago | monster wings fire fairytale flying
unicorn: das Einhorn | a unicorn, narwhal, 🦄 | une licorne, narval | un unicorno, narvalo | animal horse fairytale magic
monkey: der Affe | a monkey, ape, 🐵 | un singe | una scimmia | animal jungle funny ears
snowman: der Schneemann | a snowman, ⛄ | un bonhomme de neige, bonhomme | un pupazzo, pupazzo di neve | winter person snow christmas
ghost: das Gespenst, Geist | a ghost, spook, spirit, 👻 | un fantôme, spectre, esprit | un fantasma, spettro, spirito | scary night castle
angel: der Engel | an angel, 👼 | un ange | un angelo | wings heaven christmas person flying
ballerina: die Ballerina, Pirouette | a ballerina, pirouette, 💃 | une ballerine, pirouette | una ballerina, piroetta | dance person music elegant
crown: die Krone, Krönung | a crown, coronation, 👑 | une couronne, couronnement | una corona, incoronazione | king jewel gold head
mask: die Maske, Fasching | a mask, masquerade, 🎭 | un masque | una maschera | face party theatre secret
face: das Gesicht, Antlitz | a face, visage, 😶 | un visage, figure | un viso, volto, faccia | person body eyes
skull: der Totenkopf, Schädel | a skull, 💀 | un crâne, tête de mort | un teschio, cranio | death pirate scary head bones
robot: der Roboter | a robot, android, 🤖 | un robot | un robot, automa | machine toy space person
alien: das Alien, Außerirdischer, Marsmensch | an alien, Martian, extraterrestrial, 👽 | un extraterrestre, martien | un alieno, marziano, extraterrestre | space scary monster head
hands: viele Hände, Handschuhe | hands, gloves, 🙌, 👐 | des mains, gants | delle mani, guanti | body pair fingers prayer
heart: das Herz | a heart, ❤️, 💗 | un cœur | un cuore | love body valentine
lips: viele Lippen, Kussmund | lips, 💋 | des lèvres, bisou | delle labbra | face love body
moustache: der Schnurrbart | a moustache, mustache | une moustache | dei baffi | face man hair
glasses: die Brille | glasses, spectacles, goggles, 👓 | des lunettes | degli occhiali | eyes face summer read
feet: viele Füße, Zehen, Schuhe | feet, toes, shoes, 👣 | des pieds, orteils, chaussures | dei piedi, scarpe | body pair walk beach
tree: der Baum, Laubbaum | a tree, 🌳 | un arbre | un albero | plant forest nature
fir: die Tanne, Tannenbaum | a fir, fir tree, 🎄, 🌲 | un sapin | un abete | plant forest christmas winter
mushroom: der Pilz | a mushroom, 🍄 | un champignon | un fungo | plant forest food explosion
palm: die Palme, Palmeninsel | a palm, palm tree, 🌴, 🏝️ | un palmier | una palma | plant beach holiday sea
tulip: die Tulpe | a tulip, 🌷 | une tulipe | un tulipano | flower spring garden
lotus: der Lotus, Lotusblüte | a lotus, 🪷 | un lotus | un loto | flower pond calm
daisy: das Gänseblümchen, Margerite, Blüte | a daisy, blossom, 🌼, 🌸 | une marguerite, pâquerette | una margherita | flower meadow spring
leaf: das Blatt, Ahornblatt, Laub | a leaf, maple leaf, foliage, 🍁 | une feuille, feuillage | una foglia | plant autumn nature
apple: der Apfel | an apple, 🍎 | une pomme | una mela | fruit food
pear: die Birne | a pear, gourd, 🍐 | une poire, courge | una pera | fruit food
cherries: viele Kirschen, Kirsche | cherries, cherry, 🍒 | des cerises, cerise | delle ciliegie, ciliegia | fruit food pair summer
pineapple: die Ananas | a pineapple, 🍍 | un ananas | un ananas | fruit food holiday
icecream: das Eis, Eistüte, Glace, Softeis | an ice cream, icecream, cone, 🍦 | une glace, cornet, sorbet | un gelato, cono | sweet food summer cold
cupcake: das Törtchen, Torte | a cupcake, 🧁, 🎂 | un gâteau | una torta, tortina, pasticcino | sweet food party birthday
umbrella: der Schirm, Regenschirm | an umbrella, ☂️, ☔ | un parapluie | un ombrello | rain shelter beach
anchor: der Anker | an anchor, ⚓ | une ancre | un'ancora | ship sea harbour heavy
vase: die Vase | a vase, 🏺 | un vase | un vaso, anfora | vessel flower old
goblet: der Pokal, Kelch, Becher | a goblet, chalice, 🏆, 🍷 | une coupe, calice | una coppa, calice | vessel victory drink gold
bell: die Glocke | a bell, chime, 🔔 | une cloche | una campana | sound church christmas metal
bulb: die Glühbirne, Glühlampe | a light bulb, bulb, 💡 | une ampoule | una lampadina | light thought house
balloon: der Ballon | a balloon, 🎈 | une montgolfière | una mongolfiera | flying vehicle party round
parachute: der Fallschirm, Fallschirmspringer | a parachute, skydiver, 🪂 | un parachute, parachutiste | un paracadute, paracadutista | flying falling sky
rocket: die Rakete | a rocket, shuttle, 🚀 | une fusée, navette | un razzo, missile | space vehicle flying fire
ufo: das Ufo, Untertasse | a ufo, saucer, 🛸 | une soucoupe, ovni | un ufo | space vehicle flying mystery
plane: das Flugzeug, Flieger, Jet | a plane, aeroplane, airplane, ✈️ | un avion, jet | un aereo, aeroplano | flying vehicle travel wings
ship: das Schiff, Segelschiff | a ship, sailing ship, yacht, ⛵, 🚢 | un bateau, navire, barque | una nave, veliero | sea vehicle travel wind pirate
castle: das Schloss, Festung | a castle, 🏰 | un château | un castello | building king fairytale old
mountain: der Berg, Gebirge, Alpen | a mountain, summit, Alps, ⛰️, 🏔️ | une montagne, Alpes | una montagna, vetta, Alpi | nature high snow hike
volcano: der Vulkan, Ausbruch | a volcano, eruption, 🌋 | un volcan | un vulcano | mountain fire explosion
gate: das Tor, Pforte, Portal | a gate, portal, ⛩️ | un portail | un portale | building entrance japan
house: das Haus | a house, 🏠 | une maison, chaumière | una casa | building home family
guitar: die Gitarre | a guitar, 🎸, 🎻 | une guitare | una chitarra | music sound
key: der Schlüssel | a key, 🔑 | une clé, clef | una chiave | secret metal house
hat: der Hut | a hat, 🎩 | un chapeau | un cappello | clothes head elegant magic
dress: das Kleid, Abendkleid | a dress, gown, robe, 👗 | une robe | un vestito, abito | clothes wedding woman elegant
bow: die Schleife, Masche | a bow, 🎀 | un nœud | un fiocco | clothes gift elegant
trousers: die Hose | trousers, pants, 👖 | un pantalon | dei pantaloni, calzoni | clothes legs walk
shirt: das Hemd, Pulli | a shirt, sweater, pullover, 👕 | une chemise, maillot | una camicia, maglia | clothes
sun: die Sonne, Sonnenschein | a sun, sunshine, ☀️, 🌞 | un soleil | un sole | sky light summer warm star
star: der Stern | a star, ⭐, 🌟 | une étoile | una stella | sky night space christmas
scales: die Waage | scales, ⚖️ | une balance | una bilancia | justice law metal
fountain: der Brunnen, Springbrunnen, Fontäne | a fountain, ⛲ | une fontaine, jet d’eau | una fontana | water garden city
tooth: der Zahn, Backenzahn | a tooth, molar, teeth, 🦷 | une dent, molaire | un dente, molare | body dentist pain
scissors: die Schere | scissors, shears, ✂️ | des ciseaux | delle forbici | tool hair
dancers: viele Tänzer, Tanzpaar | dancers, dancing couple, 👯 | des danseurs | dei ballerini | dance pair person music love
profiles: viele Zwillinge, Gesichter, Profil | twins, faces, profile, silhouettes | des jumeaux, visages, profil | dei gemelli, volti, profilo | pair face person talk
helmet: der Helm | a helmet | un casque | un elmo | horns war head warrior
hourglass: die Sanduhr | an hourglass, ⏳, ⌛ | un sablier | una clessidra | time sand patience
`;
