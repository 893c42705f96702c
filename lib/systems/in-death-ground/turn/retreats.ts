import {
  areWithin,
  contactsOf,
  type Element,
  enemiesOf,
  type Field,
  type FieldUnit,
  isAboard,
  isCarried,
  isFighting,
  isInSight,
  knownUnit,
  middleOfUnit,
  troopOf,
} from '../field';
import { moveLines } from '../reasons';
import { faceTouched } from '../rules/contact';
import { diceToThrow, paceOf, readThrow } from '../rules/marching';
import { disorderOf } from '../rules/morale';
import { isElephant } from '../rules/points';
import { isVisibleTo } from '../rules/view';
import { otherSide, type State, type Thrown } from '../state';
import { lookOut } from './ambushes';
import { changeTurn, changeUnit, done, type Game, nameOf, tell, throwDice } from './game';
import { addMarkers, leaveTable } from './losses';
import { isOnShip } from './tested';
import { trample } from './trampling';
import { fallingBack, flightOf, type Way } from './ways-of-flight';

const ZONE = 3;

/** Enemies in sight who are too near for a disordered unit. */
const pressing = (state: State, unit: FieldUnit): Field =>
  enemiesOf(state.units, unit).filter(
    enemy => isFighting(enemy) && areWithin(unit, enemy, ZONE) && isVisibleTo(state, unit, enemy),
  );

const inView = (state: State, unit: FieldUnit): Field =>
  enemiesOf(state.units, unit).filter(enemy => isFighting(enemy) && isVisibleTo(state, unit, enemy));

/** 16.1 – Who must go back before anybody moves: four markers and more, skirmishers from three; with five they flee, once. */
export const mustRetreat = (state: State, unit: FieldUnit): 'no' | 'retreat' | 'flee' => {
  if (!isInSight(unit) || unit.kind === 'baggage' || unit.kind === 'machine') return 'no';
  if (troopOf(unit) === 'fire-ox' || isOnShip(state, unit)) return 'no';
  const disorder = disorderOf(unit.markers);
  if (disorder === 'flees' && !unit.hasFled) return inView(state, unit).length > 0 ? 'flee' : 'no';
  const isShy = disorder === 'hesitates' && troopOf(unit) === 'skirmisher';
  if (disorder !== 'falls-back' && disorder !== 'flees' && !isShy) return 'no';
  return pressing(state, unit).length > 0 ? 'retreat' : 'no';
};

/** 11.1 – Side 1 goes back first, then side 2. */
export const retreatAll = (game: Game): Game => {
  const { first } = game.state;
  const order = [first, otherSide(first)].flatMap(side =>
    game.state.units.filter(unit => unit.side === side).map(({ id }) => id),
  );
  return order.reduce((now, id) => {
    const how = mustRetreat(now.state, knownUnit(now.state.units, id));
    if (how === 'no') return now;
    const back = isCarried(knownUnit(now.state.units, id)) ? shelter(now, id) : retreat(now, id, how);
    return lookOut(back, id);
  }, done(game));
};

/** 17.3 – Part of the unit is still in its siege tower: the rest goes back into it (D28). */
const shelter = (game: Game, id: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const crew = unit.elements.find(isAboard);
  const elements = unit.elements.map(
    (element): Element =>
      crew ? { ...element, at: crew.at, facing: crew.facing, aboard: crew.aboard ?? '' } : element,
  );
  return changeTurn(changeUnit(game, id, { elements }), id, { isDone: true });
};

/** 16.1 – Who falls back goes straight back from enemies to the front alone, otherwise away from all who are near; who flees, from all in sight. */
const headingAway = (state: State, unit: FieldUnit, how: 'retreat' | 'flee'): number => {
  const foes = contactsOf(state.units, unit);
  const isFront = foes.every(foe =>
    foe.elements.every(enemy =>
      unit.elements.every(own => !areTouching(own, enemy) || faceTouched(own, enemy) === 'front'),
    ),
  );
  const facing = unit.elements[0]?.facing ?? 0;
  if (how === 'retreat' && foes.length > 0 && isFront) return facing + 180;
  const [x, y] = middleOfUnit(unit);
  const enemies = how === 'retreat' ? pressing(state, unit) : inView(state, unit);
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

const wayBack = (state: State, unit: FieldUnit, thrown: Thrown, how: 'retreat' | 'flee'): Way => {
  const heading = headingAway(state, unit, how);
  if (how === 'flee') return flightOf(state, unit, heading, thrown);
  const isSafe = (elements: readonly Element[]): boolean =>
    pressing(state, { ...unit, elements }).length === 0;
  return fallingBack(state, unit, heading, thrown, isSafe);
};

/** 16.1 – A retreat is the unit's move for the turn; whom others stop takes a marker. */
const retreat = (game: Game, id: string, how: 'retreat' | 'flee'): Game => {
  const unit = knownUnit(game.state.units, id);
  const pace = paceOf(unit);
  if (!pace) return game;
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const read = readThrow(pace, faces);
  const way = wayBack(game.state, unit, read, how);
  const inches = Math.round(way.inches * 10) / 10;
  const told = tell(
    thrown,
    '16.1',
    { type: 'retreated', unit: nameOf(game.state, id), inches, how },
    { faces, because: moveLines(pace, faces) },
  );
  if (way.stop === 'edge') return leaveTable(told, id);
  const elements = how === 'flee' ? turnedAway(way.elements) : way.elements;
  const moved = changeTurn(changeUnit(told, id, { elements, hasFled: how === 'flee' || unit.hasFled }), id, {
    isDone: true,
    moved: way.inches,
    hasTurned: how === 'flee',
    start: unit.elements,
  });
  const trampled = isElephant(troopOf(unit)) && how === 'flee' ? trample(moved, id, unit.elements) : moved;
  if (way.stop !== 'blocked') return trampled;
  return addMarkers(tell(trampled, '16.1', { type: 'blocked', unit: nameOf(game.state, id) }), id, 1);
};

/** Fugitives show their backs: each turns about where it is. */
const turnedAway = (elements: readonly Element[]): readonly Element[] =>
  elements.map(element => ({ ...element, facing: (element.facing + 180) % 360 }));
