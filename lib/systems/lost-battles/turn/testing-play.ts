import type { Action, Event } from '../actions';
import { play } from '../play';
import type { General, Group, Scenario, UnitEntry } from '../scenario';
import type { State } from '../state';
import { battle, entry, withForces, withGroups } from '../testing';

/** A battle under way in a test: what was chosen, and what has been told. */
export interface Run {
  readonly state: State;
  readonly events: readonly Event[];
  readonly chosen: readonly Action[];
}

export const start = (scenario: Scenario, seed = 1): Run => ({
  state: play.start(scenario, seed),
  events: [],
  chosen: [],
});

export const offered = ({ state }: Run): readonly Action[] =>
  play.awaits(state).flatMap(seat => play.actions(state, seat));

export const kinds = (run: Run): readonly string[] => [...new Set(offered(run).map(({ type }) => type))];

export type Wish = Partial<Record<string, unknown>> & { readonly type: Action['type'] };

export const fits = (action: Action, wish: Wish): boolean =>
  Object.entries(wish).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

export const choose = (run: Run, ...wishes: readonly Wish[]): Run =>
  wishes.reduce((now, wish) => {
    const action = offered(now).find(offer => fits(offer, wish));
    if (!action)
      throw new Error(
        `${JSON.stringify(wish)} is not among ${JSON.stringify(offered(now).map(({ pieces: _, ...rest }) => rest))}`,
      );
    const { state, events } = play.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  }, run);

export const activate = (from: string, units: readonly string[], activation: string): readonly Wish[] => [
  { type: 'activate', from },
  ...units.map(unit => ({ type: 'join', units: [unit] }) as const),
  { type: 'order', activation },
];

export const told = <Type extends Event['type']>(run: Run, type: Type) =>
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

export interface Armies {
  readonly first: readonly UnitEntry[];
  readonly second?: readonly UnitEntry[];
  readonly generals?: readonly [readonly General[], readonly General[]];
  readonly groups?: readonly Group[];
  readonly options?: Partial<Scenario['options']>;
  readonly board?: Partial<Scenario['board']>;
}

export const RESERVE = [entry('r', 'heavy-infantry', 'veteran', 4)];

export const fight = ({
  first,
  second = RESERVE,
  generals = [[], []],
  groups,
  options = {},
  board = {},
}: Armies): Scenario => {
  const scenario = battle(...withForces(first, second), ...(groups ? [withGroups(...groups)] : []));
  return {
    ...scenario,
    board: { ...scenario.board, ...board },
    forces: scenario.forces.map((force, side) => ({ ...force, generals: [...(generals[side] ?? [])] })),
    deployment: groups ? scenario.deployment : { kind: 'free', groups: [] },
    options: { ...scenario.options, ...options },
  };
};

export const foot = (id: string, count: number) => entry(id, 'heavy-infantry', 'average', count);
