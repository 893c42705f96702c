import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { Action, ActionType } from '../play/actions';
import type { State } from '../play/state';

/** Test support only: seeded chance, and battles played to their end. */
export interface Random {
  below(limit: number): number;
  share(): number;
}

const GRAIN = 1_000_000;

export const seedRandom = (seed: number): Random => {
  let rng: RngState = seedRng(seed);
  const share = (): number => {
    const thrown = roll(rng, { count: 1, sides: GRAIN });
    rng = thrown.rng;
    return ((thrown.faces[0] ?? 1) - 1) / GRAIN;
  };
  return { share, below: limit => Math.floor(share() * limit) };
};

const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  throw: 6,
  hold: 0.4,
  rest: 0.1,
  yield: 0.005,
  march: 5,
  stay: 0.3,
  dismount: 0.2,
  'set-fire': 1,
  leave: 40,
  climb: 30,
  cross: 30,
  board: 8,
  alight: 0.5,
};

const eagernessOf = (action: Action): number => {
  if (action.type === 'march' && action.as === 'charge') return 40;
  if (action.type === 'march' && (action.as === 'advance' || action.as === 'close-in')) return 12;
  if (action.type === 'march' && action.as === 'storm') return 60;
  return EAGERNESS[action.type] ?? 4;
};

/** Uniform choices shuffle about; an eager player seeks the enemy. */
export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action | undefined => {
  let left = chance.share() * actions.reduce((sum, action) => sum + eagernessOf(action), 0);
  return actions.find(action => {
    left -= eagernessOf(action);
    return left <= 0;
  });
};

export interface Decision {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly action: Action;
}

const ENDLESS = 20_000;

/** Plays a battle to its end, showing each decision on the way. */
export const playOut = (
  scenario: Scenario,
  seed: number,
  choose: (actions: readonly Action[]) => Action | undefined,
  onDecision: (decision: Decision) => void = () => undefined,
): State => {
  let state = play.start(scenario, seed);
  for (let count = 0; count < ENDLESS; count += 1) {
    const [seat] = play.awaits(state);
    if (seat === undefined) return state;
    const actions = play.actions(state, seat);
    const action = choose(actions) ?? actions.at(-1);
    if (!action) throw new Error(`no choice left: ${state.agenda[0]?.type}`);
    onDecision({ state, actions, action });
    state = play.apply(state, action).state;
  }
  throw new Error('the battle does not end');
};
