import type en from './en.js';

/** Ce que dit le catalogue des cartes en français. */
const fr: Readonly<Record<keyof typeof en, string>> = {
  'cards.title': 'Les cartes de Schwingenschlag',
  'cards.hello': 'Qui habite la montagne',
  'cards.about': '183 dragons et 75 grottes : cherche, compare, montre-les à tes amis.',
  'cards.search': 'Chercher parmi les cartes',
  'cards.hint': 'Nom, texte, numéro',
  'cards.empty': 'Vider le champ de recherche',
  'cards.count': '{n, plural, =0 {Aucune carte ne convient} one {# carte} other {# cartes}}',
  'cards.results': 'Cartes trouvées',

  'cards.filters': 'Filtres',
  'cards.filtersOn': '{n, plural, =0 {Filtres} other {Filtres ({n})}}',
  'cards.show': '{n, plural, =0 {Aucune carte ne convient} one {Voir # carte} other {Voir les # cartes}}',
  'cards.clear': 'Tout effacer',
  'cards.picked': 'Tes filtres',
  'cards.without': 'Retirer le filtre : {what}',

  'cards.kind': 'Dragons ou grottes',
  'cards.kind.all': 'Toutes',
  'cards.kind.dragon': 'Dragons',
  'cards.kind.cave': 'Grottes',
  'cards.by.size': 'Taille',
  'cards.by.trait': 'Caractère',
  'cards.by.habitat': 'Vit dans',
  'cards.by.timing': 'Quand elle agit',
  'cards.by.cost': 'Coûte',
  'cards.by.total': 'Symboles dans le coût',
  'cards.by.points': 'Points',
  'cards.by.signs': 'Le texte parle de',
  'cards.value.total': '{n, plural, =0 {ne coûte rien} one {# symbole} other {# symboles}}',
  'cards.value.points': '{from} à {to} points',

  'cards.sort': 'Trier par',
  'cards.sort.number': 'Numéro',
  'cards.sort.name': 'Nom',
  'cards.sort.points': 'Points, du plus au moins',
  'cards.sort.cost': 'Coût, du moins au plus cher',

  'cards.none.title': 'Personne de ce genre n’habite ici',
  'cards.none.about': 'Essaie un autre mot ou moins de filtres.',

  'cards.dragonOf': 'Dragon {number} sur {all}',
  'cards.caveOf': 'Grotte {number} sur {all}',
  'cards.pageTitle': '{card} – Schwingenschlag',
  'cards.toAll': 'Toutes les cartes',
  'cards.toFound': 'Retour à la recherche',
  'cards.walk': 'Feuilleter',
  'cards.previous': 'Carte précédente : {card}',
  'cards.next': 'Carte suivante : {card}',
  'cards.later': 'Dans le tirage ultérieur',
  'cards.edge.dragon':
    '{edge, select, gold {Bord doré : aucun autre dragon n’a cette taille, ce caractère et ces grottes.} silver {Bord argenté : un autre dragon a la même taille, le même caractère et les mêmes grottes.} other {Bord de papier : plusieurs dragons ont cette taille, ce caractère et ces grottes.}}',
  'cards.edge.cave':
    '{edge, select, gold {Bord doré : aucune autre grotte ne fait cela.} silver {Bord argenté : une autre grotte fait la même chose.} other {Bord de papier : plusieurs grottes font la même chose.}}',
  'cards.share': 'Partager cette carte',
  'cards.copy': 'Copier le lien',
  'cards.copied': 'Lien copié',
  'cards.notCopied': 'Le lien se trouve dans la barre d’adresse.',
  'cards.elsewhere': 'Dans d’autres langues',
  'cards.similar': 'Cartes semblables',
  'cards.play': 'Vers le jeu',

  'cards.missing.title': 'Cette carte n’est pas dans la pioche',
  'cards.missing.about':
    'Il y a les dragons 1 à 183 et les grottes 1 à 75. Un chiffre de l’adresse s’est peut-être envolé.',
};

export default fr;
