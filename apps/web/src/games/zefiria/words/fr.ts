import type { Words } from './words.js';

export default {
  'zefiria.minute.goal':
    'Vingt-cinq îles sont en désordre. Ensemble, remettez-les en place avant la fin du temps.',
  'zefiria.minute.spirits': 'Vous êtes des esprits du vent, et chacun vole et souffle à sa façon.',
  'zefiria.minute.flight': 'Un vol coûte un point. Borea, par exemple, saute vers toute île de sa couleur.',
  'zefiria.minute.breath': 'Un souffle échange deux îles. Il coûte autant de points qu’il y a de pas.',
  'zefiria.minute.plan':
    'Les points et les manches sont comptés : parlez, tracez des flèches, préparez vos coups.',
  'zefiria.minute.storm':
    'Si vous voulez, jouez avec les tempêtes : elles bousculent les îles, et des gemmes rouges les ancrent.',
  'zefiria.minute.score':
    'Chaque île à sa place vaut un point, chaque erreur en coûte. À 25, les vents vous chanteront.',

  'zefiria.option.mode': 'Mode',
  'zefiria.option.mode.normal': 'Ciel calme',
  'zefiria.option.mode.normal.about': 'Rien ne bouge les îles, à part vous.',
  'zefiria.option.mode.storm': 'Tempêtes',
  'zefiria.option.mode.storm.about':
    'Avant chaque nouvelle manche, une tempête bouscule des îles ; des gemmes rouges les ancrent.',
  'zefiria.option.solo': 'En solitaire',
  'zefiria.option.solo.about':
    'Tu mènes trois esprits, dont deux éveillés à chaque manche. Moins il y a de manches, plus c’est dur.',
  'zefiria.option.solo.easy': 'Facile : 7 manches',
  'zefiria.option.solo.medium': 'Moyen : 6 manches',
  'zefiria.option.solo.hard': 'Difficile : 5 manches',
  'zefiria.option.spirits': 'Esprits',
  'zefiria.option.spirits.about': 'Chaque esprit vole et échange à sa façon.',
  'zefiria.option.spirits.random': 'Tirés au sort',
  'zefiria.option.spirits.chosen': 'Choisis',

  'zefiria.prompt.spirit': 'Choisis ton esprit.',
  'zefiria.prompt.spirits': 'Choisis trois esprits. Voici le numéro {number}.',
  'zefiria.prompt.corner': 'Quel coin de départ pour {spirit} ?',
  'zefiria.prompt.order': 'Quel esprit agit en premier dans cette manche ?',
  'zefiria.prompt.sleeper': 'Lequel des deux dort pendant la prochaine manche ?',
  'zefiria.prompt.stepOut': 'Austro sort de la grille. De quel côté ?',
  'zefiria.prompt.mustFly': 'Une gemme se trouve sous {spirit} : envole-toi d’abord.',
  'zefiria.prompt.noPoints': 'Plus de points. Une gemme en donnerait un ; sinon, termine le tour.',
  'zefiria.prompt.turn':
    '{spirit} a {points, plural, one {# point} other {# points}}. Vole, ou choisis deux îles à échanger.',
  'zefiria.prompt.turnStorm':
    '{spirit} a {points, plural, one {# point} other {# points}}. Après ce tour, une tempête éclate.',
  'zefiria.prompt.tidy': 'Toutes les îles sont à leur place. Tu peux finir la partie.',
  'zefiria.prompt.over': 'Le vent est tombé.',

  'zefiria.waiting.turn':
    '{who, select, me {Tu mènes {spirit} : {points, plural, =0 {plus de points} one {reste # point} other {restent # points}}.} other {{name} mène {spirit} : {points, plural, =0 {plus de points} one {reste # point} other {restent # points}}.}}',
  'zefiria.waiting.corner': '{who, select, me {Tu cherches un coin.} other {{name} cherche un coin.}}',
  'zefiria.waiting.choice': '{who, select, me {Tu choisis.} other {{name} choisit.}}',

  'zefiria.kind.spirits': 'en choisissant esprits et coins',
  'zefiria.kind.order': 'en choisissant qui agit',
  'zefiria.kind.fly': 'en volant',
  'zefiria.kind.breath': 'en soufflant',
  'zefiria.kind.gem': 'avec les gemmes',
  'zefiria.kind.end': 'en terminant un tour',
  'zefiria.answer.choose': 'Jouer {spirit}',
  'zefiria.answer.corner':
    'Commencer {corner, select, NW {au nord-ouest} NE {au nord-est} SE {au sud-est} other {au sud-ouest}}',
  'zefiria.answer.act': '{spirit} d’abord',
  'zefiria.answer.sleep': '{spirit} dort',
  'zefiria.answer.step':
    'Sortir {side, select, N {au nord} E {à l’est} S {au sud} other {à l’ouest}}, place {number}',
  'zefiria.answer.glide':
    'Voler dehors {side, select, N {vers le nord} E {vers l’est} S {vers le sud} other {vers l’ouest}}, place {number}',
  'zefiria.answer.fly': 'Voler vers l’île {island}',
  'zefiria.answer.swap': 'Échanger les îles {a} et {b}',
  'zefiria.answer.swapOn': 'Échanger les îles {a} et {b}, finir sur {on}',
  'zefiria.answer.take': 'Prendre la gemme de l’île {island}',
  'zefiria.answer.give': 'Donner une gemme pour un point',
  'zefiria.answer.end':
    '{points, plural, =0 {Terminer le tour} one {Terminer le tour, perdre # point} other {Terminer le tour, perdre # points}}',
  'zefiria.answer.finish': 'Finir la partie : tout est en place',

  'zefiria.confirm.end':
    '{points, plural, one {Il reste # point à dépenser.} other {Il reste # points à dépenser.}} Terminer le tour quand même ?',

  'zefiria.why.gameOver': 'La partie est finie.',
  'zefiria.why.notYourTurn': 'Ce n’est pas à toi. Tu peux quand même esquisser un plan.',
  'zefiria.why.noGemToGive': 'Tu n’as pas de gemme rouge.',
  'zefiria.why.giveInATurn': 'On ne donne une gemme que pendant qu’un esprit agit.',
  'zefiria.why.chooseSpiritFirst': 'On choisit d’abord les esprits.',
  'zefiria.why.spiritTaken':
    '{spirit, select, borea {Borea est déjà prise} jugo {Jugo est déjà pris} etesia {Etesia est déjà prise} austro {Austro est déjà pris} other {Skyron est déjà pris}}.',
  'zefiria.why.chooseCornerFirst': 'On choisit d’abord les coins.',
  'zefiria.why.cornerTaken':
    'Quelqu’un commence déjà {corner, select, NW {au nord-ouest} NE {au nord-est} SE {au sud-est} other {au sud-ouest}}.',
  'zefiria.why.sayWhoActs': 'Dis d’abord quel esprit agit.',
  'zefiria.why.sayWhoSleeps': 'Dis d’abord quel esprit dort.',
  'zefiria.why.notThatSpirit':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} n’est pas au choix maintenant.',
  'zefiria.why.notNow': 'Pas maintenant. Regarde ce qui est demandé.',
  'zefiria.why.stepOutFirst': 'Austro sort d’abord de la grille.',
  'zefiria.why.noStepOutThere': 'D’où il se tient, Austro ne peut pas sortir là.',
  'zefiria.why.stepsOutOnceOnly': 'Austro est déjà dehors.',
  'zefiria.why.flyOffTheGem': 'Il y a une gemme sous toi : envole-toi d’abord.',
  'zefiria.why.noPointsLeft': 'Il ne reste plus de points.',
  'zefiria.why.islandNotFree': 'L’île {island} n’est pas libre.',
  'zefiria.why.outOfReach': 'L’île {island} est hors de portée d’un seul vol.',
  'zefiria.why.austroFliesOutside': 'Austro ne vole qu’en dehors de la grille.',
  'zefiria.why.onlyAustroFliesOutside': 'Seul Austro vole en dehors de la grille.',
  'zefiria.why.notThisPair': 'Cet esprit ne peut pas échanger les îles {a} et {b} d’ici.',
  'zefiria.why.anchoredUnderfoot': 'L’île de Skyron est ancrée.',
  'zefiria.why.noWayThrough': 'Aucun chemin d’îles libres ne mène de l’île {a} à l’île {b}.',
  'zefiria.why.tooDear':
    'Échanger les îles {a} et {b} coûte {price} ; il {points, plural, =0 {ne reste rien} one {reste # point} other {reste # points}}.',
  'zefiria.why.sayWhereSkyronStands': 'Dis sur laquelle des deux îles Skyron finit.',
  'zefiria.why.onlySkyronRides': 'Seul Skyron voyage avec une île.',
  'zefiria.why.lastPointForAFlight':
    'L’île {island}, à côté d’Austro, n’est pas libre : le dernier point sert à repartir.',
  'zefiria.why.noGemThere': 'Il n’y a pas de gemme sur l’île {island}.',
  'zefiria.why.cannotStepIn': 'Austro ne peut pas finir ici : l’île {island} n’est pas libre.',
  'zefiria.why.notAllInPlace': 'Toutes les îles ne sont pas encore à leur place.',
  'zefiria.why.stormGoesOn': 'Par tempête, on joue jusqu’à la dernière manche.',

  'zefiria.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'zefiria.advice.botWould': 'C’est ce que je ferais.',
  'zefiria.advice.strongSpirit': 'Un esprit efficace en toute compagnie.',
  'zefiria.advice.shortWays': 'De ce coin, les chemins sont les plus courts.',
  'zefiria.advice.allInPlace':
    'Ce plan ramène toutes les îles chez elles, {left, plural, =0 {sans point} one {avec # point} other {avec # points}} de reste{storm, select, comes {, sauf si une tempête s’en mêle} other {}}.',
  'zefiria.advice.asGoodAsFound':
    'Le meilleur plan que j’aie trouvé : à la fin, les îles comptent {count, number}, {left, plural, =0 {sans point inutilisé} one {avec # point inutilisé} other {avec # points inutilisés}}{storm, select, comes {, sauf si une tempête s’en mêle} other {}}.',
  'zefiria.advice.gemBringsMore': 'La gemme rapporte plus que le point qu’elle compte.',
  'zefiria.advice.nothingToBetter': 'Je ne vois plus rien qui aiderait.',
  'zefiria.advice.movesHome':
    '{count, plural, one {Une île arrive ainsi à sa place.} other {Les deux îles arrivent ainsi à leur place.}}',
  'zefiria.advice.movesNearer': 'Les deux y gagnent {steps, plural, one {# pas} other {# pas}}.',
  'zefiria.advice.makesRoom': 'Cela fait de la place pour la suite.',
  'zefiria.advice.getsThere': 'De là, on peut échanger les îles {a} et {b}.',
  'zefiria.advice.lookAtSpirits': 'Lequel d’entre eux fait encore quelque chose avec un seul point ?',
  'zefiria.advice.lookAtCorner':
    'Cherche le coin d’où {spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} atteint beaucoup d’îles mal placées.',
  'zefiria.advice.lookWhoActs': 'Compare les deux : qui a un bon échange sous la main, sans voler d’abord ?',
  'zefiria.advice.lookWhoSleeps': 'Lequel des deux a moins à faire là où il se trouve ?',
  'zefiria.advice.lookForHomes':
    '{count, plural, one {Une île peut arriver à sa place} other {# îles peuvent arriver à leur place}} pendant ce tour. Regarde les îles {colour, select, amber {ambre} green {vertes} blue {bleues} violet {violettes} other {roses}}.',
  'zefiria.advice.lookForNearer':
    'Aucune n’arrive encore à sa place. Cherche un échange qui aide les deux îles ; l’une d’elles est {colour, select, amber {ambre} green {verte} blue {bleue} violet {violette} other {rose}}.',
  'zefiria.advice.lookAround':
    '{spirit, select, borea {Borea} jugo {Jugo} etesia {Etesia} austro {Austro} other {Skyron}} se trouve mal pour ce tour. D’où cela irait-il mieux ?',
  'zefiria.advice.lookAtGems': 'Regarde les gemmes rouges.',
  'zefiria.advice.lookAtEnd': 'Reste-t-il un échange qui vaille ses points ?',
  'zefiria.advice.bringsHome':
    '{count, plural, one {Une île arrive ainsi à sa place.} other {# îles arrivent ainsi à leur place.}}',
  'zefiria.advice.setsUp':
    '{who, select, me {Ensuite, tu peux ramener {count, plural, one {une île à sa place} other {# îles à leur place}}.} other {Ensuite, {name} peut ramener {count, plural, one {une île à sa place} other {# îles à leur place}}.}}',
  'zefiria.advice.comesNearer': 'Les îles y gagnent {steps, plural, one {# pas} other {# pas}}.',
  'zefiria.advice.takesGem': 'Une gemme en main, c’est un point pour plus tard.',
  'zefiria.advice.givesGem': 'La gemme nous donne le point qui manque.',
  'zefiria.advice.standsBetter': 'De là, je pourrai faire plus la prochaine fois.',
  'zefiria.advice.restsNow': 'Avec ces points, je ne peux rien améliorer.',
  'zefiria.advice.wouldCost':
    'Je crains qu’alors toutes les îles n’arrivent pas à leur place : je vois {count, number} points à la fin. Je ferais plutôt ceci.',

  'zefiria.log.laidOut':
    'Vingt-cinq îles sont à la dérive{mode, select, storm {, et des tempêtes approchent} other {}}. Il y a {rounds} manches pour les ranger.',
  'zefiria.log.tookSpirit':
    '{chosen, select, yes {{who, select, me {Tu choisis} other {{name} choisit}}} other {{who, select, me {Tu tires} other {{name} tire}}}} {spirit}.',
  'zefiria.log.tookCorner':
    '{spirit} commence {corner, select, NW {au nord-ouest} NE {au nord-est} SE {au sud-est} other {au sud-ouest}}, sur l’île {island}.',
  'zefiria.log.fellAsleep': '{spirit} s’endort.',
  'zefiria.log.wokeUp': '{spirit} se réveille.',
  'zefiria.log.roundBegan': 'Manche {round} sur {rounds}',
  'zefiria.log.stormBroke':
    '{kind, select, tornado {Une tornade frappe l’île {island} : {steps, plural, one {un quart de tour} other {# quarts de tour}}.} other {Un blizzard frappe l’île {island} : {steps, plural, one {une case} other {# cases}} {direction, select, up {vers le haut} right {vers la droite} down {vers le bas} left {vers la gauche} other {plus loin}}.}}',
  'zefiria.log.anchored': 'L’île {island} est à sa place : une gemme l’ancre.',
  'zefiria.log.stormPassed':
    '{why, select, anchored {L’île {island} est ancrée : la tempête passe.} noGemLeft {L’île {island} est à sa place, et il ne reste pas de gemme : la tempête passe.} other {L’île {other} est ancrée : la tempête passe et laisse l’île {island} en paix.}}',
  'zefiria.log.stormSwapped': 'La tempête échange les îles {a} et {b}.',
  'zefiria.log.turnBegan':
    '{who, select, me {Tu mènes} other {{name} mène}} {spirit}, avec {points, plural, one {# point} other {# points}}.',
  'zefiria.log.steppedOut':
    'Austro sort de la grille {side, select, N {au nord} E {à l’est} S {au sud} other {à l’ouest}}.',
  'zefiria.log.flew':
    '{spirit} {manner, select, colour {saute par la couleur vers} symbol {saute par le symbole vers} diagonal {file en diagonale vers} other {vole vers}} l’île {island}.',
  'zefiria.log.glided':
    'Austro vole dehors {side, select, N {vers le nord} E {vers l’est} S {vers le sud} other {vers l’ouest}}, à côté de l’île {island}.',
  'zefiria.log.breathed':
    '{spirit} échange les îles {a} et {b} pour {price, plural, one {# point} other {# points}}.',
  'zefiria.log.tookGem': '{who, select, me {Tu prends} other {{name} prend}} la gemme de l’île {island}.',
  'zefiria.log.gaveGem':
    '{who, select, me {Tu donnes} other {{name} donne}} une gemme pour un point : maintenant {points, plural, one {# point} other {# points}}.',
  'zefiria.log.steppedIn': 'Austro se pose sur l’île {island}.',
  'zefiria.log.turnEnded':
    '{spirit} laisse {unused, plural, one {# point inutilisé} other {# points inutilisés}}.',
  'zefiria.log.finished': '{who, select, me {Tu déclares} other {{name} déclare}} le ciel rangé.',
  'zefiria.log.ended':
    '{total, number} : {verdict, select, legend {les vents en chanteront longtemps} gale {un puissant coup de vent} wind {un vent régulier} breeze {une douce brise} other {une accalmie}}',

  'zefiria.role': '{spirit}',

  'zefiria.account.right': 'À leur place',
  'zefiria.account.row': 'Bonne rangée',
  'zefiria.account.wrong': 'Mauvaise rangée',
  'zefiria.account.gems': 'Gemmes',
  'zefiria.account.total': 'Total',
  'zefiria.account.from': 'dès {from}',
  'zefiria.account.course': 'Le score, tour après tour : de {from} à {to}.',
  'zefiria.account.spirit': 'Esprit',
  'zefiria.account.brought': 'En place',
  'zefiria.account.breaths': 'Échanges',
  'zefiria.account.flights': 'Vols',
  'zefiria.account.unused': 'Perdus',
  'zefiria.account.works': 'Les îles mises en place, et où sont allés les points',
  'zefiria.account.verdict': 'Verdict',

  'zefiria.verdict.legend': 'Les vents en chanteront longtemps',
  'zefiria.verdict.gale': 'Un puissant coup de vent',
  'zefiria.verdict.wind': 'Un vent régulier',
  'zefiria.verdict.breeze': 'Une douce brise',
  'zefiria.verdict.lull': 'Une accalmie',

  'zefiria.board.label': 'Le ciel de Zefiria',
  'zefiria.board.island':
    'Île {island}, {colour, select, amber {ambre} green {verte} blue {bleue} violet {violette} other {rose}}, {symbol, select, A {sapin} B {phare} C {arche} D {moulin} other {ballon}}. Rangée {row}, colonne {column} : {standing, select, right {à sa place, +1} row {bonne rangée, −1} other {mauvaise rangée, −2}}.',
  'zefiria.board.standsHere': '{spirit} est ici.',
  'zefiria.board.anchored': 'Ancrée par une gemme.',
  'zefiria.board.swapFor':
    'Échanger avec l’île {island} pour {price, plural, one {# point} other {# points}}.{homes, plural, =0 {} one { L’une des deux arrive à sa place.} other { Toutes deux arrivent à leur place.}}',
  'zefiria.board.canFly': 'À un vol d’ici.',
  'zefiria.board.canSwap': 'On peut l’échanger d’ici.',
  'zefiria.board.place':
    'Dehors {side, select, N {au nord} E {à l’est} S {au sud} other {à l’ouest}}, à côté de l’île {island}',
  'zefiria.board.stormName': '{kind, select, tornado {Tornade} other {Blizzard}}',
  'zefiria.board.stormTarget': 'Île {island}',
  'zefiria.board.status': 'Temps et points',
  'zefiria.board.round': '{round, plural, =0 {Avant la manche 1 sur {rounds}} other {Manche # sur {rounds}}}',
  'zefiria.board.points':
    '{points, plural, =0 {Plus de points} one {# point pour agir} other {# points pour agir}}',
  'zefiria.board.reserve':
    '{gems, plural, =0 {Aucune gemme rouge en réserve} one {# gemme rouge en réserve} other {# gemmes rouges en réserve}}',
  'zefiria.board.held': '{name} : {gems, plural, one {# gemme rouge} other {# gemmes rouges}}',
  'zefiria.board.scoreSoFar': 'Score actuel : {total, number}',
  'zefiria.board.nextVerdict': 'À partir de {from} : {verdict}.',
  'zefiria.board.bestVerdict': 'On ne fait guère mieux.',
  'zefiria.board.inPlace': 'À leur place : {right} sur 25',
  'zefiria.board.inPlaceName': 'Îles à leur place',
  'zefiria.board.map':
    'Carte : les îles de 1 à 25 dans l’ordre, rangée par rangée ; {right, plural, one {# à sa place} other {# à leur place}}',
  'zefiria.board.totalEnd': 'Score final : {total, number}. À leur place : {right} sur 25.',
  'zefiria.board.flight':
    '{spirit, select, borea {Vole : voisines, îles de sa couleur} jugo {Vole : voisines, îles de son symbole} etesia {Vole : voisines, en diagonale} austro {Vole : autour de la grille} other {Vole : voisines}}',
  'zefiria.board.breath':
    '{spirit, select, borea {Échange : une île de son symbole ↔ toute autre} jugo {Échange : une île de sa couleur ↔ toute autre} etesia {Échange : une voisine ↔ toute autre} austro {Échange : deux îles de sa rangée et de sa colonne} other {Échange : l’île sous lui ↔ toute autre, peut la suivre}}',
  'zefiria.board.crew': 'Qui est de la partie',
  'zefiria.board.story': 'Le plan du conseil jusqu’au bout',
  'zefiria.board.chapter': '{spirit}, manche {round} : {right} îles sur 25 sont ensuite à leur place',
  'zefiria.board.chapterOf': '{spirit}, manche {round} :',
  'zefiria.board.storyEnd': 'La fin : {right} îles sur 25 à leur place',
  'zefiria.board.storyEnds': 'Voilà ce que ce serait à la manche {round} : {right} îles sur 25 à leur place.',
  'zefiria.board.turnBrings':
    '{points, plural, one {# point} other {# points}}, {nearer, plural, =0 {pas un pas de gagné} one {# pas de gagné} other {# pas de gagnés}}{full, select, yes { : rien n’est perdu} other {}}.',
  'zefiria.board.turnHomes':
    '{homes, plural, =0 {Aucune île de plus à sa place pour l’instant} one {# île de plus à sa place} other {# îles de plus à leur place}} : {right} sur 25.',
  'zefiria.board.price': '{price, plural, one {point} other {points}}',
  'zefiria.board.comeHome': '{count, plural, one {arrive à sa place :} other {arrivent à leur place :}}',
  'zefiria.board.nearer': '{nearer, plural, one {# pas de gagné} other {# pas de gagnés}}',
  'zefiria.board.storyStorm':
    'Voilà ce que ce serait avant la tempête : {right} îles sur 25 à leur place. Ensuite, on refait le plan.',
  'zefiria.board.turnLeaves':
    '{leaves, plural, one {# île de moins à sa place pour l’instant} other {# îles de moins à leur place pour l’instant}} : {right} sur 25.',
  'zefiria.board.brings': '{points, plural, one {# point} other {# points}} : de {total} à {after}.',
  'zefiria.board.backToNow': 'Revenir',
  'zefiria.board.andThen': 'Et ensuite',
  'zefiria.board.tryIt': 'Essayer',
  'zefiria.board.whichEnd': 'Sur quelle île Skyron finit-il ?',
  'zefiria.board.endOn': 'Sur l’île {island}',
  'zefiria.board.flyHere': 'Voler ici',
  'zefiria.board.takeGem': 'Prendre la gemme',
  'zefiria.board.giveGem': 'Donner une gemme',
  'zefiria.board.giveGemBy': '{name} donne une gemme',
  'zefiria.board.tapPartner':
    'Choisis l’île à échanger avec elle, à partir de {cheapest, plural, one {# point} other {# points}}.',
  'zefiria.board.noPartner': 'On ne peut pas l’échanger d’ici.',
  'zefiria.board.proposal': '{name} : {steps, plural, one {# étape} other {# étapes}}',
  'zefiria.board.proposals': 'Plans proposés',
  'zefiria.board.compare': 'Côte à côte ({count})',
  'zefiria.board.sketches': 'Les esquisses de tous',
  'zefiria.board.wouldBe': 'La table après : {right} îles sur 25 à leur place',
  'zefiria.board.look': 'Regarder',
  'zefiria.board.firstStep': 'Première étape',
  'zefiria.board.playAll': 'Jouer',
  'zefiria.board.goAhead': 'Vas-y',
  'zefiria.board.letDo': 'Faire jouer ainsi',
  'zefiria.board.plan': 'Ton plan',
  'zefiria.board.planEmpty': 'Essaie ce que tu veux : rien ne se passe avant que tu joues le plan.',
  'zefiria.board.sketchEmpty': 'Esquisse ce qu’on pourrait faire : toute la table le voit.',
  'zefiria.board.planBack': 'Une étape en arrière',
  'zefiria.board.planForth': 'Une étape en avant',
  'zefiria.board.planClear': 'Abandonner le plan',
  'zefiria.board.planPlay': 'Jouer',
  'zefiria.board.planToggle': 'Plan',
  'zefiria.board.sketchToggle': 'Esquisse',
  'zefiria.board.endTurn': 'Finir le tour',
  'zefiria.board.endCost': '{points, plural, one {# point perdu} other {# points perdus}}',
  'zefiria.board.giveCost': '+1 pour agir, −1 au score',
  'zefiria.board.finish': 'Tout est en place : finir',

  'zefiria.term.rounds': 'Manches',
  'zefiria.term.rounds.about': 'Chaque gemme violette pleine est une manche à venir après celle-ci.',
  'zefiria.term.points': 'Points pour agir',
  'zefiria.term.points.about':
    'Un vol coûte 1, un souffle son prix. Ce qui reste à la fin du tour est perdu.',
  'zefiria.term.reserve': 'Gemmes rouges en réserve',
  'zefiria.term.reserve.about': 'Si une tempête frappe une île à sa place, l’une d’elles l’ancre.',
  'zefiria.term.held': 'Gemmes rouges en main',
  'zefiria.term.held.about':
    'Chacune compte 1 au score final, ou donne un point de plus à l’esprit qui agit.',
  'zefiria.term.score': 'Score commun',
  'zefiria.term.score.about':
    'Toutes les îles ensemble : +1 à sa place, −1 dans la bonne rangée, −2 dans une mauvaise, et 1 par gemme rouge en main. Dès 25, les vents vous chanteront.',
  'zefiria.term.inPlace': 'Îles à leur place',
  'zefiria.term.inPlace.about': 'Sur les 25, celles qui sont là où la carte les montre.',
  'zefiria.term.map': 'Carte à atteindre',
  'zefiria.term.map.about':
    'Voilà comment toutes les îles doivent être à la fin. Les cases sombres sont déjà bonnes ; un cadre montre la place de l’île choisie.',
  'zefiria.term.right': '+1 : à sa place',
  'zefiria.term.right.about': 'Cette île est là où elle doit être.',
  'zefiria.term.row': '−1 : bonne rangée',
  'zefiria.term.row.about': 'La rangée est bonne, pas la colonne : cette île coûte un point pour l’instant.',
  'zefiria.term.wrong': '−2 : mauvaise rangée',
  'zefiria.term.wrong.about': 'Cette île n’est pas dans sa rangée et coûte deux points pour l’instant.',
  'zefiria.term.flight': 'Vol',
  'zefiria.term.flight.about': 'Amène l’esprit sur une île au bord clair. Il coûte 1 point.',
  'zefiria.term.breath': 'Souffle',
  'zefiria.term.breath.about':
    'Échange deux îles. Celles qui portent ce signe peuvent être saisies : choisis-en une, puis l’autre.',
  'zefiria.term.price': 'Prix de l’échange',
  'zefiria.term.price.about':
    'Ce que coûte l’échange avec cette île : un point par pas du chemin. Barré, c’est trop cher.',
  'zefiria.term.star': 'Étoile',
  'zefiria.term.star.about': 'Une pour chacune des deux îles que l’échange met à sa place.',
  'zefiria.term.anchored': 'Ancrée',
  'zefiria.term.anchored.about':
    'Une gemme rouge retient cette île : on ne peut ni la déplacer, ni passer dessus, ni y voler.',
  'zefiria.term.blizzard': 'Blizzard',
  'zefiria.term.blizzard.about':
    'L’île frappée s’échange avec celle qui est à autant de pas dans le sens des flèches.',
  'zefiria.term.tornado': 'Tornade',
  'zefiria.term.tornado.about':
    'L’île frappée s’échange avec celle qui est là où sa place arrive après autant de quarts de tour de la grille.',
  'zefiria.term.target': 'Carte grille',
  'zefiria.term.target.about': 'La case marquée est celle que la tempête frappe.',
  'zefiria.term.seat': 'Couleur et marque',
  'zefiria.term.seat.about': 'Cette place mène les esprits qui portent cette marque.',
  'zefiria.term.island': 'Île',
  'zefiria.term.island.about':
    'Son numéro dit sa place sur la carte à atteindre, sa couleur dit la rangée. Les esprits volent et échangent par couleur et symbole.',
  'zefiria.term.outside': 'Dehors',
  'zefiria.term.outside.about': 'Une place à côté de la grille. Seul Austro vole jusqu’ici.',
  'zefiria.term.borea': 'Borea',
  'zefiria.term.borea.about':
    'Vole vers les voisines et les îles de sa couleur. Échange une île de son symbole avec toute autre.',
  'zefiria.term.jugo': 'Jugo',
  'zefiria.term.jugo.about':
    'Vole vers les voisines et les îles de son symbole. Échange une île de sa couleur avec toute autre.',
  'zefiria.term.etesia': 'Etesia',
  'zefiria.term.etesia.about':
    'Vole vers les voisines et en diagonale. Échange une voisine avec toute autre île.',
  'zefiria.term.austro': 'Austro',
  'zefiria.term.austro.about': 'Vole autour de la grille. Échange deux îles de sa rangée et de sa colonne.',
  'zefiria.term.skyron': 'Skyron',
  'zefiria.term.skyron.about':
    'Vole vers les voisines. Échange l’île sous lui avec toute autre, et peut la suivre.',
  'zefiria.moment.round': 'La manche {round} est finie',
  'zefiria.moment.spirit': '{spirit}',
  'zefiria.moment.stands':
    'À leur place : {right} sur 25. {same, select, yes {Le score reste à {total, number}.} other {Le score passe de {before, number} à {total, number}.}}',
  'zefiria.moment.left': '{left, plural, one {Il reste une manche.} other {Il reste # manches.}}',
  'zefiria.moment.carried': '{spirit} est du voyage.',
  'zefiria.moment.cost':
    '{same, select, yes {Le score reste à {total, number}.} other {Le score passe de {before, number} à {total, number}.}}',
  'zefiria.text.title': 'La position en mots',
  'zefiria.text.islands': 'Les îles telles qu’elles sont',
  'zefiria.text.row': 'Rangée',
  'zefiria.text.column': 'Colonne {column}',
  'zefiria.text.cell':
    '{island}, {colour, select, amber {ambre} green {verte} blue {bleue} violet {violette} other {rose}}, {symbol, select, A {sapin} B {phare} C {arche} D {moulin} other {ballon}} : {standing, select, right {à sa place} row {bonne rangée} other {mauvaise rangée}}.',
  'zefiria.text.stands': '{spirit} est ici.',
  'zefiria.text.anchored': 'Ancrée.',
  'zefiria.text.outside':
    'dehors {side, select, N {au nord} E {à l’est} S {au sud} other {à l’ouest}}, place {number}',
  'zefiria.text.notYet': 'pas encore sur la grille',
  'zefiria.text.onIsland': 'sur l’île {island}',
  'zefiria.text.spirit': '{spirit} ({whose, select, me {toi} other {{name}}}) : {where}.',
  'zefiria.text.asleep': 'Dort.',
  'zefiria.text.acts':
    'Agit maintenant, {points, plural, =0 {plus de points} one {reste # point} other {restent # points}}.',
  'zefiria.text.over': 'La partie est finie.',
  'zefiria.text.round': 'Manche {round} sur {rounds}.',
  'zefiria.text.score': 'Score actuel : {total, number}. À leur place : {right} sur 25. Mode :',
  'zefiria.text.storm':
    '{storms, plural, =0 {Plus de cartes de tempête} one {Reste # carte de tempête} other {Restent # cartes de tempête}}, {gems, plural, =0 {aucune gemme rouge en réserve} one {# gemme rouge en réserve} other {# gemmes rouges en réserve}}.',
  'zefiria.text.holds': '{name} : {gems, plural, one {# gemme rouge} other {# gemmes rouges}}.',
  'zefiria.text.spirits': 'Esprits',
} satisfies Words;
