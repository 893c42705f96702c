import type { Action, Event } from '../actions';
import { type FieldUnit, unitById } from '../field';
import { play } from '../play';
import type { Scenario } from '../scenario';
import type { State } from '../state';
import { type BattleWish, battle, fighter, tile } from '../testing';

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

const fits = (action: Action, wish: Wish): boolean =>
  Object.entries(wish).every(
    ([key, value]) => JSON.stringify(action[key as keyof Action]) === JSON.stringify(value),
  );

export const choose = (run: Run, ...wishes: readonly Wish[]): Run =>
  wishes.reduce((now, wish) => {
    const action = offered(now).find(offer => fits(offer, wish));
    if (!action)
      throw new Error(
        `${JSON.stringify(wish)} is not among ${JSON.stringify(offered(now).map(({ names: _, ...rest }) => rest))}`,
      );
    const { state, events } = play.apply(now.state, action);
    return { state, events: [...now.events, ...events], chosen: [...now.chosen, action] };
  }, run);

export const told = <Type extends Event['type']>(run: Run, type: Type) =>
  run.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

export const unitIn = ({ state }: Run, id: string): FieldUnit | undefined => unitById(state.field, id);

/** Why a wish is refused. */
export const refusal = ({ state }: Run, action: Action): readonly string[] =>
  play.objections(state, action).map(({ code }) => code.replace('pocket-battles/', ''));

const ALL = [1, 2, 3, 4, 5, 6];

/** Tiles whose dice leave nothing to chance: a sure hit for every die, or none ever. */
export const SURE = fighter('sure', ALL, { woundPoints: 3, deploymentPoints: 5 });
export const BLUNT = tile('blunt', { woundPoints: 3, deploymentPoints: 5 });
export const WEAK = tile('weak', { deploymentPoints: 1 });
export const ARCHER = tile('archer', { shootingDice: ALL, woundPoints: 2 });

const TROOPS = [SURE, BLUNT, WEAK, ARCHER];

/** A battle of these tiles, and of others if they are named. */
export const fight = (wish: Omit<BattleWish, 'troops'> & { readonly troops?: BattleWish['troops'] }): Run =>
  start(battle({ ...wish, troops: [...TROOPS, ...(wish.troops ?? [])] }));

export const attack = (unit: string, target: string) =>
  [
    { type: 'attack', unit },
    { type: 'choose-target', target },
  ] as const;

/** Wounds are borne as long as there are tokens, then the first tile goes. */
export const takeAll = (run: Run): Run => {
  let now = run;
  while (kinds(now).includes('remove'))
    now = choose(now, { type: kinds(now).includes('bear') ? 'bear' : 'remove' });
  return now;
};

export const fightOf = (run: Run, id: string): number | null | undefined => unitIn(run, id)?.fight;
