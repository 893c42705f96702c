import { cornersOf, gapBetween, isInside, offset } from '@/lib/geometry/plane';
import { blockOf, type Element, type FieldUnit, isFighting, isInSight, isOnTable } from '../field';
import { FRONTAGE } from '../formation';
import type { State } from '../state';
import { mayInitiate } from './march-objections';
import { isOverlapping } from './marching';
import { insideOf, type Rampart, wallsHeld } from './ramparts';
import { goingUnder } from './terrain';

type Ground = Pick<State, 'scenario' | 'units' | 'weather'>;

/** Where an element comes to stand that steps onto a wall, and whom it meets there. */
export interface Step {
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
  { wall, at }: Pick<Rampart, 'at'> & { readonly wall: string },
  element: Element,
): boolean =>
  element.aboard === undefined &&
  gapBetween(cornersOf(blockOf(element)), [at, at, at]) <= TOP &&
  wallsHeld(scenario, element).some(({ id }) => id === wall);

/** Nobody stands there; what carried it is no hindrance. */
const isFree = ({ units }: Ground, element: Element, carrier: string | undefined): boolean =>
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
const holderAt = (
  ground: Ground,
  side: FieldUnit['side'],
  { wall, at }: Pick<Rampart, 'at' | 'wall'>,
): { readonly unit: FieldUnit; readonly gap: number } | null => {
  const near = ground.units
    .filter(unit => unit.side !== side && isInSight(unit) && isFighting(unit))
    .flatMap(unit => unit.elements.map(element => ({ unit, element })))
    .filter(({ element }) => isAtTop(ground.scenario, { wall: wall.id, at }, element))
    .map(({ unit, element }) => ({ unit, gap: gapBetween(cornersOf(blockOf(element)), [at, at, at]) }))
    .sort((one, other) => one.gap - other.gap);
  return near[0] ?? null;
};

/** 17.3, 17.4 – Onto the wall, against whoever holds it there; else onto the nearest free ground behind; null: there is no room. */
export const stepOnto = (
  ground: Ground,
  unit: FieldUnit,
  element: Element,
  rampart: Rampart,
): Step | null => {
  const { wall, at, inwards } = rampart;
  const { aboard, ...ashore } = element;
  const { depth } = blockOf(ashore);
  const place = (ahead: number, aside: number): Element => {
    const [x, y] = offset(at, inwards, ahead, aside);
    return { ...ashore, at: [x, y], facing: inwards };
  };
  const holder = holderAt(ground, unit.side, rampart);
  if (holder) {
    const onto = place(holder.gap - TOUCH - depth / 2, 0);
    const isBold = mayInitiate(unit) && unit.markers <= 2;
    return isBold && isFree(ground, onto, aboard) ? { element: onto, meets: holder.unit } : null;
  }
  for (const row of ROWS)
    for (const file of FILES) {
      const to = place(depth / 2 + TOUCH + row * (depth + TOUCH), file * (FRONTAGE + TOUCH));
      const isGround = goingUnder(ground.scenario, ground.weather, blockOf(to), to.profile) !== 'forbidden';
      if (isGround && isInside(insideOf(ground.scenario, wall), to.at) && isFree(ground, to, aboard))
        return { element: to, meets: null };
    }
  return null;
};
