import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Le but',
    body: [
      'Au bout de sept manches, ta poule doit être perchée plus haut que toutes les autres.',
      'Pour monter, il faut de l’élan : plus que les autres, mais pas plus que ne le permet la limite de battements de la manche. Qui bat trop des ailes dégringole.',
    ],
  },
  components: {
    title: 'Sur la table',
    body: [
      '* 16 cartes Échelle, une pour chaque valeur de 7 à 22. Une face montre des barreaux, l’autre la valeur, qui devient alors une limite de battements.',
      '* Pour chacun des 2 à 5 joueurs, une piste d’envol aux cases 1 à 25 et deux poules : une grimpeuse pour l’échelle, une coureuse pour la piste.',
      '* 5 dés aux faces 1, 2, 3, 4, 5 et plume.',
      '* 35 plumes dans le nid, qui sert de réserve, et un tas de fumier.',
      '! Chaque carte Échelle compte quatre cases ; l’intervalle entre deux cartes en est une. Nous comptons les cases à partir de 1, tout en bas. Neuf cartes font 36 cases, et le bout ouvert en haut est la dernière.',
    ],
  },
  setup: {
    title: 'La mise en place',
    body: [
      'On mélange les cartes. Neuf d’entre elles forment l’échelle. Les sept autres sont posées à côté, chiffre visible : ce sont, dans l’ordre, les limites des manches un à sept, et tout le monde les voit dès le départ.',
      'Toutes les grimpeuses sont côte à côte au milieu de la deuxième carte, sur la case 6. Une plante grimpe d’un côté de l’échelle ; au départ, on tire au sort qui en est le plus près.',
      {
        caption:
          'Quatre poules au départ. Les limites pendent à la corde ; la grande est celle de la manche en cours.',
        alt: 'Une échelle dans une basse-cour, quatre poules côte à côte sur la deuxième carte, au-dessus une corde à linge avec sept nombres.',
      },
      'Personne n’a encore de plumes.',
    ],
  },
  order: {
    title: 'L’ordre du tour',
    body: [
      'La poule la plus haute commence, puis on descend. Sur une même case, celle qui est plus près de la plante passe avant. C’est la hiérarchie du poulailler : elle décide aussi qui monte en premier et qui gagne à la fin.',
      {
        caption:
          'La plus haute a déjà joué. Des deux sur une même case, celle de gauche, plus près de la plante, passe d’abord.',
        alt: 'Des poules à différentes hauteurs de l’échelle, deux côte à côte sur une case ; la plante grimpe à gauche.',
      },
      '! L’ordre est fixé au début de la manche et ne change plus, même si quelqu’un chute entre-temps.',
    ],
  },
  rolling: {
    title: 'Cinq lancers',
    body: [
      'À ton tour, tu lances cinq fois : d’abord les cinq dés, puis quatre, trois, deux et un. À chaque lancer, tu choisis un dé et tu le mets de côté ; tu relances les autres.',
      'À la fin de ton tour, les cinq dés ont donc été mis de côté, un par lancer.',
    ],
  },
  picking: {
    title: 'Choisir un dé',
    body: [
      'Tu prends le dé que tu veux. L’endroit où il va, en revanche, ne se choisit pas :',
      '* Une plume te rapporte une plume du nid.',
      '* Un chiffre au moins égal au dernier de ta piste va sur la piste. Le premier chiffre y va toujours.',
      '* Un chiffre plus petit finit sur le fumier.',
      'Exemple : le dernier dé de ta piste est un 3 et tu lances 1, 3, 5 et une plume. Le 1 irait au fumier, le 3 et le 5 sur la piste, et la plume te rapporterait une plume.',
      {
        caption: 'Le lancer de l’exemple. Le 5 irait derrière le 3, sur la case 8.',
        alt: 'Un 3 sur la clôture ; devant, dans la paille, les dés 1, 3, 5 et plume. Une ombre montre où irait le 5.',
      },
      'Des dés identiques ne font qu’un seul choix.',
      '! Si le nid est vide, un dé plume ne rapporte rien.',
    ],
  },
  track: {
    title: 'La piste d’envol',
    body: [
      'Les chiffres de ta piste s’additionnent. Chaque dé se pose sur la case de la somme obtenue, et la somme après le cinquième dé est ton élan.',
      'Exemple : un 2 va sur la case 2. Un autre 2 va sur la 4, car 2 + 2 = 4. Un 5 ensuite va sur la 9. Désormais, seuls les 5 passent encore, et le prochain irait sur la 14.',
      {
        caption: '2, 2 et 5 font 9. Le drapeau marque la limite ; au-delà, les lattes sont pourries.',
        alt: 'Une clôture de 25 lattes ; trois planches 2, 2, 5, une poule qui bat des ailes sur 9, un drapeau avec 12.',
      },
    ],
  },
  dungheap: {
    title: 'Le tas de fumier',
    body: [
      'Un dé sur le fumier ne fait rien : ni élan, ni plume. Parfois, c’est exactement ce qu’il te faut.',
      'On n’y jette pas un dé à sa guise. Si tous les chiffres du lancer passent sur ta piste, rien ne peut aller au fumier. Exemple : après un 2, tu lances 2, 3, 4 et 4. N’importe lequel de ces dés va sur la piste.',
    ],
  },
  reroll: {
    title: 'Relancer',
    body: [
      'Un lancer ne te plaît pas ? Remets deux plumes dans le nid et relance tous les dés de ce lancer. Tu peux recommencer tant que tu peux payer.',
      'Les dés déjà mis de côté ne bougent pas.',
    ],
  },
  momentum: {
    title: 'Après le cinquième dé',
    body: [
      'Compare ton élan à la limite de la manche. S’il est égal ou inférieur, tout va bien : ta coureuse se place sur ton élan et attend les autres.',
      'Exemple : avec une limite à 10, on peut tenir sur 10, mais pas sur 11.',
      'Si ton élan est plus grand, des plumes peuvent te sauver. Sinon, tu chutes.',
      '! Si tu n’as posé aucun chiffre sur la piste, tu ne chutes pas, mais tu ne tiens pas non plus : tu n’as pas de coureuse et tu ne participes pas à la comparaison.',
    ],
  },
  feathers: {
    title: 'Y laisser des plumes',
    body: [
      'Chaque plume rendue au nid rachète une case au-dessus de la limite. Tu décides combien, mais jamais plus que nécessaire.',
      'Si tout est racheté, tu ne chutes pas, et ta coureuse se place sur ton élan entier, pas sur la limite.',
      'Exemple : limite 12, élan 15, donc trois de trop. Avec trois plumes, tu tiens sur 15. Avec une plume, tu chutes de deux cases.',
      {
        caption: 'Élan 15 pour une limite de 12 : trois de trop.',
        alt: 'Trois planches de 5 dépassent de trois lattes le drapeau 12 ; la poule vacille.',
      },
      '! Si tu n’as pas de plumes, on ne te demande rien : tu chutes.',
    ],
  },
  fall: {
    title: 'La chute',
    body: [
      'Ta grimpeuse chute tout de suite, de ce qui reste au-dessus de la limite une fois les plumes rendues. Elle ne tombe jamais plus bas que la première case.',
      'Là où elle atterrit, elle s’installe derrière celles qui y sont déjà, plus loin de la plante.',
      'Tu n’as pas de coureuse pour cette manche : pas de comparaison, pas de montée, pas de plumes.',
      '! Une poule qui chute alors qu’elle est déjà tout en bas garde son rang dans la file.',
    ],
  },
  comparison: {
    title: 'La comparaison',
    body: [
      'Quand tout le monde a lancé, on compare les coureuses qui sont sur les pistes.',
      '* Qui a le moins d’élan reste en place et prend deux plumes. En cas d’égalité au plus bas, chacune les prend.',
      '* Toutes les autres montent de la différence avec le plus petit élan.',
      '* Une seule coureuse en piste ? Sa grimpeuse monte de tout son élan.',
      '* Toutes sur le même nombre ? Personne ne monte, et pas de plumes.',
      '* Aucune coureuse en piste ? Alors il ne se passe rien.',
      'Exemple : quatre coureuses sont sur 6, 6, 9 et 11 ; la cinquième poule a chuté. Les deux à 6 prennent deux plumes chacune, celle à 9 monte de trois cases, celle à 11 de cinq.',
      {
        caption: 'La comparaison de l’exemple : 6, 6, 9 et 11.',
        alt: 'Quatre poules sur la clôture : deux sur 6, une sur 9, une sur 11.',
      },
      '! S’il n’y a pas assez de plumes dans le nid, on les distribue dans l’ordre hiérarchique jusqu’à la dernière.',
    ],
  },
  climbing: {
    title: 'La montée',
    body: [
      'On monte dans l’ordre hiérarchique, tel que les poules sont perchées à cet instant : la plus haute d’abord et, sur une même case, la plus proche de la plante.',
      'Qui arrive sur une case occupée s’installe derrière les autres. Personne ne dépasse la case du sommet.',
      'Exemple : Ada, case 14, monte de trois ; Berta, case 12, monte de cinq. Toutes deux arrivent sur la 17, mais Ada monte d’abord et se retrouve plus près de la plante.',
      {
        caption: 'Ada et Berta sur la case 17 : Ada est arrivée d’abord, près de la plante.',
        alt: 'Deux poules côte à côte en haut de l’échelle.',
      },
      '! Une poule qui devrait monter alors qu’elle est déjà au sommet garde son rang dans la file.',
    ],
  },
  ladder: {
    title: 'L’échelle grandit',
    body: [
      'Après la montée, la carte de la manche est retournée et rallonge l’échelle de quatre cases par le haut. On vide les pistes, et la limite suivante entre en jeu.',
    ],
  },
  end: {
    title: 'La fin',
    body: [
      'Après la septième manche, la dernière carte rejoint l’échelle et la partie est finie. La poule la plus haute gagne. S’il y en a plusieurs sur sa case, c’est la plus proche de la plante : il n’y a donc toujours qu’une seule gagnante.',
      'Les plumes qui restent ne valent rien.',
    ],
  },
});
