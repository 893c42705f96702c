import { armyOf, type Unit } from '../../../document/army';
import { hexOfUnit, isFighter, stackAt, standingUnitOf } from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import { hasRoomFor, unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import { type Refusal, refuse } from '../../../rules/refusal';
import { mayAct } from '../../command-state';
import { describePiece } from '../../describe';
import { createEvent, emit, nameHex, type Transition, withMarks, withoutEvents } from '../../game';
import type { State } from '../../state';
import { placeUnit } from '../piece-changes';
import { isUnderOrders } from '../scenario/march-orders';
import { isLeader } from './steps';

/** 3.4 – Guns of the coalition are at the bottom of a stack in an enemy zone that they have come into. */
const isKeptBelow = (state: State, unit: Unit, hex: number): boolean =>
  unit.arm === 'artillery' &&
  armyOf(state.scenario, unit.side).doctrine === 'coalition' &&
  isInEnemyZone(state, hex, unit.side);

/** 3.3, 3.4, 4.3 – A newcomer may go below units that are already there; who only passes must, and guns of the coalition in an enemy zone. */
export const listStackPositions = (state: State, piece: string, to: number): readonly ('top' | 'below')[] => {
  if (isLeader(state, piece)) return ['top'];
  const { unit } = standingUnitOf(state, piece);
  if (!hasRoomFor(state, to, standingUnitOf(state, piece))) return ['below'];
  const hasFriends = unitsOfSideAt(state, to, unit.side).some(isFighter);
  if (!hasFriends) return ['top'];
  return isKeptBelow(state, unit, to) ? ['below'] : ['top', 'below'];
};

const frontKeyOf = (state: State, hex: number): string =>
  splitFrontLine(unitsOfSideAt(state, hex, state.player))
    .front.map(({ unit }) => unit.id)
    .sort()
    .join();

/** 4.3 – Where a newcomer or a raised unit changes the front of a marked stack, its marker is turned over. */
export const placeInStack = (state: State, piece: string, hex: number, below: boolean): State => {
  const before = frontKeyOf(state, hex);
  const moved = below ? placeBelow(state, piece, hex) : placeUnit(state, piece, hex);
  const isChanged = state.marks.engaged[hex] !== undefined && frontKeyOf(moved, hex) !== before;
  return isChanged ? withMarks(moved, { engaged: { ...moved.marks.engaged, [hex]: 'changed' } }) : moved;
};

/** 3.4 – Below all who are there, but above guns that must stay at the bottom. */
const placeBelow = (state: State, piece: string, hex: number): State => {
  const staysLowest = (id: string): boolean =>
    state.marks.moved.includes(id) && isKeptBelow(state, standingUnitOf(state, id).unit, hex);
  const there = isFighter(standingUnitOf(state, piece)) ? stackAt(state.field, hex) : [];
  return there
    .filter(id => id !== piece && staysLowest(id))
    .reduce((now, id) => placeUnit(now, id, hex, true), placeUnit(state, piece, hex, true));
};

const RAISED = 'raised/';
const raisedMark = (unit: string): string => `${RAISED}${unit}`;

/** Whether a mark of the phase says that a unit was put on top. */
export const isRaisedMark = (mark: string): boolean => mark.startsWith(RAISED);

/** 3.4, 23.5.1 – Why a unit is not put on top: guns of the coalition that came into an enemy zone this turn stay below, and a column that marches under orders keeps its order. */
export const findRaiseObjection = (state: State, unit: Unit): Refusal | null => {
  const hex = hexOfUnit(state.field, unit.id);
  const values = { unit: unit.name };
  if (hex === null) return refuse('not-on-the-map', '15.3', values);
  if (isUnderOrders(state, unit)) return refuse('keeps-its-order', '23.5.1', values);
  if (stackAt(state.field, hex)[0] === unit.id) return refuse('on-top-already', '3.4', values);
  if (!mayAct(state, unit)) return refuse('not-active', '6.1', values);
  if (state.marks.done.includes(raisedMark(unit.id))) return refuse('raised-already', '3.4', values);
  const isLow = state.marks.moved.includes(unit.id) && isKeptBelow(state, unit, hex);
  return isLow ? refuse('guns-stay-below', '3.4', values) : null;
};

export const raiseUnit = (state: State, piece: string): Transition => {
  const hex = hexOfUnit(state.field, piece);
  if (hex === null) return withoutEvents(state);
  const recorded = withMarks(state, { done: [...state.marks.done, raisedMark(piece)] });
  const values = { unit: describePiece(state, piece), hex: nameHex(state, hex) };
  return emit(placeInStack(recorded, piece, hex, false), createEvent('raised', '3.4', values));
};
