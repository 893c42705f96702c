import type { Action, Choice } from '../actions';

export const offersOf = (by: string, choices: readonly Choice[]): readonly Action[] =>
  choices.map(choice => ({ ...choice, by }));

/** An action that nobody may take here came all the same: our fault. */
export const rejectAction = (action: Action): never => {
  throw new Error(`not the moment for ${action.type}`);
};
