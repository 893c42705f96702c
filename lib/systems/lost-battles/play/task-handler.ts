import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import type { SideIndex } from '../rules/battlefield/tiles';
import { objection } from '../rules/objection';
import type { Action, Choice } from './actions';
import { describePieces, type Game, seatOf } from './game';
import type { PhaseOf, PhaseType, State } from './state';

/** The phases that need a decision. */
export type OpenPhaseType = Exclude<PhaseType, 'over'>;
export type PhaseHandler<Type extends OpenPhaseType> = TaskHandler<Game, PhaseOf<Type>, Action>;

/** One phase of this system: a side decides, and a choice does not yet say which seat made it. */
export interface PhaseTask<Type extends OpenPhaseType> {
  /** Absent: the side whose turn it is. */
  decides?(state: State, phase: PhaseOf<Type>): SideIndex;
  offers(state: State, phase: PhaseOf<Type>): readonly Choice[];
  /** Absent: every action of an offered type is legal. */
  objections?(state: State, phase: PhaseOf<Type>, action: Action): readonly Finding[];
  choose(game: Game, phase: PhaseOf<Type>, action: Action): Game;
}

export const createHandler = <Type extends OpenPhaseType>(task: PhaseTask<Type>): PhaseHandler<Type> => {
  const seatFor = (state: State, phase: PhaseOf<Type>): string =>
    seatOf(state, task.decides?.(state, phase) ?? state.active);
  return {
    awaits: seatFor,
    offers: (state, phase) =>
      task.offers(state, phase).map(choice => toAction(state, seatFor(state, phase), choice)),
    objections: (state, phase, action) =>
      task.objections?.(state, phase, action) ??
      (task.offers(state, phase).some(({ type }) => type === action.type) ? [] : refuseNow()),
    choose: task.choose,
  };
};

/** The choice of a seat, with the names of its pieces for the reader. */
export const toAction = (state: State, by: string, choice: Choice): Action => {
  const pieces = describePieces(state, idsOf(choice));
  return pieces.length > 0 ? { ...choice, by, pieces } : { ...choice, by };
};

const idsOf = (choice: Choice): readonly string[] => {
  if ('units' in choice) return choice.units;
  if ('general' in choice) return [choice.general];
  return 'unit' in choice ? [choice.unit] : [];
};

export const refuseNow = (): readonly Finding[] => [objection('not-now', '3.3')];

export const rejectAction = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};
