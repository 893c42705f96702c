import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { armyOf, leaderOfId, rosterOf, type Unit } from '../army';
import { groundIn, hexOfLeader, hexOfUnit, isFighter, leaderNow, standing } from '../field';
import { namedPiece } from '../naming';
import { mayFormColumn, presentUnits } from '../rules/column';
import { frontLine } from '../rules/engagement';
import {
  canPassOn,
  isStoppedByRiver,
  leaderStep,
  leavingCost,
  movementAllowance,
  mustStopIn,
  type StepOfMove,
  stepOfMove,
} from '../rules/movement';
import { isAtFriendlyEdge } from '../rules/retreat';
import { neighboursOf } from '../rules/sight';
import { hasRoomFor, isTooManyIn, unitsOfSideAt } from '../rules/stacking';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State, TaskOf } from '../state';
import { isBoundToAdvance } from './advance';
import { hasActors, hindranceOf, isEffective, mayAct, mayLeaderAct } from './authority';
import { newcomers } from './entry';
import { formed } from './forming-column';
import { calm, event, first, followedBy, hexName, type Step, told, withArmy, withMarks } from './game';
import { type Handler, sideId } from './handler';
import { isUnderOrders } from './marching-orders';
import { leaderPlaced, placed, unitLeft } from './pieces';
import { reactions } from './reactions';

type Moving = TaskOf<'moving'>;

const by = (state: State) => ({ by: sideId(state, state.player) });

export const isLeader = (state: State, piece: string): boolean => rosterOf(state.scenario).leaders.has(piece);

export const hexOfPiece = (state: State, piece: string): number | null =>
  isLeader(state, piece) ? hexOfLeader(state.field, piece) : hexOfUnit(state.field, piece);

export const stepFor = (state: State, piece: string, from: number, to: number): StepOfMove => {
  if (isLeader(state, piece)) {
    const { side, name } = leaderNow(state, leaderOfId(state.scenario, piece));
    return leaderStep(state, side, name, from, to);
  }
  const moving = standing(state, piece);
  return stepOfMove(state, moving, from, to, hindranceOf(state, moving.unit));
};

export const allowanceOf = (state: State, piece: string): number => {
  if (isLeader(state, piece)) return leaderNow(state, leaderOfId(state.scenario, piece)).movement;
  const moving = standing(state, piece);
  return movementAllowance(moving, hindranceOf(state, moving.unit));
};

/** 7.2.1, 7.2.3 – Whether the piece has come to a stop where it is. */
const isStopped = (state: State, { piece, steps }: Moving, hex: number): boolean => {
  if (steps === 0 || isLeader(state, piece)) return false;
  const moving = standing(state, piece);
  if (isStoppedByRiver(state, moving, hex)) return true;
  const { behind } = frontLine(unitsOfSideAt(state, hex, moving.unit.side));
  const isBehind = behind.some(({ unit }) => unit.id === piece);
  return !isBehind && mustStopIn(state, moving, hex);
};

/** 3.3 – Whether a unit finds room in a hex, or can go on from there. */
const mayComeTo = (state: State, piece: string, to: number, left: number): boolean => {
  if (isLeader(state, piece)) return true;
  const moving = standing(state, piece);
  return hasRoomFor(state, to, moving) || canPassOn(state, moving, to, left, hindranceOf(state, moving.unit));
};

/** 7, 3.3 – The hexes that a piece can enter next: one always, then while its points last; a full one only on the way to another (ruling P1). */
export const nextHexes = (state: State, task: Moving): readonly number[] => {
  const from = hexOfPiece(state, task.piece);
  if (from === null || isStopped(state, task, from)) return [];
  const left = allowanceOf(state, task.piece) - task.spent;
  return neighboursOf(groundIn(state).grid, from).filter(to => {
    const step = stepFor(state, task.piece, from, to);
    if ('refusal' in step || (step.cost > left && task.steps > 0)) return false;
    return mayComeTo(state, task.piece, to, left - step.cost);
  });
};

/** 3.3, 3.4, 4.3 – A newcomer may go below units that are already there; who only passes must, and guns of the coalition in an enemy zone. */
const placesIn = (state: State, piece: string, to: number): readonly ('top' | 'below')[] => {
  if (isLeader(state, piece)) return ['top'];
  const { unit } = standing(state, piece);
  if (!hasRoomFor(state, to, standing(state, piece))) return ['below'];
  const hasFriends = unitsOfSideAt(state, to, unit.side).some(isFighter);
  if (!hasFriends) return ['top'];
  const isSunk =
    unit.arm === 'artillery' &&
    armyOf(state.scenario, unit.side).doctrine === 'coalition' &&
    isInEnemyZone(state, to, unit.side);
  return isSunk ? ['below'] : ['top', 'below'];
};

/** 10.2, 7.2.1 – A unit of an army that has lost heart may leave over its own edge for a point, and what it costs to leave an enemy zone. */
const mayLeave = (state: State, task: Moving): boolean => {
  const hex = hexOfPiece(state, task.piece);
  if (hex === null || isLeader(state, task.piece) || state.armies[state.player].spirit === 'steady')
    return false;
  const leaving = leavingCost(state, standing(state, task.piece), hex);
  if (typeof leaving !== 'number' || !isAtFriendlyEdge(state, state.player, hex)) return false;
  return task.steps === 0 || task.spent + 1 + leaving <= allowanceOf(state, task.piece);
};

/** 3.3 – Whether a unit stands in a hex that is too full and would be better off without it. */
const isOneTooMany = (state: State, piece: string): boolean => {
  const hex = hexOfUnit(state.field, piece);
  const unit = standing(state, piece);
  return hex !== null && isTooManyIn(unitsOfSideAt(state, hex, unit.unit.side), unit);
};

const stepsOffered = (state: State, task: Moving): readonly Action[] =>
  nextHexes(state, task).flatMap(hex =>
    placesIn(state, task.piece, hex).map(
      (place): Action => ({
        ...by(state),
        type: 'step',
        to: hexName(state, hex),
        ...(place === 'below' ? { below: true as const } : {}),
      }),
    ),
  );

/** 23.4, 3.3 – In an advance nobody stays where they are, and nobody in a hex that is too full while there is a way out. */
const mustGoOn = (state: State, task: Moving): boolean => {
  if (isLeader(state, task.piece)) return false;
  if (task.steps === 0 && isBoundToAdvance(state, state.player)) return true;
  return isOneTooMany(state, task.piece) && (nextHexes(state, task).length > 0 || mayLeave(state, task));
};

export const moving: Handler<'moving'> = {
  awaits: (state, task) => (hexOfPiece(state, task.piece) === null ? null : state.player),
  offers: (state, task) => [
    ...(mustGoOn(state, task) ? [] : [{ ...by(state), type: 'halt' } as const]),
    ...stepsOffered(state, task),
    ...(mayLeave(state, task) ? [{ ...by(state), type: 'leave-map' } as const] : []),
  ],
  choose: (state, task, action) => {
    if (action.type === 'leave-map') return unitLeft(state, task.piece);
    if (action.type !== 'step') return calm(state);
    return stepped(state, task, hexOf(groundIn(state).grid, action.to), action.below === true);
  },
  run: calm,
};

const stepped = (state: State, task: Moving, to: number, below: boolean): Step => {
  const from = hexOfPiece(state, task.piece) ?? to;
  const step = stepFor(state, task.piece, from, to);
  const cost = 'cost' in step ? step.cost : 0;
  const isMan = isLeader(state, task.piece);
  const moved = isMan ? leaderPlaced(state, task.piece, to) : stacked(state, task.piece, to, below);
  const busy = isMan ? moved : withArmy(marked(moved, task.piece), state.player, { busy: true });
  const again = first(busy, { ...task, spent: task.spent + cost, steps: task.steps + 1 });
  const piece = namedPiece(state, task.piece);
  const what = event('moved', '7', { piece, from: hexName(state, from), hex: hexName(state, to) });
  return followedBy(told(again, what), now => reactions(now, task.piece, to));
};

const marked = (state: State, piece: string): State =>
  standing(state, piece).unit.arm === 'artillery' && !state.marks.moved.includes(piece)
    ? withMarks(state, { moved: [...state.marks.moved, piece] })
    : state;

const frontOf = (state: State, hex: number): string =>
  frontLine(unitsOfSideAt(state, hex, state.player))
    .front.map(({ unit }) => unit.id)
    .sort()
    .join();

/** 4.3 – Where a newcomer or a raised unit changes the front of a marked stack, its marker is turned over. */
const stacked = (state: State, piece: string, hex: number, below: boolean): State => {
  const before = frontOf(state, hex);
  const moved = placed(state, piece, hex, below);
  const isChanged = state.marks.engaged[hex] !== undefined && frontOf(moved, hex) !== before;
  return isChanged ? withMarks(moved, { engaged: { ...moved.marks.engaged, [hex]: 'changed' } }) : moved;
};

const movers = (state: State): readonly string[] => {
  const { units, leaders } = armyOf(state.scenario, state.player);
  const ready = units.filter(
    unit =>
      hexOfUnit(state.field, unit.id) !== null &&
      mayAct(state, unit) &&
      standing(state, unit.id).status !== 'routed',
  );
  const men = leaders.filter(
    leader => hexOfLeader(state.field, leader.id) !== null && mayLeaderAct(state, leader),
  );
  return [...ready, ...men].map(({ id }) => id).filter(id => !state.marks.done.includes(id));
};

const hasSomewhereToGo = (state: State, piece: string): boolean => {
  const task: Moving = { task: 'moving', piece, spent: 0, steps: 0 };
  return nextHexes(state, task).length > 0 || mayLeave(state, task);
};

/** 3.4, 23.5.1 – Guns of the coalition that came into an enemy zone this turn stay below, and a column that marches under orders keeps its order. */
const mayRaise = (state: State, unit: Unit): boolean => {
  const hex = hexOfUnit(state.field, unit.id);
  if (isUnderOrders(state, unit)) return false;
  if (hex === null || state.field.stacks[hex]?.[0] === unit.id || !mayAct(state, unit)) return false;
  if (state.marks.done.includes(raisedMark(unit.id))) return false;
  const isSunk =
    unit.arm === 'artillery' && state.marks.moved.includes(unit.id) && isInEnemyZone(state, hex, unit.side);
  return !(isSunk && armyOf(state.scenario, unit.side).doctrine === 'coalition');
};

const raisedMark = (unit: string): string => `raised/${unit}`;

const wingsForColumn = (state: State): readonly string[] =>
  armyOf(state.scenario, state.player)
    .wings.filter(wing => {
      const [unit] = presentUnits(state, wing);
      if (!unit || presentUnits(state, wing).some(({ id }) => state.marks.done.includes(id))) return false;
      return mayAct(state, unit) && mayFormColumn(state, wing, isEffective(state, unit));
    })
    .map(({ id }) => id);

/** 23.4 – Whether somebody has still to move before the side may end its movement. */
const isAnybodyBound = (state: State, pieces: readonly string[]): boolean =>
  pieces.some(piece => !isLeader(state, piece)) && isBoundToAdvance(state, state.player);

const readyMovers = (state: State): readonly string[] =>
  movers(state).filter(piece => hasSomewhereToGo(state, piece));

/** 3.3 – A hex that is too full and that somebody can still leave: the movement does not end before. */
export const hexToThinOut = (state: State, pieces = readyMovers(state)): number | null => {
  const piece = pieces.find(id => !isLeader(state, id) && isOneTooMany(state, id));
  return piece === undefined ? null : hexOfPiece(state, piece);
};

const movesOffered = (state: State): readonly Action[] => {
  const pieces = readyMovers(state);
  const mayEnd = !isAnybodyBound(state, pieces) && hexToThinOut(state, pieces) === null;
  return [
    ...(mayEnd ? [{ ...by(state), type: 'pass' } as const] : []),
    ...pieces.map((piece): Action => ({ ...by(state), type: 'move', piece })),
  ];
};

/** 15.3 – The active player moves his pieces one after the other. */
export const move: Handler<'move'> = {
  awaits: state => (hasActors(state, state.player) ? state.player : null),
  offers: state => [
    ...movesOffered(state),
    ...armyOf(state.scenario, state.player)
      .units.filter(unit => mayRaise(state, unit))
      .map(({ id }): Action => ({ ...by(state), type: 'raise', piece: id })),
    ...wingsForColumn(state).map((wing): Action => ({ ...by(state), type: 'form-column', wing })),
    ...newcomers(state),
  ],
  choose: (state, task, action) => {
    const again = first(state, task);
    switch (action.type) {
      case 'move':
        return calm(begunMove(again, action.piece));
      case 'raise':
        return raised(again, action.piece);
      case 'form-column':
        return formed(again, action.wing);
      case 'bring':
        return calm(first(again, { task: 'entering', piece: action.piece }));
      default:
        return calm(state);
    }
  },
  run: calm,
};

export const begunMove = (state: State, piece: string): State =>
  first(withMarks(state, { done: [...state.marks.done, piece] }), {
    task: 'moving',
    piece,
    spent: 0,
    steps: 0,
  });

const raised = (state: State, piece: string): Step => {
  const hex = hexOfUnit(state.field, piece);
  if (hex === null) return calm(state);
  const noted = withMarks(state, { done: [...state.marks.done, raisedMark(piece)] });
  const values = { unit: namedPiece(state, piece), hex: hexName(state, hex) };
  return told(stacked(noted, piece, hex, false), event('raised', '3.4', values));
};
