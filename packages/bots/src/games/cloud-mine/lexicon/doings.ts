/**
 * What one can do: the same columns as in `sights.ts`. The first name of each language is what is said of somebody who does it
 * (`ein Wal taucht ab`), in at most two words.
 */
export const DOINGS = `
flying: fliegt davon, fliegen, Flug, schweben, abheben | flies away, fly, flying, flight, take off, soar, hover | s'envole, voler, vol, envol, planer | vola via, volare, volo, volante, decollo | sky freedom ~eagle.2 ~plane.2 wings
glide: schwebt, segeln | floats by, glide | plane, flotter | plana, fluttuare | flying
dive: taucht ab, tauchen, abtauchen, Taucher | dives down, dive, diving, submerge | plonge, plonger, plongeon, plongée | si tuffa, tuffo, immersione, tuffarsi | sea falling ~whale.4
jump: springt hoch, springen, Sprung, hüpfen, Luftsprung | jumps, jump, leap, hop, bounce, leaping | saute, sauter, saut, bond | salta, saltare, salto | play ~star.3 ~frog.3
listen: hört zu, hören, lauschen, zuhören | listens, listen, hear, all ears | écoute, écouter, entendre | ascolta, ascoltare, sentire | sound ears
talk: plaudert, reden, Gespräch, sprechen, Streit | chats, talk, speak, conversation, chat, argue, gossip | bavarde, parler, conversation, discuter | chiacchiera, parlare, conversazione, chiacchiere, litigio | friend ~profiles.3
walk: spaziert, gehen, laufen, Spaziergang, spazieren, Schritt | walks by, walk, walking, step, stroll | se promène, marcher, promenade, pas | passeggia, camminare, passeggiata, passo | legs
run: rennt, rennen, laufen | runs away, run, running | court, courir | corre, correre | legs *fast
drink: trinkt, trinken, Prost, Getränk, Bar | has a drink, drink, cheers, bar | boit, boire, santé | beve, bere, cin, brindisi | vessel
eat: isst, essen, fressen, verschlingen | eats up, eat, devour, munch | mange, manger, dévorer | mangia, mangiare, divorare | food
play: spielt, spielen, Spiel | plays, play, game | joue, jouer, jeu | gioca, giocare, gioco, giochi | toy young
read: liest, lesen, Lektüre | reads, reading | lit, lire, lecture | legge, leggere, lettura | wisdom book
hike: wandert, wandern, Klettern | goes hiking, hike, climbing, hiking | fait de l'escalade, randonnée, escalade | va in montagna, escursione, scalata | mountain walk
climb: klettert, klettern, hinauf | climbs up, climb | grimpe, grimper | si arrampica, arrampicare | mountain high
falling: fällt herunter, fallen, Sturz, Landung, runter, hinab | falls down, fall, falling, drop, landing, down | tombe, tomber, chute, atterrissage, descendre, descend | cade giù, cadere, caduta, atterraggio, discesa | flying
land: landet, landen | lands, touch down | atterrit, atterrir | atterra, atterrare | falling plane
start: startet, abheben, Start, losfliegen | takes off, launch, lift-off | décolle, décoller, décollage | decolla, decollare, partenza | flying ~rocket.4
swim: schwimmt, schwimmen, baden, badet | swims by, swim, bathe | nage, nager, se baigner | nuota, nuotare, bagno | water
slumber: schläft, schlummert | sleeps, snores | dort, ronfle | dorme, russa | sleep
dancing: tanzt, tanzend | dances, dancing | danse, dansant | balla, danza | dance
sing: singt, singen, Gesang | sings, sing | chante, chanter | canta, cantare | song
laugh: lacht, lachen, grinsen, grinst | laughs, laugh, giggle, grinning | rit, rire, rigoler | ride, ridere, risata | happy ~lips.3 ~anchor.2
smiling: lächelt, lächelnd, freundlich | smiles, smiling | sourit, souriant | sorride, sorridente | smile
cry: weint, weinen, heulen | cries, cry, weep | pleure, pleurer | piange, piangere | *sad tear
shout: schreit, schreien, Schrei, rufen | shouts, scream, shout, cry out | crie, crier, cri | grida, gridare, urlo | *loud ~face.2 ~ring.2
rant: schimpft, schimpfen, meckern | grumbles, grumble, complain | râle, râler, rouspéter, rouspète | brontola, brontolare | *grumpy ~face.3
yawn: gähnt, gähnen | yawns, yawn | bâille, bâiller | sbadiglia, sbadigliare | mouth sleep
sneeze: niest, niesen | sneezes, sneeze | éternue, éternuer | starnutisce, starnutire | nose
sniff: schnuppert, schnuppern, riechen | sniffs, sniff, smell | renifle, renifler, sentir | annusa, annusare | nose
breathe: atmet auf, atmen | breathes, breathe | respire, respirer | respira, respirare | breath
waving: winkt, winken, winkend, Gruß, grüßen | waves hello, waving, greeting, hello | fait coucou, saluer, bonjour, coucou | saluta, salutare, ciao | hand ~snowman.3 ~crab.2
cheer: jubelt, jubeln, jubelnd, Arme hoch, hurra | cheers, cheering, hooray, hands up | exulte, exulter, hourra, bras en l'air | esulta, esultare, evviva | jubilation ~crab.4 ~bull.2
hugging: umarmt jemanden, umarmen, knuddeln | hugs somebody, hugging, cuddle | enlace, enlacer, serrer | abbraccia, abbracciare, abbracciati | hug ~dancers.3 ~swans.3
kissing: küsst, küssen | kisses, kissing | embrasse, embrasser | bacia, baciare | kiss
fight: kämpft, kämpfen, boxen | fights, fighting, boxing | se bat, combattre | lotta, combattere | war
attack: greift an, angreifen, Angriff | attacks, attack | attaque, attaquer | attacca, attaccare, assalto | war ~crab.2 ~spider.2
flee: flieht, fliehen, Flucht, abhauen | escapes, flee, escape | s'enfuit, fuir, fuite | scappa, fuggire | run
catch: fängt, fangen, greifen | catches, catch, grab | attrape, attraper | cattura, afferrare, prendere | hand ~crab.3
carry: trägt schwer, tragen, heben, stemmen | carries, carry, lift, lifting | porte, porter, soulever | porta, portare, sollevare | *heavy ~scales.2
balancing: balanciert, balancieren | keeps balance, balancing | tient l'équilibre | sta in equilibrio | balance ~ballerina.3
turn: dreht sich, drehen, Pirouette, wirbeln | spins around, spin, turn, twirl | tourne, tourner, tournoyer, pirouette | gira, girare, piroetta | dance ~ballerina.3
stretch: streckt sich, strecken, dehnen | stretches, stretch | s'étire, s'étirer | si stiracchia, stirarsi | body ~cross.3 ~star.3
lie: liegt, liegen, liegend | lies down, lying | s'allonge, couché, allongé | si sdraia, sdraiato, disteso | sleep ~bar.2 ~cat.1
sit: sitzt, sitzen, sitzend | sits down, sit, sitting | s'assoit, assis, s'asseoir | si siede, seduto, sedersi | chair ~frog.3 ~swans.2
stand: steht, stehen, stehend, aufrecht | stands up, stand, standing | se lève, debout | si alza, in piedi | column
hang: hängt herum, hängen | hangs around, hang | pend, pendre, suspendu | pende, appeso | ~trousers.2 ~bat.2
hide: versteckt sich, verstecken | hides, hiding | se cache, se cacher | si nasconde, nascondersi | secret
look: schaut her, schauen, gucken, Blick, sehen | looks at you, stare, watch, gaze | regarde, regarder | guarda, guardare | eyes ~owl.2
think: denkt nach, grübeln, nachdenken | thinks, ponder | réfléchit, réfléchir | riflette, riflettere, pensieroso | thought
dreaming: träumt, träumend | dreams, dreaming | rêve, rêver | sogna, sognare | dream
wait: wartet | waits, waiting | attend | aspetta | patience
pray: betet | prays, praying | prie | prega | prayer ~hands.2
bowing: verbeugt sich, verbeugen | bows | s'incline, salut | si inchina | theatre
juggle: jongliert, jonglieren | juggles, juggling | jongle, jongler | giocola, fare giocoleria | juggler
ride: reitet, reiten, Ritt | rides, riding | chevauche, monter à cheval | cavalca, cavalcare | horse
riding: reitet aus | goes riding | part à cheval | va a cavallo | horse ride
drive: fährt davon, fahren | drives off, drive | roule, conduire | guida, guidare | car
sailing: segelt heim, segeln | sails home, sailing | navigue, naviguer | naviga, navigare | ship
row: rudert, rudern | rows, rowing | rame, ramer | rema, remare | boat
fishing: angelt, angeln, fischen | goes fishing, fish | pêche, pêcher | pesca, pescare | fish
hunt: jagt, jagen, Jagd | hunts, hunting | chasse, chasser | caccia, cacciare | hunter
dig: gräbt, graben, buddeln, vergraben | digs, dig, bury, buried | creuse, creuser, enterré | scava, scavare, sepolto | earth
build: baut, bauen | builds, build | bâtit, construire | costruisce, costruire | house
draw: zeichnet, malen | draws, paint | dessine, dessiner | disegna, dipingere | picture
write: schreibt | writes | écrit | scrive | letter
cookup: kocht, kochen | cooks, cooking | cuisine, cuisiner | cucina, cucinare | kitchen
wash: wäscht sich, waschen | washes, wash | se lave, laver | si lava, lavare | bath
dry: trocknet, trocknen, aufhängen | dries, drying, hang out | sèche, sécher | asciuga, asciugare, stendere, stesi | laundry
melt: schmilzt, schmelzen, zerfließen | melts, melting | fond, fondre | si scioglie, sciogliersi, squagliarsi | icecream warm
burn: brennt, brennen | burns, burning | brûle, brûler | brucia, bruciare | fire
explode: explodiert, platzen, ausbrechen, bricht aus | explodes, burst, erupt | explose, éclater | esplode, scoppiare | explosion ~volcano.3
blow: pustet, blasen, pusten | blows, blow, puff | souffle, souffler | soffia, soffiare | wind
grow: wächst, wachsen | grows, growing | pousse, grandir | cresce, crescere | plant
bloom: blüht auf, blühen | blooms, blossoming | fleurit, fleurir | sboccia, fiorire | flower ~lotus.2
shine: strahlt, scheinen, leuchten | shines, shine, glow | brille, briller | brilla, splendere | light ~sun.3
stinging: sticht, stechen | stings, prick | pique, piquer | punge, pungere | sting
bite: beißt, beißen | bites, bite | mord, mordre | morde, mordere | tooth
scratch: kratzt, kratzen | scratches, scratch | griffe, gratter | graffia, graffiare | claws
howl: heult, jaulen | howls, howling | hurle, hurler | ulula, ululare | wolf moon
roar: brüllt, brüllen | roars, roar | rugit, rugir | ruggisce, ruggire | lion *loud
barking: bellt, bellen | barks, barking, woof | aboie, aboyer, ouaf | abbaia, abbaiare, bau | dog
meow: miaut, miauen, schnurrt | meows, purr | miaule, miauler, ronronne | miagola, miao, fusa | cat
moo: muht, muhen | moos, moo | meugle, meuh | muggisce, muu | cow
croak: quakt, quaken | croaks, ribbit | coasse, coâ | gracida, cra cra | frog
buzz: summt, brummen | buzzes, hum | bourdonne, bourdonner | ronza, ronzare | bee
hiss: zischt, zischen | hisses, hiss | siffle, siffler | sibila, sibilare | snake
crowing: kräht, krähen | crows, cock-a-doodle-doo | chante cocorico, cocorico | fa chicchirichì | rooster
knock: klopft an, klopfen | knocks, knocking | frappe, toquer | bussa, bussare | door
ringing: läutet, klingeln | rings, jingle | sonne, tinter | suona, squillare | bell
peck: pickt, picken | pecks, peck | picore, picorer | becca, beccare | bird
spit: spuckt, spucken | spits, spit | crache, cracher | sputa, sputare | water
steal: stiehlt, klauen | steals, steal | vole, voler un bijou | ruba, rubare | thief
give: schenkt, schenken | gives, offer | offre, offrir | regala, offrire | gift
win: gewinnt, gewinnen, siegen | wins, win | gagne, gagner | vince, vincere | victory
lose: verliert, verlieren, verloren | loses, lose, lost | perd, perdre, perdu | perde, perdere, perso | *sad
marry: heiratet, heiraten | gets married, marry | se marie, épouser | si sposa, sposare | wedding
celebrate: feiert, feiern | celebrates, celebrate | fait la fête, fêter | festeggia, festeggiare | party
conjure: zaubert, zaubern | conjures, conjuring | fait un tour | fa magie | magic
`;
