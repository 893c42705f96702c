import type { Point } from '@/lib/geometry/board';
import { findNearestOnLine, isInsideOutline, offsetPoint } from '@/lib/geometry/plane/plane';
import type { Wall } from '../../document/scenario';
import { isArtillery, isFoot } from '../../rules/army/points';
import { commandersOf } from '../../rules/commanders';
import {
  computeAllowance,
  extentsOfUnit,
  placeOf,
  roundInches,
  swingOf,
} from '../../rules/movement/marching';
import { findNearestOnWall, insideOf, ringOf } from '../../rules/siege/ramparts';
import type { MarchPurpose } from '../actions';
import { type FieldUnit, isFighting } from '../field';
import type { State, TaskOf } from '../state';
import type { MarchCandidate } from './march-candidates';

const GAP = 0.2;

const mayUseWall = (unit: FieldUnit): boolean =>
  unit.kind === 'machine' ||
  (isFighting(unit) && unit.elements.every(({ profile: { troop } }) => isFoot(troop) || isArtillery(troop)));

/** A place on a wall worth going to, and the way inwards from it. */
const listWallGoals = (state: State, unit: FieldUnit, wall: Wall): readonly (readonly [Point, number])[] => {
  const { at } = placeOf(unit.elements);
  const ring = ringOf(wall);
  const isDefender = commandersOf(state.scenario)[unit.side].role === 'defender';
  const points = [
    ...(isDefender || unit.ladders > 0 || unit.kind === 'machine' ? [findNearestOnLine(ring, at).at] : []),
    ...(isDefender || unit.kind === 'machine' ? [] : wall.gates),
  ];
  return points.map(point => {
    const { at: on, inwards } = findNearestOnWall(state.scenario, wall, point);
    return [on, inwards] as const;
  });
};

/** 17.1–17.4 – To a wall: the besieger in front of it, its owner on it; as far as the throw goes. */
export const listWallCandidates = (
  state: State,
  unit: FieldUnit,
  { thrown }: TaskOf<'march'>,
): readonly MarchCandidate[] => {
  const walls = state.scenario.board.walls ?? [];
  if (walls.length === 0 || !mayUseWall(unit)) return [];
  const place = placeOf(unit.elements);
  const { depth } = extentsOfUnit(unit.elements);
  const isDefender = commandersOf(state.scenario)[unit.side].role === 'defender';
  const as: MarchPurpose = isDefender ? 'man' : 'storm';
  return walls.flatMap(wall =>
    listWallGoals(state, unit, wall).flatMap(([on, inwards]): readonly MarchCandidate[] => {
      const isIn = isInsideOutline(insideOf(state.scenario, wall), place.at);
      if (isIn !== isDefender) return [];
      const goal = offsetPoint(on, inwards, (isDefender ? 1 : -1) * (depth / 2 + GAP), 0);
      const way = Math.hypot(goal[0] - place.at[0], goal[1] - place.at[1]);
      const facing = isDefender ? (inwards + 180) % 360 : inwards;
      const reach = computeAllowance(unit, thrown, 'good', false);
      if (way < 0.1) return [];
      const towards = (far: number, heading: number): readonly MarchCandidate[] => {
        const share = Math.min(1, far / way);
        const to: [number, number] = [
          roundInches(place.at[0] + (goal[0] - place.at[0]) * share),
          roundInches(place.at[1] + (goal[1] - place.at[1]) * share),
        ];
        return share > 0 ? [{ to: { at: to, facing: roundInches(heading) }, as }] : [];
      };
      const turned = reach - swingOf(unit.elements, facing);
      return [...towards(turned, facing), ...(turned < way ? towards(reach, place.facing) : [])];
    }),
  );
};
