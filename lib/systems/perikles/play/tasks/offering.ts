import type { Action, Choice } from '../actions';

export const offersOf = (by: string, choices: readonly Choice[]): readonly Action[] =>
  choices.map(choice => ({ ...choice, by }));

/** An action that nobody may take here: a bug of ours. */
export const rejectAction = (action: Action): never => {
  throw new Error(`not the moment for ${action.type}`);
};
