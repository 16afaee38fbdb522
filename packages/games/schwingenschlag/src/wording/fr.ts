import type { Size, Timing } from '../data/words.js';
import type { DragonFilter, Effect, Place, Source, Target, Thing } from '../effects/effect.js';
import type { Many, Mood, Wording } from './language.js';
import { amount, capital, onThoseCounted, plainCosts, speaker, words } from './speaker.js';

const { say, count, condition, cost, rider, shares, times, and, or } = speaker(() => fr);

type Verb = readonly [order: string, infinitive: string];
const GAIN: Verb = ['gagnez', 'gagner'];
const DRAW: Verb = ['piochez', 'piocher'];
const LAY: Verb = ['pondez', 'pondre'];
const CACHE: Verb = ['stockez', 'stocker'];
const TUCK: Verb = ['glissez', 'glisser'];
const PAY: Verb = ['payez', 'payer'];
const PLAY: Verb = ['jouez', 'jouer'];
const EXCAVATE: Verb = ['excavez', 'excaver'];
const ACTIVATE: Verb = ['activez', 'activer'];
const USE: Verb = ['utilisez', 'utiliser'];
const SWAP: Verb = ['échangez', 'échanger'];

const clause = ([order, infinitive]: Verb, object: string, mood: Mood): string =>
  words(mood === 'do' ? order : infinitive, object);

/** "en" goes behind an order and before an infinitive. */
const some = ([order, infinitive]: Verb, object: string, mood: Mood): string =>
  mood === 'do' ? `${order}-en ${object}` : `en ${infinitive} ${object}`;

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

/** Each one "de cette grotte", so many "dans cette grotte". */
const scope = (of: DragonFilter['scope'], n: Many): string => {
  if (of === 'adjacent') return '';
  if (of === 'mat') return `${n === 'each' ? 'de' : 'sur'} votre plateau`;
  const where = of === 'cave' ? 'cette grotte' : of === 'column' ? 'cette colonne' : `votre {row:${of}}`;
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
    anyDragon: n > 1 ? 'les dragons de votre choix' : 'l’un de vos dragons',
    column: n > 1 ? 'des dragons de cette colonne' : 'un dragon de cette colonne',
  }[target];
  return `${how === 'cache' ? 'sur' : 'sous'} ${dragon}`;
};
/** "ici" comes first, as it would not be clear behind "de votre réserve". */
const put = (how: 'cache' | 'tuck', n: number, what: string, target: Target): string =>
  how === 'cache' && target === 'here' ? `ici ${what}` : `${what} ${to(how, n, target)}`;
const PUT = { cache: CACHE, tuck: TUCK } as const;

const FROM: Record<Source | 'supply' | 'bank', string> = {
  hand: 'de votre main',
  display: 'de l’étalage',
  deck: 'de la pioche',
  handOrDisplay: 'de votre main ou de l’étalage',
  supply: 'de votre réserve',
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
      `jusqu’à ${n} fois, vous pouvez ${say(effect, 'may')}${
        othersOnce ? '. Chaque autre joueur peut le faire une fois' : ''
      }`,
    others: ({ effect }) => `chaque autre joueur peut ${say(effect, 'may')}`,
    if: ({ condition: test, effect }) =>
      `si ${condition(test)}, ${onThoseCounted(test, effect) ? 'pondez {egg} sur chacun d’eux' : say(effect, 'do')}`,
    name: ({ effect }) => `nommez une ressource: ${say(effect, 'do')}`,
    reveal: ({ sizes, otherwise }) =>
      `révélez {dragon} de la pioche. Si c’est ${oneOf(sizes)}, glissez-le sous ce dragon; sinon, ${
        otherwise === 'keep' ? 'gardez-le' : `défaussez-le et gagnez {${otherwise}}`
      }`,
    play: ({ from, terms }, mood) => {
      const play = (how: string) => clause(PLAY, words(how, `{dragon} ${FROM[from]}`), mood);
      return {
        free: play('gratuitement'),
        freeOver: `${play('gratuitement')}, par-dessus l’un de vos dragons. Le dragon recouvert compte comme glissé dessous`,
        ignoreResources: `${play('')} sans payer les ressources de son coût`,
        discount: `${play('')} en payant {egg} ou {any} de moins`,
      }[terms];
    },
    excavate: ({ from }, mood) => clause(EXCAVATE, `gratuitement une case avec {cave} ${FROM[from]}`, mood),
    activate: ({ timings }, mood) => clause(ACTIVATE, `${power(timings)} de l’un de vos dragons`, mood),
    activateIcon: (_, mood) =>
      clause(USE, 'l’un des pouvoirs d’exploration imprimés sur votre plateau', mood),
    swap: (_, mood) =>
      clause(SWAP, 'les places de deux de vos dragons, quels que soient leurs habitats', mood),
    choose: ({ n, of }, mood) => {
      const things = of.map((thing) => `{${thing}}`);
      return clause(GAIN, n === 1 ? or(things) : `${n} récompenses différentes parmi ${and(things)}`, mood);
    },
    feed: ({ food, each, third }) => {
      const how =
        food === 'dragon'
          ? 'glissez {dragon} de votre main dessous'
          : `stockez ici {${food}} de votre réserve`;
      const atThird = capital(AT_THIRD[gender(food)]);
      const gifts =
        each.length > 0
          ? `Pour chaque {${food}} qu’il reçoit: ${say(each, 'do')}. ${atThird}, en plus (une seule fois)`
          : `${atThird} {${food}} (une seule fois)`;
      return `nourrissez ce dragonnet: ${how}. ${gifts}: ${say(third, 'do')}`;
    },
  },
  gains: (things, mood) => clause(GAIN, things, mood),
  counts: {
    dragons: ({ filter }, n) => dragons(filter, n),
    cached: ({ resource }, n) =>
      many(n, gender(resource), `{${resource}} ${gender(resource) === 'm' ? 'stocké' : 'stockée'} ici`),
    tucked: (_, n) => many(n, 'f', '{dragon} glissée sous ce dragon'),
    markers: (_, n) => {
      if (n === 'each') return 'chaque {marker} que vous avez sur la tuile de guilde';
      return many(n, 'm', '{marker} sur la tuile de guilde');
    },
    lowestObjectives: (_, n) =>
      `${many(n, 'm', 'objectif', 'objectifs')} où personne n’est classé derrière vous`,
    traitSets: (_, n) =>
      `${many(n, 'f', 'série', 'séries')} de 4 dragons aux caractères différents sur votre plateau`,
    sizeSets: (_, n) =>
      `${many(n, 'f', 'série', 'séries')} de 4 dragons de tailles différentes sur votre plateau`,
    eggPairs: (_, n) =>
      n === 'each' ? 'chaque lot de 2 {egg} dans vos nids' : `${2 * n} {egg} dans vos nids`,
    fullColumns: (_, n) => `${many(n, 'f', 'colonne', 'colonnes')} de votre plateau contenant 3 dragons`,
    caveCards: (_, n) => many(n, 'f', '{cave} sur votre plateau, visible ou recouverte'),
    costIcons: (_, n) =>
      `${many(n, 'm', 'symbole de ressource', 'symboles de ressource')} dans le coût des dragons de l’une de vos grottes`,
  },
  conditions: {
    atLeast: ({ count: of, n }) => `vous avez au moins ${count(of, n)}`,
    exactly: ({ count: of, n }) => `vous ${n === 0 ? 'n’avez' : 'avez'} ${count(of, n)}`,
    atLeastNeighbour: ({ row }) =>
      `vous avez dans votre {row:${row}} au moins autant de dragons que votre voisin de gauche dans ${row === 'A' ? 'le sien' : 'la sienne'}`,
    between: () => 'un dragon se trouve de chaque côté de celui-ci dans cette grotte',
    rightmost: () => 'aucun dragon ne se trouve à droite de celui-ci dans cette grotte',
    fullCave: () => 'cette grotte contient 4 dragons',
    fullColumn: () => 'cette colonne contient 3 dragons',
    excavatedCave: () => 'cette grotte est entièrement excavée',
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
      return `; vous pouvez ${what} ${to(how, n, target)}`;
    },
    split: (rider) => `. ${capital(shares(rider.shares))}`,
  },
  shares: {
    keep: ({ n }) => `gardez-en ${n}`,
    discard: ({ n }) => `défaussez-en ${n}`,
    cache: ({ n, to: target }) => `${some(CACHE, `${n}`, 'do')} ${to('cache', n, target)}`,
    tuck: ({ n, to: target }) => `${some(TUCK, `${n}`, 'do')} ${to('tuck', n, target)}`,
  },
  ends: {
    if: ({ points, condition: test }) => `{points:${points}} si ${condition(test)}`,
    per: ({ points, count: of, max }) =>
      words(
        points < 0 ? `perdez {points:${-points}}` : `{points:${points}}`,
        (of.of === 'cached' || of.of === 'tucked') && 'de plus',
        `pour ${count(of, 'each')}`,
        max !== undefined && `(maximum {points:${max}})`,
      ),
    pay: ({ options }) =>
      `payez ${or(options.map(({ cost: price, points }) => `${cost(price)} pour {points:${points}}`))}`,
  },
  and: 'et',
  or: 'ou',
  forEach: (each, one) => `pour ${each}, ${one}`,
  fixedPoints: (limited, unlimited) => `${limited} ou (sans limite) ${unlimited}`,
  placeMarker: 'placez un {marker} inutilisé sur la tuile de guilde',
  // A narrow no-break space before the high signs; the colon inside a token is followed by no space.
  polish: (text) => text.replace(/ ?([;:!?])(?=\s|$)/g, '\u202f$1'),
};
