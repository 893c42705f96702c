import type { DragPose } from '@/lib/game/contract/play-presentation';
import { measureDistance } from '@/lib/geometry/plane/plane';
import { listTouched } from '../../../rules/movement/march-objections';
import { angleBetween, arrangeElements, placeOf } from '../../../rules/movement/marching';
import { toInches } from '../../../view/position';
import { word } from '../../../view/words';
import type { Action, Destination } from '../../actions';
import { areWithin, cornersOfUnit, enemiesOf, type FieldUnit, isFighting, isInMelee } from '../../field';
import { seatOf } from '../../game';
import { listChargesAt } from '../../march-candidates/march-candidates';
import { nameAction } from '../../offers';
import { bestThrowOf, blameBestThrow } from '../../requests';
import { findTaskObjections } from '../../sequence';
import type { State, TaskOf } from '../../state';
import type { Objections } from '../../tasks/task-handler';
import { type Dragged, describeShortStop, listMarchFigures, toPreview } from './drag-preview';
import {
  findNearestMarch,
  type HandledMarch,
  type InchPose,
  isFree,
  type JudgedMarch,
  judgePose,
} from './march-judge';

const SNAP = 0.6;
const ALIGNED = 30;

/** 14.1 – Held at an enemy, a unit is laid against the face of it that is nearest. */
const listSnaps = ({ state, unit }: HandledMarch, goal: InchPose, isTurned: boolean): readonly InchPose[] => {
  const held = { elements: arrangeElements(unit, goal) };
  return enemiesOf(state.units, unit)
    .filter(enemy => areWithin(held, enemy, SNAP))
    .flatMap(enemy => listChargesAt(unit, enemy, goal.at))
    .map(({ to }) => ({ at: to.at, facing: to.facing }))
    .filter(({ facing }) => !isTurned || Math.abs(angleBetween(goal.facing, facing)) <= ALIGNED)
    .sort((one, other) => measureDistance(one.at, goal.at) - measureDistance(other.at, goal.at));
};

/** The result of dragging a unit: where it would stand, and why not where it is held. */
interface Settled {
  readonly judged: JudgedMarch;
  readonly reasons: Objections;
}

/** Against the enemy at whom it is held, else where it is held, else as near to that as it can come. */
const settle = (handled: HandledMarch, goal: InchPose, isTurned: boolean): Settled => {
  const snaps = listSnaps(handled, goal, isTurned).map(pose => judgePose(handled, pose));
  const charge = snaps.find(isFree);
  if (charge) return { judged: charge, reasons: [] };
  const held = judgePose(handled, goal);
  const reasons = snaps[0]?.findings ?? held.findings;
  return { judged: isFree(held) ? held : findNearestMarch(handled, goal), reasons };
};

/** Where the unit is held; past the edge it is held at it. */
const toGoal = ({ state, unit }: HandledMarch, { at, heading }: DragPose): InchPose => {
  const facing = heading ?? placeOf(unit.elements).facing;
  const [x, y] = toInches(at);
  const corners = cornersOfUnit({ elements: arrangeElements(unit, { at: [x, y], facing }) });
  const shift = (axis: 0 | 1, most: number): number =>
    Math.max(0, -Math.min(...corners.map(point => point[axis]))) -
    Math.max(0, Math.max(...corners.map(point => point[axis])) - most);
  const { width, height } = state.scenario.board;
  return { at: [x + shift(0, width), y + shift(1, height)], facing };
};

type Dice = 'thrown' | 'unthrown';

const dragHandled = (
  handled: HandledMarch,
  pose: DragPose,
  dice: Dice,
  toAction: (to: Destination, contacts: readonly string[]) => Action,
): Dragged => {
  const { judged, reasons } = settle(handled, toGoal(handled, pose), pose.heading !== null);
  const touched = listTouched(handled.state, judged.march);
  const contacts = touched.map(({ id }) => id);
  const explain = dice === 'thrown' ? (findings: Objections) => findings : blameBestThrow;
  const figures = listMarchFigures(handled, judged, touched.filter(isFighting), dice);
  return toPreview({
    action: toAction(judged.to, contacts),
    from: handled.unit.elements,
    to: judged.march.to,
    findings: explain(judged.findings),
    figures: isFree(judged) ? [...figures, ...describeShortStop(explain(reasons))] : [],
    contacts,
  });
};

/** 8.2 – Held over the edge, a unit of the column marches off by it where it may. */
const dragOff = (state: State, unit: FieldUnit, { at }: DragPose): Dragged | null => {
  const [x, y] = toInches(at);
  const { width, height } = state.scenario.board;
  if (x > 0 && y > 0 && x < width && y < height) return null;
  const action = nameAction(state, { type: 'leave', by: seatOf(state, unit.side) });
  if (findTaskObjections(state, action).length > 0) return null;
  const { facing } = placeOf(unit.elements);
  const to = arrangeElements(unit, { at: [x, y], facing });
  const figures = [word('drag', 'leave')];
  return toPreview({ action, from: unit.elements, to, findings: [], figures, contacts: [] });
};

/** 12.1 – The dice have been thrown: letting go moves the unit. */
export const dragMarch = (state: State, unit: FieldUnit, task: TaskOf<'march'>, pose: DragPose): Dragged => {
  const { thrown, isEvading } = task;
  const handled = { state, unit, thrown, isLeaving: isEvading || isInMelee(state.units, unit) };
  const by = seatOf(state, unit.side);
  const toAction = (to: Destination, [target]: readonly string[]): Action => {
    const aim = target === undefined || isEvading ? {} : ({ as: 'charge', target } as const);
    return nameAction(state, { type: 'march', by, to, ...aim });
  };
  return dragOff(state, unit, pose) ?? dragHandled(handled, pose, 'thrown', toAction);
};

/** 12.1 – The dice come first: the best that they could bring shows where the unit may hope to come, and letting go throws them. */
export const dragBeforeThrow = (state: State, unit: FieldUnit, pose: DragPose): Dragged | null => {
  const action = nameAction(state, { type: 'throw', unit: unit.id, by: seatOf(state, unit.side) });
  const thrown = bestThrowOf(unit);
  if (!thrown || findTaskObjections(state, action).length > 0) return null;
  const handled = { state, unit, thrown, isLeaving: isInMelee(state.units, unit) };
  return dragHandled(handled, pose, 'unthrown', () => action);
};

/** 19.12 – Oxen that were just lit run where they are turned; how far, the dice say. */
export const dragOxen = (state: State, unit: FieldUnit, { at }: DragPose): Dragged | null => {
  const place = placeOf(unit.elements);
  const [x, y] = toInches(at);
  const facing = Math.round((Math.atan2(x - place.at[0], place.at[1] - y) * 180) / Math.PI + 360) % 360;
  const by = seatOf(state, unit.side);
  const action = nameAction(state, { type: 'drive', unit: unit.id, facing, by });
  if (findTaskObjections(state, action).length > 0) return null;
  const to = unit.elements.map(element => ({ ...element, facing }));
  const figures = [word('drag', 'drive', { facing })];
  return toPreview({ action, from: unit.elements, to, findings: [], figures, contacts: [] });
};
