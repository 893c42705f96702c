import { createScriptedGame, type PatternOf, type ScriptedGame } from '@/lib/game/testing/scripted-game';
import type { General, Group, Scenario, UnitEntry } from '../document/scenario';
import { play } from '../play';
import type { Action, Event } from '../play/actions';
import type { State } from '../play/state';
import { battle, entry, withForces, withGroups } from './scenario-builder';

/** A battle in a test: the choices and the events so far. */
export type TestGame = ScriptedGame<State, Action, Event>;
export type ActionPattern = PatternOf<Action>;

export const { start, listOffered, listOfferedTypes, matchesPattern, choose, eventsOfType } =
  createScriptedGame(play);

export const activate = (
  from: string,
  units: readonly string[],
  activation: string,
): readonly ActionPattern[] => [
  { type: 'activate', from },
  ...units.map(unit => ({ type: 'join', units: [unit] }) as const),
  { type: 'order', activation },
];

export const commander = (id: string, generalClass: General['class']): General => ({
  id,
  name: id,
  class: generalClass,
  kind: 'commander',
});
export const leader = (id: string, generalClass: General['class'], guard: string): General => ({
  id,
  name: id,
  class: generalClass,
  kind: 'leader',
  guard,
});

export interface BattleOptions {
  readonly first: readonly UnitEntry[];
  readonly second?: readonly UnitEntry[];
  readonly generals?: readonly [readonly General[], readonly General[]];
  readonly groups?: readonly Group[];
  readonly options?: Partial<Scenario['options']>;
  readonly board?: Partial<Scenario['board']>;
}

export const RESERVE = [entry('r', 'heavy-infantry', 'veteran', 4)];

export const createBattle = ({
  first,
  second = RESERVE,
  generals = [[], []],
  groups,
  options = {},
  board = {},
}: BattleOptions): Scenario => {
  const scenario = battle(...withForces(first, second), ...(groups ? [withGroups(...groups)] : []));
  return {
    ...scenario,
    board: { ...scenario.board, ...board },
    forces: scenario.forces.map((force, side) => ({ ...force, generals: [...(generals[side] ?? [])] })),
    deployment: groups ? scenario.deployment : { kind: 'free', groups: [] },
    options: { ...scenario.options, ...options },
  };
};

export const averageFoot = (id: string, count: number) => entry(id, 'heavy-infantry', 'average', count);
