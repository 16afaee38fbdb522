import { QuickChance, type Seat } from '@aerie/kernel';
import game, {
  type Effect,
  FIRST_RESOURCES,
  HAND_LIMIT,
  type Mat,
  THROWN,
  type View,
} from '@aerie/schwingenschlag';
import type { LogLine } from '../../contract/game-ui.js';
import type { Saying } from '../../words/words.js';
import { caveName, dragonName } from './names.js';
import type { PassageId } from './rules/passages.js';
import { lazily, saying } from './saying.js';
import { isOver, topTask } from './table.js';

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
      return mustPass(view, seat)
        ? saying('schwingenschlag.prompt.onlyPass', { coins: view.mats[seat]?.coins ?? 0 })
        : saying('schwingenschlag.prompt.turn');
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
    case 'dug':
      return saying('schwingenschlag.prompt.dug');
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

const known = new WeakMap<View, boolean>();

/** Whether nothing is left in one's turn but to pass; what is legal then depends on nothing hidden. */
function mustPass(view: View, seat: Seat): boolean {
  const before = known.get(view);
  if (before !== undefined) return before;
  const answers = game.answers(game.imagine(view, new QuickChance('prompt')), seat);
  const must = answers.every(({ a }) => a === 'pass' || a === 'exchange');
  known.set(view, must);
  return must;
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
    case 'dug':
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
