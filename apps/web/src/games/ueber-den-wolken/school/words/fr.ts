import type { Words } from './words.js';

const fr: Words = {
  'ueber-den-wolken.school.chapter.flock': 'Au-dessus des nuages',
  'ueber-den-wolken.school.welcome':
    'Une volée passe au-dessus des nuages. Les milans sont à toi, les oies à Ida, les martinets à personne. Après trois atterrissages, le plus de points gagne.',
  'ueber-den-wolken.school.glow':
    'Bientôt, le premier oiseau de chaque colonne se pose : ceux au halo doré. La carte nid paie les tiens : 3 points pour un, 7 pour deux.',
  'ueber-den-wolken.school.ahead':
    'Un seul des tiens se poserait. À ton tour, tu fais une chose et tu paies en cubes. Vole vers l’avant : cela coûte 1.',
  'ueber-den-wolken.school.aheadFirst': 'Cela viendra. Amène d’abord un oiseau devant : « Avant, arrière ».',
  'ueber-den-wolken.school.forward':
    'Appuie sur ton mâle de la colonne D, puis sur le martinet devant lui : ils échangent.',
  'ueber-den-wolken.school.notThere':
    'Ce serait aussi un échange. Mais ton mâle de la colonne D arrive tout devant.',
  'ueber-den-wolken.school.pair':
    'Maintenant deux des tiens se posent, mâle et femelle : un couple, 3 points de plus !',
  'ueber-den-wolken.school.take':
    'Ida passe et paie 2 cubes. Les oiseaux qui restent en l’air peuvent aussi rapporter, avec des cartes. Prends-en une : cela coûte 1.',
  'ueber-den-wolken.school.takeFirst': 'Plus tard. Prends d’abord une carte de l’étalage.',
  'ueber-den-wolken.school.card':
    'En haut, une carte a une action ; en bas, deux cases qui comptent après l’atterrissage. Celle-ci compte c1 et c2, et sur c2 il y a un de tes oiseaux.',
  'ueber-den-wolken.school.otherCard':
    'Une belle carte aussi, mais ses cases ne vont pas à tes oiseaux. Prends celle avec l’anneau.',
  'ueber-den-wolken.school.cardTaken': 'Elle est dans ta main : déjà 2 points pour c2.',
  'ueber-den-wolken.school.sideways':
    'Si c1 était aussi à toi, la carte rapporterait 6. De côté a déjà servi deux fois dans cette étape et coûte 3. Fais-le.',
  'ueber-den-wolken.school.sidewaysFirst': 'Pas encore. Vole de côté : « De côté ».',
  'ueber-den-wolken.school.beside': 'Échange ta femelle de d1 avec le martinet de c1.',
  'ueber-den-wolken.school.otherSpace':
    'Cela n’amène pas d’oiseau sur c1. Prends la femelle de d1, tout derrière.',
  'ueber-den-wolken.school.both': 'Les deux cases sont à toi.',
  'ueber-den-wolken.school.last':
    'Ida n’a plus de cubes, il t’en reste un. Il n’achète rien : passe. Quand personne n’a de cubes, la volée se pose.',
  'ueber-den-wolken.school.landed':
    'Posés ! Deux milans font 7, le couple 3 de plus : 10 points. Compte maintenant ta carte avec les oiseaux encore en l’air.',
  'ueber-den-wolken.school.scoreIt': 'Tu pourrais la garder, mais elle vaudra rarement plus de 6. Compte-la.',
  'ueber-den-wolken.school.scored': '2 + 2, et 2 de plus pour les deux : 6. Tu mènes 16 à 7 !',
  'ueber-den-wolken.school.stage':
    'Deuxième étape : tous les cubes reviennent, les prix repartent de 1, nouvelle carte nid. Tu as le plus d’oiseaux au premier rang : tu commences. Ajoute un oiseau.',
  'ueber-den-wolken.school.addFirst':
    'Cela irait aussi. Mais tu as trop peu d’oiseaux : ajoutes-en un d’abord.',
  'ueber-den-wolken.school.bird': 'Deux oiseaux sont visibles ; l’un est un mâle à toi. Prends-le.',
  'ueber-den-wolken.school.ownBird':
    'Tu peux ajouter l’oiseau de n’importe qui, même le sien. Mais c’est le tien qui t’aide.',
  'ueber-den-wolken.school.place':
    'Où doit-il aller ? Devant une colonne, il se poserait tout de suite. Choisis A, B ou D.',
  'ueber-den-wolken.school.inFront': 'Là, il devrait attendre. Mets-le devant A, B ou D.',
  'ueber-den-wolken.school.placed': 'Il se poserait là : un couple avec ta femelle de la colonne C.',
  'ueber-den-wolken.school.play':
    'Ida attend. Au lieu de garder une carte, tu peux jouer son action. Vol libre coûte 4 cubes : ton oiseau échange avec n’importe lequel. Joue-la.',
  'ueber-den-wolken.school.playFirst': 'Bien pour plus tard. Regarde d’abord ce que fait Vol libre.',
  'ueber-den-wolken.school.free':
    'Échange ta femelle de c2 avec le martinet de e1 : là, elle est devant et se poserait.',
  'ueber-den-wolken.school.otherFree': 'Possible, mais e1 est mieux : personne n’est devant elle.',
  'ueber-den-wolken.school.three': 'Trois des tiens se poseraient maintenant !',
  'ueber-den-wolken.school.end':
    'Et ainsi de suite, étape après étape. Dans la leçon suivante, cette partie arrive à son troisième atterrissage, le dernier.',
  'ueber-den-wolken.school.chapter.landing': 'Dernier atterrissage',
  'ueber-den-wolken.school.third':
    'La troisième étape, la dernière. Tu mènes 21 à 17, mais voici ce que donnerait un atterrissage maintenant : 14 points pour Ida, rien pour toi.',
  'ueber-den-wolken.school.lastCards':
    'Après le dernier atterrissage, toutes les cartes comptent d’elles-mêmes. Une des tiennes compte a1 et d1 : amènes-y des oiseaux, derrière la tête. Ajoutes-en d’abord un.',
  'ueber-den-wolken.school.addAgain': 'Bientôt. Ajoute d’abord un oiseau pour ta carte.',
  'ueber-den-wolken.school.herIn': 'Un martinet et une femelle milan sont visibles. Prends ta femelle.',
  'ueber-den-wolken.school.swiftNot':
    'Un martinet n’est à personne, et la pioche, c’est la chance. Prends ta femelle.',
  'ueber-den-wolken.school.atBack':
    'Devant, elle se poserait. Mets-la derrière, dans la colonne A : le martinet avance et se pose à sa place, elle reste, sur a1.',
  'ueber-den-wolken.school.notBack':
    'Là, elle ne serait pas sur a1 après l’atterrissage. Mets-la derrière, dans A.',
  'ueber-den-wolken.school.onA1': 'Sur a1 : ta carte vaut déjà 3.',
  'ueber-den-wolken.school.toD1':
    'Ida passe. Maintenant d1 : ton mâle de c1 peut y aller de côté. Ida l’a déjà fait, cela coûte donc 2.',
  'ueber-den-wolken.school.sidewaysNow': 'Plus tard. Amène d’abord un oiseau sur d1 : « De côté ».',
  'ueber-den-wolken.school.swapD1': 'Échange ton mâle de c1 avec l’oie de d1.',
  'ueber-den-wolken.school.otherD1': 'Cela n’amène aucun des tiens sur d1. Prends le mâle de c1.',
  'ueber-den-wolken.school.seven': 'Les deux cases : 3 + 2, et 2 de plus. Ta carte rapportera 7.',
  'ueber-den-wolken.school.cardNow':
    'Et Ida ? Un mâle et deux femelles se poseraient, et la carte nid paie 5 pour un couple. Ton autre carte, Neutre, déplace un martinet pour 2 cubes. Joue-la.',
  'ueber-den-wolken.school.cardFirst': 'Garde cela pour plus tard. Joue d’abord la carte Neutre.',
  'ueber-den-wolken.school.swiftIn':
    'Échange le martinet de c2 avec son mâle de b2 : alors un martinet se pose dans la colonne B, pour personne.',
  'ueber-den-wolken.school.otherSwift':
    'Possible, mais son mâle reste devant. Prends le martinet de c2 et son mâle de b2.',
  'ueber-den-wolken.school.noPair': 'Plus de couple : 8 points de moins pour Ida.',
  'ueber-den-wolken.school.upFront':
    'Ton mâle de b1 est juste derrière ce martinet. Voler vers l’avant ne coûte que 1. Vas-y.',
  'ueber-den-wolken.school.aheadNow': 'Amène d’abord ton mâle devant : « Avant, arrière ».',
  'ueber-den-wolken.school.passSwift': 'Échange-le avec le martinet devant lui.',
  'ueber-den-wolken.school.otherAhead':
    'Cela ne l’amène pas devant. Échange le mâle de la colonne B avec le martinet devant lui.',
  'ueber-den-wolken.school.foremost': 'Tout devant : il se poserait.',
  'ueber-den-wolken.school.blocked':
    'Ida ajoute un martinet, juste devant lui ! C’étaient ses derniers cubes. Tu en as 2, et voler vers l’avant coûte 2 maintenant. Encore une fois !',
  'ueber-den-wolken.school.stillAhead':
    'Si tu passes, c’est le martinet qui se pose. Vole encore vers l’avant.',
  'ueber-den-wolken.school.lastSwap':
    'Dépasse celui-ci aussi : alors personne n’a plus de cubes, et la volée se pose.',
  'ueber-den-wolken.school.allLanded': 'Posés pour la dernière fois !',
  'ueber-den-wolken.school.finish':
    '3 points pour ton mâle, 7 pour ta carte ; Ida a 6, et 2 pour une carte. 31 à 25 : tu gagnes ! Maintenant, tu as tout vu.',
  'ueber-den-wolken.school.drill.most': 'Le meilleur chemin',
  'ueber-den-wolken.school.most.ask':
    'Tu voles vers l’avant. Quel échange rapporte le plus avec cette carte nid ?',
  'ueber-den-wolken.school.most.because':
    'Un mâle devant, avec une femelle : 7 pour deux oiseaux, et 3 pour le couple.',
  'ueber-den-wolken.school.most.females': 'Cela fait deux femelles : 7 points, mais pas de couple.',
  'ueber-den-wolken.school.most.otherwise': 'Cela n’amène aucun autre de tes oiseaux devant.',
  'ueber-den-wolken.school.drill.worth': 'Une carte qui compte',
  'ueber-den-wolken.school.worth.ask':
    'Tu prends une carte. Laquelle vaudrait quelque chose après l’atterrissage, avec la volée telle qu’elle est ?',
  'ueber-den-wolken.school.worth.because':
    'Une de ses cases garde un de tes oiseaux quand la tête s’est posée.',
  'ueber-den-wolken.school.worth.otherwise':
    'Après l’atterrissage, aucun de tes oiseaux ne serait sur ses cases.',
  'ueber-den-wolken.school.drill.both': 'Les deux cases',
  'ueber-den-wolken.school.both.ask': 'Ta carte compte c1 et c2. Quel échange de côté la fait valoir 6 ?',
  'ueber-den-wolken.school.both.because': 'Des oiseaux sur les deux : 2 + 2, et 2 de plus.',
  'ueber-den-wolken.school.both.otherwise': 'Après cela, tu n’aurais pas d’oiseaux sur les deux cases.',
  'ueber-den-wolken.school.concept.turn':
    'À toi : une action, une carte, ou passer. Tout coûte des cubes, et ils doivent durer l’étape.',
  'ueber-den-wolken.school.concept.swap': 'Choisis un de tes oiseaux, puis celui avec qui il échange.',
  'ueber-den-wolken.school.concept.bird': 'Prends un des oiseaux visibles, à qui qu’il soit.',
  'ueber-den-wolken.school.concept.deck': 'Ou le dessus de la pioche : tu le vois avant de le placer.',
  'ueber-den-wolken.school.concept.place':
    'Devant une colonne, il se poserait ; par derrière, il pousse les autres en avant.',
  'ueber-den-wolken.school.concept.take':
    'Chaque carte a en haut une action et en bas deux cases qui comptent après un atterrissage.',
  'ueber-den-wolken.school.concept.discard': 'Tu as quatre cartes au plus : une des cinq doit partir.',
  'ueber-den-wolken.school.concept.scoring':
    'Maintenant, les cartes comptent avec les oiseaux encore en vol. Ce que tu ne comptes pas, tu le gardes.',
  'ueber-den-wolken.school.concept.nest':
    'La carte nid de cette étape : tant de points pour tant de tes oiseaux posés.',
  'ueber-den-wolken.school.concept.front': 'Voilà ce que tu aurais si la volée se posait maintenant.',
  'ueber-den-wolken.school.concept.price':
    'Chaque usage rend une action plus chère d’un cube pour tous, jusqu’à la fin de l’étape.',
  'ueber-den-wolken.school.concept.cards':
    'Tu peux jouer une carte de ta main pour son prix, ou la garder pour la compter.',
  'ueber-den-wolken.school.concept.prizes':
    'Tes oiseaux sur ces cases rapportent après l’atterrissage ; sur les deux, 2 de plus.',
  'ueber-den-wolken.school.concept.pair':
    'Un mâle et une femelle qui se posent ensemble font un couple : plus ou moins, selon la carte.',
  'ueber-den-wolken.school.concept.swift':
    'Les martinets ne sont à personne. Devant, ils prennent la place d’un oiseau qui marquerait.',
  'ueber-den-wolken.school.concept.dear':
    'Cette action est devenue chère. Une autre, ou une carte, fera peut-être pareil pour moins.',
  'ueber-den-wolken.school.concept.few':
    'Peu de cubes : pense à ce que tu peux encore payer. Passer en coûte deux, ou le dernier.',
  'ueber-den-wolken.school.concept.landed':
    'La tête s’est posée, et la carte nid a payé. Les oiseaux posés vont sous la pioche.',
  'ueber-den-wolken.school.concept.secondStage':
    'Une nouvelle étape : tous les cubes reviennent, les prix repartent à 1, une nouvelle carte nid.',
  'ueber-den-wolken.school.concept.begins': 'Qui a le plus d’oiseaux au premier rang commence l’étape.',
  'ueber-den-wolken.school.concept.lastStage':
    'La dernière étape. Ensuite, toutes tes cartes qui valent quelque chose comptent d’elles-mêmes.',
  'ueber-den-wolken.school.caution.earlyPass':
    'Tu as encore beaucoup de cubes, et passer en coûte deux. N’y a-t-il vraiment rien d’utile ?',
  'ueber-den-wolken.school.caution.playGood':
    'Les deux cases de cette carte sont à toi : gardée, elle rapporterait après l’atterrissage. La jouer quand même ?',
  'ueber-den-wolken.school.well.won': 'Le plus de points : tes oiseaux étaient au bon endroit au bon moment.',
  'ueber-den-wolken.school.well.three': 'Une fois, trois de tes oiseaux ou plus se sont posés ensemble.',
  'ueber-den-wolken.school.well.cards': 'Tu as compté trois cartes ou plus.',
  'ueber-den-wolken.school.well.finished': 'Trois étapes volées : tu connais maintenant tout le jeu.',
  'ueber-den-wolken.school.next.scoreMore':
    'Prends tôt une carte, et mets deux oiseaux derrière la tête sur ses cases.',
  'ueber-den-wolken.school.next.passLess':
    'Tu as souvent passé. Des actions bon marché au début de l’étape laissent plus pour la fin.',
  'ueber-den-wolken.school.next.pairs':
    'Regarde d’abord la carte nid : un couple peut ajouter 5 points, ou en retirer 3.',
};

export default fr;
