import type { Count, DragonFilter, Effect, Place, Source, Target, Thing } from '../data/effect.js';
import type { RowName, Size, Timing } from '../data/words.js';
import type { Many, Mood, Wording } from './language.js';
import { amount, capital, onThoseCounted, plainCosts, speaker, words } from './speaker.js';

const { say, count, condition, cost, rider, shares, times, and, or } = speaker(() => de);

/** Imperative, infinitive, and the part that goes to the end of the sentence. */
type Verb = readonly [order: string, infinitive: string, particle?: string];
const GAIN: Verb = ['erhalte', 'erhalten'];
const DRAW: Verb = ['ziehe', 'ziehen'];
const LAY: Verb = ['lege', 'legen'];
const CACHE: Verb = ['lagere', 'einlagern', 'ein'];
const TUCK: Verb = ['schiebe', 'schieben'];
const PAY: Verb = ['zahle', 'zahlen'];
const PLAY: Verb = ['spiele', 'ausspielen', 'aus'];
const EXCAVATE: Verb = ['grabe', 'ausgraben', 'aus'];
const ACTIVATE: Verb = ['aktiviere', 'aktivieren'];
const USE: Verb = ['nutze', 'nutzen'];
const SWAP: Verb = ['tausche', 'tauschen'];

const clause = ([order, infinitive, particle]: Verb, object: string, mood: Mood): string =>
  mood === 'do' ? words(order, object, particle) : words(object, infinitive);

/** As an order a colon and a capital letter; after "darf" both in the infinitive. */
const withThen = (first: string, then: readonly Effect[] | undefined, mood: Mood): string => {
  if (!then) return first;
  return mood === 'do' ? `${first}: ${capital(say(then, mood))}` : `${first} und dafür ${say(then, mood)}`;
};

type Gender = 'm' | 'f' | 'n';
const gender = (thing: Thing): Gender => {
  if (thing === 'meat' || thing === 'gold') return 'n';
  return thing === 'crystal' || thing === 'guild' ? 'm' : 'f';
};
const EACH = { m: 'jeden', f: 'jede', n: 'jedes' } as const;
const NO = { m: 'keinen', f: 'keine', n: 'kein' } as const;
const IT = { m: 'ihn', f: 'sie', n: 'es' } as const;
const THAT = { m: 'den', f: 'die', n: 'das' } as const;
const AT_THIRD = { m: 'beim dritten', f: 'bei der dritten', n: 'beim dritten' } as const;

/** All in the accusative. */
const many = (n: Many, of: Gender, one: string, several = one): string => {
  if (n === 'each') return `${EACH[of]} ${one}`;
  return n === 0 ? `${NO[of]} ${one}` : `${n} ${n === 1 ? one : several}`;
};

const yourRow = (row: RowName) => `in ${row === 'A' ? 'deinem' : 'deiner'} {row:${row}}`;
const SCOPE = {
  mat: 'auf deinem Tableau',
  cave: 'in dieser Höhle',
  column: 'in dieser Spalte',
  adjacent: '',
} as const;
const scope = (of: DragonFilter['scope']) => (of in SCOPE ? SCOPE[of as 'mat'] : yourRow(of as RowName));

const ability = (timings: readonly Timing[]) =>
  `${timings.map((one) => `{timing:${one}}-`).join(' oder ')}Fähigkeit`;

/** A trait comes as a predicate, where adjectives keep their dictionary form. */
function dragons(filter: DragonFilter, n: Many, place = scope(filter.scope)): string {
  const { size, trait, notTrait, timing } = filter;
  const hatchling = size === 'hatchling';
  const phrase = (ending: string, relative: string) => {
    const noun = words(
      filter.other && `ander${ending}`,
      filter.scope === 'adjacent' && `angrenzend${ending}`,
      hatchling ? '{size:hatchling}' : 'Drachen',
      size && !hatchling && `der Größe {size:${size}}`,
      timing && `mit ${ability([timing])}`,
      place,
    );
    const is = trait ? `{trait:${trait}}` : notTrait && `nicht {trait:${notTrait}}`;
    return is ? `${noun}, ${relative.replace('*', is)}` : noun;
  };
  return many(
    n,
    hatchling ? 'n' : 'm',
    phrase(hatchling ? 'es' : 'en', hatchling ? 'das * ist' : 'der * ist'),
    phrase('e', 'die * sind'),
  );
}

const PLACES: Record<Place, string> = {
  mat: '',
  here: 'auf diesen Drachen',
  cave: 'in dieser Höhle',
  column: 'in dieser Spalte',
  adjacent: 'auf angrenzende Drachen',
};
const targets = (several: boolean): Record<'cache' | 'tuck', Record<Target, string>> => ({
  cache: {
    here: 'hier',
    anyDragon: several ? 'auf beliebigen deiner Drachen' : 'auf einem deiner Drachen',
    column: several ? 'auf Drachen in dieser Spalte' : 'auf einem Drachen in dieser Spalte',
  },
  tuck: {
    here: 'unter diesen Drachen',
    anyDragon: several ? 'unter beliebige deiner Drachen' : 'unter einen deiner Drachen',
    column: several ? 'unter Drachen in dieser Spalte' : 'unter einen Drachen in dieser Spalte',
  },
});
const put = (how: 'cache' | 'tuck', n: number, what: string, to: Target, mood: Mood) =>
  clause(how === 'cache' ? CACHE : TUCK, `${what} ${targets(n > 1)[how][to]}`, mood);

const FROM: Record<Source | 'supply' | 'bank', string> = {
  hand: 'aus deiner Hand',
  display: 'aus der Auslage',
  deck: 'vom Stapel',
  handOrDisplay: 'aus deiner Hand oder der Auslage',
  supply: 'aus deinem Vorrat',
  bank: 'aus dem allgemeinen Vorrat',
};

const ofSize = (size: Size) => (size === 'hatchling' ? `ein {size:${size}}` : `{size:${size}}`);

/** The place comes before the dragons, so that what they are like may follow them. */
const have = (how: string, of: Count, n: number) =>
  of.of === 'dragons'
    ? words('hast du', scope(of.filter.scope), how, dragons(of.filter, n, ''))
    : words('hast du', how, count(of, n));

export const de: Wording = {
  effects: {
    gain: ({ thing, n, rider: next }, mood) =>
      times(n, (k) => clause(GAIN, thing === 'r' ? `${k} davon` : amount(k, thing), mood)) +
      rider(next, thing, n),
    draw: ({ n, rider: next }, mood) =>
      times(n, (k) => clause(DRAW, amount(k, 'dragon'), mood)) + rider(next, 'dragon', n),
    gainCostOf: (_, mood) => clause(GAIN, '{any} aus den Kosten der untergeschobenen Karte', mood),
    lay: ({ n, at, upTo }, mood) =>
      times(n, (k) => {
        const where = at === 'adjacent' && k === 1 ? 'auf einen angrenzenden Drachen' : PLACES[at];
        return clause(LAY, words(upTo && 'bis zu', amount(k, 'egg'), where), mood);
      }),
    layEach: ({ filter }, mood) => clause(LAY, `{egg} auf ${dragons(filter, 'each')}`, mood),
    cache: ({ thing, n, from, to, then }, mood) =>
      withThen(put('cache', n, `${amount(n, thing)} ${FROM[from]}`, to, mood), then, mood),
    tuck: ({ n, from, to, then }, mood) =>
      withThen(
        times(n, (k) => put('tuck', k, `${amount(k, 'dragon')} ${FROM[from]}`, to, mood)),
        then,
        mood,
      ),
    tuckEach: ({ filter }, mood) =>
      clause(TUCK, `{dragon} vom Stapel unter ${dragons(filter, 'each')}`, mood),
    pay: ({ cost: price, then }, mood) => withThen(clause(PAY, cost(price), mood), then, mood),
    repeat: ({ n, effect, othersOnce }) =>
      `du darfst bis zu ${n}-mal ${say(effect, 'may')}${othersOnce ? '. Jede andere Person darf das einmal' : ''}`,
    others: ({ effect }) => `jede andere Person darf ${say(effect, 'may')}`,
    if: ({ condition: test, effect }) =>
      `${condition(test)}, ${onThoseCounted(test, effect) ? 'lege {egg} auf jeden davon' : say(effect, 'do')}`,
    name: ({ effect }) => `nenne eine Ressource: ${capital(say(effect, 'do'))}`,
    reveal: ({ sizes, otherwise }) =>
      `decke {dragon} vom Stapel auf. Ist sie ${or(sizes.map(ofSize))}, kommt sie unter diesen Drachen, sonst ${
        otherwise === 'keep' ? 'auf deine Hand' : `wirfst du sie ab und erhältst {${otherwise}}`
      }`,
    play: ({ from, terms }, mood) => {
      const play = (terms: string) => clause(PLAY, `{dragon} ${FROM[from]} ${terms}`, mood);
      return {
        free: play('kostenlos'),
        freeOver: `${play('kostenlos über einem deiner Drachen')}. Der bedeckte Drache gilt als untergeschoben`,
        ignoreResources: play('ohne Ressourcenkosten'),
        discount: play('für {egg} oder {any} weniger'),
      }[terms];
    },
    excavate: ({ from }, mood) => clause(EXCAVATE, `mit {cave} ${FROM[from]} kostenlos einen Platz`, mood),
    activate: ({ timings }, mood) => clause(ACTIVATE, `eine ${ability(timings)} eines deiner Drachen`, mood),
    activateIcon: (_, mood) => clause(USE, 'eine der auf deinem Tableau aufgedruckten Fähigkeiten', mood),
    swap: (_, mood) => clause(SWAP, 'die Plätze von zwei deiner Drachen (ihr Lebensraum ist egal)', mood),
    choose: ({ n, of }, mood) => {
      const things = of.map((thing) => `{${thing}}`);
      return clause(GAIN, n === 1 ? or(things) : `${n} verschiedene Belohnungen aus ${and(things)}`, mood);
    },
    feed: ({ food, each, third }) => {
      const how =
        food === 'dragon'
          ? 'Schiebe {dragon} aus deiner Hand darunter'
          : `Lagere {${food}} aus deinem Vorrat hier ein`;
      const of = gender(food);
      const atThird = capital(AT_THIRD[of]);
      const gifts =
        each.length > 0
          ? `Für ${EACH[of]} {${food}}, ${THAT[of]} es bekommt: ${capital(say(each, 'do'))}. ${atThird} zusätzlich (nur einmal)`
          : `${atThird} {${food}} (nur einmal)`;
      return `füttere dieses Jungtier: ${how}. ${gifts}: ${capital(say(third, 'do'))}`;
    },
  },
  gains: (things, mood) => clause(GAIN, things, mood),
  counts: {
    dragons: ({ filter }, n) => dragons(filter, n),
    cached: ({ resource }, n) => many(n, gender(resource), `hier eingelagerte {${resource}}`),
    tucked: (_, n) => many(n, 'f', 'hier untergeschobene {dragon}'),
    markers: (_, n) =>
      many(
        n,
        'm',
        n === 'each' ? 'eigenen {marker} auf dem Gildenplättchen' : '{marker} auf dem Gildenplättchen',
      ),
    lowestObjectives: (_, n) =>
      many(
        n,
        'n',
        'Rundenziel, bei dem niemand schlechter platziert ist als du',
        'Rundenziele, bei denen niemand schlechter platziert ist als du',
      ),
    traitSets: (_, n) =>
      `${many(n, 'm', 'Satz', 'Sätze')} aus 4 Drachen mit verschiedenen Charakterzügen auf deinem Tableau`,
    sizeSets: (_, n) =>
      `${many(n, 'm', 'Satz', 'Sätze')} aus 4 Drachen verschiedener Größe auf deinem Tableau`,
    eggPairs: (_, n) => (n === 'each' ? 'je 2 {egg} in deinen Nestern' : `${2 * n} {egg} in deinen Nestern`),
    fullColumns: (_, n) => `${many(n, 'f', 'Spalte', 'Spalten')} deines Tableaus mit 3 Drachen`,
    caveCards: (_, n) => many(n, 'f', '{cave} auf deinem Tableau, ob bedeckt oder nicht'),
    costIcons: (_, n) =>
      `${many(n, 'n', 'Ressourcensymbol', 'Ressourcensymbole')} in den Kosten der Drachen einer deiner Höhlen`,
  },
  conditions: {
    atLeast: ({ count: of, n }) => have('mindestens', of, n),
    exactly: ({ count: of, n }) => have('', of, n),
    atLeastNeighbour: ({ row }) =>
      `liegen ${yourRow(row)} mindestens so viele Drachen wie bei der Person links von dir`,
    between: () => 'liegt in dieser Höhle links und rechts von diesem Drachen je ein weiterer',
    rightmost: () => 'liegt in dieser Höhle rechts von diesem Drachen kein weiterer',
    fullCave: () => 'liegen in dieser Höhle 4 Drachen',
    fullColumn: () => 'liegen in dieser Spalte 3 Drachen',
    excavatedCave: () => 'ist diese Höhle vollständig ausgegraben',
    sizesInCave: ({ sizes }) =>
      `liegen in dieser Höhle Drachen der Größen ${and(sizes.map((size) => `{size:${size}}`))}`,
  },
  costs: {
    ...plainCosts('und'),
    mixed: (n) => `beliebige ${n} aus {any}, {dragon} und {cave}`,
    card: (n) => (n === 1 ? '{dragon} oder {cave}' : `beliebige ${n} aus {dragon} und {cave}`),
    eggsFrom: (place) =>
      ({
        mat: '',
        here: 'von diesem Drachen',
        cave: 'aus dieser Höhle',
        column: 'aus dieser Spalte',
        adjacent: 'von angrenzenden Drachen',
      })[place],
  },
  riders: {
    may: ({ how, n, to }, taken) => {
      const what = taken.n === 1 ? IT[gender(taken.thing)] : `bis zu ${n} davon`;
      return `; du darfst ${put(how, n, what, to, 'may')}`;
    },
    split: (rider) => `. ${capital(shares(rider.shares))}`,
  },
  shares: {
    keep: ({ n }) => `behalte ${n}`,
    discard: ({ n }) => `wirf ${n} ab`,
    cache: ({ n, to }) => put('cache', n, `${n}`, to, 'do'),
    tuck: ({ n, to }) => put('tuck', n, `${n}`, to, 'do'),
  },
  ends: {
    if: ({ points, condition: test }) => `${condition(test)}: {points:${points}}`,
    per: ({ points, count: of, max }) =>
      words(
        (of.of === 'cached' || of.of === 'tucked') && 'zusätzlich',
        points < 0 ? `verliere {points:${-points}}` : `{points:${points}}`,
        `für ${count(of, 'each')}`,
        max !== undefined && `(höchstens {points:${max}})`,
      ),
    pay: ({ options }) =>
      `zahle ${or(options.map(({ cost: price, points }) => `${cost(price)} für {points:${points}}`))}`,
  },
  and: 'und',
  or: 'oder',
  forEach: (each, one) => `für ${each}: ${capital(one)}`,
  fixedPoints: (limited, unlimited) => `${limited} oder (unbegrenzt oft) ${unlimited}`,
  placeMarker: 'setze einen ungenutzten {marker} auf das Gildenplättchen',
  polish: (text) => text,
};
