import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex, sideIndexOf } from '../document/army';
import { moraleOf } from '../play/figures/current-morale';
import { pointsOf, resultOf } from '../play/figures/verdict';
import type { State } from '../play/state';
import { isRaisedMark } from '../play/tasks/movement/stack-order';
import { groundIn, listOccupiedHexes, type StandingUnit, sideAt, unitsAt, unitsOf } from '../rules/field';

const WIN_VALUE = 1000;
const MORALE_VALUE = 0.7;
const STEP_VALUE = 0.35;
const STATUS_FACTOR = { formed: 1, disordered: 0.75, routed: 0.35 } as const;
const SPIRIT_VALUE = { steady: 0, demoralised: -25, broken: -40 } as const;
/** What a point of strength loses for each hex between it and the enemy, and where that no longer matters. */
const DISTANCE_PENALTY = 0.05;
const MAX_DISTANCE = 12;
/** The value of strength around an enemy stack, up to which odds. */
const PRESSURE = 0.9;
const BEST_ODDS = 4;
/** 7.3 – What strength in column loses so near to the enemy. */
const COLUMN_RISK = 0.5;
const NEAR = 3;
/** The expected value of a march still to be made in this phase: this many hexes, not all of them. */
const MARCH_HEXES = 3;
const MARCH_FACTOR = 0.6;

/** So little that a stack is put in another order only where that brings something. */
const RESTACKING = 0.02;

const strengthOf = ({ ratings, status }: StandingUnit): number =>
  (ratings.strength + (ratings.bombardment?.[0] ?? 0) / 2) * STATUS_FACTOR[status];

interface Stack {
  readonly hex: number;
  readonly strength: number;
  /** The part of it that has not yet moved in this phase. */
  readonly ready: number;
  /** The part of it that is in column, and fights badly. */
  readonly inColumn: number;
}

const stacksOf = (state: State, side: SideIndex): readonly Stack[] =>
  listOccupiedHexes(state.field)
    .filter(hex => sideAt(state, hex) === side)
    .map(hex => {
      const units = unitsAt(state, hex);
      return {
        hex,
        strength: strengthIn(units),
        ready: strengthIn(units.filter(unit => canMarch(state, unit))),
        inColumn: strengthIn(units.filter(({ column }) => column)),
      };
    });

const strengthIn = (units: readonly StandingUnit[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(unit), 0);

const canMarch = ({ marks }: State, { unit, status }: StandingUnit): boolean =>
  status === 'formed' && !marks.done.includes(unit.id);

/** Whether a side is about to move. */
const isMarching = ({ agenda: [task], player }: State, side: SideIndex): boolean =>
  player === side && (task?.task === 'move' || task?.task === 'moving');

/** Strength that stands next to enemy stacks, against what they have; and the way that the others have still to go. */
const pressureOf = (
  state: State,
  side: SideIndex,
  own: readonly Stack[],
  enemies: readonly Stack[],
): number => {
  const { grid } = groundIn(state);
  const around = enemies.map(() => 0);
  let [far, caught] = [0, 0];
  const march = isMarching(state, side) ? MARCH_HEXES * MARCH_FACTOR : 0;
  for (const { hex, strength, ready, inColumn } of own) {
    let nearest = MAX_DISTANCE;
    for (const [index, enemy] of enemies.entries()) {
      const distance = measureHexDistance(grid, hex, enemy.hex);
      nearest = Math.min(nearest, distance);
      if (distance <= 1) around[index] = (around[index] ?? 0) + strength;
    }
    if (nearest <= NEAR) caught += inColumn;
    far += strength * nearest - ready * Math.min(march, (nearest - 1) * MARCH_FACTOR);
  }
  const pressed = enemies.map((enemy, index) => {
    const odds = (around[index] ?? 0) / Math.max(1, enemy.strength);
    return odds === 0 ? 0 : Math.log2(Math.min(BEST_ODDS, odds)) + 0.5;
  });
  const pressure = pressed.reduce((sum, one) => sum + one, 0);
  return PRESSURE * pressure - DISTANCE_PENALTY * far - COLUMN_RISK * caught;
};

/** 3.4 – How often the side that moves has put units on top in this phase. */
const countRaised = ({ marks, player }: State, side: SideIndex): number =>
  player === side ? marks.done.filter(isRaisedMark).length : 0;

const stepValueOf = (state: State, side: SideIndex): number =>
  unitsOf(state, side).reduce((sum, unit) => sum + unit.steps * STATUS_FACTOR[unit.status], 0) * STEP_VALUE;

const sideWorth = (state: State, side: SideIndex): number =>
  pointsOf(state, side) +
  moraleOf(state, side) * MORALE_VALUE +
  SPIRIT_VALUE[state.armies[side].spirit] +
  stepValueOf(state, side);

/** For the computer player: points, the morale of the armies, steps that stand, and how firmly the enemy is gripped. */
export const worth = (state: State, seat: string): number => {
  const side = sideIndexOf(state.scenario, seat) ?? 0;
  const other = getOtherSide(side);
  const ahead = sideWorth(state, side) - sideWorth(state, other);
  if (state.over) {
    const [winners = []] = resultOf(state).ranking;
    return ahead + (winners.length > 1 ? 0 : winners[0] === seat ? WIN_VALUE : -WIN_VALUE);
  }
  const pressure = pressureOf(state, side, stacksOf(state, side), stacksOf(state, other));
  return ahead + pressure - countRaised(state, side) * RESTACKING;
};
