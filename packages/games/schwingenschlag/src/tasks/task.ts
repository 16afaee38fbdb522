import type { Seat } from '@aerie/kernel';
import type { Task } from '../agenda.js';
import type { Answer } from '../answers.js';
import type { Play } from '../play.js';
import type { State } from '../state.js';

/**
 * How one kind of task works while it is on top of the agenda. `proceed` does what needs no decision; it gives
 * false when somebody must answer, and must otherwise have changed the agenda. `answers` are the legal ones then, in a list of their own.
 */
export interface TaskHandler<T extends Task> {
  /** Who answers; -1 for a task that never waits. */
  seat(task: T): Seat;
  proceed(play: Play, task: T): boolean;
  answers(s: State, task: T): Answer[];
  answer(play: Play, task: T, answer: Answer): void;
}

/** A task that goes on by itself. */
export const automatic = <T extends Task>(run: (play: Play, task: T) => void): TaskHandler<T> => ({
  seat: () => -1,
  proceed(play, task) {
    run(play, task);
    return true;
  },
  answers: () => [],
  answer() {
    throw new Error('nobody is asked here');
  },
});
