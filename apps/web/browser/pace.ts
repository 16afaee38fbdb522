import { ask, botOf } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import type { Cover } from '../src/contract/cover.js';
import type { Animation } from '../src/contract/game-ui.js';
import { Wait as Pacing, timeAt } from '../src/play/pace.js';

/*
 * How long one waits between one's own turns against bots, at usual speed: from giving an answer to being asked again,
 * where others have moved in between. As in a page, bots think while what they decided before is still being shown.
 * Thinking is counted in processor time, so that a busy machine does not change the figures; showing is what the games'
 * animations take. Staged turning points are not counted: one tap ends them.
 */

const animations = import.meta.glob<Animation<unknown, unknown, unknown>>('../src/games/*/animation.ts', {
  import: 'animation',
});
const covers = import.meta.glob<Cover>('../src/games/*/cover.tsx', { import: 'default' });

/** How many waits are measured for each game and number of seats. */
const WAITS = 60;
const ME: Seat = 0;

interface Wait {
  readonly all: number;
  readonly thinking: number;
  /** By type of event: how long it was shown. */
  readonly shown: ReadonlyMap<string, number>;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a move costs the page besides: asking the bot in its thread, saving the match, drawing (measured: 40 to 90 ms). */
const WORK_MS = 65;

/** A move: when it was decided, counted from one's own answer, and what is shown of it. */
interface Move {
  readonly at: number;
  readonly events: readonly { readonly type: string; readonly takes: number }[];
}

/** Shows moves as the event player does: what has come is shown at a pace by how much of it waits, or usually comes. */
function show(moves: readonly Move[], thinking: number, pacing: Pacing): Wait {
  const shown = new Map<string, number>();
  let now = 0;
  pacing.begin();
  for (const [i, { at, events }] of moves.entries()) {
    pacing.thought(Math.max(0, at - now));
    now = Math.max(now, at) + WORK_MS;
    pacing.spend(WORK_MS);
    for (const [k, { type, takes }] of events.entries()) {
      const later = moves.slice(i + 1).filter((move) => move.at <= now);
      const waiting = [...events.slice(k), ...later.flatMap((move) => move.events)];
      const sum = waiting.reduce((all, event) => all + event.takes, 0);
      const time = timeAt(takes, pacing.paceOf(takes, sum, i + later.length === moves.length - 1));
      pacing.spend(time);
      now += time;
      shown.set(type, (shown.get(type) ?? 0) + time);
    }
  }
  pacing.end();
  return { all: now, thinking, shown };
}

/** The waits of one match. */
async function waitsIn(
  game: AnyGame,
  takes: (event: unknown) => number,
  seats: number,
  level: string,
  seed: string,
): Promise<Wait[]> {
  const bot = await botOf(game, level);
  if (!bot) throw new Error(`there is no bot ${level}`);
  const luck = new QuickChance(seed);
  const match = Match.begin(game, { seats, seed });
  const waits: Wait[] = [];
  const pacing = new Pacing();
  let moves: Move[] = [];
  let thinking = 0;
  for (;;) {
    const awaited = game.awaited(match.state);
    const [first] = awaited;
    if (first === undefined) return waits;
    const seat = awaited.includes(ME) ? ME : first;
    if (seat === ME) {
      if (moves.length > 1) waits.push(show(moves, thinking, pacing));
      moves = [];
      thinking = 0;
    }
    const before = cpuMs();
    const answer = ask(game, match.state, seat, bot, luck);
    if (seat !== ME) thinking += cpuMs() - before;
    const step = match.play(seat, answer);
    if ('refused' in step) throw new Error(step.refused.code);
    const events = step.events.flatMap((event) => {
      const heard = game.redact(event, ME);
      return heard === undefined ? [] : [{ type: (heard as { type: string }).type, takes: takes(heard) }];
    });
    moves.push({ at: thinking + WORK_MS * moves.length, events });
  }
}

const figure = (waits: readonly Wait[], of: (wait: Wait) => number): ((part: number) => string) => {
  const all = waits.map(of).sort((a, b) => a - b);
  return (part) => ((all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0) / 1000).toFixed(1);
};

/** The types of events that take most of the time, in ms a wait. */
function largest(waits: readonly Wait[]): string {
  const sums = new Map<string, number>();
  for (const { shown } of waits)
    for (const [type, time] of shown) sums.set(type, (sums.get(type) ?? 0) + time / waits.length);
  const ordered = [...sums].sort(([, a], [, b]) => b - a).slice(0, 5);
  return ordered.map(([type, time]) => `${type} ${time.toFixed(0)}`).join(', ');
}

/** Prints a line for every game and number of seats, or for the games that are named. */
export async function pace(named: readonly string[]): Promise<void> {
  console.log('seconds between one’s own turns against bots, at usual speed, without staged turning points');
  for (const file of Object.keys(animations)) {
    const id = file.split('/').at(-2) as string;
    const game = await loadGame(id);
    const animation = await animations[file]?.();
    const cover = await covers[`../src/games/${id}/cover.tsx`]?.();
    if (!game || !animation || !cover || (named.length > 0 && !named.includes(id))) continue;
    for (const seats of [2, 4].filter((count) => count >= game.seats.min && count <= game.seats.max)) {
      const waits: Wait[] = [];
      for (let i = 0; waits.length < WAITS; i++)
        waits.push(...(await waitsIn(game, animation.takes, seats, cover.level, `pace ${i}`)));
      const [all, thinking] = [figure(waits, (one) => one.all), figure(waits, (one) => one.thinking)];
      const spread = `median ${all(0.5)}, 90 % ${all(0.9)}, most ${all(1)}`;
      console.log(`${id}, ${seats} seats: ${spread} (thinking ${thinking(0.5)}; ${waits.length} waits)`);
      console.log(`  shown most, in ms a wait: ${largest(waits)}`);
    }
  }
}
