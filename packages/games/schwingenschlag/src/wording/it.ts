import type { DragonFilter, Effect, Place, Source, Target, Thing } from '../data/effect.js';
import type { RowName, Size, Timing } from '../data/words.js';
import type { Many, Mood, Wording } from './language.js';
import { amount, capital, onThoseCounted, plainCosts, speaker, words } from './speaker.js';

const { say, count, condition, cost, rider, shares, times, and, or } = speaker(() => it);

type Verb = readonly [order: string, infinitive: string];
const GAIN: Verb = ['ottieni', 'ottenere'];
const DRAW: Verb = ['pesca', 'pescare'];
const LAY: Verb = ['deponi', 'deporre'];
const CACHE: Verb = ['conserva', 'conservare'];
const TUCK: Verb = ['infila', 'infilare'];
const PAY: Verb = ['paga', 'pagare'];
const PLAY: Verb = ['gioca', 'giocare'];
const EXCAVATE: Verb = ['scava', 'scavare'];
const ACTIVATE: Verb = ['attiva', 'attivare'];
const USE: Verb = ['usa', 'usare'];
const SWAP: Verb = ['scambia', 'scambiare'];

const clause = ([order, infinitive]: Verb, object: string, mood: Mood): string =>
  words(mood === 'do' ? order : infinitive, object);

/** A pronoun ("ne", "lo", "la") is joined to the verb; an infinitive loses its last vowel. */
const joined = ([order, infinitive]: Verb, pronoun: string, mood: Mood): string =>
  mood === 'do' ? order + pronoun : infinitive.slice(0, -1) + pronoun;

const withThen = (first: string, then: readonly Effect[] | undefined, mood: Mood): string =>
  then ? `${first}${mood === 'do' ? ':' : ' per'} ${say(then, mood)}` : first;

type Gender = 'm' | 'f';
const MASCULINE: readonly Thing[] = ['gold', 'crystal', 'milk', 'guild'];
const gender = (thing: Thing): Gender => (MASCULINE.includes(thing) ? 'm' : 'f');
const IT = { m: 'lo', f: 'la' } as const;
const AT_THIRD = { m: 'al terzo', f: 'alla terza' } as const;

/** With none it needs "non" before the verb. */
const many = (n: Many, of: Gender, one: string, several = one): string => {
  if (n === 'each') return `ogni ${one}`;
  if (n === 0) return `${of === 'm' ? 'nessun' : 'nessuna'} ${one}`;
  return `${n} ${n === 1 ? one : several}`;
};

const yourRow = (row: RowName) => `${row === 'A' ? 'nel tuo' : 'nella tua'} {row:${row}}`;
const SCOPE = {
  mat: 'sulla tua plancia',
  cave: 'in questa grotta',
  column: 'in questa colonna',
  adjacent: '',
} as const;
const scope = (of: DragonFilter['scope']) => (of in SCOPE ? SCOPE[of as 'mat'] : yourRow(of as RowName));

const ability = (timings: readonly Timing[]) => `un’abilità ${or(timings.map((one) => `{timing:${one}}`))}`;

/** Several are told by nouns, as the tokens know no plural. */
function dragons(filter: DragonFilter, n: Many): string {
  const { size, trait, notTrait, timing } = filter;
  const tail = words(scope(filter.scope), timing && `con ${ability([timing])}`);
  const one = words(
    filter.other && 'altro',
    size !== 'hatchling' && 'drago',
    size && `{size:${size}}`,
    trait && `{trait:${trait}}`,
    notTrait && `non {trait:${notTrait}}`,
    filter.scope === 'adjacent' && 'adiacente',
    tail,
  );
  const several = words(
    filter.other && 'altri',
    'draghi',
    filter.scope === 'adjacent' && 'adiacenti',
    size && `della taglia {size:${size}}`,
    trait && `dal carattere {trait:${trait}}`,
    notTrait && `dal carattere non {trait:${notTrait}}`,
    tail,
  );
  return many(n, 'm', one, several);
}

const PLACES: Record<Place, string> = {
  mat: '',
  here: 'su questo drago',
  cave: 'in questa grotta',
  column: 'in questa colonna',
  adjacent: 'su draghi adiacenti',
};
const to = (how: 'cache' | 'tuck', n: number, target: Target): string => {
  if (how === 'cache' && target === 'here') return 'qui';
  const dragon = {
    here: 'questo drago',
    anyDragon: n > 1 ? 'draghi a tua scelta' : 'uno dei tuoi draghi',
    column: n > 1 ? 'draghi di questa colonna' : 'un drago di questa colonna',
  }[target];
  return `${how === 'cache' ? 'su' : 'sotto'} ${dragon}`;
};
/** "qui" comes first, as it would not be clear behind "dalla tua riserva". */
const put = (how: 'cache' | 'tuck', n: number, what: string, target: Target): string =>
  how === 'cache' && target === 'here' ? `qui ${what}` : `${what} ${to(how, n, target)}`;
const PUT = { cache: CACHE, tuck: TUCK } as const;

const FROM: Record<Source | 'supply' | 'bank', string> = {
  hand: 'dalla tua mano',
  display: 'dall’offerta',
  deck: 'dal mazzo',
  handOrDisplay: 'dalla tua mano o dall’offerta',
  supply: 'dalla tua riserva',
  bank: 'dalla riserva comune',
};

const oneOf = (sizes: readonly Size[]): string => {
  const grown = sizes.filter((size) => size !== 'hatchling').map((size) => `{size:${size}}`);
  return or([
    ...(grown.length > 0 ? [`un drago ${or(grown)}`] : []),
    ...(grown.length < sizes.length ? ['un {size:hatchling}'] : []),
  ]);
};

export const it: Wording = {
  effects: {
    gain: ({ thing, n, rider: next }, mood) =>
      times(n, (k) =>
        thing === 'r' ? `${joined(GAIN, 'ne', mood)} ${k}` : clause(GAIN, amount(k, thing), mood),
      ) + rider(next, thing, n),
    draw: ({ n, rider: next }, mood) =>
      times(n, (k) => clause(DRAW, amount(k, 'dragon'), mood)) + rider(next, 'dragon', n),
    gainCostOf: (_, mood) => clause(GAIN, '{any} tra quelle nel costo della carta infilata', mood),
    lay: ({ n, at, upTo }, mood) =>
      times(n, (k) => {
        const where = at === 'adjacent' && k === 1 ? 'su un drago adiacente' : PLACES[at];
        return clause(LAY, words(upTo && 'fino a', amount(k, 'egg'), where), mood);
      }),
    layEach: ({ filter }, mood) => clause(LAY, `{egg} su ${dragons(filter, 'each')}`, mood),
    cache: ({ thing, n, from, to: target, then }, mood) =>
      withThen(clause(CACHE, put('cache', n, `${amount(n, thing)} ${FROM[from]}`, target), mood), then, mood),
    tuck: ({ n, from, to: target, then }, mood) =>
      withThen(
        times(n, (k) => clause(TUCK, put('tuck', k, `${amount(k, 'dragon')} ${FROM[from]}`, target), mood)),
        then,
        mood,
      ),
    tuckEach: ({ filter }, mood) => clause(TUCK, `{dragon} dal mazzo sotto ${dragons(filter, 'each')}`, mood),
    pay: ({ cost: price, then }, mood) => withThen(clause(PAY, cost(price), mood), then, mood),
    repeat: ({ n, effect, othersOnce }) =>
      `fino a ${n} volte, puoi ${say(effect, 'may')}${othersOnce ? '. Ogni altro giocatore può farlo una volta' : ''}`,
    others: ({ effect }) => `ogni altro giocatore può ${say(effect, 'may')}`,
    if: ({ condition: test, effect }) =>
      `se ${condition(test)}, ${onThoseCounted(test, effect) ? 'deponi {egg} su ognuno di essi' : say(effect, 'do')}`,
    name: ({ effect }) => `nomina una risorsa: ${say(effect, 'do')}`,
    reveal: ({ sizes, otherwise }) =>
      `rivela {dragon} dal mazzo. Se è ${oneOf(sizes)}, infila la carta sotto questo drago; altrimenti ${
        otherwise === 'keep' ? 'tienila' : `scartala e ottieni {${otherwise}}`
      }`,
    play: ({ from, terms }, mood) => {
      const play = (how: string) => clause(PLAY, words(how, `{dragon} ${FROM[from]}`), mood);
      return {
        free: play('gratis'),
        freeOver: `${play('gratis')} sopra uno dei tuoi draghi. Il drago coperto conta come infilato sotto`,
        ignoreResources: `${play('')} senza pagare le risorse del suo costo`,
        discount: `${play('')} pagando {egg} o {any} in meno`,
      }[terms];
    },
    excavate: ({ from }, mood) => clause(EXCAVATE, `gratis uno spazio con {cave} ${FROM[from]}`, mood),
    activate: ({ timings }, mood) => clause(ACTIVATE, `${ability(timings)} di uno dei tuoi draghi`, mood),
    activateIcon: (_, mood) =>
      clause(USE, 'una delle abilità di esplorazione stampate sulla tua plancia', mood),
    swap: (_, mood) => clause(SWAP, 'di posto due dei tuoi draghi, quali che siano i loro habitat', mood),
    choose: ({ n, of }, mood) => {
      const things = of.map((thing) => `{${thing}}`);
      return clause(GAIN, n === 1 ? or(things) : `${n} ricompense diverse tra ${and(things)}`, mood);
    },
    feed: ({ food, each, third }) => {
      const how =
        food === 'dragon'
          ? 'infilagli sotto {dragon} dalla tua mano'
          : `conserva qui {${food}} dalla tua riserva`;
      const atThird = capital(AT_THIRD[gender(food)]);
      const gifts =
        each.length > 0
          ? `Per ogni {${food}} che riceve: ${say(each, 'do')}. ${atThird}, inoltre (una sola volta)`
          : `${atThird} {${food}} (una sola volta)`;
      return `nutri questo cucciolo: ${how}. ${gifts}: ${say(third, 'do')}`;
    },
  },
  gains: (things, mood) => clause(GAIN, things, mood),
  counts: {
    dragons: ({ filter }, n) => dragons(filter, n),
    cached: ({ resource }, n) =>
      many(
        n,
        gender(resource),
        `{${resource}} ${gender(resource) === 'm' ? 'conservato' : 'conservata'} qui`,
      ),
    tucked: (_, n) => many(n, 'f', '{dragon} infilata sotto questo drago'),
    markers: (_, n) => {
      if (n === 'each') return 'ogni {marker} che hai sulla tessera gilda';
      return many(n, 'm', '{marker} sulla tessera gilda');
    },
    lowestObjectives: (_, n) =>
      `${many(n, 'm', 'obiettivo', 'obiettivi')} in cui nessuno è piazzato peggio di te`,
    traitSets: (_, n) => many(n, 'm', 'set di 4 draghi dai caratteri diversi sulla tua plancia'),
    sizeSets: (_, n) => many(n, 'm', 'set di 4 draghi di taglie diverse sulla tua plancia'),
    eggPairs: (_, n) => (n === 'each' ? 'ogni 2 {egg} nei tuoi nidi' : `${2 * n} {egg} nei tuoi nidi`),
    fullColumns: (_, n) => `${many(n, 'f', 'colonna', 'colonne')} della tua plancia con 3 draghi`,
    caveCards: (_, n) => many(n, 'f', '{cave} sulla tua plancia, visibile o coperta'),
    costIcons: (_, n) =>
      `${many(n, 'm', 'simbolo risorsa', 'simboli risorsa')} nei costi dei draghi di una delle tue grotte`,
  },
  conditions: {
    atLeast: ({ count: of, n }) => `hai almeno ${count(of, n)}`,
    exactly: ({ count: of, n }) => `${n === 0 ? 'non hai' : 'hai'} ${count(of, n)}`,
    atLeastNeighbour: ({ row }) =>
      `hai ${yourRow(row)} almeno tanti draghi quanti ne ha il tuo vicino di sinistra ${row === 'A' ? 'nel suo' : 'nella sua'}`,
    between: () => 'in questa grotta ci sono draghi sia a sinistra sia a destra di questo',
    rightmost: () => 'in questa grotta non ci sono draghi a destra di questo',
    fullCave: () => 'in questa grotta ci sono 4 draghi',
    fullColumn: () => 'in questa colonna ci sono 3 draghi',
    excavatedCave: () => 'questa grotta è completamente scavata',
    sizesInCave: ({ sizes }) =>
      `in questa grotta ci sono draghi di queste taglie: ${and(sizes.map((size) => `{size:${size}}`))}`,
  },
  costs: {
    ...plainCosts('e'),
    mixed: (n) => `${n} elementi a scelta tra {any}, {dragon} e {cave}`,
    card: (n) => (n === 1 ? '{dragon} o {cave}' : `${n} carte a scelta tra {dragon} e {cave}`),
    eggsFrom: (place) =>
      ({
        mat: '',
        here: 'da questo drago',
        cave: 'da questa grotta',
        column: 'da questa colonna',
        adjacent: 'da draghi adiacenti',
      })[place],
  },
  riders: {
    may: ({ how, n, to: target }, taken) => {
      const verb = PUT[how];
      const what =
        taken.n === 1
          ? joined(verb, IT[gender(taken.thing)], 'may')
          : `${joined(verb, 'ne', 'may')} fino a ${n}`;
      return `; puoi ${what} ${to(how, n, target)}`;
    },
    split: (rider) => `. ${capital(shares(rider.shares))}`,
  },
  shares: {
    keep: ({ n }) => `tienine ${n}`,
    discard: ({ n }) => `scartane ${n}`,
    cache: ({ n, to: target }) => `${joined(CACHE, 'ne', 'do')} ${n} ${to('cache', n, target)}`,
    tuck: ({ n, to: target }) => `${joined(TUCK, 'ne', 'do')} ${n} ${to('tuck', n, target)}`,
  },
  ends: {
    if: ({ points, condition: test }) => `{points:${points}} se ${condition(test)}`,
    per: ({ points, count: of, max }) =>
      words(
        points < 0 ? `perdi {points:${-points}}` : `{points:${points}}`,
        (of.of === 'cached' || of.of === 'tucked') && 'in più',
        `per ${count(of, 'each')}`,
        max !== undefined && `(massimo {points:${max}})`,
      ),
    pay: ({ options }) =>
      `paga ${or(options.map(({ cost: price, points }) => `${cost(price)} per {points:${points}}`))}`,
  },
  and: 'e',
  or: 'o',
  forEach: (each, one) => `per ${each}, ${one}`,
  fixedPoints: (limited, unlimited) => `${limited} o (senza limite) ${unlimited}`,
  placeMarker: 'metti un {marker} inutilizzato sulla tessera gilda',
  polish: (text) => text,
};
