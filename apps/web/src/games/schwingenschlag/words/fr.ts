import type { Words } from './words.js';

/** Where something happens on a mat: a cave, or a space of it. */
const THE_CAVE = '{cave, select, C {la Caverne cramoisie} G {la Grotte dorée} other {l’Abysse d’améthyste}}';
const IN_CAVE =
  '{cave, select, C {dans la Caverne cramoisie} G {dans la Grotte dorée} other {dans l’Abysse d’améthyste}}';
const AT_SPOT =
  '{cave, select, nests {dans un nid du plateau} C {dans la Caverne cramoisie, place {space}} G {dans la Grotte dorée, place {space}} other {dans l’Abysse d’améthyste, place {space}}}';
const FROM_SPOT =
  '{cave, select, nests {d’un nid du plateau} C {de la Caverne cramoisie, place {space}} G {de la Grotte dorée, place {space}} other {de l’Abysse d’améthyste, place {space}}}';

/** What Schwingenschlag says in French. */
const fr: Words = {
  'schwingenschlag.minute.goal':
    'Trois grottes, quatre manches : qui bâtit le plus précieux foyer de dragons gagne.',
  'schwingenschlag.minute.dig':
    'Creuse : une carte Grotte ouvre la place suivante et rapporte tout de suite quelque chose.',
  'schwingenschlag.minute.entice':
    'Attire : paie ce qui est écrit sur le dragon, et il s’installe dans une grotte qu’il aime.',
  'schwingenschlag.minute.explore':
    'Explore : traverse une grotte et profite de chaque pierre et de chaque dragon en chemin.',
  'schwingenschlag.minute.guild':
    'Les pas de guilde rapportent de petits gains et, sur les cases brunes, une grande récompense.',
  'schwingenschlag.minute.goals':
    'Chaque manche finit par un objectif. À la fin comptent dragons, œufs, trésors, cartes, guilde et objectifs.',

  'schwingenschlag.score': 'Points pour l’instant',
  'schwingenschlag.rival': 'Le rival',
  'schwingenschlag.nests': 'nids du plateau',
  'schwingenschlag.option.openHands': 'Mains ouvertes',
  'schwingenschlag.option.openHands.about':
    'Tout le monde voit les cartes des autres. Idéal pour une première partie.',
  'schwingenschlag.option.laterPrinting': 'Valeurs de la réédition',
  'schwingenschlag.option.laterPrinting.about':
    'Cinq dragons rapportent autant de points que dans un tirage plus récent du jeu.',
  'schwingenschlag.option.solo': 'Adversaire en solitaire',
  'schwingenschlag.option.solo.1': 'Niveau 1',
  'schwingenschlag.option.solo.2': 'Niveau 2',
  'schwingenschlag.option.solo.3': 'Niveau 3',
  'schwingenschlag.option.solo.R1': 'Variante R1',
  'schwingenschlag.option.solo.R2': 'Variante R2',
  'schwingenschlag.option.solo.R3': 'Variante R3',
  'schwingenschlag.prompt.throw':
    'Six cartes, quatre restent. Défausse {left, plural, one {encore une carte} other {# cartes}}.',
  'schwingenschlag.prompt.firstResources':
    'Choisis {left, plural, one {encore une ressource} other {# ressources}} pour commencer.',
  'schwingenschlag.prompt.turn': 'À toi : creuse, attire ou explore.',
  'schwingenschlag.prompt.onlyPass':
    '{coins, plural, =0 {Plus de pièce : passe.} one {Ta pièce ne peut plus rien payer : passe.} other {Tes # pièces ne peuvent plus rien payer : passe.}}',
  'schwingenschlag.prompt.ability':
    '{whence, select, card {{card} agit pour toi. } gift {Un cadeau pour toi. } other {}}{ask, select, takeDragon {Quelle carte Dragon prends-tu ?} takeCave {Quelle carte Grotte prends-tu ?} step {Avances-tu d’un pas dans le cercle de guilde ?} takeAny {Quelle ressource prends-tu ?} lay {Dans quel nid ponds-tu l’œuf ?} cache {Que stockes-tu, et où ?} tuckUnder {Sous quel dragon va la carte ?} tuck {Quelle carte glisses-tu, et où ?} cover {Quel dragon vient sur quel autre ?} play {Quel dragon joues-tu ?} dig {Quelle grotte creuses-tu, et où ?} swap {Quels dragons échangent leurs places ?} activate {Quel dragon actives-tu ?} icon {Quelle étape du chemin utilises-tu ?} choose {Que prends-tu ?} pay {Paies-tu pour cela ?} parts {Par quoi commences-tu ?} other {T’en sers-tu ?}}',
  'schwingenschlag.prompt.taking':
    '{left, plural, one {Choisis ce que tu prends.} other {Choisis ce que tu prends : jusqu’à #.}}',
  'schwingenschlag.prompt.sharing': 'Que fais-tu de {left, plural, one {cela} other {ces # choses}} ?',
  'schwingenschlag.prompt.name': 'Nomme une ressource. Elle vaut pour tout le monde.',
  'schwingenschlag.prompt.pay': 'Avec quoi paies-tu ?',
  'schwingenschlag.prompt.discount': '{card} : quel symbole ne paies-tu pas ?',
  'schwingenschlag.prompt.dig': '{card} : où la poses-tu ?',
  'schwingenschlag.prompt.dug': 'Que fais-tu d’abord : la carte Grotte ou le bonus de la place ?',
  'schwingenschlag.prompt.marker': 'Pose un marqueur sur la tuile de guilde.',
  'schwingenschlag.prompt.limits':
    'Neuf de chaque, c’est la limite{resources, plural, =0 {} one {, une ressource de trop} other {, # ressources de trop}}{cards, plural, =0 {} one {, une carte de trop} other {, # cartes de trop}}. Que rends-tu ?',
  'schwingenschlag.prompt.roundAbilities': 'La manche est finie. Quel dragon agit d’abord ?',
  'schwingenschlag.prompt.roundEgg': 'La nouvelle manche apporte un œuf. Dans quel nid ?',
  'schwingenschlag.prompt.choose': 'Fais ton choix.',
  'schwingenschlag.waiting.draft':
    '{who, select, me {Tu choisis tes premières cartes.} other {{name} choisit ses premières cartes.}}',
  'schwingenschlag.waiting.turn': '{who, select, me {C’est à toi.} other {C’est à {name}.}}',
  'schwingenschlag.waiting.gift':
    '{who, select, me {Tu décides d’un cadeau.} other {{name} décide d’un cadeau.}}',
  'schwingenschlag.confirm.pass':
    'Passer te met hors de cette manche, avec encore {coins, plural, one {une pièce} other {# pièces}}. Passer quand même ?',
  'schwingenschlag.kind.dig': 'en creusant',
  'schwingenschlag.kind.entice': 'en attirant un dragon',
  'schwingenschlag.kind.explore': 'en explorant',
  'schwingenschlag.kind.pass': 'en passant',
  'schwingenschlag.kind.pay': 'en payant',
  'schwingenschlag.kind.cards': 'en prenant des cartes',
  'schwingenschlag.kind.guild': 'à la guilde',
  'schwingenschlag.kind.effect': 'avec les effets',
  'schwingenschlag.answer.dig': 'Creuser {card} : {row}',
  'schwingenschlag.answer.entice': 'Attirer {card} : {row}',
  'schwingenschlag.answer.cover':
    '{card} sur {place}{lost, plural, =0 {} one { ; un œuf est perdu} other { ; # œufs sont perdus}}',
  'schwingenschlag.answer.explore': 'Explorer : {row}',
  'schwingenschlag.answer.pass': 'Passer',
  'schwingenschlag.answer.step': 'Pas de guilde : {text}',
  'schwingenschlag.answer.done': 'C’est tout',
  'schwingenschlag.answer.skip': 'Y renoncer',
  'schwingenschlag.answer.take': 'Prendre : {what}',
  'schwingenschlag.answer.name': '{what}',
  'schwingenschlag.answer.pay': 'Payer : {what}',
  'schwingenschlag.answer.waive': 'Sans : {what}',
  'schwingenschlag.answer.waiveEgg': 'Sans l’œuf',
  'schwingenschlag.answer.keep': 'Garder : {what}',
  'schwingenschlag.answer.discard': 'Défausser : {what}',
  'schwingenschlag.answer.drawDragon': 'Piocher une carte Dragon',
  'schwingenschlag.answer.drawCave': 'Piocher une carte Grotte',
  'schwingenschlag.answer.egg': 'Œuf : {place}',
  'schwingenschlag.answer.payEgg': 'Payer un œuf : {place}',
  'schwingenschlag.answer.cache': 'Stocker {what} : {place}',
  'schwingenschlag.answer.tuck': 'Glisser {card} : {place}',
  'schwingenschlag.answer.use': '{text}',
  'schwingenschlag.answer.activate': 'Activer {card}',
  'schwingenschlag.answer.swap': 'Échanger {one} et {two}',
  'schwingenschlag.answer.exchange': 'Échanger {one} et {two} contre {what}',
  'schwingenschlag.answer.mark': 'Rangée {row} : {text}',
  'schwingenschlag.verb.take': 'Prendre',
  'schwingenschlag.verb.pay': 'Payer',
  'schwingenschlag.verb.keep': 'Garder',
  'schwingenschlag.verb.discard': 'Défausser',
  'schwingenschlag.verb.tuck': 'Glisser',
  'schwingenschlag.verb.use': 'Utiliser',
  'schwingenschlag.forgo.discard': 'Elle part à la défausse.',
  'schwingenschlag.forgo.without': 'Tu renonces à :',
  'schwingenschlag.forgo.rest': 'Tu t’en passes.',
  'schwingenschlag.forgo.deal': 'Tu ne paies rien et n’obtiens rien.',
  'schwingenschlag.forgo.taking':
    '{left, plural, one {Tu en prends un de moins que possible.} other {Tu en prends # de moins que possible.}}',
  'schwingenschlag.forgo.abilities':
    '{n, plural, one {Un dragon n’agit pas.} other {# dragons n’agissent pas.}}',
  'schwingenschlag.why.notYourDecision': 'Quelqu’un d’autre décide maintenant.',
  'schwingenschlag.why.notPossibleNow':
    'Ce n’est pas la question pour l’instant. Regarde ce qu’il y a à décider.',
  'schwingenschlag.why.actionNotAllowed': 'Ce n’est pas une action de ton tour.',
  'schwingenschlag.why.cannotAfford': 'Tu ne peux pas payer cela.',
  'schwingenschlag.why.noRoom': 'Il n’y a pas de place pour cela dans cette grotte.',
  'schwingenschlag.why.wrongHabitat': 'Ce dragon ne vit pas là.',
  'schwingenschlag.why.notInHand': 'Cette carte n’est pas dans ta main.',
  'schwingenschlag.why.exploredThrice': 'Tu as déjà exploré cette grotte trois fois dans cette manche.',
  'schwingenschlag.advice.looksBest':
    'Cela semble valoir {points, plural, one {# point} other {# points}} de plus que tout le reste.',
  'schwingenschlag.advice.noneBetter': 'D’autres choix se valent à peu près.',
  'schwingenschlag.advice.fromPrinted':
    '{points, plural, one {+# point} other {+# points}} grâce aux dragons eux-mêmes.',
  'schwingenschlag.advice.fromEnds':
    '{points, plural, one {+# point} other {+# points}} grâce aux capacités de fin de partie.',
  'schwingenschlag.advice.fromEggs':
    '{points, plural, one {+# point} other {+# points}} grâce aux œufs{now, plural, =0 {} other { ; tu en ponds # ce tour-ci}}.',
  'schwingenschlag.advice.fromCached':
    '{points, plural, one {+# point} other {+# points}} grâce aux ressources stockées{now, plural, =0 {} other { ; tu en stockes # ce tour-ci}}.',
  'schwingenschlag.advice.fromTucked':
    '{points, plural, one {+# point} other {+# points}} grâce aux cartes glissées{now, plural, =0 {} other { ; tu en glisses # ce tour-ci}}.',
  'schwingenschlag.advice.fromGuild': '{points, plural, one {+# point} other {+# points}} grâce à la guilde.',
  'schwingenschlag.advice.fromObjective':
    '{points, plural, one {+# point} other {+# points}} grâce à l’objectif de la manche {round} : {objective}.',
  'schwingenschlag.advice.fromRest':
    '{points, plural, one {+# point} other {+# points}} grâce aux pièces et aux restes.',
  'schwingenschlag.advice.walksPast':
    'Le chemin passe devant {dragons, plural, one {# dragon} other {# dragons}}, {active, plural, one {dont # s’active} other {dont # s’activent}}.',
  'schwingenschlag.advice.feeds':
    'Ce tour-ci, {n, plural, one {# dragonnet est nourri} other {# dragonnets sont nourris}}.',
  'schwingenschlag.advice.exploresAgain':
    'C’est déjà la {time}e exploration de cette grotte dans cette manche, et elle vaut {eggs, plural, one {l’œuf} other {les # œufs}}.',
  'schwingenschlag.advice.roomNow': 'Tu peux payer ce dragon maintenant et tu as de la place pour lui.',
  'schwingenschlag.advice.lookAtObjective': 'Regarde l’objectif de la manche {round} : {objective}.',
  'schwingenschlag.advice.lookAtHand': 'Parcours ta main : que peux-tu payer, et où y a-t-il de la place ?',
  'schwingenschlag.advice.lookAtWalks':
    'Suis le chemin de chaque grotte : lequel te rapporte le plus maintenant ?',
  'schwingenschlag.advice.lookAtCoins': 'Compte tes pièces : reste-t-il quelque chose qui en vaille une ?',
  'schwingenschlag.advice.lookAtNeeds': 'Regarde ce que coûtent encore les cartes que tu veux.',
  'schwingenschlag.advice.lookAtDisplay': 'Regarde l’étalage : quelle carte va avec ce que tu as ?',
  'schwingenschlag.advice.lookAtNests': 'Regarde tes nids : où un œuf compte-t-il plus que pour lui-même ?',
  'schwingenschlag.advice.lookAtStores': 'Regarde tes dragons : lequel peut encore recevoir quelque chose ?',
  'schwingenschlag.advice.lookAtSpare': 'Regarde de quoi tu peux te passer le plus facilement.',
  'schwingenschlag.advice.lookAtEffect':
    'Regarde l’une après l’autre les choses qui te sont offertes maintenant.',
  'schwingenschlag.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'schwingenschlag.advice.botWould': 'C’est ce que ferait le bot.',
  'schwingenschlag.hint.figures': 'environ {points, number} points, {win} % de chances de gagner',
  'schwingenschlag.log.laidOut': 'La guilde de cette partie : {guild}.',
  'schwingenschlag.log.dealt':
    '{who, select, me {Tu reçois} other {{name} reçoit}} {dragons, plural, one {# dragon} other {# dragons}} et {caves, plural, one {# grotte} other {# grottes}}.',
  'schwingenschlag.log.drafted': 'Tout le monde a choisi. Défaussées : {cards}.',
  'schwingenschlag.log.roundBegan':
    'Manche {round} sur {rounds} : {who, select, me {tu commences} other {{name} commence}}',
  'schwingenschlag.log.displayed': 'De nouvelles cartes à l’étalage.',
  'schwingenschlag.log.enticed': `{who, select, me {Tu attires} other {{name} attire}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.covered':
    '{who, select, me {Tu poses} other {{name} pose}} {card} sur {old}{lost, plural, =0 {} one { ; un œuf est perdu} other { ; # œufs sont perdus}}.',
  'schwingenschlag.log.dug': `{who, select, me {Tu creuses} other {{name} creuse}} {card} ${IN_CAVE}.`,
  'schwingenschlag.log.explored': `{who, select, me {Tu explores} other {{name} explore}} ${THE_CAVE}{time, plural, =1 {} other {, pour la #e fois de cette manche}}.`,
  'schwingenschlag.log.steppedOn': `{who, select, me {Tu atteins} other {{name} atteint}} la pierre {place} ${IN_CAVE}.`,
  'schwingenschlag.log.activated': '{card} agit pour {who, select, me {toi} other {{name}}}.',
  'schwingenschlag.log.passed': '{who, select, me {Tu passes} other {{name} passe}}.',
  'schwingenschlag.log.paid': '{who, select, me {Tu paies} other {{name} paie}} : {what}.',
  'schwingenschlag.log.paidEgg': `{who, select, me {Tu paies} other {{name} paie}} un œuf ${FROM_SPOT}.`,
  'schwingenschlag.log.exchanged':
    '{who, select, me {Tu échanges} other {{name} échange}} {given} contre {got}.',
  'schwingenschlag.log.gained': '{who, select, me {Tu gagnes} other {{name} gagne}} : {what}.',
  'schwingenschlag.log.tookCard':
    '{who, select, me {Tu prends} other {{name} prend}} : {card}{from, select, deck { (pioche)} other { (étalage)}}.',
  'schwingenschlag.log.laid': `{who, select, me {Tu ponds} other {{name} pond}} un œuf ${AT_SPOT}.`,
  'schwingenschlag.log.cached': `{who, select, me {Tu stockes} other {{name} stocke}} {what} ${AT_SPOT}.`,
  'schwingenschlag.log.tucked': `{who, select, me {Tu glisses} other {{name} glisse}} {card} ${AT_SPOT}.`,
  'schwingenschlag.log.fed':
    'On nourrit {card}, {time, plural, one {pour la première fois} other {# fois déjà}}.',
  'schwingenschlag.log.revealed':
    '{who, select, me {Tu retournes} other {{name} retourne}} {card} : {fits, select, yes {ça convient} other {ça ne convient pas}}.',
  'schwingenschlag.log.discarded': '{who, select, me {Tu défausses} other {{name} défausse}} : {what}.',
  'schwingenschlag.log.named': '{who, select, me {Tu nommes} other {{name} nomme}} : {what}.',
  'schwingenschlag.log.guildStepped':
    '{who, select, me {Ta pierre de guilde va} other {{name} avance sa pierre de guilde}} sur la case {space}.',
  'schwingenschlag.log.marked':
    '{who, select, me {Tu poses} other {{name} pose}} un marqueur sur la rangée {row} de la tuile de guilde.',
  'schwingenschlag.log.swapped':
    '{who, select, me {Tu échanges} other {{name} échange}} deux dragons : {one} et {two}.',
  'schwingenschlag.log.card':
    '{known, select, yes {{card}} other {{kind, select, cave {une carte Grotte} other {une carte Dragon}}}}',
  'schwingenschlag.log.deckRebuilt': '{what} : la défausse devient la nouvelle pioche.',
  'schwingenschlag.log.objectiveScored': '{objective}. Points par place à la table : {points}.',
  'schwingenschlag.log.rivalTurned': 'Le rival retourne la carte de décision {card}.',
  'schwingenschlag.log.rivalPassed': 'Le rival passe.',
  'schwingenschlag.log.rivalTook': 'Le rival prend {card}.',
  'schwingenschlag.log.rivalStepped': 'La pierre de guilde du rival va sur la case {space}.',
  'schwingenschlag.log.rivalMarked': 'Le rival pose un marqueur sur la rangée {row} de la tuile de guilde.',
  'schwingenschlag.log.countersShifted': 'Compteurs du rival sur l’objectif : {counters}.',
  'schwingenschlag.log.ended': 'La dernière manche est finie.',
  'schwingenschlag.account.printed': 'Dragons',
  'schwingenschlag.account.ends': 'À la fin',
  'schwingenschlag.account.eggs': 'Œufs',
  'schwingenschlag.account.cached': 'Stockées',
  'schwingenschlag.account.tucked': 'Glissées',
  'schwingenschlag.account.guild': 'Guilde',
  'schwingenschlag.account.objectives': 'Objectifs',
  'schwingenschlag.account.coins': 'Pièces',
  'schwingenschlag.account.leftOvers': 'Restes',
  'schwingenschlag.account.total': 'Total',
  'schwingenschlag.points.of': '{card} : {text}',
  'schwingenschlag.points.caption': 'Touche un nombre pour voir d’où il vient.',
  'schwingenschlag.points.leftOvers':
    '{resources, plural, one {# ressource} other {# ressources}} et {cards, plural, one {# carte} other {# cartes}} en reste, un point par lot de quatre',
  'schwingenschlag.points.caves': 'Grottes',
  'schwingenschlag.points.steps': 'Pas de guilde',
  'schwingenschlag.points.rival.steps': 'Pas au-delà de la dernière case brune',
  'schwingenschlag.points.rival.guild': 'Marqueurs sur des points',
  'schwingenschlag.points.growth': 'Tour après tour',
  'schwingenschlag.points.growthAbout':
    'Ce qui est acquis sur la table. Les pièces et les mains ne comptent qu’à la toute fin.',
  'schwingenschlag.points.growthWords': 'Points après chaque manche. {words}',
  'schwingenschlag.points.stacks': 'Manche après manche, par source',
  'schwingenschlag.points.stackWords':
    'Points par source après chaque manche ; le tableau ci-dessous dit la même chose en chiffres.',
  'schwingenschlag.points.round': 'Manche {round}',
  'schwingenschlag.points.rest': 'Pièces et restes',
  'schwingenschlag.points.asTable': 'La même chose en tableau',

  'schwingenschlag.rival.card': 'Carte de décision {card}',
  'schwingenschlag.rival.noCard': 'Aucune carte retournée dans cette manche',
  'schwingenschlag.rival.refresh': 'Les dragons de l’étalage sont remplacés.',
  'schwingenschlag.rival.shift': 'Compteurs sur l’objectif : {by}.',
  'schwingenschlag.rival.steps':
    '{steps, plural, one {# pas} other {# pas}} sur le cercle de la guilde{how, select, deep {, autant que de places creusées dans ta grotte la plus profonde} shallow {, autant que de places creusées dans ta grotte la moins profonde} deepAndOne {, un de plus que de places creusées dans ta grotte la plus profonde} other {}}.',
  'schwingenschlag.rival.brown':
    'Sur une case brune, il prend le dragon {dragon} de l’étalage et {what, select, cave {la grotte {place}} other {une case de la tuile de guilde, rangée {place}}}.',
  'schwingenschlag.rival.mayPass': 'Retournée en septième, elle veut dire qu’il passe.',
  'schwingenschlag.rival.left':
    'Encore {n, plural, one {# carte cachée} other {# cartes cachées}}. Il agit six ou sept fois par manche.',
  'schwingenschlag.rival.passed': 'Il a passé pour cette manche.',
  'schwingenschlag.rival.nothing': 'Il n’a encore rien pris.',
  'schwingenschlag.rival.taken': 'Ce qu’il a pris',
  'schwingenschlag.rival.of.dragons': 'Dragons',
  'schwingenschlag.rival.of.caves': 'Grottes',
  'schwingenschlag.rival.of.steps': 'Pas',
  'schwingenschlag.rival.of.objectives': 'Objectifs',
  'schwingenschlag.rival.of.guild': 'Guilde',
  'schwingenschlag.rival.stands':
    '{counters, plural, =0 {Aucun compteur} one {# compteur} other {# compteurs}} sur l’objectif de cette manche, {ready, plural, =0 {aucun marqueur prêt} one {# marqueur prêt} other {# marqueurs prêts}}, {squares, plural, =0 {aucune case} one {# case} other {# cases}} de la guilde à lui.',
  'schwingenschlag.board.estimateAbout':
    'La table telle qu’elle est. Touche un nombre pour voir d’où il vient.',
  'schwingenschlag.board.either.goals': 'Objectifs',
  'schwingenschlag.board.either.points': 'Points',
  'schwingenschlag.option.solo.1.about': 'Un bon début : il prend son temps.',
  'schwingenschlag.option.solo.2.about': 'Sa pierre se presse, surtout en fin de partie.',
  'schwingenschlag.option.solo.3.about':
    'Encore plus rapide, et chacun de ses dragons compte 8 points au lieu de 7.',
  'schwingenschlag.option.solo.R1.about':
    'Variante : il avance aussi loin que tes grottes sont creusées, ses marqueurs comptent des points, et tu gardes au plus deux pièces entre les manches.',
  'schwingenschlag.option.solo.R2.about':
    'La variante, plus dure : un mélange de cartes vives et de cartes qui suivent tes grottes.',
  'schwingenschlag.option.solo.R3.about':
    'La variante la plus dure : chaque carte est vive ou suit tes grottes.',

  'schwingenschlag.card.worth': 'Vaut maintenant',
  'schwingenschlag.card.cost': 'Coût',
  'schwingenschlag.card.free': 'rien que la pièce',
  'schwingenschlag.card.lives': 'Vit dans',
  'schwingenschlag.card.kind': 'Nature',
  'schwingenschlag.card.nests': 'Nids',
  'schwingenschlag.card.page': 'Page de cette carte',
  'schwingenschlag.card.held':
    '{kind, select, dragon {Dans ta main. À ton tour, tu peux l’attirer.} other {Dans ta main. À ton tour, tu peux creuser avec elle.}}',
  'schwingenschlag.card.displayed':
    '{kind, select, dragon {À l’étalage, pour tout le monde. Tu l’obtiens avec un symbole de carte Dragon, par exemple en explorant la Grotte dorée.} other {À l’étalage, pour tout le monde. Tu l’obtiens avec un symbole de carte Grotte, par exemple en explorant l’Abysse d’améthyste.}}',
  'schwingenschlag.card.onMat':
    '{who, select, me {Sur ton plateau} other {Chez {name}}}{kind, select, dragon { : {place}.} other {. Son effet a servi une fois, au moment de creuser.}}',
  'schwingenschlag.card.noRoom': 'Aucune place n’est encore creusée pour lui.',
  'schwingenschlag.term.round': 'Manche',
  'schwingenschlag.term.round.about':
    'On joue quatre manches. Une manche finit quand tout le monde a passé ; alors son objectif est décompté.',
  'schwingenschlag.term.coin': 'Pièces',
  'schwingenschlag.term.coin.about':
    'Chaque action coûte une pièce. Chaque nouvelle manche en apporte six ; à la fin, chaque pièce qui reste vaut un point.',
  'schwingenschlag.term.meat': 'Viande',
  'schwingenschlag.term.meat.about': 'Une ressource : elle paie des dragons et nourrit certains dragonnets.',
  'schwingenschlag.term.gold': 'Or',
  'schwingenschlag.term.gold.about': 'Une ressource : elle paie des dragons.',
  'schwingenschlag.term.crystal': 'Cristaux',
  'schwingenschlag.term.crystal.about': 'Une ressource : elle paie des dragons.',
  'schwingenschlag.term.milk': 'Lait',
  'schwingenschlag.term.milk.about': 'Une ressource : elle paie des dragons et nourrit certains dragonnets.',
  'schwingenschlag.term.any': 'Ressource au choix',
  'schwingenschlag.term.any.about': 'Viande, or, cristal ou lait, comme tu veux.',
  'schwingenschlag.term.dragon': 'Carte Dragon',
  'schwingenschlag.term.dragon.about':
    'Un dragon pour tes grottes. Tu la prends à l’étalage ou, sans la voir, dans la pioche ; on paie avec une carte de sa main.',
  'schwingenschlag.term.cave': 'Carte Grotte',
  'schwingenschlag.term.cave.about':
    'Creusée, elle ouvre une place et agit alors une fois. Tu la prends à l’étalage ou, sans la voir, dans la pioche.',
  'schwingenschlag.term.guild': 'Pas de guilde',
  'schwingenschlag.term.guild.about':
    'Ta pierre avance d’une case dans le cercle de guilde, et la case donne ce qu’elle montre.',
  'schwingenschlag.term.marker': 'Marqueur',
  'schwingenschlag.term.marker.about':
    'Tu en as quatre pour la tuile de guilde. Chaque case brune où tu entres en pose un.',
  'schwingenschlag.term.exchange': 'Échange 2 contre 1',
  'schwingenschlag.term.exchange.about': 'À ton tour, deux ressources peuvent en devenir une autre.',
  'schwingenschlag.term.matNests': 'Nids du plateau',
  'schwingenschlag.term.matNests.about':
    'Deux nids qui n’appartiennent à aucune grotte, pour un œuf chacun. Les anneaux vides sont libres.',
  'schwingenschlag.term.egg': 'Œufs',
  'schwingenschlag.term.egg.about':
    'Ils paient pour creuser et explorer. Chaque œuf gardé vaut un point à la fin.',
  'schwingenschlag.term.nest': 'Nids',
  'schwingenschlag.term.nest.about': 'Chaque nid a de la place pour un œuf.',
  'schwingenschlag.term.entrance': 'Explorer',
  'schwingenschlag.term.entrance.about':
    'Ce que coûte la prochaine exploration de cette grotte : une pièce, et un œuf de plus à chaque fois dans la manche.',
  'schwingenschlag.term.exploredOut': 'Explorée trois fois',
  'schwingenschlag.term.exploredOut.about':
    'On n’explore pas une grotte une quatrième fois dans la même manche.',
  'schwingenschlag.term.rock': 'Roche',
  'schwingenschlag.term.rock.about':
    'Pas encore creusée. Une carte Grotte de ta main et ce prix ouvrent la première roche d’une grotte.',
  'schwingenschlag.term.hollow': 'Place libre',
  'schwingenschlag.term.hollow.about':
    'Creusée et sans dragon. Le prochain dragon va sur la première place libre d’une grotte.',
  'schwingenschlag.term.stoneAny': 'Pierre : une ressource',
  'schwingenschlag.term.stoneAny.about': 'Qui passe ici en explorant prend une ressource au choix.',
  'schwingenschlag.term.stoneDragon': 'Pierre : une carte Dragon',
  'schwingenschlag.term.stoneDragon.about':
    'Qui passe ici en explorant prend une carte Dragon, à l’étalage ou dans la pioche.',
  'schwingenschlag.term.stoneCave': 'Pierre : une carte Grotte',
  'schwingenschlag.term.stoneCave.about':
    'Qui passe ici en explorant prend une carte Grotte, à l’étalage ou dans la pioche.',
  'schwingenschlag.term.stoneGuild': 'Pierre : un pas de guilde',
  'schwingenschlag.term.stoneGuild.about':
    'Qui passe ici en explorant avance d’une case dans le cercle de guilde.',
  'schwingenschlag.term.stoneEgg': 'Pierre : un œuf',
  'schwingenschlag.term.stoneEgg.about': 'Qui passe ici en explorant pond un œuf dans un nid libre.',
  'schwingenschlag.term.stoneCache': 'Dernière pierre : stocker',
  'schwingenschlag.term.stoneCache.about':
    'Derrière quatre dragons, on peut stocker jusqu’à 2 ressources sur des dragons : un point chacune.',
  'schwingenschlag.term.stoneTuck': 'Dernière pierre : glisser',
  'schwingenschlag.term.stoneTuck.about':
    'Derrière quatre dragons, on peut glisser jusqu’à 2 cartes de sa main sous des dragons : un point chacune.',
  'schwingenschlag.term.stoneTrade': 'Dernière pierre : des œufs',
  'schwingenschlag.term.stoneTrade.about':
    'Derrière quatre dragons, on peut rendre une carte Grotte contre 2 œufs, jusqu’à 2 fois.',
  'schwingenschlag.term.dragonDeck': 'Pioche des cartes Dragon',
  'schwingenschlag.term.dragonDeck.about':
    'Il en reste autant à piocher. Une pioche vide se refait avec la défausse.',
  'schwingenschlag.term.caveDeck': 'Pioche des cartes Grotte',
  'schwingenschlag.term.caveDeck.about':
    'Il en reste autant à piocher. Une pioche vide se refait avec la défausse.',
  'schwingenschlag.term.gap': 'Carte prise',
  'schwingenschlag.term.gap.about': 'Sa place à l’étalage est remplie à la fin du tour.',
  'schwingenschlag.term.dragonCards': 'Cartes Dragon en main',
  'schwingenschlag.term.dragonCards.about':
    'Il y a autant de cartes Dragon dans cette main. À la fin d’un tour, neuf cartes sont la limite.',
  'schwingenschlag.term.caveCards': 'Cartes Grotte en main',
  'schwingenschlag.term.caveCards.about':
    'Il y a autant de cartes Grotte dans cette main. À la fin d’un tour, neuf cartes sont la limite.',
  'schwingenschlag.term.passed': 'A passé',
  'schwingenschlag.term.passed.about':
    'Hors jeu jusqu’à la fin de la manche. Les cadeaux des autres arrivent quand même.',
  'schwingenschlag.term.circle': 'Cercle de guilde',
  'schwingenschlag.term.circle.about':
    'Un pas de guilde avance la pierre d’une case, et la case donne ce qu’elle montre.',
  'schwingenschlag.term.brown': 'Case brune',
  'schwingenschlag.term.brown.about':
    'Qui arrive ici pose un marqueur sur la tuile de guilde et peut utiliser sa ligne.',
  'schwingenschlag.term.square': 'Cases de la tuile de guilde',
  'schwingenschlag.term.square.about':
    'Une case en pointillé est libre ; un signe dit à qui est le marqueur. Un marqueur vient d’une case brune du cercle.',
  'schwingenschlag.term.endless': 'Sans limite',
  'schwingenschlag.term.endless.about': 'On peut poser ici autant de marqueurs qu’on veut.',
  'schwingenschlag.term.objective': 'Objectif de la manche',
  'schwingenschlag.term.objective.about': 'À la fin de la manche, qui en a le plus marque des points.',
  'schwingenschlag.term.places': 'Points des places',
  'schwingenschlag.term.places.about':
    'Ce que rapportent la première, la deuxième et la troisième place. Les ex æquo marquent en entier ; rien du tout ne rapporte rien.',
  'schwingenschlag.term.standing': 'Où on en est',
  'schwingenschlag.term.standing.about': 'Ce que chaque personne en a, et les points que cela rapporte.',
  'schwingenschlag.term.printed': 'Points du dragon',
  'schwingenschlag.term.printed.about': 'Ils comptent à la fin de la partie.',
  'schwingenschlag.term.activated': 'À l’activation',
  'schwingenschlag.term.activated.about': 'Agit quand on explore la grotte et qu’on passe devant ce dragon.',
  'schwingenschlag.term.played': 'À la pose',
  'schwingenschlag.term.played.about': 'Agit une fois, quand le dragon arrive dans la grotte.',
  'schwingenschlag.term.roundEnd': 'Fin de manche',
  'schwingenschlag.term.roundEnd.about': 'Agit une fois à la fin de chaque manche.',
  'schwingenschlag.term.gameEnd': 'Fin de partie',
  'schwingenschlag.term.gameEnd.about': 'Rapporte des points à la fin de la partie.',
  'schwingenschlag.term.hatchling': 'Dragonnet',
  'schwingenschlag.term.hatchling.about':
    'Un jeune dragon qu’on peut nourrir en explorant. Objectifs et cartes demandent des tailles.',
  'schwingenschlag.term.small': 'Petit',
  'schwingenschlag.term.small.about': 'La taille du dragon. Objectifs et cartes la demandent.',
  'schwingenschlag.term.medium': 'Moyen',
  'schwingenschlag.term.medium.about': 'La taille du dragon. Objectifs et cartes la demandent.',
  'schwingenschlag.term.large': 'Grand',
  'schwingenschlag.term.large.about': 'La taille du dragon. Objectifs et cartes la demandent.',
  'schwingenschlag.term.aggressive': 'Agressif',
  'schwingenschlag.term.aggressive.about': 'Le caractère du dragon. Objectifs et cartes le demandent.',
  'schwingenschlag.term.helpful': 'Serviable',
  'schwingenschlag.term.helpful.about': 'Le caractère du dragon. Objectifs et cartes le demandent.',
  'schwingenschlag.term.playful': 'Joueur',
  'schwingenschlag.term.playful.about': 'Le caractère du dragon. Objectifs et cartes le demandent.',
  'schwingenschlag.term.shy': 'Timide',
  'schwingenschlag.term.shy.about': 'Le caractère du dragon. Objectifs et cartes le demandent.',
  'schwingenschlag.term.rowC': 'Caverne cramoisie',
  'schwingenschlag.term.rowC.about': 'La grotte du haut. Un dragon avec ce signe peut y vivre.',
  'schwingenschlag.term.rowG': 'Grotte dorée',
  'schwingenschlag.term.rowG.about': 'La grotte du milieu. Un dragon avec ce signe peut y vivre.',
  'schwingenschlag.term.rowA': 'Abysse d’améthyste',
  'schwingenschlag.term.rowA.about': 'La grotte du bas. Un dragon avec ce signe peut y vivre.',
  'schwingenschlag.term.cached': 'Stocké',
  'schwingenschlag.term.cached.about': 'Les ressources sur un dragon y restent : un point chacune à la fin.',
  'schwingenschlag.term.tucked': 'Glissé',
  'schwingenschlag.term.tucked.about': 'Les cartes sous un dragon y restent : un point chacune à la fin.',
  'schwingenschlag.term.estimate': 'Estimation',
  'schwingenschlag.term.estimate.about':
    'Les points avec lesquels la partie devrait finir pour toi après cette réponse.',
  'schwingenschlag.term.rival': 'Points du rival',
  'schwingenschlag.term.rival.about':
    'Ce que le rival a pour l’instant. Tu gagnes si tu en as au moins autant à la fin.',
  'schwingenschlag.term.decisions': 'Cartes de décision',
  'schwingenschlag.term.decisions.about':
    'Les pleines sont encore face cachée. Le rival en retourne une après chacun de tes tours.',
  'schwingenschlag.term.seat': 'Couleur et marque',
  'schwingenschlag.term.seat.about':
    'La pierre du cercle de guilde et les marqueurs à cette marque sont à cette place.',
  'schwingenschlag.term.score': 'Points',
  'schwingenschlag.term.score.about': 'Ce que cette place aurait si la partie finissait maintenant.',
  'schwingenschlag.term.hiker': 'En chemin',
  'schwingenschlag.term.hiker.about':
    'L’exploration en est là : de pierre en dragon, et chacun donne ce qu’il montre.',
  'schwingenschlag.term.newCard': 'Nouvelle',
  'schwingenschlag.term.newCard.about': 'Cette carte est arrivée dans ta main depuis ta dernière action.',
  'schwingenschlag.moment.round': 'La manche {round} est finie',
  'schwingenschlag.moment.goal': 'Objectif',
  'schwingenschlag.moment.counted': '{amount}{place, selectordinal, =0 {} one { · #re} other { · #e}}',
  'schwingenschlag.moment.points': 'Points',
  'schwingenschlag.moment.total': 'Total',
  'schwingenschlag.moment.objective': 'Son objectif : {objective}.',
  'schwingenschlag.moment.rival':
    '{stands, select, ahead {Tu as {by, plural, one {# point} other {# points}} d’avance sur le rival.} behind {Tu as {by, plural, one {# point} other {# points}} de retard sur le rival.} other {Tu es à égalité avec le rival.}}',
  'schwingenschlag.moment.next':
    'Manche {round} : {who, select, me {tu commences} other {{name} commence}}. Chaque personne reçoit {coins} pièces et un œuf.',
  'schwingenschlag.moment.last': 'C’était la dernière manche. Maintenant, on compte tout.',
  'schwingenschlag.board.label': 'La montagne',
  'schwingenschlag.board.aside': 'À côté des grottes',
  'schwingenschlag.board.views': 'Ce que montre le milieu',
  'schwingenschlag.board.round': 'Manche {round} sur {rounds}.',
  'schwingenschlag.board.matOf':
    '{who, select, me {Ton plateau} other {Plateau : {name}}}{state, select, passed { (a passé)} active { (en train de jouer)} other {}}',
  'schwingenschlag.board.guild': 'Guilde',
  'schwingenschlag.board.goals': 'Objectifs et points',
  'schwingenschlag.board.circle': 'Cercle de guilde, case et ce qu’elle donne.',
  'schwingenschlag.board.square':
    '({free, plural, =0 {aucune case libre} one {# case libre} other {# cases libres}}) {names}',
  'schwingenschlag.board.places': 'Première place {first}, deuxième {second}, troisième {third} points',
  'schwingenschlag.board.prizes': '1er {first}, 2e {second}{third, plural, =0 {} other {, 3e {third}}}',
  'schwingenschlag.board.stands':
    '{name} : {amount}, {when, select, past {a rapporté} other {rapporterait}} {points, plural, one {# point} other {# points}}',
  'schwingenschlag.board.estimate': 'Points en l’état',
  'schwingenschlag.board.entrance':
    '{row} : {open, select, yes {explorer pour une pièce{eggs, plural, =0 {} one { et un œuf} other { et # œufs}}, {time, selectordinal, one {#re} other {#e}} fois de cette manche} other {explorée trois fois}}',
  'schwingenschlag.board.eggsOf': '{eggs} sur {nests, plural, one {# nid} other {# nids}} avec un œuf',
  'schwingenschlag.board.tucked': '{n, plural, one {# carte glissée} other {# cartes glissées}}',
  'schwingenschlag.board.empty': 'libre',
  'schwingenschlag.board.rock':
    'roche, creuser coûte une pièce{eggs, plural, =0 {} one { et un œuf} other { et # œufs}}',
  'schwingenschlag.board.putHere': 'Ici : {place}',
  'schwingenschlag.board.matNests':
    'Nids du plateau : {eggs, plural, =0 {aucun œuf} one {# œuf} other {# œufs}}',
  'schwingenschlag.board.passed': 'A passé',
  'schwingenschlag.board.display': 'Étalage',
  'schwingenschlag.board.deck': '{kind} à piocher : {n}',
  'schwingenschlag.board.hand': '{n, plural, =0 {Aucune carte} one {# carte} other {# cartes}} en main',
  'schwingenschlag.board.noCards': 'Aucune carte en main.',
  'schwingenschlag.board.payment': 'Tu paies ainsi, sauf si tu changes :',
  'schwingenschlag.board.paymentStep': 'Paiement {n}',
  'schwingenschlag.board.where': 'Quelle grotte',
  'schwingenschlag.board.fresh': 'est arrivé ce tour-ci et se repose.',
  'schwingenschlag.board.sleeps': 'ne fait rien en exploration.',
  'schwingenschlag.board.giftFrom': 'Un cadeau, grâce à {name}',
  'schwingenschlag.board.trail': 'Étape {step} sur {of} dans la grotte',
  'schwingenschlag.board.go': 'Entrer',
  'schwingenschlag.board.fromDeck': 'De la pioche',
  'schwingenschlag.board.trade': 'Échanger 2 ressources contre 1 autre',
  'schwingenschlag.board.exchangeFor': 'Échanger contre',
  'schwingenschlag.board.quick': 'Proposer les réponses évidentes',
  'schwingenschlag.board.due': 'À payer :',
  'schwingenschlag.board.mixed': 'Les ressources et les cartes comptent.',
  'schwingenschlag.board.bought': 'En échange :',
  'schwingenschlag.board.newCard': 'nouvelle',
  'schwingenschlag.board.return': 'Revenir au choix',
  'schwingenschlag.board.myMat': 'Mon plateau',
  'schwingenschlag.board.missing': 'Il manque :',
  'schwingenschlag.board.before': 'Carte précédente',
  'schwingenschlag.board.after': 'Carte suivante',
  'schwingenschlag.text.title': 'La position en mots',
  'schwingenschlag.text.over': 'La partie est finie.',
  'schwingenschlag.text.hand': 'Ta main',
  'schwingenschlag.text.mat': '{who, select, me {Ton plateau} other {Plateau : {name}}}',
  'schwingenschlag.text.rock': 'roche',
  'schwingenschlag.text.cards':
    'En main : {dragons, plural, one {# dragon} other {# dragons}}, {caves, plural, one {# grotte} other {# grottes}}',
  'schwingenschlag.text.guild':
    'Guilde : case {steps}, {markers, plural, =0 {aucun marqueur} one {# marqueur} other {# marqueurs}}',
  'schwingenschlag.text.points': '{points, plural, one {# point} other {# points}} en l’état',
};

export default fr;
