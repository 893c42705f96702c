import { type Seed, seedRng } from '@/lib/dice/rng';
import type { Finding } from '@/lib/game/finding';
import type { PlayRules, Result } from '@/lib/game/play-rules';
import type { Sentence } from '@/lib/game/sentence';
import { hexOf } from '@/lib/geometry/hex';
import type { Action, Event } from './actions';
import { armiesOf, armyOf, type SideIndex } from './army';
import { words } from './describe';
import { fieldOf, groundIn } from './field';
import { kind } from './kind';
import { namedAction } from './naming';
import { odds, why } from './odds';
import { type PrussiasGloryPosition, positionOf } from './position';
import { figures, price, priceWhy } from './prices';
import { reckoning } from './reckoning';
import { newTrack } from './rules/army-morale';
import { detachmentsIn } from './rules/detachments';
import { asFinding, refusal } from './rules/refusal';
import type { Scenario } from './scenario';
import { shows } from './shown';
import { stage } from './stage';
import type { ArmyState, State } from './state';
import { isHopelessCharge } from './turn/charging';
import { calm, hexName, type Step } from './turn/game';
import { hexToThinOut, stepFor } from './turn/movement';
import { decided, decider, offersOf, settled } from './turn/settle';
import { resultOf } from './turn/verdict';
import { worth } from './worth';

/** 6.1, 23.5.3, 25.3, 25.4 – Morale and activation are those of the scenario; in a battle scenario both armies are active. */
const armyAtStart = (scenario: Scenario, side: SideIndex): ArmyState => {
  const { force, commander } = armyOf(scenario, side);
  return {
    active: scenario.options.kind === 'battle' || (force?.active ?? false),
    awakens: false,
    attempts: 0,
    coupUsed: false,
    track: newTrack(force?.morale.start ?? 1, force?.morale.top ?? 1),
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

const begun = (scenario: Scenario, seed: Seed): Step => {
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
    armies: [armyAtStart(scenario, 0), armyAtStart(scenario, 1)],
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
  return settled(calm(state));
};

const seatOf = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';

const awaits = (state: State): readonly string[] => {
  const side = state.over ? null : decider(state);
  return side === null ? [] : [seatOf(state, side)];
};

const position = (state: State): PrussiasGloryPosition =>
  positionOf(state, { isThere: id => state.waiting.includes(id), pathsOf: ({ path }) => [path] });

const same = (left: Action, right: Action): boolean =>
  JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));

const sorted = (action: Action): readonly (readonly [string, unknown])[] =>
  Object.entries(action).toSorted(([left], [right]) => (left < right ? -1 : 1));

/** Why an action is not to be had: somebody else decides, the rule says no, or it is simply not the time. */
const objections = (state: State, action: Action): readonly Finding[] => {
  if (state.over) return [asFinding(refusal('battle-is-over', '22'))];
  if (!awaits(state).includes(action.by)) return [asFinding(refusal('not-your-decision', '12'))];
  if (offersOf(state).some(offer => same(offer, action))) return [];
  return [asFinding(stepRefusal(state, action) ?? endRefusal(state, action) ?? refusal('not-now', '12'))];
};

/** 3.3 – Why the movement cannot end yet. */
const endRefusal = (state: State, action: Action) => {
  const [task] = state.agenda;
  if (action.type !== 'pass' || task?.task !== 'move') return null;
  const hex = hexToThinOut(state);
  return hex === null ? null : refusal('hex-too-full', '3.3', { hex: hexName(state, hex) });
};

const stepRefusal = (state: State, action: Action) => {
  const [task] = state.agenda;
  if (action.type !== 'step' || task?.task !== 'moving') return null;
  const { grid } = groundIn(state);
  const piece = position(state).pieces.find(({ id }) => id === task.piece);
  if (!piece?.space) return null;
  const step = stepFor(state, task.piece, hexOf(grid, piece.space), hexOf(grid, action.to));
  return 'refusal' in step
    ? step.refusal
    : refusal('no-points-left', '7', { unit: piece.name, hex: action.to });
};

const result = (state: State): Result | null => (state.over ? resultOf(state) : null);

/** What has happened carries its names; a choice is told as it stands in the moment that it is made in, and a hopeless charge says so. */
const describe = (entry: Action | Event, _viewer: string, state?: State): Sentence => {
  if ('rule' in entry) return words(`event.${entry.type}`, entry.values);
  if (state && isHopelessCharge(state, entry)) return namedAction(entry, state, 'charge-hopeless');
  return namedAction(entry, state);
};

/** The other outcomes are results of a chart, and are read as printed. */
const NAMED_OUTCOMES: readonly string[] = [
  'activated',
  'inactive',
  'effective',
  'degraded',
  'charge-all',
  'charge-some',
  'charge-none',
];

/** The game: a state that says what is still to be done, and who decides about it. */
export const play: PlayRules<Scenario, PrussiasGloryPosition, State, Action, Event> = {
  start: (scenario, seed) => begun(scenario, seed).state,
  opening: (scenario, seed) => begun(scenario, seed).events,
  awaits,
  position,
  stage,
  kind,
  shows,
  actions: (state, seat) => (awaits(state).includes(seat) ? offersOf(state) : []),
  objections,
  apply: decided,
  // Both players see everything.
  imagine: state => state,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  odds,
  price,
  why,
  priceWhy,
  figures,
  reckoning,
  outcome: id => (NAMED_OUTCOMES.includes(id) ? words(`outcome.${id}`) : words('result', { result: id })),
  worth,
  result,
  describe,
};
