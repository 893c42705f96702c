import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Point } from '@/lib/geometry/board';
import { createPathFinder, type PathMap } from '@/lib/geometry/plane/path-finding';
import { isInsideOutline, measureDistance, offsetPoint } from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../document/scenario';
import { type FieldUnit, isFighting, isInSight, middleOfUnit, troopOf } from '../play/field';
import type { SideIndex, State } from '../play/state';
import type { Profile } from '../rules/army/points';
import { commandersOf } from '../rules/commanders';
import { extentsOfUnit, swingOf } from '../rules/movement/marching';
import { INWARD_HEADINGS, OPPOSITE } from '../rules/setup/terrain-layout';
import { findNearestOnWall, findWallPoint, insideOf, ringOf } from '../rules/siege/ramparts';
import { isWallBetween } from '../rules/siege/wall-crossing';
import { goingUnder } from '../rules/terrain/terrain';
import { isVessel } from '../rules/terrain/water';
import type { Edge, Weather } from '../vocabulary';

const DIFFICULT = 1.8;
const FOOTING = 1.2;

type PathSearch = (goals: readonly Point[]) => PathMap;

type Board = Scenario['board'];

/** All ways that were ever asked for on a table, by who goes there and how the walls stand. */
const pathSearchesOf: (pieces: Board['pieces']) => Map<string, PathSearch> = memoizeByIdentity(
  () => new Map<string, PathSearch>(),
);
const pathsOf: (pieces: Board['pieces']) => Map<string, PathMap> = memoizeByIdentity(
  () => new Map<string, PathMap>(),
);

/** A breach makes another document; two with the same breaches have the same ways. */
const wallsKeyOf: (board: Board) => string = memoizeByIdentity(({ walls = [] }: Board) =>
  JSON.stringify(walls),
);

const findPathSearch = (
  scenario: Scenario,
  weather: Weather,
  side: SideIndex,
  { troop, mount }: Pick<Profile, 'troop' | 'mount'>,
): PathSearch =>
  createPathFinder({
    width: scenario.board.width,
    height: scenario.board.height,
    costAt: centre => {
      const block = { centre, heading: 0, width: FOOTING, depth: FOOTING };
      const going = goingUnder(scenario, weather, block, { troop, mount });
      return going === 'good' ? 1 : going === 'difficult' ? DIFFICULT : Number.POSITIVE_INFINITY;
    },
    isBarred: (from, to) => isWallBetween(scenario, { side }, from, to),
  });

const getOrCreate = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

const goalsKeyOf: (goals: readonly Point[]) => string = memoizeByIdentity((goals: readonly Point[]) =>
  goals.map(([x, y]) => `${Math.floor(x / 2)},${Math.floor(y / 2)}`).join(' '),
);

/** The ways of a unit to some goals, round all that stops it. */
export const findPaths = (
  { scenario, weather }: State,
  unit: FieldUnit,
  goals: readonly Point[],
): PathMap => {
  const [first] = unit.elements;
  const profile = first?.profile ?? { troop: 'warrior' as const, mount: 'none' as const };
  const { board } = scenario;
  const who = [unit.side, weather, profile.troop, profile.mount, wallsKeyOf(board)].join(' ');
  return getOrCreate(pathsOf(board.pieces), `${who} ${goalsKeyOf(goals)}`, () =>
    getOrCreate(pathSearchesOf(board.pieces), who, () =>
      findPathSearch(scenario, weather, unit.side, profile),
    )(goals),
  );
};

/** The same points for every unit, so that they are not counted again. */
const pointsAlongEdge = ({ board }: Scenario, edge: Edge): readonly Point[] =>
  getOrCreate(edgePointsOf(board), edge, () => listEdgePoints(board, edge));

const edgePointsOf: (board: Board) => Map<string, readonly Point[]> = memoizeByIdentity(
  () => new Map<string, readonly Point[]>(),
);

const listEdgePoints = ({ width, height }: Board, edge: Edge): readonly Point[] => {
  const isLevel = edge === 'top' || edge === 'bottom';
  const far = edge === 'top' || edge === 'left' ? 0 : isLevel ? height : width;
  return Array.from({ length: Math.floor((isLevel ? width : height) / 2) }, (_, place): Point => {
    const at = place * 2 + 1;
    return isLevel ? [at, far] : [far, at];
  });
};

/** This far behind an opening a unit is inside; this near a gate axes reach it; this far away others wait. */
const INSIDE = 4;
const AT_GATE = 1;
const WAITING = 9;

/** A point of a wall, and this many inches behind it; negative: in front of it. */
const pointBehindWall = (scenario: Scenario, wall: Wall, point: Point, inches: number): Point => {
  const { at, inwards } = findNearestOnWall(scenario, wall, point);
  return offsetPoint(at, inwards, inches, 0);
};

/** 8.6, 17.2 – Just behind an opening; while the wall is whole, axes go to the gates and everybody else near them. */
const listEntrances = (scenario: Scenario, unit: FieldUnit): readonly Point[] => {
  const walls = scenario.board.walls ?? [];
  const open = walls.flatMap(wall =>
    [...(wall.breaches ?? []), ...(wall.broken ?? [])].map(point =>
      pointBehindWall(scenario, wall, point, INSIDE),
    ),
  );
  if (open.length > 0) return open;
  const before = troopOf(unit) === 'warrior' ? AT_GATE : WAITING;
  return walls.flatMap(wall => wall.gates.map(gate => pointBehindWall(scenario, wall, gate, -before)));
};

/** So far apart are the places for ladders, so far from the ends of a wall, so far before it; so near a guard can help. */
const APART = 3;
const CORNER = 4;
const BEFORE = 2;
const AT_HAND = 5;
/** How many extra inches are worth one guard less. */
const GUARDED = 5;

const pointsAlongWall = (from: Point, to: Point): readonly Point[] => {
  const length = measureDistance(from, to);
  const free = length - CORNER * 2;
  const count = free < 0 ? 0 : Math.floor(free / APART) + 1;
  return Array.from({ length: count }, (_, place): Point => {
    const share = (CORNER + place * APART) / length;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
};

interface Foothold {
  readonly top: Point;
  readonly foot: Point;
  /** The way inwards. */
  readonly facing: number;
}

/** 17.4 – Where ladders may stand. */
const footholdsOf: (scenario: Scenario) => readonly Foothold[] = memoizeByIdentity((scenario: Scenario) =>
  (scenario.board.walls ?? []).flatMap(wall => {
    const ring = ringOf(wall);
    return ring
      .slice(1)
      .flatMap((end, index) => pointsAlongWall(ring[index] ?? end, end))
      .map(top => ({
        top,
        foot: pointBehindWall(scenario, wall, top, -BEFORE),
        facing: findNearestOnWall(scenario, wall, top).inwards,
      }));
  }),
);

/** 17.4 – Who carries ladders goes where the wall is near and few guard it; no way is shorter than the straight one. */
const findFoothold = (state: State, unit: FieldUnit): Foothold | null => {
  const guards = state.units
    .filter(other => other.side !== unit.side && isInSight(other) && isFighting(other))
    .flatMap(({ elements }) => elements);
  const from = middleOfUnit(unit);
  const places = footholdsOf(state.scenario)
    .map(foothold => {
      const risk = guards.filter(({ at }) => measureDistance(at, foothold.top) <= AT_HAND).length * GUARDED;
      return { foothold, risk, least: measureDistance(from, foothold.foot) + risk };
    })
    .toSorted((one, other) => one.least - other.least);
  let [best, shortest] = [null as Foothold | null, Number.POSITIVE_INFINITY];
  for (const { foothold, risk, least } of places) {
    if (least >= shortest) break;
    const far = findPaths(state, unit, [foothold.foot]).lengthFrom(from) + risk;
    if (far < shortest) [best, shortest] = [foothold, far];
  }
  return best;
};

/** 17.4 – Whether somebody of a unit is up a wall: the others follow where they are. */
const isOnWall = ({ scenario }: State, { elements }: FieldUnit): boolean =>
  (scenario.board.walls ?? []).some(wall =>
    elements.some(({ at }) => isInsideOutline(insideOf(scenario, wall), at)),
  );

const listSiegeGoals = (state: State, unit: FieldUnit): readonly Point[] => {
  if (unit.kind !== 'unit') return [];
  if (unit.ladders === 0) return listEntrances(state.scenario, unit);
  const foothold = isOnWall(state, unit) ? null : findFoothold(state, unit);
  return foothold ? [foothold.foot] : [];
};

/** 8.2, 8.5, 8.6 – Where a unit must get to for its side to win; nowhere: it has only to fight. */
export const listGoals = (state: State, unit: FieldUnit): readonly Point[] => {
  const { scenario, units } = state;
  const { role, edge } = commandersOf(scenario)[unit.side];
  if (role !== 'attacker' || unit.kind === 'machine' || isVessel(troopOf(unit))) return [];
  if (scenario.kind === 'ambush') return pointsAlongEdge(scenario, OPPOSITE[edge]);
  if (!isFighting(unit)) return [];
  if (scenario.kind === 'siege') return listSiegeGoals(state, unit);
  if (scenario.kind !== 'raid') return [];
  return units
    .filter(({ side, kind }) => side !== unit.side && kind === 'baggage')
    .filter(isInSight)
    .map(middleOfUnit);
};

/**
 * The direction that a unit must face to continue from its goal: a column out of the table, ladders towards the
 * wall.
 */
const headingAtGoal = (state: State, unit: FieldUnit, [aim]: readonly Point[]): number | null => {
  if (state.scenario.kind === 'ambush') return INWARD_HEADINGS[commandersOf(state.scenario)[unit.side].edge];
  return footholdsOf(state.scenario).find(({ foot }) => foot === aim)?.facing ?? null;
};

/** By the ways, and by who stands where: most units have not moved since it was asked last. */
const lengthsOf: (paths: PathMap) => WeakMap<FieldUnit['elements'], number> = memoizeByIdentity(
  () => new WeakMap<FieldUnit['elements'], number>(),
);

const lengthOfWay = (paths: PathMap, unit: FieldUnit): number => {
  const lengths = lengthsOf(paths);
  const found = lengths.get(unit.elements) ?? paths.lengthFrom(middleOfUnit(unit));
  lengths.set(unit.elements, found);
  return found;
};

/**
 * The widest front that fits a breach, and what each extra inch counts as distance: forming up costs a whole move.
 */
const BREACH = 3.4;
const BROAD = 3;

const hasOpening = ({ board: { walls = [] } }: Scenario): boolean =>
  walls.some(({ breaches = [], broken = [] }) => breaches.length + broken.length > 0);

/** 8.6, 17.2 – A broad line stands before a breach for ever: what must still become narrow counts as way. */
const breadthBeforeBreach = ({ scenario }: State, { elements, ladders }: FieldUnit): number =>
  scenario.kind === 'siege' && ladders === 0 && hasOpening(scenario)
    ? Math.max(0, extentsOfUnit(elements).width - BREACH) * BROAD
    : 0;

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Behind which wall a whole unit of the besieger stands. */
const findWallPassed = ({ scenario }: State, { elements }: FieldUnit): Wall | undefined =>
  scenario.board.walls?.find(wall =>
    elements.every(({ at }) => isInsideOutline(insideOf(scenario, wall), at)),
  );

/** How far a unit has still to go to where it must get, to turn, and to become narrow; null: nowhere. */
export const distanceToGoal = (state: State, unit: FieldUnit): number | null => {
  const aims = listGoals(state, unit);
  if (aims.length === 0) return null;
  // Who is inside makes room for those who follow.
  const passed = findWallPassed(state, unit);
  if (passed) return measureDistance(middleOfUnit(unit), middleOf(insideOf(state.scenario, passed))) / 2;
  const front = headingAtGoal(state, unit, aims);
  const far = lengthOfWay(findPaths(state, unit, aims), unit);
  return far + (front === null ? 0 : swingOf(unit.elements, front)) + breadthBeforeBreach(state, unit);
};

/** 17.4 – Whether a unit has ladders at the wall, or stands there with them: to march on would take it away again. */
export const isReadyToClimb = (state: State, { id, ladders, elements }: FieldUnit): boolean =>
  ladders > 0 &&
  (state.ladders.some(({ unit }) => unit === id) ||
    elements.some(element => findWallPoint(state.scenario, element) !== null));

const isBesieger = ({ scenario }: State, side: SideIndex): boolean =>
  scenario.kind === 'siege' && commandersOf(scenario)[side].role === 'attacker';

/** 8.6 – How many elements of a besieger are inside, and how many are on their way up, how many stand at the wall with ladders. */
export const countStormers = (
  state: State,
  side: SideIndex,
): { readonly inside: number; readonly climbing: number; readonly ready: number } => {
  if (!isBesieger(state, side)) return { inside: 0, climbing: 0, ready: 0 };
  const rings = (state.scenario.board.walls ?? []).map(wall => insideOf(state.scenario, wall));
  const own = state.units.filter(unit => unit.side === side && unit.kind === 'unit' && isInSight(unit));
  const inside = own
    .flatMap(({ elements }) => elements)
    .filter(({ at }) => rings.some(ring => isInsideOutline(ring, at)));
  const climbing = state.climbs.filter(({ unit: id }) => own.some(unit => unit.id === id));
  const ready = own
    .filter(({ ladders }) => ladders > 0)
    .flatMap(({ elements }) => elements)
    .filter(element => findWallPoint(state.scenario, element) !== null);
  return { inside: inside.length, climbing: climbing.length, ready: ready.length };
};
