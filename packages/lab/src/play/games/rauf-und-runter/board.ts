import { ROUNDS, sumOf, type View } from '@aerie/rauf-und-runter';
import { counted } from '../../../text/format.js';
import type { Styler } from '../../../text/text-style.js';
import type { Cast } from '../../teller.js';

const SPACES_A_CARD = 4;
const TRACK = 25;

/** The ladder with its chickens, the flutter numbers, and how everybody stands. */
export function table(view: View, cast: Cast, styled: Styler): string[] {
  return [...ladder(view, cast, styled), '', rounds(view, styled), ...standings(view, cast, styled), ''];
}

/** The flutter track and the dice of whoever plays. */
export function turn(view: View, styled: Styler): string[] {
  return [track(view, styled), ...dice(view.roll, styled)];
}

/**
 * The ladder lies on its side, its bottom on the left, a character a space. Chickens on one space
 * stand on each other: the lowest is nearest to the plant and so first in pecking order.
 */
function ladder({ ladder, pecking, space }: View, cast: Cast, styled: Styler): string[] {
  const spaces = ladder.length * SPACES_A_CARD;
  const stacks: number[][] = Array.from({ length: spaces }, () => []);
  for (const seat of pecking) stacks[space[seat] ?? 0]?.push(seat);
  const height = Math.max(...stacks.map((stack) => stack.length));
  const chickens = Array.from({ length: height }, (_, line) =>
    stacks
      .map((stack) => {
        const player = cast[stack[height - 1 - line] ?? -1];
        return player ? styled(player.style, styled('bold', player.mark)) : ' ';
      })
      .join(''),
  );
  const rungs = ladder.map(() => '╫───').join('');
  const scale = ladder
    .map((_, card) => (card % 2 === 0 ? `${card * SPACES_A_CARD + 1}`.padEnd(8) : ''))
    .join('');
  return [
    ...chickens.map((line) => `  ${line}`.trimEnd()),
    `  ${styled('green', `${rungs}►`)}  ${styled('dim', 'top')}`,
    `  ${styled('dim', scale.trimEnd())}`,
  ];
}

function rounds({ flutter, round }: View, styled: Styler): string {
  const numbers = flutter.map((number, i) => {
    if (i === round) return styled('bold', `[${number}]`);
    return i < round ? styled('dim', ` ${number} `) : ` ${number} `;
  });
  const now = round < ROUNDS ? `Round ${round + 1} of ${ROUNDS}` : 'After the last round';
  return `${now}   flutter numbers ${numbers.join('')}`;
}

/** In pecking order, the highest first. */
function standings(view: View, cast: Cast, styled: Styler): string[] {
  return view.pecking.map((seat, i) => {
    const player = cast[seat];
    const name = styled(player?.style ?? 'bold', `${player?.mark} ${(player?.name ?? '').padEnd(7)}`);
    const space = `${(view.space[seat] ?? 0) + 1}`.padStart(2);
    const feathers = counted(view.feathers[seat] ?? 0, 'feather').padEnd(12);
    return `  ${i + 1}. ${name} space ${space}   ${feathers} ${standing(view, seat)}`.trimEnd();
  });
}

/** What a player has done this round. */
function standing({ order, turn, momentum, round }: View, seat: number): string {
  if (round === ROUNDS) return '';
  const at = order.indexOf(seat);
  if (at === turn) return '◄ plays now';
  if (at > turn) return 'yet to play';
  const stands = momentum[seat] ?? 0;
  return stands > 0 ? `stands on ${stands}` : 'not on the track';
}

function track({ track, heap, flutter, round }: View, styled: Styler): string {
  const sum = sumOf(track);
  const limit = flutter[round] ?? 0;
  const cells = Array.from({ length: TRACK }, (_, i) => (i < sum ? '■' : '·'));
  const [safe, risky] = [cells.slice(0, limit).join(''), cells.slice(limit).join('')];
  const far = sum > limit ? `, ${sum - limit} too many` : '';
  const parts = [
    `flutter track ${styled('green', safe)}┃${styled('red', risky)} ${sum} of ${limit}${far}`,
    ...(track.length > 0 ? [`dice ${track.join(' ')}`] : []),
    ...(heap.length > 0 ? [`dung heap ${heap.join(' ')}`] : []),
  ];
  return `  ${parts.join('   ')}`;
}

function dice(roll: string, styled: Styler): string[] {
  const faces = [...roll];
  if (faces.length === 0) return [];
  const row = (cells: (face: string) => string): string => `  ${faces.map(cells).join(' ')}`;
  return [row(() => '┌───┐'), row((face) => `│ ${styled('bold', face)} │`), row(() => '└───┘')];
}
