import type { Overlay, OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import {
  arcOf,
  cornersOf,
  isInsideOutline,
  measureDistance,
  middleOf,
  type Outline,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import type { Force, Scenario } from '../document/scenario';
import { forcesOf, groundOf, isArea, type Stand, standsIn, toRectangle } from '../document/table';
import { cite } from '../rulebook';
import { type Profile, SPEARMAN } from '../rules/army/points';
import { shootingArcOf, shootingRangeOf } from '../rules/combat/ranges';
import {
  computeMaxHiddenUnits,
  findDeploymentArea,
  listLateArea,
  mayHide,
  nameOfStand,
} from '../rules/setup/deployment';
import { type Obstacle, obstacleBetween } from '../rules/terrain/sight';
import { toUnits } from '../view/position';
import { word } from '../view/words';
import type { Edge } from '../vocabulary';
import { findPlacedStands, type PlacedStand } from './placement';

const toAreaMark = (
  outline: readonly Point[],
  tone: OverlayMark['tone'],
  label?: OverlayMark['label'],
): OverlayMark => ({
  type: 'area',
  outline: outline.map(toUnits),
  tone,
  ...(label ? { label } : {}),
});

const TONES = ['first', 'second'] as const;

const deployment: Overlay<Scenario> = {
  id: 'deployment',
  label: word('overlay', 'deployment'),
  rule: cite('8.1'),
  from: 'board',
  marks: scenario =>
    scenario.forces.flatMap((force, index) => {
      const outline = findDeploymentArea(scenario, force);
      const side = scenario.sides.find(({ id }) => id === force.side)?.name ?? force.side;
      return outline
        ? [toAreaMark(outline, TONES[index] ?? 'first', word('overlay', 'deploys-here', { side }))]
        : [];
    }),
};

const CELL = 2;

/** An element in the middle of a small square of the table. */
const blockAt = (x: number, y: number): TableBase => ({
  centre: [x + CELL / 2, y + CELL / 2],
  width: CELL,
  depth: CELL,
  heading: 0,
});

/** 9.2 – The squares of a row where warriors of this side may hide, neighbours joined. */
const listHidingAreas = (scenario: Scenario, force: Force, enemy: Edge, y: number): readonly Outline[] => {
  const ground = findDeploymentArea(scenario, force);
  const isHidingPlace = (x: number): boolean => {
    const block = blockAt(x, y);
    return (
      ground !== null &&
      isInsideOutline(ground, block.centre) &&
      mayHide(scenario, { profiles: [SPEARMAN], blocks: [block] }, enemy)
    );
  };
  const columns = Array.from({ length: Math.floor(scenario.board.width / CELL) }, (_, index) => index * CELL);
  const hidden = columns.filter(isHidingPlace);
  const starts = hidden.filter(x => !hidden.includes(x - CELL));
  return starts.map(x => {
    const end = hidden.filter(other => other >= x).find(other => !hidden.includes(other + CELL)) ?? x;
    return toRectangle(x, y, end + CELL, y + CELL);
  });
};

/** 9.2 – Where a unit of warriors may lie in ambush, if its side may have one at all. */
const ambushes: Overlay<Scenario> = {
  id: 'ambushes',
  label: word('overlay', 'ambushes'),
  rule: cite('9.2'),
  from: 'board',
  marks: scenario =>
    forcesOf(scenario).flatMap(({ force, role }, index) => {
      const enemy = scenario.forces.find(({ side }) => side !== force.side);
      if (!enemy || computeMaxHiddenUnits(scenario.kind, role) === 0) return [];
      const rows = Array.from({ length: Math.floor(scenario.board.height / CELL) }, (_, row) => row * CELL);
      return rows
        .flatMap(y => listHidingAreas(scenario, force, enemy.edge, y))
        .map(outline => toAreaMark(outline, TONES[index] ?? 'first'));
    }),
};

const lateArrivals: Overlay<Scenario> = {
  id: 'late-arrivals',
  label: word('overlay', 'late-arrivals'),
  rule: cite('9.1'),
  from: 'board',
  marks: scenario =>
    scenario.forces.flatMap(({ edge }, index) =>
      listLateArea(scenario, edge).map(outline => toAreaMark(outline, TONES[index] ?? 'first')),
    ),
};

type Hiding = NonNullable<Obstacle>;

/** In words: the kind of ground, a wall, or the unit by its name. */
const hidingWords = (scenario: Scenario, { type, id }: Hiding): Sentence | string => {
  if (type === 'wall') return word('overlay', 'wall');
  const unit = standsIn(scenario).find(stand => type === 'unit' && stand.id === id);
  if (unit) return nameOfStand(unit);
  const piece = scenario.board.pieces.find(one => one.id === id);
  return piece ? word('terrain', piece.kind) : id;
};

const STEPS = 48;

/** 13.2 – Where a line first meets what hides its end; half-way where nothing but its lie hides it. */
const findHidingPoint = (scenario: Scenario, from: Point, to: Point, { type, id }: Hiding): Point => {
  const at = (step: number): Point => [
    from[0] + ((to[0] - from[0]) * step) / STEPS,
    from[1] + ((to[1] - from[1]) * step) / STEPS,
  ];
  const way = Array.from({ length: STEPS - 1 }, (_, index) => at(index + 1));
  const piece = scenario.board.pieces.find(one => type === 'piece' && one.id === id);
  const stand = standsIn(scenario).find(one => type === 'unit' && one.id === id);
  const outlines = [
    ...(piece && isArea(piece) ? [groundOf(scenario, piece)] : []),
    ...(stand?.blocks.map(cornersOf) ?? []),
  ];
  return way.find(point => outlines.some(outline => isInsideOutline(outline, point))) ?? at(STEPS / 2);
};

const toSightMark = (scenario: Scenario, from: PlacedStand, enemy: Stand): OverlayMark => {
  const to = middleOf(enemy.blocks.map(({ centre }) => centre));
  const between = standsIn(scenario).filter(({ id }) => id !== from.id && id !== enemy.id);
  const depth = from.blocks[0]?.depth ?? 0;
  const hiding = obstacleBetween(scenario, from.place.at, to, between, [], depth);
  const inches = Math.round(measureDistance(from.place.at, to));
  const points = [toUnits(from.place.at), toUnits(to)];
  if (!hiding) return { type: 'line', points, tone: 'good', label: word('overlay', 'seen', { inches }) };
  return {
    type: 'line',
    points,
    tone: 'bad',
    blockedAt: toUnits(findHidingPoint(scenario, from.place.at, to, hiding)),
    label: word('overlay', 'hidden', { inches, what: hidingWords(scenario, hiding) }),
  };
};

/** 13.2 – From the middle of a unit to every enemy: seen, or hidden and by what. */
const sight: Overlay<Scenario> = {
  id: 'sight',
  label: word('overlay', 'sight'),
  rule: cite('13.2'),
  from: 'pieces',
  marks: (scenario, { pieces }) =>
    findPlacedStands(scenario, pieces).flatMap(from =>
      standsIn(scenario)
        .filter(({ side, blocks, isHidden }) => side !== from.side && blocks.length > 0 && !isHidden)
        .map(enemy => toSightMark(scenario, from, enemy)),
    ),
};

/** 13.1 – The range and arc of the chosen units' shooting. */
const range: Overlay<Scenario> = {
  id: 'range',
  label: word('overlay', 'range'),
  rule: cite('13.1'),
  from: 'pieces',
  marks: (scenario, { pieces }) =>
    findPlacedStands(scenario, pieces).flatMap(({ blocks, profiles }) =>
      blocks.flatMap((block, index) => {
        const profile: Profile | undefined = profiles[index];
        const reach = profile ? shootingRangeOf(profile) : 0;
        return profile && reach > 0 ? [toAreaMark(arcOf(block, reach, shootingArcOf(profile)), 'good')] : [];
      }),
    ),
};

export const overlays: readonly Overlay<Scenario>[] = [deployment, ambushes, lateArrivals, sight, range];
