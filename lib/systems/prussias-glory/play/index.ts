import { type Seed, seedRng } from '@/lib/dice/rng';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { createPlainPresentation } from '@/lib/game/play/plain-presentation';
import { forgetEvents } from '@/lib/game/play/running-game';
import { worth } from '../computer/worth';
import { armiesOf, armyOf, type SideIndex } from '../document/army';
import type { Scenario } from '../document/scenario';
import { createTrack } from '../rules/army-morale';
import { detachmentsIn } from '../rules/command/detachments';
import { fieldOf } from '../rules/field';
import { type PrussiasGloryPosition, positionOf } from '../view/position';
import { words } from '../view/words';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describeAction } from './describe';
import { costBreakdown, describeActionCost, stats } from './figures/costs-and-stats';
import { odds, oddsBreakdown } from './figures/odds';
import { scoreBreakdown } from './figures/score-breakdown';
import { resultOf } from './figures/verdict';
import { type Transition, withoutEvents } from './game';
import { listHexMarks } from './hex-marks';
import { objections } from './objections';
import { presentation } from './presentation';
import { describeChoice } from './presentation/orders/choice-words';
import { nameOutcome } from './presentation/outcomes';
import { refusals } from './refusals';
import { applyDecision, findDecider, offersOf, runAgenda } from './sequence';
import { stage } from './stage';
import type { ArmyState, State } from './state';
import { tally } from './tally';

/** 6.1, 23.5.3, 25.3, 25.4 – Morale and activation are those of the scenario; in a battle scenario both armies are active. */
const createArmyState = (scenario: Scenario, side: SideIndex): ArmyState => {
  const { force, commander } = armyOf(scenario, side);
  return {
    active: scenario.options.kind === 'battle' || (force?.active ?? false),
    awakens: false,
    attempts: 0,
    coupUsed: false,
    track: createTrack(force?.morale.start ?? 1, force?.morale.top ?? 1),
    spirit: 'steady',
    successes: 0,
    commands: {},
    inspired: [],
    detachments: {},
    hasCommander: commander !== null,
    leaderPoints: 0,
    busy: false,
    weary: false,
    mayAwake: false,
    baggageRouted: false,
    attemptedIn: null,
    attacked: false,
    advance: null,
    advanceOpen: true,
    arrived: {},
  };
};

const startGame = (scenario: Scenario, seed: Seed): Transition => {
  const field = fieldOf(scenario);
  const placed = new Set([...Object.values(field.stacks).flat(), ...Object.keys(field.leaders)]);
  const pieces = armiesOf(scenario).flatMap(({ units, leaders }) => [...units, ...leaders]);
  const state: State = {
    scenario,
    field,
    rng: seedRng(seed),
    turn: 0,
    player: 0,
    agenda: [{ task: 'turn' }],
    armies: [createArmyState(scenario, 0), createArmyState(scenario, 1)],
    marks: {
      engaged: {},
      momentum: {},
      done: [],
      moved: [],
      outOfCommand: [],
      fought: [],
      charged: [],
      fired: [],
      targets: [],
      tried: [],
    },
    detachmentOf: detachmentsIn({ scenario, field }),
    waiting: pieces.map(({ id }) => id).filter(id => !placed.has(id)),
    blooded: false,
    melees: [],
    over: false,
  };
  return runAgenda(withoutEvents(state));
};

const awaits = (state: State): readonly string[] => {
  const seat = findDecider(state);
  return seat === null ? [] : [seat];
};

const position = (state: State): PrussiasGloryPosition =>
  positionOf(state, {
    isThere: id => state.waiting.includes(id),
    pathsOf: ({ path }) => [path],
    marks: listHexMarks(state),
  });

const result = (state: State): GameResult | null => (state.over ? resultOf(state) : null);

/** What has happened carries its names; a choice is described as it stands when it is made. */
const describe = (entry: Action | Event, _viewer: string, state?: State): Sentence => {
  if ('rule' in entry) return words(`event.${entry.type}`, entry.values);
  return state ? describeChoice(entry, state) : describeAction(entry);
};

/** The game: a state that says what is still to be done, and who decides about it. */
const rules: CoreRules<Scenario, PrussiasGloryPosition, State, Action, Event> = {
  start: (scenario, seed) => startGame(scenario, seed).state,
  openingEvents: (scenario, seed) => startGame(scenario, seed).events,
  awaits,
  position,
  stage,
  turnKey: ({ turn, player }) => `${turn} ${player}`,
  actionGroup,
  about,
  refusals,
  actions: (state, seat) => (awaits(state).includes(seat) ? offersOf(state) : []),
  objections,
  apply: applyDecision,
  applyQuietly: (state, action) => forgetEvents(applyDecision(state, action)),
  // Both players see everything.
  imagine: state => state,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  odds,
  cost: describeActionCost,
  oddsBreakdown,
  costBreakdown,
  stats,
  scoreBreakdown,
  describeOutcome: nameOutcome,
  worth,
  result,
  describe,
};

export const play: PlayRules<Scenario, PrussiasGloryPosition, State, Action, Event> = {
  ...createPlainPresentation<Scenario, PrussiasGloryPosition, State, Action, Event>(
    rules,
    'words.prussias-glory',
  ),
  ...rules,
  ...presentation,
  tally,
};
