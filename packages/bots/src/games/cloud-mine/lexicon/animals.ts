/** Animals, and what they are made of: the same columns as in `sights.ts`. */
export const ANIMALS = `
wolf: der Wolf | a wolf | un loup | un lupo | <animal ~fox ~dog.7 *scary forest moon >howl
hare: der Feldhase | a hare | un lièvre | una lepre | <animal ~rabbit.9 *fast meadow >jump
squirrel: das Eichhörnchen | a squirrel | un écureuil | uno scoiattolo | <animal ~fox.6 ~mouse.5 nut tree >climb
hedgehog: der Igel | a hedgehog | un hérisson | un riccio | <animal ~dome.8 ~lotus.6 ~sun.5 *sharp garden autumn
badger: der Dachs | a badger | un blaireau | un tasso | <animal ~bear.6 ~pig.5 forest night cave
beaver: der Biber | a beaver | un castor | un castoro | <animal ~mouse.6 ~bear.5 river tooth >build
otter: der Otter | an otter | une loutre | una lontra | <animal ~fish.5 ~penguin.5 river >swim
mole: der Maulwurf | a mole | une taupe | una talpa | <animal ~mouse.6 ~hat.4 garden blind >dig
hamster: der Hamster | a hamster | un hamster | un criceto | <pet ~mouse.8 ~bear.6 *cute wheel
guineapig: das Meerschweinchen | a guinea pig | un cochon d'Inde | un porcellino d'India | <pet ~mouse.6 ~pig.6 *cute
rat: die Ratte | a rat | un rat | un ratto | <animal ~mouse.9 *disgusting cellar cheese
weasel: das Wiesel | a weasel | une belette | una donnola | <animal ~fox.5 ~column.4 *fast *sly
skunk: das Stinktier | a skunk | une mouffette | una puzzola | <animal ~fox.5 ~cat.4 smell
raccoon: der Waschbär | a raccoon | un raton laveur | un procione | <animal ~bear.7 ~fox.6 ~mask.5 >steal
panda: der Panda, Pandabär | a panda | un panda | un panda | <animal ~bear.9 bamboo china *cute
polarbear: der Eisbär | a polar bear | un ours polaire | un orso polare | <animal ~bear.9 ice snow *strong
koala: der Koala | a koala | un koala | un koala | <animal ~mouse.9 ~bear.7 ~monkey.5 australia *cute >slumber
kangaroo: das Känguru | a kangaroo | un kangourou | un canguro | <animal ~rabbit.7 ~deer.5 australia pouch >jump
tiger: der Tiger | a tiger | un tigre | una tigre | <animal ~lion.8 ~cat.7 jungle stripes *scary >roar
leopard: der Leopard | a leopard | un léopard | un leopardo | <animal ~cat.7 ~lion.6 spots africa *fast
panther: der Panther | a panther | une panthère | una pantera | <animal ~cat.8 ~lion.5 night *elegant
lynx: der Luchs | a lynx | un lynx | una lince | <animal ~cat.9 ~fox.6 forest ears
giraffe: die Giraffe | a giraffe | une girafe | una giraffa | <animal ~deer.5 ~column.7 ~horses.4 neck spots africa
zebra: das Zebra | a zebra | un zèbre | una zebra | <animal ~horses.8 stripes africa
rhino: das Nashorn, Rhinozeros | a rhino, rhinoceros | un rhinocéros | un rinoceronte | <animal ~unicorn.8 ~bull.5 *heavy africa
hippo: das Nilpferd | a hippo, hippopotamus | un hippopotame | un ippopotamo | <animal ~pig.7 ~bear.4 *heavy river
camel: das Kamel, Dromedar | a camel | un chameau, dromadaire | un cammello, dromedario | <animal ~horses.5 ~mountain.5 ~swans.4 desert thirst
llama: das Lama, Alpaka | a llama, alpaca | un lama | un lama | <animal ~rabbit.5 ~horses.6 ~deer.4 wool >spit
sheep: das Schaf | a sheep | un mouton | una pecora | <animal ~lion.6 ~pig.5 wool meadow >slumber
lamb: das Lamm | a lamb | un agneau | un agnello | <animal ~pig.5 ~dog.5 easter *cute meadow
ram: der Widder | a ram | un bélier | un montone | <animal ~bull.8 ~helmet.7 horns *stubborn
goat: die Ziege, Ziegenbock | a goat, billy goat | une chèvre, bouc | una capra | <animal ~bull.7 ~deer.6 mountain beard
ibex: der Steinbock | an ibex | un bouquetin | uno stambecco | <animal ~deer.8 ~bull.7 mountain horns >climb
cow: die Kuh | a cow | une vache | una mucca | <animal ~bull.9 ~dog.4 milk meadow bell
calf: das Kalb | a calf | un veau | un vitello | <animal ~bull.7 ~dog.5 farm young
ox: der Ochse | an ox | un bœuf | un bue | <animal ~bull.9 *heavy farm plough
buffalo: der Büffel, Bison | a buffalo, bison | un bison, buffle | un bufalo, bisonte | <animal ~bull.9 ~helmet.6 *strong prairie
donkey: der Esel | a donkey | un âne | un asino | <animal ~rabbit.7 ~horses.7 ears *stubborn
foal: das Fohlen | a foal | un poulain | un puledro | <animal ~horses.7 young *cute
pony: das Pony | a pony | un poney | un pony | <animal ~horses.9 child riding
boar: das Wildschwein | a wild boar | un sanglier | un cinghiale | <animal ~pig.9 forest *strong
piglet: das Ferkel | a piglet | un porcelet | un porcellino | <animal ~pig.9 *cute luck
moose: der Elch | a moose, elk | un élan | un alce | <animal ~deer.95 forest sweden horns
reindeer: das Rentier | a reindeer | un renne | una renna | <animal ~deer.95 christmas sledge snow
roe: das Reh, Bambi | a fawn | un chevreuil, biche | un capriolo, cerbiatto | <animal ~deer.8 ~rabbit.5 *shy forest
antelope: die Antilope, Gazelle | an antelope, gazelle | une antilope, gazelle | un'antilope, gazzella | <animal ~deer.8 ~bull.5 africa *fast
chamois: die Gämse | a chamois | un chamois | un camoscio | <animal ~deer.7 ~goat.8 mountain >climb
gorilla: der Gorilla | a gorilla | un gorille | un gorilla | <animal ~monkey.9 ~bear.7 ~robot.5 jungle *strong
chimp: der Schimpanse | a chimp | un chimpanzé | uno scimpanzé | <animal ~monkey.95 banana *funny
sloth: das Faultier | a sloth | un paresseux | un bradipo | <animal ~monkey.6 ~bear.6 *lazy *slow tree
anteater: der Ameisenbär | an anteater | un fourmilier | un formichiere | <animal ~elephant.4 ~fox.4 ant nose
armadillo: das Gürteltier | an armadillo | un tatou | un armadillo | <animal ~turtle.7 ~dome.5 armour
platypus: das Schnabeltier | a platypus | un ornithorynque | un ornitorinco | <animal ~ray.5 ~turtle.5 australia *strange
dachshund: der Dackel | a dachshund | un teckel | un bassotto | <pet ~dog.9 sausage
poodle: der Pudel | a poodle | un caniche | un barboncino | <pet ~dog.8 ~lion.6 curls *elegant
puppy: der Welpe | a puppy | un chiot | un cucciolo | <pet ~dog.9 *cute young
kitten: das Kätzchen | a kitten | un chaton | un gattino | <pet ~cat.95 *cute young
bulldog: die Bulldogge | a bulldog | un bouledogue | un bulldog | <pet ~dog.8 ~face.5 *grumpy
seal: der Seehund, Robbe | a seal | un phoque | una foca | <animal ~fish.5 ~penguin.5 ~whale.4 ice sea *cute
walrus: das Walross | a walrus | un morse | un tricheco | <animal ~tooth.5 ~moustache.6 ~elephant.5 ice *heavy
orca: der Orca, Schwertwal | an orca, killer whale | une orque | un'orca | <animal ~whale.9 ~dolphins.5 sea *scary
spermwhale: der Pottwal | a sperm whale | un cachalot | un capodoglio | <animal ~whale.9 sea *heavy
dolphin: der Delfin, Delphin | a dolphin | un dauphin | un delfino | <animal ~dolphins.9 ~whale.6 sea >jump *clever
shark: der Hai, Haifisch | a shark | un requin | uno squalo | <animal ~fish.8 ~ray.5 ~plane.4 sea *scary tooth
goldfish: der Goldfisch | a goldfish | un poisson rouge | un pesce rosso | <pet ~fish.9 aquarium gold
carp: der Karpfen | a carp | une carpe | una carpa | <animal ~fish.9 pond
salmon: der Lachs | a salmon | un saumon | un salmone | <animal ~fish.9 river >jump
trout: die Forelle | a trout | une truite | una trota | <animal ~fish.9 brook
herring: der Hering, Sardine | a herring, sardine | un hareng, sardine | un'aringa, sardina | <animal ~fish.8 sea
eel: der Aal | an eel | une anguille | un'anguilla | <animal ~column.5 ~snake.8 *slippery river
pufferfish: der Kugelfisch | a pufferfish | un poisson-globe | un pesce palla | <animal ~sun.7 ~disc.6 ~pig.4 *round sea poison
swordfish: der Schwertfisch | a swordfish | un espadon | un pesce spada | <animal ~unicorn.6 ~rocket.6 ~fish.6 sword sea
clownfish: der Clownfisch, Nemo | a clownfish, Nemo | un poisson-clown | un pesce pagliaccio | <animal ~fish.9 reef
seahorse: das Seepferdchen | a seahorse | un hippocampe | un cavalluccio marino | <animal ~seahorses.95 sea
squid: der Kalmar, Tintenfisch | a squid | un calmar | un calamaro | <animal ~octopus.8 ~rocket.7 ~star.5 ink sea
cuttlefish: die Sepia | a cuttlefish | une seiche | una seppia | <animal ~octopus.8 ~jellyfish.5 ink
shrimp: die Garnele, Krevette | a shrimp, prawn | une crevette | un gamberetto | <animal ~lobster.7 ~crescent.5 sea pink
scorpion: der Skorpion | a scorpion | un scorpion | uno scorpione | <animal ~lobster.9 ~crab.6 desert sting
crayfish: der Flusskrebs | a crayfish | une écrevisse | un gambero | <animal ~lobster.95 ~crab.6 brook
mussel: die Muschel | a mussel, clam | une moule, coquillage | una cozza, vongola | <animal ~fan.7 ~dome.5 ~lips.5 beach pearl
oyster: die Auster | an oyster | une huître | un'ostrica | <animal ~lips.6 ~fan.5 pearl sea
shell: das Schneckenhaus | a seashell, shell | un coquillage | una conchiglia | <thing ~fan.7 ~dome.6 ~drop.4 beach sea >listen
starfish: der Seestern | a starfish | une étoile de mer | una stella marina | <animal ~star.9 ~daisy.6 ~turtle.5 sea beach
seaurchin: der Seeigel | a sea urchin | un oursin | un riccio di mare | <animal ~sun.8 ~dome.6 sea *sharp
coral: die Koralle | a coral | un corail | un corallo | <animal ~deer.7 ~crown.6 ~hand.6 ~tree.4 reef sea
sponge: der Schwamm | a sponge | une éponge | una spugna | <thing ~square.6 ~cupcake.4 bath water
snail: die Schnecke | a snail | un escargot | una lumaca, chiocciola | <animal ~rabbit.5 ~cat.3 ~dome.5 *slow house rain
slug: die Nacktschnecke | a slug | une limace | un lumacone | <animal ~bar.5 *slow *disgusting garden
worm: der Wurm, Regenwurm | a worm, earthworm | un ver | un verme, lombrico | <animal ~column.6 earth rain
caterpillar: die Raupe | a caterpillar | une chenille | un bruco | <insect ~eight.6 ~column.5 leaf butterfly
moth: die Motte, Nachtfalter | a moth | une mite, papillon de nuit | una falena | <insect ~butterfly.95 ~bat.5 lamp night
cocoon: der Kokon, Puppe | a cocoon, chrysalis | un cocon, chrysalide | un bozzolo | <thing ~drop.6 ~column.5 butterfly silk
ladybird: der Marienkäfer | a ladybird, ladybug | une coccinelle | una coccinella | <insect ~beetle.9 ~dome.5 luck spots
stagbeetle: der Hirschkäfer | a stag beetle | un lucane, cerf-volant | un cervo volante | <insect ~beetle.9 ~lobster.7 ~deer.6 horns
cockchafer: der Maikäfer | a cockchafer | un hanneton | un maggiolino | <insect ~beetle.9 spring
cockroach: die Kakerlake | a cockroach | un cafard | uno scarafaggio | <insect ~beetle.9 *disgusting
firefly: das Glühwürmchen | a firefly | une luciole | una lucciola | <insect ~bee.6 ~beetle.6 light night summer
ant: die Ameise | an ant | une fourmi | una formica | <insect ~beetle.7 ~spider.5 *busy *small
wasp: die Wespe | a wasp | une guêpe | una vespa | <insect ~bee.95 sting *angry
bumblebee: die Hummel | a bumblebee | un bourdon | un bombo | <insect ~bee.9 ~monkey.4 flower *fat >buzz
hornet: die Hornisse | a hornet | un frelon | un calabrone | <insect ~bee.9 sting *scary
fly: die Fliege | a fly | une mouche | una mosca | <insect ~bee.9 ~bat.4 *annoying >buzz
mosquito: die Mücke, Schnake | a mosquito, gnat | un moustique | una zanzara | <insect ~dragonfly.8 ~bee.5 sting night
grasshopper: die Heuschrecke, Grille | a grasshopper, cricket | une sauterelle, grillon | una cavalletta, grillo | <insect ~spider.5 ~frog.4 meadow >jump
mantis: die Gottesanbeterin | a mantis | une mante religieuse | una mantide | <insect ~spider.5 ~ballerina.5 prayer *strange
tick: die Zecke | a tick | une tique | una zecca | <insect ~beetle.8 ~spider.6 ~sun.4 blood
flea: der Floh | a flea | une puce | una pulce | <insect ~beetle.6 *small >jump
louse: die Laus | a louse | un pou | un pidocchio | <insect ~beetle.7 hair *disgusting
tarantula: die Vogelspinne, Tarantel | a tarantula | une mygale, tarentule | una tarantola | <animal ~spider.95 *scary
virus: das Virus | a virus | un virus | un virus | <thing ~sun.8 ~beetle.7 ~crown.4 illness *small
microbe: die Mikrobe, Bakterie | a germ, microbe | un microbe | un microbo | <thing ~beetle.6 ~sun.5 illness
snake: die Schlange | a snake | un serpent | un serpente | <animal ~wye.4 ~vee.4 ~column.4 poison desert >hiss
cobra: die Kobra | a cobra | un cobra | un cobra | <animal ~snake.9 ~stalk.6 ~goblet.4 poison
lizard: die Eidechse, Echse | a lizard | un lézard | una lucertola | <animal ~turtle.6 ~ex.6 ~frog.5 sun wall
chameleon: das Chamäleon | a chameleon | un caméléon | un camaleonte | <animal ~lizard.8 ~frog.5 colour
crocodile: das Krokodil | a crocodile, alligator | un crocodile | un coccodrillo | <animal ~turtle.5 ~frog.4 ~dragon.4 river tooth *scary
dinosaur: der Dinosaurier, Saurier | a dinosaur | un dinosaure | un dinosauro | <animal ~dragon.8 ~spikes.5 ~lotus.4 *old *big
tyrannosaurus: der Tyrannosaurus | a tyrannosaurus, T. rex | un tyrannosaure | un tirannosauro | <animal ~dragon.7 ~bear.4 tooth *scary
pterodactyl: der Flugsaurier | a pterodactyl | un ptérodactyle | uno pterodattilo | <animal ~bat.8 ~eagle.7 ~ray.6 *old >flying
toad: die Kröte | a toad | un crapaud | un rospo | <animal ~frog.95 *ugly pond
tadpole: die Kaulquappe | a tadpole | un têtard | un girino | <animal ~ray.6 ~stalk.6 ~drop.5 pond frog
salamander: der Salamander, Molch | a salamander, newt | une salamandre | una salamandra | <animal ~lizard.9 ~turtle.5 fire
tortoise: die Landschildkröte | a tortoise | une tortue terrestre | una testuggine | <animal ~turtle.9 *slow *old
sparrow: der Spatz | a sparrow | un moineau | un passero | <bird ~doves.6 ~bee.4 *small roof
swallow: die Schwalbe | a swallow | une hirondelle | una rondine | <bird ~ray.7 ~star.6 ~plane.6 ~spread.6 spring >flying
seagull: die Möwe | a seagull | une mouette | un gabbiano | <bird ~eagle.8 ~doves.7 ~whale.5 sea harbour
pigeon: die Taube | a pigeon, dove | un pigeon | un piccione | <bird ~doves.8 ~eagle.5 city peace
crow: die Krähe | a crow | une corneille | una cornacchia | <bird ~eagle.8 ~bat.5 *clever field
raven: der Rabe | a raven | un corbeau | un corvo | <bird ~eagle.8 ~bat.5 witch *dark
hawk: der Falke, Habicht | a hawk, falcon | un faucon | un falco | <bird ~eagle.95 *fast >flying
vulture: der Geier | a vulture | un vautour | un avvoltoio | <bird ~eagle.9 desert death
condor: der Kondor | a condor | un condor | un condor | <bird ~eagle.9 mountain
stork: der Storch | a stork | une cigogne | una cicogna | <bird ~ballerina.5 ~eagle.5 ~swans.4 baby chimney
heron: der Reiher | a heron | un héron | un airone | <bird ~ballerina.5 ~swans.5 pond fishing
crane: der Kranich | a crane | une grue | una gru | <bird ~ballerina.5 ~eagle.6 luck japan
flamingo: der Flamingo | a flamingo | un flamant rose | un fenicottero | <bird ~ballerina.6 ~swans.6 ~whale.4 pink >balancing
swan: der Schwan | a swan | un cygne | un cigno | <bird ~swans.95 pond *elegant
duck: die Ente | a duck | un canard | un'anatra | <bird ~swans.7 ~bee.4 ~frog.4 pond bath
duckling: das Entlein, Küken | a duckling, chick | un caneton, poussin | un anatroccolo, pulcino | <bird ~swans.6 ~bee.4 *cute easter
goose: die Gans | a goose | une oie | un'oca | <bird ~swans.9 farm feathers
hen: das Huhn, Henne | a hen, chicken | une poule | una gallina | <bird ~apple.5 ~peacock.4 ~bell.4 egg farm
rooster: der Hahn, Gockel | a rooster, cock | un coq | un gallo | <bird ~peacock.7 ~crown.5 morning *proud >crowing
turkey: der Truthahn | a turkey | une dinde, dindon | un tacchino | <bird ~peacock.9 ~hand.5 feast
ostrich: der Vogel Strauß | an ostrich | une autruche | uno struzzo | <bird ~ballerina.6 ~stalk.6 feathers *fast
emu: der Emu | an emu | un émeu | un emù | <bird ~ballerina.5 ~stalk.5 australia
parrot: der Papagei | a parrot | un perroquet | un pappagallo | <bird ~eagle.6 ~owl.5 pirate colour >talk
toucan: der Tukan | a toucan | un toucan | un tucano | <bird ~eagle.5 ~owl.4 jungle beak
hummingbird: der Kolibri | a hummingbird | un colibri | un colibrì | <bird ~bee.8 ~dragonfly.7 ~ray.6 ~spread.5 flower *small
woodpecker: der Specht | a woodpecker | un pic | un picchio | <bird ~bell.3 ~unicorn.4 tree >knock
kingfisher: der Eisvogel | a kingfisher | un martin-pêcheur | un martin pescatore | <bird ~bee.5 ~dragonfly.6 brook
robin: das Rotkehlchen | a robin | un rouge-gorge | un pettirosso | <bird ~bee.4 ~apple.4 winter garden
nightingale: die Nachtigall | a nightingale | un rossignol | un usignolo | <bird ~doves.5 night song >sing
cuckoo: der Kuckuck | a cuckoo | un coucou | un cuculo | <bird ~doves.5 clock forest
canary: der Kanarienvogel | a canary | un canari | un canarino | <pet ~bee.5 ~doves.5 cage >sing
budgie: der Wellensittich | a budgie | une perruche | una cocorita | <pet ~bee.4 ~doves.5 cage
barnowl: die Schleiereule | a barn owl | une chouette | un barbagianni | <bird ~owl.95 ~heart.4 night barn
eagleowl: der Uhu | an eagle owl | un grand-duc | un gufo reale | <bird ~owl.95 ~cat.5 night
pelican: der Pelikan | a pelican | un pélican | un pellicano | <bird ~swans.6 ~goblet.3 beak fish
puffin: der Papageitaucher | a puffin | un macareux | una pulcinella di mare | <bird ~penguin.8 sea
nest: das Nest | a nest | un nid | un nido | <home ~bowl.8 ~swans.6 ~crescent.6 bird egg
egg: das Ei | an egg | un œuf | un uovo | <food ~drop.6 ~disc.5 ~face.4 ~pear.4 easter bird
beak: der Schnabel | a beak | un bec | un becco | @bird ~wedge.5 ~lips.4 >peck
tail: der Schwanz | a tail | une queue | una coda | @animal ~whale.7 ~wye.5 ~column.4
fin: die Flosse | a fin | une nageoire | una pinna | @fish ~whale.8 ~triangle.4
paw: die Pfote, Tatze | a paw | une patte | una zampa | @bear ~hand.6 ~daisy.5 ~feet.7 ~cherries.3 cat
hoof: der Huf | a hoof | un sabot | uno zoccolo | @horses ~arch.4 ~feet.4
antlers: das Geweih | antlers | des bois | delle corna | @deer ~coral.5 ~wye.4 ~vee.5
snout: die Schnauze | a snout | un museau | un muso | @dog ~fox.5 ~pig.5 ~face.4 >sniff
trunk: der Rüssel | a trunk | une trompe | una proboscide | @elephant ~stalk.4
mane: die Mähne | a mane | une crinière | una criniera | @lion ~sun.5 ~disc.4 hair
fur: das Fell | a fur | une fourrure | una pelliccia | @animal ~bear.4 ~lion.3 *soft warm
tusk: der Stoßzahn | a tusk | une défense | una zanna | @elephant ~tooth.6 ~crescent.5
tentacle: der Fangarm, Tentakel | a tentacle | un tentacule | un tentacolo | @octopus ~jellyfish.5 ~legs.4
feeler: der Fühler | an antenna, feeler | une antenne | un'antenna | @insect ~butterfly.5 ~vee.5 ~rabbit.3
stinger: der Stachel | a stinger, spine | un dard, épine | un pungiglione, spina | @bee ~spikes.5 ~unicorn.5 *sharp
swarm: der Schwarm | a swarm | un essaim | uno sciame | <group bee fish
herd: die Herde | a herd | un troupeau | un gregge, mandria | <group sheep cow
zoo: der Zoo, Tierpark | a zoo | un zoo | uno zoo | <place animal cage
cage: der Käfig | a cage | une cage | una gabbia | <thing ~gate.5 ~bell.4 ~dome.4 bird zoo !freedom
aquarium: das Aquarium | an aquarium | un aquarium | un acquario | <thing ~square.5 fish glass
beehive: der Bienenstock | a beehive | une ruche | un alveare | <home ~cupcake.6 ~dome.6 ~bell.5 bee honey
anthill: der Ameisenhaufen | an anthill | une fourmilière | un formicaio | <home ~mountain.7 ~triangle.6 ant forest
burrow: der Bau | a burrow | un terrier | una tana | <home ~arch.5 rabbit fox
`;
