import { conformance } from '@aerie/conformance';
import type { Chance, Viewer } from '@aerie/kernel';
import type { Task } from './agenda.js';
import { dragonsOf } from './counts.js';
import game from './index.js';
import { clone, type State } from './state.js';

/** Every dragon card, wherever it lies. */
function dragonCards(s: State): number[] {
  const limbo = s.agenda.flatMap((task) => (task.task === 'arrive' ? [task.card] : []));
  const mats = s.mats.flatMap((mat) => [
    ...mat.dragons,
    ...mat.buried,
    ...[...dragonsOf(mat)].map(({ card }) => card),
  ]);
  const drafted = s.drafts.flatMap((draft) => draft.thrownDragons);
  const gone = [...s.goneOpenly, ...s.goneUnseen, ...(s.rival?.dragons ?? [])];
  const shown = s.displayDragons.filter((card) => card > 0);
  return [...limbo, ...mats, ...drafted, ...gone, ...shown, ...s.dragonDeck, ...s.dragonDiscard];
}

function caveCards(s: State): number[] {
  const limbo = s.agenda.flatMap((task) => (task.task === 'dig' ? [task.card] : []));
  const mats = s.mats.flatMap((mat) => [...mat.caves, ...mat.rows.flatMap((row) => row.caves)]);
  const shown = [...s.displayCaves.filter((card) => card > 0), ...(s.rival?.caves ?? [])];
  const drafted = s.drafts.flatMap((draft) => draft.thrownCaves);
  return [...limbo, ...mats, ...shown, ...drafted, ...s.caveDeck, ...s.caveDiscard];
}

const different = (cards: readonly number[]): number => new Set(cards).size;

/** Cards that the tables say are under dragons, less those that are accounted for. */
function tuckedAmiss(s: State): number {
  const under = s.mats.reduce(
    (n, mat) => n + [...dragonsOf(mat)].reduce((m, dragon) => m + dragon.tucked, 0),
    0,
  );
  const buried = s.mats.reduce((n, mat) => n + mat.buried.length, 0);
  return under - buried - s.goneOpenly.length - s.goneUnseen.length - s.unseen;
}

/** Renames the cards that a viewer may not know among themselves, everywhere they are. */
function scramble(state: State, who: Viewer, chance: Chance): State {
  const s = clone(state);
  if (s.openHands) return s;
  const others = s.mats.filter((_, seat) => seat !== who);
  const drafts = s.drafts.filter((_, seat) => seat !== who);
  const dragonLists = [
    ...others.flatMap((mat) => [mat.dragons, mat.buried]),
    ...drafts.map((d) => d.thrownDragons),
    s.dragonDeck,
    s.goneUnseen,
  ];
  const caveLists = [...others.map((mat) => mat.caves), ...drafts.map((d) => d.thrownCaves), s.caveDeck];
  const rename = (lists: number[][]) => {
    const cards = lists.flat();
    const mixed = chance.deal(cards, cards.length);
    const names = new Map(cards.map((card, i) => [card, mixed[i] as number]));
    for (const list of lists)
      list.forEach((card, i) => {
        list[i] = names.get(card) as number;
      });
    return names;
  };
  const names = rename(dragonLists);
  rename(caveLists);
  s.agenda.forEach((task, i) => {
    s.agenda[i] = renameTask(task, who, names);
  });
  return s;
}

function renameTask(task: Task, who: Viewer, names: ReadonlyMap<number, number>): Task {
  if (!('tucked' in task) || task.seat === who) return task;
  const other = (card: number) => names.get(card) ?? card;
  const renamed = { ...task, tucked: other(task.tucked) };
  const cards =
    (renamed.task === 'sharing' && renamed.cards) ||
    (renamed.task === 'taking' && renamed.thing === 'dragon');
  return cards ? { ...renamed, taken: renamed.taken.map(other) } : renamed;
}

conformance(game, {
  pieces: (s) => ({
    dragons: dragonCards(s).length,
    differentDragons: different(dragonCards(s)),
    caves: caveCards(s).length,
    differentCaves: different(caveCards(s)),
    markers:
      s.mats.reduce((n, mat) => n + mat.markers, 0) +
      s.marks.filter(({ seat }) => seat < s.mats.length).length,
    tuckedAmiss: tuckedAmiss(s),
    owed: Math.max(
      0,
      ...s.mats.flatMap((mat) => [-mat.coins, -mat.eggs, mat.eggs - 2, ...mat.resources.map((n) => -n)]),
    ),
  }),
  scramble,
  // The level of the solo opponent means nothing to several players.
  options: (all, seats) =>
    all.filter(({ solo, laterPrinting, openHands }) =>
      seats === 1 ? !openHands && !laterPrinting : solo === '1',
    ),
  matches: 1,
  probes: 12,
});
