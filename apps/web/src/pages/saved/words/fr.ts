import type en from './en.js';

const fr: Record<keyof typeof en, string> = {
  'saved.title': 'Parties enregistrées',
  'saved.about':
    'Les parties contre des bots et sur un seul appareil vivent ici, dans ce navigateur, et nulle part ailleurs. Emporte-les sous forme de fichiers.',
  'saved.none':
    'Rien ici pour l’instant. Les parties contre des bots et sur un seul appareil apparaissent d’elles-mêmes dès que tu en commences une.',
  'saved.toGames': 'Vers les jeux',
  'saved.running': 'À poursuivre',
  'saved.over': 'Terminées',
  'saved.fromFile': 'Depuis un fichier',
  'saved.fromFileAbout':
    'Un fichier de partie d’ici, d’un autre appareil ou du labo : une partie en cours peut être poursuivie, une partie terminée regardée.',
  'saved.open': 'Ouvrir un fichier de partie',
  'saved.notAFile': 'Ce n’est pas un fichier de partie, ou bien il est abîmé.',
  'saved.unknownGame': 'Ce fichier vient d’un jeu qui n’est pas sur cette étagère.',
  'saved.againstRules':
    'Ce fichier ne suit pas les règles de son jeu : quelqu’un ou quelque chose l’a modifié.',
  'saved.withoutLuck':
    'Cette partie n’est pas finie, et son fichier ne dit pas d’où vient le hasard. On ne peut donc pas la poursuivre.',
  'saved.history': 'Historique',
  'saved.historyAbout':
    'Si tu le souhaites, les parties terminées que tu as jouées en solo contre des bots rejoignent ton historique sur le serveur, dès qu’il est joignable et te connaît.',
  'saved.send': 'Envoyer les parties terminées dans mon historique',
  'saved.waiting':
    '{count, plural, one {Une partie attend d’être envoyée} other {# parties attendent d’être envoyées}}.',
  'saved.notInHistory': 'refusée par le serveur pour ton historique',
  'saved.limit': 'Le serveur n’en accepte pas plus de {limit} par jour ; les autres suivront d’elles-mêmes.',
  'saved.lost': 'Le jeu a gagné',
  'saved.won':
    '{who, select, me {{count, plural, one {Tu as gagné} other {Tu as gagné avec {names}}}} other {{count, plural, one {{names} a gagné} other {{names} ont gagné ensemble}}}}',
  'saved.points': '{points, plural, one {# point} other {# points}}',
  'saved.isOver': 'Terminée',
  'saved.moves': '{count, plural, =0 {Pas encore commencée} one {# coup} other {# coups}}',
  'saved.imported': 'depuis un fichier',
  'saved.inHistory': 'dans ton historique',
  'saved.look': 'Regarder',
  'saved.goOn': 'Poursuivre',
  'saved.name': 'Nom',
  'saved.keepName': 'Garder',
  'saved.rename': 'Renommer {match}',
  'saved.export': 'Enregistrer {match} dans un fichier',
  'saved.exporting': 'Écriture du fichier…',
  'saved.delete': 'Supprimer {match}',
  'saved.deleteSurely': 'Vraiment supprimer',
  'saved.keep': 'La garder',
};

export default fr;
