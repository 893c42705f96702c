import type { DragPose } from '@/lib/game/contract/play-presentation';
import type { Point } from '@/lib/geometry/board';
import { cornersOf, measureDistance } from '@/lib/geometry/plane/plane';
import { arrangeElements, roundInches } from '../../../rules/movement/marching';
import { toInches } from '../../../view/position';
import type { Action, Destination } from '../../actions';
import { blockOf, type FieldUnit } from '../../field';
import { seatOf } from '../../game';
import { nameAction } from '../../offers';
import { moveStand } from '../../requests';
import { findTaskObjections } from '../../sequence';
import type { State } from '../../state';
import { wholeUnitOf } from '../../tasks/setup/concealment';
import { setUpAreaOf } from '../../tasks/setup/deployment';
import type { Objections } from '../../tasks/task-handler';
import { type Dragged, describeShortStop, toPreview } from './drag-preview';

type PlaceType = 'set-up' | 'enter' | 'arrive' | 'show';

/** A unit dragged from off the table, and the formations that it is offered. */
export interface HandledPlace {
  readonly state: State;
  readonly unit: FieldUnit;
  readonly type: PlaceType;
  readonly stands: readonly Destination[];
}

interface JudgedPlace {
  readonly action: Extract<Action, { readonly type: PlaceType }>;
  readonly findings: Objections;
}

const judge = ({ state, unit, type }: HandledPlace, to: Destination): JudgedPlace => {
  const action = { type, unit: unit.id, to, by: seatOf(state, unit.side) };
  return { action, findings: findTaskObjections(state, action) };
};

const shiftTo = (stand: Destination, [x, y]: Point): Destination =>
  moveStand(stand, [roundInches(x), roundInches(y)]);

/** As far into an area as the unit is large; areas are not much dented. */
const pushInside = (unit: FieldUnit, stand: Destination, area: readonly Point[]): Destination => {
  const corners = arrangeElements(unit, stand).flatMap(element => cornersOf(blockOf(element)));
  const [x, y] = ([0, 1] as const).map(axis => {
    const [low, high] = [Math.min(...corners.map(at => at[axis])), Math.max(...corners.map(at => at[axis]))];
    const [least, most] = [Math.min(...area.map(at => at[axis])), Math.max(...area.map(at => at[axis]))];
    return stand.at[axis] + Math.max(0, least - low) - Math.max(0, high - most);
  }) as [number, number];
  return shiftTo(stand, [x, y]);
};

const RINGS = [1.2, 2.4, 4] as const;
const WAYS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const NEAREST = 6;

/** Where else it could stand: inside its ground, on the lines along which it is offered places, round about, at those places themselves. */
const listNearby = (
  { state, unit, type, stands }: HandledPlace,
  held: Destination,
): readonly Destination[] => {
  const area = type === 'set-up' ? setUpAreaOf(state, unit) : null;
  const inside = area ? pushInside(unit, held, area) : held;
  const near = stands.toSorted(
    (one, other) => measureDistance(one.at, held.at) - measureDistance(other.at, held.at),
  );
  const [first] = near;
  const lines: readonly Destination[] = first
    ? [shiftTo(first, [held.at[0], first.at[1]]), shiftTo(first, [first.at[0], held.at[1]])]
    : [];
  const about = RINGS.flatMap(ring =>
    WAYS.map(way => {
      const angle = (way * Math.PI) / 180;
      return shiftTo(inside, [inside.at[0] + ring * Math.sin(angle), inside.at[1] - ring * Math.cos(angle)]);
    }),
  );
  return [inside, ...(area ? [] : lines), ...about, ...near.slice(0, NEAREST)];
};

/** The way of standing that is offered nearest to where the unit is held. */
const standAt = (stands: readonly Destination[], at: Point, heading: number | null): Destination | null => {
  const [first, ...rest] = stands;
  if (!first) return null;
  const nearest = rest.reduce(
    (best, stand) => (measureDistance(stand.at, at) < measureDistance(best.at, at) ? stand : best),
    first,
  );
  const facing = heading === null || nearest.elements ? nearest.facing : roundInches((heading + 360) % 360);
  return shiftTo({ ...nearest, facing }, at);
};

/** 8.2, 8.3, 9.1 – Placing a unit by hand: where it is held, or the nearest place that is free and allowed. */
export const dragPlace = (handled: HandledPlace, { at, heading }: DragPose): Dragged | null => {
  const { state, unit, type, stands } = handled;
  const held = standAt(stands, toInches(at), heading);
  if (!held) return null;
  const first = judge(handled, type === 'show' ? (nearestOf(stands, held.at) ?? held) : held);
  const settled =
    first.findings.length === 0
      ? first
      : (firstFree(handled, type === 'show' ? stands : listNearby(handled, held)) ?? first);
  const { action, findings } = settled;
  return toPreview({
    action: nameAction(state, action),
    from: [],
    to: arrangeElements(action.to.elements ? wholeUnitOf(unit) : unit, action.to),
    findings,
    figures: settled === first ? [] : describeShortStop(first.findings),
    contacts: [],
  });
};

const nearestOf = (stands: readonly Destination[], at: Point): Destination | undefined =>
  stands.toSorted((one, other) => measureDistance(one.at, at) - measureDistance(other.at, at))[0];

const firstFree = (handled: HandledPlace, places: readonly Destination[]): JudgedPlace | null => {
  for (const place of places) {
    const judged = judge(handled, place);
    if (judged.findings.length === 0) return judged;
  }
  return null;
};
