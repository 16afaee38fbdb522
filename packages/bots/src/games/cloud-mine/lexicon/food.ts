/** What grows and what is eaten: the same columns as in `sights.ts`. */
export const FOOD = `
oak: die Eiche | an oak | un chêne | una quercia | <plant ~tree.95 ~mushroom.4 *strong *old acorn
beech: die Buche | a beech | un hêtre | un faggio | <plant ~tree.9 forest
birch: die Birke | a birch | un bouleau | una betulla | <plant ~tree.8 ~column.4 white
chestnut: der Kastanienbaum | a chestnut tree | un châtaignier | un castagno | <plant ~tree.9 autumn
willow: die Trauerweide | a weeping willow, willow | un saule pleureur | un salice piangente | <plant ~jellyfish.7 ~tree.7 ~mushroom.6 ~parachute.5 *sad pond
poplar: die Pappel | a poplar | un peuplier | un pioppo | <plant ~fir.6 ~column.7 road
cypress: die Zypresse | a cypress | un cyprès | un cipresso | <plant ~fir.8 ~column.7 ~drop.5 italy
pine: die Kiefer, Pinie | a pine | un pin | un pino | <plant ~tree.8 ~mushroom.6 ~fir.6 forest
spruce: die Fichte | a spruce | un épicéa | un abete rosso | <plant ~fir.95 forest
christmastree: der Weihnachtsbaum, Christbaum | a Christmas tree | un sapin de Noël | un albero di Natale | <plant ~fir.95 christmas gift star
cedar: die Zeder | a cedar | un cèdre | un cedro | <plant ~tree.7 ~fir.5
maple: der Ahorn | a maple | un érable | un acero | <plant ~leaf.8 ~tree.7 canada autumn
bonsai: der Bonsai | a bonsai | un bonsaï | un bonsai | <plant ~tree.7 ~palm.5 ~mushroom.5 japan *small
olivetree: der Olivenbaum | an olive tree | un olivier | un ulivo | <plant ~tree.8 peace italy
seedling: der Keimling, Spross | a seedling, sprout | une pousse, germe | un germoglio | <plant ~eagle.4 ~wye.7 ~flower.6 ~tree.6 ~tulip.5 spring *young
sapling: das Bäumchen | a sapling | un arbrisseau | un alberello | <plant ~tree.8 ~flower.7 ~stalk.6 *young
bush: der Busch, Strauch | a bush, shrub | un buisson | un cespuglio | <plant ~dome.6 ~disc.5 ~lion.4 garden
hedge: die Hecke | a hedge | une haie | una siepe | <plant ~bar.6 garden
grass: Gras | grass | de l'herbe | dell'erba | <plant ~spikes.6 meadow
reed: das Schilf | reeds | un roseau | una canna | <plant ~spikes.5 ~column.4 pond
bamboo: der Bambus | bamboo | un bambou | un bambù | <plant ~column.5 ~twins.5 panda china
fern: der Farn | a fern | une fougère | una felce | <plant ~leaf.7 ~fan.6 ~peacock.5 forest
moss: das Moos | moss | de la mousse | del muschio | <plant ~dome.4 forest *soft
ivy: der Efeu | ivy | du lierre | dell'edera | <plant ~leaf.6 wall
clover: das Kleeblatt | a clover, four-leaf clover | un trèfle | un quadrifoglio, trifoglio | <plant ~mouse.7 ~daisy.6 ~butterfly.5 ~flower.5 luck ireland
thistle: die Distel | a thistle | un chardon | un cardo | <plant ~tulip.5 ~crown.5 ~hand.5 *sharp
cactus: der Kaktus | a cactus | un cactus | un cactus | <plant ~crown.6 ~hand.6 ~wye.6 ~column.5 desert *sharp
agave: die Agave, Aloe | an agave, aloe | un agave | un'agave | <plant ~lotus.8 ~pineapple.6 ~spikes.6 desert
bud: die Knospe | a bud | un bourgeon | un bocciolo | @flower ~tulip.7 ~drop.7 ~lotus.5 spring
petal: das Blütenblatt | a petal | un pétale | un petalo | @flower ~drop.5 ~daisy.5
root: die Wurzel | a root | une racine | una radice | @plant ~tooth.6 ~octopus.5 ~legs.4 earth
branch: der Ast, Zweig | a branch, twig | une branche, rameau | un ramo | @tree ~wye.7 ~deer.6 ~vee.5
stem: der Stängel | a stem | une tige | uno stelo | @flower ~stalk.5 ~column.5
bark: die Rinde | bark | une écorce | una corteccia | @tree ~column.3
thorn: der Dorn | a thorn | une épine | una spina | @rose ~spikes.4 ~unicorn.4 *sharp
treetrunk: der Baumstamm | a tree trunk, log | un tronc | un tronco | @tree ~column.7 wood
stump: der Baumstumpf | a tree stump | une souche | un ceppo | @tree ~cupcake.4 ~square.5 wood
rose: die Rose | a rose | une rose | una rosa | <flower ~tulip.6 ~lotus.6 ~cupcake.4 love thorn
lily: die Lilie | a lily | un lys | un giglio | <flower ~tulip.8 ~lotus.7 *elegant white
orchid: die Orchidee | an orchid | une orchidée | un'orchidea | <flower ~daisy.7 ~lotus.5 ~butterfly.6 ~palm.4 *elegant pot
sunflower: die Sonnenblume | a sunflower | un tournesol | un girasole | <flower ~daisy.8 ~sun.8 ~stalk.6 summer
poppy: der Mohn, Mohnblume | a poppy | un coquelicot | un papavero | <flower ~tulip.6 ~goblet.4 field
dandelion: der Löwenzahn, Pusteblume | a dandelion | un pissenlit | un dente di leone, soffione | <flower ~stalk.8 ~tree.5 ~sun.6 >blow meadow
violet: das Veilchen | a violet | une violette | una viola | <flower ~daisy.6 ~butterfly.4 spring *shy
snowdrop: das Schneeglöckchen | a snowdrop | un perce-neige | un bucaneve | <flower ~bell.7 ~tulip.6 spring snow
bellflower: die Glockenblume | a bellflower, bluebell | une campanule | una campanula | <flower ~bell.8 ~tulip.6 meadow
edelweiss: das Edelweiß | an edelweiss | un edelweiss | una stella alpina | <flower ~star.8 ~daisy.7 mountain
carnation: die Nelke | a carnation | un œillet | un garofano | <flower ~tulip.6 ~fan.4
narcissus: die Narzisse, Osterglocke | a daffodil, narcissus | une jonquille | un narciso | <flower ~daisy.6 easter spring
waterlily: die Seerose | a water lily | un nénuphar | una ninfea | <flower ~lotus.95 pond frog
hibiscus: der Hibiskus | a hibiscus | un hibiscus | un ibisco | <flower ~daisy.8 holiday
bouquet: der Blumenstrauß | a bouquet, bunch of flowers | un bouquet | un mazzo di fiori | <gift ~tulip.6 ~flower.7 ~fan.7 ~goblet.4 ~pineapple.4 wedding
wreath: der Kranz | a wreath | une couronne de fleurs | una ghirlanda | <thing ~ring.9 ~dolphins.5 christmas door
flowerpot: der Blumentopf | a flowerpot | un pot de fleurs | un vaso di fiori | <vessel ~cupcake.6 ~tulip.5 ~wedge.4 garden
banana: die Banane | a banana | une banane | una banana | <fruit ~crescent.9 ~moustache.4 monkey yellow
lemon: die Zitrone | a lemon | un citron | un limone | <fruit ~disc.4 ~bow.3 ~drop.4 *sour yellow
orange: die Orange | an orange | une orange | un'arancia | <fruit ~disc.7 ~apple.7 juice
peach: der Pfirsich | a peach | une pêche | una pesca | <fruit ~apple.8 ~heart.6 ~disc.5 summer *soft
plum: die Pflaume, Zwetschge | a plum | une prune | una prugna | <fruit ~apple.6 ~drop.5 blue
apricot: die Aprikose | an apricot | un abricot | un'albicocca | <fruit ~apple.7 ~heart.5 summer
strawberry: die Erdbeere | a strawberry | une fraise | una fragola | <fruit ~heart.7 ~wedge.6 ~pineapple.6 red summer
raspberry: die Himbeere | a raspberry | une framboise | un lampone | <fruit ~cupcake.4 ~heart.5 ~wedge.4 red
blueberry: die Heidelbeere | a blueberry | une myrtille | un mirtillo | <fruit ~disc.5 ~crown.3 blue forest
grapes: viele Trauben, Weintraube | grapes | des raisins, raisin | dell'uva | <fruit ~wedge.6 ~cherries.5 ~heart.4 wine
melon: die Melone | a melon | un melon | un melone | <fruit ~disc.7 ~dome.5 ~apple.5 summer
watermelon: die Wassermelone | a watermelon | une pastèque | un'anguria | <fruit ~disc.6 ~crescent.6 ~dome.6 summer
coconut: die Kokosnuss | a coconut | une noix de coco | una noce di cocco | <fruit ~disc.6 ~face.4 palm holiday
fig: die Feige | a fig | une figue | un fico | <fruit ~drop.7 ~pear.7 *sweet
kiwi: die Kiwi | a kiwi | un kiwi | un kiwi | <fruit ~disc.5 green
mango: die Mango | a mango | une mangue | un mango | <fruit ~apple.5 ~drop.4 ~heart.4 *sweet
pomegranate: der Granatapfel | a pomegranate | une grenade | un melograno | <fruit ~apple.7 ~vase.5 ~crown.4 red
quince: die Quitte | a quince | un coing | una mela cotogna | <fruit ~pear.8 ~apple.7 yellow
nut: die Nuss, Haselnuss | a nut, hazelnut | une noisette | una nocciola | <food ~drop.5 ~disc.4 squirrel
walnut: die Walnuss, Baumnuss | a walnut | une noix | una noce | <food ~heart.5 ~disc.4 brain
acorn: die Eichel | an acorn | un gland | una ghianda | <food ~hat.5 ~drop.6 ~bulb.5 oak squirrel
almond: die Mandel | an almond | une amande | una mandorla | <food ~drop.5
peanut: die Erdnuss | a peanut | une cacahuète | un'arachide | <food ~eight.9 ~hourglass.6 elephant
carrot: die Karotte, Rüebli | a carrot | une carotte | una carota | <vegetable ~pineapple.6 ~wedge.8 ~icecream.6 rabbit snowman
turnip: die Rübe | a turnip | un navet | una rapa | <vegetable ~pineapple.6 ~heart.5 ~wedge.5 ~drop.4 leaf
radish: das Radieschen | a radish | un radis | un ravanello | <vegetable ~pineapple.6 ~apple.5 ~drop.5 red
onion: die Zwiebel | an onion | un oignon | una cipolla | <vegetable ~unicorn.5 ~drop.8 ~pear.7 ~bell.4 ~fir.4 >cry kitchen
garlic: der Knoblauch | garlic | de l'ail | dell'aglio | <vegetable ~pear.7 ~drop.8 ~unicorn.5 ~fir.4 vampire kitchen
leek: der Lauch | a leek | un poireau | un porro | <vegetable ~wye.5 ~column.6 soup
potato: die Kartoffel | a potato | une pomme de terre | una patata | <vegetable ~disc.4 ~pear.4 earth
tomato: die Tomate | a tomato | une tomate | un pomodoro | <vegetable ~apple.8 ~disc.5 red
cucumber: die Gurke | a cucumber | un concombre | un cetriolo | <vegetable ~column.7 green
pepper: die Paprika, Peperoni | a pepper, chilli | un poivron, piment | un peperone | <vegetable ~heart.6 ~tooth.5 ~apple.5 *hot red
eggplant: die Aubergine | an aubergine, eggplant | une aubergine | una melanzana | <vegetable ~pear.7 ~drop.5 purple
pumpkin: der Kürbis | a pumpkin | une citrouille, courge | una zucca | <vegetable ~apple.7 ~pear.6 ~disc.5 ~face.5 halloween autumn
corn: der Mais, Maiskolben | corn, corn cob | du maïs | del mais, pannocchia | <vegetable ~fir.5 ~column.5 ~pineapple.5 field yellow
pea: die Erbse | a pea | un petit pois | un pisello | <vegetable ~balls.4 ~disc.4 green
bean: die Bohne | a bean | un haricot | un fagiolo | <vegetable ~crescent.5
cabbage: der Kohl, Kohlkopf | a cabbage | un chou | un cavolo | <vegetable ~disc.6 ~lotus.6 ~lion.4 garden
cauliflower: der Blumenkohl | a cauliflower | un chou-fleur | un cavolfiore | <vegetable ~tree.7 ~mushroom.6 ~lion.4 white
broccoli: der Brokkoli | broccoli | un brocoli | un broccolo | <vegetable ~tree.95 ~mushroom.6 ~flower.5 green
salad: der Salat | a salad | une salade | un'insalata | <food ~lotus.6 ~bowl.5 green
artichoke: die Artischocke | an artichoke | un artichaut | un carciofo | <vegetable ~lotus.7 ~pineapple.7 ~tulip.6
asparagus: der Spargel | asparagus | une asperge | un asparago | <vegetable ~column.8 ~rocket.5 spring
spinach: der Spinat | spinach | des épinards | degli spinaci | <vegetable ~leaf.6 *strong
toadstool: der Fliegenpilz | a toadstool, fly agaric | une amanite | un'amanita | <plant ~mushroom.95 ~umbrella.6 dwarf luck poison
boletus: der Steinpilz | a porcini, boletus | un cèpe | un porcino | <plant ~mushroom.95 ~ghost.4 forest autumn
truffle: der Trüffel | a truffle | une truffe | un tartufo | <food ~disc.3 pig *precious
wheat: der Weizen, Ähre | wheat, ear of wheat | du blé, épi | del grano, spiga | <plant ~fir.6 ~peacock.4 ~leaf.5 field bread
hay: das Heu | hay | du foin | del fieno | <plant ~dome.5 farm summer
haystack: der Heuhaufen | a haystack | une meule de foin | un pagliaio | <thing ~dome.8 ~mountain.6 ~cupcake.5 farm needle
bread: das Brot | bread, loaf | du pain | del pane | <food ~bar.5 ~dome.6 ~house.3 bakery
toast: die Toastscheibe, Toast | a slice of toast, toast | un toast | un toast, fetta di pane | <food ~square.8 ~mushroom.6 ~ghost.5 ~shirt.4 breakfast
croissant: das Croissant, Hörnchen, Gipfeli | a croissant | un croissant | un cornetto | <food ~crescent.9 ~moustache.7 ~helmet.4 breakfast paris
pretzel: die Brezel | a pretzel | un bretzel | un brezel | <food ~heart.6 ~glasses.7 ~ring.6 ~monkey.4 beer
bun: das Brötchen, Semmel | a bun, roll | un petit pain, brioche | un panino | <food ~dome.6 ~disc.4 ~frog.3 breakfast
baguette: das Baguette | a baguette | une baguette | una baguette | <food ~column.7 paris
sandwich: das Sandwich | a sandwich | un sandwich | un tramezzino | <food ~triangle.5 ~bar.5 picnic
hamburger: der Hamburger, Burger | a hamburger, burger | un hamburger | un hamburger | <food ~disc.5 ~cupcake.5 ~ufo.5 ~mushroom.4 ~square.4
hotdog: der Hotdog | a hot dog | un hot-dog | un hot dog | <food ~bar.6 ~lips.6 sausage
pizza: die Pizza | a pizza | une pizza | una pizza | <food ~disc.7 ~wedge.6 italy cheese
pasta: die Pasta, Nudeln | pasta, spaghetti | des pâtes | della pasta | <food ~bowl.4 ~bow.4 italy
noodle: die Nudel | a noodle | une nouille | una tagliatella | <food ~column.3 soup
rice: der Reis | rice | du riz | del riso | <food ~bowl.4 ~dome.4 china
soup: die Suppe | a soup | une soupe | una zuppa | <food ~bowl.7 warm
fondue: das Fondue | a fondue | une fondue | una fonduta | <food ~bowl.6 ~hat.4 cheese swiss winter
steak: das Steak, Fleisch | a steak, meat | un steak, viande | una bistecca, carne | <food ~disc.3 ~heart.3 fire
ham: der Schinken | ham | un jambon | un prosciutto | <food ~drop.6 ~pear.5 pig
sausage: die Wurst | a sausage | une saucisse | una salsiccia | <food ~crescent.6 ~twins.6 ~trousers.4 ~moustache.5
drumstick: der Hühnerschenkel | a drumstick, chicken leg | un pilon de poulet | una coscia di pollo | <food ~stalk.7 ~bulb.6 ~mushroom.4
fried: das Spiegelei | a fried egg | un œuf au plat | un uovo fritto | <food ~ufo.6 ~hat.5 ~disc.5 breakfast
pancake: der Pfannkuchen, Crêpe | a pancake | une crêpe | una frittella | <food ~disc.6 ~bar.4 sweet
waffle: die Waffel | a waffle | une gaufre | una cialda | <food ~heart.5 ~square.5 *sweet
cake: der Kuchen, Torte | a cake | un gâteau | una torta | <food ~cupcake.9 ~hat.7 ~crown.5 birthday candle
muffin: der Muffin | a muffin | un muffin | un muffin | <food ~cupcake.95 ~mushroom.7 *sweet
pie: die Tarte, Wähe | a pie, tart | une tarte | una crostata | <food ~disc.5 ~bowl.5 ~hat.4 grandma
donut: der Donut | a doughnut, donut | un beignet | una ciambella | <food ~ring.95 ~dolphins.5 *sweet
biscuit: der Keks, Plätzchen | a biscuit, cookie | un biscuit | un biscotto | <food ~disc.5 ~star.4 christmas
gingerbread: das Lebkuchenmännchen | a gingerbread man | un bonhomme en pain d'épices | un omino di pan di zenzero | <food ~bear.7 ~snowman.7 ~turtle.6 ~star.5 christmas
meringue: die Meringue, Baiser | a meringue | une meringue | una meringa | <food ~cupcake.7 ~drop.6 ~dome.5 *soft white
whippedcream: der Schlagrahm, Sahne | whipped cream | de la chantilly | della panna montata | <food ~cupcake.7 ~ufo.5 ~icecream.6 ~bowl.5 *soft white
pudding: der Pudding, Flan | a pudding, custard | un flan | un budino | <food ~cupcake.7 ~hat.6 ~bell.4 *soft
chocolate: die Schokolade | chocolate | du chocolat | della cioccolata | <sweet ~square.4 ~bar.4 swiss
candy: das Bonbon | a candy, sweet | un bonbon | una caramella | <sweet ~bow.9 ~moustache.4 child
candyfloss: die Zuckerwatte | candyfloss, cotton candy | une barbe à papa | uno zucchero filato | <sweet ~tree.7 ~stalk.8 ~balloon.6 ~mushroom.5 fair
lollipop: der Lutscher | a lollipop | une sucette | un lecca-lecca | <sweet ~stalk.95 ~alien.6 ~tree.7 ~jellyfish.5 child
popcorn: das Popcorn | popcorn | du pop-corn | dei popcorn | <food ~lion.4 ~cupcake.6 ~tree.4 cinema
jam: die Marmelade, Konfitüre | jam | de la confiture | della marmellata | <sweet ~pig.4 ~vase.5 ~hat.5 ~square.4 breakfast
milk: die Milch | milk | du lait | del latte | <drink ~vase.5 white cow
butter: die Butter | butter | du beurre | del burro | <food ~bar.5 bread
yoghurt: der Joghurt | yoghurt | un yaourt | uno yogurt | <food ~cupcake.5 white
salt: das Salz | salt | du sel | del sale | <food sea white
sugar: der Zucker | sugar | du sucre | dello zucchero | <food ~square.4 *sweet
spice: das Gewürz | a spice | une épice | una spezia | <food kitchen
coffee: der Kaffee | coffee | du café | del caffè | <drink ~goblet.5 ~vase.5 morning
tea: der Tee | tea | du thé | del tè | <drink ~goblet.5 england
juice: der Saft | juice | un jus | un succo | <drink ~goblet.4 fruit
wine: der Wein | wine | du vin | del vino | <drink ~goblet.8 ~vase.6 grapes
beer: das Bier | a beer | une bière | una birra | <drink ~goblet.6 ~cupcake.5 ~vase.4 pub
cocktail: der Cocktail | a cocktail | un cocktail | un cocktail | <drink ~goblet.9 ~whale.7 ~wye.8 holiday bar
champagne: der Champagner, Sekt | champagne | du champagne | dello spumante | <drink ~goblet.8 ~vase.6 ~rocket.4 party
vegetable: das Gemüse | a vegetable | un légume | una verdura | <food garden plant
breakfast: das Frühstück | a breakfast | un petit déjeuner | una colazione | <food morning bread
picnic: das Picknick | a picnic | un pique-nique | un picnic | <food meadow summer friend
feast: das Festmahl | a feast, banquet | un festin | un banchetto | <food party king
bakery: die Bäckerei | a bakery | une boulangerie | una panetteria | <place bread smell
`;
