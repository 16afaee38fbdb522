import type { Seat } from '@aerie/kernel';
import game, {
  type Answer,
  circleText,
  dragonAt,
  type Effect,
  effectText,
  FIRST_RESOURCES,
  FIXED_POINTS,
  FIXED_ROW,
  GUILD_CIRCLE,
  guildText,
  HAND_LIMIT,
  MAT_ICONS,
  type Mat,
  THROWN,
  type View,
} from '@aerie/schwingenschlag';
import type { LogLine } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';
import { caveName, dragonName, plain, resourceName, rowName, spotName, tongue } from './names.js';
import type { PassageId } from './rules/passages.js';
import { lazily, saying } from './saying.js';
import { isOver, topTask } from './table.js';
import type { Key } from './words/words.js';

/** What is asked of this seat now, in one sentence. */
export function prompt(view: View, seat: Seat): Saying {
  if (view.draft) {
    const thrown = (view.draft.own?.thrownDragons.length ?? 0) + (view.draft.own?.thrownCaves.length ?? 0);
    return thrown < THROWN
      ? saying('schwingenschlag.prompt.throw', { left: THROWN - thrown })
      : saying('schwingenschlag.prompt.firstResources', {
          left: FIRST_RESOURCES - (view.draft.own?.resources ?? 0),
        });
  }
  const task = topTask(view);
  switch (task?.task) {
    case 'turn':
      return saying('schwingenschlag.prompt.turn', { coins: view.mats[seat]?.coins ?? 0 });
    case 'pieces':
      return saying(
        'schwingenschlag.prompt.ability',
        lazily({
          whence: task.here > 0 ? 'card' : view.active === seat ? 'mat' : 'gift',
          card: () => dragonName(task.here),
          ask: askOf(task.pieces),
        }),
      );
    case 'taking':
      return saying('schwingenschlag.prompt.taking', { left: task.left });
    case 'sharing':
      return saying('schwingenschlag.prompt.sharing', { left: task.taken.length });
    case 'name':
      return saying('schwingenschlag.prompt.name');
    case 'pay':
      return saying('schwingenschlag.prompt.pay');
    case 'discount':
      return saying('schwingenschlag.prompt.discount', lazily({ card: () => dragonName(task.card) }));
    case 'dig':
      return saying('schwingenschlag.prompt.dig', lazily({ card: () => caveName(task.card) }));
    case 'marker':
      return saying('schwingenschlag.prompt.marker');
    case 'limits':
      return saying('schwingenschlag.prompt.limits', overLimit(view.mats[seat]));
    case 'roundAbilities':
      return saying('schwingenschlag.prompt.roundAbilities');
    case 'roundEgg':
      return saying('schwingenschlag.prompt.roundEgg');
    default:
      return saying('schwingenschlag.prompt.choose');
  }
}

const GAINS: Readonly<Record<string, string>> = { dragon: 'takeDragon', cave: 'takeCave', guild: 'step' };

/** What is asked about an ability: what it says stands beside the answers. */
function askOf([piece, ...more]: readonly Effect[]): string {
  if (!piece || more.length > 0) return 'parts';
  switch (piece.op) {
    case 'gain':
      return GAINS[piece.thing] ?? 'takeAny';
    case 'tuck':
      return piece.from === 'deck' && piece.to !== 'here' ? 'tuckUnder' : 'tuck';
    case 'play':
      return piece.terms === 'freeOver' ? 'cover' : 'play';
    case 'excavate':
      return 'dig';
    case 'activateIcon':
      return 'icon';
    default:
      return piece.op;
  }
}

/** What there is more of than may be kept. */
function overLimit(mat: Mat | undefined): { resources: number; cards: number } {
  const over = (n: number) => Math.max(0, n - HAND_LIMIT);
  return {
    resources: over((mat?.resources ?? []).reduce((total, n) => total + n, 0)),
    cards: over((mat?.dragons.length ?? 0) + (mat?.caves.length ?? 0)),
  };
}

export function waiting(view: View, seat: Seat): LogLine {
  if (view.draft) return { seat, ...saying('schwingenschlag.waiting.draft') };
  return {
    seat,
    ...saying(view.active === seat ? 'schwingenschlag.waiting.turn' : 'schwingenschlag.waiting.gift'),
  };
}

export function passage(view: View): PassageId {
  if (isOver(view)) return 'end';
  if (view.draft) return 'setup';
  const task = topTask(view);
  switch (task?.task) {
    case 'turn':
      return 'turn';
    case 'pay':
    case 'discount':
      return 'paying';
    case 'dig':
      return 'excavate';
    case 'marker':
      return 'guild';
    case 'limits':
      return 'limits';
    case 'roundEgg':
      return 'round';
    case 'roundAbilities':
      return 'abilities';
    default:
      return task && 'seat' in task && task.seat !== view.active ? 'gifts' : 'abilities';
  }
}

/** A square of the guild tile in words. */
export const squareText = (view: View, square: number): string =>
  square < FIXED_ROW
    ? guildText(view.guild, (square + 1) as 1, tongue())
    : `{points:${FIXED_POINTS[square - FIXED_ROW]}}`;

/** The part of an effect that `use` takes, in words with tokens. */
export function pieceText(view: View, piece: number): string {
  const task = topTask(view);
  const effect = task?.task === 'pieces' ? task.pieces[piece] : undefined;
  return effect ? effectText([effect], tongue()) : '';
}

/** An answer in words, as on a button. */
export function answer(notation: string, view: View): Saying {
  const read = game.read(notation);
  return read ? inWords(read, view) : { key: notation };
}

/** What stopping means: an effect is declined, and what was drawn stays in the hand. */
const DONE: Readonly<Record<string, Key>> = {
  pieces: 'schwingenschlag.answer.skip',
  sharing: 'schwingenschlag.verb.keep',
};

function inWords(a: Answer, view: View): Saying {
  switch (a.a) {
    case 'dig':
      return saying(
        'schwingenschlag.answer.dig',
        lazily({ card: () => caveName(a.card), row: () => rowName(a.row) }),
      );
    case 'entice':
    case 'play':
      return saying(
        'schwingenschlag.answer.entice',
        lazily({ card: () => dragonName(a.card), row: () => rowName(a.row) }),
      );
    case 'cover':
      return saying(
        'schwingenschlag.answer.cover',
        lazily({ card: () => dragonName(a.card), place: () => placeName(view, a.at) }),
      );
    case 'explore':
      return saying('schwingenschlag.answer.explore', lazily({ row: () => rowName(a.row) }));
    case 'pass':
      return saying('schwingenschlag.answer.pass');
    case 'step':
      return saying('schwingenschlag.answer.step', lazily({ text: () => nextSpace(view) }));
    case 'done':
      return saying(DONE[topTask(view)?.task ?? ''] ?? 'schwingenschlag.answer.done');
    case 'take':
    case 'name':
    case 'pay':
    case 'waive':
    case 'keep':
    case 'discard':
      return saying(`schwingenschlag.answer.${a.a}`, lazily({ what: () => resourceName(a.resource) }));
    case 'takeDragon':
      return a.card === 0
        ? saying('schwingenschlag.answer.drawDragon')
        : saying('schwingenschlag.answer.take', lazily({ what: () => dragonName(a.card) }));
    case 'takeCave':
      return a.card === 0
        ? saying('schwingenschlag.answer.drawCave')
        : saying('schwingenschlag.answer.take', lazily({ what: () => caveName(a.card) }));
    case 'egg':
      return saying('schwingenschlag.answer.egg', lazily({ place: () => placeName(view, a.at) }));
    case 'payEgg':
      return saying('schwingenschlag.answer.payEgg', lazily({ place: () => placeName(view, a.at) }));
    case 'waiveEgg':
      return saying('schwingenschlag.answer.waiveEgg');
    case 'cache':
      return saying(
        'schwingenschlag.answer.cache',
        lazily({ what: () => resourceName(a.resource), place: () => placeName(view, a.at) }),
      );
    case 'tuck':
      return saying(
        'schwingenschlag.answer.tuck',
        lazily({ card: () => dragonName(a.card), place: () => placeName(view, a.at) }),
      );
    case 'use':
      return saying('schwingenschlag.answer.use', lazily({ text: () => plain(pieceText(view, a.piece)) }));
    case 'activate':
      return saying('schwingenschlag.answer.activate', lazily({ card: () => dragonName(a.card) }));
    case 'icon':
      return saying(
        'schwingenschlag.answer.use',
        lazily({ text: () => plain(effectText(MAT_ICONS[a.row]?.[a.icon] ?? [], tongue())) }),
      );
    case 'swap':
      return saying(
        'schwingenschlag.answer.swap',
        lazily({ one: () => placeName(view, a.at), two: () => placeName(view, a.with) }),
      );
    case 'payDragon':
      return saying('schwingenschlag.answer.pay', lazily({ what: () => dragonName(a.card) }));
    case 'payCave':
      return saying('schwingenschlag.answer.pay', lazily({ what: () => caveName(a.card) }));
    case 'keepDragon':
      return saying('schwingenschlag.answer.keep', lazily({ what: () => dragonName(a.card) }));
    case 'discardDragon':
      return saying('schwingenschlag.answer.discard', lazily({ what: () => dragonName(a.card) }));
    case 'discardCave':
      return saying('schwingenschlag.answer.discard', lazily({ what: () => caveName(a.card) }));
    case 'exchange':
      return saying(
        'schwingenschlag.answer.exchange',
        lazily({
          one: () => resourceName(a.one),
          two: () => resourceName(a.two),
          what: () => resourceName(a.for),
        }),
      );
    case 'mark':
      return saying(
        'schwingenschlag.answer.mark',
        lazily({ row: Math.min(a.square, FIXED_ROW) + 1, text: () => plain(squareText(view, a.square)) }),
      );
  }
}

/** Who lives at a spot of whoever is asked; else what the spot is called. */
function placeName(view: View, spot: number): string {
  const task = topTask(view);
  const seat = task && 'seat' in task ? task.seat : view.active;
  const mat = view.mats[seat];
  const dragon = mat && dragonAt(mat, spot);
  return dragon ? dragonName(dragon.card) : spotName(spot);
}

function nextSpace(view: View): string {
  const task = topTask(view);
  const seat = task && 'seat' in task ? task.seat : view.active;
  return plain(circleText(((view.mats[seat]?.steps ?? 0) + 1) % GUILD_CIRCLE.length, tongue()));
}

/** Passing with coins left, where something could still be done, is asked about. */
export function confirm(notation: string, view: View, seat: Seat): Saying | undefined {
  const coins = view.mats[seat]?.coins ?? 0;
  return notation === 'pass' && coins > 0 ? saying('schwingenschlag.confirm.pass', { coins }) : undefined;
}
