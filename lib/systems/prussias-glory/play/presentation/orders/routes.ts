import { groundIn, standingUnitOf } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { hasRoomFor } from '../../../rules/map/stacking';
import type { Action } from '../../actions';
import { nameHex } from '../../game';
import type { State } from '../../state';
import { sideIdOf } from '../../task-handler';
import { listStackPositions } from '../../tasks/movement/stack-order';
import {
  checkStep,
  checkStepFrom,
  firstStepOf,
  hexOfPiece,
  isLeader,
  listNextHexes,
  type Moving,
  type Waypoint,
} from '../../tasks/movement/steps';
import { alarmHexes, isQuiet, tryAction } from './quiet-steps';

/** A way of a piece to a hex. */
export interface Route extends Waypoint {
  /** The hexes that it enters, in their order. */
  readonly path: readonly string[];
  readonly steps: readonly Action[];
  /** Somebody answers its last step, or dice fall: it may not be the end of the move. */
  readonly isCut: boolean;
  /** The moment after its last step, where that had to be tried. */
  readonly state: State | null;
}

interface Candidate {
  readonly from: Route | null;
  readonly to: Waypoint;
}

const keyOf = ({ hex, below }: Waypoint): number => hex * 2 + (below ? 1 : 0);

/** Who only passes goes below: so no engaged stack is changed on the way. */
const isCheaper = (one: Waypoint, other: Waypoint): boolean =>
  one.spent === other.spent ? one.below && !other.below : one.spent < other.spent;

const withPositions = (
  state: State,
  piece: string,
  from: Route | null,
  step: { readonly to: number; readonly cost: number },
  spent: number,
): readonly Candidate[] =>
  listStackPositions(state, piece, step.to).map(position => ({
    from,
    to: { hex: step.to, below: position === 'below', spent: spent + step.cost },
  }));

const firstSteps = (state: State, task: Moving): readonly Candidate[] => {
  const from = hexOfPiece(state, task.piece);
  if (from === null) return [];
  return listNextHexes(state, task).flatMap(to => {
    const step = checkStep(state, task.piece, from, to);
    return 'cost' in step ? withPositions(state, task.piece, null, { to, cost: step.cost }, task.spent) : [];
  });
};

const nextSteps = (state: State, piece: string, from: Route): readonly Candidate[] =>
  neighboursOf(groundIn(state).grid, from.hex).flatMap(to => {
    const step = checkStepFrom(state, piece, from, to);
    return 'cost' in step ? withPositions(state, piece, from, { to, cost: step.cost }, from.spent) : [];
  });

const takeCheapest = (open: Candidate[]): Candidate | undefined => {
  let best = 0;
  for (let place = 1; place < open.length; place += 1) {
    const [one, other] = [open[place], open[best]];
    if (one && other && isCheaper(one.to, other.to)) best = place;
  }
  return open.splice(best, 1)[0];
};

/** The state while a piece is on its path, and whether each step has to be tried. */
interface Journey {
  readonly state: State;
  readonly task: Moving;
  readonly isQuiet: boolean;
}

const followStep = ({ state, task, isQuiet: quiet }: Journey, { from, to }: Candidate): Route => {
  const name = nameHex(state, to.hex);
  const by = sideIdOf(state, state.player);
  const step: Action = { by, type: 'step', to: name, ...(to.below ? { below: true as const } : {}) };
  const tried = quiet ? null : tryAction(from?.state ?? state, step);
  const isAlarm = tried === null && !isLeader(state, task.piece) && alarmHexes(state).has(to.hex);
  return {
    ...to,
    path: [...(from?.path ?? []), name],
    steps: [...(from?.steps ?? []), step],
    isCut: isAlarm || (tried !== null && !tried.goesOn),
    state: tried?.state ?? null,
  };
};

/** 7 – The cheapest way to every hex, on top of its stack and below it; a way that nobody answers goes before one that is cut. */
const searchRoutes = (journey: Journey): readonly Route[] => {
  const { state, task } = journey;
  const home = hexOfPiece(state, task.piece);
  const found = new Map<number, Route>();
  const cut = new Map<number, Route>();
  const cheapest = new Map<number, number>();
  const open: Candidate[] = [];
  const add = (candidate: Candidate): void => {
    const key = keyOf(candidate.to);
    const isWorse = candidate.to.spent >= (cheapest.get(key) ?? Number.POSITIVE_INFINITY);
    if (candidate.to.hex === home || found.has(key) || (isWorse && !cut.has(key))) return;
    cheapest.set(key, candidate.to.spent);
    open.push(candidate);
  };
  firstSteps(state, task).forEach(add);
  for (let next = takeCheapest(open); next; next = takeCheapest(open)) {
    const key = keyOf(next.to);
    if (found.has(key)) continue;
    const route = followStep(journey, next);
    if (!route.isCut) {
      found.set(key, route);
      nextSteps(state, task.piece, route).forEach(add);
    } else if (!cut.has(key)) cut.set(key, route);
  }
  return [...found.values(), ...[...cut].filter(([key]) => !found.has(key)).map(([, route]) => route)];
};

/** 3.3 – Where a piece may end its move. */
const mayEndAt = (state: State, piece: string, { hex, isCut }: Route): boolean =>
  isCut || isLeader(state, piece) || hasRoomFor(state, hex, standingUnitOf(state, piece));

const ROUTES = new WeakMap<State, Map<string, readonly Route[]>>();

/** The path that a piece is on, or would be on if it started now. */
const journeyOf = (state: State, piece: string): Journey => {
  const [task] = state.agenda;
  const quiet = isQuiet(state, [piece]);
  if (task?.task === 'moving') return { state, task, isQuiet: quiet };
  const move: Action = { by: sideIdOf(state, state.player), type: 'move', piece };
  return { state: quiet ? state : tryAction(state, move).state, task: firstStepOf(piece), isQuiet: quiet };
};

/** Every way of a piece that moves or may be moved; worked out once for each state. */
export const routesOf = (state: State, piece: string): readonly Route[] => {
  const known = ROUTES.get(state) ?? new Map<string, readonly Route[]>();
  ROUTES.set(state, known);
  const found =
    known.get(piece) ?? searchRoutes(journeyOf(state, piece)).filter(route => mayEndAt(state, piece, route));
  known.set(piece, found);
  return found;
};

/**
 * 7.2.2, 7.2.4 – The path of guns or a leader into an enemy zone that a unit of their group has entered before them;
 * null: none.
 */
export const findEscortedRoute = (state: State, piece: string, hex: number, escort: string): Route | null => {
  const { field } = state;
  const escorted: State = { ...state, field: { ...field, stacks: { ...field.stacks, [hex]: [escort] } } };
  const near = new Set(neighboursOf(groundIn(state).grid, hex));
  const candidates = [
    ...(near.has(hexOfPiece(state, piece) ?? hex) ? firstSteps(escorted, firstStepOf(piece)) : []),
    ...routesOf(state, piece)
      .filter(route => near.has(route.hex) && !route.isCut)
      .flatMap(route => nextSteps(escorted, piece, route)),
  ].filter(({ to }) => to.hex === hex);
  const best = candidates.length > 0 ? takeCheapest([...candidates]) : undefined;
  return best ? followStep({ state, task: firstStepOf(piece), isQuiet: true }, best) : null;
};
