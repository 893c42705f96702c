import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { objection } from '../../rules/objection';
import type { Action, Choice } from '../actions';
import { getUnit } from '../field';
import { type Game, seatOf } from '../game';
import type { SideIndex, State, TaskOf, TaskType } from '../state';

/** How this system carries out one kind of task. */
export type Handler<Type extends TaskType> = TaskHandler<Game, TaskOf<Type>, Action>;

export type Objections = readonly Finding[];
export const NONE: Objections = [];
export const NOT_NOW: Objections = [objection('not-now', '11.1')];

/** No objection where something is so, otherwise that this is not the time for it. */
export const allowOnlyIf = (isAllowed: boolean): Objections => (isAllowed ? NONE : NOT_NOW);

export const offerTo = (state: State, side: SideIndex, choices: readonly Choice[]): readonly Action[] => {
  const by = seatOf(state, side);
  return choices.map((choice): Action => ({ ...choice, by }));
};

type SideTask = { readonly side: SideIndex };
type UnitTask = { readonly unit: string };

export const seatOfSide = (state: State, { side }: SideTask): string => seatOf(state, side);

export const sideOfUnit = (state: State, { unit }: UnitTask): SideIndex => getUnit(state.units, unit).side;

export const seatOfUnit = (state: State, task: UnitTask): string => seatOf(state, sideOfUnit(state, task));
