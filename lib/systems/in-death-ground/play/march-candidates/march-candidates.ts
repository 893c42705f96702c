import type { Point } from '@/lib/geometry/board';
import { offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import { isPartlyBehind } from '../../rules/combat/contact';
import { shootingRangeOf } from '../../rules/combat/ranges';
import { mayInitiate, mayPassThrough } from '../../rules/movement/march-objections';
import {
  computeAllowance,
  extentsOfUnit,
  filesOf,
  isOverlapping,
  placeOf,
  roundInches,
  swingOf,
} from '../../rules/movement/marching';
import type { ActionOf, Destination, MarchPurpose } from '../actions';
import {
  areWithin,
  blockOf,
  distanceBetween,
  enemiesOf,
  type FieldUnit,
  isFighting,
  isOnTable,
  middleOfUnit,
  shiftElements,
  spanOf,
} from '../field';
import type { State, TaskOf } from '../state';
import { findNearestEnemy } from '../tasks/movement/moves';
import { closeRanks } from './close-ranks';
import { listOnwardCandidates } from './onward-candidates';
import { listWallCandidates } from './wall-candidates';

export type MarchCandidate = Pick<ActionOf<'march'>, 'to'> & {
  readonly as: MarchPurpose;
  readonly target?: string;
};

/** Of each list the first that is legal is offered. */
export type MarchCandidates = readonly (readonly MarchCandidate[])[];

const STOP = 0.03;
const TARGETS = 3;
const STEP = 0.75;

const toPoint = (point: readonly [number, number]): [number, number] => [
  roundInches(point[0]),
  roundInches(point[1]),
];

/** Whether a base lies in the lane of the block. */
const isAhead = (own: readonly TableBase[], { centre: [x, y] }: TableBase, heading: number): boolean => {
  const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
  return own.some(({ centre }) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return Math.abs(dx * cos + dy * sin) < LANE && dx * sin - dy * cos > -LANE;
  });
};

const LANE = 3.4;

/** How far the block can go along a heading before it meets somebody whom it cannot pass. */
const measureFreePath = (state: State, unit: FieldUnit, heading: number, most: number): number => {
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
    const [dx, dy] = offsetPoint([0, 0], heading, way, 0);
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

const marchAhead = (unit: FieldUnit, inches: number, as: MarchPurpose, heading?: number): MarchCandidate => {
  const place = placeOf(unit.elements);
  return {
    to: {
      at: toPoint(offsetPoint(place.at, heading ?? place.facing, inches, 0) as [number, number]),
      facing: place.facing,
    },
    as,
  };
};

/** Straight ahead as far as it goes, and half as far. */
const listAdvances = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): MarchCandidates => {
  const place = placeOf(unit.elements);
  const reaches = [
    computeAllowance(unit, thrown, 'good', true),
    computeAllowance(unit, thrown, 'difficult', true),
  ].filter(reach => reach > 0);
  const most = Math.max(0, ...reaches);
  const free = measureFreePath(state, unit, place.facing, most);
  const full = [...new Set(reaches.map(reach => Math.min(reach, free)))].filter(reach => reach >= 0.3);
  return [
    full.map(reach => marchAhead(unit, reach, 'advance')),
    ...(free >= 2 ? [[marchAhead(unit, Math.min(free, most) / 2, 'half')]] : []),
  ];
};

/** Against front, flank or rear of an enemy, aligned with it; as far to one side as the unit stands, or as the player points. */
export const listChargesAt = (
  unit: FieldUnit,
  enemy: FieldUnit,
  [x, y]: Point = placeOf(unit.elements).at,
): readonly MarchCandidate[] => {
  const enemyPlace = placeOf(enemy.elements);
  const [size, other] = [extentsOfUnit(unit.elements), extentsOfUnit(enemy.elements)];
  const isBehind = unit.elements.some(element => enemy.elements.some(base => isPartlyBehind(element, base)));
  const faces = isBehind ? ([0, 90, 270, 180] as const) : ([0] as const);
  return faces.map((face): MarchCandidate => {
    const heading = enemyPlace.facing + face;
    const isLong = face === 0 || face === 180;
    const [half, broad] = isLong ? [other.depth / 2, other.width] : [other.width / 2, other.depth];
    const angle = (heading * Math.PI) / 180;
    const [dx, dy] = [x - enemyPlace.at[0], y - enemyPlace.at[1]];
    const aside = dx * Math.cos(angle) + dy * Math.sin(angle);
    const slack = Math.max(0, (broad + size.width) / 2 - 2.2);
    const beside = Math.max(-slack, Math.min(slack, aside));
    const middle = offsetPoint(enemyPlace.at, heading, half + size.depth / 2 + STOP, beside);
    return {
      to: { at: toPoint(middle as [number, number]), facing: roundInches((heading + 180) % 360) },
      as: 'charge',
      target: enemy.id,
    };
  });
};

/** 9.3, 14.1 – Charges at the nearest enemies; a unit that may not begin a melee may still charge baggage. */
const listCharges = (
  state: State,
  unit: FieldUnit,
  { thrown }: TaskOf<'march'>,
): readonly MarchCandidate[] => {
  const mayFight = mayInitiate(unit) && unit.markers <= 2;
  const reach = Math.max(thrown.good, thrown.difficult);
  return enemiesOf(state.units, unit)
    .filter(enemy => (mayFight || !isFighting(enemy)) && areWithin(unit, enemy, reach))
    .sort((one, other) => distanceBetween(unit, one) - distanceBetween(unit, other))
    .slice(0, TARGETS)
    .flatMap(enemy => listChargesAt(unit, enemy));
};

/** Towards the nearest enemy facing it: into range for units that shoot, short of contact for others. */
const listApproaches = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): MarchCandidates => {
  const enemy = findNearestEnemy(state, unit);
  if (!enemy) return [];
  const place = placeOf(unit.elements);
  const [ex, ey] = middleOfUnit(enemy);
  const heading = (Math.atan2(ex - place.at[0], place.at[1] - ey) * 180) / Math.PI;
  const distance = Math.hypot(ex - place.at[0], ey - place.at[1]);
  const range = Math.max(0, ...unit.elements.map(({ profile }) => shootingRangeOf(profile)));
  const depths = (extentsOfUnit(unit.elements).depth + extentsOfUnit(enemy.elements).depth) / 2;
  const stop = distance - depths - (range > 0 ? range - 0.5 : 0.3);
  const facing = roundInches((heading + 360) % 360);
  const turn = (way: number, as: MarchPurpose): MarchCandidate => ({
    to: { at: toPoint(offsetPoint(place.at, heading, way, 0) as [number, number]), facing },
    as,
  });
  const reaches = [
    computeAllowance(unit, thrown, 'good', false),
    computeAllowance(unit, thrown, 'difficult', false),
  ];
  const swing = swingOf(unit.elements, heading);
  return [
    reaches.map(reach => turn(Math.max(0, Math.min(stop, reach - swing)), 'close-in')),
    [turn(0, 'face'), makePivot(unit, facing)],
  ];
};

/** 12.1 – Each element turns about the middle of its front, which costs nothing. */
const makePivot = (unit: FieldUnit, facing: number): MarchCandidate => {
  const elements = unit.elements.map(element => {
    const { depth } = blockOf(element);
    const front = offsetPoint(element.at, element.facing, depth / 2, 0);
    return { at: toPoint(offsetPoint(front, facing, -depth / 2, 0) as [number, number]), facing };
  });
  return { to: { at: toPoint(placeOf(unit.elements).at as [number, number]), facing, elements }, as: 'face' };
};

/** 12.3 – The block swings about one end of its front. */
const listWheels = (unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly MarchCandidate[] => {
  const place = placeOf(unit.elements);
  const { width, depth } = extentsOfUnit(unit.elements);
  const reach = computeAllowance(unit, thrown, 'good', false);
  const degrees = Math.min(45, Math.floor(((reach / Math.max(1, width - 1.2)) * (180 / Math.PI)) / 5) * 5);
  if (degrees < 5) return [];
  return ([-1, 1] as const).map((side): MarchCandidate => {
    const hinge = offsetPoint(place.at, place.facing, depth / 2, (side * width) / 2);
    const [swung] = shiftElements(
      [{ ...(unit.elements[0] as FieldUnit['elements'][number]), at: [place.at[0], place.at[1]] }],
      [hinge[0], hinge[1]],
      [hinge[0], hinge[1]],
      side * degrees,
    );
    return {
      to: {
        at: toPoint((swung?.at ?? place.at) as [number, number]),
        facing: roundInches((place.facing + side * degrees + 360) % 360),
      },
      as: side < 0 ? 'wheel-left' : 'wheel-right',
    };
  });
};

/** Away from the nearest enemy, still facing it. */
const listFallBacks = (
  state: State,
  unit: FieldUnit,
  { thrown }: TaskOf<'march'>,
): readonly MarchCandidate[] => {
  const enemy = findNearestEnemy(state, unit);
  if (!enemy) return [];
  const place = placeOf(unit.elements);
  const [ex, ey] = middleOfUnit(enemy);
  const heading = (Math.atan2(place.at[0] - ex, ey - place.at[1]) * 180) / Math.PI;
  return [
    computeAllowance(unit, thrown, 'good', false),
    computeAllowance(unit, thrown, 'difficult', false),
  ].flatMap(most => {
    const reach = measureFreePath(state, unit, heading, most);
    return reach >= 0.5 ? [marchAhead(unit, reach, 'fall-back', heading)] : [];
  });
};

/** A line from a column, and a column from a line, the front where it was. */
const listReformations = (unit: FieldUnit): readonly MarchCandidate[] => {
  const count = unit.elements.length;
  if (count < 3) return [];
  const place = placeOf(unit.elements);
  const files = filesOf(unit.elements);
  const to = (formation: Destination['formation'], wide?: number): Destination => ({
    at: toPoint(place.at as [number, number]),
    facing: roundInches(place.facing),
    ...(formation ? { formation } : {}),
    ...(wide === undefined ? {} : { files: wide }),
  });
  return [
    ...(files === 1 ? [{ to: to('line', Math.ceil(count / 2)), as: 'line' as const }] : []),
    ...(files > 1 ? [{ to: to('column'), as: 'column' as const }] : []),
  ];
};

/** Marches that make sense here; the objections decide. */
export const listMarchCandidates = (
  state: State,
  unit: FieldUnit,
  task: TaskOf<'march'>,
): MarchCandidates => {
  const each = (candidates: readonly MarchCandidate[]): MarchCandidates =>
    candidates.map(candidate => [candidate]);
  if (task.isEvading)
    return closeRanks(unit, [listFallBacks(state, unit, task), ...each(listEscapes(state, unit, task))]);
  return closeRanks(unit, [
    ...each(listCharges(state, unit, task)),
    ...each(listWallCandidates(state, unit, task)),
    listOnwardCandidates(state, unit, task),
    ...listAdvances(state, unit, task),
    ...listApproaches(state, unit, task),
    listFallBacks(state, unit, task),
    ...each(listWheels(unit, task)),
    ...each(listReformations(unit)),
  ]);
};

/** Other ways out for who slips away: to either side and straight back. */
const listEscapes = (
  state: State,
  unit: FieldUnit,
  { thrown }: TaskOf<'march'>,
): readonly MarchCandidate[] => {
  const { facing } = placeOf(unit.elements);
  return [180, 135, 225, 90, 270].flatMap(turn => {
    const reach = measureFreePath(state, unit, facing + turn, computeAllowance(unit, thrown, 'good', false));
    return reach >= 0.5 ? [marchAhead(unit, reach, 'fall-back', facing + turn)] : [];
  });
};
