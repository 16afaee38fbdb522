import type { Task, TaskName, TaskOf } from '../agenda.js';
import { rivalTurn } from '../rival.js';
import { arriving, coveringSpace, digging, walking } from './arriving.js';
import { discounting, paying, putting } from './paying.js';
import { pieces, startTask } from './pieces.js';
import { endingRound, roundAbilities, roundEgg, startingRound } from './round.js';
import { naming, sharing, taking } from './taking.js';
import type { TaskHandler } from './task.js';
import { endingTurn, limiting, marking, turn } from './turn.js';

type Handlers = { readonly [N in TaskName]: TaskHandler<TaskOf<N>> };

const HANDLERS: Handlers = {
  turn,
  start: startTask,
  pieces,
  taking,
  sharing,
  name: naming,
  pay: paying,
  put: putting,
  discount: discounting,
  arrive: arriving,
  dig: digging,
  dug: coveringSpace,
  walk: walking,
  marker: marking,
  limits: limiting,
  endTurn: endingTurn,
  roundAbilities,
  endRound: endingRound,
  nextRound: startingRound,
  roundEgg,
  rivalTurn,
};

export const handlerOf = <T extends Task>(task: T): TaskHandler<T> =>
  HANDLERS[task.task] as unknown as TaskHandler<T>;
