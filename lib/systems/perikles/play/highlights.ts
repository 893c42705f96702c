import type { Highlights } from '@/lib/game/contract/play-rules';
import { currentTask } from './game';
import type { State } from './state';

/** What a choice is about besides what it names: the battle that is fought, the place that is asked for. */
export const highlights = (state: State): Highlights => {
  const task = currentTask(state);
  if (task.type === 'permit') return { spaces: [task.troop.place] };
  if (task.type === 'shift') return { spaces: [task.to] };
  return state.battle ? { spaces: [state.battle.place] } : {};
};
