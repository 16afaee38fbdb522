import type { Words } from './words.js';

const CARD =
  '{kind, select, dodge {Esquive} sharpDodge {Grande esquive} leadChange {Relais} standard {Standard} neutral {Neutre} diagonal {Diagonale} score {Décompte} freeFlight {Vol libre} favourite {Oiseau favori} display {Étalage} other {une carte cachée}}';
/** Le nom d’un oiseau avec ce qui le précède : masculin, féminin, féminin devant une voyelle. */
const birds = (argument: string, he = '', she = '', vowel = '', masculine = he) =>
  `{${argument}, select, kf {${he}milan femelle} km {${he}milan mâle} gf {${vowel}oie femelle} gm {${vowel}oie mâle} cf {${she}grue femelle} cm {${she}grue mâle} sf {${vowel}hirondelle femelle} sm {${vowel}hirondelle mâle} n {${he}martinet} other {${masculine}oiseau}}`;
const BIRD = birds('bird');
const the = (argument: string) => birds(argument, 'le ', 'la ', 'l’', 'l’');
const A_BIRD = birds('bird', 'un ', 'une ', 'une ');
const cubes = (argument: string) => `{${argument}, plural, one {# cube} other {# cubes}}`;
const points = (argument: string) => `{${argument}, plural, one {# point} other {# points}}`;
const SEXES =
  '{sexes, select, females {{females, plural, one {# femelle} other {# femelles}}} males {{males, plural, one {# mâle} other {# mâles}}} other {{females, plural, one {# femelle} other {# femelles}} et {males, plural, one {# mâle} other {# mâles}}}}';
const ACTION =
  '{action, select, A {voler de côté} B {avancer ou reculer} C {ajouter un oiseau} D {prendre une carte} other {autre chose}}';
const ACTION_UP =
  '{action, select, A {Voler de côté} B {Avancer ou reculer} C {Ajouter un oiseau} other {Prendre une carte}}';

const words: Words = {
  'ueber-den-wolken.minute.goal':
    'Une seule volée, et chacun y a des oiseaux. Trois fois, le premier oiseau de chaque colonne se pose.',
  'ueber-den-wolken.minute.swap': 'Tu échanges tes oiseaux avec leurs voisins pour passer devant.',
  'ueber-den-wolken.minute.price':
    'Chaque action devient plus chère à chaque usage. Tes cubes doivent durer toute l’étape.',
  'ueber-den-wolken.minute.join':
    'De nouveaux oiseaux entrent dans les colonnes libres : tout devant, ou par derrière, et tous avancent.',
  'ueber-den-wolken.minute.cards':
    'Les cartes manœuvre font plus. Ou garde-les : en bas, des cases rapportent des points après l’atterrissage.',
  'ueber-den-wolken.minute.land':
    'Quand personne n’a plus de cubes, la tête se pose, et la carte nid te récompense pour tes oiseaux.',

  'ueber-den-wolken.prompt.turn': `À toi, ${cubes('cubes')} en réserve. Choisis une action, joue une carte ou passe.`,
  'ueber-den-wolken.prompt.standard': 'Quelle action standard choisis-tu ?',
  'ueber-den-wolken.prompt.swap':
    '{manner, select, side {Échange un de tes oiseaux avec son voisin de gauche ou de droite.} ahead {Échange un de tes oiseaux avec celui de devant ou de derrière.} dodge {Échange un de tes oiseaux avec celui placé deux cases plus loin dans sa rangée.} sharpDodge {Échange un de tes oiseaux avec celui placé trois cases plus loin dans sa rangée.} leadChange {Échange l’avant et l’arrière d’une colonne ; l’un des oiseaux doit être à toi.} neutral {Échange un martinet avec un oiseau voisin.} diagonal {Échange un de tes oiseaux avec un voisin en diagonale.} other {Échange un de tes oiseaux avec n’importe quel autre.}}',
  'ueber-den-wolken.prompt.bird':
    'Quel oiseau rejoint la volée : un oiseau visible, ou le premier de la pioche ?',
  'ueber-den-wolken.prompt.search': 'Choisis un oiseau dans la pioche.',
  'ueber-den-wolken.prompt.place': `Où va ${the('bird')} ? Devant une colonne, ou derrière.`,
  'ueber-den-wolken.prompt.take': 'Prends une carte de l’étalage.',
  'ueber-den-wolken.prompt.discard': 'Cinq cartes, c’est une de trop. Défausse-en une.',
  'ueber-den-wolken.prompt.score': 'Quelle carte décomptes-tu tout de suite ?',
  'ueber-den-wolken.prompt.copy': 'Quelle carte de l’étalage utilises-tu ?',
  'ueber-den-wolken.prompt.scoring':
    'Décompte des cartes avec la volée qui reste, ou garde-les pour plus tard.',

  'ueber-den-wolken.waiting':
    '{who, select, me {{step, select, turn {Tu cherches un passage.} scoring {Tu décomptes des cartes.} place {Tu places un oiseau.} take {Tu choisis une carte.} discard {Tu défausses une carte.} other {Tu es en vol.}}} other {{step, select, turn {{name} cherche un passage.} scoring {{name} décompte des cartes.} place {{name} place un oiseau.} take {{name} choisit une carte.} discard {{name} défausse une carte.} other {{name} est en vol.}}}}',

  'ueber-den-wolken.kind.fly': 'en volant',
  'ueber-den-wolken.kind.add': 'en ajoutant un oiseau',
  'ueber-den-wolken.kind.take': 'en prenant une carte',
  'ueber-den-wolken.kind.play': 'en jouant une carte',
  'ueber-den-wolken.kind.pass': 'en passant',
  'ueber-den-wolken.kind.score': 'en décomptant',
  'ueber-den-wolken.answer.action': `${ACTION_UP} pour ${cubes('price')}`,
  'ueber-den-wolken.answer.standard': ACTION_UP,
  'ueber-den-wolken.answer.play': `Jouer ${CARD} pour ${cubes('price')}`,
  'ueber-den-wolken.answer.playDisplay': 'Jouer Étalage et utiliser une carte de la table',
  'ueber-den-wolken.answer.pass': `Passer pour ${cubes('price')}`,
  'ueber-den-wolken.answer.swap': `Échanger {one} et {two} : ${birds('bird')} et ${birds('other')}`,
  'ueber-den-wolken.answer.from': 'Depuis {space}',
  'ueber-den-wolken.answer.bird': `Prendre ${the('bird')}`,
  'ueber-den-wolken.answer.deck': 'Le premier de la pioche, sans le voir',
  'ueber-den-wolken.answer.place':
    '{end, select, front {Devant la colonne {column}} other {Derrière la colonne {column}}}',
  'ueber-den-wolken.answer.take': `Prendre ${CARD}`,
  'ueber-den-wolken.answer.discard': `Défausser ${CARD}`,
  'ueber-den-wolken.answer.copy': `Utiliser ${CARD} pour ${cubes('price')}`,
  'ueber-den-wolken.answer.score': `Décompter ${CARD} : ${points('points')}`,
  'ueber-den-wolken.answer.done': 'Garder le reste',

  'ueber-den-wolken.confirm.sameBirds': `Ce sont deux fois ${A_BIRD} : rien ne changerait. Échanger quand même ?`,
  'ueber-den-wolken.confirm.pass': `Passer te coûte ${cubes('price')}. Vraiment, avec ${cubes('cubes')} en réserve ?`,

  'ueber-den-wolken.why.gameOver': 'La partie est finie.',
  'ueber-den-wolken.why.notYourTurn': 'Ce n’est pas ton tour.',
  'ueber-den-wolken.why.notNow':
    '{step, select, turn {Choisis d’abord une action ou une carte.} standard {Choisis d’abord une action standard.} swap {Échange d’abord deux oiseaux.} bird {Choisis d’abord l’oiseau qui arrive.} search {Choisis d’abord un oiseau dans la pioche.} place {Trouve d’abord une place au nouvel oiseau.} take {Prends d’abord une carte de l’étalage.} discard {Défausse d’abord une carte.} score {Choisis d’abord la carte à décompter.} copy {Choisis d’abord une carte de l’étalage.} scoring {On ne fait que décompter des cartes.} other {Pas maintenant.}}',
  'ueber-den-wolken.why.tooFewCubes': `Cela coûte ${cubes('price')}, et tu en as {has}.`,
  'ueber-den-wolken.why.noSwap': 'Aucun couple d’oiseaux ne peut s’échanger ainsi.',
  'ueber-den-wolken.why.noFreeColumn': 'Toutes les colonnes sont pleines.',
  'ueber-den-wolken.why.noBirdLeft': 'Il ne reste plus d’oiseau.',
  'ueber-den-wolken.why.deckEmpty': 'La pioche d’oiseaux est vide.',
  'ueber-den-wolken.why.displayEmpty': 'L’étalage est vide jusqu’à la prochaine étape.',
  'ueber-den-wolken.why.noStandardAction': 'Aucune action standard n’est possible.',
  'ueber-den-wolken.why.nothingToScore': 'Aucune autre carte de ta main ne vaut de points.',
  'ueber-den-wolken.why.nothingToCopy': 'Aucune carte de l’étalage n’est utilisable.',
  'ueber-den-wolken.why.cannotCopyDisplay': 'Étalage ne peut pas servir d’autre Étalage.',
  'ueber-den-wolken.why.notInHand': 'Cette carte n’est pas dans ta main.',
  'ueber-den-wolken.why.notOnDisplay': 'Cette carte n’est pas à l’étalage.',
  'ueber-den-wolken.why.copiedCardStays': 'La carte que tu utilises reste à l’étalage.',
  'ueber-den-wolken.why.worthNothing': 'Cette carte ne vaut rien avec cette volée.',
  'ueber-den-wolken.why.handFull': 'Ta main est trop pleine : défausse d’abord une carte.',
  'ueber-den-wolken.why.noBirdThere': 'Il n’y a pas d’oiseau en {space}.',
  'ueber-den-wolken.why.noOwnBird': 'L’un des deux oiseaux doit être à toi.',
  'ueber-den-wolken.why.noNeutralBird': 'L’un des deux oiseaux doit être un martinet.',
  'ueber-den-wolken.why.wrongDistance':
    '{manner, select, side {Seulement le voisin de gauche ou de droite.} ahead {Seulement l’oiseau de devant ou de derrière.} dodge {Exactement deux cases plus loin, même rangée.} sharpDodge {Exactement trois cases plus loin, même rangée.} leadChange {Seulement l’avant et l’arrière d’une colonne.} neutral {Seulement un voisin, pas en diagonale.} diagonal {Seulement un voisin en diagonale.} other {Ces deux-là sont hors de portée.}}',
  'ueber-den-wolken.why.birdNotFaceUp': `Pas parmi les oiseaux visibles : ${BIRD}.`,
  'ueber-den-wolken.why.birdNotInDeck': `Pas dans la pioche : ${BIRD}.`,
  'ueber-den-wolken.why.noSuchColumn': 'Cette colonne n’existe pas.',
  'ueber-den-wolken.why.columnFull': 'Cette colonne a déjà trois oiseaux.',

  'ueber-den-wolken.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'ueber-den-wolken.advice.botWould': 'C’est ce que je ferais.',
  'ueber-den-wolken.advice.looksBest':
    'Tu gagnes plus souvent qu’avec tout le reste : {percent, plural, one {# point de pourcentage} other {# points de pourcentage}} de plus.',
  'ueber-den-wolken.advice.farAhead': 'Tout le reste semble bien moins bon.',
  'ueber-den-wolken.advice.noneBetter': 'D’autres choix se valent à peu près.',
  'ueber-den-wolken.advice.fromLanding':
    '{points, plural, one {+# point} other {+# points}} grâce à tes oiseaux qui se posent.',
  'ueber-den-wolken.advice.fromCards':
    '{points, plural, one {+# point} other {+# points}} grâce à tes cartes.',
  'ueber-den-wolken.advice.fromOthers':
    'La concurrence y perd {points, plural, one {# point} other {# points}}.',
  'ueber-den-wolken.advice.fromLater':
    '{points, plural, one {+# point} other {+# points}} pour les étapes suivantes, grâce aux oiseaux et aux cartes qui te restent.',
  'ueber-den-wolken.advice.keepsCubes':
    'Tu économises {n, plural, one {# cube} other {# cubes}} par rapport au deuxième choix.',
  'ueber-den-wolken.advice.lastTurn':
    'Tu as plus de chances de jouer le dernier tour de l’étape, sans réponse possible.',
  'ueber-den-wolken.advice.lookAtFront':
    'Regarde la tête de chaque colonne : qui se pose maintenant, et où pourrais-tu y être ?',
  'ueber-den-wolken.advice.lookAtSpaces':
    'Regarde les cases de tes cartes : où te manque-t-il encore un oiseau après l’atterrissage ?',
  'ueber-den-wolken.advice.lookAtOthers':
    'Regarde ce que les autres obtiendraient maintenant : que peux-tu leur prendre ?',
  'ueber-den-wolken.advice.lookAtStaying':
    'Pense à l’étape suivante : quels oiseaux et quelles cartes te resteront ?',
  'ueber-den-wolken.advice.lookAtHand':
    'Parcours ta main : quelle carte t’aide maintenant, et laquelle le moins ?',
  'ueber-den-wolken.advice.lookAtDisplay': 'Regarde l’étalage : quelle carte va avec tes oiseaux ?',
  'ueber-den-wolken.advice.lookAtNewBirds':
    'Regarde les oiseaux à côté de la pioche et les colonnes où il reste de la place.',
  'ueber-den-wolken.advice.lookAtCubes': 'Compte les cubes : qui pourra encore faire quelque chose après ?',
  'ueber-den-wolken.advice.lookAtKeeping':
    'Compare ce que chaque carte rapporte maintenant et ce qu’elle pourrait rapporter plus tard.',
  'ueber-den-wolken.hint.figures': '{win} % de chances de gagner',

  'ueber-den-wolken.log.dealt':
    '{who, select, me {Tu reçois} other {{name} reçoit}} {cards, plural, one {# carte} other {# cartes}}.',
  'ueber-den-wolken.log.laidOut': 'La volée se forme au-dessus des nuages, forte de {birds} oiseaux.',
  'ueber-den-wolken.log.stageBegan':
    'Étape {stage} sur {stages} : {who, select, me {tu commences} other {{name} commence}}',
  'ueber-den-wolken.log.usedAction': `{who, select, me {{action, select, A {Tu voles de côté} B {Tu avances ou recules} C {Tu ajoutes un oiseau} D {Tu prends une carte} other {Tu fais autre chose}}} other {{name} {action, select, A {vole de côté} B {avance ou recule} C {ajoute un oiseau} D {prend une carte} other {fait autre chose}}}} pour ${cubes('price')}.`,
  'ueber-den-wolken.log.played': `{who, select, me {Tu joues} other {{name} joue}} ${CARD} pour ${cubes('price')}.`,
  'ueber-den-wolken.log.played.display': '{who, select, me {Tu joues} other {{name} joue}} Étalage.',
  'ueber-den-wolken.log.copied': `{who, select, me {Tu utilises} other {{name} utilise}} ${CARD} de l’étalage pour ${cubes('price')}.`,
  'ueber-den-wolken.log.choseStandard': `{who, select, me {Tu choisis} other {{name} choisit}} : ${ACTION}.`,
  'ueber-den-wolken.log.passed': `{who, select, me {Tu passes et rends} other {{name} passe et rend}} ${cubes('price')}.`,
  'ueber-den-wolken.log.swapped': `{who, select, me {Tu échanges} other {{name} échange}} ${the('bird')} en {one} avec ${the('other')} en {two}.`,
  'ueber-den-wolken.log.tookBird': `{who, select, me {Tu prends} other {{name} prend}} ${A_BIRD} {from, select, faceUp {parmi les oiseaux visibles} search {dans la pioche} other {sur la pioche}}.`,
  'ueber-den-wolken.log.deckShuffled': 'La pioche d’oiseaux est mélangée.',
  'ueber-den-wolken.log.added': `Nouveau {end, select, front {devant} other {derrière}} la colonne {column} : ${BIRD}.`,
  'ueber-den-wolken.log.turnedUp': `À côté de la pioche : ${BIRD}.`,
  'ueber-den-wolken.log.tookCard': `{who, select, me {Tu prends} other {{name} prend}} ${CARD} à l’étalage.`,
  'ueber-den-wolken.log.discarded': `{who, select, me {Tu défausses} other {{name} défausse}} ${CARD}.`,
  'ueber-den-wolken.log.scored': `{who, select, me {Tu décomptes} other {{name} décompte}} ${CARD} : {one} {onePoints}, {two} {twoPoints}{bonus, plural, =0 {} other {, les deux +#}}. En tout ${points('total')}.`,
  'ueber-den-wolken.log.cubesSpent': 'Tous les cubes sont dépensés. La tête de la volée se pose.',
  'ueber-den-wolken.log.landed': `{who, select, me {Pour toi} other {Pour {name}}}, ${the('bird')} se pose depuis {space}.`,
  'ueber-den-wolken.log.landed.neutral': 'Un martinet se pose depuis {space}, pour personne.',
  'ueber-den-wolken.log.nestScored': `{birds, plural, =0 {{who, select, me {Tu ne poses} other {{name} ne pose}} aucun oiseau : pas de points.} other {{who, select, me {Tu poses} other {{name} pose}} ${SEXES} : {points}{pairs, plural, =0 {} one {, un couple {pairPoints}} other {, # couples {pairPoints}}}. En tout ${points('total')}.}}`,
  'ueber-den-wolken.log.scoringCame':
    '{can, select, yes {{who, select, me {Tu peux} other {{name} peut}} décompter des cartes.} other {{who, select, me {Tu n’as} other {{name} n’a}} aucune carte à décompter.}}',
  'ueber-den-wolken.log.finishedScoring':
    '{who, select, me {Tu gardes tes} other {{name} garde les}} cartes restantes.',
  'ueber-den-wolken.log.stageEnded': 'L’étape {stage} est finie.',
  'ueber-den-wolken.log.cubesReturned': `Tout le monde reprend ses ${cubes('cubes')}, et tous les prix repartent à un.`,
  'ueber-den-wolken.log.pileRebuilt': 'Les cartes défaussées forment la nouvelle pioche.',
  'ueber-den-wolken.log.displayed': `Nouveau à l’étalage : ${CARD}.`,
  'ueber-den-wolken.log.movedUp': `La colonne {column} avance, ${A_BIRD} suit derrière.`,
  'ueber-den-wolken.log.ended': '{who, select, me {Tu gagnes} other {{name} gagne}} avec {points} points.',
  'ueber-den-wolken.log.ended.shared': 'Victoire partagée avec {points} points.',

  'ueber-den-wolken.score': 'Points',
  'ueber-den-wolken.account.nest': 'Posés',
  'ueber-den-wolken.account.cards': 'Cartes',
  'ueber-den-wolken.account.score': 'Carte Décompte',
  'ueber-den-wolken.account.total': 'Points',
  'ueber-den-wolken.account.birds': 'Oiseaux restants',

  'ueber-den-wolken.term.dodgeCard': 'Esquive',
  'ueber-den-wolken.term.sharpDodgeCard': 'Grande esquive',
  'ueber-den-wolken.term.leadChangeCard': 'Relais',
  'ueber-den-wolken.term.standardCard': 'Standard',
  'ueber-den-wolken.term.neutralCard': 'Neutre',
  'ueber-den-wolken.term.diagonalCard': 'Diagonale',
  'ueber-den-wolken.term.scoreCard': 'Décompte',
  'ueber-den-wolken.term.freeFlightCard': 'Vol libre',
  'ueber-den-wolken.term.favouriteCard': 'Oiseau favori',
  'ueber-den-wolken.term.displayCard': 'Étalage',
  'ueber-den-wolken.memorable': CARD,
  'ueber-den-wolken.term.dodgeCard.about':
    'Échange un oiseau à toi avec celui deux cases plus loin dans sa rangée.',
  'ueber-den-wolken.term.sharpDodgeCard.about':
    'Échange un oiseau à toi avec celui trois cases plus loin dans sa rangée.',
  'ueber-den-wolken.term.leadChangeCard.about':
    'Échange l’avant et l’arrière d’une colonne ; un oiseau est à toi.',
  'ueber-den-wolken.term.standardCard.about':
    'Une action standard au choix pour deux cubes ; son prix ne bouge pas.',
  'ueber-den-wolken.term.neutralCard.about': 'Échange un martinet avec un oiseau voisin.',
  'ueber-den-wolken.term.diagonalCard.about': 'Échange un oiseau à toi avec un voisin en diagonale.',
  'ueber-den-wolken.term.scoreCard.about': 'Décompte tout de suite une autre carte de ta main.',
  'ueber-den-wolken.term.freeFlightCard.about': 'Échange un oiseau à toi avec n’importe quel autre.',
  'ueber-den-wolken.term.favouriteCard.about': 'Cherche un oiseau dans la pioche et ajoute-le.',
  'ueber-den-wolken.term.displayCard.about': 'Utilise une carte de l’étalage à son prix ; elle y reste.',

  'ueber-den-wolken.board.label': 'La volée au-dessus des nuages, actions, cartes',
  'ueber-den-wolken.board.flock': 'La volée ; l’avant est en haut',
  'ueber-den-wolken.board.space': `{space} : ${BIRD}{mine, select, yes {, à toi} other {}}{lands, select, yes {, se poserait} other {}}`,
  'ueber-den-wolken.board.empty': '{space} : vide',
  'ueber-den-wolken.board.select': `Saisir ${the('bird')} en {space}`,
  'ueber-den-wolken.board.swapWith': `Échanger avec ${the('bird')} en {space}`,
  'ueber-den-wolken.board.chosen': `Choix : ${BIRD} en {space} ; appuie encore pour le reposer`,
  'ueber-den-wolken.board.quick': `Échanger avec ${the('bird')} en {space} : ${cubes('price')}`,
  'ueber-den-wolken.board.nest': 'Carte nid de l’étape {stage}',
  'ueber-den-wolken.board.nestLine':
    'Poser {list} oiseaux à soi rapporte {points} points ; chaque couple {pair}.',
  'ueber-den-wolken.board.stage': 'Étape {stage} sur {stages}',
  'ueber-den-wolken.board.actions': 'Actions',
  'ueber-den-wolken.board.action.A': 'De côté',
  'ueber-den-wolken.board.action.B': 'Avant, arrière',
  'ueber-den-wolken.board.action.C': 'Oiseau',
  'ueber-den-wolken.board.action.D': 'Carte',
  'ueber-den-wolken.board.pass': 'Passer',
  'ueber-den-wolken.board.lies': `{name} : ${cubes('cubes')} dessus`,
  'ueber-den-wolken.board.birds': 'Oiseaux à côté de la volée',
  'ueber-den-wolken.board.deck':
    '{birds, plural, =0 {La pioche d’oiseaux est vide} one {Pioche, # oiseau} other {Pioche, # oiseaux}}',
  'ueber-den-wolken.board.faceUp': `Visible : ${BIRD}`,
  'ueber-den-wolken.board.noBird': 'Pas d’oiseau ici',
  'ueber-den-wolken.board.held': `En main : ${BIRD}`,
  'ueber-den-wolken.board.inDeck': `${BIRD}, {count} dans la pioche`,
  'ueber-den-wolken.board.display': 'Étalage',
  'ueber-den-wolken.board.hand': 'Ta main',
  'ueber-den-wolken.board.handOf': 'Main : {name}',
  'ueber-den-wolken.board.noCards': 'Pas de cartes',
  'ueber-den-wolken.board.playing': `Sur la table : ${CARD}`,
  'ueber-den-wolken.board.card': `${CARD}, {cost, plural, =0 {prix de la carte utilisée} one {# cube} other {# cubes}}. Décompte {one} : {onePoints}, {two} : {twoPoints}.`,
  'ueber-den-wolken.board.worth': `Vaut ${points('points')} si la volée se pose maintenant.`,
  'ueber-den-wolken.board.worthNow': `Vaut ${points('points')} maintenant.`,
  'ueber-den-wolken.board.nowTitle': 'Si la volée se posait maintenant',
  'ueber-den-wolken.board.now': `{name} : ${cubes('cubes')}, {cards, plural, one {# carte} other {# cartes}}. Un atterrissage maintenant : ${points('points')}{hidden, plural, =0 {} one {, et une carte inconnue} other {, et # cartes inconnues}}.`,
  'ueber-den-wolken.board.swaps': 'Échanges possibles',
  'ueber-den-wolken.board.swapHint': 'Touche deux oiseaux, ou choisis ici',
  'ueber-den-wolken.board.gain':
    'Pour toi si la volée se pose maintenant : {gain, number, ::sign-except-zero} points',
  'ueber-den-wolken.board.searchTitle': 'Oiseaux de la pioche',
  'ueber-den-wolken.board.doneTitle': 'Cartes à décompter',
  'ueber-den-wolken.board.keep':
    'Garder {cards, plural, one {# carte qui pourrait} other {# cartes qui pourraient}} rapporter {points, plural, one {# point} other {# points}}',
  'ueber-den-wolken.board.goOn': 'Continuer',
  'ueber-den-wolken.board.close': 'Fermer',
  'ueber-den-wolken.board.columnFront': 'Devant la colonne {column}',
  'ueber-den-wolken.board.columnBack': 'Derrière la colonne {column}',

  'ueber-den-wolken.moment.title': 'Étape {stage} : l’atterrissage',
  'ueber-den-wolken.moment.birds': 'Oiseaux',
  'ueber-den-wolken.moment.pairs': 'Couples',
  'ueber-den-wolken.moment.nest': 'Posés',
  'ueber-den-wolken.moment.landing': '{points} {pairs} = {total}',
  'ueber-den-wolken.moment.cards': 'Cartes',
  'ueber-den-wolken.moment.total': 'Total',

  'ueber-den-wolken.term.score': 'Points',
  'ueber-den-wolken.term.score.about': 'Ce que cette place a marqué dans les atterrissages jusqu’ici.',
  'ueber-den-wolken.term.cubes': 'Cubes',
  'ueber-den-wolken.term.cubes.about':
    'Ils paient les actions et les cartes. Quand personne n’en a plus, l’étape se termine.',
  'ueber-den-wolken.term.hand': 'Cartes en main',
  'ueber-den-wolken.term.hand.about':
    'Joue une carte pour ce qu’elle montre en haut, ou garde-la pour les points en bas. Quatre au plus.',
  'ueber-den-wolken.term.landingNow': 'Si la volée se pose',
  'ueber-den-wolken.term.landingNow.about':
    'Ce que rapporterait un atterrissage maintenant. Un + tient lieu des cartes que personne d’autre ne voit.',
  'ueber-den-wolken.term.nest': 'Carte nid',
  'ueber-den-wolken.term.nest.about':
    'En haut : combien de tes oiseaux se posent. En bas : les points pour ce nombre.',
  'ueber-den-wolken.term.pair': 'Couple',
  'ueber-den-wolken.term.pair.about':
    'Chaque femelle et mâle à toi qui se posent ensemble rapportent cela, ou le coûtent.',
  'ueber-den-wolken.term.stage': 'Étape',
  'ueber-den-wolken.term.stage.about': 'Il y en a trois. Chacune finit par un atterrissage.',
  'ueber-den-wolken.term.faceUp': 'Oiseau visible',
  'ueber-den-wolken.term.faceUp.about': 'Tu peux l’ajouter à la volée, à qui qu’il soit.',
  'ueber-den-wolken.term.deck': 'Pioche d’oiseaux',
  'ueber-den-wolken.term.deck.about':
    'Le nombre dit combien il en reste. Tu peux ajouter le premier sans le voir.',
  'ueber-den-wolken.term.ownBird': 'Ton oiseau',
  'ueber-den-wolken.term.ownBird.about':
    'L’oiseau de tête de chaque colonne se pose. Amène les tiens devant par des échanges.',
  'ueber-den-wolken.term.otherBird': 'Oiseau d’une autre personne',
  'ueber-den-wolken.term.otherBird.about':
    'S’il est en tête à la fin de l’étape, il se pose et compte pour elle. Tu peux l’échanger avec un des tiens.',
  'ueber-den-wolken.term.swift': 'Martinet',
  'ueber-den-wolken.term.swift.about': 'Un oiseau qui n’est à personne. S’il se pose, personne ne marque.',
  'ueber-den-wolken.term.space': 'Case vide',
  'ueber-den-wolken.term.space.about': 'Un nouvel oiseau peut rejoindre cette colonne, devant ou derrière.',
  'ueber-den-wolken.term.spaceNames': 'Colonne et rangée',
  'ueber-den-wolken.term.spaceNames.about': 'Elles nomment les cases : c3 est la tête de la colonne C.',
  'ueber-den-wolken.term.sideways': 'De côté',
  'ueber-den-wolken.term.sideways.about': 'Échange un de tes oiseaux avec son voisin de gauche ou de droite.',
  'ueber-den-wolken.term.ahead': 'Avant, arrière',
  'ueber-den-wolken.term.ahead.about': 'Échange un de tes oiseaux avec celui juste devant ou derrière.',
  'ueber-den-wolken.term.add': 'Ajouter un oiseau',
  'ueber-den-wolken.term.add.about': 'Un oiseau rejoint la volée, devant une colonne ou à sa fin.',
  'ueber-den-wolken.term.take': 'Prendre une carte',
  'ueber-den-wolken.term.take.about': 'Une carte de l’étalage va dans ta main.',
  'ueber-den-wolken.term.pass': 'Passer',
  'ueber-den-wolken.term.pass.about': 'Tu paies deux cubes, ou le dernier, et ne fais rien.',
  'ueber-den-wolken.term.price': 'Prix',
  'ueber-den-wolken.term.price.about':
    'Ce que cela coûte en cubes. Chaque usage l’augmente d’un cube, pour tout le monde, jusqu’à la fin de l’étape.',
  'ueber-den-wolken.term.lying': 'Cubes sur une action',
  'ueber-den-wolken.term.lying.about':
    'Qui l’a utilisée en dernier les a laissés là. La prochaine fois coûte un de plus.',
  'ueber-den-wolken.term.gain': 'Gain',
  'ueber-den-wolken.term.gain.about':
    'Ce que cet échange changerait pour toi si la volée se posait maintenant.',
  'ueber-den-wolken.term.display': 'Étalage',
  'ueber-den-wolken.term.display.about':
    'Des cartes que tout le monde peut prendre. Un vide reste jusqu’à la fin de l’étape.',
  'ueber-den-wolken.term.cardPrice': 'Prix de la carte',
  'ueber-den-wolken.term.cardPrice.about':
    'Ce qu’elle coûte en cubes ; = est le prix de la carte qu’elle remplace.',
  'ueber-den-wolken.term.prizes': 'Cases qui comptent',
  'ueber-den-wolken.term.prizes.about':
    'Après un atterrissage, tu peux décompter la carte : tes oiseaux sur ces cases rapportent leur nombre.',
  'ueber-den-wolken.term.worth': 'Valeur',
  'ueber-den-wolken.term.worth.about': 'Ce que cette carte te rapporterait après un atterrissage maintenant.',
  'ueber-den-wolken.term.hidden': 'Carte cachée',
  'ueber-den-wolken.term.hidden.about': 'Seul qui la tient la connaît.',
  'ueber-den-wolken.term.seat': 'Couleur et marque',
  'ueber-den-wolken.term.seat.about':
    'Les oiseaux et les cubes de cette couleur et de cette marque sont à cette place.',
  'ueber-den-wolken.term.swap': 'Échange',
  'ueber-den-wolken.term.swap.about':
    'Ces deux oiseaux changent de place. Un nombre sombre est le prix ; + ou − est ce que cela te rapporterait dans un atterrissage maintenant.',
  'ueber-den-wolken.term.moved': 'Déplacé',
  'ueber-den-wolken.term.moved.about':
    'Cet oiseau a bougé depuis ton dernier tour ; la petite marque dit qui l’a fait.',

  'ueber-den-wolken.text.stage': 'Étape {stage} sur {stages}.',
  'ueber-den-wolken.text.over': 'La partie est finie.',
  'ueber-den-wolken.text.flock': 'La volée, de la rangée avant à la rangée arrière',
  'ueber-den-wolken.text.column': 'Colonne {column}',
  'ueber-den-wolken.text.row': '{row, select, 3 {Avant} 2 {Milieu} other {Arrière}}',
  'ueber-den-wolken.text.bird': BIRD,
  'ueber-den-wolken.text.birdOf': `${BIRD} ({name})`,
  'ueber-den-wolken.text.none': 'vide',
  'ueber-den-wolken.text.players': 'À la table',
  'ueber-den-wolken.text.points': 'Points',
  'ueber-den-wolken.text.cubes': 'Cubes',
  'ueber-den-wolken.text.now': 'Atterrissage maintenant',
  'ueber-den-wolken.text.hand': 'Main',
  'ueber-den-wolken.text.you': '{name} (toi)',
  'ueber-den-wolken.text.hidden': '{count, plural, one {# carte inconnue} other {# cartes inconnues}}',
  'ueber-den-wolken.text.actions': 'Prix des actions standard',
  'ueber-den-wolken.text.price': `${ACTION} : ${cubes('price')}`,
  'ueber-den-wolken.text.display': 'Cartes à l’étalage',
  'ueber-den-wolken.text.faceUp': 'Oiseaux à côté de la pioche',
  'ueber-den-wolken.text.plays': '{who, select, me {C’est à toi.} other {C’est à {name}.}}',
};

export default words;
