import type { DragPose } from '@/lib/game/contract/play-presentation';
import { type FieldUnit, findUnit } from '../../field';
import { getCurrentTask, seatOf } from '../../game';
import { toBelievedState } from '../../secrets/believed-state';
import { findAwaitedSeat } from '../../sequence';
import type { State } from '../../state';
import { listArrivalPlaces } from '../../tasks/setup/arrivals';
import { listEntryPlaces } from '../../tasks/setup/column-entry';
import { listShowPlaces } from '../../tasks/setup/concealment';
import { listSetUpPlaces } from '../../tasks/setup/deployment';
import { isLitOx } from '../../tasks/shooting/fireworks';
import { dragBeforeThrow, dragMarch, dragOxen } from './drag-march';
import { dragPlace, type HandledPlace } from './drag-place';
import type { Dragged } from './drag-preview';

const placeWith = (
  state: State,
  unit: FieldUnit,
  type: HandledPlace['type'],
  stands: HandledPlace['stands'],
  pose: DragPose,
): Dragged | null => dragPlace({ state, unit, type, stands }, pose);

const dragUnit = (state: State, unit: FieldUnit, pose: DragPose): Dragged | null => {
  const task = getCurrentTask(state);
  if (task.type === 'move') return (isLitOx(unit) ? dragOxen : dragBeforeThrow)(state, unit, pose);
  if (task.type === 'set-up')
    return unit.presence === 'waiting'
      ? placeWith(state, unit, 'set-up', listSetUpPlaces(state, unit), pose)
      : null;
  if (!('unit' in task) || task.unit !== unit.id) return null;
  switch (task.type) {
    case 'march':
      return dragMarch(state, unit, task, pose);
    case 'enter':
      return placeWith(state, unit, 'enter', listEntryPlaces(state, unit), pose);
    case 'arrive':
      return placeWith(state, unit, 'arrive', listArrivalPlaces(state, unit), pose);
    case 'unfold':
      return placeWith(state, unit, 'show', listShowPlaces(state, unit), pose);
    default:
      return null;
  }
};

/** Moving or placing a unit by hand, as its player must judge it. */
export const drag = (state: State, seat: string, piece: string, pose: DragPose): Dragged | null => {
  if (findAwaitedSeat(state) !== seat) return null;
  const believed = toBelievedState(state, seat);
  const unit = findUnit(believed.units, piece);
  return unit && seatOf(believed, unit.side) === seat ? dragUnit(believed, unit, pose) : null;
};
