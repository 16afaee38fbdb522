import type { Words } from './words.js';

const fr: Words = {
  'cloud-mine.school.chapter.hill': 'Sur la colline',
  'cloud-mine.school.welcome':
    'Tu es dans l’herbe avec quatre amis et tu regardes les nuages. L’un de vous en décrit un, les autres le cherchent. Qui a le plus de nuages à la fin gagne.',
  'cloud-mine.school.titanic':
    'Theo est le Rêveur : dans un de ces nuages, il voit « Titanic ». Ida et Bruno se sont trompés. À toi : touche un nuage pour le voir en grand, puis le bouton. Lequel est-ce ?',
  'cloud-mine.school.aShip':
    'Regarde encore : le Titanic était un bateau. Un de ces nuages a une longue coque en bas.',
  'cloud-mine.school.found':
    'Trouvé ! Tu prends les trois nuages encore visibles. Theo prend les deux retournés.',
  'cloud-mine.school.scouting':
    'Maintenant, tu es le Guetteur : tu choisis le nuage que Mira doit décrire, et tu espères que personne ne le trouve. Le 8 et le 68 ont deux oreilles : prends-en un.',
  'cloud-mine.school.tooClear':
    'Possible. Mais celui-là, tout le monde voit tout de suite ce que c’est. Plutôt le 8 ou le 68 : qui cherche l’un prend facilement l’autre.',
  'cloud-mine.school.alike':
    'Mira y voit « Origami », et personne ne trouve : trop difficile ! Alors le Guetteur prend les cinq nuages. C’est toi.',
  'cloud-mine.school.dreaming':
    'Qui a guetté rêve ensuite. Que vois-tu dans ce nuage ? Écris un à cinq mots. Quelqu’un doit le trouver, mais pas au premier essai.',
  'cloud-mine.school.wellSaid':
    'Mira et Theo se trompent, puis Ida trouve ton nuage. Chaque erreur est un nuage pour toi : deux ! Ida prend les trois autres.',
  'cloud-mine.school.first':
    'Maintenant, Bruno voit « Hawaii ». Cette fois tu devines en premier, et les cinq nuages sont visibles. Lequel est-ce ?',
  'cloud-mine.school.aPalm': 'Qu’est-ce qui pousse sur les plages d’Hawaii ? Cherche un palmier.',
  'cloud-mine.school.tooEasy':
    'Trouvé tout de suite : les cinq nuages pour toi, aucun pour Bruno. Sa description était trop facile.',
  'cloud-mine.school.alien': 'Ida voit « Alien ». Bruno a essayé avant toi et s’est trompé. Lequel est-ce ?',
  'cloud-mine.school.bigHead': 'Pense à une grosse tête sur un corps mince.',
  'cloud-mine.school.alienFound':
    'Oui, cette grosse tête ! Quatre nuages pour toi ; Ida prend celui que Bruno avait essayé.',
  'cloud-mine.school.alone':
    'Maintenant sans aide : Theo voit « Mona Lisa ». Deux se sont déjà trompés, le dernier essai est pour toi. Prends celui que tu veux !',
  'cloud-mine.school.aloneFound':
    'Oui : une tête, et des épaules dessous ! Trois nuages pour toi, deux pour Theo.',
  'cloud-mine.school.missed':
    'Ce n’est pas lui. Personne ne l’a trouvé, donc Mira, qui a guetté, prend les cinq. C’était le 26 : une tête, et des épaules dessous.',
  'cloud-mine.school.scoutAgain':
    'Un tour complet : tu guettes à nouveau. Tout à l’heure, deux nuages se ressemblaient. Essaie un nuage très clair et vois ce qui arrive : le 9, une tête avec des bois.',
  'cloud-mine.school.pickClear':
    'Celui-là serait plus dur à trouver. Cette fois, essaie un nuage très clair : le 9, avec ses bois.',
  'cloud-mine.school.atOnce':
    'Mira voit « Bambi » et Theo trouve tout de suite : cinq nuages pour Theo, aucun pour Mira. Et aucun pour toi : qui guette n’en prend que si personne ne trouve.',
  'cloud-mine.school.dreamAgain':
    'Tu rêves encore une fois, et ce nuage est étrange. Des yeux ? Un pied ? Dis-le en un à cinq mots, pour que quelqu’un puisse trouver.',
  'cloud-mine.school.nobody':
    'Trois erreurs, et personne ne le trouve : rien pour toi, les cinq pour Bruno, qui a guetté. Trop difficile rapporte aussi peu que trop facile.',
  'cloud-mine.school.end':
    'Et ainsi de suite, à tour de rôle. Ici, tu vois ce qui reste dans le ciel : chaque manche en prend cinq. Quand il en manque, qui a le plus de nuages gagne.',
  'cloud-mine.school.drill.meant': 'Lequel est-ce ?',
  'cloud-mine.school.meant.ask':
    'Theo voit « Salvador Dalí ». À trois, tu as deux essais, mais trouve-le du premier coup. À quoi reconnaissait-on ce peintre ?',
  'cloud-mine.school.meant.because': 'La moustache, avec ses pointes vers le haut !',
  'cloud-mine.school.meant.mouth':
    'Presque, une bouche : c’est ainsi que Theo t’égare. Que portait Dalí au-dessus de la sienne ?',
  'cloud-mine.school.meant.face':
    'Un visage, ce peut être n’importe qui. Qu’avait de spécial celui de Dalí ?',
  'cloud-mine.school.meant.otherwise':
    'Pas grand-chose d’un peintre ici. Cherche ce qu’on dessinerait d’abord de Dalí.',
  'cloud-mine.school.drill.second': 'Le deuxième essai',
  'cloud-mine.school.second.ask':
    '« Hawaii » convient à deux nuages. Tu as essayé le 19 : raté, il est retourné. Il te reste un essai.',
  'cloud-mine.school.second.because':
    'L’autre palmier, au-dessus d’un volcan. Tu prends les trois nuages visibles, Theo celui qui est retourné.',
  'cloud-mine.school.second.otherwise':
    'Un des nuages visibles a aussi un palmier, avec un volcan dessous. Raté, les quatre vont à Mira, qui a guetté.',
  'cloud-mine.school.drill.scout': 'Difficile à trouver',
  'cloud-mine.school.scout.ask':
    'Tu es le Guetteur : si personne ne trouve le nuage que tu choisis, tu prends tout. Lequel est difficile à décrire ici ?',
  'cloud-mine.school.scout.because':
    'Le 23 et le 48 se ressemblent : ce qu’on dit de l’un va aussi à l’autre.',
  'cloud-mine.school.scout.octopus':
    'Des bras en bas, une tête ronde : tout le monde pense à une pieuvre, et aucun autre nuage ici n’y ressemble.',
  'cloud-mine.school.scout.trousers':
    'Deux jambes : on le trouve avec le mot « pantalon ». Aucun autre nuage ici n’en a.',
  'cloud-mine.school.scout.otherwise': 'Cherche deux nuages que l’on pourrait confondre.',
  'cloud-mine.school.concept.describe':
    'Tu rêves : écris ce que tu vois, en un à cinq mots. Le mieux : ce qui va un peu à plusieurs nuages, et surtout au tien.',
  'cloud-mine.school.concept.meant':
    'Voici ton nuage. Tu ne connais pas encore les autres ; seul le Guetteur les a tous vus.',
  'cloud-mine.school.concept.words':
    'Tes mots sont comptés au-dessus de la ligne. Un trait d’union n’en fait pas deux, et un emoji est aussi un mot.',
  'cloud-mine.school.concept.pick':
    'Tu es le Guetteur : toi seul vois ces nuages. Le Rêveur décrira celui que tu choisis.',
  'cloud-mine.school.concept.pickAlike':
    'Si personne ne le trouve, tous les nuages sont à toi. Prends donc celui qui ressemble à un autre, ou à rien.',
  'cloud-mine.school.concept.guess':
    'À toi de deviner : regarde les nuages en grand autant que tu veux. Seul le bouton dit que c’est celui-là.',
  'cloud-mine.school.concept.lastGuess':
    'Ton dernier essai de cette manche. Ce qui était faux est retourné : il reste moins de choix.',
  'cloud-mine.school.concept.turned':
    'Quelqu’un a essayé ce nuage, et ce n’était pas lui. Si le bon est trouvé, le Rêveur prend cette carte.',
  'cloud-mine.school.concept.twice':
    'Les Observateurs devinent dans cet ordre. À quatre, chacun a deux essais : les points montrent ce qui reste.',
  'cloud-mine.school.concept.number':
    'Chaque nuage a son numéro : c’est son nom quand quelqu’un le désigne. Il ne dit rien de l’image.',
  'cloud-mine.school.concept.iScout':
    'Tu as choisi ce nuage, alors espère : si personne ne le trouve, tu prends toutes les cartes.',
  'cloud-mine.school.concept.iDream':
    'Ils cherchent ton nuage. Chaque erreur est une carte pour toi, pourvu que quelqu’un le trouve à la fin.',
  'cloud-mine.school.concept.handed':
    'Seuls le Rêveur et toi savez lequel c’est ; personne d’autre ne voit l’étoile. Garde-le pour toi.',
  'cloud-mine.school.concept.theirScout':
    'Qui a la bougie est le Guetteur de la manche et choisit un nuage que personne d’autre ne voit encore.',
  'cloud-mine.school.concept.theirDreamer':
    'Le Rêveur ne voit qu’un nuage et cherche ses mots. Ensuite tous sont mélangés et étalés.',
  'cloud-mine.school.concept.found':
    'Tu l’as trouvé : toutes les cartes encore visibles sont à toi. Plus tôt tu trouves, plus il y en a.',
  'cloud-mine.school.concept.dreamed':
    'Ton nuage a été trouvé, mais pas tout de suite : une carte pour toi par erreur.',
  'cloud-mine.school.concept.scouted':
    'Personne n’a trouvé le nuage que tu as choisi : toutes les cartes de la manche sont à toi.',
  'cloud-mine.school.concept.tooHard':
    'Personne n’a trouvé : trop difficile. Le Guetteur a pris toutes les cartes, les autres rien.',
  'cloud-mine.school.concept.tooEasy':
    'Trouvé du premier coup : trop facile. Rien n’était retourné, donc le Rêveur n’a rien eu.',
  'cloud-mine.school.concept.next':
    'À chaque manche, les rôles tournent : qui était le Guetteur est maintenant le Rêveur.',
  'cloud-mine.school.concept.score':
    'Voici combien de nuages chacun a gagnés. À la fin, seul ce nombre compte.',
  'cloud-mine.school.concept.left':
    'Voici combien de nuages restent dans le ciel. Chaque manche en prend six.',
  'cloud-mine.school.concept.lastRound':
    'La dernière manche : il ne reste pas assez de nuages pour une autre. À égalité, on partage la place.',
  'cloud-mine.school.caution.plainPick':
    'Tout le monde voit la même chose dans ce nuage, et aucun autre ici ne lui ressemble : on le trouvera vite. Le choisir quand même ?',
  'cloud-mine.school.caution.itsNumber':
    'C’est le numéro du nuage : le premier qui devine le trouvera, et tu n’auras rien. Le dire quand même ?',
  'cloud-mine.school.well.won': 'Tu as le plus de nuages de tous. Bon œil, et les bons mots !',
  'cloud-mine.school.well.keenEye': 'Tu as trouvé trois nuages ou plus : tu comprends bien les autres.',
  'cloud-mine.school.well.foundLate':
    'Un de tes nuages a été trouvé tard : deux cartes ou plus pour une description.',
  'cloud-mine.school.well.fooled': 'En Guetteur, tu as choisi un nuage que personne n’a trouvé.',
  'cloud-mine.school.well.played': 'Tout un après-midi de nuages : tu as joué chaque rôle.',
  'cloud-mine.school.next.lessPlain':
    'Tes nuages ont souvent été trouvés tout de suite. Dis non pas ce que c’est, mais à quoi il te fait penser.',
  'cloud-mine.school.next.plainer':
    'Personne n’a trouvé certains de tes nuages. Ajoute un mot qui va surtout au tien.',
  'cloud-mine.school.next.findMore':
    'Regarde tous les nuages en grand avant de deviner : beaucoup montrent autre chose au second coup d’œil.',
  'cloud-mine.school.next.scoutAlike': 'En Guetteur, choisis un nuage qui ressemble à un autre de la manche.',
  'cloud-mine.school.next.oneWord': 'Essaie une description d’un seul mot.',
};

export default fr;
