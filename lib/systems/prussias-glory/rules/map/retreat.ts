import type { Point } from '@/lib/geometry/board';
import { columnOf, computeHalvesDown, measureHexDistance, rowOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../document/army';
import { pageEdgeOf } from '../../document/ground';
import type { ArmySpirit } from '../combat/close-combat-modifiers';
import { groundIn, isFighter, listOccupiedHexes, type Scene, type StandingUnit, sideAt } from '../field';
import { computeGroundCost, isBaggage } from './movement';
import { neighboursOf } from './sight';
import { unitsOfSideAt } from './stacking';
import { isInEnemyZone } from './zones-of-control';

/** Hexes to each edge of the picture: top, right, bottom, left. */
const edgeDistances = (scene: Scene, hex: number): readonly number[] => {
  const { grid } = groundIn(scene);
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  return [row, grid.columns - 1 - column, grid.rows - 1 - row, column];
};

/** 8.4, 25.3.3, 26.3.2 – The map edges that units of a side flee to. */
export const listFriendlyEdges = (scene: Scene, side: SideIndex, hex: number): readonly number[] => {
  const { board, sides } = scene.scenario;
  const entry = board.friendlyEdges.find(edges => edges.side === sides[side]?.id);
  if (!entry) return [0, 1, 2, 3];
  if (entry.fromMainLine) return [edgeFromMainLine(scene, side)];
  if (entry.awayFromEnemy) return [edgeAwayFromEnemy(scene, side, hex)];
  return entry.edges.map(edge => pageEdgeOf(board, edge));
};

const nearestEnemy = (scene: Scene, side: SideIndex, hex: number): number | null => {
  const { grid } = groundIn(scene);
  const enemies = listOccupiedHexes(scene.field).filter(other => sideAt(scene, other) === getOtherSide(side));
  return enemies.reduce<number | null>(
    (best, other) =>
      best === null || measureHexDistance(grid, hex, other) < measureHexDistance(grid, hex, best)
        ? other
        : best,
    null,
  );
};

/** 26.3.2 – Away from the enemy who stands nearest. */
const edgeAwayFromEnemy = (scene: Scene, side: SideIndex, hex: number): number => {
  const enemy = nearestEnemy(scene, side, hex);
  return enemy === null ? 0 : edgeBeyond(centreOf(scene, [enemy]), centreOf(scene, [hex]));
};

/** 25.3.3 – The edge behind the army, seen from the main line of the enemy: the same for all. */
const edgeFromMainLine = (scene: Scene, side: SideIndex): number => {
  const hexesOf = (army: SideIndex) =>
    listOccupiedHexes(scene.field).filter(hex => sideAt(scene, hex) === army);
  return edgeBeyond(centreOf(scene, hexesOf(getOtherSide(side))), centreOf(scene, hexesOf(side)));
};

const centreOf = (scene: Scene, hexes: readonly number[]): Point => {
  const { grid } = groundIn(scene);
  const mean = (of: (hex: number) => number) =>
    hexes.reduce((sum, hex) => sum + of(hex), 0) / Math.max(1, hexes.length);
  return [mean(hex => 3 * columnOf(grid, hex)), mean(hex => Math.sqrt(3) * computeHalvesDown(grid, hex))];
};

const edgeBeyond = ([x, y]: Point, [ownX, ownY]: Point): number => {
  const [across, down] = [ownX - x, ownY - y];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 1 : 3;
  return down > 0 ? 2 : 0;
};

/** 24.2.4 – The hexes of the town that serves as the edge of a side. */
export const townOfRefuge = (scene: Scene, side: SideIndex): readonly number[] => {
  const { board, sides } = scene.scenario;
  const through = board.friendlyEdges.find(edges => edges.side === sides[side]?.id)?.through;
  return groundIn(scene).towns.get(through ?? '') ?? [];
};

/** 8.4, 24.2.4 – How far it is to safety: the nearest friendly edge, or a town until the army is demoralised; beyond the town the edge again. */
const distanceToSafety = (
  scene: Scene,
  unit: StandingUnit,
  from: number,
  hex: number,
  spirit: ArmySpirit,
): number => {
  const { side } = unit.unit;
  const ground = groundIn(scene);
  const town = spirit === 'steady' && !unit.passed ? townOfRefuge(scene, side) : [];
  if (town.length > 0 && !town.includes(from))
    return Math.min(...town.map(other => measureHexDistance(ground.grid, hex, other)));
  const distances = edgeDistances(scene, hex);
  return Math.min(...listFriendlyEdges(scene, side, from).map(edge => distances[edge] ?? 0));
};

/** 8.2 – Whether a unit stands at a friendly edge. */
export const isAtFriendlyEdge = (scene: Scene, side: SideIndex, hex: number): boolean => {
  const distances = edgeDistances(scene, hex);
  return listFriendlyEdges(scene, side, hex).some(edge => distances[edge] === 0);
};

export const isAtAnyEdge = (scene: Scene, hex: number): boolean =>
  edgeDistances(scene, hex).some(distance => distance === 0);

/** 8.4, 25.3.5 – Hexes that a retreating unit could enter at all; the baggage and others keep apart. */
const openHexes = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  way: readonly number[],
): readonly number[] =>
  neighboursOf(groundIn(scene).grid, from).filter(hex => {
    if (way.includes(hex) || sideAt(scene, hex) === getOtherSide(standing.unit.side)) return false;
    if (computeGroundCost(scene, { ...standing, column: false }, from, hex) === null) return false;
    const friends = unitsOfSideAt(scene, hex, standing.unit.side);
    return isBaggage(standing) ? friends.length === 0 : !friends.some(isBaggage);
  });

/** 8.4 – First out of enemy zones, then away from enemies, around friends, towards safety, straight on. */
const scoreRetreat = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  hex: number,
  way: readonly number[],
  spirit: ArmySpirit,
): readonly number[] => {
  const { grid } = groundIn(scene);
  const { unit } = standing;
  const enemy = nearestEnemy(scene, unit.side, from);
  const isNotAway =
    enemy !== null && measureHexDistance(grid, hex, enemy) <= measureHexDistance(grid, from, enemy) ? 1 : 0;
  const enemies = neighboursOf(grid, hex).filter(
    other => sideAt(scene, other) === getOtherSide(unit.side),
  ).length;
  const friends = unitsOfSideAt(scene, hex, unit.side).some(isFighter) ? 1 : 0;
  const before = way.at(-1);
  const isTurn = before !== undefined && measureHexDistance(grid, before, hex) < 2 ? 1 : 0;
  return [
    isInEnemyZone(scene, hex, unit.side) ? 1 : 0,
    isNotAway,
    enemies,
    friends,
    distanceToSafety(scene, standing, from, hex, spirit),
    isTurn,
  ];
};

const compareScores = (left: readonly number[], right: readonly number[]): number => {
  const index = left.findIndex((value, place) => value !== right[place]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
};

/** 8.4 – The best hexes for the next step of a retreat; the owner picks among equals. */
export const listBestRetreatHexes = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  way: readonly number[],
  spirit: ArmySpirit,
): readonly number[] => {
  const weighed = openHexes(scene, standing, from, way).map(hex => ({
    hex,
    weight: scoreRetreat(scene, standing, from, hex, way, spirit),
  }));
  const sorted = weighed.toSorted((left, right) => compareScores(left.weight, right.weight));
  const [best] = sorted;
  return best
    ? sorted.filter(other => compareScores(other.weight, best.weight) === 0).map(({ hex }) => hex)
    : [];
};

/** 8.4 – The hexes of a whole retreat, the first of equals each time; null where it cannot be made. At its own edge a rout ends. */
export const findRetreatPath = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  hexes: number,
  spirit: ArmySpirit,
): readonly number[] | null => {
  const way = [from];
  while (way.length <= hexes) {
    const at = way.at(-1) ?? from;
    if (hexes > 1 && isAtFriendlyEdge(scene, standing.unit.side, at)) return way.slice(1);
    const [to] = listBestRetreatHexes(scene, standing, at, way.slice(0, -1), spirit);
    if (to === undefined) return null;
    way.push(to);
  }
  return way.slice(1);
};
