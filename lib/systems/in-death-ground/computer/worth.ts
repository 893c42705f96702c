import { type FieldUnit, isOnTable } from '../play/field';
import { getOtherSide, type SideIndex, type State } from '../play/state';
import { sideOf } from '../rules/commanders';
import { distanceToGoal, isReadyToClimb } from './goals';
import { listEngaged, scoreStance } from './stance';
import { unitWorthOf } from './unit-worth';

const WON = 5000;
const SURRENDER_PENALTY = 30;

const isStillInPlay = (unit: FieldUnit): boolean =>
  isOnTable(unit) ||
  unit.presence === 'late' ||
  unit.presence === 'column' ||
  unit.presence === 'waiting' ||
  unit.presence === 'through';

const scoreMaterial = ({ units }: State, side: SideIndex): number =>
  units.reduce((sum, unit) => (unit.side === side && isStillInPlay(unit) ? sum + unitWorthOf(unit) : sum), 0);

/** What a move still to come may bring, each inch that was thrown for it, and the moves of a whole side. */
const MOVE = 5;
const INCH = 1;
const MOVES = 30;

/** Baggage stays where it is unless it has to get somewhere. */
const isIdleBaggage = (state: State, unit: FieldUnit): boolean =>
  unit.kind === 'baggage' && distanceToGoal(state, unit) === null;

/** A unit that can still move may hope for a better place, and more when its dice are thrown; a second throw promises nothing new. */
const scoreMovesLeft = (state: State, side: SideIndex): number => {
  const [head] = state.agenda;
  const march = head?.type === 'march' ? head : null;
  const engaged = listEngaged(state);
  return state.units.reduce((sum, unit) => {
    if (unit.side !== side || !isOnTable(unit) || unit.turn.isDone || engaged.has(unit.id)) return sum;
    if (state.sides[side].again.includes(unit.id) || isReadyToClimb(state, unit)) return sum;
    if (isIdleBaggage(state, unit)) return sum;
    return sum + MOVE + (march?.unit === unit.id ? march.thrown.good * INCH + scoreLead(state, unit) : 0);
  }, 0);
};

/** Of several who are on the same way those in front go first, so that nobody is in another's way. */
const FIRST = 0.15;
const FAR = 100;

const scoreLead = (state: State, unit: FieldUnit): number => {
  const far = distanceToGoal(state, unit);
  return far === null ? 0 : Math.max(0, FAR - far) * FIRST;
};

/** The cost of turns: hopes for the next turn are no reason to end this one. */
const scoreTimeSpent = ({ units, agenda, round }: State, side: SideIndex): number => {
  const own = units.filter(unit => unit.side === side).length;
  const isOver = !agenda.some(({ type }) => type === 'move');
  return round * (MOVES + own * MOVE) + (isOver ? MOVES : 0);
};

/** For the computer player: what both sides have left, how its own stand, and what they can still do this turn. */
export const worth = (state: State, seat: string): number => {
  const side = sideOf(state.scenario, seat);
  if (side === null) return 0;
  const [head] = state.agenda;
  if (head?.type === 'over' && head.winner !== null) {
    const lost = head.cause === 'yielded' ? -WON - SURRENDER_PENALTY : -WON;
    return head.winner === side ? WON : lost;
  }
  const balance = scoreMaterial(state, side) - scoreMaterial(state, getOtherSide(side));
  if (head?.type === 'over') return -scoreTimeSpent(state, side);
  return balance + scoreStance(state, side) + scoreMovesLeft(state, side) - scoreTimeSpent(state, side);
};
