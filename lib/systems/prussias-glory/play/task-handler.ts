import type { SideIndex } from '../document/army';
import type { Action } from './actions';
import type { Transition } from './game';
import type { State, TaskName, TaskOf } from './state';

/** How one kind of task is carried out: by somebody's decision, or by itself. */
export interface TaskHandler<Name extends TaskName> {
  /** Who decides; null: nobody, it runs by itself. */
  awaits?(state: State, task: TaskOf<Name>): SideIndex | null;
  offers?(state: State, task: TaskOf<Name>): readonly Action[];
  /** The task is off the agenda when it is chosen or run. */
  choose?(state: State, task: TaskOf<Name>, action: Action): Transition;
  run(state: State, task: TaskOf<Name>): Transition;
}

export const sideIdOf = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';
