import { getUnit } from './field';
import { getOtherSide, type SideIndex, type State, type Task } from './state';

/** The side whose unit moves; an evading unit moves in the enemy's turn. */
const moverOf = ({ units }: State, task: Task): SideIndex | null => {
  switch (task.type) {
    case 'move':
      return task.side;
    case 'march':
    case 'evade': {
      const { side } = getUnit(units, task.unit);
      return task.type === 'evade' || task.isEvading ? getOtherSide(side) : side;
    }
    default:
      return null;
  }
};

/**
 * 11.1 – The sides move one unit each in turn: such a move is a turn, numbered by how many units the other side has
 * moved before it.
 */
export const turnKey = (state: State): string => {
  const { round, agenda, units } = state;
  for (const task of agenda) {
    const mover = moverOf(state, task);
    if (mover === null) continue;
    const before = units.filter(({ side, turn }) => side !== mover && turn.isDone).length;
    return `${round} ${mover} ${before}`;
  }
  return `${round} fight`;
};
