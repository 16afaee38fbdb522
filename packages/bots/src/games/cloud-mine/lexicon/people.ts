/** People, what they do for a living, what they are made of and what they wear: the same columns as in `sights.ts`. */
export const PEOPLE = `
baby: das Baby, Säugling | a baby | un bébé | un neonato, bebè | <person ~bear.5 ~ghost.4 ~bulb.4 *cute *small >cry
child: das Kind | a child, kid | un enfant | un bambino | <person ~bear.4 ~snowman.5 *young play
girl: das Mädchen | a girl | une fille, fillette | una ragazza, bambina | <person ~dress.6 ~snowman.5 ~ballerina.5 *young
boy: der Junge, Bub | a boy | un garçon | un ragazzo | <person ~snowman.4 *young
lady: die Dame | a lady | une dame | una signora | <person ~dress.7 ~palm.3 *elegant hat
gentleman: der Gentleman | a gentleman | un monsieur | un gentiluomo | <person ~hat.5 ~moustache.5 *elegant
grandma: die Oma, Großmutter | a granny, grandma, grandmother | une mamie, grand-mère | una nonna | <person ~dress.6 ~face.4 ~bell.4 cake *old
grandpa: der Opa, Großvater | a grandpa, grandfather | un papi, grand-père | un nonno | <person ~face.6 ~hat.5 ~moustache.5 *old beard
mother: die Mutter, Mama | a mother, mum | une mère, maman | una mamma, madre | <person ~dress.5 family
father: der Vater, Papa | a father, dad | un père, papa | un papà, padre | <person ~moustache.4 family
sister: die Schwester | a sister | une sœur | una sorella | <person ~profiles.4 family
brother: der Bruder | a brother | un frère | un fratello | <person ~profiles.4 family
twins: viele Zwillinge | twins | des jumeaux, jumelles | dei gemelli | <person ~profiles.9 ~dancers.7 ~horses.5 ~balls.5 pair
couple: das Pärchen, Paar, Liebespaar | a couple | un couple | una coppia | <person ~dancers.9 ~profiles.8 ~swans.7 ~doves.6 love pair
bride: die Braut | a bride | une mariée | una sposa | <person ~dress.9 ~angel.5 ~bell.5 wedding white
groom: der Bräutigam | a groom | un marié | uno sposo | <person ~hat.3 wedding
neighbour: der Nachbar | a neighbour | un voisin | un vicino | <person ~profiles.3 >talk
crowd: die Menschenmenge | a crowd | une foule | una folla | <group person
group: die Gruppe | a group | un groupe | un gruppo | friend
stranger: der Fremdling | a stranger | un inconnu | uno sconosciuto | <person *strange
giant: der Riese | a giant | un géant | un gigante | <person ~robot.5 ~bear.5 *big fairytale
dwarf: der Zwerg | a dwarf | un nain | un nano | <person ~fir.6 ~penguin.5 ~triangle.5 *small beard
gnome: der Gartenzwerg, Wichtel | a garden gnome, gnome | un nain de jardin, lutin | uno gnomo, folletto | <person ~fir.7 ~penguin.7 ~icecream.4 ~triangle.6 garden beard
doctor: der Arzt, Doktor | a doctor | un médecin | un medico, dottore | <job person illness hospital
nurse: die Krankenschwester | a nurse | une infirmière | un'infermiera | <job ~dress.4 ~cross.3 hospital
cook: der Koch | a cook, chef | un cuisinier | un cuoco | <job ~mushroom.5 ~hat.6 ~cupcake.6 ~ghost.4 kitchen
baker: der Bäcker | a baker | un boulanger | un fornaio | <job ~mushroom.4 ~cupcake.5 bread
waiter: der Kellner | a waiter | un serveur | un cameriere | <job ~bow.4 ~scales.4 drink
policeman: der Polizist | a policeman | un policier | un poliziotto | <job ~hat.4 law
fireman: der Feuerwehrmann | a fireman | un pompier | un pompiere | <job ~helmet.5 fire *brave
judge: der Richter | a judge | un juge | un giudice | <job ~scales.6 law *serious
teacher: der Lehrer | a teacher | un professeur | un maestro | <job ~glasses.4 school
professor: der Professor | a professor | un savant | un professore | <job ~owl.6 ~glasses.5 *clever school
farmer: der Bauer | a farmer | un fermier | un contadino | <job ~hat.5 farm field
shepherd: der Hirte, Schäfer | a shepherd | un berger | un pastore | <job ~hat.4 ~bell.4 sheep
hunter: der Jäger | a hunter | un chasseur | un cacciatore | <job ~hat.4 forest deer
fisherman: der Fischer | a fisherman | un pêcheur | un pescatore | <job ~hat.4 fish ship
sailor: der Matrose, Seemann | a sailor | un marin | un marinaio | <job ~anchor.6 ship sea
captain: der Kapitän | a captain | un capitaine | un capitano | <job ~hat.5 ~anchor.5 ~face.4 ship beard
pilot: der Pilot | a pilot | un pilote | un pilota | <job ~plane.5 ~helmet.4 sky
astronaut: der Astronaut | an astronaut | un astronaute, cosmonaute | un astronauta | <job ~bulb.7 ~robot.7 ~bear.6 ~eight.6 ~snowman.5 space moon
diver: der Taucher | a diver | un plongeur | un sub, sommozzatore | <job ~bulb.5 ~robot.5 ~frog.5 sea >dive
soldier: der Soldat | a soldier | un soldat | un soldato | <job ~helmet.5 ~robot.4 war
knight: der Ritter | a knight | un chevalier | un cavaliere | <person ~helmet.6 ~robot.6 ~castle.4 sword armour
samurai: der Samurai | a samurai | un samouraï | un samurai | <person ~helmet.8 japan sword
viking: der Wikinger | a Viking | un viking | un vichingo | <person ~helmet.95 ~bull.6 ship *wild
roman: der Römer | a Roman, gladiator | un Romain, gladiateur | un romano, gladiatore | <person ~helmet.7 ~peacock.4 war
gaul: der Gallier | a Gaul | un Gaulois | un guerriero gallico | <person ~helmet.8 ~moustache.6 magic
cowboy: der Cowboy | a cowboy | un cow-boy | un cowboy | <person ~hat.8 ~bull.4 horse desert
ninja: der Ninja | a ninja | un ninja | un ninja | <person ~star.4 ~mask.6 japan night
sheriff: der Sheriff | a sheriff | un shérif | uno sceriffo | <job ~star.7 ~hat.6 law
thief: der Dieb, Räuber | a thief, robber | un voleur | un ladro | <person ~mask.8 night >steal
spy: der Spion | a spy | un espion | una spia | <person ~glasses.5 ~hat.5 ~mask.5 secret
detective: der Detektiv | a detective | un détective | un detective | <job ~hat.6 ~glasses.4 mystery
magician: der Zauberer | a magician, wizard | un magicien | un mago | <person ~hat.7 ~rabbit.5 magic
witch: die Hexe | a witch | une sorcière | una strega | <person ~hat.6 ~dress.5 ~fir.4 broom magic
clown: der Clown | a clown | un clown | un pagliaccio, clown | <job ~bow.6 ~anchor.4 ~lips.5 ~mouse.4 circus *funny
acrobat: der Akrobat | an acrobat | un acrobate | un acrobata | <job ~dancers.5 ~star.5 ~ex.5 circus >balancing
juggler: der Jongleur | a juggler | un jongleur | un giocoliere | <job ~scales.6 ~crown.5 ~fountain.5 circus ball
puppet: die Marionette, Hampelmann | a puppet, jumping jack | une marionnette, pantin | una marionetta, burattino | <toy ~turtle.6 ~plane.5 ~angel.4 ~ex.7 ~star.5 theatre
scarecrow: die Vogelscheuche | a scarecrow | un épouvantail | uno spaventapasseri | <thing ~cross.9 ~ballerina.7 ~bat.5 ~mushroom.4 ~plane.5 ~snowman.5 field
singer: die Sängerin | a singer | une chanteuse | una cantante | <job ~dress.5 ~ballerina.4 song >sing
musician: der Musiker | a musician | un musicien | un musicista | <job ~guitar.6 music
drummer: der Trommler | a drummer | un batteur | un batterista | <job drum
conductor: der Dirigent | a conductor | un chef d'orchestre | un direttore d'orchestra | <job ~angel.5 ~eagle.4 ~bow.3 music
painter: der Maler | a painter | un peintre | un pittore | <job ~hat.4 colour picture
dancer: die Tänzerin | a dancer | une danseuse | una danzatrice | <job ~ballerina.95 ~dress.6 ~star.4 >dancing
sambadancer: die Sambatänzerin | a samba dancer | une danseuse de samba | una ballerina di samba | <person ~peacock.9 ~ballerina.6 ~dress.6 carnival
runner: der Läufer | a runner | un coureur | un corridore | <person ~turtle.4 ~angel.4 ~ex.6 ~dancers.4 ~fish.3 >run *fast
swimmer: der Schwimmer | a swimmer | un nageur | un nuotatore | <person ~plane.4 ~turtle.5 ~frog.6 >swim
skier: der Skifahrer | a skier | un skieur | uno sciatore | <person ~ex.5 ~legs.4 snow *fast
boxer: der Boxer | a boxer | un boxeur | un pugile | <person ~mouse.6 ~balls.4 ~crab.4 >fight *strong
wrestler: der Ringer, Sumoringer | a wrestler, sumo wrestler | un lutteur, sumo | un lottatore | <person ~bear.8 ~pig.6 ~frog.6 *fat *strong
strongman: der Kraftprotz | a strongman, bodybuilder | un costaud | un forzuto | <person ~crab.5 ~helmet.5 ~bull.5 ~beetle.4 ~monkey.4 muscle
gymnast: die Turnerin | a gymnast | une gymnaste | una ginnasta | <person ~star.6 ~ex.7 ~ballerina.5 >balancing
yogi: der Yogi | a yogi | un yogi | uno yogi | <person ~frog.7 ~lotus.8 ~angel.4 *calm
monk: der Mönch | a monk | un moine | un monaco | <person ~bell.6 ~ghost.6 ~penguin.5 church *calm
nun: die Nonne | a nun | une religieuse | una suora | <person ~penguin.7 ~bell.6 ~ghost.5 church
buddha: der Buddha | a Buddha | un bouddha | un Buddha | <statue ~bear.6 ~lotus.7 ~frog.5 ~pear.4 *calm temple
christ: die Christusstatue | a Christ statue | une statue du Christ, Christ | una statua del Cristo, Cristo | <statue ~cross.8 ~plane.7 ~angel.6 ~eagle.5 church
queen: die Königin | a queen | une reine | una regina | <person ~crown.9 ~dress.7 ~hourglass.5 *proud castle chess
prince: der Prinz | a prince | un prince | un principe | <person ~crown.8 ~frog.4 fairytale
princess: die Prinzessin | a princess | une princesse | una principessa | <person ~dress.8 ~crown.7 ~ballerina.5 fairytale
emperor: der Kaiser | an emperor | un empereur | un imperatore | <person ~crown.9 *proud
pharaoh: der Pharao | a pharaoh | un pharaon | un faraone | <person ~skull.4 ~bell.5 ~tooth.4 egypt pyramid
sultan: der Sultan | a sultan | un sultan | un sultano | <person ~bulb.4 ~mushroom.4 ~hat.4 turban
valkyrie: die Walküre | a valkyrie | une valkyrie | una valchiria | <person ~helmet.7 ~doves.5 ~angel.5 war opera
superhero: der Superheld | a superhero | un super-héros | un supereroe | <person ~angel.7 ~star.5 ~owl.5 ~turtle.4 cape >flying *brave
punk: der Punk | a punk | un punk | un punk | <person ~pineapple.8 ~crown.5 ~spikes.6 hair *wild
oldman: der Greis, alter Mann | an old man | un vieillard, vieux monsieur | un vecchio, vecchietto | <person ~face.8 ~moustache.6 ~tree.3 *old beard
bodyguard: der Leibwächter | a bodyguard | un garde du corps | una guardia del corpo | <job ~robot.6 ~bear.5 *strong
job: der Beruf | a job | un métier | un mestiere | work
work: die Arbeit | work | du travail | del lavoro | *serious !holiday
nose: die Nase | a nose | un nez | un naso | @face ~triangle.4 ~drop.4 ~elephant.3 >sniff
mouth: der Mund | a mouth | une bouche | una bocca | @face ~lips.9 ~ring.4 ~crescent.5 >laugh
smile: das Lächeln, Grinsen | a smile, grin | un sourire | un sorriso | @face ~crescent.95 ~lips.7 ~anchor.6 ~ship.4 ~mask.5 *happy
tongue: die Zunge | a tongue | une langue | una lingua | @mouth ~stalk.4 ~drop.4
chin: das Kinn | a chin | un menton | un mento | @face
forehead: die Stirn | a forehead | un front | una fronte | @face ~dome.4
cheek: die Backe, Wange | a cheek | une joue | una guancia | @face ~balls.4
eyebrow: die Augenbraue | an eyebrow | un sourcil | un sopracciglio | @face ~moustache.5 ~elephant.3
beard: der Bart | a beard | une barbe | una barba | @face ~moustache.7 ~jellyfish.5 ~wedge.4
curls: viele Locken | curls | des boucles | dei riccioli, ricci | <hair ~lion.6 ~tree.6 ~mushroom.6
afro: die Afrofrisur | an Afro | une coupe afro | un'acconciatura afro | <hair ~tree.7 ~balloon.6 ~mushroom.7 ~stalk.6
bowlcut: die Pilzfrisur | a bowl cut | une coupe au bol | un caschetto | <hair ~mushroom.8 ~ghost.6 ~face.5
hairbun: der Dutt | a hair bun | un chignon | uno chignon | <hair ~eight.7 ~snowman.5 ~dress.5 ~pear.5
braid: der Zopf | a braid | une tresse | una treccia | <hair ~twins.4 ~dog.4
bangs: der Pony | a fringe | une frange | una frangia | <hair ~spikes.2 ~jellyfish.4
wig: die Perücke | a wig | une perruque | una parrucca | <hair ~jellyfish.7 ~lion.6 ~mushroom.6 ~octopus.5 judge
ear: das Ohr | an ear | une oreille | un orecchio | @head ~mouse.5 ~monkey.5 >listen
skin: die Haut | skin | une peau | una pelle | @body *soft
neck: der Hals | a neck | un cou | un collo | @body ~column.4 ~vase.3 giraffe
shoulder: die Schulter | a shoulder | une épaule | una spalla | @body ~tee.3
arm: der Arm | an arm | un bras | un braccio | @body ~cross.3
muscle: der Muskel | a muscle | un muscle | un muscolo | @arm ~crab.4 *strong
elbow: der Ellbogen | an elbow | un coude | un gomito | @arm
fist: die Faust | a fist | un poing | un pugno | @hand ~mouse.3 ~balls.3 >fight
hand: die Hand | a hand | une main | una mano | @arm ~hands.8 ~crown.5 ~jellyfish.4 >waving
finger: der Finger | a finger | un doigt | un dito | @hand ~column.6 ~unicorn.4
thumb: der Daumen | a thumb | un pouce | un pollice | @hand ~column.5 ~cupcake.3
nail: der Fingernagel | a fingernail | un ongle | un'unghia | @finger
chest: die Brust | a chest | une poitrine | un petto | @body ~shirt.4 ~square.3
belly: der Bauch | a belly | un ventre | una pancia | @body ~pear.5 ~bear.4 ~disc.4 *fat
back: der Rücken | a back | un dos | una schiena | @body ~shirt.3
bottom: der Po, Hintern | a bottom, bum | des fesses, derrière | un sedere | @body ~swans.6 ~butterfly.5 ~balls.7 ~heart.6 ~apple.5 *funny
leg: das Bein | a leg | une jambe | una gamba | @body ~trousers.6 ~legs.8 >walk
knee: das Knie | a knee | un genou | un ginocchio | @leg
foot: der Fuß | a foot | un pied | un piede | @leg ~feet.9 >walk
toe: der Zeh | a toe | un orteil | un dito del piede | @foot ~feet.5
footprint: der Fußabdruck | a footprint | une empreinte | un'impronta | <thing ~feet.95 sand snow
brain: das Gehirn | a brain | un cerveau | un cervello | @head ~lion.5 ~tree.6 ~mushroom.5 ~balls.4 thought
lung: die Lunge | lungs | des poumons | dei polmoni | @body ~horses.7 ~trousers.5 ~twins.7 ~elephant.5 ~balls.5 >breathe
stomach: der Magen | a stomach | un estomac | uno stomaco | @body ~pear.5
blood: das Blut | blood | du sang | del sangue | @body ~drop.5 red
skeleton: das Skelett | a skeleton | un squelette | uno scheletro | @body ~skull.8 ~dancers.4 *scary
bone: der Knochen | a bone | un os | un osso | @skeleton ~bow.6 ~hourglass.6 ~key.4 dog
rib: die Rippe | a rib | une côte | una costola | @skeleton
spine: die Wirbelsäule | a spine | une colonne vertébrale | una spina dorsale | @skeleton ~column.4
pelvis: das Becken | a pelvis | un bassin | un bacino | @skeleton ~butterfly.7 ~mask.5 ~moustache.4
wishbone: das Gabelbein | a wishbone | un os de la chance | un osso del desiderio | <bone ~trousers.8 ~arch.7 ~vee.6 ~legs.6 luck
denture: das Gebiss | false teeth | un dentier | una dentiera | <thing ~lips.8 ~mask.5 ~anchor.4 tooth
wisdomtooth: der Weisheitszahn | a wisdom tooth | une dent de sagesse | un dente del giudizio | <tooth ~butterfly.6 ~jellyfish.4 pain
shadow: der Schatten | a shadow | une ombre | un'ombra | <thing ~ghost.5 *dark
silhouette: die Silhouette | a silhouette | une silhouette | una sagoma | <thing ~profiles.7
hug: die Umarmung | a hug | une étreinte, câlin | un abbraccio | love ~profiles.6 ~dancers.7 ~cherries.3 ~swans.6 friend
kiss: der Kuss | a kiss | un baiser, bisou | un bacio | love ~lips.7 ~profiles.7 ~swans.7 ~doves.6
handshake: der Händedruck | a handshake | une poignée de main | una stretta di mano | friend ~hands.5 ~doves.5 ~moustache.4
applause: der Applaus | applause | des applaudissements | un applauso | ~hands.8 theatre *happy
tear: die Träne | a tear | une larme | una lacrima | ~drop.9 ~pear.4 *sad eyes
breath: der Atem | a breath | un souffle | un respiro | wind >breathe
dream: der Traum | a dream | un rêve | un sogno | sleep night
nightmare: der Albtraum | a nightmare | un cauchemar | un incubo | <dream *scary ~ghost.5 ~skull.4
idea: die Idee | an idea | une idée | un'idea | <thought ~bulb.9 light
`;
