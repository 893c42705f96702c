import { unitOfTroop } from '../field';
import { getCurrentTask } from '../game';
import { isCovered } from '../secrets/visibility';
import type { State } from '../state';

/** The tiles of a unit go together, as far as the seat sees them; wounds and losses are a matter of each tile. */
export const groupOf = (state: State, seat: string, piece: string): readonly string[] => {
  const { type } = getCurrentTask(state);
  const unit = unitOfTroop(state.field, piece);
  if (!unit || isCovered(state, unit, seat) || type === 'wounds' || type === 'give-up') return [piece];
  return unit.troops.map(({ id }) => id);
};
