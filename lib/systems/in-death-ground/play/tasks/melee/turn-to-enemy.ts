import { offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import { findFaceTouched, findSideTouched } from '../../../rules/combat/contact';
import { isOverlapping } from '../../../rules/movement/marching';
import {
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  getUnit,
  isCarried,
  isOnTable,
} from '../../field';
import { changeTurn, changeUnit, emit, type Game, nameOf } from '../../game';
import type { State } from '../../state';

const TURNS = { left: 270, right: 90, rear: 180 } as const;
const SHIFTS = [0, 0.5, -0.5] as const;

/** Everybody's bases but its own. */
const listOtherBases = ({ units }: State, id: string): readonly TableBase[] =>
  units.filter(isOnTable).flatMap(({ elements }) => elements.filter(each => each.id !== id).map(blockOf));

/** Its front where its flank or rear was, as far along it as there is room (S2); null: there is none. */
const faceEnemy = (state: State, element: Element, enemy: Element): Element | null => {
  const side = findSideTouched(element, enemy);
  if (side === 'front') return null;
  const { width, depth } = blockOf(element);
  const heading = (element.facing + TURNS[side]) % 360;
  const out = (side === 'rear' ? depth : width) / 2 - depth / 2;
  const others = listOtherBases(state, element.id);
  for (const shift of SHIFTS) {
    const [x, y] = offsetPoint(element.at, heading, out, shift * (width - depth));
    const to: Element = { ...element, at: [x, y], facing: heading };
    if (doTouch(to, enemy) && !others.some(base => isOverlapping(blockOf(to), base))) return to;
  }
  return null;
};

/** 14.1 – The next element that fights nobody to its front and can turn to an enemy at its flank or rear. */
const findNextTurn = (state: State, unit: FieldUnit): Element | null => {
  const enemies = contactsOf(state.units, unit).flatMap(({ elements }) => elements);
  for (const element of unit.elements) {
    const touching = enemies.filter(enemy => doTouch(element, enemy));
    if (touching.some(enemy => findFaceTouched(element, enemy) === 'front')) continue;
    for (const enemy of touching) {
      const to = faceEnemy(state, element, enemy);
      if (to) return to;
    }
  }
  return null;
};

export const mayTurnToEnemy = (state: State, unit: FieldUnit): boolean =>
  !unit.turn.isDone && !isCarried(unit) && findNextTurn(state, unit) !== null;

/** 14.1 – A unit in melee has its turn without moving, but an element that fights nobody to its front turns to an enemy at its flank or rear. */
export const turnToEnemy = (game: Game, id: string): Game => {
  let now = game;
  for (let count = 0; count < getUnit(game.state.units, id).elements.length; count += 1) {
    const unit = getUnit(now.state.units, id);
    const next = findNextTurn(now.state, unit);
    if (!next) break;
    now = changeUnit(now, id, {
      elements: unit.elements.map(each => (each.id === next.id ? next : each)),
    });
  }
  const next = emit(now, '14.1', () => ({ type: 'turned-to', unit: nameOf(game.state, id) }));
  return changeTurn(next, id, { isDone: true, hasTurned: true });
};
