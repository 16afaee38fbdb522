import type { Words } from './words.js';

const fr: Words = {
  'rauf-und-runter.school.chapter.ladder': 'En haut de l’échelle',
  'rauf-und-runter.school.welcome':
    'Tu es une poule, et tu veux percher plus haut qu’Ida sur l’échelle. Après sept manches, la plus haute gagne.',
  'rauf-und-runter.school.first':
    'Pour monter, il faut de l’élan. Tu lances cinq fois et gardes un dé de chaque lancer. Commence petit : prends le 2.',
  'rauf-und-runter.school.startLow':
    'Possible. Mais après un grand chiffre, seuls les égaux ou plus grands comptent. Commence par le 2.',
  'rauf-und-runter.school.firstDone': 'Ton poussin est sur le 2.',
  'rauf-und-runter.school.second':
    'Les quatre autres dés ont été relancés. Sur ta piste, les chiffres ne diminuent jamais : 2, 3 et 4 vont. Prends le 3.',
  'rauf-und-runter.school.takeThree': 'Cela irait aussi. Cette fois, prends le 3 : il laisse de la place.',
  'rauf-und-runter.school.secondDone': '2 + 3 : tu es sur 5.',
  'rauf-und-runter.school.feather':
    'Regarde, une plume ! Elle ne donne pas d’élan, mais peut te sauver plus tard. Prends-la.',
  'rauf-und-runter.school.featherFirst': 'Un chiffre irait, mais cette plume te servira bientôt. Prends-la.',
  'rauf-und-runter.school.limit':
    'La limite de cette manche est 11 : qui la dépasse chute. Tu es sur 5. Le 1 est trop petit et serait perdu ; le 5 te mène à 10.',
  'rauf-und-runter.school.oneIsLost':
    'Le 1 est plus petit que ton dernier 3 : il irait au fumier. Prends le 5.',
  'rauf-und-runter.school.ten': '10 sur 11, très bien !',
  'rauf-und-runter.school.lastDie':
    'Le dernier dé, tu dois le prendre. Le 3 est plus petit que ton 5 : il va au fumier et ne fait rien. Quelle chance !',
  'rauf-und-runter.school.stood': 'Tu tiens sur 10, sous la limite.',
  'rauf-und-runter.school.compared':
    'Ida finit sur 6. Qui a le moins reste et prend deux plumes. Tu as 4 de plus : ta poule monte de 4 cases !',
  'rauf-und-runter.school.again':
    'Deuxième manche : la limite est 16. La poule la plus haute commence, c’est toi. Prends un 3.',
  'rauf-und-runter.school.againLow':
    'Cela irait aussi. Avec un 3, tu verras bientôt à quoi servent les plumes.',
  'rauf-und-runter.school.bold': 'Plus tu as d’élan, plus tu montes, tant que tu tiens. Prends le 3.',
  'rauf-und-runter.school.boldThree':
    'Cela pourrait marcher. Prends le 3, et nous verrons à quoi servent les plumes.',
  'rauf-und-runter.school.choice': 'Une plume ou un 3 ? La limite est encore loin. Ose : le 3.',
  'rauf-und-runter.school.choiceThree': 'Le 2 serait perdu, et tu as déjà une plume. Prends le 3.',
  'rauf-und-runter.school.choiceDone': '3 + 3 + 3 : bien battu des ailes.',
  'rauf-und-runter.school.near':
    'Tu es sur 9, il reste deux dés. Après un 5, seul un autre 5 irait. Prends le 4 : 13.',
  'rauf-und-runter.school.over':
    'Le dernier dé est un 4, et il va : 13 + 4. Il faut le prendre. Regarde où il mène !',
  'rauf-und-runter.school.nearFour': 'Le 5 ferme la porte à presque tout. Prends le 4.',
  'rauf-und-runter.school.shed':
    '17 : un de trop ! Tu tomberais, mais chaque plume compense une case. Laisse ta plume.',
  'rauf-und-runter.school.dontFall':
    'Alors tu tomberais, sans monter cette manche. La plume sauve tes 17 entiers.',
  'rauf-und-runter.school.saved': 'Sauvée : tu tiens sur 17, au-dessus de la limite !',
  'rauf-und-runter.school.higher':
    'Ida reste prudente et finit sur 10. 17 contre 10 : tu montes de 7 cases, et elle reprend deux plumes.',
  'rauf-und-runter.school.end':
    'Il reste cinq manches, chacune avec sa limite. Après la dernière, la poule la plus haute gagne ; les plumes restantes ne comptent pas.',
  'rauf-und-runter.school.drill.under': 'Sous la limite',
  'rauf-und-runter.school.under.ask':
    'La limite est 12, tu es sur 5. Après ce dé, il en vient encore un. Lequel te garde à l’abri quoi qu’il arrive ?',
  'rauf-und-runter.school.under.because': 'Sur 7, même un 5 ne fait que 12.',
  'rauf-und-runter.school.under.otherwise': 'Sur 9, un 4 ou un 5 te mènerait au-delà de 12.',
  'rauf-und-runter.school.drill.feathers': 'Pourquoi des plumes ?',
  'rauf-und-runter.school.feathers.ask': 'Élan 11, limite 9, et tu as deux plumes. Combien en laisses-tu ?',
  'rauf-und-runter.school.feathers.because': 'Les deux : tu ne tombes pas, et tu tiens sur tes 11 entiers.',
  'rauf-und-runter.school.feathers.one': 'Avec une, tu tombes encore d’une case, sans comparaison.',
  'rauf-und-runter.school.feathers.otherwise': 'Alors tu tombes de deux cases et tu ne montes pas.',
  'rauf-und-runter.school.drill.reroll': 'Encore une fois ?',
  'rauf-und-runter.school.reroll.ask':
    'La limite est 7, tu es sur 6, et le dernier dé est un 5. Tu as deux plumes. Que faire ?',
  'rauf-und-runter.school.reroll.because':
    'Deux plumes paient un nouveau lancer : 1, 2, 3 ou plume ne font pas de mal. Quatre faces sur six te sauvent.',
  'rauf-und-runter.school.reroll.otherwise':
    'Cela fait 11, quatre de trop ; tes deux plumes ne te sauvent pas.',
  'rauf-und-runter.school.concept.roll': 'Cinq dés, cinq lancers : choisis un dé, les autres sont relancés.',
  'rauf-und-runter.school.concept.flutter': 'Garde un œil sur la limite : approche-toi, sans la dépasser.',
  'rauf-und-runter.school.concept.heap':
    'Ce lancer a un chiffre plus petit que ton dernier. Il irait au fumier sans rien faire : parfois, c’est parfait.',
  'rauf-und-runter.school.concept.featherDie':
    'Une plume au lieu d’un chiffre : elle compense une case de trop, et deux paient une relance.',
  'rauf-und-runter.school.concept.reroll': 'Tu as deux plumes : tu peux les payer pour relancer ces dés.',
  'rauf-und-runter.school.concept.lastDie': 'Le dernier dé. Tu dois le prendre, où qu’il aille.',
  'rauf-und-runter.school.concept.same': 'Des dés identiques sont un seul choix ; tu en prends un.',
  'rauf-und-runter.school.concept.tooFar':
    'Tu es déjà au-delà de la limite. Un petit dé au fumier, ou des plumes, peuvent encore freiner la chute.',
  'rauf-und-runter.school.concept.shed': 'Trop d’élan ! Chaque plume compense une case ; tu tombes du reste.',
  'rauf-und-runter.school.concept.compared':
    'On a comparé : le plus petit élan prend deux plumes, les autres montent de la différence.',
  'rauf-und-runter.school.concept.climbed':
    'Ta poule est montée. Ce nombre est sa hauteur ; à la fin, elle seule compte.',
  'rauf-und-runter.school.concept.fell':
    'Une poule est tombée, d’autant de cases qu’il y en avait de trop. Qui tombe n’est pas comparé cette manche.',
  'rauf-und-runter.school.concept.grew':
    'La carte de la manche a allongé l’échelle. Les prochains chiffres sont ici : tu peux prévoir.',
  'rauf-und-runter.school.concept.order':
    'La poule la plus haute joue d’abord. Qui joue après sait ce que les autres ont.',
  'rauf-und-runter.school.concept.overview': 'Ici, tu vois toute l’échelle et la place de chacune.',
  'rauf-und-runter.school.concept.lastRound':
    'La dernière manche : les plumes restantes ne comptent pas, alors sers-t’en.',
  'rauf-und-runter.school.caution.highStart':
    'Après un 5, seuls des 5 vont sur ta piste ; presque tout serait perdu. Le prendre quand même ?',
  'rauf-und-runter.school.caution.lateFeather':
    'C’est la dernière manche, et la limite est loin : un chiffre te mène plus haut qu’une plume. Prendre la plume ?',
  'rauf-und-runter.school.well.won': 'Tu es tout en haut. De l’audace, mais jamais trop !',
  'rauf-und-runter.school.well.noFall': 'Tu n’es pas tombée une seule fois.',
  'rauf-und-runter.school.well.farClimb': 'Une fois, tu es montée d’au moins six cases d’un coup.',
  'rauf-und-runter.school.well.finished': 'Sept manches jouées : tu connais maintenant tout le jeu.',
  'rauf-und-runter.school.next.fewerFalls':
    'Quand il reste deux dés, garde cinq de marge : aucun dé seul ne te fera tomber.',
  'rauf-und-runter.school.next.spend':
    'Il te restait des plumes. Dépense-les en relances dans les dernières manches.',
  'rauf-und-runter.school.next.bolder': 'Tu avais souvent le plus petit élan. Ose un chiffre de plus.',
  'rauf-und-runter.school.next.lowStart': 'Commence chaque tour par un 1 ou un 2 : presque tout ira ensuite.',
};

export default fr;
