import type { Chance, Seat, Viewer } from '@aerie/kernel';
import type { Task } from './agenda.js';
import { CAVE_NUMBERS, DRAGON_NUMBERS } from './data/cards.js';
import { NOT_ALONE } from './data/rival.js';
import { FIRST_RESOURCES, hasDrafted, THROWN } from './draft.js';
import type { Event } from './events.js';
import { changeResource, clone, cloneMat, type Draft, type Mat, type State } from './state.js';

/**
 * What a viewer may know. Cards that they may not know are 0: in others' hands, under others' dragons, in the tasks of
 * others; where hands are open (`openHands`), these are told. Always hidden: the decks and the cards that went unseen,
 * which are told by their number, and what others do in the draft until all have finished: their mats look as they were
 * dealt. Everything that lies open on mats, display and discard pile is told to all.
 */
export interface View extends Omit<State, 'dragonDeck' | 'caveDeck' | 'goneUnseen' | 'drafts'> {
  readonly who: Viewer;
  readonly dragonDeck: number;
  readonly caveDeck: number;
  readonly goneUnseen: number;
  /** Own choices of the draft, and who has finished; null afterwards. */
  readonly draft: { readonly own: Draft | null; readonly finished: readonly boolean[] } | null;
}

const hide = (cards: readonly number[]): number[] => cards.map(() => 0);

export function view(s: State, who: Viewer): View {
  const { dragonDeck, caveDeck, goneUnseen, drafts, ...table } = clone(s);
  return {
    ...table,
    who,
    mats: s.mats.map((mat, seat) => (seat === who ? cloneMat(mat) : othersMat(s, mat, seat))),
    agenda: s.agenda.map((task) => othersTask(s, task, who)),
    dragonDeck: dragonDeck.length,
    caveDeck: caveDeck.length,
    goneUnseen: goneUnseen.length,
    draft:
      drafts.length > 0
        ? { own: who === 'watcher' ? null : (drafts[who] as Draft), finished: drafts.map(hasDrafted) }
        : null,
  };
}

/** Somebody else's mat. While they draft, it looks as it was dealt. */
function othersMat(s: State, mat: Mat, seat: Seat): Mat {
  const drafting = s.drafts[seat];
  const dragons = drafting
    ? [...mat.dragons, ...drafting.thrownDragons].sort((a, b) => a - b)
    : mat.dragons.slice();
  const caves = drafting ? [...mat.caves, ...drafting.thrownCaves].sort((a, b) => a - b) : mat.caves.slice();
  return {
    ...cloneMat(mat),
    dragons: s.openHands ? dragons : hide(dragons),
    caves: s.openHands ? caves : hide(caves),
    buried: s.openHands ? mat.buried.slice() : hide(mat.buried),
    ...(drafting ? { resources: [0, 0, 0, 0] } : {}),
  };
}

/** A task with what only its seat knows: cards just taken, and the card just tucked from the hand. */
function othersTask(s: State, task: Task, who: Viewer): Task {
  if (!('here' in task) || !('tucked' in task) || task.seat === who || s.openHands) return task;
  const hidden = { ...task, tucked: 0 };
  if (hidden.task === 'taking' && hidden.thing === 'dragon') return { ...hidden, taken: hide(hidden.taken) };
  return hidden.task === 'sharing' && hidden.cards ? { ...hidden, taken: hide(hidden.taken) } : hidden;
}

/** Deals out what the viewer does not know: to others' hands, under their dragons, and into the decks. */
export function imagine(v: View, chance: Chance): State {
  const { who, dragonDeck, caveDeck, goneUnseen, draft, ...table } = v;
  const dragons = new Pile(
    DRAGON_NUMBERS.filter((card) => !(v.rival && NOT_ALONE.includes(card))),
    knownDragons(v),
    chance,
  );
  const caves = new Pile(CAVE_NUMBERS, knownCaves(v), chance);
  const mats = v.mats.map((mat) => ({
    ...cloneMat(mat),
    dragons: mat.dragons.map((card) => card || dragons.deal()),
    caves: mat.caves.map((card) => card || caves.deal()),
    buried: mat.buried.map((card) => card || dragons.deal()),
  }));
  const drafts = draft ? mats.map((mat, seat) => imagineDraft(mat, seat, draft, who, chance)) : [];
  return clone({
    ...table,
    mats,
    drafts,
    agenda: v.agenda.map((task) => imagineTask(task, mats)),
    goneUnseen: Array.from({ length: goneUnseen }, () => dragons.deal()),
    dragonDeck: Array.from({ length: dragonDeck }, () => dragons.deal()),
    caveDeck: Array.from({ length: caveDeck }, () => caves.deal()),
  });
}

/** The cards that a viewer has not seen, shuffled. */
class Pile {
  private readonly cards: number[];

  constructor(all: readonly number[], known: ReadonlySet<number>, chance: Chance) {
    const rest = all.filter((card) => !known.has(card));
    this.cards = chance.deal(rest, rest.length);
  }

  deal(): number {
    const card = this.cards.pop();
    if (card === undefined) throw new Error('more cards are hidden than there are');
    return card;
  }
}

function knownDragons(v: View): Set<number> {
  const known = [...v.dragonDiscard, ...v.goneOpenly, ...v.displayDragons, ...(v.rival?.dragons ?? [])];
  for (const mat of v.mats) {
    known.push(
      ...mat.dragons,
      ...mat.buried,
      ...mat.rows.flatMap((row) => row.dragons.map(({ card }) => card)),
    );
  }
  known.push(...(v.draft?.own?.thrownDragons ?? []));
  for (const task of v.agenda) if (task.task === 'arrive') known.push(task.card);
  return new Set(known);
}

function knownCaves(v: View): Set<number> {
  const known = [...v.caveDiscard, ...v.displayCaves, ...(v.rival?.caves ?? [])];
  for (const mat of v.mats) known.push(...mat.caves, ...mat.rows.flatMap((row) => row.caves));
  known.push(...(v.draft?.own?.thrownCaves ?? []));
  for (const task of v.agenda) if (task.task === 'dig') known.push(task.card);
  return new Set(known);
}

/** What somebody else may have chosen. Those who have not finished are taken as not having begun. */
function imagineDraft(
  mat: Mat,
  seat: Seat,
  draft: NonNullable<View['draft']>,
  who: Viewer,
  chance: Chance,
): Draft {
  if (seat === who && draft.own) return { ...draft.own };
  const imagined: Draft = { thrownDragons: [], thrownCaves: [], resources: 0 };
  if (!draft.finished[seat]) return imagined;
  const all = [...mat.dragons.map((card) => `d${card}`), ...mat.caves.map((card) => `c${card}`)];
  for (const name of chance.deal(all, THROWN)) {
    const card = Number(name.slice(1));
    const [hand, thrown] =
      name[0] === 'd' ? [mat.dragons, imagined.thrownDragons] : [mat.caves, imagined.thrownCaves];
    hand.splice(hand.indexOf(card), 1);
    thrown.push(card);
  }
  for (let i = 0; i < FIRST_RESOURCES; i++) {
    changeResource(mat, chance.pick([0, 1, 2, 3]), 1);
  }
  imagined.resources = FIRST_RESOURCES;
  return imagined;
}

/** Cards just taken are the last in the hand; the card just tucked is the last that was buried. */
function imagineTask(task: Task, mats: readonly Mat[]): Task {
  if (!('here' in task) || !('tucked' in task)) return task;
  const mat = mats[task.seat] as Mat;
  if ((task.task === 'taking' && task.thing === 'dragon') || (task.task === 'sharing' && task.cards)) {
    return {
      ...task,
      taken: task.taken.map((card, i) => card || (mat.dragons.at(i - task.taken.length) as number)),
    };
  }
  if (task.task === 'pieces' && task.pieces.some(({ op }) => op === 'gainCostOf')) {
    return { ...task, tucked: task.tucked || (mat.buried.at(-1) ?? 0) };
  }
  return task;
}

/** What was drawn from a deck or tucked from a hand only its owner sees. */
export function redact(e: Event, who: Viewer): Event {
  switch (e.type) {
    case 'dealt':
      return e.seat === who ? e : { ...e, dragons: hide(e.dragons), caves: hide(e.caves) };
    case 'tookCard':
      return e.seat === who || e.from === 'display' ? e : { ...e, card: 0 };
    case 'tucked':
      return e.seat === who || e.from === 'open' ? e : { ...e, card: 0 };
    default:
      return e;
  }
}
