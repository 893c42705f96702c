import { type Block, offset } from '@/lib/geometry/plane';
import type { ActionOf, Destination, Purpose } from '../actions';
import {
  areWithin,
  blockOf,
  distanceBetween,
  enemiesOf,
  type FieldUnit,
  isFighting,
  isOnTable,
  middleOfUnit,
  shifted,
  spanOf,
} from '../field';
import { isPartlyBehind } from '../rules/contact';
import { mayInitiate, mayPassThrough } from '../rules/march-objections';
import {
  allowance,
  extentsOfUnit,
  filesOf,
  isOverlapping,
  placeOf,
  rounded,
  swingOf,
} from '../rules/marching';
import { shootingRange } from '../rules/ranges';
import type { State, TaskOf } from '../state';
import { closedUp } from './closing-ranks';
import { nearestEnemy } from './moves';
import { onwardWishes } from './onward-wishes';
import { wallWishes } from './wall-wishes';

export type Wish = Pick<ActionOf<'march'>, 'to'> & { readonly as: Purpose; readonly target?: string };

/** Of each list the first that is legal is offered. */
export type Wishes = readonly (readonly Wish[])[];

const STOP = 0.03;
const TARGETS = 3;
const STEP = 0.75;

const at = (point: readonly [number, number]): [number, number] => [rounded(point[0]), rounded(point[1])];

/** Whether a base lies in the lane of the block. */
const isAhead = (own: readonly Block[], { centre: [x, y] }: Block, heading: number): boolean => {
  const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
  return own.some(({ centre }) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return Math.abs(dx * cos + dy * sin) < LANE && dx * sin - dy * cos > -LANE;
  });
};

const LANE = 3.4;

/** How far the block can go along a heading before it meets somebody whom it cannot pass. */
const freeWay = (state: State, unit: FieldUnit, heading: number, most: number): number => {
  const barring = state.units.filter(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      (other.side === unit.side ? !mayPassThrough(unit, other) : other.presence === 'table') &&
      distanceBetween(unit, other) <= most + spanOf(unit) + spanOf(other),
  );
  if (barring.length === 0) return most;
  const own = unit.elements.map(blockOf);
  const bases = barring
    .flatMap(({ elements }) => elements.map(blockOf))
    .filter(base => isAhead(own, base, heading));
  if (bases.length === 0) return most;
  const isFree = (way: number): boolean => {
    const [dx, dy] = offset([0, 0], heading, way, 0);
    return !own.some(block => {
      const moved = { ...block, centre: [block.centre[0] + dx, block.centre[1] + dy] as const };
      return bases.some(base => isOverlapping(moved, base));
    });
  };
  let [free, step] = [0, STEP];
  while (step > STOP / 2) {
    if (free + step <= most && isFree(free + step)) free += step;
    else if (free + step > most && isFree(most)) return most;
    else step /= 2;
  }
  return free;
};

const ahead = (unit: FieldUnit, inches: number, as: Purpose, heading?: number): Wish => {
  const place = placeOf(unit.elements);
  return {
    to: {
      at: at(offset(place.at, heading ?? place.facing, inches, 0) as [number, number]),
      facing: place.facing,
    },
    as,
  };
};

/** Straight ahead as far as it goes, and half as far. */
const advances = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): Wishes => {
  const place = placeOf(unit.elements);
  const reaches = [allowance(unit, thrown, 'good', true), allowance(unit, thrown, 'difficult', true)].filter(
    reach => reach > 0,
  );
  const most = Math.max(0, ...reaches);
  const free = freeWay(state, unit, place.facing, most);
  const full = [...new Set(reaches.map(reach => Math.min(reach, free)))].filter(reach => reach >= 0.3);
  return [
    full.map(reach => ahead(unit, reach, 'advance')),
    ...(free >= 2 ? [[ahead(unit, Math.min(free, most) / 2, 'half')]] : []),
  ];
};

/** Against front, flank or rear of an enemy, aligned with it. */
const chargesAt = (unit: FieldUnit, enemy: FieldUnit): readonly Wish[] => {
  const [own, foe] = [placeOf(unit.elements), placeOf(enemy.elements)];
  const [size, other] = [extentsOfUnit(unit.elements), extentsOfUnit(enemy.elements)];
  const isBehind = unit.elements.some(element => enemy.elements.some(base => isPartlyBehind(element, base)));
  const faces = isBehind ? ([0, 90, 270, 180] as const) : ([0] as const);
  return faces.map((face): Wish => {
    const heading = foe.facing + face;
    const isLong = face === 0 || face === 180;
    const [half, broad] = isLong ? [other.depth / 2, other.width] : [other.width / 2, other.depth];
    const angle = (heading * Math.PI) / 180;
    const [dx, dy] = [own.at[0] - foe.at[0], own.at[1] - foe.at[1]];
    const aside = dx * Math.cos(angle) + dy * Math.sin(angle);
    const slack = Math.max(0, (broad + size.width) / 2 - 2.2);
    const beside = Math.max(-slack, Math.min(slack, aside));
    const middle = offset(foe.at, heading, half + size.depth / 2 + STOP, beside);
    return {
      to: { at: at(middle as [number, number]), facing: rounded((heading + 180) % 360) },
      as: 'charge',
      target: enemy.id,
    };
  });
};

/** 9.3, 14.1 – Upon the nearest enemies; whoever may not begin a melee may still fall upon baggage. */
const charges = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const mayFight = mayInitiate(unit) && unit.markers <= 2;
  const reach = Math.max(thrown.good, thrown.difficult);
  return enemiesOf(state.units, unit)
    .filter(enemy => (mayFight || !isFighting(enemy)) && areWithin(unit, enemy, reach))
    .sort((one, other) => distanceBetween(unit, one) - distanceBetween(unit, other))
    .slice(0, TARGETS)
    .flatMap(enemy => chargesAt(unit, enemy));
};

/** Towards the nearest enemy with the front to him: into range for who shoots, short of contact for others. */
const closingIn = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): Wishes => {
  const enemy = nearestEnemy(state, unit);
  if (!enemy) return [];
  const place = placeOf(unit.elements);
  const [ex, ey] = middleOfUnit(enemy);
  const heading = (Math.atan2(ex - place.at[0], place.at[1] - ey) * 180) / Math.PI;
  const distance = Math.hypot(ex - place.at[0], ey - place.at[1]);
  const range = Math.max(0, ...unit.elements.map(({ profile }) => shootingRange(profile)));
  const depths = (extentsOfUnit(unit.elements).depth + extentsOfUnit(enemy.elements).depth) / 2;
  const stop = distance - depths - (range > 0 ? range - 0.5 : 0.3);
  const facing = rounded((heading + 360) % 360);
  const turn = (way: number, as: Purpose): Wish => ({
    to: { at: at(offset(place.at, heading, way, 0) as [number, number]), facing },
    as,
  });
  const reaches = [allowance(unit, thrown, 'good', false), allowance(unit, thrown, 'difficult', false)];
  const swing = swingOf(unit.elements, heading);
  return [
    reaches.map(reach => turn(Math.max(0, Math.min(stop, reach - swing)), 'close-in')),
    [turn(0, 'face'), pivot(unit, facing)],
  ];
};

/** 12.1 – Each element turns about the middle of its front, which costs nothing. */
const pivot = (unit: FieldUnit, facing: number): Wish => {
  const elements = unit.elements.map(element => {
    const { depth } = blockOf(element);
    const front = offset(element.at, element.facing, depth / 2, 0);
    return { at: at(offset(front, facing, -depth / 2, 0) as [number, number]), facing };
  });
  return { to: { at: at(placeOf(unit.elements).at as [number, number]), facing, elements }, as: 'face' };
};

/** 12.3 – The block swings about one end of its front. */
const wheels = (unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const place = placeOf(unit.elements);
  const { width, depth } = extentsOfUnit(unit.elements);
  const reach = allowance(unit, thrown, 'good', false);
  const degrees = Math.min(45, Math.floor(((reach / Math.max(1, width - 1.2)) * (180 / Math.PI)) / 5) * 5);
  if (degrees < 5) return [];
  return ([-1, 1] as const).map((side): Wish => {
    const hinge = offset(place.at, place.facing, depth / 2, (side * width) / 2);
    const [swung] = shifted(
      [{ ...(unit.elements[0] as FieldUnit['elements'][number]), at: [place.at[0], place.at[1]] }],
      [hinge[0], hinge[1]],
      [hinge[0], hinge[1]],
      side * degrees,
    );
    return {
      to: {
        at: at((swung?.at ?? place.at) as [number, number]),
        facing: rounded((place.facing + side * degrees + 360) % 360),
      },
      as: side < 0 ? 'wheel-left' : 'wheel-right',
    };
  });
};

/** Away from the nearest enemy, with the front to him. */
const fallBack = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const enemy = nearestEnemy(state, unit);
  if (!enemy) return [];
  const place = placeOf(unit.elements);
  const [ex, ey] = middleOfUnit(enemy);
  const heading = (Math.atan2(place.at[0] - ex, ey - place.at[1]) * 180) / Math.PI;
  return [allowance(unit, thrown, 'good', false), allowance(unit, thrown, 'difficult', false)].flatMap(
    most => {
      const reach = freeWay(state, unit, heading, most);
      return reach >= 0.5 ? [ahead(unit, reach, 'fall-back', heading)] : [];
    },
  );
};

/** A line from a column, and a column from a line, the front where it was. */
const reforming = (unit: FieldUnit): readonly Wish[] => {
  const count = unit.elements.length;
  if (count < 3) return [];
  const place = placeOf(unit.elements);
  const files = filesOf(unit.elements);
  const to = (formation: Destination['formation'], wide?: number): Destination => ({
    at: at(place.at as [number, number]),
    facing: rounded(place.facing),
    ...(formation ? { formation } : {}),
    ...(wide === undefined ? {} : { files: wide }),
  });
  return [
    ...(files === 1 ? [{ to: to('line', Math.ceil(count / 2)), as: 'line' as const }] : []),
    ...(files > 1 ? [{ to: to('column'), as: 'column' as const }] : []),
  ];
};

/** What one might wish for here; the objections decide. */
export const wishesFor = (state: State, unit: FieldUnit, task: TaskOf<'march'>): Wishes => {
  const each = (wishes: readonly Wish[]): Wishes => wishes.map(wish => [wish]);
  if (task.isEvading)
    return closedUp(unit, [fallBack(state, unit, task), ...each(flights(state, unit, task))]);
  return closedUp(unit, [
    ...each(charges(state, unit, task)),
    ...each(wallWishes(state, unit, task)),
    onwardWishes(state, unit, task),
    ...advances(state, unit, task),
    ...closingIn(state, unit, task),
    fallBack(state, unit, task),
    ...each(wheels(unit, task)),
    ...each(reforming(unit)),
  ]);
};

/** Other ways out for who slips away: to either side and straight back. */
const flights = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const { facing } = placeOf(unit.elements);
  return [180, 135, 225, 90, 270].flatMap(turn => {
    const reach = freeWay(state, unit, facing + turn, allowance(unit, thrown, 'good', false));
    return reach >= 0.5 ? [ahead(unit, reach, 'fall-back', facing + turn)] : [];
  });
};
