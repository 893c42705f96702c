import { columnOf, halvesDown, hexDistance, hexOf } from '@/lib/geometry/hex';
import { armyOf, leaderOfId, type Unit } from '../army';
import { groundIn, hexOfUnit, standing } from '../field';
import { groundCost } from '../rules/movement';
import { neighboursOf } from '../rules/sight';
import { unitsOfSideAt } from '../rules/stacking';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State } from '../state';
import type { Trait } from '../traits-schema';
import { calm, eachIn, event, type Step, told, turnOf, withArmy, withMarks } from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, placed } from './pieces';

type MarchTrait = Extract<Trait, { trait: 'compulsory-march' }>;

/** 23.5.1 – Wings and guns that must march straight on in this turn. */
export const march: Handler<'march'> = {
  run: state => {
    const due = state.scenario.traits.filter(
      (trait): trait is MarchTrait =>
        trait.trait === 'compulsory-march' &&
        trait.turn === turnOf(state) &&
        trait.side === sideId(state, state.player),
    );
    return eachIn(calm(state), due, marched);
  },
};

const isBound = ({ wings, artillery }: MarchTrait, { wing, arm }: Unit): boolean =>
  wing === null ? arm === 'artillery' && artillery : wings.includes(wing);

const marched = (state: State, trait: MarchTrait): Step => {
  const { grid } = groundIn(state);
  const goal = hexOf(grid, trait.towards);
  const bound = armyOf(state.scenario, state.player).units.filter(unit => isBound(trait, unit));
  const hexes = [...new Set(bound.flatMap(({ id }) => hexOfUnit(state.field, id) ?? []))].toSorted(
    (left, right) => hexDistance(grid, left, goal) - hexDistance(grid, right, goal),
  );
  const moved = hexes.reduce((now, hex) => stackMarched(now, trait, hex), state);
  const leaders = Object.keys(state.field.leaders).filter(id => isLedBy(state, trait, id));
  const guns = bound.filter(({ arm }) => arm === 'artillery').map(({ id }) => id);
  const marks = withMarks(withArmy(moved, state.player, { busy: true }), {
    done: [...moved.marks.done, ...bound.map(({ id }) => id), ...leaders],
    moved: [...moved.marks.moved, ...guns],
  });
  return told(marks, event('marched', '23.5.1', { hex: trait.towards }));
};

/** Leaders of the wings that march go with them. */
const isLedBy = (state: State, { wings }: MarchTrait, leader: string): boolean =>
  wings.includes(leaderOfId(state.scenario, leader).wing ?? '');

/** 23.5.1 – So many hexes, in the order of the stack; whoever comes into an enemy zone stays there (7.2.1). */
const stackMarched = (state: State, trait: MarchTrait, start: number): State => {
  let [now, at] = [state, start];
  for (let step = 0; step < trait.hexes; step++) {
    const next = nextOfMarch(now, trait, start, at);
    if (next === undefined) return now;
    now = movedOn(now, trait, at, next);
    at = next;
  }
  return now;
};

const boundAt = (state: State, trait: MarchTrait, hex: number): readonly string[] =>
  unitsOfSideAt(state, hex, state.player)
    .filter(({ unit }) => isBound(trait, unit))
    .map(({ unit }) => unit.id);

/** 23.5.1 – Nearer to the goal, over open ground that nobody holds, and as straight as may be. */
const nextOfMarch = (state: State, trait: MarchTrait, start: number, from: number): number | undefined => {
  const { grid } = groundIn(state);
  const goal = hexOf(grid, trait.towards);
  if (isInEnemyZone(state, from, state.player)) return undefined;
  const units = boundAt(state, trait, from).map(id => standing(state, id));
  return neighboursOf(grid, from)
    .filter(hex => hexDistance(grid, hex, goal) < hexDistance(grid, from, goal))
    .filter(hex => (state.field.stacks[hex]?.length ?? 0) === 0)
    .filter(hex => units.every(unit => groundCost(state, unit, from, hex) !== null))
    .toSorted((left, right) => offLine(state, start, goal, left) - offLine(state, start, goal, right))[0];
};

/** How far a hex lies from the straight line between two others; only to be compared. */
const offLine = (state: State, start: number, goal: number, hex: number): number => {
  const { grid } = groundIn(state);
  const across = (to: number) => 3 * (columnOf(grid, to) - columnOf(grid, start));
  const down = (to: number) => Math.sqrt(3) * (halvesDown(grid, to) - halvesDown(grid, start));
  return Math.abs(across(goal) * down(hex) - down(goal) * across(hex));
};

const movedOn = (state: State, trait: MarchTrait, from: number, to: number): State => {
  const men = Object.keys(state.field.leaders).filter(
    id => state.field.leaders[id] === from && isLedBy(state, trait, id),
  );
  const moved = boundAt(state, trait, from).reduce((now, id) => placed(now, id, to, true), state);
  return men.reduce((now, id) => leaderPlaced(now, id, to), moved);
};
