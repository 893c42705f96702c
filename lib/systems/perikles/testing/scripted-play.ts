import { expect } from 'vitest';
import { play } from '../play';
import type { Action, Choice } from '../play/actions';
import type { State, Task } from '../play/state';

/** The same game at another point of the turn; it is over afterwards. */
export const at = (state: State, ...agenda: readonly Task[]): State => ({
  ...state,
  agenda: [...agenda, { type: 'over' }],
});

export const choose = (state: State, by: string, choice: Choice): State => {
  const action: Action = { ...choice, by };
  expect(play.objections(state, action)).toEqual([]);
  return play.apply(state, action).state;
};

/** Nobody plays a special tile before this throw. */
export const skipSpecials = (state: State): State => {
  let now = state;
  while (now.agenda[0]?.type === 'special') now = choose(now, play.awaits(now)[0] ?? '', { type: 'hold' });
  return now;
};
