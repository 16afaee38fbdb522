import type { Seat } from '@aerie/kernel';
import {
  type Answer,
  accountOf,
  columnOf,
  type Event,
  type Moved,
  placeName,
  reachable,
  rowOf,
  type Standing,
  type View,
} from '@aerie/zefiria';
import type { LogLine } from '../../contract/game-ui.js';
import type { Args, Saying } from '../../words/words.js';
import { ledBy, SPIRIT_NAMES } from './art/spirits.js';
import { mustFly } from './board/choosing.js';
import type { PassageId } from './rules/passages.js';
import type { Key } from './words/words.js';

export const saying = (key: Key, args?: Args): Saying => (args ? { key, args } : { key });

/** The spirit that acts, or the next one to be placed. */
function spiritOf(view: View): string {
  const { stage, figures } = view;
  const figure = stage.at === 'turn' ? figures[stage.who] : figures.find(({ cell }) => cell < 0);
  return figure ? SPIRIT_NAMES[figure.spirit] : '';
}

/** Whether the next round begins with a storm, and this is the last turn before it. */
function stormIsNear({ mode, round, rounds, acted, figures, level }: View): boolean {
  const turns = figures.length - (level === null ? 0 : 1);
  return mode === 'storm' && round < rounds && acted.length === turns - 1;
}

const isTidy = (view: View): boolean => standings(view).right === view.islands.length;

export function prompt(view: View): Saying {
  const { stage } = view;
  const spirit = spiritOf(view);
  switch (stage.at) {
    case 'spirits':
      return view.level === null
        ? saying('zefiria.prompt.spirit')
        : saying('zefiria.prompt.spirits', { number: view.figures.length + 1 });
    case 'corners':
      return saying('zefiria.prompt.corner', { spirit });
    case 'order':
      return saying('zefiria.prompt.order');
    case 'sleeper':
      return saying('zefiria.prompt.sleeper');
    case 'turn':
      if (reachable(view).some(({ manner }) => manner === 'stepOut')) return saying('zefiria.prompt.stepOut');
      if (mustFly(view)) return saying('zefiria.prompt.mustFly', { spirit });
      if (stage.points === 0) return saying('zefiria.prompt.noPoints');
      if (view.mode === 'normal' && isTidy(view)) return saying('zefiria.prompt.tidy');
      return stormIsNear(view)
        ? saying('zefiria.prompt.turnStorm', { spirit, points: stage.points })
        : saying('zefiria.prompt.turn', { spirit, points: stage.points });
    case 'over':
      return saying('zefiria.prompt.over');
  }
}

export function waiting(view: View, seat: Seat): LogLine {
  const { stage } = view;
  if (stage.at === 'turn') {
    const { points } = stage;
    return { seat, ...saying('zefiria.waiting.turn', { spirit: spiritOf(view), points }) };
  }
  return { seat, ...saying(stage.at === 'corners' ? 'zefiria.waiting.corner' : 'zefiria.waiting.choice') };
}

export function passage(view: View): PassageId {
  const { stage } = view;
  switch (stage.at) {
    case 'spirits':
    case 'corners':
      return 'setup';
    case 'order':
    case 'sleeper':
      return 'solo';
    case 'over':
      return 'score';
    case 'turn':
      return view.figures[stage.who]?.spirit ?? 'turn';
  }
}

/** An answer in words. */
export function answer(given: Answer, view: View): Saying {
  switch (given.kind) {
    case 'choose':
      return saying('zefiria.answer.choose', { spirit: SPIRIT_NAMES[given.spirit] });
    case 'corner':
      return saying('zefiria.answer.corner', { corner: given.corner });
    case 'act':
      return saying('zefiria.answer.act', { spirit: SPIRIT_NAMES[given.spirit] });
    case 'sleep':
      return saying('zefiria.answer.sleep', { spirit: SPIRIT_NAMES[given.spirit] });
    case 'step':
    case 'glide': {
      const [side, number] = placeName(given.place);
      return saying(given.kind === 'step' ? 'zefiria.answer.step' : 'zefiria.answer.glide', {
        side: side as string,
        number: number as string,
      });
    }
    case 'fly':
      return saying('zefiria.answer.fly', { island: given.to });
    case 'swap': {
      const { a, b, on } = given;
      return on ? saying('zefiria.answer.swapOn', { a, b, on }) : saying('zefiria.answer.swap', { a, b });
    }
    case 'take':
      return saying('zefiria.answer.take', { island: given.island });
    case 'give':
      return saying('zefiria.answer.give');
    case 'end':
      return saying('zefiria.answer.end', { points: view.stage.at === 'turn' ? view.stage.points : 0 });
    case 'finish':
      return saying('zefiria.answer.finish');
  }
}

/** Asked where points would be lost although something is still out of place. */
export function confirm({ kind }: Answer, view: View): Saying | undefined {
  const { stage } = view;
  if (kind !== 'end' || stage.at !== 'turn' || stage.points === 0) return undefined;
  if (isTidy(view)) return undefined;
  return saying('zefiria.confirm.end', { points: stage.points });
}

/** How many islands stand how. */
export function standings(view: View): Record<Standing, number> {
  const count = { right: 0, row: 0, wrong: 0 };
  for (const { standing } of accountOf(view).islands) count[standing]++;
  return count;
}

/** The spirit that a seat leads. */
export function role(view: View, seat: Seat): Saying | undefined {
  const spirit = ledBy(view, seat);
  return spirit && saying('zefiria.role', { spirit: SPIRIT_NAMES[spirit] });
}

/** Where the score comes from, as a seat is told it: in place, right row, wrong row, and its own gems. */
export function countsOf(view: View, seat: Seat): readonly number[] {
  const { right, row, wrong } = standings(view);
  return [right, -row, -2 * wrong, view.held[seat] ?? 0];
}

const islandsOf = (moved: readonly Moved[]): string[] => moved.map(({ island }) => `island:${island}`);

export function logLine(event: Event): LogLine | undefined {
  const did = (seat: Seat, key: Key, args: Args, ...lights: string[]): LogLine => ({
    seat,
    key,
    args,
    lights,
  });
  const told = (key: Key, args: Args, ...lights: string[]): LogLine => ({ key, args, lights });
  switch (event.type) {
    case 'laidOut':
      return told('zefiria.log.laidOut', { mode: event.mode, rounds: event.rounds });
    case 'tookSpirit': {
      const spirit = SPIRIT_NAMES[event.spirit];
      const chosen = event.chosen ? 'yes' : 'no';
      return did(event.seat, 'zefiria.log.tookSpirit', { spirit, chosen }, `spirit:${event.spirit}`);
    }
    case 'tookCorner': {
      const { seat, cell, island } = event;
      const corner = `${rowOf(cell) === 0 ? 'N' : 'S'}${columnOf(cell) === 0 ? 'W' : 'E'}`;
      const args = { spirit: SPIRIT_NAMES[event.spirit], corner, island };
      return did(seat, 'zefiria.log.tookCorner', args, `spirit:${event.spirit}`);
    }
    case 'fellAsleep':
      return told('zefiria.log.fellAsleep', { spirit: SPIRIT_NAMES[event.spirit] }, `spirit:${event.spirit}`);
    case 'wokeUp':
      return told('zefiria.log.wokeUp', { spirit: SPIRIT_NAMES[event.spirit] }, `spirit:${event.spirit}`);
    case 'roundBegan': {
      const { round, rounds } = event;
      return { ...saying('zefiria.log.roundBegan', { round, rounds }), heading: true };
    }
    case 'stormBroke': {
      const [kind, first, second] = event.card.split(' ');
      const args =
        kind === 'tornado'
          ? { kind, direction: 'none', steps: Number(first), island: event.island }
          : { kind: 'blizzard', direction: first as string, steps: Number(second), island: event.island };
      return told('zefiria.log.stormBroke', args, `island:${event.island}`);
    }
    case 'anchored':
      return told('zefiria.log.anchored', { island: event.island }, `island:${event.island}`);
    case 'stormPassed': {
      const { why, island, other } = event;
      return told('zefiria.log.stormPassed', { why, island, other }, `island:${island}`, `island:${other}`);
    }
    case 'stormSwapped': {
      const [{ island: a }, { island: b }] = event.moved;
      return told('zefiria.log.stormSwapped', { a, b }, ...islandsOf(event.moved));
    }
    case 'turnBegan': {
      const { seat, points } = event;
      return did(seat, 'zefiria.log.turnBegan', { spirit: SPIRIT_NAMES[event.spirit], points });
    }
    case 'steppedOut':
      return did(
        event.seat,
        'zefiria.log.steppedOut',
        { side: placeName(event.place)[0] as string },
        'spirit:austro',
      );
    case 'flew': {
      const { seat, island, manner } = event;
      const args = { spirit: SPIRIT_NAMES[event.spirit], island, manner };
      return did(seat, 'zefiria.log.flew', args, `spirit:${event.spirit}`, `island:${island}`);
    }
    case 'glided':
      return did(
        event.seat,
        'zefiria.log.glided',
        { side: placeName(event.to)[0] as string, island: event.island },
        'spirit:austro',
        `island:${event.island}`,
      );
    case 'breathed': {
      const { seat, price } = event;
      const [{ island: a }, { island: b }] = event.moved;
      const args = { spirit: SPIRIT_NAMES[event.spirit], a, b, price };
      return did(seat, 'zefiria.log.breathed', args, ...islandsOf(event.moved));
    }
    case 'tookGem':
      return did(event.seat, 'zefiria.log.tookGem', { island: event.island }, `island:${event.island}`);
    case 'gaveGem':
      return did(event.seat, 'zefiria.log.gaveGem', { points: event.points });
    case 'steppedIn':
      return did(event.seat, 'zefiria.log.steppedIn', { island: event.island }, 'spirit:austro');
    case 'turnEnded': {
      const { seat, unused } = event;
      if (unused === 0) return undefined;
      return did(seat, 'zefiria.log.turnEnded', { spirit: SPIRIT_NAMES[event.spirit], unused });
    }
    case 'finished':
      return did(event.seat, 'zefiria.log.finished', {});
    case 'ended': {
      const { total, verdict } = event.account;
      return { ...saying('zefiria.log.ended', { total, verdict }), heading: true };
    }
  }
}
