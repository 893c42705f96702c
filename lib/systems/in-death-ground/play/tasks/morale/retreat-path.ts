import { cornersOf, offsetPoint } from '@/lib/geometry/plane/plane';
import { isElephant } from '../../../rules/army/points';
import { mayPassThrough } from '../../../rules/movement/march-objections';
import { isOverlapping } from '../../../rules/movement/marching';
import { isShoreEdge } from '../../../rules/setup/deployment';
import { isStoppedByWall } from '../../../rules/siege/wall-crossing';
import { isOnFire } from '../../../rules/terrain/fire';
import { type Going, goingUnder } from '../../../rules/terrain/terrain';
import type { Edge } from '../../../vocabulary';
import {
  blockOf,
  type Element,
  type FieldUnit,
  type FieldUnits,
  isOnTable,
  shiftElements,
  troopOf,
} from '../../field';
import type { MoveThrow, State } from '../../state';

/** How a unit that must go back goes: where it comes to stand, and what ended its way. */
export interface RetreatPath {
  readonly elements: readonly Element[];
  readonly inches: number;
  /** As far as the throw carries; over the edge; out of danger; against bases; against ground or walls that nobody passes. */
  readonly stop: 'far' | 'edge' | 'safe' | 'blocked' | 'barred';
}

const STEP = 0.5;
const HAIR = 0.01;

/** The edges of the table that some part of an element has crossed. */
const listEdgesCrossed = ({ scenario: { board } }: State, element: Element): readonly Edge[] => {
  const corners = cornersOf(blockOf(element));
  return [
    ...(corners.some(([x]) => x < 0) ? (['left'] as const) : []),
    ...(corners.some(([, y]) => y < 0) ? (['top'] as const) : []),
    ...(corners.some(([x]) => x > board.width) ? (['right'] as const) : []),
    ...(corners.some(([, y]) => y > board.height) ? (['bottom'] as const) : []),
  ];
};

/** 7.11 – Nobody leaves the table over a shore. */
const isOff = (state: State, element: Element): boolean =>
  listEdgesCrossed(state, element).some(edge => !isShoreEdge(state.scenario, edge));

const isInSea = (state: State, element: Element): boolean =>
  listEdgesCrossed(state, element).some(edge => isShoreEdge(state.scenario, edge));

/** Who is in the way: everybody through whom the unit may not pass. */
const listBarring = ({ units }: State, unit: FieldUnit): FieldUnits =>
  units.filter(
    other =>
      other.id !== unit.id && isOnTable(other) && !(other.side === unit.side && mayPassThrough(unit, other)),
  );

const worstGoingUnder = ({ scenario, weather }: State, elements: readonly Element[]): Going => {
  const goings = elements.map(each => goingUnder(scenario, weather, blockOf(each), each.profile));
  return goings.find(going => going === 'forbidden') ?? goings.find(going => going === 'difficult') ?? 'good';
};

/** 13.5 – Nobody flees into a fire; who is in one gets out. */
const isIntoFire = (state: State, from: Element, to: Element): boolean =>
  isOnFire(state, blockOf(to)) && !isOnFire(state, blockOf(from));

/** The sea, a wall, a fire, or ground that this element may not enter. */
const isImpassable = (state: State, unit: FieldUnit, from: Element, to: Element): boolean =>
  isInSea(state, to) ||
  isStoppedByWall(state, unit, from, to) ||
  isIntoFire(state, from, to) ||
  worstGoingUnder(state, [to]) === 'forbidden';

/** A base newly met. */
const isNewlyMet = (to: Element, from: Element | null, barring: FieldUnits): boolean =>
  barring.some(({ elements }) =>
    elements.some(
      other =>
        isOverlapping(blockOf(to), blockOf(other)) && !(from && isOverlapping(blockOf(from), blockOf(other))),
    ),
  );

const shiftAhead = (elements: readonly Element[], heading: number, by: number): readonly Element[] =>
  shiftElements(elements, [0, 0], offsetPoint([0, 0], heading, by, 0) as [number, number], 0);

/** A part of the way: how far, and whether the unit counts as on difficult ground from then on. */
interface RetreatStep {
  readonly by: number;
  readonly isHard: boolean;
}

/** 12.2 – The next part of the way: once anybody is on difficult ground the whole move is one over it; null: the throw is used up. */
const nextStep = (
  state: State,
  moving: readonly Element[],
  heading: number,
  { good, difficult }: MoveThrow,
  { inches, isHard }: { readonly inches: number; readonly isHard: boolean },
): RetreatStep | null => {
  const left = (isHard ? difficult : good) - inches;
  if (left < HAIR) return null;
  const by = Math.min(STEP, left);
  if (isHard || worstGoingUnder(state, shiftAhead(moving, heading, by)) === 'good') return { by, isHard };
  const less = Math.min(by, difficult - inches);
  if (less < HAIR) return null;
  return { by: less, isHard: worstGoingUnder(state, shiftAhead(moving, heading, less)) !== 'good' };
};

/** 16.1 – The whole unit straight on; elephants go through all units and on until they overlap none. */
const followFlight = (state: State, unit: FieldUnit, heading: number, thrown: MoveThrow): RetreatPath => {
  const isThrough = isElephant(troopOf(unit));
  const barring = listBarring(state, unit);
  let [elements, inches, isHard] = [unit.elements, 0, worstGoingUnder(state, unit.elements) !== 'good'];
  for (;;) {
    const isUpon = isThrough && elements.some(element => isNewlyMet(element, null, barring));
    const stride = nextStep(state, elements, heading, thrown, { inches, isHard });
    if (!stride && !isUpon) return { elements, inches, stop: 'far' };
    const { by, isHard: isHardNow } = stride ?? { by: STEP, isHard };
    const next = shiftAhead(elements, heading, by);
    if (next.some(element => isOff(state, element)))
      return { elements: next, inches: inches + by, stop: 'edge' };
    const pairs = next.map((to, index) => ({ to, from: elements[index] ?? to }));
    if (pairs.some(({ to, from }) => isImpassable(state, unit, from, to)))
      return { elements, inches, stop: 'barred' };
    if (!isThrough && pairs.some(({ to, from }) => isNewlyMet(to, from, barring)))
      return { elements, inches, stop: 'blocked' };
    [elements, inches, isHard] = [next, inches + by, isHardNow];
  }
};

const BENDS = [0, 20, -20, 40, -40, 60, -60, 80, -80] as const;

/** 16.1 – A fleeing unit bends its way as little as it must; where every way is shut it goes the longest (R3). */
export const findFlightPath = (
  state: State,
  unit: FieldUnit,
  heading: number,
  thrown: MoveThrow,
): RetreatPath => {
  const ways = BENDS.map(bend => followFlight(state, unit, heading + bend, thrown));
  const isFree = ({ stop }: RetreatPath): boolean => stop !== 'blocked' && stop !== 'barred';
  const [longest] = ways.toSorted((one, other) => other.inches - one.inches);
  return ways.find(isFree) ?? longest ?? { elements: unit.elements, inches: 0, stop: 'blocked' };
};

/** One of its own who was halted stands in the way. */
const doesOverlapHalted = (
  from: Element,
  to: Element,
  elements: readonly Element[],
  halted: ReadonlySet<string>,
): boolean =>
  elements.some(
    other =>
      halted.has(other.id) &&
      other.id !== to.id &&
      isOverlapping(blockOf(to), blockOf(other)) &&
      !isOverlapping(blockOf(from), blockOf(other)),
  );

/** 12.4, 16.1 – Who stops a retreat, and whom elephants run through, because they are friends (R12). */
const listFallBackBarring = (state: State, unit: FieldUnit) => {
  const barring = listBarring(state, unit);
  const isPassed = ({ side }: FieldUnit): boolean => isElephant(troopOf(unit)) && side === unit.side;
  return { barring: barring.filter(other => !isPassed(other)), friends: barring.filter(isPassed) };
};

/** 16.1 – Straight back until it is safe: each element goes until it meets somebody or something itself. */
export const findFallBackPath = (
  state: State,
  unit: FieldUnit,
  heading: number,
  thrown: MoveThrow,
  isSafe: (elements: readonly Element[]) => boolean,
): RetreatPath => {
  const { barring, friends } = listFallBackBarring(state, unit);
  const isUpon = (): boolean => elements.some(element => isNewlyMet(element, null, friends));
  const halted = new Set<string>();
  let [isBlocked, isHard] = [false, worstGoingUnder(state, unit.elements) !== 'good'];
  let [elements, inches] = [unit.elements, 0];
  while (halted.size < elements.length) {
    const moving = elements.filter(({ id }) => !halted.has(id));
    const reached = nextStep(state, moving, heading, thrown, { inches, isHard });
    if (!reached && !isUpon()) return { elements, inches, stop: isBlocked ? 'blocked' : 'far' };
    const stride = reached ?? { by: STEP, isHard };
    const next = new Map(shiftAhead(moving, heading, stride.by).map(element => [element.id, element]));
    if ([...next.values()].some(element => isOff(state, element))) {
      const gone = elements.map(element => next.get(element.id) ?? element);
      return { elements: gone, inches: inches + stride.by, stop: 'edge' };
    }
    for (const from of moving) {
      const to = next.get(from.id) ?? from;
      const isStopped = isNewlyMet(to, from, barring);
      if (isStopped || isImpassable(state, unit, from, to)) halted.add(from.id);
      isBlocked = isBlocked || isStopped;
    }
    haltBehind(elements, next, halted);
    elements = elements.map(element =>
      halted.has(element.id) ? element : (next.get(element.id) ?? element),
    );
    isHard = isHard || stride.isHard;
    inches += halted.size < elements.length ? stride.by : 0;
    if (isSafe(elements) && !isUpon()) return { elements, inches, stop: isBlocked ? 'blocked' : 'safe' };
  }
  return { elements, inches, stop: isBlocked ? 'blocked' : 'barred' };
};

/** An element that would run into a halted one of its own unit halts too. */
const haltBehind = (
  elements: readonly Element[],
  next: ReadonlyMap<string, Element>,
  halted: Set<string>,
): void => {
  for (let more = true; more; ) {
    const stuck = elements.filter(
      from => !halted.has(from.id) && doesOverlapHalted(from, next.get(from.id) ?? from, elements, halted),
    );
    for (const { id } of stuck) halted.add(id);
    more = stuck.length > 0;
  }
};
