import { offset } from '@/lib/geometry/plane';
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
import { mayInitiate } from '../rules/march-objections';
import { diceToThrow, inchesOf, isOverlapping, paceOf, readThrow } from '../rules/marching';
import { disorderOf } from '../rules/morale';
import { goingUnder } from '../rules/terrain';
import { isStoppedByWall } from '../rules/wall-crossing';
import type { State } from '../state';
import { changeTurn, changeUnit, type Game, nameOf, tell, throwDice } from './game';
import { hold } from './moves';

const SIDES = [-1, 1] as const;
const HAIR = 0.02;

/** Beside somebody who fights, at an enemy whom the unit fights already, and at nobody else. */
const isPlace = (state: State, unit: FieldUnit, from: Element, to: Element): boolean => {
  const foes = contactsOf(state.units, unit);
  if (!foes.some(({ elements }) => elements.some(foe => doTouch(to, foe)))) return false;
  const isNew = enemiesOf(state.units, unit).some(
    enemy => isFighting(enemy) && !foes.includes(enemy) && enemy.elements.some(foe => doTouch(to, foe)),
  );
  if (isNew || isStoppedByWall(state, unit, from, to)) return false;
  if (goingUnder(state.scenario, state.weather, blockOf(to), to.profile) === 'forbidden') return false;
  return !state.units.some(
    other =>
      isOnTable(other) &&
      other.elements.some(base => base.id !== to.id && isOverlapping(blockOf(to), blockOf(base))),
  );
};

const isEngaged = (state: State, unit: FieldUnit, element: Element): boolean =>
  contactsOf(state.units, unit).some(({ elements }) => elements.some(foe => doTouch(element, foe)));

/** One element that can move up so far, and the unit with it in its new place. */
const oneUp = (state: State, unit: FieldUnit, most: number): readonly Element[] | null => {
  const [fighting, free] = [true, false].map(wanted =>
    unit.elements.filter(element => isEngaged(state, unit, element) === wanted),
  );
  for (const front of fighting ?? [])
    for (const side of SIDES) {
      const [x, y] = offset(front.at, front.facing, 0, side * (FRONTAGE + HAIR));
      for (const element of free ?? []) {
        const to: Element = { ...element, at: [x, y], facing: front.facing };
        if (inchesOf([element], [to]) > most || !isPlace(state, unit, element, to)) continue;
        const elements = unit.elements.map(each => (each.id === element.id ? to : each));
        const profiles = elements.map(({ profile }) => profile);
        if (isCoherent({ blocks: elements.map(blockOf), profiles })) return elements;
      }
    }
  return null;
};

const ANY = 99;

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
  const { good, difficult } = readThrow(pace, faces);
  const isHard = start.elements.some(
    each => goingUnder(game.state.scenario, game.state.weather, blockOf(each), each.profile) !== 'good',
  );
  let now = thrown;
  for (let count = 0; count < start.elements.length; count += 1) {
    const next = oneUp(now.state, knownUnit(now.state.units, id), isHard ? difficult : good);
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
