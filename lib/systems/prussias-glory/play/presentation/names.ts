import type { Sentence } from '@/lib/game/contract/sentence';
import { words } from '../../view/words';
import type { State } from '../state';
import { nameOfPiece } from '../tasks/movement/steps';

/** A few names, short as they stand on the counters. */
export const listOfNames = (state: State, pieces: readonly string[]): Sentence =>
  words('list', { list: pieces.map(id => words('name', { name: nameOfPiece(state, id) })) });
