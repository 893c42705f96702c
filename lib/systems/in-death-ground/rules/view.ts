import type { Point } from '@/lib/geometry/board';
import { type Block, cornersOf, distance, frontOf, isInside, middleOf } from '@/lib/geometry/plane';
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

/** 13.2 – Bases are in the way, those of the two themselves excepted; one looks through gaps as broad as the own base is deep. */
export const isFreeOfBases = (
  { units }: Seen,
  from: Point,
  to: Point,
  except: ReadonlySet<string>,
  depth: number,
): boolean => {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = distance(from, to) / 2 + depth;
  const near = units
    .filter(unit => isInSight(unit) && distance(middleOfUnit(unit), middle) <= reach + spanOf(unit))
    .flatMap(({ elements }) => elements.filter(({ id }) => !except.has(id)).map(blockOf));
  return baseBetween({ from, to }, near, depth) === null;
};

/** Where a base is looked at: its middle and its corners. */
const pointsOf = (block: Block): readonly Point[] => [block.centre, ...cornersOf(block)];

/** What carries somebody does not hide him. */
const carrierOf = ({ aboard }: Element): readonly string[] => (aboard === undefined ? [] : [`${aboard}.1`]);

/** 13.2 – Some part of the target is seen from the middle of the watcher's front. */
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
  return pointsOf(blockOf(target)).some(
    to => isOpenBetween(seen, from, to, over) && isFreeOfBases(seen, from, to, ignored, depth),
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
