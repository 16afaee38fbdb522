import type { Catalogue } from '../../../../words/words.js';
import type en from './en.js';

/** The words of the story of a match, in French. */
export default {
  'story.fetching': 'On va chercher ce qu’il faut…',
  'story.working': 'La partie est examinée : {done, number} coups sur {of, number}',
  'story.goesOn': 'Cela prend un moment. Tu peux fermer ceci et regarder la partie en attendant.',
  'story.stop': 'Arrêter',
  'story.stopped': 'Arrêté. La partie peut être examinée à nouveau quand tu veux.',
  'story.handOver': 'Laisser faire le serveur',
  'story.waits': 'En attente de son tour sur le serveur…',
  'story.atServer': 'Le serveur s’en occupe ; cet appareil n’a rien à faire.',
  'story.refused': 'Le serveur n’examine pas cette partie pour l’instant.',
  'story.unreachable': 'Le serveur est injoignable pour l’instant. Cet appareil peut le faire.',
  'story.save': 'Enregistrer l’analyse',
  'story.here': 'Le faire sur cet appareil',
  'story.begin': 'Examiner la partie',
  'story.notLoaded': 'Impossible d’aller chercher ce qu’il faut. Y a-t-il une connexion ?',
  'story.broken': 'Cette partie n’a pas pu être examinée. C’est une faute du programme, pas la tienne.',
  'story.retry': 'Réessayer',
  'story.usual': 'Revenir au premier examen',
  'story.seat': 'L’histoire de qui ?',
  'story.place':
    '{place, selectordinal, one {#re} other {#e}} place sur {seats, number}{luck, select, same {, et la même à chance égale} range {, à chance égale entre la {best, selectordinal, one {#re} other {#e}} et la {worst, selectordinal, one {#re} other {#e}}} open {. À chance égale, tout aurait été ouvert} other {, à chance égale la {best, selectordinal, one {#re} other {#e}}}}',
  'story.chancesOf':
    '{who, select, me {Tu avais} other {{name} avait}} {before} de chances de gagner avant la distribution. À chance égale pour tous, on serait arrivé à {even} ; on est arrivé à {result}.',
  'story.shares':
    'Avant la distribution, on pouvait attendre {before} du meilleur score. À chance égale, on serait arrivé à {even} ; on est arrivé à {result}.',
  'story.early':
    'Cette partie s’est terminée avant la fin : les derniers chiffres disent ce qu’on pouvait alors attendre.',
  'story.about':
    'Tous les chiffres sont des estimations : la partie a été poursuivie de nombreuses fois depuis chaque position. Un examen plus précis prend environ dix fois plus de temps.',
  'story.closer': 'Examiner de plus près',
  'story.chancesTitle': 'Chances de gagner',
  'story.shareTitle': 'Part du meilleur score',
  'story.graph': 'Les chiffres de tous tout au long de la partie ; le tableau ci-dessous dit la même chose',
  'story.moment': 'Moment de la partie',
  'story.dealt': 'Après la distribution',
  'story.then': '{part} : {what}',
  'story.show': 'Montrer ce moment',
  'story.table': 'En tableau',
  'story.before': 'Avant',
  'story.end': 'À la fin',
  'story.turningPoints': 'Tournants',
  'story.noTurningPoints': 'Aucun moment n’a décidé à lui seul de cette partie.',
  'story.byLuck': 'hasard',
  'story.byDecision': 'décision',
  'story.turned':
    '{who, select, me {{way, select, up {Cela t’a apporté {points}.} other {Cela t’a coûté {points}.}}} other {{way, select, up {Cela a apporté {points} à {name}.} other {Cela a coûté {points} à {name}.}}}}',
  'story.decisions': 'Ce qui aurait été mieux',
  'story.notLookedAt': 'Les décisions des bots ne sont pas examinées.',
  'story.nothingLost': 'Rien à corriger : aucune décision n’a coûté cher. Bien joué !',
  'story.accuracy':
    '{count, plural, one {Une décision a compté} other {# décisions ont compté}}. Précision {accuracy}, perdu en tout : {loss}.',
  'story.all': 'Afficher les {count, number}',
  'story.class.inaccuracy': 'Imprécision',
  'story.class.mistake': 'Erreur',
  'story.class.blunder': 'Gaffe',
  'story.compared': '{played}. Mieux : {better}',
  'story.card': 'Ce qui aurait été mieux ici',
  'story.lost': 'perdu : {loss} (± {error}){isPoints, select, yes {, environ {points} points} other {}}.',
  'story.onBoard': 'Montré sur le plateau',
  'story.better': 'Mieux : {answer}',
  'story.played': 'Joué : {answer}',
  'story.playOn': 'Reprendre d’ici',
  'story.back': 'Retour à l’histoire',
  'story.practice': 'Apprendre de ces erreurs',
  'story.practiceTitle': 'S’exercer',
  'story.ask':
    '{who, select, me {Tu as joué « {answer} » et perdu {loss}.} other {{name} a joué « {answer} » et perdu {loss}.}} Qu’est-ce qui est mieux ?',
  'story.task': 'Exercice {at, number} sur {of, number}',
  'story.showMe': 'Montre-moi',
  'story.nextTask': 'Suivant',
  'story.toEnd': 'Vers la fin',
  'story.weighing': 'Ta réponse est pesée…',
  'story.right': 'Juste !',
  'story.asGood': 'Juste, « {answer} » est bien aussi.',
  'story.untold': 'Ce que vaut « {answer} », personne ici ne peut le dire. Essaie autre chose.',
  'story.notYet': 'Pas encore : « {answer} » perd {loss}. Essaie autre chose.',
  'story.best': 'Mieux : {answer}.',
  'story.alsoGood': '« {answer} » est bien aussi.',
  'story.foundOf': '{found, number} sur {of, number} trouvés',
  'story.foundAbout':
    '{rest, plural, =0 {Plus rien à trouver. Bravo !} one {Un seul a été montré. Encore une fois ?} other {# ont été montrés. Encore une fois ?}}',
  'story.allAgain': 'Tout recommencer',
  'story.whence': 'D’où vient le résultat',
  'story.step.even': 'Avant la distribution',
  'story.step.deal': 'La distribution',
  'story.step.luck': 'Son propre hasard',
  'story.step.rivalsLuck': 'Le hasard des autres',
  'story.step.decisions': 'Ses propres décisions',
  'story.step.rivalsDecisions': 'Les décisions des autres',
  'story.step.hidden': 'Ce que nul ne pouvait savoir',
  'story.step.unknown': 'Non expliqué',
  'story.step.result': 'Résultat',
  'story.said.even': 'Les chances de gagner avant toute distribution.',
  'story.said.evenTogether': 'Ce qu’on pouvait attendre avant toute distribution.',
  'story.said.deal':
    '{way, select, up {La distribution a été favorable.} down {La distribution a été défavorable.} other {La distribution n’a rien changé.}}',
  'story.said.luck':
    '{way, select, up {Dés et pioches à son tour ont été meilleurs que d’habitude.} down {Dés et pioches à son tour ont été moins bons que d’habitude.} other {Dés et pioches à son tour ont été comme d’habitude.}}',
  'story.said.rivalsLuck':
    '{way, select, up {Les dés et pioches des autres ont aidé.} down {Les dés et pioches des autres ont nui.} other {Les dés et pioches des autres n’ont rien changé.}}',
  'story.said.decisions':
    '{way, select, up {Meilleures que la moyenne de cette table.} down {Moins bonnes que la moyenne de cette table.} other {Aussi bonnes que la moyenne de cette table.}}',
  'story.said.rivalsDecisions':
    '{way, select, up {Les choix des autres ont laissé plus à cette place.} down {Les choix des autres ont laissé moins à cette place.} other {Les choix des autres n’ont rien changé.}}',
  'story.said.decisionsByJudge':
    '{way, select, up {Meilleures que ce qu’aurait joué le bot qui juge.} down {Moins bonnes que ce qu’aurait joué le bot qui juge.} other {Aussi bonnes que ce qu’aurait joué le bot qui juge.}}',
  'story.said.rivalsDecisionsTogether':
    '{way, select, up {Les choix des autres ont apporté plus à tous.} down {Les choix des autres ont apporté moins à tous.} other {Les choix des autres n’ont rien changé.}}',
  'story.said.hidden':
    '{way, select, up {Ce qui était caché a rendu les décisions meilleures qu’on ne pouvait le savoir.} down {Ce qui était caché a rendu les décisions moins bonnes qu’on ne pouvait le savoir.} other {Ce qui était caché n’a rien changé.}}',
  'story.said.unsure': 'Trop peu pour le distinguer de rien.',
  'story.said.unknown': 'L’écart de ces estimations.',
  'story.said.result': 'C’est ainsi que la partie a fini.',
  'story.said.resultEarly': 'Ce qu’on pouvait attendre quand elle s’est arrêtée.',
} satisfies Catalogue<keyof typeof en>;
