import type { DragonFilter, Effect, Place, Source, Target, Thing } from '../data/effect.js';
import type { RowName, Size, Timing } from '../data/words.js';
import type { Many, Mood, Wording } from './language.js';
import { amount, capital, onThoseCounted, plainCosts, speaker, words } from './speaker.js';

const { say, count, condition, cost, rider, shares, times, and, or } = speaker(() => fr);

type Verb = readonly [order: string, infinitive: string];
const GAIN: Verb = ['gagne', 'gagner'];
const DRAW: Verb = ['pioche', 'piocher'];
const LAY: Verb = ['ponds', 'pondre'];
const CACHE: Verb = ['stocke', 'stocker'];
const TUCK: Verb = ['glisse', 'glisser'];
const PAY: Verb = ['paie', 'payer'];
const PLAY: Verb = ['joue', 'jouer'];
const EXCAVATE: Verb = ['creuse', 'creuser'];
const ACTIVATE: Verb = ['active', 'activer'];
const USE: Verb = ['utilise', 'utiliser'];
const SWAP: Verb = ['échange', 'échanger'];

const clause = ([order, infinitive]: Verb, object: string, mood: Mood): string =>
  words(mood === 'do' ? order : infinitive, object);

/** "en" goes behind an order, which ends in "s" then, and before an infinitive. */
const some = ([order, infinitive]: Verb, object: string, mood: Mood): string =>
  mood === 'do' ? `${order.replace(/e$/, 'es')}-en ${object}` : `en ${infinitive} ${object}`;

const withThen = (first: string, then: readonly Effect[] | undefined, mood: Mood): string =>
  then ? `${first}${mood === 'do' ? ':' : ' pour'} ${say(then, mood)}` : first;

type Gender = 'm' | 'f';
const MASCULINE: readonly Thing[] = ['gold', 'crystal', 'milk', 'guild'];
const gender = (thing: Thing): Gender => (MASCULINE.includes(thing) ? 'm' : 'f');
const IT = { m: 'le', f: 'la' } as const;
const AT_THIRD = { m: 'au troisième', f: 'à la troisième' } as const;

/** With none it needs "ne" before the verb. */
const many = (n: Many, of: Gender, one: string, several = one): string => {
  if (n === 'each') return `chaque ${one}`;
  if (n === 0) return `${of === 'm' ? 'aucun' : 'aucune'} ${one}`;
  return `${n} ${n === 1 ? one : several}`;
};

const yourRow = (row: RowName) => `${row === 'A' ? 'ton' : 'ta'} {row:${row}}`;

/** Each one "de cette grotte", so many "dans cette grotte". */
const scope = (of: DragonFilter['scope'], n: Many): string => {
  if (of === 'adjacent') return '';
  if (of === 'mat') return `${n === 'each' ? 'de' : 'sur'} ton plateau`;
  const where = of === 'cave' ? 'cette grotte' : of === 'column' ? 'cette colonne' : yourRow(of);
  return `${n === 'each' ? 'de' : 'dans'} ${where}`;
};

const power = (timings: readonly Timing[]) => `un pouvoir ${or(timings.map((one) => `{timing:${one}}`))}`;

/** "petit" and "grand" stand before the noun. */
const sized = (size: Size | undefined): string => {
  if (!size) return 'dragon';
  if (size === 'hatchling') return '{size:hatchling}';
  return size === 'medium' ? 'dragon {size:medium}' : `{size:${size}} dragon`;
};

const oneOf = (sizes: readonly Size[]): string =>
  sizes.length > 1 && !sizes.includes('hatchling')
    ? `un dragon ${or(sizes.map((size) => `{size:${size}}`))}`
    : or(sizes.map((size) => `un ${sized(size)}`));

/** Several are told by nouns, as the tokens know no plural. */
function dragons(filter: DragonFilter, n: Many): string {
  const { size, trait, notTrait, timing } = filter;
  const tail = words(scope(filter.scope, n), timing && `avec ${power([timing])}`);
  const one = words(
    filter.other && 'autre',
    sized(size),
    trait && `{trait:${trait}}`,
    notTrait && `non {trait:${notTrait}}`,
    filter.scope === 'adjacent' && 'adjacent',
    tail,
  );
  const several = words(
    filter.other && 'autres',
    'dragons',
    filter.scope === 'adjacent' && 'adjacents',
    size && `de la taille {size:${size}}`,
    trait && `au caractère {trait:${trait}}`,
    notTrait && `au caractère non {trait:${notTrait}}`,
    tail,
  );
  return many(n, 'm', one, several);
}

const PLACES: Record<Place, string> = {
  mat: '',
  here: 'sur ce dragon',
  cave: 'dans cette grotte',
  column: 'dans cette colonne',
  adjacent: 'sur des dragons adjacents',
};
const to = (how: 'cache' | 'tuck', n: number, target: Target): string => {
  if (how === 'cache' && target === 'here') return 'ici';
  const dragon = {
    here: 'ce dragon',
    anyDragon: n > 1 ? 'les dragons de ton choix' : 'l’un de tes dragons',
    column: n > 1 ? 'des dragons de cette colonne' : 'un dragon de cette colonne',
  }[target];
  return `${how === 'cache' ? 'sur' : 'sous'} ${dragon}`;
};
/** "ici" comes first, as it would not be clear behind "de ta réserve". */
const put = (how: 'cache' | 'tuck', n: number, what: string, target: Target): string =>
  how === 'cache' && target === 'here' ? `ici ${what}` : `${what} ${to(how, n, target)}`;
const PUT = { cache: CACHE, tuck: TUCK } as const;

const FROM: Record<Source | 'supply' | 'bank', string> = {
  hand: 'de ta main',
  display: 'de l’étalage',
  deck: 'de la pioche',
  handOrDisplay: 'de ta main ou de l’étalage',
  supply: 'de ta réserve',
  bank: 'de la réserve générale',
};

export const fr: Wording = {
  effects: {
    gain: ({ thing, n, rider: next }, mood) =>
      times(n, (k) => (thing === 'r' ? some(GAIN, `${k}`, mood) : clause(GAIN, amount(k, thing), mood))) +
      rider(next, thing, n),
    draw: ({ n, rider: next }, mood) =>
      times(n, (k) => clause(DRAW, amount(k, 'dragon'), mood)) + rider(next, 'dragon', n),
    gainCostOf: (_, mood) => clause(GAIN, '{any} figurant dans le coût de la carte glissée', mood),
    lay: ({ n, at, upTo }, mood) =>
      times(n, (k) => {
        const where = at === 'adjacent' && k === 1 ? 'sur un dragon adjacent' : PLACES[at];
        return clause(LAY, words(upTo && 'jusqu’à', amount(k, 'egg'), where), mood);
      }),
    layEach: ({ filter }, mood) => clause(LAY, `{egg} sur ${dragons(filter, 'each')}`, mood),
    cache: ({ thing, n, from, to: target, then }, mood) =>
      withThen(clause(CACHE, put('cache', n, `${amount(n, thing)} ${FROM[from]}`, target), mood), then, mood),
    tuck: ({ n, from, to: target, then }, mood) =>
      withThen(
        times(n, (k) => clause(TUCK, put('tuck', k, `${amount(k, 'dragon')} ${FROM[from]}`, target), mood)),
        then,
        mood,
      ),
    tuckEach: ({ filter }, mood) =>
      clause(TUCK, `{dragon} de la pioche sous ${dragons(filter, 'each')}`, mood),
    pay: ({ cost: price, then }, mood) => withThen(clause(PAY, cost(price), mood), then, mood),
    repeat: ({ n, effect, othersOnce }) =>
      `jusqu’à ${n} fois, tu peux ${say(effect, 'may')}${
        othersOnce ? '. Chaque autre joueur peut le faire une fois' : ''
      }`,
    others: ({ effect }) => `chaque autre joueur peut ${say(effect, 'may')}`,
    if: ({ condition: test, effect }) =>
      `si ${condition(test)}, ${onThoseCounted(test, effect) ? 'ponds {egg} sur chacun d’eux' : say(effect, 'do')}`,
    name: ({ effect }) => `nomme une ressource: ${say(effect, 'do')}`,
    reveal: ({ sizes, otherwise }) =>
      `révèle {dragon} de la pioche. Si c’est ${oneOf(sizes)}, glisse la carte sous ce dragon; sinon, ${
        otherwise === 'keep' ? 'garde-la' : `défausse-la et gagne {${otherwise}}`
      }`,
    play: ({ from, terms }, mood) => {
      const play = (how: string) => clause(PLAY, words(how, `{dragon} ${FROM[from]}`), mood);
      return {
        free: play('gratuitement'),
        freeOver: `${play('gratuitement')}, par-dessus l’un de tes dragons. Le dragon recouvert compte comme glissé dessous`,
        ignoreResources: `${play('')} sans payer les ressources de son coût`,
        discount: `${play('')} en payant {egg} ou {any} de moins`,
      }[terms];
    },
    excavate: ({ from }, mood) => clause(EXCAVATE, `gratuitement une place avec {cave} ${FROM[from]}`, mood),
    activate: ({ timings }, mood) => clause(ACTIVATE, `${power(timings)} de l’un de tes dragons`, mood),
    activateIcon: (_, mood) => clause(USE, 'l’un des pouvoirs d’exploration imprimés sur ton plateau', mood),
    swap: (_, mood) =>
      clause(SWAP, 'les places de deux de tes dragons, quels que soient leurs habitats', mood),
    choose: ({ n, of }, mood) => {
      const things = of.map((thing) => `{${thing}}`);
      return clause(GAIN, n === 1 ? or(things) : `${n} récompenses différentes parmi ${and(things)}`, mood);
    },
    feed: ({ food, each, third }) => {
      const how =
        food === 'dragon' ? 'glisse {dragon} de ta main dessous' : `stocke ici {${food}} de ta réserve`;
      const atThird = capital(AT_THIRD[gender(food)]);
      const gifts =
        each.length > 0
          ? `Pour chaque {${food}} qu’il reçoit: ${say(each, 'do')}. ${atThird}, en plus (une seule fois)`
          : `${atThird} {${food}} (une seule fois)`;
      return `nourris ce dragonnet: ${how}. ${gifts}: ${say(third, 'do')}`;
    },
  },
  gains: (things, mood) => clause(GAIN, things, mood),
  counts: {
    dragons: ({ filter }, n) => dragons(filter, n),
    cached: ({ resource }, n) =>
      many(n, gender(resource), `{${resource}} ${gender(resource) === 'm' ? 'stocké' : 'stockée'} ici`),
    tucked: (_, n) => many(n, 'f', '{dragon} glissée sous ce dragon'),
    markers: (_, n) => {
      if (n === 'each') return 'chaque {marker} que tu as sur la tuile de guilde';
      return many(n, 'm', '{marker} sur la tuile de guilde');
    },
    lowestObjectives: (_, n) =>
      `${many(n, 'm', 'objectif', 'objectifs')} où personne n’est classé derrière toi`,
    traitSets: (_, n) =>
      `${many(n, 'f', 'série', 'séries')} de 4 dragons aux caractères différents sur ton plateau`,
    sizeSets: (_, n) =>
      `${many(n, 'f', 'série', 'séries')} de 4 dragons de tailles différentes sur ton plateau`,
    eggPairs: (_, n) =>
      n === 'each' ? 'chaque lot de 2 {egg} dans tes nids' : `${2 * n} {egg} dans tes nids`,
    fullColumns: (_, n) => `${many(n, 'f', 'colonne', 'colonnes')} de ton plateau contenant 3 dragons`,
    caveCards: (_, n) => many(n, 'f', '{cave} sur ton plateau, visible ou recouverte'),
    costIcons: (_, n) =>
      `${many(n, 'm', 'symbole de ressource', 'symboles de ressource')} dans le coût des dragons de l’une de tes grottes`,
  },
  conditions: {
    atLeast: ({ count: of, n }) => `tu as au moins ${count(of, n)}`,
    exactly: ({ count: of, n }) => `tu ${n === 0 ? 'n’as' : 'as'} ${count(of, n)}`,
    atLeastNeighbour: ({ row }) =>
      `tu as dans ${yourRow(row)} au moins autant de dragons que ton voisin de gauche dans ${row === 'A' ? 'le sien' : 'la sienne'}`,
    between: () => 'un dragon se trouve de chaque côté de celui-ci dans cette grotte',
    rightmost: () => 'aucun dragon ne se trouve à droite de celui-ci dans cette grotte',
    fullCave: () => 'cette grotte contient 4 dragons',
    fullColumn: () => 'cette colonne contient 3 dragons',
    excavatedCave: () => 'cette grotte est entièrement creusée',
    sizesInCave: ({ sizes }) =>
      `cette grotte contient des dragons de ces tailles: ${and(sizes.map((size) => `{size:${size}}`))}`,
  },
  costs: {
    ...plainCosts('et'),
    mixed: (n) => `${n} éléments au choix parmi {any}, {dragon} et {cave}`,
    card: (n) => (n === 1 ? '{dragon} ou {cave}' : `${n} cartes au choix parmi {dragon} et {cave}`),
    eggsFrom: (place) =>
      ({
        mat: '',
        here: 'de ce dragon',
        cave: 'de cette grotte',
        column: 'de cette colonne',
        adjacent: 'de dragons adjacents',
      })[place],
  },
  riders: {
    may: ({ how, n, to: target }, taken) => {
      const verb = PUT[how];
      const what =
        taken.n === 1 ? `${IT[gender(taken.thing)]} ${verb[1]}` : some(verb, `jusqu’à ${n}`, 'may');
      return `; tu peux ${what} ${to(how, n, target)}`;
    },
    split: (rider) => `. ${capital(shares(rider.shares))}`,
  },
  shares: {
    keep: ({ n }) => `gardes-en ${n}`,
    discard: ({ n }) => `défausses-en ${n}`,
    cache: ({ n, to: target }) => `${some(CACHE, `${n}`, 'do')} ${to('cache', n, target)}`,
    tuck: ({ n, to: target }) => `${some(TUCK, `${n}`, 'do')} ${to('tuck', n, target)}`,
  },
  ends: {
    if: ({ points, condition: test }) => `{points:${points}} si ${condition(test)}`,
    per: ({ points, count: of, max }) =>
      words(
        points < 0 ? `perds {points:${-points}}` : `{points:${points}}`,
        (of.of === 'cached' || of.of === 'tucked') && 'de plus',
        `pour ${count(of, 'each')}`,
        max !== undefined && `(maximum {points:${max}})`,
      ),
    pay: ({ options }) =>
      `paie ${or(options.map(({ cost: price, points }) => `${cost(price)} pour {points:${points}}`))}`,
  },
  and: 'et',
  or: 'ou',
  forEach: (each, one) => `pour ${each}, ${one}`,
  fixedPoints: (limited, unlimited) => `${limited} ou (sans limite) ${unlimited}`,
  placeMarker: 'place un {marker} inutilisé sur la tuile de guilde',
  // A narrow no-break space before the high signs; the colon inside a token is followed by no space.
  polish: (text) => text.replace(/ ?([;:!?])(?=\s|$)/g, '\u202f$1'),
};
