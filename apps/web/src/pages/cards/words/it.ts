import type en from './en.js';

/** Quello che il catalogo delle carte dice in italiano. */
const it: Readonly<Record<keyof typeof en, string>> = {
  'cards.title': 'Le carte di Schwingenschlag',
  'cards.hello': 'Chi abita nella montagna',
  'cards.about': '183 draghi e 75 grotte: cercali, confrontali, mostrali agli amici.',
  'cards.search': 'Cerca tra le carte',
  'cards.hint': 'Nome, testo, numero',
  'cards.empty': 'Svuota il campo di ricerca',
  'cards.count': '{n, plural, =0 {Nessuna carta corrisponde} one {# carta} other {# carte}}',
  'cards.results': 'Carte trovate',

  'cards.filters': 'Filtri',
  'cards.filtersOn': '{n, plural, =0 {Filtri} other {Filtri ({n})}}',
  'cards.show': '{n, plural, =0 {Nessuna carta corrisponde} one {Mostra # carta} other {Mostra # carte}}',
  'cards.clear': 'Azzera tutto',
  'cards.picked': 'I tuoi filtri',
  'cards.without': 'Togli il filtro: {what}',

  'cards.kind': 'Draghi o grotte',
  'cards.kind.all': 'Tutte',
  'cards.kind.dragon': 'Draghi',
  'cards.kind.cave': 'Grotte',
  'cards.by.size': 'Taglia',
  'cards.by.trait': 'Carattere',
  'cards.by.habitat': 'Vive in',
  'cards.by.timing': 'Quando agisce',
  'cards.by.cost': 'Costa',
  'cards.by.total': 'Simboli nel costo',
  'cards.by.points': 'Punti',
  'cards.by.signs': 'Il testo parla di',
  'cards.value.total': '{n, plural, =0 {non costa nulla} one {# simbolo} other {# simboli}}',
  'cards.value.points': 'da {from} a {to} punti',

  'cards.sort': 'Ordina per',
  'cards.sort.number': 'Numero',
  'cards.sort.name': 'Nome',
  'cards.sort.points': 'Punti, dal più alto',
  'cards.sort.cost': 'Costo, dal più basso',

  'cards.none.title': 'Nessuno del genere abita qui',
  'cards.none.about': 'Prova un’altra parola o meno filtri.',

  'cards.dragonOf': 'Drago {number} di {all}',
  'cards.caveOf': 'Grotta {number} di {all}',
  'cards.pageTitle': '{card} – Schwingenschlag',
  'cards.toAll': 'Tutte le carte',
  'cards.toFound': 'Torna alla ricerca',
  'cards.walk': 'Sfoglia',
  'cards.previous': 'Carta precedente: {card}',
  'cards.next': 'Carta successiva: {card}',
  'cards.later': 'Nella ristampa',
  'cards.edge.dragon':
    '{edge, select, gold {Bordo d’oro: nessun altro drago ha questa taglia, questo carattere e queste grotte.} silver {Bordo d’argento: un altro drago ha la stessa taglia, lo stesso carattere e le stesse grotte.} other {Bordo di carta: più draghi hanno questa taglia, questo carattere e queste grotte.}}',
  'cards.edge.cave':
    '{edge, select, gold {Bordo d’oro: nessun’altra grotta fa questo.} silver {Bordo d’argento: un’altra grotta fa lo stesso.} other {Bordo di carta: più grotte fanno lo stesso.}}',
  'cards.share': 'Condividi questa carta',
  'cards.copy': 'Copia il link',
  'cards.copied': 'Link copiato',
  'cards.notCopied': 'Il link è nella barra degli indirizzi.',
  'cards.elsewhere': 'In altre lingue',
  'cards.similar': 'Carte simili',
  'cards.play': 'Vai al gioco',

  'cards.missing.title': 'Questa carta non è nel mazzo',
  'cards.missing.about':
    'Ci sono i draghi da 1 a 183 e le grotte da 1 a 75. Forse dall’indirizzo è volata via una cifra.',
};

export default it;
