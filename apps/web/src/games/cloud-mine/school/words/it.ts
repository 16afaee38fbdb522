import type { Words } from './words.js';

const it: Words = {
  'cloud-mine.school.chapter.hill': 'Sulla collina',
  'cloud-mine.school.welcome':
    'Sei sull’erba con quattro amici e guardate le nuvole. Uno ne descrive una, gli altri la cercano. Alla fine vince chi ha più nuvole.',
  'cloud-mine.school.titanic':
    'Theo è il Sognatore: in una di queste nuvole vede «Titanic». Ida e Bruno hanno sbagliato. Ora tu: tocca una nuvola per vederla grande, poi premi il pulsante. Qual è?',
  'cloud-mine.school.aShip':
    'Guarda ancora: il Titanic era una nave. Una di queste nuvole ha sotto un lungo scafo.',
  'cloud-mine.school.found': 'Trovata! Prendi le tre nuvole ancora scoperte. Theo prende le due girate.',
  'cloud-mine.school.scouting':
    'Ora l’Esploratore sei tu: scegli la nuvola che Mira deve descrivere, e speri che nessuno la trovi. La 8 e la 68 hanno entrambe due orecchie: scegline una.',
  'cloud-mine.school.tooClear':
    'Si può. Ma quella la riconoscono subito tutti. Meglio la 8 o la 68: chi cerca l’una prende facilmente l’altra.',
  'cloud-mine.school.alike':
    'Mira ci vede «Origami», e nessuno la trova: troppo difficile! Allora l’Esploratore prende tutte e cinque le nuvole. Sei tu.',
  'cloud-mine.school.dreaming':
    'Chi ha esplorato poi sogna. Che cosa vedi in questa nuvola? Scrivi da una a cinque parole. Qualcuno deve trovarla, ma non al primo tentativo.',
  'cloud-mine.school.wellSaid':
    'Mira e Theo sbagliano, poi Ida trova la tua nuvola. Ogni errore è una nuvola per te: due! Ida prende le altre tre.',
  'cloud-mine.school.first':
    'Ora Bruno vede «Hawaii». Stavolta cominci tu, e tutte e cinque le nuvole sono scoperte. Qual è?',
  'cloud-mine.school.aPalm': 'Che cosa cresce sulle spiagge delle Hawaii? Cerca una palma.',
  'cloud-mine.school.tooEasy':
    'Trovata subito: tutte e cinque le nuvole per te, nessuna per Bruno. La sua descrizione era troppo facile.',
  'cloud-mine.school.alien': 'Ida vede «Alien». Bruno ha provato prima di te e ha sbagliato. Qual è?',
  'cloud-mine.school.bigHead': 'Pensa a una testa grossa su un corpo sottile.',
  'cloud-mine.school.alienFound':
    'Sì, quella testona! Quattro nuvole per te; Ida prende quella che aveva provato Bruno.',
  'cloud-mine.school.alone':
    'Ora senza aiuto: Theo vede «Mona Lisa». Due hanno già sbagliato, l’ultimo tentativo è tuo. Prendi quella che vuoi!',
  'cloud-mine.school.aloneFound': 'Sì: una testa, e sotto le spalle! Tre nuvole per te, due per Theo.',
  'cloud-mine.school.missed':
    'Non è questa. Nessuno l’ha trovata, quindi Mira, che ha esplorato, le prende tutte e cinque. Era la 26: una testa, e sotto le spalle.',
  'cloud-mine.school.scoutAgain':
    'Un giro intero: esplori di nuovo tu. Prima la tua nuvola si confondeva con un’altra. Ora provane una chiara e guarda che cosa succede: la 9, una testa con le corna.',
  'cloud-mine.school.pickClear':
    'Quella forse è più difficile da trovare. Stavolta provane una chiara: la 9, con le corna.',
  'cloud-mine.school.atOnce':
    'Mira vede «Bambi» e Theo la trova subito: cinque nuvole per Theo, nessuna per Mira. E nessuna per te: chi esplora ne prende solo se nessuno la trova.',
  'cloud-mine.school.dreamAgain':
    'Sogni ancora una volta, e questa nuvola è strana. Occhi? Un piede? Descrivila con una o più parole, al massimo cinque, così che qualcuno possa trovarla.',
  'cloud-mine.school.nobody':
    'Tre errori, e nessuno la trova: niente per te, tutte e cinque per Bruno, che ha esplorato. Troppo difficile rende quanto troppo facile: nulla.',
  'cloud-mine.school.end':
    'Si va avanti così, a turno. Qui vedi quante nuvole restano in cielo: ogni round ne prende cinque. Quando non bastano più, vince chi ne ha di più.',
  'cloud-mine.school.drill.meant': 'Quale intende?',
  'cloud-mine.school.meant.ask':
    'Theo vede «Salvador Dalí». In tre hai due tentativi, ma trovala al primo. Da che cosa si riconosceva quel pittore?',
  'cloud-mine.school.meant.because': 'I baffi, con le punte all’insù!',
  'cloud-mine.school.meant.mouth':
    'Quasi, una bocca: è così che Theo ti inganna. Che cosa portava Dalí sopra la sua?',
  'cloud-mine.school.meant.face':
    'Un volto può essere di chiunque. Che cosa aveva di speciale quello di Dalí?',
  'cloud-mine.school.meant.otherwise':
    'Del pittore c’è poco. Cerca che cosa si disegnerebbe per prima cosa di Dalí.',
  'cloud-mine.school.drill.second': 'Il secondo tentativo',
  'cloud-mine.school.second.ask':
    '«Hawaii» va bene per due nuvole. Hai provato la 19: sbagliata, è girata. Ti resta un tentativo.',
  'cloud-mine.school.second.because':
    'L’altra palma, sopra un vulcano. Prendi le tre nuvole scoperte, Theo quella girata.',
  'cloud-mine.school.second.otherwise':
    'Una delle nuvole scoperte ha anch’essa una palma, con sotto un vulcano. Sbagliando, tutte e quattro vanno a Mira, l’Esploratrice.',
  'cloud-mine.school.drill.scout': 'Difficile da trovare',
  'cloud-mine.school.scout.ask':
    'Sei l’Esploratore e prendi tutto se nessuno trova la nuvola che scegli. Quale è difficile da descrivere qui?',
  'cloud-mine.school.scout.because':
    'La 23 e la 48 si somigliano: quello che si dice dell’una va bene anche per l’altra.',
  'cloud-mine.school.scout.octopus':
    'Braccia sotto, testa tonda: tutti pensano a una piovra, e nessun’altra nuvola qui le somiglia.',
  'cloud-mine.school.scout.trousers':
    'Due gambe: si trova con la parola «pantaloni». Nessun’altra nuvola qui ne ha.',
  'cloud-mine.school.scout.otherwise': 'Cerca due nuvole che si potrebbero scambiare l’una per l’altra.',
  'cloud-mine.school.concept.describe':
    'Sogni tu: scrivi che cosa vedi, da una a cinque parole. Meglio se va bene un po’ per più nuvole e di più per la tua.',
  'cloud-mine.school.concept.meant':
    'Questa è la tua nuvola. Le altre non le conosci ancora; solo l’Esploratore le ha viste tutte.',
  'cloud-mine.school.concept.words':
    'Le tue parole si contano sopra la riga. Un trattino non ne fa due, e un’emoji vale una parola.',
  'cloud-mine.school.concept.pick':
    'Sei l’Esploratore: solo tu vedi queste nuvole. Il Sognatore descriverà quella che scegli.',
  'cloud-mine.school.concept.pickAlike':
    'Se nessuno la trova, le nuvole sono tutte tue. Prendine una che somiglia a un’altra, o a niente.',
  'cloud-mine.school.concept.guess':
    'Indovini tu: guarda le nuvole in grande quanto vuoi. Solo il pulsante dice che è quella.',
  'cloud-mine.school.concept.lastGuess':
    'Il tuo ultimo tentativo in questo round. Quelle sbagliate sono girate: la scelta è più piccola.',
  'cloud-mine.school.concept.turned':
    'Qualcuno ha provato questa nuvola, e non era lei. Se quella giusta viene trovata, il Sognatore prende questa carta.',
  'cloud-mine.school.concept.twice':
    'Gli Osservatori indovinano in quest’ordine. In quattro ognuno ha due tentativi: i punti mostrano quanti ne restano.',
  'cloud-mine.school.concept.number':
    'Ogni nuvola ha il suo numero: è il suo nome quando qualcuno la indica. Dell’immagine non dice niente.',
  'cloud-mine.school.concept.iScout':
    'Questa nuvola l’hai scelta tu, ora spera: se nessuno la trova, prendi tutte le carte.',
  'cloud-mine.school.concept.iDream':
    'Ora cercano la tua nuvola. Ogni errore è una carta per te, purché alla fine qualcuno la trovi.',
  'cloud-mine.school.concept.handed':
    'Solo tu e il Sognatore sapete qual è; nessun altro vede la stella. Tienilo per te.',
  'cloud-mine.school.concept.theirScout':
    'Chi ha la candela è l’Esploratore di questo round e sceglie una nuvola che nessun altro vede ancora.',
  'cloud-mine.school.concept.theirDreamer':
    'Il Sognatore vede una sola nuvola e cerca le parole. Poi vengono tutte mescolate e scoperte.',
  'cloud-mine.school.concept.found':
    'L’hai trovata: tutte le carte ancora scoperte sono tue. Prima la trovi, più ne prendi.',
  'cloud-mine.school.concept.dreamed':
    'La tua nuvola è stata trovata, ma non subito: per ogni errore prendi una carta.',
  'cloud-mine.school.concept.scouted':
    'Nessuno ha trovato la nuvola che hai scelto: tutte le carte del round sono tue.',
  'cloud-mine.school.concept.tooHard':
    'Nessuno l’ha trovata: troppo difficile. L’Esploratore ha preso tutte le carte, gli altri niente.',
  'cloud-mine.school.concept.tooEasy':
    'Trovata al primo tentativo: troppo facile. Niente era girato, quindi il Sognatore non ha preso niente.',
  'cloud-mine.school.concept.next': 'A ogni round i ruoli passano: chi era l’Esploratore ora è il Sognatore.',
  'cloud-mine.school.concept.score':
    'Ecco quante nuvole ha vinto ognuno. Alla fine conta solo questo numero.',
  'cloud-mine.school.concept.left': 'Ecco quante nuvole restano in cielo. Ogni round ne prende sei.',
  'cloud-mine.school.concept.lastRound':
    'L’ultimo round: le nuvole non bastano per un altro. Chi ne ha altrettante condivide il posto.',
  'cloud-mine.school.caution.plainPick':
    'In questa nuvola tutti vedono la stessa cosa e nessun’altra qui le somiglia: si trova facilmente. La scegli lo stesso?',
  'cloud-mine.school.caution.itsNumber':
    'È il numero della nuvola: il primo che prova la trova e tu non prendi niente. Lo dici lo stesso?',
  'cloud-mine.school.well.won': 'Hai più nuvole di tutti. Buon occhio e parole giuste!',
  'cloud-mine.school.well.keenEye': 'Hai trovato tre nuvole o più: capisci bene gli altri.',
  'cloud-mine.school.well.foundLate':
    'Una tua nuvola è stata trovata tardi: due carte o più per una descrizione.',
  'cloud-mine.school.well.fooled': 'Da Esploratore hai scelto una nuvola che nessuno ha trovato.',
  'cloud-mine.school.well.played': 'Un pomeriggio intero di nuvole: hai giocato ogni ruolo.',
  'cloud-mine.school.next.lessPlain':
    'Le tue nuvole sono state spesso trovate subito. Di’ non che cos’è, ma che cosa ti ricorda.',
  'cloud-mine.school.next.plainer':
    'Alcune tue nuvole non le ha trovate nessuno. Aggiungi una parola che vada bene soprattutto per la tua.',
  'cloud-mine.school.next.findMore':
    'Prima di indovinare guarda tutte le nuvole in grande: molte mostrano altro alla seconda occhiata.',
  'cloud-mine.school.next.scoutAlike': 'Da Esploratore scegli una nuvola che somiglia a un’altra del round.',
  'cloud-mine.school.next.oneWord': 'Prova una descrizione di una sola parola.',
};

export default it;
