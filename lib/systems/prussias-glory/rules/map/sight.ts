import { directionTo, type HexGrid, measureHexDistance, neighbourOf } from '@/lib/geometry/hex/hex';
import { computeLineOffsets } from '@/lib/geometry/hex/hex-lines';
import { type Ground, HEXSIDE_BITS, hasTerrain } from '../../document/ground';
import { type Field, groundIn, listOccupiedHexes, type Scene } from '../field';

/** What the eye meets on the map: woods and towns block it, slopes may. */
interface SightObstacles {
  readonly blocks: Uint8Array;
  /** Hexes with a slope on any side. */
  readonly sloped: Uint8Array;
}

const OBSTACLES_CACHE = new WeakMap<Ground, SightObstacles>();

const sightObstaclesOf = (ground: Ground): SightObstacles => {
  const known = OBSTACLES_CACHE.get(ground);
  if (known) return known;
  const { grid, sides } = ground;
  const blocks = new Uint8Array(grid.count);
  const sloped = new Uint8Array(grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    if (hasTerrain(ground, hex, 'woods') || hasTerrain(ground, hex, 'town')) blocks[hex] = 1;
    for (let direction = 0; direction < 6; direction++)
      if (((sides[hex * 6 + direction] ?? 0) & (HEXSIDE_BITS.up | HEXSIDE_BITS.down)) !== 0) sloped[hex] = 1;
  }
  const screens = { blocks, sloped };
  OBSTACLES_CACHE.set(ground, screens);
  return screens;
};

const OCCUPANCY_CACHE = new WeakMap<Field, Uint8Array>();

/** 5.2 – Hexes with units of either side; leaders hide nobody. */
const occupancyOf = ({ scenario, field }: Scene): Uint8Array => {
  const known = OCCUPANCY_CACHE.get(field);
  if (known) return known;
  const crowd = new Uint8Array(groundIn({ scenario }).grid.count);
  for (const hex of listOccupiedHexes(field)) crowd[hex] = 1;
  OCCUPANCY_CACHE.set(field, crowd);
  return crowd;
};

/** 5.0 – Whether two hexes see each other over the ground and the units between them. */
export const canSee = (scene: Scene, from: number, to: number): boolean =>
  isLineClear(groundIn(scene), occupancyOf(scene), from, to);

/** 5.0 – Neighbours always see each other; else what lies between must not block. Most lines cross neither slope nor corner. */
const isLineClear = (ground: Ground, crowd: Uint8Array, from: number, to: number): boolean => {
  const line = computeLineOffsets(ground.grid, from, to);
  if (line.length === 0) return true;
  const { blocks, sloped } = sightObstaclesOf(ground);
  let isPlain = sloped[from] === 0 && sloped[to] === 0;
  let isCrowded = false;
  for (let index = 0; index < line.length; index += 2) {
    const [one, other] = [from + (line[index] ?? 0), from + (line[index + 1] ?? 0)];
    if (one !== other) isPlain = false;
    if (blocks[one] === 1 && blocks[other] === 1) return false;
    if (sloped[one] === 1) isPlain = false;
    if (crowd[one] === 1) isCrowded = true;
  }
  if (isPlain) return !isCrowded;
  return isAnyWayClear(ground, crowd, line, [from], to, 0);
};

/** 5.0 – Where the line runs along a side the player picks one of its two hexes; a slope along that side does not count. */
const isAnyWayClear = (
  ground: Ground,
  crowd: Uint8Array,
  line: Int32Array,
  way: number[],
  to: number,
  index: number,
): boolean => {
  if (index >= line.length) return isWayClear(ground, crowd, [...way, to]);
  const from = way[0] ?? 0;
  const { blocks } = sightObstaclesOf(ground);
  const choices = new Set([from + (line[index] ?? 0), from + (line[index + 1] ?? 0)]);
  for (const hex of choices) {
    if (blocks[hex] === 1) continue;
    way.push(hex);
    const isClear = isAnyWayClear(ground, crowd, line, way, to, index + 2);
    way.pop();
    if (isClear) return true;
  }
  return false;
};

/** 5.0–5.2 – What hides a hex first on the way to it. */
export interface SightBlock {
  readonly hex: number;
  readonly by: 'woods' | 'town' | 'units' | 'slope';
}

const NOBODY = new WeakMap<Ground, Uint8Array>();

const emptyMapOf = (ground: Ground): Uint8Array => {
  const known = NOBODY.get(ground) ?? new Uint8Array(ground.grid.count);
  NOBODY.set(ground, known);
  return known;
};

/** 5.0–5.2 – Why one hex does not see another; null: it does. */
export const findSightBlock = (scene: Scene, from: number, to: number): SightBlock | null => {
  if (canSee(scene, from, to)) return null;
  const ground = groundIn(scene);
  const line = computeLineOffsets(ground.grid, from, to);
  const steps = Array.from({ length: line.length / 2 }, (_, step) => [
    from + (line[2 * step] ?? 0),
    from + (line[2 * step + 1] ?? 0),
  ]);
  const firstWhere = (isHit: (hex: number) => boolean): number | undefined =>
    steps.find(hexes => hexes.every(isHit))?.[0];
  const { blocks, sloped } = sightObstaclesOf(ground);
  const covered = firstWhere(hex => blocks[hex] === 1);
  if (covered !== undefined)
    return { hex: covered, by: hasTerrain(ground, covered, 'town') ? 'town' : 'woods' };
  const crowd = occupancyOf(scene);
  const crowded = firstWhere(hex => crowd[hex] === 1);
  if (crowded !== undefined && isLineClear(ground, emptyMapOf(ground), from, to))
    return { hex: crowded, by: 'units' };
  return { hex: firstWhere(hex => sloped[hex] === 1) ?? crowded ?? to, by: 'slope' };
};

type Slope = 'up' | 'down';

interface Crossing {
  /** Between the hexes of this number and the next on the way. */
  readonly index: number;
  readonly slope: Slope;
}

const crossingsOf = (ground: Ground, way: readonly number[]): Crossing[] =>
  way.slice(1).flatMap((hex, index) => {
    const slope = slopeBetween(ground, way[index] ?? 0, hex);
    return slope ? { index, slope } : [];
  });

const slopeBetween = ({ grid, sides }: Ground, from: number, to: number): Slope | null => {
  const bits = sides[from * 6 + directionTo(grid, from, to)] ?? 0;
  if ((bits & HEXSIDE_BITS.up) !== 0) return 'up';
  return (bits & HEXSIDE_BITS.down) !== 0 ? 'down' : null;
};

interface SlopeProfile {
  /** What is left when slopes that enclose low ground are taken away. */
  readonly slopes: readonly Crossing[];
  /** Places on the way that lie on enclosed low ground. */
  readonly low: ReadonlySet<number>;
}

/** 5.1.1 – A slope down and the next one up enclose low ground; both are ignored for all purposes. */
const slopeProfileOf = (crossings: readonly Crossing[]): SlopeProfile => {
  const open: Crossing[] = [];
  const low = new Set<number>();
  for (const crossing of crossings) {
    const before = open.at(-1);
    if (crossing.slope === 'up' && before?.slope === 'down') {
      open.pop();
      for (let place = before.index + 1; place <= crossing.index; place++) low.add(place);
    } else open.push(crossing);
  }
  return { slopes: open, low };
};

/** 5.1, 5.1.1, 5.1.2 – From the higher end falls follow on consecutive sides; a crest, a rise before the first fall, hides. */
const areSlopesClear = (slopes: readonly Crossing[], sides: number): boolean => {
  const falls = slopes.filter(({ slope }) => slope === 'down');
  if (falls.length > 0) return falls.every(({ index }, place) => index === place);
  return slopes.toReversed().every(({ index }, place) => index === sides - 1 - place);
};

/** 5.2 – Units hide those behind them, save on low ground and right below the higher end. */
const isWayClear = (ground: Ground, crowd: Uint8Array, way: readonly number[]): boolean => {
  const sides = way.length - 1;
  const crossings = crossingsOf(ground, way);
  const { slopes, low } = slopeProfileOf(crossings);
  if (!areSlopesClear(slopes, sides)) return false;
  const isBelowStart = crossings[0]?.index === 0 && crossings[0].slope === 'down';
  const last = crossings.at(-1);
  const isBelowEnd = last?.index === sides - 1 && last.slope === 'up';
  return way.every((hex, place) => {
    if (place === 0 || place === sides || crowd[hex] === 0 || low.has(place)) return true;
    return (place === 1 && isBelowStart) || (place === sides - 1 && isBelowEnd);
  });
};

/** 24.2.3 – How far anybody sees in a turn; null: as far as the ground allows. */
export const computeSightLimit = ({ scenario }: Pick<Scene, 'scenario'>, turn: string): number | null => {
  for (const trait of scenario.traits)
    if (trait.trait === 'fog' && trait.from <= turn && turn <= trait.to) return trait.limit;
  return null;
};

/** 5.0, 24.2.3 – Sight within a number of hexes in a turn. */
export const canSeeWithin = (scene: Scene, from: number, to: number, most: number, turn: string): boolean => {
  const { grid } = groundIn(scene);
  const limit = Math.min(most, computeSightLimit(scene, turn) ?? most);
  return measureHexDistance(grid, from, to) <= limit && canSee(scene, from, to);
};

export const neighboursOf = (grid: HexGrid, hex: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map(direction => neighbourOf(grid, hex, direction)).filter(other => other >= 0);
