import type { Point } from '@/lib/geometry/board';
import {
  cornersOf,
  distanceToSegment,
  frontOf,
  isInsideOutline,
  middleOf,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import {
  blockOf,
  type Element,
  type FieldUnit,
  isInMelee,
  isInSight,
  middleOfUnit,
  spanOf,
} from '../../play/field';
import type { State } from '../../play/state';
import { isFoot, isMountedFoot } from '../army/points';
import { listWallsSeenOver } from '../siege/ramparts';
import { isSmokeBetween } from './fire';
import { findBaseBetween, isOnHill, obstacleBetween } from './sight';

type SightState = Pick<State, 'scenario' | 'units' | 'fires' | 'round'>;
type GroundSightState = Omit<SightState, 'units'>;

/** 13.2 – Nothing of the ground hides one place from another. */
export const isOpenBetween = (
  seen: GroundSightState,
  from: Point,
  to: Point,
  over: readonly string[] = [],
): boolean => obstacleBetween(seen.scenario, from, to, [], over) === null && !isSmokeBetween(seen, from, to);

/** No base reaches further from its middle. */
const NEAR = 3.5;

/** 13.2 – Bases that could be in the way of a look at a target, those of the two themselves excepted. */
const listBasesNear = (
  { units }: SightState,
  from: Point,
  { centre, width, depth }: TableBase,
  except: ReadonlySet<string>,
  gap: number,
): readonly TableBase[] => {
  const near: TableBase[] = [];
  const reach = (width + depth) / 2 + gap;
  for (const unit of units) {
    if (!isInSight(unit) || distanceToSegment(from, centre, middleOfUnit(unit)) > spanOf(unit) + reach)
      continue;
    for (const element of unit.elements)
      if (!except.has(element.id) && distanceToSegment(from, centre, element.at) <= NEAR + reach)
        near.push(blockOf(element));
  }
  return near;
};

/** Where a base is looked at: its middle and its corners. */
const pointsOf = (block: TableBase): readonly Point[] => [block.centre, ...cornersOf(block)];

/** A carrier does not hide those on board. */
const carrierOf = ({ aboard }: Element): readonly string[] => (aboard === undefined ? [] : [`${aboard}.1`]);

/** 13.2 – Some part of the target is seen from the middle of the watcher's front, through gaps as broad as the watcher's base is deep. */
export const doesSee = (
  seen: SightState,
  watcher: Element,
  target: Element,
  except: readonly string[] = [],
): boolean => {
  const from = middleOf(frontOf(blockOf(watcher)));
  const ignored = new Set([watcher.id, target.id, ...except, ...carrierOf(watcher), ...carrierOf(target)]);
  const over = listWallsSeenOver(seen.scenario, watcher, target);
  const { depth } = blockOf(watcher);
  const near = listBasesNear(seen, from, blockOf(target), ignored, depth);
  return pointsOf(blockOf(target)).some(
    to => findBaseBetween({ from, to }, near, depth) === null && isOpenBetween(seen, from, to, over),
  );
};

/** 13.1 – To and from walls and towers units see over the heads of others, if both are on level ground. */
export const doesSeeAbove = (seen: GroundSightState, watcher: Element, target: Element): boolean => {
  const over = listWallsSeenOver(seen.scenario, watcher, target);
  if (over.length === 0 || isOnHill(seen.scenario, watcher.at) || isOnHill(seen.scenario, target.at))
    return false;
  const from = middleOf(frontOf(blockOf(watcher)));
  return pointsOf(blockOf(target)).some(to => isOpenBetween(seen, from, to, over));
};

/** 7.2 – Nobody has seen it yet: it neither moved nor shot, and fights nobody hand to hand. */
const isUnnoticed = ({ units }: Pick<SightState, 'units'>, unit: FieldUnit): boolean =>
  unit.turn.moved === 0 && !unit.turn.hasShot && !unit.last.hasShot && !isInMelee(units, unit);

/** 7.2 – Foot in a wood who keep quiet are not seen from outside it (F1). */
export const isHiddenInWood = (
  seen: Pick<SightState, 'scenario' | 'units'>,
  unit: FieldUnit,
  { profile, at }: Element,
  from: Point,
): boolean => {
  if (!isFoot(profile.troop) || isMountedFoot(profile)) return false;
  const isInWood = seen.scenario.board.pieces.some(
    piece =>
      piece.kind === 'wood' && isInsideOutline(piece.outline, at) && !isInsideOutline(piece.outline, from),
  );
  return isInWood && isUnnoticed(seen, unit);
};

/** 13.2 – The ground shows one element some part of another; bases between them are not asked about. */
export const isOpenTo = (seen: GroundSightState, watcher: Element, target: Element): boolean => {
  const over = listWallsSeenOver(seen.scenario, watcher, target);
  return pointsOf(blockOf(target)).some(to => isOpenBetween(seen, watcher.at, to, over));
};

const isWooded = ({ scenario: { board } }: Pick<SightState, 'scenario'>): boolean =>
  board.pieces.some(({ kind }) => kind === 'wood');

/** Whether the ground lets a unit see another at all. */
export const isVisibleTo = (seen: SightState, unit: FieldUnit, other: FieldUnit): boolean => {
  const mayLurk = unit.side !== other.side && isWooded(seen);
  if (!mayLurk && isOpenBetween(seen, middleOfUnit(unit), middleOfUnit(other))) return true;
  return unit.elements.some(own =>
    other.elements.some(
      enemy => !(mayLurk && isHiddenInWood(seen, other, enemy, own.at)) && isOpenTo(seen, own, enemy),
    ),
  );
};
