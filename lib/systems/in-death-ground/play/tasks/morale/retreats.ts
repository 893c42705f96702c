import { isElephant } from '../../../rules/army/points';
import { findFaceTouched } from '../../../rules/combat/contact';
import { disorderOf } from '../../../rules/combat/morale';
import { countMoveDice, readMoveThrow, slowestProfileOf } from '../../../rules/movement/marching';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import {
  areWithin,
  contactsOf,
  type Element,
  enemiesOf,
  type FieldUnit,
  type FieldUnits,
  getUnit,
  isAboard,
  isCarried,
  isFighting,
  isInSight,
  middleOfUnit,
  troopOf,
} from '../../field';
import { listMoveLines } from '../../figures/breakdown-lines';
import { changeTurn, changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import { getOtherSide, type MoveThrow, type State } from '../../state';
import { discoverAfterMove } from '../setup/ambushes';
import { addMarkers, leaveTable } from './losses';
import { findFallBackPath, findFlightPath, type RetreatPath } from './retreat-path';
import { isOnShip } from './test-eligibility';
import { trampleUnits } from './trample';

const ZONE = 3;

/** Enemies in sight who are too near for a disordered unit. */
const listPressing = (state: State, unit: FieldUnit): FieldUnits =>
  enemiesOf(state.units, unit).filter(
    enemy => isFighting(enemy) && areWithin(unit, enemy, ZONE) && isVisibleTo(state, unit, enemy),
  );

const listInView = (state: State, unit: FieldUnit): FieldUnits =>
  enemiesOf(state.units, unit).filter(enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy));

/** 16.1 – Who must go back before anybody moves: four markers and more, skirmishers from three; with five they flee, once. */
export const mustRetreat = (state: State, unit: FieldUnit): 'no' | 'retreat' | 'flee' => {
  if (!isInSight(unit) || unit.kind === 'baggage' || unit.kind === 'machine') return 'no';
  if (troopOf(unit) === 'fire-ox' || isOnShip(state, unit)) return 'no';
  const disorder = disorderOf(unit.markers);
  if (disorder === 'flees' && !unit.hasFled) return listInView(state, unit).length > 0 ? 'flee' : 'no';
  const isShy = disorder === 'hesitates' && troopOf(unit) === 'skirmisher';
  if (disorder !== 'falls-back' && disorder !== 'flees' && !isShy) return 'no';
  return listPressing(state, unit).length > 0 ? 'retreat' : 'no';
};

/** 11.1 – Side 1 goes back first, then side 2. */
export const retreatUnits = (game: Game): Game => {
  const { first } = game.state;
  const order = [first, getOtherSide(first)].flatMap(side =>
    game.state.units.filter(unit => unit.side === side).map(({ id }) => id),
  );
  return order.reduce((now, id) => {
    const how = mustRetreat(now.state, getUnit(now.state.units, id));
    if (how === 'no') return now;
    const back = isCarried(getUnit(now.state.units, id)) ? returnToTower(now, id) : retreatUnit(now, id, how);
    return discoverAfterMove(back, id);
  }, game);
};

/** 17.3 – Part of the unit is still in its siege tower: the rest goes back into it (D28). */
const returnToTower = (game: Game, id: string): Game => {
  const unit = getUnit(game.state.units, id);
  const crew = unit.elements.find(isAboard);
  const elements = unit.elements.map(
    (element): Element =>
      crew ? { ...element, at: crew.at, facing: crew.facing, aboard: crew.aboard ?? '' } : element,
  );
  return changeTurn(changeUnit(game, id, { elements }), id, { isDone: true });
};

/** 16.1 – Who falls back goes straight back from enemies to the front alone, otherwise away from all who are near; who flees, from all in sight. */
const headingAway = (state: State, unit: FieldUnit, how: 'retreat' | 'flee'): number => {
  const touching = contactsOf(state.units, unit);
  const isFront = touching.every(other =>
    other.elements.every(enemy =>
      unit.elements.every(own => !areTouching(own, enemy) || findFaceTouched(own, enemy) === 'front'),
    ),
  );
  const facing = unit.elements[0]?.facing ?? 0;
  if (how === 'retreat' && touching.length > 0 && isFront) return facing + 180;
  const [x, y] = middleOfUnit(unit);
  const enemies = how === 'retreat' ? listPressing(state, unit) : listInView(state, unit);
  let [dx, dy] = [0, 0];
  for (const enemy of enemies) {
    const [ex, ey] = middleOfUnit(enemy);
    const away = Math.max(1, Math.hypot(x - ex, y - ey)) ** 2;
    [dx, dy] = [dx + (x - ex) / away, dy + (y - ey) / away];
  }
  return dx === 0 && dy === 0 ? facing + 180 : (Math.atan2(dx, -dy) * 180) / Math.PI;
};

const areTouching = (own: Element, enemy: Element): boolean =>
  Math.hypot(own.at[0] - enemy.at[0], own.at[1] - enemy.at[1]) < 3.5;

const findRetreatPath = (
  state: State,
  unit: FieldUnit,
  thrown: MoveThrow,
  how: 'retreat' | 'flee',
): RetreatPath => {
  const heading = headingAway(state, unit, how);
  if (how === 'flee') return findFlightPath(state, unit, heading, thrown);
  const isSafe = (elements: readonly Element[]): boolean =>
    listPressing(state, { ...unit, elements }).length === 0;
  return findFallBackPath(state, unit, heading, thrown, isSafe);
};

/** 16.1 – A retreat is the unit's move for the turn; whom others stop takes a marker. */
const retreatUnit = (game: Game, id: string, how: 'retreat' | 'flee'): Game => {
  const unit = getUnit(game.state.units, id);
  const pace = slowestProfileOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: countMoveDice(pace), sides: 6 });
  const read = readMoveThrow(pace, faces);
  const way = findRetreatPath(game.state, unit, read, how);
  const inches = Math.round(way.inches * 10) / 10;
  const next = emit(
    thrown,
    '16.1',
    () => ({ type: 'retreated', unit: nameOf(game.state, id), inches, how }),
    () => ({ faces, because: listMoveLines(pace, faces), pieces: [id] }),
  );
  if (way.stop === 'edge') return leaveTable(next, id);
  const elements = how === 'flee' ? turnAway(way.elements) : way.elements;
  const moved = changeTurn(changeUnit(next, id, { elements, hasFled: how === 'flee' || unit.hasFled }), id, {
    isDone: true,
    moved: way.inches,
    hasTurned: how === 'flee',
    start: unit.elements,
  });
  const trampled = isElephant(troopOf(unit)) ? trampleUnits(moved, id, unit.elements) : moved;
  if (way.stop !== 'blocked') return trampled;
  const name = nameOf(game.state, id);
  return addMarkers(
    emit(
      trampled,
      '16.1',
      () => ({ type: 'blocked', unit: name }),
      () => ({ pieces: [id] }),
    ),
    id,
    1,
  );
};

/** Fugitives show their backs: each turns about where it is. */
const turnAway = (elements: readonly Element[]): readonly Element[] =>
  elements.map(element => ({ ...element, facing: (element.facing + 180) % 360 }));
