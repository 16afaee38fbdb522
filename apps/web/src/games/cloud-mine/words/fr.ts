import type { Words } from './words.js';

export default {
  'cloud-mine.minute.roles':
    'À chaque manche, une personne rêve, une autre guette, et toutes les autres devinent.',
  'cloud-mine.minute.pick': 'Seul le Guetteur voit les cartes et choisit un nuage en secret.',
  'cloud-mine.minute.say': 'Le Rêveur ne voit que celui-là et dit en cinq mots au plus ce que c’est.',
  'cloud-mine.minute.guess':
    'Maintenant tous sont visibles. On devine chacun son tour ; les mauvaises cartes sont retournées.',
  'cloud-mine.minute.share':
    'Qui le trouve prend les cartes visibles, le Rêveur les retournées. Si personne ne trouve, le Guetteur prend tout.',

  'cloud-mine.option.language': 'Langue des bots',
  'cloud-mine.option.language.about':
    'Les bots décrivent leurs nuages dans cette langue. Les gens choisissent la leur.',
  'cloud-mine.option.language.de': 'Allemand',
  'cloud-mine.option.language.en': 'Anglais',
  'cloud-mine.option.language.fr': 'Français',
  'cloud-mine.option.language.it': 'Italien',

  'cloud-mine.prompt.scout': 'Choisis le nuage à décrire.',
  'cloud-mine.prompt.dream': 'Que vois-tu dans ce nuage ? Tu as cinq mots.',
  'cloud-mine.prompt.guess': 'Quel nuage est « {words} » ?',
  'cloud-mine.prompt.lastGuess': 'Ton dernier essai : quel nuage est « {words} » ?',
  'cloud-mine.waiting.scout':
    '{who, select, me {Tu choisis un nuage à la lueur d’une bougie.} other {{name} choisit un nuage à la lueur d’une bougie.}}',
  'cloud-mine.waiting.dream':
    '{who, select, me {Tu rêvasses et cherches tes mots.} other {{name} rêvasse et cherche ses mots.}}',
  'cloud-mine.waiting.guess':
    '{who, select, me {Tu cherches « {words} ».} other {{name} cherche « {words} ».}}',
  'cloud-mine.kind.pick': 'en choisissant un nuage',
  'cloud-mine.kind.say': 'en décrivant',
  'cloud-mine.kind.guess': 'en devinant',
  'cloud-mine.answer.pick': 'Nuage {card}',
  'cloud-mine.answer.say': '« {words} »',

  'cloud-mine.confirm.suggestion': 'Dire « {words} » ? Cela va à n’importe quel nuage et n’aide personne.',
  'cloud-mine.why.over': 'La partie est finie.',
  'cloud-mine.why.waitForScout': 'Le Guetteur n’a pas encore choisi de nuage.',
  'cloud-mine.why.waitForDaydreamer': 'Le Rêveur cherche encore ses mots.',
  'cloud-mine.why.waitForGuess': 'C’est à quelqu’un d’autre de deviner.',
  'cloud-mine.why.describeNow': 'C’est le moment de décrire ton nuage.',
  'cloud-mine.why.pickNow': 'C’est le moment de choisir un nuage pour le Rêveur.',
  'cloud-mine.why.guessNow': 'C’est le moment de désigner un nuage.',
  'cloud-mine.why.notAmongCards': 'Ce nuage n’est pas de cette manche.',
  'cloud-mine.why.turnedOver': 'Ce nuage est déjà retourné : ce n’était pas le bon.',
  'cloud-mine.why.strangeSigns': 'Il y a là des caractères que personne ne peut lire. Enlève-les.',
  'cloud-mine.why.tooLong': 'Cela fait {length} caractères, {most} au plus.',
  'cloud-mine.why.noWords': 'Il faut au moins un mot.',
  'cloud-mine.why.tooManyWords': 'Cela fait {words} mots, {most} au plus.',

  'cloud-mine.advice.onlyAnswer': 'Rien d’autre n’est possible.',
  'cloud-mine.advice.botWould': 'C’est ce que je ferais.',
  'cloud-mine.advice.looksLike':
    'De tous les nuages visibles, c’est lui qui fait le plus penser à « {thing} ».',
  'cloud-mine.advice.bringsToMind':
    'Ces mots évoquent « {thing} », et c’est à cela que ce nuage ressemble le plus.',
  'cloud-mine.advice.wordsUnknown': 'Je ne comprends pas ces mots : pour moi, tous les nuages se valent.',
  'cloud-mine.advice.fitsToo': 'Le nuage {card} convient presque aussi bien.',
  'cloud-mine.advice.fitsAlone': 'Aucun autre nuage ne s’en approche.',
  'cloud-mine.advice.seenElsewhere':
    'On y voit d’abord « {thing} », et {others, plural, one {un autre nuage y fait} other {# autres nuages y font}} penser aussi.',
  'cloud-mine.advice.nothingClear':
    'Rien n’y saute aux yeux : quoi qu’on en dise, d’autres nuages conviennent aussi bien.',
  'cloud-mine.advice.givesAway': 'Le nuage {card} se trahirait : c’est le seul où l’on voit « {thing} ».',
  'cloud-mine.advice.foundLate':
    'À environ {found} tables sur 100, quelqu’un le trouve, mais à {atOnce} seulement du premier coup.',
  'cloud-mine.advice.farFetched':
    'Tiré par les cheveux, exprès : à environ {found} tables sur 100, quelqu’un le trouve, et tard.',
  'cloud-mine.advice.tooPlain':
    '« {words} » serait trouvé du premier coup à {atOnce} tables sur 100, et tu n’aurais rien.',
  'cloud-mine.advice.othersSee': 'D’autres y voient peut-être aussi « {thing} ».',
  'cloud-mine.advice.lookForIt': 'Cherche « {thing} » : dans quel nuage cela pourrait-il se cacher ?',
  'cloud-mine.advice.lookAtOutlines':
    'Compare les contours : les pointes en haut, les pieds en bas, les trous.',
  'cloud-mine.advice.lookForDouble':
    'Cherche un nuage dont la première impression convient aussi à un autre.',
  'cloud-mine.advice.lookTwice':
    'Tout le monde y voit d’abord « {thing} ». Cherche ce qu’on ne voit qu’au second regard.',
  'cloud-mine.hint.figures': 'le bon à {likely} %',

  'cloud-mine.log.roundBegan':
    '{who, select, me {Manche {round} : tu rêves} other {Manche {round} : {name} rêve}}',
  'cloud-mine.log.drew':
    '{who, select, me {Tu regardes {cards} nuages à la lueur d’une bougie.} other {{name} regarde {cards} nuages à la lueur d’une bougie.}}',
  'cloud-mine.log.picked': '{who, select, me {Tu as choisi un nuage.} other {{name} a choisi un nuage.}}',
  'cloud-mine.log.described': '{who, select, me {Tu vois « {words} ».} other {{name} voit « {words} ».}}',
  'cloud-mine.log.shown': '{cards} nuages sont sur la table. L’un d’eux est le bon.',
  'cloud-mine.log.guessed':
    '{who, select, me {Tu montres le nuage {card}…} other {{name} montre le nuage {card}…}}',
  'cloud-mine.log.won':
    '{role, select, daydreamer {{who, select, me {Tu reçois} other {{name} reçoit}} {cards, plural, one {le nuage retourné} other {les # nuages retournés}}.} scout {{who, select, me {En tant que Guetteur, tu reçois} other {En tant que Guetteur, {name} reçoit}} les {cards} nuages.} other {{who, select, me {Tu reçois} other {{name} reçoit}} {cards, plural, one {le dernier nuage visible} other {les # nuages visibles}}.}}',
  'cloud-mine.log.found':
    '« {words} » était le nuage {picked}. {who, select, me {Tu l’as} other {{name} l’a}} trouvé {wrong, plural, =0 {tout de suite} one {après une erreur} other {après # erreurs}}{wrong, plural, =0 { : trop facile, le Rêveur ne gagne rien} other {}}.',
  'cloud-mine.log.notFound': '« {words} » était le nuage {picked}. Personne ne l’a trouvé : trop difficile.',
  'cloud-mine.log.ended':
    '{who, select, me {Tu gagnes} other {{name} gagne}} avec {points, plural, one {# nuage} other {# nuages}}',
  'cloud-mine.log.endedShared':
    'Victoire partagée avec {points, plural, one {# nuage} other {# nuages}} par personne',

  'cloud-mine.role': '{role, select, daydreamer {Rêveur} scout {Guetteur} other {Observateur}}',
  'cloud-mine.score': 'Nuages',
  'cloud-mine.account.daydreamer': 'En rêvant',
  'cloud-mine.account.scout': 'En guettant',
  'cloud-mine.account.watcher': 'En devinant',
  'cloud-mine.account.total': 'Nuages',

  'cloud-mine.board.label': 'La colline : nuages, mots et à qui le tour',
  'cloud-mine.board.roles': 'Qui fait quoi dans cette manche',
  'cloud-mine.board.daydreamer': 'Rêveur',
  'cloud-mine.board.scout': 'Guetteur',
  'cloud-mine.board.watcher':
    '{state, select, now {devine maintenant} done {a déjà essayé} other {devine en numéro {place}}}',
  'cloud-mine.board.guesses':
    '{left, plural, =0 {plus d’essai} one {encore # essai} other {encore # essais}}',
  'cloud-mine.board.cards': 'Nuages de cette manche',
  'cloud-mine.board.card': 'Nuage {card}',
  'cloud-mine.board.cardOne': 'Nuage {card} : c’est lui',
  'cloud-mine.board.cardTurned':
    '{who, select, me {Nuage {card}, désigné à tort par toi} other {Nuage {card}, désigné à tort par {name}}}',
  'cloud-mine.board.pick': 'Choisir le nuage {card}',
  'cloud-mine.board.guess': 'Désigner le nuage {card}',
  'cloud-mine.board.lookFirst': 'Touche un nuage pour le voir en grand.',
  'cloud-mine.board.pickCost': '{name} ne verra que ce nuage.',
  'cloud-mine.board.guessCost':
    '{left, plural, =0 {Ton dernier essai : un mauvais nuage est retourné.} one {Un mauvais nuage est retourné ; il te reste alors # essai.} other {Un mauvais nuage est retourné ; il te reste alors # essais.}}',
  'cloud-mine.board.round': 'Manche {round} sur {rounds}',
  'cloud-mine.board.alone': 'Personne d’autre ne voit ces nuages.',
  'cloud-mine.board.two': 'Il n’y a que le Guetteur et toi à connaître ce nuage.',
  'cloud-mine.board.handed': 'Voilà le nuage que tu as choisi.',
  'cloud-mine.board.yourWords': 'Ta description',
  'cloud-mine.board.count': '{words, plural, one {# mot} other {# mots}} sur {most}',
  'cloud-mine.board.limits':
    'D’un à {most} mots, dans toutes les langues, {longest} caractères au plus. Un emoji compte pour un mot.',
  'cloud-mine.board.send': 'Dire',
  'cloud-mine.board.suggestion': 'Pas d’idée ? Une suggestion :',
  'cloud-mine.board.quoted': '« {words} »',
  'cloud-mine.board.sees': '{who, select, me {Tu vois} other {{name} voit}}',
  'cloud-mine.board.left':
    '{left, plural, =0 {Plus de nuage au ciel} one {Encore # nuage au ciel} other {Encore # nuages au ciel}}',
  'cloud-mine.board.choosing':
    '{who, select, me {Tu choisis} other {{name} choisit}} l’un des {cards} nuages',
  'cloud-mine.board.dreaming': '{name} voit un nuage que vous ne connaissez pas encore',
  'cloud-mine.board.before': 'La manche précédente',
  'cloud-mine.board.points': '{who, select, me {Tu montres celui-ci} other {{name} montre celui-ci}}',
  'cloud-mine.board.wrong': 'Ce n’était pas lui',
  'cloud-mine.board.right': 'C’est bien lui',
  'cloud-mine.board.found':
    '{who, select, me {Tu l’as} other {{name} l’a}} trouvé {wrong, plural, =0 {tout de suite} one {après une erreur} other {après # erreurs}}',
  'cloud-mine.board.nobody': 'Personne ne l’a trouvé',
  'cloud-mine.board.gain':
    '{who, select, me {Toi : {cards, plural, one {# nuage} other {# nuages}} de plus} other {{name} : {cards, plural, one {# nuage} other {# nuages}} de plus}}',

  'cloud-mine.board.pass': 'Passe l’appareil à {name}',
  'cloud-mine.board.passAbout': 'La suite est pour {name}. Tous les autres regardent le ciel.',
  'cloud-mine.board.lift': 'C’est moi, {name}',

  'cloud-mine.album.title': 'L’album de cette partie',
  'cloud-mine.album.about': '{rounds, plural, one {# nuage} other {# nuages}} et ce que vous y avez vu',
  'cloud-mine.album.seen': 'vu par {name}',
  'cloud-mine.album.found': 'trouvé par {name}',
  'cloud-mine.album.notFound': 'trouvé par personne',
  'cloud-mine.album.save': 'Enregistrer l’image',
  'cloud-mine.album.share': 'Partager',
  'cloud-mine.album.drawing': 'Je peins l’image…',
  'cloud-mine.album.failed': 'Hélas, l’image n’a pas abouti. Réessaie.',

  'cloud-mine.term.daydreamer': 'Rêveur',
  'cloud-mine.term.daydreamer.about':
    'Ne voit que le nuage choisi et le décrit en cinq mots au plus. Gagne toutes les cartes retournées avant qu’on le trouve.',
  'cloud-mine.term.scout': 'Guetteur',
  'cloud-mine.term.scout.about':
    'Voit d’abord tous les nuages de la manche et choisit celui à décrire. Gagne toutes les cartes si personne ne le trouve.',
  'cloud-mine.term.watcher': 'Observateur',
  'cloud-mine.term.watcher.about':
    'Cherche le nuage décrit, dans l’ordre des numéros ; les points pleins sont les essais qui restent. Qui le trouve gagne toutes les cartes encore visibles.',
  'cloud-mine.term.left': 'Manches et nuages',
  'cloud-mine.term.left.about':
    'Chaque manche prend ses nuages au ciel. Quand il n’y en a plus assez pour une autre, la partie est finie.',
  'cloud-mine.term.meant': 'Le nuage décrit',
  'cloud-mine.term.meant.about':
    'Jusqu’à la fin de la manche, cette étoile n’est visible que pour le Guetteur et le Rêveur.',
  'cloud-mine.term.turned': 'Retourné',
  'cloud-mine.term.turned.about':
    'On a désigné ce nuage, et ce n’était pas lui ; la marque dit qui. Si le bon est trouvé, cette carte va au Rêveur.',
  'cloud-mine.term.words': 'Mots',
  'cloud-mine.term.words.about': 'Combien de tes cinq mots tu as utilisés. Un emoji compte pour un mot.',
  'cloud-mine.term.seat': 'Couleur et marque',
  'cloud-mine.term.seat.about': 'Un nuage que cette place a désigné à tort porte cette marque.',
  'cloud-mine.term.score': 'Nuages',
  'cloud-mine.term.score.about': 'Ceux que cette place a gagnés. Qui en a le plus à la fin gagne.',
  'cloud-mine.term.cloud': 'Nuage',
  'cloud-mine.term.cloud.about': 'Une carte de cette manche. Un seul de ces nuages est décrit.',
  'cloud-mine.term.number': 'Numéro du nuage',
  'cloud-mine.term.number.about': 'C’est ainsi qu’on nomme le nuage quand on le désigne.',
  'cloud-mine.moment.title': '« {words} », c’était le nuage {picked}',
  'cloud-mine.moment.part': 'Rôle ou essais',
  'cloud-mine.moment.gained': 'Cette manche',
  'cloud-mine.moment.plus': '{cards, plural, =0 {0} one {+#} other {+#}}',
  'cloud-mine.moment.guessed':
    '{count, plural, =0 {aucun essai} one {{found, select, yes {{cards} : trouvé} other {{cards} : raté}}} other {{found, select, yes {{cards} : trouvé} other {{cards} : raté}}}}',
  'cloud-mine.moment.found':
    '{who, select, me {Tu l’as} other {{name} l’a}} trouvé {wrong, plural, =0 {tout de suite} one {après une erreur} other {après # erreurs}} et {who, select, me {gagnes} other {gagne}} {cards, plural, one {le dernier nuage visible} other {les # nuages visibles}}.',
  'cloud-mine.moment.dreamed':
    '{wrong, plural, =0 {Trop facile : {who, select, me {tu ne gagnes} other {{name} ne gagne}} rien pour la description.} one {{who, select, me {Tu gagnes} other {{name} gagne}} le nuage retourné.} other {{who, select, me {Tu gagnes} other {{name} gagne}} les # nuages retournés.}}',
  'cloud-mine.moment.hard':
    'Trop difficile : personne ne l’a trouvé, {who, select, me {alors tu prends, comme Guetteur,} other {alors {name} prend, comme Guetteur,}} les {cards} nuages.',
  'cloud-mine.text.round':
    'Manche {round}. {left, plural, =0 {Il ne reste aucun nuage} one {Il reste # nuage} other {Il reste # nuages}} dans la pioche.',
  'cloud-mine.text.over': 'La partie est finie.',
  'cloud-mine.text.people': 'Qui joue',
  'cloud-mine.text.name': 'Nom',
  'cloud-mine.text.role': 'Rôle',
  'cloud-mine.text.won': 'Nuages',
  'cloud-mine.text.you': '{name} (toi)',
  'cloud-mine.text.roleIs':
    '{role, select, daydreamer {Rêveur} scout {Guetteur} other {Observateur, numéro {place}}}',
  'cloud-mine.text.words': 'La description : « {words} ».',
  'cloud-mine.text.hidden': 'Les nuages de cette manche sont encore cachés.',
  'cloud-mine.text.clouds': 'Les nuages',
  'cloud-mine.text.secret': 'Ton nuage',
  'cloud-mine.text.cloud': 'Nuage {card} : {shape}',
  'cloud-mine.text.one': 'Nuage {card}, le bon : {shape}',
  'cloud-mine.text.turned':
    '{who, select, me {Nuage {card} : désigné à tort par toi.} other {Nuage {card} : désigné à tort par {name}.}}',
  'cloud-mine.text.shape':
    '{form, select, tall {plus haut que large} wide {plus large que haut} other {aussi haut que large}}, {size, select, small {menu} big {ample} other {de taille moyenne}}, {tips, plural, one {# pointe} other {# pointes}} en haut, {feet, plural, one {# pied} other {# pieds}} en bas, {holes, plural, =0 {sans trou} one {# trou} other {# trous}}.',
  'cloud-mine.text.pastRounds': 'Les manches jouées',
  'cloud-mine.text.past':
    '{who, select, me {Tu as vu « {words} » : nuage {card}.} other {{name} a vu « {words} » : nuage {card}.}}',
  'cloud-mine.text.pastFound': '{who, select, me {Tu l’as trouvé.} other {{name} l’a trouvé.}}',
  'cloud-mine.text.pastNotFound': 'Personne ne l’a trouvé.',
} satisfies Words;
