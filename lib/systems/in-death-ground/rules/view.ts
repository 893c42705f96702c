import type { Point } from '@/lib/geometry/board';
import { type Block, cornersOf, distanceToSegment, frontOf, isInside, middleOf } from '@/lib/geometry/plane';
import { blockOf, type Element, type FieldUnit, isInSight, middleOfUnit, spanOf } from '../field';
import type { State } from '../state';
import { isSmokeBetween } from './fire';
import { isFoot, isMountedFoot } from './points';
import { seesOver } from './ramparts';
import { baseBetween, isOnHill, obstacleBetween } from './sight';

type Seen = Pick<State, 'scenario' | 'units' | 'fires' | 'round'>;
type Open = Omit<Seen, 'units'>;

/** 13.2 – Nothing of the ground hides one place from another. */
export const isOpenBetween = (seen: Open, from: Point, to: Point, over: readonly string[] = []): boolean =>
  obstacleBetween(seen.scenario, from, to, [], over) === null && !isSmokeBetween(seen, from, to);

/** No base reaches further from its middle. */
const NEAR = 3.5;

/** 13.2 – Bases that could be in the way of a look at a target, those of the two themselves excepted. */
const basesNear = (
  { units }: Seen,
  from: Point,
  { centre, width, depth }: Block,
  except: ReadonlySet<string>,
  gap: number,
): readonly Block[] => {
  const near: Block[] = [];
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
const pointsOf = (block: Block): readonly Point[] => [block.centre, ...cornersOf(block)];

/** What carries somebody does not hide him. */
const carrierOf = ({ aboard }: Element): readonly string[] => (aboard === undefined ? [] : [`${aboard}.1`]);

/** 13.2 – Some part of the target is seen from the middle of the watcher's front, through gaps as broad as his base is deep. */
export const doesSee = (
  seen: Seen,
  watcher: Element,
  target: Element,
  except: readonly string[] = [],
): boolean => {
  const from = middleOf(frontOf(blockOf(watcher)));
  const ignored = new Set([watcher.id, target.id, ...except, ...carrierOf(watcher), ...carrierOf(target)]);
  const over = seesOver(seen.scenario, watcher, target);
  const { depth } = blockOf(watcher);
  const near = basesNear(seen, from, blockOf(target), ignored, depth);
  return pointsOf(blockOf(target)).some(
    to => baseBetween({ from, to }, near, depth) === null && isOpenBetween(seen, from, to, over),
  );
};

/** 13.1 – To and from walls and towers one sees over the heads of others, if both are on level ground. */
export const doesSeeAbove = (seen: Open, watcher: Element, target: Element): boolean => {
  const over = seesOver(seen.scenario, watcher, target);
  if (over.length === 0 || isOnHill(seen.scenario, watcher.at) || isOnHill(seen.scenario, target.at))
    return false;
  const from = middleOf(frontOf(blockOf(watcher)));
  return pointsOf(blockOf(target)).some(to => isOpenBetween(seen, from, to, over));
};

/** 7.2 – Foot in a wood who neither moved nor shot are not seen from outside it (F1). */
export const lurks = (
  { scenario: { board } }: Pick<Seen, 'scenario'>,
  { turn, last }: FieldUnit,
  { profile, at }: Element,
  from: Point,
): boolean => {
  if (!isFoot(profile.troop) || isMountedFoot(profile)) return false;
  if (turn.moved > 0 || turn.hasShot || last.hasShot) return false;
  return board.pieces.some(
    piece => piece.kind === 'wood' && isInside(piece.outline, at) && !isInside(piece.outline, from),
  );
};

const isUnseen = (seen: Open, unit: FieldUnit, other: FieldUnit): boolean =>
  unit.side !== other.side &&
  other.elements.every(element => lurks(seen, other, element, middleOfUnit(unit)));

/** Whether the ground lets a unit see another at all. */
export const isVisibleTo = (seen: Open, unit: FieldUnit, other: FieldUnit): boolean =>
  !isUnseen(seen, unit, other) &&
  (isOpenBetween(seen, middleOfUnit(unit), middleOfUnit(other)) ||
    unit.elements.some(own =>
      other.elements.some(foe => isOpenBetween(seen, own.at, foe.at, seesOver(seen.scenario, own, foe))),
    ));
