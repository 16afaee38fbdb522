import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  COVER_BONUS,
  caveText,
  circleText,
  dragonAt,
  dragonCard,
  effectText,
  FIXED_POINTS,
  FIXED_ROW,
  GUILD_CIRCLE,
  guildText,
  MAT_ICONS,
  type Mat,
  type View,
} from '@aerie/schwingenschlag';
import type { Saying } from '../../words/words.js';
import { caveName, dragonName, plain, resourceName, rowName, spotName, tongue } from './names.js';
import { lazily, saying } from './saying.js';
import { topTask } from './table.js';
import type { Key } from './words/words.js';

/** A square of the guild tile in words. */
export const squareText = (view: View, square: number): string =>
  square < FIXED_ROW
    ? guildText(view.guild, (square + 1) as 1, tongue())
    : `{points:${FIXED_POINTS[square - FIXED_ROW]}}`;

/** The part of an effect that `use` takes, in words with tokens. */
export function pieceText(view: View, piece: number): string {
  const task = topTask(view);
  if (task?.task === 'dug') {
    return piece === 0
      ? `${caveName(task.card)}: ${caveText(task.card, tongue())}`
      : effectText([COVER_BONUS], tongue());
  }
  const effect = task?.task === 'pieces' ? task.pieces[piece] : undefined;
  return effect ? effectText([effect], tongue()) : '';
}

/** What stopping means: an effect is declined, and what was drawn stays in the hand. */
const DONE: Readonly<Record<string, Key>> = {
  pieces: 'schwingenschlag.answer.skip',
  sharing: 'schwingenschlag.verb.keep',
};

/** An answer in words, as on a button. */
export function answerWords(a: Answer, view: View): Saying {
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
        lazily({
          card: () => dragonName(a.card),
          place: () => placeName(view, a.at),
          lost: eggsLost(view, a),
        }),
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

/** The mat of whoever is asked. */
function askedMat(view: View): Mat | undefined {
  const task = topTask(view);
  return view.mats[task && 'seat' in task ? task.seat : view.active];
}

/** Who lives at a spot of whoever is asked; else what the spot is called. */
function placeName(view: View, spot: number): string {
  const mat = askedMat(view);
  const dragon = mat && dragonAt(mat, spot);
  return dragon ? dragonName(dragon.card) : spotName(spot);
}

/** The eggs for which the dragon on top has no nest. */
function eggsLost(view: View, { card, at }: Extract<Answer, { a: 'cover' }>): number {
  const mat = askedMat(view);
  const eggs = (mat && dragonAt(mat, at)?.eggs) ?? 0;
  return Math.max(0, eggs - dragonCard(card).nests);
}

const nextSpace = (view: View): string =>
  plain(circleText(((askedMat(view)?.steps ?? 0) + 1) % GUILD_CIRCLE.length, tongue()));

/** Passing with coins left, where something could still be done, is asked about. */
export function confirm({ a }: Answer, view: View, seat: Seat): Saying | undefined {
  const coins = view.mats[seat]?.coins ?? 0;
  return a === 'pass' && coins > 0 ? saying('schwingenschlag.confirm.pass', { coins }) : undefined;
}
