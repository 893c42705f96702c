import type { Finding } from '@/lib/game/contract/finding';
import type { Point } from '@/lib/geometry/board';
import { cornersOf, offsetPoint } from '@/lib/geometry/plane/plane';
import { findMarchObjections, goingOfMarch, type March } from '../../../rules/movement/march-objections';
import {
  arrangeElements,
  computeAllowance,
  isOverlapping,
  isStraight,
} from '../../../rules/movement/marching';
import { objection } from '../../../rules/objection';
import { INWARD_HEADINGS, OPPOSITE } from '../../../rules/setup/terrain-layout';
import { goingUnder } from '../../../rules/terrain/terrain';
import type { Edge } from '../../../vocabulary';
import type { Destination } from '../../actions';
import {
  blockOf,
  cornersOfUnit,
  type Element,
  type FieldUnit,
  getUnit,
  isInMelee,
  isOnTable,
  shiftElements,
  troopOf,
} from '../../field';
import {
  changeState,
  changeTurn,
  changeUnit,
  commandOf,
  emit,
  type Game,
  nameOf,
  pushTasks,
} from '../../game';
import type { MoveThrow, State, TaskOf } from '../../state';
import { wagonsOf } from '../movement/wagons';
import { discoverAfterMove } from './ambushes';

const toObjections = (code: string): readonly Finding[] => [objection(code, '8.3', {}, ['to'])];

/** Nobody stands there, and the ground may be entered. */
export const findStandObjections = (
  state: State,
  unit: FieldUnit,
  elements: readonly Element[],
): readonly Finding[] => {
  const isOnOther = state.units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      (other.side === unit.side || other.presence === 'table') &&
      other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
  );
  if (isOnOther) return toObjections('late-onto');
  const isBarred = elements.some(
    element => goingUnder(state.scenario, state.weather, blockOf(element), element.profile) === 'forbidden',
  );
  return isBarred ? toObjections('late-forbidden') : [];
};

/** 8.2 – The next of the column by its written order, wagons in the place of the baggage; what is not in it comes last. */
export const findNextOfColumn = (state: State): FieldUnit | null => {
  const column = state.units.filter(({ presence }) => presence === 'column');
  const [any] = column;
  if (!any) return null;
  const { seat } = commandOf(state, any.side);
  const march = state.scenario.forces.find(({ side }) => side === seat)?.march ?? [];
  const order = march.map(id => (id === 'general' || id === 'baggage' ? `${seat}-${id}` : id));
  const place = (unit: FieldUnit): number => {
    const named = order.indexOf(troopOf(unit) === 'wagon' ? `${seat}-baggage` : unit.id);
    return named < 0 ? order.length : named;
  };
  return [...column].sort((one, other) => place(one) - place(other))[0] ?? null;
};

/** 8.2 – One unit of the column a turn, from the first; 17.5 – wagons come all together, as the baggage that they carry. */
export const callColumn = (game: Game): Game => {
  const next = findNextOfColumn(game.state);
  if (!next) return game;
  const coming = troopOf(next) === 'wagon' ? wagonsOf(game.state, next.side) : [next];
  const entering = coming.filter(({ presence }) => presence === 'column');
  return pushTasks(game, ...entering.map(({ id }): TaskOf<'enter'> => ({ type: 'enter', unit: id })));
};

/** Places along the column's edge; after the first unit those nearest to where it came on (D14). */
export const listEntryPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const { board } = state.scenario;
  const { edge } = commandOf(state, unit.side);
  const facing = INWARD_HEADINGS[edge];
  const isLevel = edge === 'top' || edge === 'bottom';
  const files = Math.min(4, unit.elements.length);
  const deep = Math.ceil(unit.elements.length / files) * (blockDepthOf(unit) / 2);
  const across = edge === 'top' || edge === 'left' ? deep : (isLevel ? board.height : board.width) - deep;
  const long = isLevel ? board.width : board.height;
  const places = Array.from({ length: 23 }, (_, index): Destination => {
    const along = ((index + 1) / 24) * long;
    return { at: isLevel ? [along, across] : [across, along], facing, formation: 'line', files };
  });
  const { entry } = state;
  if (!entry) return places.filter((_, index) => index % 2 === 1);
  const away = ({ at }: Destination): number => Math.hypot(at[0] - entry[0], at[1] - entry[1]);
  return [...places]
    .sort((one, other) => away(one) - away(other))
    .filter(place => findEntryObjections(state, unit, place).length === 0)
    .slice(0, 1);
};

export const blockDepthOf = ({ elements }: FieldUnit): number => {
  const [first] = elements;
  return first ? blockOf(first).depth : 1;
};

const AT_EDGE = 0.2;

/** 8.2 – At the edge where the column arrives, on free ground, not in contact with an enemy. */
export const findEntryObjections = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const { board } = state.scenario;
  const elements = arrangeElements(unit, to);
  const corners = elements.flatMap(element => cornersOf(blockOf(element)));
  const isOn = corners.every(
    ([x, y]) => x >= -0.01 && y >= -0.01 && x <= board.width + 0.01 && y <= board.height + 0.01,
  );
  const distances: Readonly<Record<Edge, readonly number[]>> = {
    top: corners.map(([, y]) => y),
    bottom: corners.map(([, y]) => board.height - y),
    left: corners.map(([x]) => x),
    right: corners.map(([x]) => board.width - x),
  };
  const isAtEdge = Math.min(...distances[commandOf(state, unit.side).edge]) <= AT_EDGE;
  if (!isOn || !isAtEdge) return toObjections('enter-edge');
  return isInMelee(state.units, { ...unit, elements })
    ? toObjections('late-touching')
    : findStandObjections(state, unit, elements);
};

export const enterTable = (game: Game, id: string, to: Destination): Game => {
  const unit = getUnit(game.state.units, id);
  const isHitched = troopOf(unit) === 'wagon';
  const placed = changeUnit(game, id, {
    presence: 'table',
    elements: arrangeElements(unit, to),
    isHitched,
  });
  const pointed = changeState(placed, { entry: game.state.entry ?? [to.at[0], to.at[1]] });
  return discoverAfterMove(
    emit(pointed, '8.2', () => ({ type: 'entered', unit: nameOf(game.state, id) })),
    id,
  );
};

/** How far places are from an edge, at the least. */
const distanceToEdge = ({ scenario: { board } }: State, edge: Edge, places: readonly Point[]): number => {
  const ways: Readonly<Record<Edge, (at: Point) => number>> = {
    top: ([, y]) => y,
    bottom: ([, y]) => board.height - y,
    left: ([x]) => x,
    right: ([x]) => board.width - x,
  };
  return Math.max(0, Math.min(...places.map(ways[edge])));
};

/** 8.2 – The column's units leave by the far edge when their throw carries the middle of the foremost base over it, and nobody is in the way. */
export const mayLeaveByFarEdge = (state: State, unit: FieldUnit, thrown: MoveThrow): boolean => {
  const { role, edge } = commandOf(state, unit.side);
  if (state.scenario.kind !== 'ambush' || role !== 'attacker') return false;
  const gap = distanceToEdge(state, OPPOSITE[edge], cornersOfUnit(unit));
  const [x, y] = offsetPoint([0, 0], INWARD_HEADINGS[edge], gap, 0);
  const march: March = { unit, to: shiftElements(unit.elements, [0, 0], [x, y], 0), isBlock: true };
  if (findMarchObjections(state, march, thrown, true).length > 0) return false;
  const most = computeAllowance(
    unit,
    thrown,
    goingOfMarch(state, march),
    isStraight(unit.elements, march.to),
  );
  const middles = unit.elements.map(({ at }) => at);
  return distanceToEdge(state, OPPOSITE[edge], middles) <= most;
};

export const leaveByFarEdge = (game: Game, id: string): Game => {
  const gone = changeUnit(game, id, { presence: 'through' });
  const next = emit(gone, '8.2', () => ({ type: 'marched-through', unit: nameOf(game.state, id) }));
  return changeTurn(next, id, { isDone: true });
};
