/** What is worn: the same columns as in `sights.ts`. */
export const CLOTHES = `
jacket: die Jacke | a jacket | une veste | una giacca | <clothes ~shirt.8 ~penguin.4
coat: der Mantel | a coat | un manteau | un cappotto | <clothes ~shirt.6 ~dress.5 ~owl.4 ~penguin.5 winter
cape: der Umhang | a cape, cloak | une cape | un mantello | <clothes ~angel.6 ~dress.5 ~bat.6 ~bell.5 superhero vampire
waistcoat: die Weste | a waistcoat, vest | un gilet | un gilet | <clothes ~owl.6 ~shirt.6 ~vase.5 ~tooth.4 *elegant
corset: das Korsett | a corset | un corset | un corsetto | <clothes ~hourglass.7 ~owl.6 ~vase.6 ~heart.4
top: das Oberteil, Top | a tank top | un débardeur, haut | un top, canottiera | <clothes ~shirt.8 ~owl.5 summer
tshirt: das T-Shirt | a T-shirt | un t-shirt, tee-shirt | una maglietta, t-shirt | <clothes ~shirt.95 ~dog.4 ~tee.6 summer
pullover: der Pullover, Pulli | a jumper, sweater, pullover | un pull, chandail | un maglione | <clothes ~shirt.95 ~dog.4 ~tee.5 wool warm winter
hoodie: der Kapuzenpulli | a hoodie | un sweat à capuche | una felpa | <clothes ~shirt.7 ~owl.6
blouse: die Bluse | a blouse | un chemisier | una camicetta | <clothes ~shirt.9
apron: die Schürze | an apron | un tablier | un grembiule | <clothes ~shirt.5 ~dress.6 kitchen
skirt: der Rock | a skirt | une jupe | una gonna | <clothes ~dress.7 ~bell.6 ~triangle.5 ~mushroom.4
tutu: das Tutu | a tutu | un tutu | un tutù | <clothes ~ballerina.9 ~ufo.4 ~jellyfish.5 >dancing
weddingdress: das Brautkleid | a wedding dress | une robe de mariée | un abito da sposa | <clothes ~dress.95 ~bell.6 wedding white
kimono: der Kimono | a kimono | un kimono | un kimono | <clothes ~shirt.8 ~dress.5 ~tee.5 japan
bathrobe: der Bademantel | a bathrobe | un peignoir | un accappatoio | <clothes ~shirt.6 bath
pyjamas: der Schlafanzug, Pyjama | pyjamas | un pyjama | un pigiama | <clothes ~shirt.6 ~trousers.6 sleep
romper: der Strampler | a romper, onesie | une grenouillère | una tutina | <clothes ~frog.6 ~bear.6 ~turtle.5 ~shirt.5 baby
jeans: die Jeans | jeans | un jean | dei jeans | <clothes ~trousers.95 ~legs.6 blue
shorts: viele Shorts, kurze Hose | shorts | un short | dei pantaloncini | <clothes ~trousers.7 ~butterfly.8 ~tooth.6 ~table.5 summer
underpants: die Unterhose | underpants, pants | une culotte, slip | delle mutande | <clothes ~wedge.6 ~heart.6 ~butterfly.6 ~fox.4 *funny laundry
bra: der BH | a bra | un soutien-gorge | un reggiseno | <clothes ~doves.8 ~glasses.7 ~moustache.7 ~mask.6 ~balls.6 ~bow.5
bikini: der Bikini | a bikini | un bikini | un bikini | <clothes ~doves.8 ~moustache.7 ~glasses.6 ~bow.6 beach
swimsuit: der Badeanzug | a swimsuit | un maillot de bain | un costume da bagno | <clothes ~hourglass.6 ~owl.4 beach >swim
sock: die Socke | a sock | une chaussette | un calzino | <clothes ~feet.6 ~ship.2 laundry
stocking: der Strumpf | a stocking | un bas | una calza | <clothes ~feet.5 ~trousers.5 christmas
tights: die Strumpfhose | tights | un collant | un collant, calzamaglia | <clothes ~trousers.9 ~legs.7 ~twins.5
shoe: der Schuh | a shoe | une chaussure | una scarpa | <clothes ~feet.8 foot
boot: der Stiefel | a boot | une botte | uno stivale | <clothes ~feet.6 ~twins.5 ~trousers.5 rain
slipper: der Pantoffel | a slipper | une pantoufle | una pantofola | <clothes ~feet.7 home
sandal: die Sandale | a sandal | une sandale | un sandalo | <clothes ~feet.7 summer
highheel: der Stöckelschuh | a high heel | un talon aiguille | un tacco alto | <clothes ~feet.5 *elegant
balletshoe: der Ballettschuh | a ballet shoe | un chausson de danse | una scarpetta da ballo | <clothes ~feet.5 ~ballerina.5
glove: der Handschuh | a glove | un gant | un guanto | <clothes ~hands.9 ~hand.9 winter
mitten: der Fausthandschuh, Fäustling | a mitten | une moufle | una muffola | <clothes ~hands.5 ~rabbit.5 ~mouse.4 winter snow
boxingglove: der Boxhandschuh | a boxing glove | un gant de boxe | un guantone | <clothes ~mouse.7 ~balls.5 ~cherries.5 >fight
scarf: der Schal | a scarf | une écharpe | una sciarpa | <clothes ~bow.4 winter warm
tie: die Krawatte | a tie | une cravate | una cravatta | <clothes ~tulip.4 ~column.5 ~ray.5 ~diamond.5 *elegant office
bowtie: die Fliege | a bow tie | un nœud papillon | un papillon | <clothes ~bow.95 ~doves.6 ~moustache.7 ~hourglass.3 *elegant
ribbon: das Band, Schleife | a ribbon | un ruban | un nastro | <thing ~bow.9 gift
belt: der Gürtel | a belt | une ceinture | una cintura | <clothes ~bar.5 ~bow.3
pocket: die Tasche | a pocket | une poche | una tasca | @clothes ~square.4
pouch: der Beutel | a pouch | une bourse | un marsupio | <bag ~drop.4 ~pear.4
sleeve: der Ärmel | a sleeve | une manche | una manica | @shirt
collar: der Kragen | a collar | un col | un colletto | @shirt ~vee.5 ~bow.4
button: der Knopf | a button | un bouton | un bottone | @clothes ~disc.5 *small
zip: der Reißverschluss | a zip | une fermeture éclair | una cerniera | @clothes ~column.3
hood: die Kapuze | a hood | une capuche | un cappuccio | @clothes ~ghost.6 ~penguin.5 ~arch.3
cap: die Mütze, Kappe | a cap | une casquette, bonnet | un berretto | <clothes ~hat.7 ~dome.7 ~mushroom.5
bobblehat: die Pudelmütze | a bobble hat, beanie | un bonnet à pompon | un berretto di lana | <clothes ~hat.5 ~bell.6 ~dome.5 ~cupcake.6 winter wool
beret: die Baskenmütze | a beret | un béret | un basco | <clothes ~ufo.6 ~mushroom.6 ~hat.6 paris
tophat: der Zylinder | a top hat | un haut-de-forme | un cilindro | <clothes ~hat.95 ~square.4 *elegant magician
bowler: die Melone | a bowler hat | un chapeau melon | una bombetta | <clothes ~hat.8 ~ufo.7 ~dome.5 england
strawhat: der Strohhut | a straw hat | un chapeau de paille | un cappello di paglia | <clothes ~hat.8 ~ufo.7 summer
cowboyhat: der Cowboyhut | a cowboy hat | un chapeau de cow-boy | un cappello da cowboy | <clothes ~hat.8 ~crescent.6 ~ufo.5 cowboy
sombrero: der Sombrero | a sombrero | un sombrero | un sombrero | <clothes ~ufo.9 ~hat.8 mexico
witchhat: der Hexenhut | a witch's hat | un chapeau de sorcière | un cappello da strega | <clothes ~triangle.7 ~mountain.6 ~bell.5 ~hat.6 ~rocket.6 witch
wizardhat: der Zauberhut | a wizard's hat | un chapeau de magicien | un cappello da mago | <clothes ~triangle.7 ~hat.8 ~mountain.5 ~bell.5 magic
piratehat: der Piratenhut, Dreispitz | a pirate hat, tricorn | un tricorne, chapeau de pirate | un tricorno | <clothes ~lotus.6 ~crescent.6 ~ufo.7 ~dome.7 ~hat.5 ~bowl.5 pirate
chefhat: die Kochmütze | a chef's hat | une toque | un cappello da cuoco | <clothes ~mushroom.8 ~cupcake.8 ~tree.5 ~hat.5 cook white
bonnet: die Haube | a bonnet | une coiffe | una cuffia | <clothes ~bulb.6 ~dome.4 ~eight.3 baby
turban: der Turban | a turban | un turban | un turbante | <clothes ~bulb.5 ~dome.6 ~lotus.4 ~drop.4
headdress: der Kopfschmuck | a headdress | une coiffe de plumes | un copricapo di piume | <clothes ~peacock.9 ~crown.7 ~pineapple.6 ~fan.6 feathers
tiara: das Diadem | a tiara | un diadème | un diadema | <jewel ~crown.9 ~mask.5 princess
vikinghelmet: der Wikingerhelm | a Viking helmet | un casque de viking | un elmo vichingo | <clothes ~helmet.95 ~bull.6 ~bow.4 ~crescent.4 viking horns
spacehelmet: der Raumhelm | a space helmet | un casque d'astronaute | un casco spaziale | <clothes ~bulb.7 ~alien.5 ~disc.4 astronaut
motorhelmet: der Motorradhelm | a motorcycle helmet | un casque de moto | un casco da moto | <clothes ~skull.6 ~bulb.5 ~dome.5
armour: die Rüstung | armour | une armure | un'armatura | <clothes ~robot.7 ~turtle.5 ~beetle.4 knight
veil: der Schleier | a veil | un voile | un velo | <clothes ~ghost.6 ~jellyfish.6 ~dress.4 wedding
sunglasses: die Sonnenbrille | sunglasses | des lunettes de soleil | degli occhiali da sole | <clothes ~glasses.95 ~mask.6 summer
necklace: die Halskette | a necklace | un collier | una collana | <jewel ~crescent.5 ~ring.5 ~vee.4
earring: der Ohrring | an earring | une boucle d'oreille | un orecchino | <jewel ~cherries.6 ~ring.4 ~drop.4
ring: der Ring | a ring | un anneau, bague | un anello | <jewel ~dolphins.5 ~key.3 wedding
engagement: der Verlobungsring | an engagement ring | une bague de fiançailles | un anello di fidanzamento | <jewel ~heart.6 ~dolphins.7 ~ring.8 love wedding
bracelet: das Armband | a bracelet | un bracelet | un bracciale | <jewel ~ring.7
brooch: die Brosche | a brooch | une broche | una spilla | <jewel ~daisy.5 ~butterfly.4
pearl: die Perle | a pearl | une perle | una perla | <jewel ~disc.4 *precious oyster
gem: der Diamant, Edelstein | a diamond, gem | un diamant | un diamante | <jewel ~diamond.9 ~wedge.5 ~heart.4 *precious
crystal: der Kristall | a crystal | un cristal | un cristallo | <jewel ~diamond.7 ~spikes.4 ~star.3
medal: die Medaille | a medal | une médaille | una medaglia | <thing ~ray.3 ~stalk.4 ~disc.3 victory
badge: das Abzeichen | a badge | un insigne | un distintivo | <thing ~star.5 ~disc.3 sheriff
laundry: die Wäsche | laundry, washing | du linge, lessive | del bucato | <clothes ~trousers.7 ~shirt.7 ~bow.3 wind
clothesline: die Wäscheleine | a clothes line | une corde à linge | un filo da bucato | <thing ~trousers.8 ~shirt.5 ~gate.5 wind
hanger: der Kleiderbügel | a coat hanger | un cintre | una gruccia | <thing ~triangle.5 ~mountain.4 ~whale.3
fashion: die Mode | fashion | la mode | la moda | clothes *elegant
`;
