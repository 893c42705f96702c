import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Action } from '../../actions';
import { offersOf } from '../../sequence';
import type { State } from '../../state';

/** What is offered in a state; a screen asks many times in the same moment. */
export const offersIn = memoizeByIdentity((state: State): readonly Action[] => offersOf(state));
