import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { isFast, otherSide } from '../army';
import { groundIn, leadersAt, type StandingUnit, sideAt } from '../field';
import { attackersOf, defendersOf } from '../rules/close-combat';
import { groundCost, isBaggage } from '../rules/movement';
import { neighboursOf } from '../rules/sight';
import { isOverstacked, unitsOfSideAt } from '../rules/stacking';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State } from '../state';
import { calm, event, followedBy, hexName, meleeOf, told, withMelee } from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, leadersCaught, placed } from './pieces';

/** 19.2 – Fast engaged defenders of a hex, if no formed cavalry attacks; each goes one hex and no more. */
const evaders = (state: State, hex: number): readonly StandingUnit[] => {
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
const refuges = (state: State, hex: number): readonly number[] => {
  const units = evaders(state, hex);
  const side = otherSide(meleeOf(state).melee.attacker);
  if (units.length === 0) return [];
  return neighboursOf(groundIn(state).grid, hex).filter(other => {
    const there = unitsOfSideAt(state, other, side);
    if (sideAt(state, other) === otherSide(side) || there.some(isBaggage)) return false;
    if (isOverstacked([...units, ...there])) return false;
    const isShut = isInEnemyZone(state, other, side) && units.some(({ ratings }) => ratings.exhausted);
    return !isShut && units.every(unit => groundCost(state, unit, hex, other) !== null);
  });
};

export const retreatBefore: Handler<'retreat-before'> = {
  awaits: (state, { hex }) =>
    refuges(state, hex).length > 0 ? otherSide(meleeOf(state).melee.attacker) : null,
  offers: (state, { hex }) => {
    const by = sideId(state, otherSide(meleeOf(state).melee.attacker));
    return [
      { by, type: 'pass' },
      ...refuges(state, hex).map((to): Action => ({ by, type: 'retreat-before', to: hexName(state, to) })),
    ];
  },
  choose: (state, { hex }, action) => {
    if (action.type !== 'retreat-before') return calm(state);
    const to = hexOf(groundIn(state).grid, action.to);
    const units = evaders(state, hex);
    const placedThere = units.toReversed().reduce((now, { unit }) => placed(now, unit.id, to), state);
    const evaded = [...(meleeOf(state).evaded ?? []), ...units.map(({ unit }) => unit.id)];
    const moved = withMelee(withLeaders(placedThere, hex, to), { evaded });
    const what = event('evaded', '19.2', { hex: hexName(state, hex), to: action.to });
    return followedBy(told(moved, what), leadersCaught);
  },
  run: calm,
};

/** 8.4, 19.2 – Where nobody stays in the hex its leaders go along (ruling P5). */
const withLeaders = (state: State, from: number, to: number): State => {
  const side = otherSide(meleeOf(state).melee.attacker);
  if (unitsOfSideAt(state, from, side).length > 0) return state;
  return leadersAt(state, from, side).reduce((now, { id }) => leaderPlaced(now, id, to), state);
};
