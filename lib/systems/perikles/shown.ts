import type { Shown } from '@/lib/game/play-rules';
import type { State } from './state';
import { headOf } from './turn/game';

/** What a choice is about besides what it names: the battle that is fought, the place that is asked for. */
export const shows = (state: State): Shown => {
  const task = headOf(state);
  if (task.type === 'permit') return { spaces: [task.troop.place] };
  if (task.type === 'shift') return { spaces: [task.to] };
  return state.battle ? { spaces: [state.battle.place] } : {};
};
