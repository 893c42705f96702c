import type { Shown } from '@/lib/game/play-rules';
import type { State, Task } from './state';
import { hexName } from './turn/game';

/** The pieces about which somebody decides. */
const piecesOf = (task: Task): readonly string[] => {
  switch (task.task) {
    case 'moving':
    case 'entering':
      return [task.piece];
    case 'retreat':
    case 'check':
      return [task.unit];
    case 'threat':
      return [task.unit, task.by];
    case 'laying':
      return task.guns;
    default:
      return [];
  }
};

/** The hexes about which somebody decides. */
const hexesOf = (state: State, task: Task): readonly number[] => {
  switch (task.task) {
    case 'laying':
      return [task.target];
    case 'retreat-before':
      return [task.hex];
    case 'losses':
    case 'guns':
    case 'further':
      return task.hexes;
    case 'lead':
    case 'resolve': {
      const melee = state.melees[0]?.melee;
      return melee ? [...melee.attackingHexes, ...melee.defendingHexes] : [];
    }
    default:
      return [];
  }
};

/** What a choice is about besides what it names. */
export const shows = (state: State): Shown => {
  const [task] = state.agenda;
  return task ? { pieces: piecesOf(task), spaces: hexesOf(state, task).map(hex => hexName(state, hex)) } : {};
};
