import { doBasesOverlap } from '@/lib/geometry/bases';
import type { Point } from '@/lib/geometry/board';
import { type Block, cornersOf, frontOf, middleOf } from '@/lib/geometry/plane';
import { blockOf, type Element, type FieldUnit, isInSight, middleOfUnit, spanOf } from '../field';
import type { State } from '../state';
import { isSmokeBetween } from './fire';
import { seesOver } from './ramparts';
import { isOnHill, obstacleBetween } from './sight';

type Seen = Pick<State, 'scenario' | 'units' | 'fires' | 'round'>;
type Open = Omit<Seen, 'units'>;

/** 13.2 – Nothing of the ground hides one place from another. */
export const isOpenBetween = (seen: Open, from: Point, to: Point, over: readonly string[] = []): boolean =>
  obstacleBetween(seen.scenario, from, to, [], over) === null && !isSmokeBetween(seen, from, to);

/** A needle along the line of sight, as a base. */
const needle = ([ax, ay]: Point, [bx, by]: Point): Block => ({
  centre: [(ax + bx) / 2, (ay + by) / 2],
  heading: (Math.atan2(bx - ax, ay - by) * 180) / Math.PI,
  width: 0.02,
  depth: Math.hypot(bx - ax, by - ay),
});

/** 13.2 – Bases on level ground are in the way, those of the two themselves excepted. */
export const isFreeOfBases = (
  { units }: Seen,
  from: Point,
  to: Point,
  except: ReadonlySet<string>,
): boolean => {
  const line = needle(from, to);
  const length = line.depth / 2;
  return !units.some(unit => {
    if (!isInSight(unit)) return false;
    const [x, y] = middleOfUnit(unit);
    const away = Math.hypot(x - line.centre[0], y - line.centre[1]);
    if (away > length + spanOf(unit)) return false;
    return unit.elements.some(
      element => !except.has(element.id) && doBasesOverlap(blockOf(element), line, 0.01),
    );
  });
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
  return pointsOf(blockOf(target)).some(
    to => isOpenBetween(seen, from, to, over) && isFreeOfBases(seen, from, to, ignored),
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

/** Whether the ground lets a unit see another at all. */
export const isVisibleTo = (seen: Open, unit: FieldUnit, other: FieldUnit): boolean =>
  isOpenBetween(seen, middleOfUnit(unit), middleOfUnit(other)) ||
  unit.elements.some(own =>
    other.elements.some(foe => isOpenBetween(seen, own.at, foe.at, seesOver(seen.scenario, own, foe))),
  );
