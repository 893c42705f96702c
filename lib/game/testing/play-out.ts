import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { ActionBase, EventBase, PlayRules } from '../contract/play-rules';
import type { Position } from '../contract/position';

export interface Random {
  /** From 0 to less than 1. */
  share(): number;
  /** From 0 to one less than the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

const withPick = (chance: Omit<Random, 'pick'>): Random => ({
  ...chance,
  pick: items => {
    const item = items[chance.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  },
});

const STEPS = 1_000_000;

export const seedRandom = (seed: number): Random => {
  let rng: RngState = seedRng(seed);
  const share = (): number => {
    const rolled = roll(rng, { count: 1, sides: STEPS });
    rng = rolled.rng;
    return ((rolled.faces[0] ?? 1) - 1) / STEPS;
  };
  return withPick({ share, below: limit => Math.floor(share() * limit) });
};

/** The same by dice with as many sides as there are choices: recorded games of some tests were chosen so. */
export const seedDiceRandom = (seed: number): Random => {
  let rng: RngState = seedRng(seed);
  const below = (limit: number): number => {
    const rolled = roll(rng, { count: 1, sides: limit });
    rng = rolled.rng;
    return (rolled.faces[0] ?? 1) - 1;
  };
  return withPick({ below, share: () => below(STEPS) / STEPS });
};

/** Uniform random choices hardly ever lead to a fight: an eager player weights each. */
export const chooseByWeight = <Action>(
  random: Random,
  actions: readonly Action[],
  weightOf: (action: Action) => number,
): Action | undefined => {
  let left = random.share() * actions.reduce((sum, action) => sum + weightOf(action), 0);
  return actions.find(action => {
    left -= weightOf(action);
    return left <= 0;
  });
};

export interface Decision<State, Action, Event> {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
}

interface PlayOutOptions<Scenario, State, Action, Event> {
  readonly scenario: Scenario;
  readonly seed: number;
  /** Undefined: the last offer. */
  readonly choose: (actions: readonly Action[]) => Action | undefined;
  readonly onDecision?: (decision: Decision<State, Action, Event>) => void;
}

const MAX_DECISIONS = 30_000;

/** Plays a game to its end; fails where nothing is offered, or where it never ends. */
export const playOut = <Scenario, State, Action extends ActionBase, Event extends EventBase>(
  rules: PlayRules<Scenario, Position, State, Action, Event>,
  { scenario, seed, choose, onDecision = () => undefined }: PlayOutOptions<Scenario, State, Action, Event>,
): State => {
  let state = rules.start(scenario, seed);
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const [seat] = rules.awaits(state);
    if (seat === undefined) return state;
    const actions = rules.actions(state, seat);
    const action = choose(actions) ?? actions.at(-1);
    if (!action) throw new Error(`nothing is offered to ${seat}: ${rules.stage(state).phase.code}`);
    const { state: next, events } = rules.apply(state, action);
    onDecision({ state, actions, action, events });
    state = next;
  }
  throw new Error('the game does not end');
};

/** The same for the rules of one game. */
export const createPlayOut =
  <Scenario, State, Action extends ActionBase, Event extends EventBase>(
    rules: PlayRules<Scenario, Position, State, Action, Event>,
  ) =>
  (
    scenario: Scenario,
    seed: number,
    choose: (actions: readonly Action[]) => Action | undefined,
    onDecision?: (decision: Decision<State, Action, Event>) => void,
  ): State =>
    playOut(rules, { scenario, seed, choose, ...(onDecision ? { onDecision } : {}) });

/** Every decision of a game among players who all choose in one way. */
export const createDecisions =
  <Scenario, State, Action extends ActionBase, Event extends EventBase, Chance>(
    rules: PlayRules<Scenario, Position, State, Action, Event>,
    startChance: (seed: number) => Chance,
    chooseWith: (chance: Chance, actions: readonly Action[]) => Action | undefined,
  ) =>
  (scenario: Scenario, seed: number): readonly Decision<State, Action, Event>[] => {
    const chance = startChance(seed);
    const all: Decision<State, Action, Event>[] = [];
    playOut(rules, {
      scenario,
      seed,
      choose: actions => chooseWith(chance, actions),
      onDecision: decision => all.push(decision),
    });
    return all;
  };
