import type { Words } from './words.js';

const fr: Words = {
  'skylark.school.chapter.song': 'Tes premiers chants',
  'skylark.school.welcome':
    'Tu es une alouette. Trois fois tu chantes contre Ida ; qui a le plus de points gagne. Tu as quatre cartes qu’elle ne voit pas.',
  'skylark.school.highest':
    'Chacune pose une carte cachée ; la plus haute chante. Pose ton 12 : rien ne le bat.',
  'skylark.school.highestFirst': 'Celle-là aussi, mais plus tard. Regarde d’abord ce que fait le 12.',
  'skylark.school.turnedUp': 'Ida a posé le 5. Tu chantes et prends le point ! Donne un nom à ton chant.',
  'skylark.school.named': 'Quel nom ! Ida s’en souviendra.',
  'skylark.school.lose': 'Ida a encore de hautes cartes. Laisse-lui ce couplet : pose une carte basse.',
  'skylark.school.lostLowest': 'Bien joué : le 1 n’aurait jamais chanté.',
  'skylark.school.lostLow': 'Bien. Le 1 aurait coûté encore moins.',
  'skylark.school.caw':
    'Ida a chanté avec le 7. Voici le dernier couplet : croasse une fois, et il compte double.',
  'skylark.school.cawFirst': 'Croasse d’abord : après avoir posé, ce sera peut-être trop tard.',
  'skylark.school.last': 'Deux points sont en jeu. Maintenant ton 9.',
  'skylark.school.end': '9 contre 8 : tu chantes pour deux points et tu gagnes. Un dernier nom !',
  'skylark.school.drill.surest': 'La carte la plus sûre',
  'skylark.school.surest.ask': 'Quelle carte chante à coup sûr ?',
  'skylark.school.surest.because': 'Oui : il n’y a rien au-dessus du 12.',
  'skylark.school.surest.otherwise': 'Ida peut avoir une carte plus haute.',
  'skylark.school.drill.double': 'Deux points d’un coup',
  'skylark.school.double.ask': 'Assure-toi deux points dans ce couplet.',
  'skylark.school.double.because': 'Doublé, et personne ne bat le 12.',
  'skylark.school.double.otherwise': 'Il faut croasser, puis poser la carte que personne ne bat.',
  'skylark.school.concept.hand': 'Pose une de tes cartes. La plus haute de ce couplet chante.',
  'skylark.school.concept.naming': 'Tu chantes ! Écris un nom, ou prends celui qui est proposé.',
  'skylark.school.concept.stake': 'Quelqu’un a croassé : ce couplet vaut plus.',
  'skylark.school.caution.lowCaw': 'Tes cartes sont basses : doubler aide plutôt les autres.',
  'skylark.school.well.won': 'Tu as gardé tes hautes cartes pour les bons couplets.',
  'skylark.school.well.played': 'Tu as joué une partie entière.',
  'skylark.school.next.caw': 'Croasse dans le couplet où tu poses ta carte la plus haute.',
  'skylark.school.next.count': 'Regarde quelles hautes cartes sont déjà parties.',
};

export default fr;
