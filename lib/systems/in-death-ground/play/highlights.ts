import type { Highlights } from '@/lib/game/contract/play-rules';
import type { Point } from '@/lib/geometry/board';
import { cornersOf } from '@/lib/geometry/plane/plane';
import { arrangeElements } from '../rules/movement/marching';
import { toUnits } from '../view/position';
import type { Action, Destination } from './actions';
import { blockOf, findUnit } from './field';
import { currentTask } from './game';
import type { State } from './state';
import { wholeUnitOf } from './tasks/setup/concealment';

/** The unit that a choice is about: the one it names, else the one that is under way. */
const unitOfAction = (state: State, action: Action): string | null => {
  if ('unit' in action && typeof action.unit === 'string') return action.unit;
  const task = currentTask(state);
  return 'unit' in task ? task.unit : null;
};

/** Every base where it would stand. */
const basesAt = (state: State, id: string, to: Destination): readonly (readonly Point[])[] => {
  const unit = findUnit(state.units, id);
  return unit
    ? arrangeElements(to.elements ? wholeUnitOf(unit) : unit, to).map(element =>
        cornersOf(blockOf(element)).map(([x, y]) => toUnits([x, y])),
      )
    : [];
};

const HALF = 0.6;

/** A square about a point of a wall. */
const squareAt = ([x, y]: readonly [number, number]): readonly Point[] =>
  [
    [x - HALF, y - HALF],
    [x + HALF, y - HALF],
    [x + HALF, y + HALF],
    [x - HALF, y + HALF],
  ].map(([px = 0, py = 0]) => toUnits([px, py]));

/** The units that a choice is about, and where they would come to stand. */
export const highlights = (state: State, action: Action): Highlights => {
  const unit = unitOfAction(state, action);
  const pieces = unit === null ? [] : [unit];
  if ('to' in action && unit !== null) return { pieces, outlines: basesAt(state, unit, action.to) };
  if (action.type === 'breach' || action.type === 'throw-down')
    return { pieces, outlines: [squareAt(action.at)] };
  return action.type === 'batter' ? { pieces, outlines: [squareAt(action.gate)] } : { pieces };
};
