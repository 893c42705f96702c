import type { Point } from '@/lib/geometry/board';
import { isInside, nearestOnLine, offset } from '@/lib/geometry/plane';
import type { Purpose } from '../actions';
import { commandersOf } from '../commanders';
import { type FieldUnit, isFighting } from '../field';
import { allowance, extentsOfUnit, placeOf, rounded, swingOf } from '../rules/marching';
import { isArtillery, isFoot } from '../rules/points';
import { insideOf, nearestOnWall, ringOf } from '../rules/ramparts';
import type { Wall } from '../scenario';
import type { State, TaskOf } from '../state';
import type { Wish } from './candidates';

const GAP = 0.2;

const isOpenTo = (unit: FieldUnit): boolean =>
  unit.kind === 'machine' ||
  (isFighting(unit) && unit.elements.every(({ profile: { troop } }) => isFoot(troop) || isArtillery(troop)));

/** A place on a wall worth going to, and the way inwards from it. */
const goalsAt = (state: State, unit: FieldUnit, wall: Wall): readonly (readonly [Point, number])[] => {
  const { at } = placeOf(unit.elements);
  const ring = ringOf(wall);
  const isDefender = commandersOf(state.scenario)[unit.side].role === 'defender';
  const points = [
    ...(isDefender || unit.ladders > 0 || unit.kind === 'machine' ? [nearestOnLine(ring, at).at] : []),
    ...(isDefender || unit.kind === 'machine' ? [] : wall.gates),
  ];
  return points.map(point => {
    const { at: on, inwards } = nearestOnWall(state.scenario, wall, point);
    return [on, inwards] as const;
  });
};

/** 17.1–17.4 – To a wall: the besieger before it, its owner upon it; as far as the throw goes. */
export const wallWishes = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const walls = state.scenario.board.walls ?? [];
  if (walls.length === 0 || !isOpenTo(unit)) return [];
  const place = placeOf(unit.elements);
  const { depth } = extentsOfUnit(unit.elements);
  const isDefender = commandersOf(state.scenario)[unit.side].role === 'defender';
  const as: Purpose = isDefender ? 'man' : 'storm';
  return walls.flatMap(wall =>
    goalsAt(state, unit, wall).flatMap(([on, inwards]): readonly Wish[] => {
      const isIn = isInside(insideOf(state.scenario, wall), place.at);
      if (isIn !== isDefender) return [];
      const goal = offset(on, inwards, (isDefender ? 1 : -1) * (depth / 2 + GAP), 0);
      const way = Math.hypot(goal[0] - place.at[0], goal[1] - place.at[1]);
      const facing = isDefender ? (inwards + 180) % 360 : inwards;
      const reach = allowance(unit, thrown, 'good', false);
      if (way < 0.1) return [];
      const towards = (far: number, heading: number): readonly Wish[] => {
        const share = Math.min(1, far / way);
        const to: [number, number] = [
          rounded(place.at[0] + (goal[0] - place.at[0]) * share),
          rounded(place.at[1] + (goal[1] - place.at[1]) * share),
        ];
        return share > 0 ? [{ to: { at: to, facing: rounded(heading) }, as }] : [];
      };
      const turned = reach - swingOf(unit.elements, facing);
      return [...towards(turned, facing), ...(turned < way ? towards(reach, place.facing) : [])];
    }),
  );
};
