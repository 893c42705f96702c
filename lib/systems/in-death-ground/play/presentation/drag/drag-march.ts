import type { DragPose } from '@/lib/game/contract/play-presentation';
import { distance } from '@/lib/geometry/plane/plane';
import { listTouched } from '../../../rules/movement/march-objections';
import { angleBetween, arrangeElements, placeOf } from '../../../rules/movement/marching';
import { toInches } from '../../../view/position';
import type { Action, ActionOf } from '../../actions';
import { areWithin, cornersOfUnit, enemiesOf, type FieldUnit, isFighting, isInMelee } from '../../field';
import { currentTask, seatOf } from '../../game';
import { listChargesAt } from '../../march-candidates/march-candidates';
import { nameAction } from '../../offers';
import { bestThrowOf, blameBestThrow } from '../../requests';
import { findTaskObjections } from '../../sequence';
import type { State, TaskOf } from '../../state';
import type { Objections } from '../../tasks/task-handler';
import { type Dragged, listMarchFigures, stopsShort, toPreview } from './drag-preview';
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
    .sort((one, other) => distance(one.at, goal.at) - distance(other.at, goal.at));
};

/** What comes of a unit in the hand: where it would stand, and why not where it is held. */
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

const dragHandled = (
  handled: HandledMarch,
  pose: DragPose,
  toAction: (judged: JudgedMarch, contacts: readonly string[]) => Action,
  listFigures: (judged: JudgedMarch, contacts: readonly FieldUnit[]) => ReturnType<typeof listMarchFigures>,
  explain: (findings: Objections) => Objections,
): Dragged => {
  const { judged, reasons } = settle(handled, toGoal(handled, pose), pose.heading !== null);
  const touched = listTouched(handled.state, judged.march);
  const contacts = touched.map(({ id }) => id);
  return toPreview({
    action: toAction(judged, contacts),
    from: handled.unit.elements,
    to: judged.march.to,
    findings: explain(judged.findings),
    figures: isFree(judged) ? [...listFigures(judged, touched), ...stopsShort(explain(reasons))] : [],
    contacts,
  });
};

/** 12.1 – The dice have been thrown: letting go moves the unit. */
export const dragMarch = (state: State, unit: FieldUnit, task: TaskOf<'march'>, pose: DragPose): Dragged => {
  const handled: HandledMarch = {
    state,
    unit,
    thrown: task.thrown,
    isLeaving: task.isEvading || isInMelee(state.units, unit),
  };
  return dragHandled(
    handled,
    pose,
    ({ to }, [target]) => {
      const march: ActionOf<'march'> = {
        type: 'march',
        by: seatOf(state, unit.side),
        to,
        ...(target === undefined || task.isEvading ? {} : { as: 'charge' as const, target }),
      };
      return nameAction(state, march);
    },
    (judged, contacts) => listMarchFigures(handled, judged, contacts.filter(isFighting), 'thrown'),
    findings => findings,
  );
};

/** 12.1 – The dice come first: the best that they could bring shows where the unit may hope to come, and letting go throws them. */
export const dragBeforeThrow = (state: State, unit: FieldUnit, pose: DragPose): Dragged | null => {
  const action = nameAction(state, { type: 'throw', unit: unit.id, by: seatOf(state, unit.side) });
  const thrown = bestThrowOf(unit);
  if (!thrown || currentTask(state).type !== 'move' || findTaskObjections(state, action).length > 0)
    return null;
  const handled: HandledMarch = { state, unit, thrown, isLeaving: isInMelee(state.units, unit) };
  return dragHandled(
    handled,
    pose,
    () => action,
    (judged, contacts) => listMarchFigures(handled, judged, contacts.filter(isFighting), 'unthrown'),
    blameBestThrow,
  );
};
