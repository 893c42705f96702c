import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { Action, Choice } from '../play/actions';
import { type Transition, withoutEvents } from '../play/game';
import { applyDecision, runAgenda } from '../play/sequence';
import type { LossState, State, Task } from '../play/state';
import type { Melee } from '../rules/combat/close-combat';
import { readSideResult } from '../rules/combat/combat-result';
import { hexIn, type TestUnit, testScenario, testScene } from './scenario-builder';

/** A game with these units and nothing to do yet. */
export const stateOf = (
  units: readonly TestUnit[],
  change?: (scenario: Scenario) => Scenario,
  seed = 1,
): State => {
  const scenario = testScenario(units, change);
  const { field } = testScene(units, change);
  return { ...play.start(scenario, seed), field, agenda: [], melees: [] };
};

/** Runs tasks until somebody must decide about more than the way of a retreat: there the first of equals is taken. */
export const run = (state: State, ...tasks: readonly Task[]): Transition =>
  takeRetreats(runAgenda(withoutEvents({ ...state, agenda: tasks })));

const takeRetreats = (step: Transition): Transition => {
  const [offer] = offers(step.state);
  if (offer?.type !== 'retreat-to') return step;
  const next = applyDecision(step.state, offer);
  return takeRetreats({ state: next.state, events: [...step.events, ...next.events] });
};

export const choose = (state: State, action: Choice): Transition => {
  const [by = ''] = play.awaits(state);
  const wanted = { by, ...action } as Action;
  const objections = play.objections(state, wanted);
  if (objections.length > 0)
    throw new Error(`${JSON.stringify(wanted)}: ${objections.map(({ code }) => code)}`);
  return takeRetreats(applyDecision(state, wanted));
};

export const offers = (state: State): readonly Action[] => {
  const [seat] = play.awaits(state);
  return seat === undefined ? [] : play.actions(state, seat);
};

/** A combat under way between these hexes. */
export const startMelee = (
  state: State,
  attacking: readonly string[],
  defending: readonly string[],
): State => {
  const melee: Melee = {
    attacker: 0,
    attackingHexes: attacking.map(hex => hexIn(state, hex)),
    defendingHexes: defending.map(hex => hexIn(state, hex)),
  };
  return {
    ...state,
    melees: [
      {
        melee,
        leads: [null, null],
        engaged: [],
        unsatisfied: 0,
        advanced: [],
        surrounded: false,
        ground: true,
      },
    ],
  };
};

/** Loss points for the side that holds these hexes. */
export const createLossTask = (
  state: State,
  side: 0 | 1,
  hexes: readonly string[],
  points: number,
  more: Partial<LossState> & { readonly text?: string } = {},
): Task => {
  const { text = String(points), ...rest } = more;
  return {
    task: 'losses',
    side,
    hexes: hexes.map(hex => hexIn(state, hex)),
    points,
    required: 1,
    result: readSideResult(text),
    lead: null,
    lost: {},
    first: [],
    inMelee: state.melees.length > 0,
    ...rest,
  };
};

/** The first seed with the expected result: dice are never replaced. */
export const withSeed = <Outcome>(attempt: (seed: number) => Outcome | null): Outcome => {
  for (let seed = 1; seed < 500; seed++) {
    const outcome = attempt(seed);
    if (outcome !== null) return outcome;
  }
  throw new Error('no seed brings it about');
};
