import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { TaskHandler as SharedTaskHandler } from '@/lib/game/play/task-runner';
import type { SideIndex } from '../document/army';
import { type Refusal, toFinding } from '../rules/refusal';
import type { Action } from './actions';
import { chainTransition, type Transition } from './game';
import type { State, Task, TaskName, TaskOf } from './state';

/**
 * How one kind of task is handled, by somebody's decision or automatically: in terms of sides, and of a state that
 * changes.
 */
export interface TaskHandler<Name extends TaskName> {
  /** The side that decides; null or absent: nobody, it runs automatically. */
  awaits?(state: State, task: TaskOf<Name>): SideIndex | null;
  offers?(state: State, task: TaskOf<Name>): readonly Action[];
  /** Why an action that is not offered may not be taken; null or absent: this is not the phase for it. */
  objection?(state: State, task: TaskOf<Name>, action: Action): Refusal | null;
  /** The task is off the agenda when it is chosen or run. */
  choose?(state: State, task: TaskOf<Name>, action: Action): Transition;
  run?(state: State, task: TaskOf<Name>): Transition;
}

export const sideIdOf = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';

/** The same handler in the form that the shared runner asks for: seats instead of sides, and the events kept. */
export const adaptHandler = memoizeByIdentity(
  ({
    awaits,
    offers,
    objection,
    choose,
    run,
  }: TaskHandler<TaskName>): SharedTaskHandler<Transition, Task, Action> => ({
    awaits: (state, task) => {
      const side = awaits?.(state, task) ?? null;
      return side === null ? null : sideIdOf(state, side);
    },
    ...(offers ? { offers } : {}),
    objections: (state, task, action) => {
      const refusal = objection?.(state, task, action) ?? null;
      return refusal === null ? [] : [toFinding(refusal)];
    },
    ...(choose
      ? { choose: (game, task, action) => chainTransition(game, state => choose(state, task, action)) }
      : {}),
    ...(run ? { run: (game, task) => chainTransition(game, state => run(state, task)) } : {}),
  }),
);
