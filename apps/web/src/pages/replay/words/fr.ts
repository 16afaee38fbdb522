import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

export default {
  'replay.title': 'Revoir une partie',
  'replay.of': '{game} : revoir la partie',
  'replay.about':
    'Revois une partie terminée, coup par coup et avec les yeux de chacun, vérifie que le hasard a été honnête, ou reprends-la où tu veux.',
  'replay.tables': 'Tes tables',
  'replay.local': 'Sur cet appareil',
  'replay.nothing': 'Pas encore de partie terminée ici. Joues-en une jusqu’au bout et elle t’attendra là.',
  'replay.toGames': 'Vers les jeux',
  'replay.fromFile': 'Depuis un fichier',
  'replay.open': 'Ouvrir un fichier de partie',
  'replay.openAbout': 'Il est lu sur cet appareil et n’est envoyé nulle part.',
  'replay.toTable': 'Vers la table',
  'replay.toShelf': 'Autres parties',
  'replay.more': 'Plus sur cette partie',
  'replay.knowledge': 'Qui sait quoi',
  'replay.asSeen': 'Vu par {name}',
  'replay.moment': 'Ce qui se passe',
  'replay.readOnly': 'Cette partie est finie, tu ne fais que regarder.',
  'replay.controls': 'Commandes',
  'replay.scrub': 'Moment de la partie',
  'replay.position': '{at, number} sur {length, number}',
  'replay.first': 'Au début',
  'replay.back': 'Un coup en arrière',
  'replay.play': 'Lire',
  'replay.pause': 'Pause',
  'replay.forward': 'Un coup en avant',
  'replay.last': 'À la fin',
  'replay.isStart': 'C’est le début',
  'replay.isEnd': 'C’est la fin',
  'replay.chapter': 'Aller à',
  'replay.turn': 'Tour {turn, number} : {name}',
  'replay.eyes': 'Vu par',
  'replay.eyesAll': 'tout le monde (tout visible)',
  'replay.eyesWatcher': 'le public',
  'replay.pace': 'Rythme',
  'replay.slow': 'lent',
  'replay.usual': 'normal',
  'replay.quick': 'rapide',
  'replay.share': 'Copier un lien vers ce moment',
  'replay.shareNot': 'Cette partie n’existe que sur cet appareil. Télécharge-la et envoie le fichier.',
  'replay.shared': 'Copié. Qui ouvre le lien voit exactement ce moment.',
  'replay.check': 'Vérifier règles et hasard',
  'replay.download': 'Télécharger le fichier de partie',
  'replay.another': 'Une autre partie ou un fichier',
  'replay.branch': 'Reprendre d’ici',
  'replay.branchOver': 'La partie est finie ici. Reviens à un moment où quelqu’un décide encore.',
  'replay.branchAbout':
    'Une nouvelle partie commence exactement ici, sur cet appareil. La suite est tirée à nouveau.',
  'replay.branchSeats': 'Quelles places joues-tu ?',
  'replay.branchNobody': 'Choisis au moins une place pour toi.',
  'replay.branchBegin': 'Reprendre',
  'replay.checkAbout':
    'Quand une partie commence, tout le monde voit le sceau de son hasard : le SHA-256 d’une graine secrète. À la fin, la graine est dévoilée. Ici, ton navigateur recalcule le sceau et rejoue chaque coup.',
  'replay.seal': 'Sceau du début',
  'replay.seed': 'Graine à la fin',
  'replay.checking': '{count, plural, one {Un coup est rejoué} other {# coups sont rejoués}}…',
  'replay.checkFailed': 'La vérification n’a pas pu se faire ici.',
  'replay.checkAgain': 'Réessayer',
  'replay.checkDetails': 'Détails pour spécialistes',
  'replay.checkGood': 'Tout est juste.',
  'replay.checkSeedToo':
    'La graine correspond à son sceau, {count, plural, one {le seul coup est permis} other {les # coups sont permis}}, tout le hasard est bien celui de la graine, et le résultat est juste.',
  'replay.checkCarried':
    'La graine correspond à son sceau, les {count, number} coups sont permis, et le résultat est juste. Les {carried, number} premiers ont été joués selon des règles plus anciennes : leur hasard ne peut plus être vérifié ; tout le reste est bien celui de la graine.',
  'replay.checkRulesOnly':
    '{count, plural, one {Le seul coup est permis} other {Les # coups sont permis}} et le résultat est juste. Ce fichier ne donne pas de graine, comme toute partie reprise du milieu d’une autre : son hasard ne peut pas être vérifié.',
  'replay.checkBadSeal': 'La graine ne correspond pas au sceau montré au début.',
  'replay.checkBad': 'Quelque chose ne va pas dans la mise en place ou le résultat de cette partie.',
  'replay.checkBadLuck': 'Au coup {number, number}, le hasard n’est pas celui de la graine.',
  'replay.checkBadParts':
    'La graine ne découle pas des parts du hasard, ou une part ne va pas avec son sceau.',
  'replay.checkBadEntry': 'Le coup {number, number} n’est pas conforme aux règles.',
  'replay.missing.noTable': 'Cette partie n’existe pas ici.',
  'replay.missing.notOver': 'Cette partie se joue encore. Tu pourras la revoir quand elle sera finie.',
  'replay.missing.closed':
    'Cette table était fermée au public. Seules les personnes qui y jouaient peuvent revoir la partie.',
  'replay.missing.today':
    'C’est le défi du jour, que d’autres doivent encore jouer. Tu pourras le revoir demain.',
  'replay.missing.tooFast': 'Cela fait beaucoup d’un coup. Attends un instant et réessaie.',
  'replay.missing.noServer':
    'Le serveur est injoignable pour l’instant. Les parties de cet appareil restent visibles.',
  'replay.missing.noLocal': 'Cette partie n’est pas gardée sur cet appareil.',
  'replay.missing.unknownGame': 'C’est une partie d’un jeu qui ne se joue pas ici.',
  'replay.missing.tooBig': 'Le fichier est trop gros pour une partie.',
  'replay.missing.notJson': 'Ce n’est pas un fichier de partie, ou seulement un morceau.',
  'replay.missing.notMatch':
    'Ce fichier de partie n’est pas lisible ici : quelque chose ne va pas à « {place} ».',
  'replay.missing.badLog':
    '{number, plural, =0 {Le début de cette partie n’est pas conforme aux règles.} other {Le coup # de cette partie n’est pas conforme aux règles.}} Le fichier a peut-être été modifié.',
  'replay.missing.oldRules':
    'Cette partie a été jouée selon des règles que ce programme ne connaît plus, ou pas encore.',
  'replay.missing.badTable':
    'Le nombre de personnes ou les options de cette partie ne sont pas possibles dans ce jeu.',
} satisfies Catalogue<keyof typeof en>;
