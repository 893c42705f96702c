import type { Highlights } from '@/lib/game/contract/play-rules';
import { unitById } from './field';
import { currentTask } from './game';
import type { State } from './state';

/** The unit about which somebody decides. */
const findDecidingUnit = (state: State): string | null => {
  const task = currentTask(state);
  switch (task.type) {
    case 'reaction':
    case 'target':
      return task.attacker;
    case 'wounds':
    case 'commanded':
    case 'withdraw':
      return task.unit;
    default:
      return null;
  }
};

/** What a choice is about besides what it names: who attacks, or who was hit. */
export const highlights = (state: State): Highlights => {
  const id = findDecidingUnit(state);
  const unit = id === null ? undefined : unitById(state.field, id);
  return unit ? { pieces: unit.troops.map(({ id: troop }) => troop) } : {};
};
