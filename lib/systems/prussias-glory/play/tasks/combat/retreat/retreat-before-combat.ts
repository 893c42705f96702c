import { hexOf } from '@/lib/geometry/hex/hex';
import { getOtherSide, isFast } from '../../../../document/army';
import { attackersOf, defendersOf } from '../../../../rules/combat/close-combat';
import { groundIn, leadersAt, type StandingUnit, sideAt } from '../../../../rules/field';
import { computeGroundCost, isBaggage } from '../../../../rules/map/movement';
import { neighboursOf } from '../../../../rules/map/sight';
import { isOverstacked, unitsOfSideAt } from '../../../../rules/map/stacking';
import { isInEnemyZone } from '../../../../rules/map/zones-of-control';
import { refuse } from '../../../../rules/refusal';
import type { Action } from '../../../actions';
import {
  chainTransition,
  createEvent,
  emit,
  meleeOf,
  nameHex,
  withMelee,
  withoutEvents,
} from '../../../game';
import type { State } from '../../../state';
import { sideIdOf, type TaskHandler } from '../../../task-handler';
import { catchLeaders, placeLeader, placeUnit } from '../../piece-changes';

/** 19.2 – Fast engaged defenders of a hex, if no formed cavalry attacks; each goes one hex and no more. */
export const listEvaders = (state: State, hex: number): readonly StandingUnit[] => {
  const { melee, evaded = [] } = meleeOf(state);
  const isRidden = attackersOf(state, melee).some(
    ({ unit, status }) => unit.arm === 'cavalry' && status === 'formed',
  );
  if (isRidden) return [];
  return defendersOf(state, melee).filter(
    ({ hex: at, unit, steps, status }) =>
      at === hex && isFast(unit, steps) && status !== 'routed' && !evaded.includes(unit.id),
  );
};

/** 19.2, 7.2.5, 25.3.5 – One hex for all of them, with room. Enemy zones forbid it only to exhausted units, and the baggage to all. */
const evasionHexes = (state: State, hex: number): readonly number[] => {
  const units = listEvaders(state, hex);
  const side = getOtherSide(meleeOf(state).melee.attacker);
  if (units.length === 0) return [];
  return neighboursOf(groundIn(state).grid, hex).filter(other => {
    const there = unitsOfSideAt(state, other, side);
    if (sideAt(state, other) === getOtherSide(side) || there.some(isBaggage)) return false;
    if (isOverstacked([...units, ...there])) return false;
    const isShut = isInEnemyZone(state, other, side) && units.some(({ ratings }) => ratings.exhausted);
    return !isShut && units.every(unit => computeGroundCost(state, unit, hex, other) !== null);
  });
};

export const retreatBeforeHandler: TaskHandler<'retreat-before'> = {
  awaits: (state, { hex }) =>
    evasionHexes(state, hex).length > 0 ? getOtherSide(meleeOf(state).melee.attacker) : null,
  offers: (state, { hex }) => {
    const by = sideIdOf(state, getOtherSide(meleeOf(state).melee.attacker));
    return [
      { by, type: 'pass' },
      ...evasionHexes(state, hex).map(
        (to): Action => ({ by, type: 'retreat-before', to: nameHex(state, to) }),
      ),
    ];
  },
  objection: (_state, _task, action) =>
    action.type === 'retreat-before' ? refuse('no-refuge', '19.2', { hex: String(action.to) }) : null,
  choose: (state, { hex }, action) => {
    if (action.type !== 'retreat-before') return withoutEvents(state);
    const to = hexOf(groundIn(state).grid, action.to);
    const units = listEvaders(state, hex);
    const placedThere = units.toReversed().reduce((now, { unit }) => placeUnit(now, unit.id, to), state);
    const evaded = [...(meleeOf(state).evaded ?? []), ...units.map(({ unit }) => unit.id)];
    const moved = withMelee(moveLeadersAlong(placedThere, hex, to), { evaded });
    const what = createEvent('evaded', '19.2', { hex: nameHex(state, hex), to: action.to });
    return chainTransition(emit(moved, what), catchLeaders);
  },
};

/** 8.4, 19.2 – Where nobody stays in the hex its leaders go along (ruling P5). */
const moveLeadersAlong = (state: State, from: number, to: number): State => {
  const side = getOtherSide(meleeOf(state).melee.attacker);
  if (unitsOfSideAt(state, from, side).length > 0) return state;
  return leadersAt(state, from, side).reduce((now, { id }) => placeLeader(now, id, to), state);
};
