import { oncePer } from '@/lib/documents/once-per';
import type { Point } from '@/lib/geometry/board';
import { isInside, nearestOnLine, offset } from '@/lib/geometry/plane';
import { type Ways, waysOver } from '@/lib/geometry/ways';
import { commandersOf } from './commanders';
import { type FieldUnit, isFighting, isInSight, middleOfUnit, troopOf } from './field';
import { OPPOSITE } from './rules/laying';
import type { Profile } from './rules/points';
import { insideOf, ringOf } from './rules/ramparts';
import { goingUnder } from './rules/terrain';
import { isWallBetween } from './rules/wall-crossing';
import { isVessel } from './rules/water';
import type { Scenario, Wall } from './scenario';
import type { SideIndex, State } from './state';
import type { Edge, Weather } from './vocabulary';

const DIFFICULT = 1.8;
const FOOTING = 1.2;

type Paces = (goals: readonly Point[]) => Ways;

/** All ways that were ever asked for on a table, by who goes there. */
const pacesOn: (scenario: Scenario) => Map<string, Paces> = oncePer(() => new Map<string, Paces>());
const waysOn: (scenario: Scenario) => Map<string, Ways> = oncePer(() => new Map<string, Ways>());

const pacesFor = (
  scenario: Scenario,
  weather: Weather,
  side: SideIndex,
  { troop, mount }: Pick<Profile, 'troop' | 'mount'>,
): Paces =>
  waysOver({
    width: scenario.board.width,
    height: scenario.board.height,
    costAt: centre => {
      const block = { centre, heading: 0, width: FOOTING, depth: FOOTING };
      const going = goingUnder(scenario, weather, block, { troop, mount });
      return going === 'good' ? 1 : going === 'difficult' ? DIFFICULT : Number.POSITIVE_INFINITY;
    },
    isBarred: (from, to) => isWallBetween(scenario, { side }, from, to),
  });

const kept = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

/** The ways of a unit to some goals, round all that stops it. */
export const waysOf = ({ scenario, weather }: State, unit: FieldUnit, goals: readonly Point[]): Ways => {
  const [first] = unit.elements;
  const profile = first?.profile ?? { troop: 'warrior' as const, mount: 'none' as const };
  const who = [unit.side, weather, profile.troop, profile.mount].join(' ');
  const where = goals.map(([x, y]) => `${Math.floor(x / 2)},${Math.floor(y / 2)}`).join(' ');
  return kept(waysOn(scenario), `${who} ${where}`, () =>
    kept(pacesOn(scenario), who, () => pacesFor(scenario, weather, unit.side, profile))(goals),
  );
};

const alongEdge = ({ board: { width, height } }: Scenario, edge: Edge): readonly Point[] => {
  const isLevel = edge === 'top' || edge === 'bottom';
  const far = edge === 'top' || edge === 'left' ? 0 : isLevel ? height : width;
  return Array.from({ length: Math.floor((isLevel ? width : height) / 2) }, (_, place): Point => {
    const at = place * 2 + 1;
    return isLevel ? [at, far] : [far, at];
  });
};

/** So far behind an opening one is inside; so near a gate axes reach it; so far away from it others wait. */
const INSIDE = 4;
const AT_GATE = 1;
const WAITING = 9;

/** A point of a wall, and so many inches behind it; negative: before it. */
const behind = (scenario: Scenario, wall: Wall, point: Point, inches: number): Point => {
  const { at, heading } = nearestOnLine(ringOf(wall), point);
  const isRight = isInside(insideOf(scenario, wall), offset(at, heading + 90, 0.1, 0));
  return offset(at, heading + (isRight ? 90 : -90), inches, 0);
};

/** 8.6, 17.2 – Just behind an opening; while the wall is whole, axes go to the gates and everybody else near them. */
const wayIn = (scenario: Scenario, unit: FieldUnit): readonly Point[] => {
  const walls = scenario.board.walls ?? [];
  const open = walls.flatMap(wall =>
    [...(wall.breaches ?? []), ...(wall.broken ?? [])].map(point => behind(scenario, wall, point, INSIDE)),
  );
  if (open.length > 0) return open;
  const before = troopOf(unit) === 'warrior' ? AT_GATE : WAITING;
  return walls.flatMap(wall => wall.gates.map(gate => behind(scenario, wall, gate, -before)));
};

/** 8.2, 8.5, 8.6 – Where a unit must get to for its side to win; nowhere: it has only to fight. */
export const aimsFor = (state: State, unit: FieldUnit): readonly Point[] => {
  const { scenario, units } = state;
  const { role, edge } = commandersOf(scenario)[unit.side];
  if (role !== 'attacker' || unit.kind === 'machine' || isVessel(troopOf(unit))) return [];
  if (scenario.kind === 'ambush') return alongEdge(scenario, OPPOSITE[edge]);
  if (!isFighting(unit)) return [];
  if (scenario.kind === 'siege') return unit.kind === 'unit' ? wayIn(scenario, unit) : [];
  if (scenario.kind !== 'raid') return [];
  return units
    .filter(({ side, kind }) => side !== unit.side && kind === 'baggage')
    .filter(isInSight)
    .map(middleOfUnit);
};

const isBesieger = ({ scenario }: State, side: SideIndex): boolean =>
  scenario.kind === 'siege' && commandersOf(scenario)[side].role === 'attacker';

/** 8.6 – How many elements of a besieger are inside, and how many are on their way up. */
export const stormersOf = (
  state: State,
  side: SideIndex,
): { readonly inside: number; readonly climbing: number } => {
  if (!isBesieger(state, side)) return { inside: 0, climbing: 0 };
  const rings = (state.scenario.board.walls ?? []).map(wall => insideOf(state.scenario, wall));
  const own = state.units.filter(unit => unit.side === side && unit.kind === 'unit' && isInSight(unit));
  const inside = own
    .flatMap(({ elements }) => elements)
    .filter(({ at }) => rings.some(ring => isInside(ring, at)));
  const climbing = state.climbs.filter(({ unit: id }) => own.some(unit => unit.id === id));
  return { inside: inside.length, climbing: climbing.length };
};
