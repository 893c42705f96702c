import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { Action, Event } from '../play/actions';
import { type FieldUnit, unitById } from '../play/field';
import type { State } from '../play/state';
import { type BattleSetup, fighter, makeBattle, tile } from './battle-setup';

/** A battle under way in a test: what was chosen, and what has happened. */
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

const matchesPattern = (action: Action, pattern: ActionPattern): boolean =>
  Object.entries(pattern).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

export const choose = (run: TestGame, ...requests: readonly ActionPattern[]): TestGame =>
  requests.reduce((now, pattern) => {
    const action = listOffered(now).find(offer => matchesPattern(offer, pattern));
    if (!action)
      throw new Error(
        `${JSON.stringify(pattern)} is not among ${JSON.stringify(listOffered(now).map(({ names: _, ...rest }) => rest))}`,
      );
    const { state, events } = play.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  }, run);

export const eventsOfType = <Type extends Event['type']>(run: TestGame, type: Type) =>
  run.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

export const unitIn = ({ state }: TestGame, id: string): FieldUnit | undefined => unitById(state.field, id);

/** Why an action is refused. */
export const objectionCodes = ({ state }: TestGame, action: Action): readonly string[] =>
  play.objections(state, action).map(({ code }) => code.replace('pocket-battles/', ''));

const ALL = [1, 2, 3, 4, 5, 6];

/** Tiles whose dice leave nothing to chance: a sure hit for every die, or none ever. */
export const SURE = fighter('sure', ALL, { woundPoints: 3, deploymentPoints: 5 });
export const BLUNT = tile('blunt', { woundPoints: 3, deploymentPoints: 5 });
export const WEAK = tile('weak', { deploymentPoints: 1 });
export const ARCHER = tile('archer', { shootingDice: ALL, woundPoints: 2 });

const TROOPS = [SURE, BLUNT, WEAK, ARCHER];

/** A battle of these tiles, and of others if they are named. */
export const startFight = (
  request: Omit<BattleSetup, 'troops'> & { readonly troops?: BattleSetup['troops'] },
): TestGame => start(makeBattle({ ...request, troops: [...TROOPS, ...(request.troops ?? [])] }));

export const attackPatterns = (unit: string, target: string) =>
  [
    { type: 'attack', unit },
    { type: 'choose-target', target },
  ] as const;

/** Wounds are borne as long as there are tokens, then the first tile goes. */
export const takeAllWounds = (run: TestGame): TestGame => {
  let now = run;
  while (listOfferedTypes(now).includes('remove'))
    now = choose(now, { type: listOfferedTypes(now).includes('bear') ? 'bear' : 'remove' });
  return now;
};

export const fightOf = (run: TestGame, id: string): number | null | undefined => unitIn(run, id)?.fight;
