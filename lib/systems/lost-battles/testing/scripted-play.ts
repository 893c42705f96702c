import type { General, Group, Scenario, UnitEntry } from '../document/scenario';
import { play } from '../play';
import type { Action, Event } from '../play/actions';
import type { State } from '../play/state';
import { battle, entry, withForces, withGroups } from './scenario-builder';

/** A battle in a test: the choices and the events so far. */
export interface TestGame {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chosen: readonly Action[];
}

export const start = (scenario: Scenario, seed = 1): TestGame => ({
  state: play.start(scenario, seed),
  events: [],
  chosen: [],
});

export const listOffered = ({ state }: TestGame): readonly Action[] =>
  play.awaits(state).flatMap(seat => play.actions(state, seat));

export const listOfferedTypes = (run: TestGame): readonly string[] => [
  ...new Set(listOffered(run).map(({ type }) => type)),
];

export type ActionPattern = Partial<Record<string, unknown>> & { readonly type: Action['type'] };

export const matchesPattern = (action: Action, pattern: ActionPattern): boolean =>
  Object.entries(pattern).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

export const choose = (run: TestGame, ...requests: readonly ActionPattern[]): TestGame =>
  requests.reduce((now, pattern) => {
    const action = listOffered(now).find(offer => matchesPattern(offer, pattern));
    if (!action)
      throw new Error(
        `${JSON.stringify(pattern)} is not among ${JSON.stringify(listOffered(now).map(({ pieces: _, ...rest }) => rest))}`,
      );
    const { state, events } = play.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  }, run);

export const activate = (
  from: string,
  units: readonly string[],
  activation: string,
): readonly ActionPattern[] => [
  { type: 'activate', from },
  ...units.map(unit => ({ type: 'join', units: [unit] }) as const),
  { type: 'order', activation },
];

export const eventsOfType = <Type extends Event['type']>(run: TestGame, type: Type) =>
  run.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

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
