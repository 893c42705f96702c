import type { Shown } from '@/lib/game/play-rules';
import { unitById } from './field';
import type { State } from './state';
import { headOf } from './turn/agenda';

/** The unit about which somebody decides. */
const unitOf = (state: State): string | null => {
  const task = headOf(state);
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
export const shows = (state: State): Shown => {
  const id = unitOf(state);
  const unit = id === null ? undefined : unitById(state.field, id);
  return unit ? { pieces: unit.troops.map(({ id: troop }) => troop) } : {};
};
