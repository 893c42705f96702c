import type { Highlights } from '@/lib/game/contract/play-rules';
import { hexName } from './game';
import type { State, Task } from './state';

/** The pieces about which somebody decides. */
const piecesOfTask = (task: Task): readonly string[] => {
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
const hexesOfTask = (state: State, task: Task): readonly number[] => {
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
export const highlights = (state: State): Highlights => {
  const [task] = state.agenda;
  return task
    ? { pieces: piecesOfTask(task), spaces: hexesOfTask(state, task).map(hex => hexName(state, hex)) }
    : {};
};
