import type { Point } from '@/lib/geometry/board';
import { isOverlapping } from '../../../rules/movement/marching';
import { blockOf, type Element, getUnit, isFighting, isInSight } from '../../field';
import { emit, type Game, nameOf } from '../../game';
import { addMarkers } from './losses';

/** 12.4 – Elephants out of control give two markers to everybody they run through. */
export const trampleUnits = (game: Game, id: string, from: readonly Element[]): Game => {
  const unit = getUnit(game.state.units, id);
  const run = laneOf(from, unit.elements);
  return game.state.units
    .filter(other => other.id !== id && isInSight(other) && isFighting(other))
    .filter(({ elements }) =>
      elements.some(element => run.some(block => isOverlapping(block, blockOf(element)))),
    )
    .reduce(
      (now, other) =>
        addMarkers(
          emit(
            now,
            '12.4',
            () => ({ type: 'trampled', unit: nameOf(now.state, id), target: nameOf(now.state, other.id) }),
            () => ({ pieces: [id, other.id] }),
          ),
          other.id,
          2,
        ),
      game,
    );
};

const laneOf = (from: readonly Element[], to: readonly Element[]) =>
  to.flatMap((end, index) => {
    const start = from[index];
    if (!start) return [];
    const steps = Math.max(1, Math.ceil(Math.hypot(end.at[0] - start.at[0], end.at[1] - start.at[1])));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      const at: Point = [
        start.at[0] + (end.at[0] - start.at[0]) * share,
        start.at[1] + (end.at[1] - start.at[1]) * share,
      ];
      return { ...blockOf(end), centre: at };
    });
  });
