import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { objection } from '../../rules/objection';
import { mayPlace } from '../../rules/placement';
import { findOwnSegment, getOtherSide, listOwnSegments, SECTORS, type SegmentId } from '../../rules/segments';
import type { Action, ActionOf } from '../actions';
import { type FieldUnit, requireUnit } from '../field';
import {
  changeState,
  changeUnit,
  emit,
  type Game,
  nameOfSide,
  namePlace,
  pushTasks,
  seatOf,
  wordsOf,
} from '../game';
import { listLateUnits, passPlacing, unitsToPlace } from '../rounds';
import type { State, TaskOf } from '../state';
import { NOT_NOW, objectUnless, rejectAction } from './objecting';

const listPlacements = (
  by: string,
  type: 'place' | 'arrive',
  units: readonly FieldUnit[],
  segments: readonly SegmentId[],
): readonly Action[] => units.flatMap(({ id }) => segments.map(at => ({ by, type, unit: id, at })));

const NOT_TO_PLACE: readonly Finding[] = [objection('nothing-to-place', '4.3', {}, ['unit'])];

/** 4.3 – A unit that is still to be placed, in a segment of its own side. */
const placeObjections = (state: State, action: Action): readonly Finding[] => {
  if (action.type !== 'place') return NOT_NOW;
  const isThere = unitsToPlace(state, state.active).some(({ id }) => id === action.unit);
  if (!isThere) return NOT_TO_PLACE;
  return objectUnless(mayPlace(state.active, action.at), 'place-not-own', '4.3', 'at');
};

/** 4.3 – A stack is laid down: its owner knows what is in it, the other sees its top. */
const placeUnit = (game: Game, { unit: id, at }: ActionOf<'place'>): Game => {
  const unit = requireUnit(game.state.field, id);
  const placed = emitStackPlaced(changeUnit(game, id, { at }), unit, at);
  return pushTasks(changeState(placed, { active: getOtherSide(unit.side) }), { type: 'place' });
};

const emitStackPlaced = (game: Game, unit: FieldUnit, at: SegmentId): Game => {
  const { state } = game;
  const shared = { side: nameOfSide(state, unit.side), place: namePlace(state, at) };
  const top = { ...unit, troops: unit.troops.slice(0, 1) };
  const readers = [seatOf(state, unit.side)];
  const own = emit(
    game,
    '4.3',
    () => ({ type: 'placed', ...shared, unit: wordsOf(unit) }),
    () => ({ readers }),
  );
  return emit(
    own,
    '4.3',
    () => ({ type: 'stack-placed', ...shared, unit: wordsOf(top), count: unit.troops.length }),
    () => ({ readers: [seatOf(state, getOtherSide(unit.side))] }),
  );
};

/** 4.3 – The active side places a unit; both sides in turn. */
export const place: TaskHandler<Game, TaskOf<'place'>, Action> = {
  awaits: state => (unitsToPlace(state, state.active).length > 0 ? seatOf(state, state.active) : null),
  offers: state =>
    listPlacements(
      seatOf(state, state.active),
      'place',
      unitsToPlace(state, state.active),
      listOwnSegments(state.active),
    ),
  objections: (state, _task, action) => placeObjections(state, action),
  choose: (game, _task, action) => (action.type === 'place' ? placeUnit(game, action) : rejectAction(action)),
  run: passPlacing,
};

const rearSegments = (side: TaskOf<'arrive'>['side']): readonly SegmentId[] =>
  SECTORS.map(sector => findOwnSegment(side, sector, 'rear'));

/** 4.3 – Late comers go into their own rear (P19). */
const arriveObjections = (state: State, { side }: TaskOf<'arrive'>, action: Action): readonly Finding[] => {
  if (action.type !== 'arrive') return NOT_NOW;
  if (!listLateUnits(state, side).some(({ id }) => id === action.unit)) return NOT_TO_PLACE;
  return objectUnless(rearSegments(side).includes(action.at), 'arrives-in-rear', '4.3', 'at');
};

const arriveLate = (game: Game, { unit: id, at }: ActionOf<'arrive'>): Game => {
  const unit = requireUnit(game.state.field, id);
  return emit(changeUnit(game, id, { at }), '4.3', () => ({
    type: 'placed',
    side: nameOfSide(game.state, unit.side),
    unit: wordsOf(unit),
    place: namePlace(game.state, at),
  }));
};

/** 4.3 – The units of a late side come one by one before round 2 (P19). */
export const arrive: TaskHandler<Game, TaskOf<'arrive'>, Action> = {
  awaits: (state, { side }) => (listLateUnits(state, side).length > 0 ? seatOf(state, side) : null),
  offers: (state, { side }) =>
    listPlacements(seatOf(state, side), 'arrive', listLateUnits(state, side), rearSegments(side)),
  objections: arriveObjections,
  choose: (game, task, action) =>
    action.type === 'arrive' ? pushTasks(arriveLate(game, action), task) : rejectAction(action),
};
