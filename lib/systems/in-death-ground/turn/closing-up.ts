import { asHeading, offset } from '@/lib/geometry/plane';
import {
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  enemiesOf,
  type FieldUnit,
  isCarried,
  isFighting,
  isOnTable,
  knownUnit,
} from '../field';
import { FRONTAGE } from '../formation';
import { moveLines } from '../reasons';
import { isCoherent } from '../rules/deployment';
import { isAflame } from '../rules/fire';
import { mayInitiate, mayPassThrough } from '../rules/march-objections';
import { diceToThrow, inchesOf, isOverlapping, paceOf, readThrow, wayOf } from '../rules/marching';
import { disorderOf } from '../rules/morale';
import { goingUnder } from '../rules/terrain';
import { isStoppedByWall } from '../rules/wall-crossing';
import type { State, Thrown } from '../state';
import { changeTurn, changeUnit, type Game, nameOf, tell, throwDice } from './game';
import { hold } from './moves';

const SIDES = [-1, 1] as const;
const HAIR = 0.02;
/** How far along an enemy's flank a place is tried. */
const SHIFTS = [0, 0.6, -0.6, 1.1, -1.1] as const;

/** 12.4 – Enemies and units that may not be passed are in the way; those of the own unit are not. */
const isWayFree = ({ units }: State, unit: FieldUnit, from: Element, to: Element): boolean => {
  const way = wayOf(from, to);
  return !units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      !(other.side === unit.side && mayPassThrough(unit, other)) &&
      other.elements.some(base => way.some(block => isOverlapping(block, blockOf(base)))),
  );
};

/** Against an enemy whom the unit fights already, and against nobody else. */
const isPlace = (state: State, unit: FieldUnit, from: Element, to: Element): boolean => {
  const foes = contactsOf(state.units, unit);
  if (!foes.some(({ elements }) => elements.some(foe => doTouch(to, foe)))) return false;
  const isNew = enemiesOf(state.units, unit).some(
    enemy => isFighting(enemy) && !foes.includes(enemy) && enemy.elements.some(foe => doTouch(to, foe)),
  );
  if (isNew || isStoppedByWall(state, unit, from, to) || isAflame(state, blockOf(to))) return false;
  const isOccupied = state.units.some(
    other =>
      isOnTable(other) &&
      other.elements.some(base => base.id !== to.id && isOverlapping(blockOf(to), blockOf(base))),
  );
  return !isOccupied && isWayFree(state, unit, from, to);
};

const isEngaged = (state: State, unit: FieldUnit, element: Element): boolean =>
  contactsOf(state.units, unit).some(({ elements }) => elements.some(foe => doTouch(element, foe)));

interface Spot {
  readonly at: readonly [number, number];
  readonly facing: number;
}

const spotAt = (from: Element, heading: number, ahead: number, aside: number, facing: number): Spot => {
  const [x, y] = offset(from.at, heading, ahead, aside);
  return { at: [x, y], facing: asHeading(facing) };
};

/** Beside those of the unit who fight. */
const placesBeside = (state: State, unit: FieldUnit): readonly Spot[] =>
  unit.elements
    .filter(element => isEngaged(state, unit, element))
    .flatMap(front =>
      SIDES.map(side => spotAt(front, front.facing, 0, side * (FRONTAGE + HAIR), front.facing)),
    );

/** 14.1 – At the flanks of enemies whom the unit fights: where it is in contact already it may come upon them there. */
const placesAtFlanks = (state: State, unit: FieldUnit): readonly Spot[] => {
  const depth = Math.max(0, ...unit.elements.map(element => blockOf(element).depth));
  return contactsOf(state.units, unit)
    .flatMap(({ elements }) => elements)
    .filter(foe => unit.elements.some(own => doTouch(own, foe)))
    .flatMap(foe =>
      SIDES.flatMap(side =>
        SHIFTS.map(shift => {
          const aside = side * ((blockOf(foe).width + depth) / 2 + HAIR);
          return spotAt(foe, foe.facing, shift, aside, foe.facing - side * 90);
        }),
      ),
    );
};

/** 12.2 – The worst ground on the way of one element; null: it may not go there. */
const goingOf = ({ scenario, weather }: State, from: Element, to: Element): 'good' | 'difficult' | null => {
  const goings = [blockOf(from), ...wayOf(from, to)].map(block =>
    goingUnder(scenario, weather, block, to.profile),
  );
  if (goings.slice(1).includes('forbidden')) return null;
  return goings.every(going => going === 'good') ? 'good' : 'difficult';
};

/** One element that can move up so far, and the unit with it in its new place. */
const oneUp = (state: State, unit: FieldUnit, { good, difficult }: Thrown): readonly Element[] | null => {
  const free = unit.elements.filter(element => !isEngaged(state, unit, element));
  for (const spot of [...placesBeside(state, unit), ...placesAtFlanks(state, unit)])
    for (const element of free) {
      const to: Element = { ...element, ...spot };
      const going = goingOf(state, element, to);
      if (!going || inchesOf([element], [to]) > (going === 'good' ? good : difficult)) continue;
      if (!isPlace(state, unit, element, to)) continue;
      const elements = unit.elements.map(each => (each.id === element.id ? to : each));
      const profiles = elements.map(({ profile }) => profile);
      if (isCoherent({ blocks: elements.map(blockOf), profiles })) return elements;
    }
  return null;
};

const ANY: Thrown = { faces: [], good: 99, difficult: 99 };

/** 14.1, 16.1 – In the turns after contact those who fight nobody may move up against enemies whom their unit fights. */
export const mayCloseUp = (state: State, unit: FieldUnit): boolean => {
  const foes = contactsOf(state.units, unit);
  const isOld = foes.length > 0 && foes.every(({ id }) => unit.contacts.includes(id));
  if (!mayInitiate(unit) || disorderOf(unit.markers) !== 'none') return false;
  return isOld && !unit.turn.isDone && !isCarried(unit) && oneUp(state, unit, ANY) !== null;
};

/** 12.1, 14.1 – As many as the throw carries so far, one after another. */
export const closeUp = (game: Game, id: string): Game => {
  const start = knownUnit(game.state.units, id);
  const pace = paceOf(start);
  if (!pace) return hold(game, id);
  const { game: thrown, faces } = throwDice(game, { count: diceToThrow(pace), sides: 6 });
  const read = readThrow(pace, faces);
  const isHard = start.elements.some(
    each => goingUnder(game.state.scenario, game.state.weather, blockOf(each), each.profile) !== 'good',
  );
  const reach = isHard ? { ...read, good: read.difficult } : read;
  let now = thrown;
  for (let count = 0; count < start.elements.length; count += 1) {
    const next = oneUp(now.state, knownUnit(now.state.units, id), reach);
    if (!next) break;
    now = changeUnit(now, id, { elements: next });
  }
  const inches = inchesOf(start.elements, knownUnit(now.state.units, id).elements);
  const told = tell(
    now,
    '14.1',
    { type: 'closed-up', unit: nameOf(game.state, id), inches: Math.round(inches * 10) / 10 },
    { faces, because: moveLines(pace, faces) },
  );
  return changeTurn(told, id, { isDone: true, moved: inches, start: start.elements });
};
