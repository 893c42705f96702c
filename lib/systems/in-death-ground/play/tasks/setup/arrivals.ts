import type { Finding } from '@/lib/game/contract/finding';
import { isCovered } from '@/lib/geometry/plane/cover';
import { cornersOf, type Outline } from '@/lib/geometry/plane/plane';
import { isShore } from '../../../document/table';
import { arrivalFacesOf, FIRST_LATE_TURN } from '../../../rules/combat/morale';
import { arrangeElements, isOverlapping } from '../../../rules/movement/marching';
import { objection } from '../../../rules/objection';
import { LATE_STRIP, listLateArea } from '../../../rules/setup/deployment';
import { INWARD_HEADINGS } from '../../../rules/setup/terrain-layout';
import { goingUnder } from '../../../rules/terrain/terrain';
import { isAfloat } from '../../../rules/terrain/water';
import type { Edge } from '../../../vocabulary';
import type { ActionOf, Destination } from '../../actions';
import { areWithin, blockOf, type Element, type FieldUnit, getUnit, isInMelee, isOnTable } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  changeTurn,
  changeUnit,
  commandOf,
  emit,
  type Game,
  nameOf,
  pushTasks,
  seatOf,
  throwDice,
} from '../../game';
import { getOtherSide, type SideIndex, type State, type TaskOf } from '../../state';
import { canDismount, dismountUnit } from '../movement/mounts';
import { board } from '../siege/carriers';
import { discoverAfterMove } from './ambushes';
import { blockDepthOf, callColumn } from './column-entry';

const APART = 12;

/** 9.1 – The attacker throws first, in open battle whom the dice choose; that a unit does not come yet only its own side may read (F5). */
export const callLateUnits = (game: Game): Game => {
  const { state } = game;
  const late = state.units.filter(({ presence, kind }) => presence === 'late' && kind !== 'machine');
  if (state.round < FIRST_LATE_TURN || late.length === 0) return callColumn(game);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const isOpen = state.scenario.kind === 'open-battle';
  const attacker: SideIndex = commandOf(state, 0).role === 'attacker' ? 0 : 1;
  const leader = isOpen ? ((faces[0] ?? 1) <= 3 ? 0 : 1) : attacker;
  const order = [leader, getOtherSide(leader)].flatMap(side => late.filter(unit => unit.side === side));
  const arriving: TaskOf<'arrive'>[] = [];
  const now = order.reduce((then, unit) => {
    const { game: rolled, faces: face } = throwDice(then, { count: 1, sides: 6 });
    const wanted = arrivalFacesOf(commandOf(state, unit.side).command);
    const comes = wanted.includes(face[0] ?? 1);
    if (comes) arriving.push({ type: 'arrive', unit: unit.id });
    return emit(
      rolled,
      '9.1',
      () => ({ type: 'due', unit: nameOf(state, unit.id), arrives: comes ? 'yes' : 'no' }),
      () => ({
        faces: face,
        because: [createStatLine('needs', wanted[0] ?? 6, '9.1')],
        ...(comes ? {} : { readers: [seatOf(state, unit.side)] }),
      }),
    );
  }, thrown);
  return pushTasks(callColumn(now), ...arriving);
};

/** 7.11, 17.6 – A boat of the side that has found no water on the table, or was kept back. */
const findSpareBoat = ({ units }: State, unit: FieldUnit): FieldUnit | undefined =>
  units.find(
    ({ side, presence, elements }) =>
      side === unit.side &&
      (presence === 'absent' || presence === 'late') &&
      elements.some(({ profile }) => profile.troop === 'boat'),
  );

const areAllInside = (elements: readonly Element[], areas: readonly Outline[]): boolean =>
  areas.length > 0 && elements.every(element => isCovered(cornersOf(blockOf(element)), areas));

/** How a late unit would come on at a place: over land, from its boat onto the shore, or in its boat where the water is drawn (F6); null: not at all. */
type ArrivalWay = { readonly how: 'land' | 'ashore' | 'afloat'; readonly boat: FieldUnit | null };

const arrivalWayOf = (state: State, unit: FieldUnit, to: Destination): ArrivalWay | null => {
  const { edge } = commandOf(state, unit.side);
  const elements = arrangeElements(unit, to);
  if (areAllInside(elements, listLateArea(state.scenario, edge))) return { how: 'land', boat: null };
  const boat = findSpareBoat(state, unit);
  if (!boat || unit.kind !== 'unit') return null;
  const shores = listLateArea(state.scenario, edge, 'boat');
  const hull = arrangeElements(boat, to);
  const isAtSea = hull.every(element => isAfloat(state.scenario, blockOf(element)));
  if (areAllInside(hull, shores) && isAtSea) return { how: 'afloat', boat };
  return areAllInside(elements, shores) ? { how: 'ashore', boat } : null;
};

/** 9.1 – Within three inches of the own edges, on nobody, in touch with no enemy, and twelve inches from enemies who came in this turn. */
export const findArrivalObjections = (state: State, unit: FieldUnit, to: Destination): readonly Finding[] => {
  const ban = (code: string): readonly Finding[] => [objection(code, '9.1', {}, ['to'])];
  const coming = arrivalWayOf(state, unit, to);
  if (!coming) return ban('late-area');
  const elements = arrangeElements(coming.how === 'afloat' && coming.boat ? coming.boat : unit, to);
  const isOnOther = state.units.some(
    other =>
      isOnTable(other) &&
      (other.side === unit.side || other.presence === 'table') &&
      other.elements.some(base => elements.some(own => isOverlapping(blockOf(own), blockOf(base)))),
  );
  if (isOnOther) return ban('late-onto');
  if (isInMelee(state.units, { ...unit, elements })) return ban('late-touching');
  const isBarred = elements.some(
    element => goingUnder(state.scenario, state.weather, blockOf(element), element.profile) === 'forbidden',
  );
  if (isBarred) return ban('late-forbidden');
  const isNear = state.units.some(
    other =>
      other.side !== unit.side && other.turn.hasArrived && areWithin({ ...unit, elements }, other, APART),
  );
  return isNear ? ban('late-apart') : [];
};

/** Places along the own edge, and along a shore for who has boats. */
export const listArrivalPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const { edge } = commandOf(state, unit.side);
  const shores = state.scenario.board.pieces.flatMap(piece => (isShore(piece) ? [piece.edge] : []));
  const edges = findSpareBoat(state, unit) ? [...new Set([edge, ...shores])] : [edge];
  return edges.flatMap(each => listPlacesAlong(state, unit, each));
};

/** Places along an edge, with the front to the middle of the table. */
const listPlacesAlong = (state: State, unit: FieldUnit, edge: Edge): readonly Destination[] => {
  const { board } = state.scenario;
  const isLevel = edge === 'top' || edge === 'bottom';
  const facing = INWARD_HEADINGS[edge];
  const ranks = Math.max(1, Math.floor(LATE_STRIP / blockDepthOf(unit)));
  const files = Math.ceil(unit.elements.length / ranks);
  const inset = LATE_STRIP / 2;
  return Array.from({ length: 12 }, (_, index): Destination => {
    const along = ((index + 0.5) / 12) * (isLevel ? board.width : board.height);
    const across = edge === 'top' || edge === 'left' ? inset : (isLevel ? board.height : board.width) - inset;
    const at: [number, number] = isLevel ? [along, across] : [across, along];
    return { at, facing, formation: 'line', files };
  });
};

export const arrive = (game: Game, { unit: id }: TaskOf<'arrive'>, action: ActionOf<'arrive'>): Game => {
  const unit = getUnit(game.state.units, id);
  const coming = arrivalWayOf(game.state, unit, action.to);
  const placed = changeUnit(game, id, {
    presence: 'table',
    elements: arrangeElements(unit, action.to),
  });
  const next = emit(placed, '9.1', () => ({ type: 'arrived', unit: nameOf(game.state, id) }));
  const come = coming?.boat ? arriveByBoat(next, id, coming.boat, coming.how, action.to) : next;
  return discoverAfterMove(changeTurn(come, id, { hasArrived: true, isDone: true }), id);
};

/** 17.6 – Units that arrive over water do so on foot: out of their boat at once, or in it. */
const arriveByBoat = (
  game: Game,
  id: string,
  boat: FieldUnit,
  how: ArrivalWay['how'],
  to: Destination,
): Game => {
  const unit = getUnit(game.state.units, id);
  const onFoot = canDismount(game.state, unit) ? dismountUnit(game, id) : game;
  if (how === 'ashore') return changeUnit(onFoot, boat.id, { presence: 'left' });
  const afloat = changeUnit(onFoot, boat.id, { presence: 'table', elements: arrangeElements(boat, to) });
  return board(changeTurn(afloat, boat.id, { hasArrived: true, isDone: true }), id, boat.id);
};
