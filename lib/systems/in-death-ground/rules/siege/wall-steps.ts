import { cornersOf, gapBetween, isInsideOutline, offsetPoint } from '@/lib/geometry/plane/plane';
import {
  blockOf,
  type Element,
  type FieldUnit,
  isFighting,
  isInMelee,
  isInSight,
  isOnTable,
} from '../../play/field';
import type { State } from '../../play/state';
import { FRONTAGE } from '../movement/formation';
import { findEnemyTooNear, mayInitiate } from '../movement/march-objections';
import { isOverlapping } from '../movement/marching';
import { goingUnder } from '../terrain/terrain';
import { insideOf, listWallsHeld, type WallPoint } from './ramparts';

type WallState = Pick<State, 'scenario' | 'units' | 'weather' | 'fires' | 'round'>;

/** Where an element comes to stand that steps onto a wall, and whom it meets there. */
export interface WallStep {
  readonly element: Element;
  readonly meets: FieldUnit | null;
}

const TOP = 1;
const TOUCH = 0.03;
const ROWS = [0, 1, 2, 3] as const;
const FILES = [0, 1, -1, 2, -2] as const;

/** 17.4 – Whether an element holds the wall within an inch of a place on it. */
export const isAtTop = (
  scenario: State['scenario'],
  { wall, at }: Pick<WallPoint, 'at'> & { readonly wall: string },
  element: Element,
): boolean =>
  element.aboard === undefined &&
  gapBetween(cornersOf(blockOf(element)), [at, at, at]) <= TOP &&
  listWallsHeld(scenario, element).some(({ id }) => id === wall);

/** Nobody stands there; what carried it is no hindrance. */
const isFree = ({ units }: WallState, element: Element, carrier: string | undefined): boolean =>
  !units.some(
    other =>
      isOnTable(other) &&
      other.id !== carrier &&
      other.elements.some(
        base =>
          base.id !== element.id &&
          base.aboard === undefined &&
          isOverlapping(blockOf(element), blockOf(base)),
      ),
  );

/** The defender who stands where the ladder or the drawbridge ends. */
const findHolder = (
  ground: WallState,
  side: FieldUnit['side'],
  { wall, at }: Pick<WallPoint, 'at' | 'wall'>,
): { readonly unit: FieldUnit; readonly gap: number } | null => {
  const near = ground.units
    .filter(unit => unit.side !== side && isInSight(unit) && isFighting(unit))
    .flatMap(unit => unit.elements.map(element => ({ unit, element })))
    .filter(({ element }) => isAtTop(ground.scenario, { wall: wall.id, at }, element))
    .map(({ unit, element }) => ({ unit, gap: gapBetween(cornersOf(blockOf(element)), [at, at, at]) }))
    .sort((one, other) => one.gap - other.gap);
  return near[0] ?? null;
};

/** 16.1 – In disorder nobody comes over a wall nearer to an enemy in sight. */
const isBoldEnough = (ground: WallState, unit: FieldUnit, to: Element): boolean =>
  findEnemyTooNear(ground, {
    unit,
    to: unit.elements.map(each => (each.id === to.id ? to : each)),
  }) === null;

/** 17.3, 17.4 – Onto the wall, against the enemy who holds it there; else onto the nearest free ground behind; null: there is no room. */
export const stepOnto = (
  ground: WallState,
  unit: FieldUnit,
  element: Element,
  rampart: WallPoint,
): WallStep | null => {
  const { wall, at, inwards } = rampart;
  const { aboard, ...ashore } = element;
  const { depth } = blockOf(ashore);
  const place = (ahead: number, aside: number): Element => {
    const [x, y] = offsetPoint(at, inwards, ahead, aside);
    return { ...ashore, at: [x, y], facing: inwards };
  };
  const holder = findHolder(ground, unit.side, rampart);
  if (holder) {
    const onto = place(holder.gap - TOUCH - depth / 2, 0);
    const isBold = mayInitiate(unit) && unit.markers <= 2;
    return isBold && isFree(ground, onto, aboard) ? { element: onto, meets: holder.unit } : null;
  }
  for (const row of ROWS)
    for (const file of FILES) {
      const to = place(depth / 2 + TOUCH + row * (depth + TOUCH), file * (FRONTAGE + TOUCH));
      const isGround = goingUnder(ground.scenario, ground.weather, blockOf(to), to.profile) !== 'forbidden';
      const isInside = isInsideOutline(insideOf(ground.scenario, wall), to.at);
      const isApart = !isInMelee(ground.units, { ...unit, elements: [to] });
      if (isGround && isInside && isApart && isFree(ground, to, aboard))
        return isBoldEnough(ground, unit, to) ? { element: to, meets: null } : null;
    }
  return null;
};
