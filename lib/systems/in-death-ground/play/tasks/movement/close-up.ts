import { normalizeHeading, offsetPoint } from '@/lib/geometry/plane/plane';
import { disorderOf } from '../../../rules/combat/morale';
import { FRONTAGE } from '../../../rules/movement/formation';
import { mayInitiate, mayPassThrough } from '../../../rules/movement/march-objections';
import {
  countMoveDice,
  isOverlapping,
  measureMove,
  pathOf,
  readMoveThrow,
  slowestProfileOf,
} from '../../../rules/movement/marching';
import { isCoherent } from '../../../rules/setup/deployment';
import { isStoppedByWall } from '../../../rules/siege/wall-crossing';
import { isOnFire } from '../../../rules/terrain/fire';
import { goingUnder } from '../../../rules/terrain/terrain';
import {
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  enemiesOf,
  type FieldUnit,
  type FieldUnits,
  getUnit,
  isCarried,
  isFighting,
  isOnTable,
} from '../../field';
import { listMoveLines } from '../../figures/breakdown-lines';
import { changeTurn, changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import type { MoveThrow, State } from '../../state';
import { holdUnit } from './moves';

const SIDES = [-1, 1] as const;
const HAIR = 0.02;
/** How far along an enemy's flank a place is tried. */
const SHIFTS = [0, 0.6, -0.6, 1.1, -1.1] as const;

/** 12.4 – Enemies and units that may not be passed are in the way; those of the own unit are not. */
const isWayFree = ({ units }: State, unit: FieldUnit, from: Element, to: Element): boolean => {
  const way = pathOf(from, to);
  return !units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      !(other.side === unit.side && mayPassThrough(unit, other)) &&
      other.elements.some(base => way.some(block => isOverlapping(block, blockOf(base)))),
  );
};

const touchesAny = (element: Element, units: FieldUnits): boolean =>
  units.some(({ elements }) => elements.some(other => doTouch(element, other)));

/** Against an enemy whom the unit fights already, and against nobody else. */
const isFreePlace = (
  state: State,
  unit: FieldUnit,
  enemies: FieldUnits,
  from: Element,
  to: Element,
): boolean => {
  const isNew = enemiesOf(state.units, unit).some(
    enemy => isFighting(enemy) && !enemies.includes(enemy) && enemy.elements.some(base => doTouch(to, base)),
  );
  if (isNew || isStoppedByWall(state, unit, from, to) || isOnFire(state, blockOf(to))) return false;
  const isOccupied = state.units.some(
    other =>
      isOnTable(other) &&
      other.elements.some(base => base.id !== to.id && isOverlapping(blockOf(to), blockOf(base))),
  );
  return !isOccupied && isWayFree(state, unit, from, to);
};

interface ElementPlace {
  readonly at: readonly [number, number];
  readonly facing: number;
}

const placeAt = (
  from: Element,
  heading: number,
  ahead: number,
  aside: number,
  facing: number,
): ElementPlace => {
  const [x, y] = offsetPoint(from.at, heading, ahead, aside);
  return { at: [x, y], facing: normalizeHeading(facing) };
};

/** Beside those of the unit who fight. */
const listPlacesBeside = (unit: FieldUnit, enemies: FieldUnits): readonly ElementPlace[] =>
  unit.elements
    .filter(element => touchesAny(element, enemies))
    .flatMap(front =>
      SIDES.map(side => placeAt(front, front.facing, 0, side * (FRONTAGE + HAIR), front.facing)),
    );

/** 14.1 – At the flanks of enemies that the unit fights: where it is in contact already it may attack them there. */
const listPlacesAtFlanks = (unit: FieldUnit, enemies: FieldUnits): readonly ElementPlace[] => {
  const depth = Math.max(0, ...unit.elements.map(element => blockOf(element).depth));
  return enemies
    .flatMap(({ elements }) => elements)
    .filter(enemy => unit.elements.some(own => doTouch(own, enemy)))
    .flatMap(enemy =>
      SIDES.flatMap(side =>
        SHIFTS.map(shift => {
          const aside = side * ((blockOf(enemy).width + depth) / 2 + HAIR);
          return placeAt(enemy, enemy.facing, shift, aside, enemy.facing - side * 90);
        }),
      ),
    );
};

/** 12.2 – The worst ground on the way of one element; null: it may not go there. */
const goingOf = ({ scenario, weather }: State, from: Element, to: Element): 'good' | 'difficult' | null => {
  const goings = [blockOf(from), ...pathOf(from, to)].map(block =>
    goingUnder(scenario, weather, block, to.profile),
  );
  if (goings.slice(1).includes('forbidden')) return null;
  return goings.every(going => going === 'good') ? 'good' : 'difficult';
};

/** One element that can move up so far, and the unit with it in its new place. */
const moveOneUp = (
  state: State,
  unit: FieldUnit,
  { good, difficult }: MoveThrow,
): readonly Element[] | null => {
  const enemies = contactsOf(state.units, unit);
  const free = unit.elements.filter(element => !touchesAny(element, enemies));
  if (free.length === 0) return null;
  for (const spot of [...listPlacesBeside(unit, enemies), ...listPlacesAtFlanks(unit, enemies)])
    for (const element of free) {
      const to: Element = { ...element, ...spot };
      const far = measureMove([element], [to]);
      // What is cheap to ask comes first.
      if (far > Math.max(good, difficult) || !touchesAny(to, enemies)) continue;
      const going = goingOf(state, element, to);
      if (!going || far > (going === 'good' ? good : difficult)) continue;
      if (!isFreePlace(state, unit, enemies, element, to)) continue;
      const elements = unit.elements.map(each => (each.id === element.id ? to : each));
      const profiles = elements.map(({ profile }) => profile);
      if (isCoherent({ blocks: elements.map(blockOf), profiles })) return elements;
    }
  return null;
};

const ANY: MoveThrow = { faces: [], good: 99, difficult: 99 };

/** 14.1, 16.1 – In the turns after contact those who fight nobody may move up against enemies whom their unit fights. */
export const mayCloseUp = (state: State, unit: FieldUnit): boolean => {
  const enemies = contactsOf(state.units, unit);
  const isOld = enemies.length > 0 && enemies.every(({ id }) => unit.contacts.includes(id));
  if (!mayInitiate(unit) || disorderOf(unit.markers) !== 'none') return false;
  return isOld && !unit.turn.isDone && !isCarried(unit) && moveOneUp(state, unit, ANY) !== null;
};

/** 12.1, 14.1 – As many as the throw carries so far, one after another. */
export const closeUp = (game: Game, id: string): Game => {
  const start = getUnit(game.state.units, id);
  const pace = slowestProfileOf(start);
  if (!pace) return holdUnit(game, id);
  const { game: thrown, faces } = throwDice(game, { count: countMoveDice(pace), sides: 6 });
  const read = readMoveThrow(pace, faces);
  const isHard = start.elements.some(
    each => goingUnder(game.state.scenario, game.state.weather, blockOf(each), each.profile) !== 'good',
  );
  const reach = isHard ? { ...read, good: read.difficult } : read;
  let now = thrown;
  for (let count = 0; count < start.elements.length; count += 1) {
    const next = moveOneUp(now.state, getUnit(now.state.units, id), reach);
    if (!next) break;
    now = changeUnit(now, id, { elements: next });
  }
  const inches = measureMove(start.elements, getUnit(now.state.units, id).elements);
  const next = emit(
    now,
    '14.1',
    () => ({ type: 'closed-up', unit: nameOf(game.state, id), inches: Math.round(inches * 10) / 10 }),
    () => ({ faces, because: listMoveLines(pace, faces) }),
  );
  return changeTurn(next, id, { isDone: true, moved: inches, start: start.elements });
};
