/** Tales, feasts, music, sport, feelings, qualities and forms: the same columns as in `sights.ts`. */
export const TALES = `
vampire: der Vampir, Dracula | a vampire, Dracula | un vampire, Dracula | un vampiro, Dracula | <monster ~bat.95 ~cat.3 blood night tooth
batman: Batman | Batman | Batman | Batman | <superhero ~bat.9 ~owl.8 ~cat.6 ~mask.4 night
werewolf: der Werwolf | a werewolf | un loup-garou | un lupo mannaro | <monster ~fox.7 ~owl.4 moon wolf
zombie: der Zombie | a zombie | un zombie | uno zombie | <monster ~ghost.5 ~skull.6 ~robot.4 death
mummy: die Mumie | a mummy | une momie | una mummia | <monster ~ghost.6 ~penguin.4 egypt
frankenstein: Frankenstein | Frankenstein | Frankenstein | Frankenstein | <monster ~face.6 ~robot.6 ~ghost.4
yeti: der Yeti | a yeti | un yéti | uno yeti | <monster ~bear.8 ~monkey.7 ~ghost.4 snow mountain
kraken: der Riesenkrake | a kraken | un kraken | un kraken | <monster ~octopus.95 ~jellyfish.6 ~spider.4 sea ship
nessie: Nessie | Nessie | Nessie | Nessie | <monster ~swans.5 ~dragon.4 lake
godzilla: Godzilla | Godzilla | Godzilla | Godzilla | <monster ~dragon.7 ~bear.4 city
kingkong: King Kong | King Kong | King Kong | King Kong | <monster ~monkey.9 ~bear.5 ~robot.4 skyscraper
cyclops: der Zyklop | a cyclops | un cyclope | un ciclope | <monster ~alien.4 ~skull.4 eyes
medusa: die Medusa | Medusa | Méduse | Medusa | <monster ~lion.5 ~octopus.6 ~jellyfish.6 snake
minotaur: der Minotaurus | a minotaur | un minotaure | un minotauro | <monster ~bull.9 ~helmet.4
centaur: der Zentaur | a centaur | un centaure | un centauro | <monster ~horses.5
griffin: der Greif | a griffin | un griffon | un grifone | <monster ~eagle.6 ~dragon.7 wings
phoenix: der Phönix | a phoenix | un phénix | una fenice | <bird ~eagle.7 ~peacock.7 ~angel.4 fire
pegasus: der Pegasus | Pegasus | Pégase | Pegaso | ~horses.6 ~angel.4 wings horse
mermaid: die Meerjungfrau | a mermaid | une sirène | una sirena | <person ~whale.7 ~fish.6 ~hourglass.4 sea
neptune: Neptun, Poseidon | Neptune, Poseidon | Neptune | Nettuno | <person ~tulip.4 ~anchor.5 ~face.3 sea king
thor: Thor | Thor | Thor | Thor | <person ~helmet.5 ~goblet.3 hammer thunder
zeus: Zeus | Zeus | Zeus | Zeus | <person ~face.5 lightning
cupid: der Amor | Cupid | Cupidon | Cupido | <angel ~heart.5 ~bee.4 love
cherub: das Engelchen, Putte | a cherub | un angelot, chérubin | un angioletto, cherubino | <angel ~bee.7 ~monkey.3 *cute
guardian: der Schutzengel | a guardian angel | un ange gardien | un angelo custode | <angel ~bell.4 ~owl.3
fairy: die Fee | a fairy | une fée | una fata | <person ~angel.8 ~ballerina.8 ~bee.7 ~dragonfly.6 ~butterfly.5 magic wand
elf: die Elfe, Elf | an elf | un elfe | un elfo | <person ~angel.5 ~dragonfly.5 ~butterfly.5 forest
troll: der Troll | a troll | un troll | un troll | <monster ~bear.6 ~face.6 ~pineapple.4 mountain *ugly
goblin: der Kobold | a goblin | un gobelin, farfadet | un goblin | <monster ~alien.5 ~fox.5 ~cat.4 *sly
genie: der Flaschengeist | a genie | un génie | un genio della lampada | <ghost ~alien.8 ~ray.5 ~vase.4 ~bulb.4 magic
smurf: der Schlumpf | a Smurf | un schtroumpf | un puffo | <person ~mushroom.5 ~bulb.4 ~bear.4 blue *small
santa: der Weihnachtsmann | Santa Claus | un père Noël | un Babbo Natale | <person ~bell.5 ~bear.5 ~face.6 ~fir.3 christmas gift beard
easterbunny: der Osterhase | an Easter bunny | un lapin de Pâques | un coniglio pasquale | <rabbit easter egg
rudolph: Rudolph | Rudolph | Rodolphe, Rudolphe | Rudolph | <deer ~face.4 christmas nose
dumbo: Dumbo | Dumbo | Dumbo | Dumbo | <elephant ~mouse.5 ~butterfly.3 ears >flying
mickey: die Micky Maus | Mickey Mouse | Mickey | Topolino | <mouse ~monkey.4 ears
snoopy: Snoopy | Snoopy | Snoopy | Snoopy | <dog
garfield: Garfield | Garfield | Garfield | Garfield | <cat *lazy
cheshire: die Grinsekatze | the Cheshire cat | le chat du Cheshire | lo Stregatto | <cat ~seahorses.4 ~anchor.6 ~crescent.6 ~mask.5 smile
pinocchio: Pinocchio | Pinocchio | Pinocchio | Pinocchio | <puppet ~robot.3 nose
frogking: der Froschkönig | the frog prince | le prince grenouille | il principe ranocchio | <frog ~crown.6 fairytale
redhood: Rotkäppchen | Little Red Riding Hood | le Petit Chaperon rouge | Cappuccetto Rosso | <girl ~penguin.4 ~bell.3 wolf fairytale
snowwhite: Schneewittchen | Snow White | Blanche-Neige | Biancaneve | <princess ~dress.5 ~apple.4 dwarf
cinderella: Aschenputtel | Cinderella | Cendrillon | Cenerentola | <princess ~dress.7 shoe
robinson: Robinson | Robinson Crusoe | Robinson | Robinson | <person ~palm.6 island
excalibur: Excalibur, Schwert im Stein | Excalibur, the sword in the stone | Excalibur | Excalibur, spada nella roccia | <sword ~plane.8 ~cross.9 king
ghosttrain: die Geisterbahn | a ghost train | un train fantôme | un treno fantasma | ~ghost.6 ~skull.5 fair
halloween: Halloween | Halloween | Halloween | Halloween | *scary pumpkin
santahat: die Zipfelmütze | a pointed cap | un bonnet pointu | un berretto a punta | <clothes ~fir.5 ~triangle.6 ~drop.4 dwarf
carnival: der Karneval, Fasching | a carnival | un carnaval | un carnevale | <party ~mask.8 ~peacock.5 *funny
newyear: das Neujahr | New Year | un Nouvel An | un Capodanno | <party fireworks
fireworks: das Feuerwerk | fireworks | un feu d'artifice | dei fuochi d'artificio | <party ~sun.7 ~palm.8 ~fountain.7 ~peacock.6 ~daisy.5 night
funeral: die Beerdigung | a funeral | un enterrement | un funerale | death *sad
baptism: die Taufe | a baptism | un baptême | un battesimo | baby church
story: die Geschichte | a story | une histoire | una storia | book
legend: die Sage | a legend | une légende | una leggenda | <story *old
poem: das Gedicht | a poem | un poème | una poesia | book
joke: der Witz | a joke | une blague | una barzelletta | *funny
riddle: das Rätselspiel | a riddle | une devinette | un indovinello | mystery
song: das Lied | a song | une chanson | una canzone | <music >sing
concert: das Konzert | a concert | un concert | un concerto | <music
violin: die Geige, Violine | a violin | un violon | un violino | <instrument ~guitar.95 ~hourglass.4 ~bulb.3
cello: das Cello | a cello | un violoncelle | un violoncello | <instrument ~guitar.95 ~vase.3
ukulele: die Ukulele | a ukulele | un ukulélé | un ukulele | <instrument ~guitar.95 hawaii
banjo: das Banjo | a banjo | un banjo | un banjo | <instrument ~guitar.8 ~stalk.7
harp: die Harfe | a harp | une harpe | un'arpa | <instrument ~swans.3 ~heart.3 angel
lyre: die Leier | a lyre | une lyre | una lira | <instrument ~bull.5 ~dolphins.6 ~goblet.5 ~wye.4
piano: das Klavier | a piano | un piano | un pianoforte | <instrument ~square.4 ~horses.3
organ: die Orgel | an organ | un orgue | un organo | <instrument ~spikes.4 ~castle.4 church
accordion: das Akkordeon | an accordion | un accordéon | una fisarmonica | <instrument ~bow.6 ~butterfly.4
trumpet: die Trompete | a trumpet | une trompette | una tromba | <instrument ~wedge.3 ~bell.4 angel *loud
alphorn: das Alphorn | an alphorn | un cor des Alpes | un corno delle Alpi | <instrument swiss
saxophone: das Saxofon | a saxophone | un saxophone | un sassofono | <instrument ~seahorses.4
flute: die Flöte | a flute | une flûte | un flauto | <instrument ~column.5 bird
drum: die Trommel | a drum | un tambour | un tamburo | <instrument ~square.5 ~goblet.3 ~hourglass.3 *loud
maracas: die Rumbarassel | maracas | des maracas | delle maracas | <instrument ~cherries.5 ~balls.3 ~rabbit.3
bagpipes: der Dudelsack | bagpipes | une cornemuse | una cornamusa | <instrument ~octopus.4 ~turtle.3
cowbell: die Kuhglocke | a cowbell | une cloche de vache | un campanaccio | <bell ~shirt.3 swiss cow
jinglebell: das Glöckchen | a jingle bell | une clochette, grelot | una campanella | <bell christmas
note: die Musiknote | a musical note | une note de musique | una nota musicale | <music ~cherries.6
clef: der Notenschlüssel | a treble clef | une clé de sol | una chiave di violino | <music ~seahorses.4 ~key.4
instrument: das Instrument | an instrument | un instrument | uno strumento | music
ballet: das Ballett | a ballet | un ballet | un balletto | <dance ~ballerina.9 ~dancers.6 *elegant
tango: der Tango | a tango | un tango | un tango | <dance ~dancers.9 ~profiles.6
waltz: der Walzer | a waltz | une valse | un valzer | <dance ~dancers.8 ~dress.4 *elegant
sport: der Sport | sport | du sport | dello sport | ball
football: der Fußball | football | du football | del calcio | <sport ~disc.5
tennis: das Tennis | tennis | du tennis | del tennis | <sport
racket: der Tennisschläger | a tennis racket | une raquette | una racchetta | <thing ~stalk.9 ~alien.6 ~key.4 tennis
shuttlecock: der Federball | a shuttlecock | un volant | un volano | <toy ~wedge.6 ~parachute.5 ~jellyfish.4
boxing: das Boxen | boxing | de la boxe | del pugilato | <sport fist
yoga: das Yoga | yoga | du yoga | dello yoga | <sport ~frog.4 ~lotus.6 *calm
swimming: das Schwimmbad | a swimming pool | une piscine | una piscina | <place water
mountaineer: der Bergsteiger | a mountaineer, climber | un alpiniste | un alpinista | <person ~mountain.4 rope
race: das Rennen | a race | une course | una corsa | <sport *fast
podium: das Siegerpodest | a podium | un podium | un podio | <thing ~castle.5 ~cross.3 ~square.3 victory
finish: das Ziel | a finish, goal | une arrivée | un traguardo | ~gate.4 race
illness: die Krankheit | an illness | une maladie | una malattia | doctor *sad
fever: das Fieber | a fever | une fièvre | una febbre | illness *hot
sniffles: der Schnupfen | a runny nose | un rhume | un raffreddore | illness nose
hunger: der Hunger | hunger | de la faim | della fame | food
thirst: der Durst | thirst | de la soif | della sete | drink
joy: die Freude | joy | de la joie | della gioia | happy ~star.4 ~angel.3 !sorrow
jubilation: der Jubel | jubilation, hooray | une explosion de joie | un'esultanza | joy ~star.5 ~plane.4 ~crab.5 ~bull.3 ~ex.5 victory
sorrow: die Trauer | sorrow | du chagrin | del dolore | *sad tear
fear: die Angst | fear | de la peur | della paura | *scary
anger: die Wut | anger | de la colère | della rabbia | *angry ~bull.4 ~fox.3
pride: der Stolz | pride | de la fierté | dell'orgoglio | *proud ~peacock.5 ~lion.3
hope: die Hoffnung | hope | de l'espoir | della speranza | light ~anchor.4 ~tulip.3
longing: die Sehnsucht | longing | de la nostalgie | della nostalgia | love *sad
wanderlust: das Fernweh | wanderlust | une envie d'ailleurs | una voglia di partire | travel ~plane.4 ~palm.4 ~ship.4
homesick: das Heimweh | homesickness | le mal du pays | la nostalgia di casa | home ~house.4
surprise: die Überraschung | a surprise | une surprise | una sorpresa | gift
boredom: die Langeweile | boredom | de l'ennui | della noia | *slow
jealousy: die Eifersucht | jealousy | de la jalousie | della gelosia | love
courage: der Mut | courage | du courage | del coraggio | *brave ~lion.4
curiosity: die Neugier | curiosity | de la curiosité | della curiosità | ~key.3 ~cat.3 ~rabbit.3
laziness: die Faulheit | laziness | de la paresse | della pigrizia | *lazy
silence: die Stille | silence | du silence | del silenzio | *calm night
noise: der Lärm | noise | du bruit | del rumore | *loud
trust: das Vertrauen | trust | de la confiance | della fiducia | friend
loneliness: die Einsamkeit | loneliness | de la solitude | della solitudine | *lonely ~palm.3
balance: das Gleichgewicht | balance | un équilibre | un equilibrio | ~scales.8 ~ballerina.5 ~whale.2
elegance: die Eleganz | elegance | de l'élégance | dell'eleganza | elegant ~ballerina.4 ~swans.3
danger: die Gefahr | danger | un danger | un pericolo | *scary ~skull.5
poison: das Gift | poison | du poison | del veleno | ~skull.5 ~mushroom.3 death
power: die Macht | power | du pouvoir | del potere | king ~crown.4 strong
victorysign: das Siegeszeichen | a peace sign, V sign | un V de la victoire | un segno di vittoria | ~rabbit.7 ~vee.9 ~bull.3 victory peace
eternity: die Ewigkeit | eternity | de l'éternité | dell'eternità | time ~hourglass.4 ~glasses.3
youth: die Jugend | youth | de la jeunesse | della giovinezza | young
age: das Alter | old age | de la vieillesse | della vecchiaia | old
birth: die Geburt | a birth | une naissance | una nascita | baby
life: das Leben | life | une vie | una vita | nature
soul: die Seele | a soul | une âme | un'anima | ~ghost.4 ~angel.3
wish: der Wunsch | a wish | un souhait, vœu | un desiderio | shootingstar
chaos: das Chaos | chaos | du désordre | del caos | *wild
white: weiß | white | blanc | bianco | snow !dark
red: rot | red | rouge | rosso | blood
green: grün | green | vert | verde | grass
blue: blau | blue | bleu | blu | sky
yellow: gelb | yellow | jaune | giallo | sun
pink: rosa | pink | rose bonbon | rosa confetto | flamingo
purple: violett | purple | violet foncé | viola scuro | colour
grey: grau | grey | gris | grigio | fog
colour: die Farbe | a colour | une couleur | un colore | painter
dark: düster | gloomy, dark | sombre | oscuro, cupo | night !light
loud: laut | loud | bruyant | rumoroso | noise
hot: heiß | hot | brûlant | bollente | fire !cold
soft: weich, flauschig | soft, fluffy | doux, moelleux | morbido, soffice | feather ~lion.3 !sharp
sour: sauer | sour | acide, aigre | aspro | lemon
fast: schnell | fast, quick | rapide, vite | veloce | race !slow
lazy: faul | lazy | paresseux, flemmard | pigro | sleep !busy
busy: fleißig | busy | travailleur | laborioso | bee work
clever: klug | clever | intelligent | intelligente | wisdom
stubborn: stur | stubborn | têtu | testardo | donkey
shy: scheu | shy | timide | timido | roe
brave: mutig | brave | courageux | coraggioso | warrior
wild: wild | wild | sauvage, fou | selvaggio | storm ~lion.3 !calm
angry: wütend, zornig | angry | fâché, en colère | arrabbiato | bull ~fox.3
grumpy: mürrisch, grimmig | grumpy | grognon, râleur | scontroso, brontolone | ~face.5 oldman
serious: ernst | serious | sérieux | serio | ~face.3 work
sad: traurig | sad | triste | triste | tear !happy
lonely: einsam | lonely | solitaire | solitario | island
cute: niedlich, süß | cute, sweet | mignon, adorable | carino, dolce | baby
ugly: hässlich | ugly | laid, moche | brutto | troll !beauty
disgusting: eklig | disgusting, yucky | dégoûtant | schifoso | slug
strange: seltsam, komisch | strange, odd | bizarre, étrange | strano, bizzarro | mystery
annoying: lästig | annoying | agaçant | fastidioso | fly
cosy: gemütlich | cosy | douillet | accogliente | fireplace
precious: kostbar | precious | précieux | prezioso | gold
slippery: glitschig | slippery | glissant | scivoloso | fish
blind: blind | blind | aveugle | cieco | eyes
crooked: krumm, schief | crooked | tordu, de travers | storto | ~wye.2
hollow: hohl | hollow | creux | cavo | ~ring.5 ~dolphins.4
empty: leer | empty | vide | vuoto | ~ring.5 ~dolphins.4
upsidedown: kopfüber | upside down | à l'envers, tête en bas | a testa in giù | ~wedge.4 ~bat.4
broken: kaputt | broken | cassé | rotto | ruin
hairy: haarig | hairy, furry | poilu | peloso | ~spider.3 ~bear.3 ~turtle.2 fur
winged: geflügelt | winged | ailé | alato | wings ~angel.5 ~eagle.5 ~bat.5
horned: gehörnt | horned | cornu | cornuto | horns ~bull.6 ~helmet.5 ~deer.4
spotted: gefleckt | spotted | tacheté | maculato | spots
spots: viele Flecken | spots | des taches | delle macchie | ~lion.2 ladybird
stripes: viele Streifen | stripes | des rayures | delle strisce | zebra
triangle: das Dreieck | a triangle | un triangle | un triangolo | <form ~mountain.5 ~fir.4
wedge: der Keil, umgekehrtes Dreieck | a wedge | un coin | un cuneo | <form ~icecream.3 ~heart.4
disc: die Scheibe, Kugel, Kreis | a disc, circle, ball | un disque, cercle, boule | un disco, cerchio | <form ~sun.3
square: das Quadrat, Viereck, Würfel | a square, box | un carré | un quadrato | <form
column: die Stange, Strich | a pole, stick | une barre, bâton | un palo, bastone | <form
bar: der Balken, Brett | a beam, plank, board | une poutre, planche | una trave, asse | <form
diamond: die Raute | a lozenge, diamond shape | un losange | un rombo | <form ~ray.4
cross: das Kreuz | a cross | une croix | una croce | <form ~plane.5 church
ex: das X, Andreaskreuz | an X | un X | una X | <form ~scissors.4 ~star.4
tee: das T | a capital T | un T | una T | <form ~mushroom.3
vee: das V | a capital V | un V | una V | <form ~rabbit.2 ~bull.4
wye: das Y, Gabelung | a capital Y, fork in the road | un Y, fourche | una Y, bivio | <form ~whale.6 ~goblet.3
arch: der Bogen | a curve, arc | un arc, arceau | un'arcata | <form ~gate.5 ~trousers.3
crescent: die Sichel, Mondsichel | a sickle, crescent | une faucille | una falce | <form ~moustache.4 ~lips.3
dome: die Kuppel | a dome | une coupole, dôme | una cupola | <form ~turtle.3 ~ufo.3 ~hat.4
stalk: der Stiel | a stick, handle | un manche | un manico | <form ~tree.2 ~alien.3
eight: die Acht | a figure of eight, eight | un huit | un otto | <form ~snowman.5 ~hourglass.5 ~pear.4
balls: viele Kugeln | spheres, balls, two balls | des boules | delle sfere, palle | <form ~cherries.6 ~glasses.4 pair
spikes: viele Zacken, Stacheln, Spitzen | spikes, points | des piquants, pointes | delle punte, aculei | <form ~crown.6 ~sun.4 ~lotus.3 *sharp
spread: viele ausgebreitete Arme | arms wide open | des bras ouverts | delle braccia aperte | <form ~angel.6 ~plane.5 ~eagle.6 ~cross.4
form: die Form | a shape | une forme | una forma | thing
zigzag: der Zickzack | a zigzag | un zigzag | uno zigzag | <form ~spikes.4 ~crown.4
spiral: die Spirale | a spiral | une spirale | una spirale | <form ~alien.3
hole: das Loch | a hole | un trou | un buco | ~ring.6 ~glasses.3 ~mask.3
tip: die Spitze | a tip | une pointe | una punta | ~triangle.3 ~unicorn.5 ~rocket.3 *sharp
lump: der Klumpen, Knödel | a lump, dumpling | une boulette | una polpetta | ~disc.4 ~eight.4 ~bear.2 food
pile: der Haufen | a pile, heap | un tas | un mucchio | ~dome.4 ~mountain.4 ~cupcake.4
stack: der Stapel | a stack | une pile | una pila | ~column.4 ~eight.4 ~cupcake.4
knob: der Knauf | a knob | un pommeau | un pomello | ~bulb.4 ~stalk.4
hook: der Haken | a hook | un crochet | un gancio | ~anchor.7 ~umbrella.2 pirate
stonebridge: die Bogenbrücke | a stone arch bridge | un pont de pierre | un ponte di pietra | <bridge ~arch.8 ~trousers.3 river
`;
