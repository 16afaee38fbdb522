/** Les mots de la page des gens, en français. */
export default {
  'people.title': 'Les gens',
  'people.off': 'Ce site a désactivé le suivi et les invitations. « Pas à ma table » vaut malgré tout.',
  'people.find': 'Trouver quelqu’un',
  'people.name': 'Nom du compte',
  'people.nameHint': 'Écrit exactement ainsi ; les majuscules n’importent pas.',
  'people.nameFirst': 'Écris d’abord un nom.',
  'people.findGo': 'Trouver',
  'people.notFound': 'On ne trouve personne de ce nom ici.',
  'people.yourself': 'C’est toi.',
  'people.following': 'Tu suis',
  'people.followed': 'Tu suis déjà',
  'people.nobody':
    'Personne pour l’instant. Suis les gens avec qui tu aimes jouer : depuis leur place à la table, un classement ou par leur nom. Deux personnes qui se suivent sont amies.',
  'people.followers': 'Te suivent',
  'people.recent': 'Vus récemment à table',
  'people.blocked': 'Pas à ta table',
  'people.blockedAbout':
    'Vous ne vous croisez plus : ni tables, ni appariement, ni discussion. Personne n’en est averti ; une partie où vous jouez tous deux continue.',
  'people.notes': 'Tes notes',
  'people.notesAbout':
    'Ce que tu as noté sur des gens et des tables. Personne d’autre ne le voit ; une note vide disparaît.',
  'people.noteChange': 'Modifier',
  'people.noteTableGone': '(la table n’existe plus)',
  'people.privacy': 'Ce que voient les autres',
  'people.privacyAbout':
    'Deux personnes qui se suivent sont amies. Qui n’est pas le bienvenu à ta table ne voit rien de toute façon.',
  'people.showOnline': 'Qui voit que tu es en ligne ?',
  'people.onlineOverDays': 'Tant que tu joues à une table sur plusieurs jours, personne ne le voit.',
  'people.showProfile': 'Qui voit ton profil ?',
  'people.mayInvite': 'Qui peut t’inviter à une table ?',
  'people.everybody': 'Tout le monde',
  'people.friends': 'Mes amis',
  'people.none': 'Personne',
  'people.whomIFollow': 'Qui je suis',
  'people.guest':
    'Avec un compte, on te trouve par ton nom et tu choisis ce que voient les autres. Tes suivis et tes blocages t’accompagnent.',
};
