import type { Shown } from '@/lib/game/play-rules';
import type { Point } from '@/lib/geometry/board';
import { cornersOf } from '@/lib/geometry/plane';
import type { Action, Destination } from './actions';
import { blockOf, unitById } from './field';
import { toUnits } from './position';
import { arranged } from './rules/marching';
import type { State } from './state';
import { wholeOf } from './turn/concealment';
import { headOf } from './turn/game';

/** The unit that a choice is about: the one it names, else the one that is under way. */
const unitOf = (state: State, action: Action): string | null => {
  if ('unit' in action && typeof action.unit === 'string') return action.unit;
  const task = headOf(state);
  return 'unit' in task ? task.unit : null;
};

/** Every base where it would stand. */
const basesAt = (state: State, id: string, to: Destination): readonly (readonly Point[])[] => {
  const unit = unitById(state.units, id);
  return unit
    ? arranged(to.elements ? wholeOf(unit) : unit, to).map(element =>
        cornersOf(blockOf(element)).map(([x, y]) => toUnits([x, y])),
      )
    : [];
};

const HALF = 0.6;

/** A square about a point of a wall. */
const spotAt = ([x, y]: readonly [number, number]): readonly Point[] =>
  [
    [x - HALF, y - HALF],
    [x + HALF, y - HALF],
    [x + HALF, y + HALF],
    [x - HALF, y + HALF],
  ].map(([px = 0, py = 0]) => toUnits([px, py]));

/** Whom a choice is about, and where he would come to stand. */
export const shows = (state: State, action: Action): Shown => {
  const unit = unitOf(state, action);
  const pieces = unit === null ? [] : [unit];
  if ('to' in action && unit !== null) return { pieces, outlines: basesAt(state, unit, action.to) };
  if (action.type === 'breach' || action.type === 'throw-down')
    return { pieces, outlines: [spotAt(action.at)] };
  return action.type === 'batter' ? { pieces, outlines: [spotAt(action.gate)] } : { pieces };
};
