/** Places, buildings, vehicles, landscapes, sky and weather: the same columns as in `sights.ts`. */
export const PLACES = `
place: der Ort | a place | un lieu, endroit | un luogo, posto | travel
tower: der Turm | a tower | une tour | una torre | <building ~castle.7 ~column.8 ~rocket.4 ~house.3 *high
lighthouse: der Leuchtturm | a lighthouse | un phare | un faro | <building ~column.7 ~rocket.5 ~key.4 ~vase.3 sea light
skyscraper: der Wolkenkratzer | a skyscraper | un gratte-ciel | un grattacielo | <building ~column.8 ~rocket.5 ~twins.4 city *high
eiffel: der Eiffelturm | the Eiffel Tower | la tour Eiffel | la torre Eiffel | <building ~triangle.8 ~rocket.8 ~fir.6 ~bat.3 ~star.4 paris
steeple: der Kirchturm | a steeple, church tower | un clocher | un campanile | <building ~rocket.6 ~fir.5 ~triangle.4 ~unicorn.4 church bell
cathedral: der Dom, Kathedrale | a cathedral | une cathédrale | una cattedrale, duomo | <building ~castle.8 ~twins.5 ~mountain.4 ~spikes.5 church
mosque: die Moschee | a mosque | une mosquée | una moschea | <building ~castle.6 ~dome.7 ~spikes.6 prayer
pagoda: die Pagode | a pagoda | une pagode | una pagoda | <building ~fir.8 ~cupcake.6 ~castle.4 japan china
temple: der Tempel | a temple | un temple | un tempio | <building ~gate.8 ~house.6 ~castle.5 prayer *old
pyramid: die Pyramide | a pyramid | une pyramide | una piramide | <building ~triangle.9 ~mountain.8 ~volcano.4 egypt
sphinx: die Sphinx | a sphinx | un sphinx | una sfinge | <building ~lion.5 ~cat.5 egypt mystery
palace: der Palast | a palace | un palais | un palazzo | <building ~castle.9 king gold
fortress: die Burg, Festung | a fortress | une forteresse | una fortezza | <building ~castle.95 ~spikes.5 knight
sandcastle: die Sandburg | a sandcastle | un château de sable | un castello di sabbia | <building ~castle.8 ~mountain.8 ~spikes.5 ~crown.5 ~triangle.4 beach child
ruin: die Ruine | a ruin | une ruine | una rovina | <building ~castle.7 ~gate.5 *old
drawbridge: die Zugbrücke | a drawbridge | un pont-levis | un ponte levatoio | <bridge ~castle.6 ~gate.6 knight
bridge: die Brücke | a bridge | un pont | un ponte | <building ~arch.7 ~cat.5 ~gate.7 ~table.7 ~bow.3 river
tunnel: der Tunnel | a tunnel | un tunnel | un tunnel, galleria | <building ~arch.8 *dark train
archway: der Torbogen, Triumphbogen | an arch, archway | une arche | un arco | <building ~arch.95 ~gate.8 ~trousers.6 ~dolphins.4
pillar: die Säule | a pillar | un pilier, colonne | una colonna | <building ~column.95 ~hourglass.4 temple
obelisk: der Obelisk | an obelisk | un obélisque | un obelisco | <building ~column.7 ~rocket.6 egypt
cottage: das Häuschen | a cottage | une maisonnette, chaumière | una casetta | <building ~house.95 ~mushroom.4 *cosy
hut: die Hütte | a hut, cabin | une cabane, hutte | una capanna, baita | <building ~house.9 ~triangle.5 ~mushroom.4 mountain
igloo: der Iglu | an igloo | un igloo | un igloo | <building ~dome.9 ~hat.5 ~turtle.3 snow
treehouse: das Baumhaus | a treehouse | une cabane dans les arbres | una casa sull'albero | <building ~tree.6 ~house.6 child
smurfhouse: das Schlumpfhaus, Pilzhaus | a mushroom house | une maison de schtroumpf | una casa dei puffi | <building ~house.7 ~mushroom.7 ~bear.3 dwarf
farmhouse: das Bauernhaus | a farmhouse | une maison de ferme | una casa di campagna | <building ~house.9 farm
barn: die Scheune | a barn | une grange | un fienile | <building ~house.8 hay
stable: der Stall | a stable | une étable, écurie | una stalla | <building ~house.6 horse cow
greenhouse: das Gewächshaus | a greenhouse | une serre | una serra | <building ~house.6 ~dome.4 plant
villa: die Villa | a villa | une villa | una villa | <building ~house.8 ~castle.4 money
hotel: das Hotel | a hotel | un hôtel | un albergo | <building holiday ~square.3
restaurant: das Restaurant | a restaurant | un restaurant | un ristorante | <building food
pub: die Kneipe | a pub | un bistrot | un'osteria | <building beer friend
shop: der Laden | a shop | un magasin | un negozio | <building money
market: der Markt | a market | un marché | un mercato | <place food city
school: die Schule | a school | une école | una scuola | <building child book
library: die Bibliothek | a library | une bibliothèque | una biblioteca | <building book *calm
museum: das Museum | a museum | un musée | un museo | <building *old picture
hospital: das Krankenhaus, Spital | a hospital | un hôpital | un ospedale | <building doctor illness
prison: das Gefängnis | a prison | une prison | una prigione | <building cage thief
office: das Büro | an office | un bureau | un ufficio | <building work
factory: die Fabrik | a factory | une usine | una fabbrica | <building smoke machine
cinema: das Kino | a cinema | un cinéma | un cinema | <building dark ~profiles.2 popcorn
opera: die Oper | an opera | un opéra | un'opera | <theatre song
station: der Bahnhof | a railway station | une gare | una stazione | <building train travel
airport: der Flughafen | an airport | un aéroport | un aeroporto | <place plane travel
playground: der Spielplatz | a playground | un terrain de jeux | un parco giochi | <place ~anchor.4 child swing
park: der Park | a park | un parc | un parco | <place tree bench
fair: der Jahrmarkt | a funfair | une fête foraine | un luna park | <place party carousel
village: das Dorf | a village | un village | un paese, villaggio | <place ~castle.3 ~mountain.3 house church
piazza: der Platz | a town square | une place | una piazza | <place city fountain
road: die Straße | a road, street | une route, rue | una strada | <place travel
path: der Weg | a path | un chemin | un sentiero | <place hike
fence: der Zaun | a fence | une clôture | un recinto | <thing ~spikes.7 ~gate.6 garden
well: der Ziehbrunnen | a well | un puits | un pozzo | <thing ~fountain.5 ~house.4 ~mushroom.3 water
cemetery: der Friedhof | a cemetery, graveyard | un cimetière | un cimitero | <place death *sad
vineyard: der Weinberg | a vineyard | un vignoble | una vigna | <place wine
orchard: der Obstgarten | an orchard | un verger | un frutteto | <garden fruit
paradise: das Paradies | a paradise | un paradis terrestre | un paradiso terrestre | <place ~palm.4 *happy
hell: die Hölle | hell | un enfer | un inferno | <place devil fire !paradise
paris: Paris | Paris | Paris | Parigi | <city love
rome: Rom | Rome | Rome | Roma | <city *old
rio: Rio | Rio | Rio | Rio | <city carnival holiday
venice: Venedig | Venice | Venise | Venezia | <city ~mask.5 ship love
newyork: New York | New York | New York | New York | <city ~crown.3 skyscraper
liberty: die Freiheitsstatue | the Statue of Liberty | la statue de la Liberté | la statua della Libertà | <statue ~crown.6 ~leaf.4 ~torch.4 newyork freedom
australia: Australien | Australia | Australie | Australia | kangaroo
china: China | China | Chine | Cina | travel
egypt: Ägypten | Egypt | Égypte | Egitto | pyramid desert
italy: Italien | Italy | Italie | Italia | pizza holiday
england: England | England | Angleterre | Inghilterra | tea queen
ireland: Irland | Ireland | Irlande | Irlanda | green
sweden: Schweden | Sweden | Suède | Svezia | winter
canada: Kanada | Canada | Canada | Canada | ~leaf.7 forest
swiss: die Schweiz | Switzerland | la Suisse | la Svizzera | mountain cheese ~cross.4
mexico: Mexiko | Mexico | Mexique | Messico | cactus ~ufo.3
holland: Holland | Holland | Pays-Bas | Olanda | ~tulip.5 windmill
caribbean: die Karibik | the Caribbean | les Caraïbes | i Caraibi | holiday ~palm.6 pirate
hawaii: Hawaii | Hawaii | Hawaï | Hawaii | holiday ~palm.6 ~volcano.4
antarctica: die Antarktis | Antarctica | l'Antarctique | l'Antartide | ice ~penguin.4
world: die Welt | a world | un monde | un mondo | ~disc.4 travel
earth: die Erde | the earth | la terre | la terra | ~disc.4 nature
island: die Insel | an island | une île | un'isola | <place ~palm.9 ~volcano.6 ~mountain.4 sea holiday
desertisland: die Robinsoninsel, einsame Insel | a desert island | une île déserte | un'isola deserta | <place ~palm.95 ~volcano.5 *lonely
hill: der Hügel | a hill | une colline | una collina | <place ~mountain.7 ~dome.7 ~volcano.5 meadow
peak: der Gipfel | a peak, summit | un sommet | una cima, vetta | @mountain ~triangle.6 snow *high
matterhorn: das Matterhorn | the Matterhorn | le Cervin | il Cervino | <mountain ~triangle.7 swiss
valley: das Tal | a valley | une vallée | una valle | <place ~vee.6 ~bull.3 mountain
gorge: die Schlucht | a gorge, canyon | un ravin, gorge | una gola | <place ~vee.6 ~trousers.3 ~horses.3
cliff: die Klippe, Felsen | a cliff, rock | une falaise, rocher | una scogliera, roccia | <place ~square.4 ~mountain.4 sea
glacier: der Gletscher | a glacier | un glacier | un ghiacciaio | <place ~mountain.5 ice *cold
avalanche: die Lawine | an avalanche | une avalanche | una valanga | snow mountain *scary
eruption: der Vulkanausbruch | a volcanic eruption | une éruption | un'eruzione | ~volcano.95 ~palm.3 ~mushroom.4 fire
lava: die Lava | lava | de la lave | della lava | volcano fire
desert: die Wüste | a desert | un désert | un deserto | <place sand *hot
oasis: die Oase | an oasis | une oasis | un'oasi | <place ~palm.8 desert water
prairie: die Steppe, Prärie | a prairie | une steppe | una steppa | <place grass
field: das Feld | a field | un champ | un campo | <place farm
swamp: der Sumpf | a swamp | un marais | una palude | <place frog
river: der Fluss | a river | un fleuve, rivière | un fiume | <place water
brook: der Bach | a brook, stream | un ruisseau | un ruscello | <place water
waterfall: der Wasserfall | a waterfall | une cascade | una cascata | <place ~jellyfish.7 ~horses.4 ~lion.3 ~ghost.3 water
lake: der See | a lake | un lac | un lago | <place water swan
source: die Quelle | a wellspring | une source | una sorgente | <place ~fountain.6 water
geyser: der Geysir | a geyser | un geyser | un geyser | <thing ~fountain.8 ~palm.6 ~tree.5 water
puddle: die Pfütze | a puddle | une flaque | una pozzanghera | <place ~bar.4 rain
wave: die Welle | a wave | une vague | un'onda | @sea ~crescent.5 ~mountain.3 ~moustache.3
reef: das Riff | a coral reef | un récif | una barriera corallina | <place ~crown.5 ~deer.4 ~hand.4 fish
bay: die Bucht | a bay | une baie | una baia | <place ~bowl.3 sea
coast: die Küste | a coast | une côte | una costa | <place sea
iceberg: der Eisberg | an iceberg | un iceberg | un iceberg | <thing ~mountain.7 ~diamond.6 ~tooth.4 ~triangle.4 sea *cold
icicle: der Eiszapfen | an icicle | une stalactite de glace | un ghiacciolo | <thing ~wedge.6 ~spikes.4 ~ray.4 winter
snowflake: die Schneeflocke | a snowflake | un flocon | un fiocco di neve | <thing ~star.8 ~sun.8 ~daisy.7 ~ex.5 winter
snowball: der Schneeball | a snowball | une boule de neige | una palla di neve | <toy ~disc.6 winter
sledge: der Schlitten | a sledge | une luge, traîneau | una slitta | <vehicle ~ship.5 ~crescent.5 ~anchor.3 snow
ski: der Ski | skis | des skis | degli sci | <thing ~twins.8 ~feet.4 ~rabbit.4 ~legs.4 snow
drop: der Tropfen | a drop | une goutte | una goccia | water rain ~pear.5 ~fir.3
raindrop: der Regentropfen | a raindrop | une goutte de pluie | una goccia di pioggia | rain ~drop.9 ~pear.4
storm: der Sturm | a storm | une tempête | una tempesta | <weather wind *wild
tornado: der Wirbelsturm, Tornado | a tornado, whirlwind | une tornade, tourbillon | un tornado, tromba d'aria | <weather ~alien.6 ~wedge.8 ~stalk.7 ~icecream.5 ~mushroom.5 ~ray.5 *wild
thunderstorm: das Gewitter | a thunderstorm | un orage | un temporale | <weather lightning thunder
lightning: der Blitz | lightning | un éclair | un fulmine | <weather ~wye.3 ~ray.3 *fast
thunder: der Donner | thunder | du tonnerre | un tuono | <weather *loud
rainbow: der Regenbogen | a rainbow | un arc-en-ciel | un arcobaleno | <weather ~arch.9 ~dome.4 colour rain
fog: der Nebel | fog, mist | du brouillard, brume | della nebbia | <weather *grey
hail: der Hagel | hail | de la grêle | della grandine | <weather ice
frost: der Frost | frost | du givre | del gelo, brina | <weather *cold
weather: das Wetter | weather | un temps | un tempo atmosferico | sky
cloud: die Wolke | a cloud | un nuage | una nuvola | sky ~lion.4 ~bear.2 *soft white
mushroomcloud: der Atompilz | a mushroom cloud | un champignon atomique | un fungo atomico | explosion ~mushroom.9 ~tree.7 ~jellyfish.7 ~alien.4 war
comet: der Komet | a comet | une comète | una cometa | <star ~ray.5 ~stalk.4 ~rocket.3 space
shootingstar: die Sternschnuppe | a shooting star | une étoile filante | una stella cadente | <star luck night
planet: der Planet | a planet | une planète | un pianeta | space ~disc.5 ~ufo.5
saturn: der Saturn | Saturn | Saturne | Saturno | <planet ~ufo.9
mars: der Mars | Mars | Mars | Marte | <planet alien red
galaxy: die Galaxie | a galaxy | une galaxie | una galassia | space ~ufo.4
halfmoon: der Halbmond, Mondsichel | a crescent moon, half moon | un croissant de lune | una mezzaluna | <moon ~crescent.95 ~moustache.5 ~ship.4 night
sunrise: der Sonnenaufgang | a sunrise | un lever de soleil | un'alba | <sun ~lotus.7 ~dome.7 ~crown.4 ~peacock.4 morning
sunset: der Sonnenuntergang | a sunset | un coucher de soleil | un tramonto | <sun ~lotus.7 ~dome.7 ~peacock.4 evening
morning: der Morgen | a morning | un matin | un mattino | time !evening
evening: der Abend | an evening | un soir | una sera | time
day: der Tag | a day | un jour | un giorno | time !night
sunday: der Sonntag | Sunday | un dimanche | una domenica | holiday church *calm
monday: der Montag | Monday | un lundi | un lunedì | work *grumpy
year: das Jahr | a year | une année | un anno | time
car: das Auto | a car | une voiture | una macchina, automobile | <vehicle ~frog.5 ~turtle.5 ~hat.4 ~ufo.4 *fast
beetlecar: der VW-Käfer | a VW Beetle | une Coccinelle | un Maggiolino | <vehicle ~beetle.5 ~turtle.5 ~dome.5
racecar: der Rennwagen | a racing car | une voiture de course | un'auto da corsa | <vehicle ~plane.3 ~bow.3 *fast
taxi: das Taxi | a taxi | un taxi | un taxi | <vehicle ~hat.3 city
bus: der Bus | a bus | un autobus | un autobus | <vehicle ~square.5 ~bar.4 city
lorry: der Lastwagen | a lorry, truck | un camion | un camion | <vehicle ~square.5 ~robot.4 *heavy
tractor: der Traktor | a tractor | un tracteur | un trattore | <vehicle ~frog.4 ~bear.4 ~cherries.4 farm
fireengine: das Feuerwehrauto | a fire engine | un camion de pompiers | un'autopompa | <vehicle fire red
ambulance: der Krankenwagen | an ambulance | une ambulance | un'ambulanza | <vehicle hospital
digger: der Bagger | a digger, excavator | une pelleteuse | una ruspa, escavatore | <vehicle ~crab.4 >dig
tank: der Panzer | a tank | un char d'assaut | un carro armato | <vehicle ~turtle.5 ~hat.3 war
motorcycle: das Motorrad | a motorcycle | une moto | una moto | <vehicle ~bull.4 ~cherries.6 ~glasses.4 ~helmet.4 *fast
scooter: der Roller, Vespa | a scooter | une trottinette, scooter | un monopattino | <vehicle ~tee.4 ~anchor.2 city
bicycle: das Fahrrad, Velo | a bicycle, bike | un vélo | una bicicletta | <vehicle ~glasses.9 ~scissors.5 ~cherries.6 ~lobster.3
handlebars: der Lenker | handlebars | un guidon | un manubrio da bici | @bicycle ~moustache.8 ~bull.6 ~helmet.4 ~vee.3
train: der Zug | a train | un train | un treno | <vehicle ~robot.3 ~column.3 travel
locomotive: die Dampflok | a steam engine | une locomotive | una locomotiva | <vehicle ~robot.5 ~hat.3 smoke
tram: die Straßenbahn | a tram | un tramway | un tram | <vehicle city
cablecar: die Seilbahn | a cable car | un téléphérique | una funivia | <vehicle ~house.4 ~bell.5 ~anchor.3 mountain
carriage: die Kutsche | a carriage | un carrosse | una carrozza | <vehicle ~pear.3 ~house.4 ~apple.4 princess horse
cart: der Karren | a cart | une charrette | un carretto | <vehicle ~bowl.3 farm
wheelbarrow: die Schubkarre | a wheelbarrow | une brouette | una carriola | <vehicle ~wedge.3 garden
jet: der Düsenjet | a jet | un avion à réaction | un jet | <plane ~ray.7 ~star.5 ~rocket.5 *fast
airliner: das Passagierflugzeug | an airliner | un avion de ligne | un aereo di linea | <plane ~eagle.6 ~cross.6 travel
paperplane: der Papierflieger | a paper plane | un avion en papier | un aeroplanino di carta | <toy ~plane.7 ~ray.8 ~triangle.5 ~fish.3 child
glider: das Segelflugzeug | a glider | un planeur | un aliante | <plane ~dragonfly.6 ~spread.5 *calm
hangglider: der Gleitschirm | a hang-glider, paraglider | un deltaplane, parapente | un deltaplano, parapendio | <vehicle ~parachute.8 ~bat.6 ~ray.6 ~umbrella.5 sky
helicopter: der Hubschrauber | a helicopter | un hélicoptère | un elicottero | <vehicle ~dragonfly.9 ~bee.4 ~tee.4 ~scales.4 sky *loud
airship: der Zeppelin | an airship | un dirigeable | un dirigibile | <vehicle ~bar.6 ~fish.4 ~balloon.3 sky
spaceship: das Raumschiff | a spaceship | un vaisseau spatial | un'astronave | <vehicle ~rocket.9 ~ufo.7 ~lotus.3 ~ship.3 space
shuttle: das Spaceshuttle | a space shuttle | une navette spatiale | uno shuttle | <vehicle ~rocket.95 ~plane.5 ~penguin.4 space
satellite: der Satellit | a satellite | un satellite | un satellite | <machine ~dragonfly.6 ~bow.6 ~scales.5 ~cross.4 space
saucer: die Untertasse, fliegende Untertasse | a flying saucer | une soucoupe volante | un disco volante | <vehicle ~ufo.95 ~hat.5 ~lotus.3 alien
landing: die Mondlandung | a moon landing | un alunissage | un allunaggio | ~spider.5 ~ufo.5 ~rocket.6 moon
boat: das Boot | a boat | un bateau, barque | una barca | <vehicle ~ship.8 ~crescent.7 ~bowl.6 ~moustache.3 sea lake
sailboat: das Segelboot | a sailing boat, sailboat | un voilier | una barca a vela | <vehicle ~ship.95 ~fir.5 ~triangle.5 ~anchor.3 wind sea
rowboat: das Ruderboot | a rowing boat | une barque à rames | una barca a remi | <vehicle ~crescent.8 ~ship.6 ~bowl.6 ~lobster.2 lake
canoe: das Kanu, Kajak | a canoe, kayak | un canoë, kayak | una canoa | <vehicle ~crescent.8 ~ship.5 ~bar.5 ~lotus.3 river
raft: das Floß | a raft | un radeau | una zattera | <vehicle ~bar.6 ~ship.4 ~palm.3 sea
ferry: die Fähre | a ferry | un ferry | un traghetto | <vehicle ~ship.6 travel
steamer: das Dampfschiff | a steamer | un bateau à vapeur | un piroscafo | <vehicle ~ship.7 smoke
submarine: das U-Boot | a submarine | un sous-marin | un sottomarino | <vehicle ~whale.4 ~fish.4 ~hat.5 sea dive
pirateship: das Piratenschiff | a pirate ship | un bateau pirate | una nave pirata | <ship ~skull.3 ~fir.4 pirate
vikingship: das Wikingerschiff | a Viking ship | un drakkar | un drakkar, nave vichinga | <ship ~crescent.8 ~mask.6 ~helmet.4 ~swans.4 viking
ark: die Arche Noah | Noah's ark | une arche de Noé | un'arca di Noè | <ship ~house.3 animal
gondola: die Gondel | a gondola | une gondole | una gondola | <ship ~crescent.8 venice
sail: das Segel | a sail | une voile | una vela | @ship ~triangle.6 ~fir.5 wind
mast: der Mast | a mast | un mât | un albero della nave | @ship ~column.5 ~cross.4
oar: das Ruder | an oar | une rame | un remo | @rowboat ~stalk.4
lifebuoy: der Rettungsring | a lifebuoy | une bouée | un salvagente | <thing ~ring.95 ~dolphins.4 sea
surfboard: das Surfbrett | a surfboard | une planche de surf | una tavola da surf | <thing ~column.5 ~leaf.3 ~drop.4 sea
skateboard: das Skateboard | a skateboard | un skateboard | uno skateboard | <vehicle ~bar.4 ~moustache.3
`;
