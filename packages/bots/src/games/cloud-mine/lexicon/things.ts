/** Things of every day, tools and machines: the same columns as in `sights.ts`. */
export const THINGS = `
thing: das Ding | a thing | une chose, truc | una cosa | machine
chair: der Stuhl | a chair | une chaise | una sedia | <furniture ~horses.3 ~legs.5 ~house.3 >sit
armchair: der Sessel | an armchair | un fauteuil | una poltrona | <furniture ~swans.6 ~bear.5 ~square.5 ~castle.4 *cosy
sofa: das Sofa | a sofa, couch | un canapé | un divano | <furniture ~swans.7 ~castle.5 ~square.5 ~robot.4 ~bar.4 *cosy
throne: der Thron | a throne | un trône | un trono | <furniture ~castle.6 ~robot.6 ~horses.4 king
stool: der Hocker | a stool | un tabouret | uno sgabello | <furniture ~table.8 ~mushroom.5 ~gate.4
bench: die Bank | a bench | un banc | una panchina | <furniture ~bar.5 ~cat.4 ~gate.6 ~table.8 garden
table: der Tisch | a table | une table | un tavolo | <furniture ~gate.7 ~mushroom.5 food
bed: das Bett | a bed | un lit | un letto | <furniture ~bar.5 ~square.4 >slumber
cradle: die Wiege | a cradle | un berceau | una culla | <furniture ~crescent.7 ~ship.5 ~bowl.6 baby
cupboard: der Schrank | a cupboard, wardrobe | une armoire | un armadio | <furniture ~square.7 ~house.4 clothes
shelf: das Regal | a shelf | une étagère | uno scaffale | <furniture ~square.4 ~gate.4 book
mirror: der Spiegel | a mirror | un miroir | uno specchio | <furniture ~ring.8 ~dolphins.7 ~face.3 ~key.3 wall beauty
frame: der Bilderrahmen | a picture frame | un cadre | una cornice | <thing ~ring.8 ~dolphins.7 ~fountain.3 wall picture
carpet: der Teppich | a carpet | un tapis | un tappeto | <thing ~bar.7 flying
curtain: der Vorhang | a curtain | un rideau | una tenda | <thing ~jellyfish.6 ~gate.5 ~trousers.4 ~castle.4 ~twins.4 window theatre
fringe: viele Fransen | fringes, tassels | des franges | delle frange | <thing ~jellyfish.8 ~octopus.5 ~spikes.3
pillow: das Kissen | a pillow, cushion | un coussin, oreiller | un cuscino | <thing ~bow.4 ~square.6 ~bar.5 ~bear.3 *soft sleep
blanket: die Decke | a blanket | une couverture, couette | una coperta | <thing ~ghost.5 ~bar.4 *soft warm
mattress: die Matratze | a mattress | un matelas | un materasso | <thing ~bar.6 sleep
lamp: die Lampe | a lamp | une lampe | una lampada | <thing ~bulb.8 ~mushroom.8 ~umbrella.6 ~bell.5 light
lantern: die Laterne | a lantern | une lanterne | una lanterna | <thing ~tulip.6 ~diamond.7 ~bulb.6 ~house.3 ~bell.4 light night
chandelier: der Kronleuchter, Leuchter | a chandelier, candelabra | un lustre, chandelier | un lampadario, candelabro | <thing ~crown.9 ~scales.5 ~deer.4 ~anchor.5 ~hand.4 light castle
candle: die Kerze | a candle | une bougie | una candela | <thing ~unicorn.6 ~column.6 ~rocket.5 light birthday church
torch: die Fackel | a torch | une torche | una torcia | <thing ~tulip.7 ~icecream.7 ~stalk.6 ~wedge.4 fire
stove: der Ofen | an oven, stove | un four, poêle | un forno, stufa | <thing ~square.5 ~house.4 warm kitchen
fireplace: der Kamin | a fireplace | une cheminée | un camino | <thing ~gate.6 ~house.6 ~arch.7 fire *cosy
chimney: der Schornstein | a chimney | un conduit de cheminée | un comignolo | @house ~column.6 smoke
smoke: der Rauch | smoke | de la fumée | del fumo | fire ~volcano.5 ~tree.4 ~mushroom.4
ash: die Asche | ash | de la cendre | della cenere | fire volcano
door: die Tür | a door | une porte | una porta | @house ~gate.6 ~column.4 ~arch.4
window: das Fenster | a window | une fenêtre | una finestra | @house ~square.5 ~gate.4 ~ring.3
roof: das Dach | a roof | un toit | un tetto | @house ~triangle.6 ~dome.3
wall: die Wand, Mauer | a wall | un mur | un muro | @house ~bar.5 ~square.4
stairs: die Treppe | stairs, staircase | un escalier | una scala | @house ~pineapple.2 ~fir.3 >climb
ladder: die Leiter | a ladder | une échelle | una scala a pioli | <tool ~column.5 ~twins.5 >climb
cellar: der Keller | a cellar | une cave | una cantina | @house *dark
attic: der Dachboden | an attic | un grenier | una soffitta | @house ~triangle.3 *old
kitchen: die Küche | a kitchen | une cuisine | una cucina | @house food cook
bath: die Badewanne | a bathtub | une baignoire | una vasca da bagno | <thing ~bowl.8 ~ship.5 ~ufo.4 ~lotus.3 water foam
toilet: die Toilette, Klo | a toilet, loo | des toilettes | un gabinetto | <thing ~goblet.5 ~vase.4 ~mushroom.3
foam: der Schaum | foam | de la mousse | della schiuma | ~lion.4 ~cupcake.4 bath sea *soft
soap: die Seife | soap | du savon | del sapone | <thing ~bar.4 bath
towel: das Handtuch | a towel | une serviette | un asciugamano | <thing ~bar.4 ~square.3 beach
toothbrush: die Zahnbürste | a toothbrush | une brosse à dents | uno spazzolino | <thing ~column.4 tooth
comb: der Kamm | a comb | un peigne | un pettine | <thing ~spikes.6 ~crown.4 ~jellyfish.4 hair
brush: die Bürste | a brush | une brosse | una spazzola | <thing ~stalk.5 ~jellyfish.4 hair
perfume: das Parfum | a perfume bottle | un flacon de parfum | un profumo | <thing ~unicorn.5 ~vase.7 ~pear.6 ~drop.6 ~bell.4 smell
smell: der Duft | a smell, scent | une odeur, parfum | un profumo, odore | nose flower
pot: der Topf | a pot | une casserole, marmite | una pentola | <vessel ~pig.5 ~square.5 ~bowl.5 ~hat.5 ~goblet.3 kitchen
cauldron: der Kessel, Hexenkessel | a cauldron | un chaudron | un calderone | <vessel ~bowl.6 ~pig.5 ~apple.5 ~disc.4 witch
pan: die Pfanne | a pan | une poêle | una padella | <vessel ~stalk.7 ~alien.4 kitchen
bowl: die Schüssel, Schale | a bowl | un bol | una ciotola, scodella | <vessel ~ufo.5 ~lotus.5 ~crescent.5 ~goblet.4
plate: der Teller | a plate | une assiette | un piatto | <vessel ~disc.5 ~ufo.4 ~bar.3 food
cup: die Tasse | a cup, mug | une tasse | una tazza | <vessel ~goblet.7 ~bowl.5 ~pig.3 coffee
glass: das Glas, Trinkglas | a glass | un verre | un bicchiere | <vessel ~goblet.8 ~whale.5 ~wedge.5 drink
wineglass: das Weinglas | a wine glass | un verre à vin | un calice da vino | <vessel ~goblet.95 ~whale.5 ~wye.5 ~tulip.5 wine
cocktailglass: das Cocktailglas | a cocktail glass | un verre à cocktail | un bicchiere da cocktail | <vessel ~goblet.9 ~whale.8 ~wye.9 drink
trophy: der Pokal | a trophy | un trophée | un trofeo | <vessel ~goblet.95 ~hourglass.5 ~skull.2 victory gold
bottle: die Flasche | a bottle | une bouteille | una bottiglia | <vessel ~vase.8 ~pear.6 ~rabbit.4 ~eight.5 ~column.5 drink
jar: das Einmachglas | a jar | un bocal, pot | un barattolo, vasetto | <vessel ~pig.5 ~vase.5 ~hat.5 ~square.6 jam
honeypot: der Honigtopf | a honey pot | un pot de miel | un vasetto di miele | <vessel ~pig.7 ~vase.6 ~apple.5 ~hat.5 honey bear
jug: der Krug | a jug | une cruche | una brocca | <vessel ~vase.8 ~goblet.4 water
teapot: die Teekanne | a teapot | une théière | una teiera | <vessel ~apple.5 ~vase.5 ~elephant.4 ~pig.4 tea
wateringcan: die Gießkanne | a watering can | un arrosoir | un annaffiatoio | <vessel ~elephant.4 ~apple.3 garden
bucket: der Eimer | a bucket | un seau | un secchio | <vessel ~square.5 ~cupcake.5 ~wedge.4 beach sand
barrel: das Fass | a barrel | un tonneau | una botte | <vessel ~square.6 ~disc.5 ~pear.3 wine
basket: der Korb | a basket | un panier | un cesto | <vessel ~cupcake.7 ~bowl.7 ~arch.3 ~balloon.3 picnic
box: die Kiste, Schachtel | a box | une boîte | una scatola | <vessel ~square.8 ~robot.4 secret
treasurechest: die Schatztruhe | a treasure chest | un coffre au trésor | un forziere | <vessel ~square.6 ~dome.5 ~house.4 pirate gold
treasure: der Schatz | a treasure | un trésor | un tesoro | gold pirate ~ex.5 ~crown.4 *precious
treasuremap: die Schatzkarte | a treasure map | une carte au trésor | una mappa del tesoro | <thing ~ex.8 pirate
bag: die Tasche | a bag | un sac | una borsa | <vessel ~pear.5 ~vase.4 ~bell.4 ~square.5
handbag: die Handtasche | a handbag | un sac à main | una borsetta | <vessel ~key.3 ~bell.5 ~house.4 lady
rucksack: der Rucksack | a rucksack, backpack | un sac à dos | uno zaino | <vessel ~bear.5 ~square.5 ~turtle.4 hike
suitcase: der Koffer | a suitcase | une valise | una valigia | <vessel ~square.8 ~robot.4 travel
sack: der Sack | a sack | un sac de toile | un sacco | <vessel ~pear.7 ~drop.6 ~vase.5 christmas
piggybank: das Sparschwein | a piggy bank | une tirelire | un salvadanaio | <vessel ~pig.9 money
money: das Geld | money | de l'argent | dei soldi | *precious work
coin: die Münze | a coin | une pièce | una moneta | <thing ~disc.6 money
wallet: das Portemonnaie | a wallet, purse | un portefeuille | un portafoglio | <thing ~square.5 money
fork: die Gabel | a fork | une fourchette | una forchetta | <tool ~tulip.8 ~hand.6 ~crown.6 ~wye.6 ~stalk.4 food
knife: das Messer | a knife | un couteau | un coltello | <tool ~column.5 ~plane.4 *sharp
spoon: der Löffel | a spoon | une cuillère | un cucchiaio | <tool ~stalk.8 ~alien.4 ~guitar.4 soup
whisk: der Schneebesen | a whisk | un fouet | una frusta | <tool ~balloon.6 ~bulb.5 ~stalk.6 kitchen
corkscrew: der Korkenzieher | a corkscrew | un tire-bouchon | un cavatappi | <tool ~angel.6 ~plane.6 ~cross.7 ~tee.7 ~anchor.4 wine
grater: die Reibe | a grater | une râpe | una grattugia | <tool ~triangle.4 cheese
broom: der Besen | a broom | un balai | una scopa | <tool ~stalk.5 ~fir.4 ~tree.3 witch
hammer: der Hammer | a hammer | un marteau | un martello | <tool ~tee.9 ~mushroom.7 ~goblet.6 ~umbrella.4 >knock
anvil: der Amboss | an anvil | une enclume | un'incudine | <tool ~goblet.7 ~hourglass.7 ~mushroom.5 ~tee.6 *heavy iron
axe: die Axt | an axe | une hache | un'ascia | <tool ~tee.5 ~butterfly.4 ~anchor.4 wood
saw: die Säge | a saw | une scie | una sega a mano, sega | <tool ~spikes.4 ~bar.3 wood
pliers: die Zange | pliers, pincers | une pince | una pinza | <tool ~scissors.8 ~ex.6 ~crab.5 ~trousers.4
screw: die Schraube | a screw | une vis | una vite | <tool ~mushroom.4 ~tee.5 ~alien.4
screwdriver: der Schraubenzieher | a screwdriver | un tournevis | un cacciavite | <tool ~rocket.3 ~stalk.4
spanner: der Schraubenschlüssel | a spanner, wrench | une clé anglaise | una chiave inglese | <tool ~key.7 ~wye.6 ~tulip.4
ironnail: der Nagel | an iron nail | un clou | un chiodo | <tool ~tee.6 ~ray.3 hammer
needle: die Nadel | a needle | une aiguille | un ago | <tool ~column.3 ~unicorn.3 *sharp thread
pin: die Stecknadel | a pin | une épingle | uno spillo | <tool ~stalk.6 ~alien.4
thread: der Faden | a thread | un fil | un filo | <thing needle spider
rope: das Seil | a rope | une corde | una corda | <thing ship
knot: der Knoten | a knot | un nœud | un nodo | <thing ~bow.8 ~heart.3
wool: die Wolle | wool | de la laine | della lana | <thing ~disc.4 ~lion.4 sheep *soft
shovel: die Schaufel, Spaten | a shovel, spade | une pelle | una pala | <tool ~stalk.6 ~goblet.4 ~tulip.4 >dig
rake: der Rechen | a rake | un râteau | un rastrello | <tool ~tee.5 ~spikes.4 ~jellyfish.3 garden
pickaxe: die Spitzhacke | a pickaxe | une pioche | un piccone | <tool ~anchor.8 ~tee.7 ~whale.4
plough: der Pflug | a plough | une charrue | un aratro | <tool ~anchor.4 field
pitchfork: die Heugabel, Mistgabel | a pitchfork | une fourche | un forcone | <tool ~tulip.8 ~hand.5 ~crown.4 farm devil
trident: der Dreizack | a trident | un trident | un tridente | <weapon ~tulip.9 ~hand.5 ~crown.5 ~anchor.6 neptune
wheel: das Rad | a wheel | une roue | una ruota | <thing ~ring.8 ~disc.7 ~sun.4
cogwheel: das Zahnrad | a cogwheel, gear | un engrenage | un ingranaggio | <thing ~sun.9 ~daisy.6 ~ring.5 machine
propeller: der Propeller | a propeller | une hélice | un'elica | <thing ~daisy.6 ~dragonfly.7 ~ex.8 ~bow.6 ~scales.5 ~cross.5 plane
fan: der Fächer | a hand fan | un éventail | un ventaglio | <thing ~peacock.9 ~hand.5 lady
ventilator: der Ventilator | an electric fan | un ventilateur | un ventilatore | <machine ~daisy.7 ~stalk.6 ~flower.6 wind
windmill: die Windmühle | a windmill | un moulin à vent | un mulino a vento | <building ~ex.8 ~daisy.5 ~star.4 ~dragonfly.3 wind holland
pinwheel: das Windrädchen | a pinwheel | un moulinet | una girandola | <toy ~daisy.7 ~flower.7 ~stalk.5 wind
weathervane: die Wetterfahne | a weathervane | une girouette | una banderuola | <thing ~scales.5 ~plane.3 ~cross.5 wind roof
clock: die Uhr | a clock | une horloge | un orologio | <thing ~disc.5 ~ring.4 ~house.3 time
cuckooclock: die Kuckucksuhr | a cuckoo clock | un coucou suisse | un orologio a cucù | <thing ~house.7 time
alarmclock: der Wecker | an alarm clock | un réveil | una sveglia | <thing ~mouse.7 ~owl.5 ~monkey.4 ~balls.2 morning >ringing
watch: die Armbanduhr | a watch | une montre | un orologio da polso | <thing ~key.3 ~ring.5 time
telephone: das Telefon | a telephone | un téléphone | un telefono | <machine ~moustache.5 ~dumbbell.5 ~phone.5 >talk
phone: das Handy | a mobile phone | un portable | un cellulare | <machine ~column.5 >talk
radio: das Radio | a radio | une radio | una radio | <machine ~robot.4 ~square.4 music
television: der Fernseher | a television | une télévision | un televisore | <machine ~square.6 ~robot.5
computer: der Computer | a computer | un ordinateur | un computer | <machine ~square.5 ~robot.5
camera: die Kamera | a camera | un appareil photo | una macchina fotografica | <machine ~pig.3 ~square.4 picture
microphone: das Mikrofon | a microphone | un micro | un microfono | <machine ~stalk.8 ~icecream.7 ~bulb.5 song
headphones: viele Kopfhörer | headphones | un casque audio | delle cuffie | <machine ~arch.8 ~trousers.4 ~monkey.5 ~cherries.5 ~dolphins.4 music
loudspeaker: der Lautsprecher | a loudspeaker | un haut-parleur | un altoparlante | <machine ~robot.4 ~square.4 music
microscope: das Mikroskop | a microscope | un microscope | un microscopio | <machine *small
telescope: das Fernrohr | a telescope | un télescope | un telescopio | <machine ~wedge.3 star
binoculars: das Fernglas | binoculars | des jumelles | un binocolo | <thing ~trousers.5 ~twins.6 ~glasses.6 ~feet.3
magnifier: die Lupe | a magnifying glass | une loupe | una lente d'ingrandimento | <thing ~key.7 ~stalk.7 ~ring.5 detective
magnet: der Magnet | a magnet | un aimant | una calamita | <thing ~arch.9 ~trousers.6 ~bowl.3 iron
horseshoe: das Hufeisen | a horseshoe | un fer à cheval | un ferro di cavallo | <thing ~arch.9 ~trousers.6 ~dolphins.4 luck horse
chain: die Kette | a chain | une chaîne | una catena | <thing anchor
lock: das Schloss | a padlock | un cadenas | un lucchetto | <thing ~bell.4 ~house.4 ~arch.3 secret
keyhole: das Schlüsselloch | a keyhole | un trou de serrure | un buco della serratura | <thing ~key.5 ~dress.5 ~stalk.4 ~hourglass.4 secret
bellows: der Blasebalg | bellows | un soufflet | un mantice | <tool ~heart.6 ~drop.4 fire
scale: die Küchenwaage | kitchen scales | une balance de cuisine | una bilancia da cucina | <thing ~scales.8
thermometer: das Thermometer | a thermometer | un thermomètre | un termometro | <thing ~key.5 ~column.4 illness
syringe: die Spritze | a syringe | une seringue | una siringa | <tool ~tee.4 ~rocket.4 ~cross.3 doctor
plaster: das Pflaster | a plaster | un pansement | un cerotto | <thing ~bar.4 ~ex.3 pain
pill: die Pille | a pill | un comprimé | una pillola | <thing ~bar.3 illness
pencil: der Bleistift | a pencil | un crayon | una matita | <tool ~rocket.5 ~column.6 >draw
pen: der Füller, Stift | a pen | un stylo | una penna | <tool ~rocket.4 ~column.5 >write
paintbrush: der Pinsel | a paintbrush | un pinceau | un pennello | <tool ~column.4 ~tulip.4 ~torch.4 painter
palette: die Palette | a palette | une palette | una tavolozza | <thing ~disc.3 painter colour
ink: die Tinte | ink | de l'encre | dell'inchiostro | octopus >write
paper: das Papier | paper | du papier | della carta | <thing ~square.4 >write
letter: der Brief | a letter | une lettre | una lettera | <thing ~square.5 ~bow.2 love
book: das Buch | a book | un livre | un libro | <thing ~butterfly.6 ~doves.4 ~square.5 ~profiles.4 >read
newspaper: die Zeitung | a newspaper | un journal | un giornale | <thing ~butterfly.4 ~square.4 >read
map: die Landkarte | a map | une carte | una mappa | <thing ~butterfly.3 ~ex.4 travel
compass: der Kompass | a compass | une boussole | una bussola | <thing ~star.8 ~daisy.4 ~disc.3 travel ship
divider: der Zirkel | a pair of compasses | un compas | un compasso | <tool ~trousers.5 ~scissors.6 ~vee.2 ~arch.4 school
flag: die Fahne | a flag | un drapeau | una bandiera | <thing ~bow.3 ~tee.3 wind
parasol: der Sonnenschirm | a parasol | un parasol | un ombrellone | <thing ~umbrella.95 ~mushroom.8 ~palm.5 ~tree.5 beach summer
tent: das Zelt | a tent | une tente | una tenda da campeggio | <thing ~triangle.8 ~star.5 ~house.6 ~mountain.5 ~cupcake.3 holiday
hammock: die Hängematte | a hammock | un hamac | un'amaca | <thing ~crescent.9 ~moustache.6 ~mask.4 holiday >slumber
deckchair: der Liegestuhl | a deckchair | une chaise longue | una sdraio | <furniture ~ex.4 beach holiday
kite: der Flugdrachen, Drachen | a kite | un cerf-volant | un aquilone | <toy ~ray.9 ~diamond.9 ~tulip.4 ~wedge.4 wind autumn >flying
swing: die Schaukel | a swing | une balançoire | un'altalena | <toy ~anchor.7 ~gate.6 ~crescent.5 ~scales.5 ~ring.2 park child
slide: die Rutschbahn | a slide | un toboggan | uno scivolo | <toy ~triangle.3 park
seesaw: die Wippe | a seesaw | une bascule | un'altalena a bilico | <toy ~scales.8 ~whale.4 park
carousel: das Karussell | a carousel, merry-go-round | un manège | una giostra | <toy ~umbrella.7 ~mushroom.5 ~spider.4 ~ufo.4 fair
ferriswheel: das Riesenrad | a Ferris wheel | une grande roue | una ruota panoramica | <toy ~sun.6 ~ring.6 ~daisy.5 fair
teddy: der Teddy, Teddybär | a teddy, teddy bear | un nounours, ours en peluche | un orsacchiotto | <toy ~bear.95 ~mouse.5 child *cute
doll: die Puppe | a doll | une poupée | una bambola | <toy ~dress.6 ~snowman.5 ~ballerina.5 child
matryoshka: die Matrjoschka | a Russian doll | une poupée russe | una matrioska | <toy ~pear.8 ~bulb.6 ~eight.8 ~bell.4 ~snowman.5
spinningtop: der Kreisel | a spinning top | une toupie | una trottola | <toy ~wedge.7 ~ray.5 ~tulip.4 ~heart.4 ~balloon.4 >turn
yoyo: das Jo-Jo | a yo-yo | un yo-yo | uno yo-yo | <toy ~stalk.4 ~disc.3
rattle: die Rassel | a rattle | un hochet | un sonaglio | <toy ~stalk.7 ~alien.4 ~bulb.5 baby
dummy: der Schnuller | a dummy, pacifier | une tétine | un ciuccio | <thing ~moustache.4 ~ring.3 ~apple.3 baby
pram: der Kinderwagen | a pram | une poussette | una carrozzina | <vehicle ~bowl.4 ~cherries.3 baby
rockinghorse: das Schaukelpferd | a rocking horse | un cheval à bascule | un cavallo a dondolo | <toy ~horses.7 ~ship.3 child
hobbyhorse: das Steckenpferd | a hobby horse | un cheval-bâton | un cavallo di legno | <toy ~horses.6 ~cat.3
toyballoon: der Luftballon | a toy balloon | un ballon de baudruche | un palloncino | <toy ~balloon.9 ~stalk.8 ~bulb.6 ~pear.5 party
bubble: die Seifenblase | a soap bubble | une bulle de savon | una bolla di sapone | <toy ~disc.6 ~ring.4 *soft child
dice: der Würfel | dice | un dé | un dado | <toy ~square.7 luck
card: die Spielkarte | a playing card | une carte à jouer | una carta da gioco | <toy ~square.4 ~heart.3 luck
chesspawn: der Schachbauer | a chess pawn | un pion | un pedone | <toy ~eight.8 ~bulb.5 ~snowman.6 ~bell.6 ~dress.7 ~keyhole.5 chess
chessqueen: die Schachkönigin | a chess queen | une dame d'échecs | una regina degli scacchi | <toy ~hourglass.8 ~snowman.6 ~crown.6 ~dress.6 ~key.4 chess
chessrook: der Schachturm | a chess rook | une tour d'échecs | una torre degli scacchi | <toy ~castle.7 ~hourglass.6 ~vase.5 ~goblet.4 chess
skittle: der Kegel | a skittle, bowling pin | une quille | un birillo | <toy ~vase.7 ~rabbit.5 ~bulb.4 ~pear.5 ~eight.7 ~column.5 sport
ball: der Ball | a ball | un ballon, balle | una palla | <toy ~disc.7 sport play
hotairballoon: der Heißluftballon | a hot-air balloon | une montgolfière | una mongolfiera | <vehicle ~balloon.95 ~bulb.7 ~alien.4 ~drop.3 sky
dumbbell: die Hantel | a dumbbell | un haltère | un manubrio | <thing ~bow.6 ~hourglass.7 ~crab.4 *heavy muscle
bowarrow: der Bogen | a bow and arrow | un arc | un arco e frecce | <weapon ~crescent.5 ~anchor.4
arrow: der Pfeil | an arrow | une flèche | una freccia | <weapon ~rocket.7 ~star.6 ~triangle.5 ~fir.6 ~drop.3
sword: das Schwert | a sword | une épée | una spada | <weapon ~plane.8 ~cross.9 ~star.4 ~ray.4 ~column.3 knight
dagger: der Dolch | a dagger | un poignard | un pugnale | <weapon ~plane.7 ~cross.8 ~ray.6 ~spread.7 ~star.6 *sharp
shield: der Schild | a shield | un bouclier | uno scudo | <weapon ~heart.7 ~wedge.6 ~diamond.5 ~tulip.4 knight
spear: der Speer, Lanze | a spear, lance | une lance | una lancia | <weapon ~unicorn.5 ~column.5 ~rocket.5 warrior
catapult: die Steinschleuder | a slingshot, catapult | un lance-pierre | una fionda | <weapon ~wye.95 ~whale.8 ~goblet.5 child
cannon: die Kanone | a cannon | un canon | un cannone | <weapon war
bomb: die Bombe | a bomb | une bombe | una bomba | <weapon ~apple.5 ~pear.4 ~balloon.4 explosion
weapon: die Waffe | a weapon | une arme | un'arma | war *sharp
sceptre: das Zepter | a sceptre | un sceptre | uno scettro | <thing ~tulip.8 ~key.7 ~stalk.7 ~crown.4 king
wand: der Zauberstab | a magic wand | une baguette magique | una bacchetta magica | <thing ~star.5 ~stalk.6 ~column.3 magic fairy
crystalball: die Kristallkugel | a crystal ball | une boule de cristal | una sfera di cristallo | <thing ~bulb.6 ~disc.4 ~goblet.4 witch
snowglobe: die Schneekugel | a snow globe | une boule à neige | una boule de neige | <thing ~bulb.7 ~cupcake.5 ~hat.3 christmas
birdbath: das Vogelbad | a bird bath | un bain d'oiseaux | una vaschetta per uccelli | <thing ~goblet.9 ~hourglass.6 ~fountain.6 ~tee.4 garden
birdhouse: das Vogelhaus | a birdhouse | un nichoir | una casetta per uccelli | <thing ~house.8 ~stalk.3 garden
mailbox: der Briefkasten | a letterbox | une boîte aux lettres | una cassetta delle lettere | <thing ~house.4 ~square.4 letter
bin: der Mülleimer | a bin | une poubelle | un bidone | <vessel ~square.4 ~cupcake.4
ashes: die Urne | an urn | une urne | un'urna | <vessel ~vase.9 ~goblet.6 death
gravestone: der Grabstein | a gravestone | une pierre tombale | una lapide | <thing ~ghost.5 ~arch.4 ~gate.3 death
coffin: der Sarg | a coffin | un cercueil | una bara | <thing ~diamond.4 ~column.4 vampire death
statue: die Statue | a statue | une statue | una statua | <thing ~hourglass.5 ~angel.6 ~bear.4 city *old
bust: die Büste | a bust | un buste | un busto | <thing ~bell.4 ~bulb.5 ~face.5 *old
furniture: das Möbel | furniture | un meuble | un mobile | house
wood: das Holz | wood | du bois | del legno | tree
stone: der Stein | a stone, rock | une pierre, caillou | un sasso, pietra | ~disc.3 ~mountain.3 *heavy
iron: das Eisen | iron | du fer | del ferro | <metal *heavy
cotton: die Watte | cotton wool | du coton, ouate | del cotone | *soft ~lion.3 white
silk: die Seide | silk | de la soie | della seta | *soft
feather: die Feder | a feather | une plume | una piuma | @bird ~leaf.6 ~fir.6 ~drop.4 ~horses.4 *light
picture: das Bild, Gemälde | a picture, painting | un tableau, image | un quadro | <thing ~square.5 ~frame.6 painter
dustpan: der Staubsauger | a vacuum cleaner | un aspirateur | un aspirapolvere | <machine ~elephant.5 house
washing: die Waschmaschine | a washing machine | une machine à laver | una lavatrice | <machine ~square.6 laundry
sewing: die Nähmaschine | a sewing machine | une machine à coudre | una macchina da cucire | <machine thread
scissorsgarden: die Gartenschere | garden shears, secateurs | un sécateur | delle cesoie | <tool ~scissors.95 ~lobster.7 ~ex.5 garden
`;
