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
  'schwingenschlag.option.solo.about': 'Contre qui tu joues en solitaire.',
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
  'schwingenschlag.advice.noneBetter': 'Rien d’autre ne semble meilleur.',
  'schwingenschlag.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'schwingenschlag.advice.botWould': 'C’est ce que ferait le bot.',
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
  'schwingenschlag.log.unknown': '{kind, select, cave {une carte Grotte} other {une carte Dragon}}',
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
  'schwingenschlag.board.stands':
    '{name} : {amount}, rapporterait {points, plural, one {# point} other {# points}}',
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
