import type { Words } from './words.js';

export default {
  'rauf-und-runter.minute.goal':
    'Chaque poule veut monter : après sept manches gagne celle qui est perchée le plus haut.',
  'rauf-und-runter.minute.roll':
    'Tu lances cinq fois, chaque fois avec un dé de moins, et tu mets un dé de côté à chaque lancer.',
  'rauf-und-runter.minute.track':
    'Les chiffres vont sur la piste tant qu’ils ne diminuent pas. Les plus petits finissent au fumier.',
  'rauf-und-runter.minute.flutter':
    'Leur somme est ton élan. S’il dépasse la limite, tu chutes, à moins d’y laisser des plumes.',
  'rauf-und-runter.minute.compare': 'Puis on compare : qui a le moins prend deux plumes…',
  'rauf-und-runter.minute.climb':
    '… et toutes les autres montent de la différence. Qui ose sans chuter va le plus loin.',

  'rauf-und-runter.prompt.first': 'Choisis un dé. La limite est à {flutter}.',
  'rauf-und-runter.prompt.next':
    '{sum, plural, =0 {Choisis un dé. Ta piste est encore vide, la limite est à {flutter}.} other {Choisis un dé. Tu en es à # sur {flutter}.}}',
  'rauf-und-runter.prompt.above':
    'Choisis un dé. Tu dépasses la limite {over, plural, one {d’une case} other {de # cases}}.',
  'rauf-und-runter.prompt.last':
    '{reroll, select, yes {Le dernier dé. Prends-le, ou paie pour le relancer.} other {Le dernier dé. Il faut le prendre.}}',
  'rauf-und-runter.prompt.shed':
    '{over, plural, one {# case} other {# cases}} de trop. {feathers, plural, one {Tu y laisses ta seule plume ?} other {Combien de tes # plumes y laisses-tu ?}}',

  'rauf-und-runter.waiting.rolling': '{who, select, me {Tu lances les dés.} other {{name} lance les dés.}}',
  'rauf-und-runter.waiting.shedding':
    '{who, select, me {Tu comptes tes plumes.} other {{name} compte ses plumes.}}',

  'rauf-und-runter.kind.pick': 'en choisissant un dé',
  'rauf-und-runter.kind.reroll': 'en relançant',
  'rauf-und-runter.kind.rerollPoor': 'en relançant avec peu de plumes',
  'rauf-und-runter.kind.shed': 'en laissant des plumes',
  'rauf-und-runter.answer.feather': 'Prendre une plume',
  'rauf-und-runter.answer.noFeather': 'Une plume, mais le nid est vide',
  'rauf-und-runter.answer.track': '{die} sur la piste : {sum}',
  'rauf-und-runter.answer.heap': '{die} sur le fumier',
  'rauf-und-runter.answer.reroll': 'Relancer pour {price, plural, one {# plume} other {# plumes}}',
  'rauf-und-runter.answer.stand':
    'Laisser {feathers, plural, one {# plume} other {# plumes}}, rester sur {momentum}',
  'rauf-und-runter.answer.fall':
    '{feathers, plural, =0 {Garder ses plumes} one {Laisser # plume} other {Laisser # plumes}}, {spaces, plural, =0 {on est déjà tout en bas} one {chuter d’une case} other {chuter de # cases}}',

  'rauf-und-runter.confirm.tooFar':
    'Te voilà à {sum}, {over, plural, one {# case} other {# cases}} au-dessus de la limite, et {feathers, plural, =0 {tu n’as pas une plume pour te rattraper} one {ta seule plume ne suffira pas} other {tes # plumes ne suffiront pas}}. On y va quand même ?',
  'rauf-und-runter.confirm.couldStand':
    'Avec {needed, plural, one {# plume} other {# plumes}}, tu restes en place et tu gardes ton élan. {spaces, plural, =0 {Y renoncer quand même ?} one {Chuter quand même d’une case ?} other {Chuter quand même de # cases ?}}',
  'rauf-und-runter.confirm.couldSoften':
    'Avec {most, plural, one {# plume} other {# plumes}}, la chute serait plus douce. Chuter quand même {spaces, plural, one {d’une case} other {de # cases}} ?',

  'rauf-und-runter.why.notYourTurn': 'Ce n’est pas ton tour. Lisse-toi les plumes en attendant.',
  'rauf-und-runter.why.faceNotRolled':
    '{face, select, F {Aucun dé ne montre de plume.} other {Aucun dé ne montre de {face}.}}',
  'rauf-und-runter.why.tooFewFeathersToReroll':
    'Relancer coûte {price, plural, one {# plume} other {# plumes}}, et tu {has, plural, =0 {n’en as pas} one {n’en as qu’une} other {n’en as que #}}.',
  'rauf-und-runter.why.pickFirst': 'On laisse des plumes après le cinquième dé. Choisis d’abord un dé.',
  'rauf-und-runter.why.shedNow': 'Tous tes dés sont posés. Il ne reste que les plumes.',
  'rauf-und-runter.why.shedAtMost':
    'Tu peux laisser {feathers, plural, one {# plume} other {# plumes}} au maximum.',

  'rauf-und-runter.advice.onlyAnswer': 'Il n’y a rien d’autre à faire.',
  'rauf-und-runter.advice.botWould': 'C’est ce que je ferais.',
  'rauf-und-runter.advice.hardlyMatters': 'Ici, tous les choix se valent, ou presque.',
  'rauf-und-runter.advice.sureStand':
    'Après ça, plus de chute possible ; compte sur un élan d’environ {momentum, number}.',
  'rauf-und-runter.advice.safest':
    'De loin le plus sûr : {fall, plural, =0 {aucun risque de chute} other {# % de risque de chute}}, contre {next} % avec le meilleur des autres dés.',
  'rauf-und-runter.advice.featherPays':
    'La plume vaut le coup : tu devrais finir ton tour avec {feathers, plural, one {# plume} other {# plumes}} environ, {fall, plural, =0 {sans risque de chute} other {pour # % de risque de chute}}.',
  'rauf-und-runter.advice.keepsTrackOpen':
    'Vas-y doucement : après un {face}, plus de chiffres passent encore, et il reste {dice, plural, one {# dé} other {# dés}}. Compte sur {momentum, number} environ, {fall, plural, =0 {sans risque de chute} other {pour # % de risque de chute}}.',
  'rauf-und-runter.advice.bestClimb':
    'Le plus bel élan : environ {momentum, number} si tu tiens, {fall, plural, =0 {sans risque de chute} other {pour # % de risque de chute}}.',
  'rauf-und-runter.advice.balance':
    'Ni le plus osé ni le plus sûr, mais le meilleur compromis : environ {momentum, number} si tu tiens, {fall, plural, =0 {sans risque de chute} other {pour # % de risque de chute}}.',
  'rauf-und-runter.advice.rerollPays':
    'Relance : tes chances de victoire gagnent {gain, number} points par rapport au meilleur dé d’ici. Risque de chute : {fall} %, avec ce dé {next} %.',
  'rauf-und-runter.advice.rerollNot':
    'Garde tes plumes, relancer n’en vaut pas la peine. Compte sur {momentum, number} environ ; risque de chute : {fall} %, en relançant {next} %.',
  'rauf-und-runter.advice.shedToStand':
    '{shed, plural, one {# plume bien placée} other {# plumes bien placées}} : tu restes sur {momentum}.',
  'rauf-und-runter.advice.shedSome':
    'Laisse {shed, plural, one {# plume} other {# plumes}} : tu ne chutes alors {spaces, plural, =0 {pas du tout} one {que d’une case} other {que de # cases}}.',
  'rauf-und-runter.advice.shedNot':
    'Garde tes plumes : {spaces, plural, =0 {d’ici, on ne peut pas tomber plus bas} one {elles valent plus qu’une case} other {elles valent plus que # cases}}.',
  'rauf-und-runter.advice.lookAtGoal':
    'C’est la dernière manche : que te faut-il pour finir tout en haut, et que peuvent encore les autres ?',
  'rauf-und-runter.advice.lookAtRisk':
    'Regarde la limite de {flutter} : quels dés peuvent encore te la faire dépasser ?',
  'rauf-und-runter.advice.lookAtTrack':
    'Il reste {dice, plural, one {un dé} other {# dés}} à lancer : quels nombres iront encore sur la piste ?',
  'rauf-und-runter.advice.lookAtMomentum':
    'Compare les dés : jusqu’où chacun peut-il encore t’amener, au plus près de {flutter} ?',
  'rauf-und-runter.advice.lookAtFeathers':
    'Regarde tes plumes et les manches à venir : où une de plus te servirait-elle ?',
  'rauf-und-runter.advice.lookAtRoll':
    'Regarde tout le lancer : son meilleur dé suffit-il, ou relancer vaut-il deux de tes {feathers, plural, one {# plume} other {# plumes}} ?',
  'rauf-und-runter.advice.lookAtFall':
    'Pèse le pour et le contre : qu’est-ce qui coûte le plus, {spaces, plural, one {une case} other {# cases}} sur l’échelle ou les plumes ?',

  'rauf-und-runter.log.laidOut': 'L’échelle est en place. Les limites, dans l’ordre : {flutter}.',
  'rauf-und-runter.log.roundBegan': 'Manche {round} sur {rounds} : limite à {flutter}',
  'rauf-und-runter.log.rolled': '{who, select, me {Tu fais} other {{name} fait}} {numbers}.',
  'rauf-und-runter.log.rolled.mixed':
    '{who, select, me {Tu fais} other {{name} fait}} {numbers} et {feathers, plural, one {une plume} other {# plumes}}.',
  'rauf-und-runter.log.rolled.feathers':
    '{feathers, plural, one {{who, select, me {Tu fais} other {{name} fait}} une plume.} other {{who, select, me {Tu ne fais} other {{name} ne fait}} que des plumes.}}',
  'rauf-und-runter.log.paidForReroll':
    '{who, select, me {Tu paies} other {{name} paie}} {feathers, plural, one {# plume} other {# plumes}} pour relancer.',
  'rauf-und-runter.log.tookFeather':
    '{feathers, plural, =0 {{who, select, me {Tu trouves} other {{name} trouve}} le nid vide : pas de plume.} one {{who, select, me {Tu prends} other {{name} prend}} une plume.} other {{who, select, me {Tu prends} other {{name} prend}} # plumes.}}',
  'rauf-und-runter.log.placed':
    '{who, select, me {Tu poses} other {{name} pose}} un {die} sur la piste : {sum}.',
  'rauf-und-runter.log.wentToDungHeap':
    '{who, select, me {Tu jettes} other {{name} jette}} un {die} sur le fumier.',
  'rauf-und-runter.log.shed':
    '{feathers, plural, =0 {{who, select, me {Tu gardes tes} other {{name} garde ses}} plumes.} one {{who, select, me {Tu y laisses} other {{name} y laisse}} # plume.} other {{who, select, me {Tu y laisses} other {{name} y laisse}} # plumes.}}',
  'rauf-und-runter.log.stood': '{who, select, me {Tu tiens} other {{name} tient}} sur {momentum}.',
  'rauf-und-runter.log.hadNoMomentum':
    '{who, select, me {Tu n’as} other {{name} n’a}} aucun dé sur la piste, donc aucun élan.',
  'rauf-und-runter.log.fell':
    'Avec {momentum}, {who, select, me {tu bats} other {{name} bat}} trop des ailes{spaces, plural, =0 { ; heureusement, plus bas il n’y a rien} one { et {who, select, me {chutes} other {chute}} d’une case, jusqu’à la {to}} other { et {who, select, me {chutes} other {chute}} de # cases, jusqu’à la {to}}}.',
  'rauf-und-runter.log.nobodyClimbed':
    '{why, select, allEqual {Même élan pour tout le monde : personne ne monte.} other {Plus une poule sur les pistes : personne ne monte.}}',
  'rauf-und-runter.log.stayedLowest':
    '{who, select, me {Tu as} other {{name} a}} le moins d’élan, {momentum} : pas de montée, {feathers, plural, =0 {et le nid est vide} one {mais # plume} other {mais # plumes}}.',
  'rauf-und-runter.log.climbed':
    '{spaces, plural, =0 {{who, select, me {Tu te cognes} other {{name} se cogne}} la crête tout en haut de l’échelle.} one {{who, select, me {Tu montes} other {{name} monte}} d’une case, jusqu’à la {to}.} other {{who, select, me {Tu montes} other {{name} monte}} de # cases, jusqu’à la {to}.}}',
  'rauf-und-runter.log.ladderGrew': 'La carte {card} rallonge l’échelle par le haut.',
  'rauf-und-runter.log.ended': '{who, select, me {Tu règnes} other {{name} règne}} sur le poulailler.',

  'rauf-und-runter.score': 'Hauteur',
  'rauf-und-runter.account.height': 'Hauteur',
  'rauf-und-runter.account.behind': 'Retard',
  'rauf-und-runter.account.feathers': 'Plumes restantes',

  'rauf-und-runter.board.label': 'La basse-cour : échelle, piste et dés',
  'rauf-und-runter.board.ladder': 'L’échelle, haute de {spaces} cases',
  'rauf-und-runter.board.look': 'Parcourir l’échelle de haut en bas',
  'rauf-und-runter.board.lookAt': 'Case {space} sur {spaces}',
  'rauf-und-runter.board.flutters': 'Limites de battements des sept manches',
  'rauf-und-runter.board.flutterPast': 'Manche {round} : {number}, désormais sur l’échelle',
  'rauf-und-runter.board.flutterNow': 'Manche {round}, en cours : {number}',
  'rauf-und-runter.board.flutterNext': 'Manche {round} : {number}',
  'rauf-und-runter.board.round': 'Manche {round}',
  'rauf-und-runter.board.order': 'Ordre du tour, avec les plumes',
  'rauf-und-runter.board.perch':
    '{name} : {state, select, now {en train de jouer} done {tour terminé} other {tour à venir}}, {feathers, plural, =0 {pas de plume} one {# plume} other {# plumes}}',
  'rauf-und-runter.board.track': '{name} : élan {sum}. Limite : {flutter}',
  'rauf-und-runter.board.trackNobody': 'Élan de toutes celles qui tiennent',
  'rauf-und-runter.board.stands': '{name} : élan {momentum}',
  'rauf-und-runter.board.heap': 'Fumier : {dice, plural, =0 {vide} one {# dé} other {# dés}}',
  'rauf-und-runter.board.supply':
    '{feathers, plural, =0 {Plus une plume dans le nid} one {# plume dans le nid} other {# plumes dans le nid}}',
  'rauf-und-runter.board.dice': 'Dés de ce lancer',
  'rauf-und-runter.board.pickTrack':
    '{dice, plural, one {Un {face}} other {Un des # dés à {face}}} : sur la case {sum} de la piste{over, plural, =0 {} other {, # au-dessus de la limite}}',
  'rauf-und-runter.board.pickHeap':
    '{dice, plural, one {Un {face}} other {Un des # dés à {face}}} : sur le fumier',
  'rauf-und-runter.board.pickFeather':
    '{dice, plural, one {Une plume} other {Un des # dés à plume}} : prendre une plume',
  'rauf-und-runter.board.pickNoFeather':
    '{dice, plural, one {Une plume} other {Un des # dés à plume}} : le nid est vide, tu n’as rien',
  'rauf-und-runter.board.toTrack': 'sur {sum}',
  'rauf-und-runter.board.toTrackOver': 'sur {sum}, {over} de trop',
  'rauf-und-runter.board.toHeap': 'au fumier',
  'rauf-und-runter.board.toFeather': 'une plume',
  'rauf-und-runter.board.toNothing': 'nid vide',
  'rauf-und-runter.board.reroll': 'Relancer',
  'rauf-und-runter.board.rerollFor':
    '{dice, plural, one {Relancer le dé} other {Relancer les # dés}} pour {price, plural, one {# plume} other {# plumes}}',
  'rauf-und-runter.board.sheds': 'Plumes à laisser',
  'rauf-und-runter.board.shedFall':
    '{feathers, plural, =0 {Garder ses plumes} one {Laisser # plume} other {Laisser # plumes}} : chuter {fall, plural, =0 {de 0 case} one {d’une case} other {de # cases}}',
  'rauf-und-runter.board.shedStand':
    'Laisser {feathers, plural, one {# plume} other {# plumes}} : rester sur {momentum}',
  'rauf-und-runter.board.fall': 'chute de {fall}',
  'rauf-und-runter.board.stand': 'tenir',
  'rauf-und-runter.board.oddsFall': 'chute {percent} %',
  'rauf-und-runter.board.oddsMomentum': 'env. {momentum, number}',
  'rauf-und-runter.board.oddsFeathers': '{feathers, plural, one {# plume} other {# plumes}}',
  'rauf-und-runter.board.wins': 'Tout en haut : {name}',

  'rauf-und-runter.memorable': '{face, select, F {Plume} other {Dé {face}}}',
  'rauf-und-runter.moment.title': 'Manche {round} sur {rounds} terminée',
  'rauf-und-runter.moment.way': 'Échelle',
  'rauf-und-runter.moment.climbed': '{spaces, plural, =0 {reste} other {monte de #}}',
  'rauf-und-runter.moment.fell': '{spaces, plural, =0 {tout en bas} other {tombe de #}}',

  'rauf-und-runter.term.score': 'Hauteur',
  'rauf-und-runter.term.score.about':
    'La case de l’échelle où se tient cette grimpeuse. Après sept manches, la plus haute gagne.',
  'rauf-und-runter.term.order': 'Ordre de jeu',
  'rauf-und-runter.term.order.about':
    'De gauche à droite : la plus haute commence. Il vaut pour toute la manche.',
  'rauf-und-runter.term.feathers': 'Plumes',
  'rauf-und-runter.term.feathers.about':
    'Chacune compense une case au-dessus de la limite ; deux paient une relance.',
  'rauf-und-runter.term.nest': 'Nid',
  'rauf-und-runter.term.nest.about': 'Les plumes qui restent pour tout le monde.',
  'rauf-und-runter.term.flutter': 'Limite',
  'rauf-und-runter.term.flutter.about':
    'Celle de cette manche. Avec plus d’élan tu tombes, sauf si des plumes compensent.',
  'rauf-und-runter.term.flutterNext': 'Limite à venir',
  'rauf-und-runter.term.flutterNext.about': 'Celle d’une manche à venir.',
  'rauf-und-runter.term.flutterPast': 'Limite passée',
  'rauf-und-runter.term.flutterPast.about': 'Sa manche est finie ; la carte fait partie de l’échelle.',
  'rauf-und-runter.term.ladderCard': 'Carte échelle',
  'rauf-und-runter.term.ladderCard.about': 'Chaque carte a quatre cases. Le nombre est sa valeur, au dos.',
  'rauf-und-runter.term.hen': 'Grimpeuse',
  'rauf-und-runter.term.hen.about':
    'Elle monte de ce que sa coureuse a de plus que la dernière, ou elle tombe.',
  'rauf-und-runter.term.away': 'Hors de vue',
  'rauf-und-runter.term.away.about': 'Cette grimpeuse est plus haut, ou plus bas.',
  'rauf-und-runter.term.overview': 'Toute l’échelle',
  'rauf-und-runter.term.overview.about':
    'La place de tout le monde. Fais glisser pour regarder en haut et en bas.',
  'rauf-und-runter.term.track': 'Piste',
  'rauf-und-runter.term.track.about': 'Les dés que tu as choisis, bout à bout. Leur somme est ton élan.',
  'rauf-und-runter.term.momentum': 'Élan',
  'rauf-und-runter.term.momentum.about':
    'Où se tient une coureuse dans cette manche. La plus basse prend deux plumes, les autres montent de la différence.',
  'rauf-und-runter.term.tooFar': 'Au-dessus de la limite',
  'rauf-und-runter.term.tooFar.about':
    'Qui finit ici tombe d’une case par piquet, sauf si des plumes compensent.',
  'rauf-und-runter.term.dungHeap': 'Fumier',
  'rauf-und-runter.term.dungHeap.about':
    'Un nombre plus petit que le dernier de la piste finit ici et ne rapporte rien.',
  'rauf-und-runter.term.die': 'Dé',
  'rauf-und-runter.term.die.about':
    'Choisis-en un à chaque lancer. Il va sur la piste s’il n’est pas plus petit que le dernier.',
  'rauf-und-runter.term.featherDie': 'Dé plume',
  'rauf-und-runter.term.featherDie.about': 'Il rapporte une plume du nid.',
  'rauf-und-runter.term.reroll': 'Relancer',
  'rauf-und-runter.term.reroll.about': 'Paie deux plumes et relance tous ces dés.',
  'rauf-und-runter.term.shed': 'Perdre des plumes',
  'rauf-und-runter.term.shed.about': 'Chaque plume compense une case. Tu tombes du reste.',
  'rauf-und-runter.term.oddsFall': 'Risque de chute',
  'rauf-und-runter.term.oddsFall.about': 'La probabilité de finir au-dessus de la limite après ce choix.',
  'rauf-und-runter.term.oddsMomentum': 'Élan attendu',
  'rauf-und-runter.term.oddsMomentum.about': 'Ce que tu peux attendre après ce choix, si tu ne tombes pas.',
  'rauf-und-runter.term.oddsFeathers': 'Plumes attendues',
  'rauf-und-runter.term.oddsFeathers.about': 'Combien de plumes tu peux attendre à la fin du tour.',
  'rauf-und-runter.term.seat': 'Couleur et marque',
  'rauf-und-runter.term.seat.about':
    'La grimpeuse et la coureuse de cette couleur et de cette marque sont à cette place.',

  'rauf-und-runter.text.title': 'La position en toutes lettres',
  'rauf-und-runter.text.round': 'Manche {round} sur {rounds}. Limite : {flutter}.',
  'rauf-und-runter.text.over': 'La partie est finie.',
  'rauf-und-runter.text.flutters': 'Limites de battements',
  'rauf-und-runter.text.flutterPast': '{number} (manche {round}, passée)',
  'rauf-und-runter.text.flutterNow': '{number} (manche {round}, en cours)',
  'rauf-und-runter.text.flutterNext': '{number} (manche {round})',
  'rauf-und-runter.text.ladder': 'L’échelle a {spaces} cases.',
  'rauf-und-runter.text.chickens': 'Les poules, de haut en bas',
  'rauf-und-runter.text.place': 'Rang',
  'rauf-und-runter.text.name': 'Nom',
  'rauf-und-runter.text.space': 'Case',
  'rauf-und-runter.text.fromPlant': 'Rang depuis la plante',
  'rauf-und-runter.text.feathers': 'Plumes',
  'rauf-und-runter.text.momentum': 'Élan',
  'rauf-und-runter.text.turn': 'Tour',
  'rauf-und-runter.text.you': '{name} (toi)',
  'rauf-und-runter.text.none': 'aucun',
  'rauf-und-runter.text.state':
    '{state, select, now {joue maintenant} done {a joué} other {joue en numéro {number}}}',
  'rauf-und-runter.text.now': '{who, select, me {C’est à toi.} other {C’est à {name}.}}',
  'rauf-und-runter.text.roll': 'Dés au choix : {faces}.',
  'rauf-und-runter.text.noRoll': 'Plus de dés : c’est le moment de laisser des plumes.',
  'rauf-und-runter.text.track': 'Sur la piste : {dice} ; somme {sum}.',
  'rauf-und-runter.text.noTrack': 'Rien sur la piste pour l’instant.',
  'rauf-und-runter.text.heap': 'Sur le fumier : {dice}.',
  'rauf-und-runter.text.feather': 'plume',
  'rauf-und-runter.text.supply': 'Plumes dans le nid : {feathers}.',
} satisfies Words;
