import type { Action } from '../actions';
import type { SideIndex } from '../army';
import type { State, TaskName, TaskOf } from '../state';
import type { Step } from './game';

/** How one kind of task is carried out: by somebody's decision, or by itself. */
export interface Handler<Name extends TaskName> {
  /** Who decides; null: nobody, it runs by itself. */
  awaits?(state: State, task: TaskOf<Name>): SideIndex | null;
  offers?(state: State, task: TaskOf<Name>): readonly Action[];
  /** The task is off the agenda when it is chosen or run. */
  choose?(state: State, task: TaskOf<Name>, action: Action): Step;
  run(state: State, task: TaskOf<Name>): Step;
}

export const sideId = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';
