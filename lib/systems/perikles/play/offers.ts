import type { Action } from './actions';
import { namesOf } from './describe';
import { runner } from './sequence';
import type { State } from './state';

/** Everything that the player awaited may choose, with its words. */
export const listOffers = (state: State): readonly Action[] =>
  runner.offers(state).map(action => ({ ...action, names: namesOf(state, action) }));
