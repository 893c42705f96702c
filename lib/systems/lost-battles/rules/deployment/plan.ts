import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/contract/finding';
import type { Direction } from '@/lib/geometry/square';
import { hasPiece, pieceById } from '../../document/piece-index';
import type { PlanStep, Scenario } from '../../document/scenario';
import { type Army, armyOf, sideIndexOf } from '../../document/scenario-armies';
import { expandIdRanges } from '../../document/unit-id-ranges';
import {
  createEmptyField,
  type Field,
  generalById,
  isTile,
  type ScenarioField,
  unitById,
} from '../battlefield/field';
import { forwardOf, type PerSide, type SideIndex, type TileId, withSide } from '../battlefield/tiles';
import { type Activation, computeActivationCost, listActivationObjections } from '../commands/activation';
import { listGoingAloneObjections } from '../generals/commanders';
import { calculatePayment, dropExemptions, type Exemptions, renewExemptions } from '../generals/exemptions';
import { placeGroup } from '../movement/arrival';
import { finishObjections, type TriedStep, tryStep } from '../movement/move-steps';
import { beginMove, type Move, type MoveStep, type MovingGroup } from '../movement/movement';
import { objection } from '../objection';
import { chargeLedger, isShort, type Ledger, openLedger } from './plan-ledger';
import { computeDeploymentWeights, listSurpriseObjections } from './undeployed';

/** Where a group of the plan is now; a commander alone faces nowhere. */
interface PlanDestination {
  readonly tile: TileId;
  readonly facing: Direction | null;
}

export interface Waypoint {
  /** Null when the order is refused. */
  readonly reached: PlanDestination | null;
  readonly ledgers: PerSide<Ledger>;
}

export interface PlanReport {
  /** What breaks a rule, step by step; `path` leads to the step. */
  readonly findings: readonly Finding[];
  readonly ledgers: PerSide<Ledger>;
  /** The steps that only a high roll can pay, and those that no roll can. */
  readonly lucky: readonly number[];
  readonly unpaid: readonly number[];
  /** Where everyone stands in the end. */
  readonly field: Field;
  /** How things stand after each step. */
  readonly trail: readonly Waypoint[];
}

interface PlanProgress extends Omit<PlanReport, 'trail'> {
  readonly exemptions: PerSide<Exemptions>;
  readonly deployed: PerSide<number>;
  /** Where the last group is now. */
  readonly reached: PlanDestination | null;
}

/** All that a replay reads: it does not matter where the pieces are drawn. */
type ScenarioPlan = ScenarioField & { readonly deployment: Pick<Scenario['deployment'], 'plan'> };

interface CachedReplay {
  readonly read: ScenarioPlan;
  readonly report: PlanReport;
}

const replays = new WeakMap<object, CachedReplay>();

/** 11 – Carries out the plan of round 1 from an empty field; it replays, it never searches. Several checks ask, so the result is cached. */
export const replayPlan = (scenario: ScenarioPlan): PlanReport => {
  const key = scenario.deployment.plan ?? scenario.forces;
  const known = replays.get(key);
  if (known && hasSameInput(known.read, scenario)) return known.report;
  const report = runPlan(scenario);
  replays.set(key, { read: scenario, report });
  return report;
};

/** Documents share what an edit has not touched, so that a moved counter does not cost another replay. */
const hasSameInput = (left: ScenarioPlan, right: ScenarioPlan): boolean =>
  left.deployment.plan === right.deployment.plan &&
  left.forces === right.forces &&
  left.board === right.board &&
  left.sides === right.sides &&
  left.options === right.options;

const runPlan = (scenario: ScenarioPlan): PlanReport => {
  const trail: Waypoint[] = [];
  let progress = createProgress(scenario);
  for (const [index, step] of (scenario.deployment.plan ?? []).entries()) {
    const before = progress.field;
    progress = takePlanStep(scenario, progress, step, index);
    trail.push({ reached: progress.field === before ? null : progress.reached, ledgers: progress.ledgers });
  }
  const { findings, lucky, unpaid, field, ledgers } = progress;
  return { findings, lucky, unpaid, field, ledgers, trail };
};

const createProgress = (scenario: ScenarioPlan): PlanProgress => {
  const field = createEmptyField(scenario);
  return {
    findings: [],
    lucky: [],
    unpaid: [],
    field,
    ledgers: [openLedger(scenario, field, 0), openLedger(scenario, field, 1)],
    exemptions: [renewExemptions(field, 0, []), renewExemptions(field, 1, [])],
    deployed: [0, 0],
    reached: null,
  };
};

const takePlanStep = (
  scenario: ScenarioPlan,
  progress: PlanProgress,
  step: PlanStep,
  index: number,
): PlanProgress => {
  const side = sideIndexOf(scenario, step.side);
  if (side === null)
    return addObjections(progress, index, [objection('plan-unknown-piece', '11.2', { id: step.side })]);
  const named = expandIdRanges(step.units);
  const unknown = findUnknownPieces(armyOf(scenario, side), progress.field, named, step.generals);
  if (unknown.length > 0) return addObjections(progress, index, unknown);
  return step.activation === 'alone'
    ? deployCommander(progress, step, index)
    : deployGroup(scenario, progress, { step, index, side, activation: step.activation, named });
};

/** 3.2, 11.2 – Pieces deploy once, from their own army; a leader with the guard (8.1). */
const findUnknownPieces = (
  army: Army,
  field: Field,
  units: readonly string[],
  generals: readonly string[] = [],
): readonly Finding[] => [
  ...findMisnamed(units, army.units, field.units),
  ...findMisnamed(generals, army.generals, field.generals),
  ...army.generals
    .filter(
      ({ id, kind, guard }) => generals.includes(id) && kind === 'leader' && !units.includes(guard ?? ''),
    )
    .map(({ name }) => objection('plan-leader-without-guard', '8.1', { general: name })),
];

const findMisnamed = (
  ids: readonly string[],
  army: readonly { readonly id: string }[],
  pieces: readonly { readonly id: string; readonly at: string }[],
): readonly Finding[] =>
  ids.flatMap((id, index) => {
    if (!hasPiece(army, id)) return objection('plan-unknown-piece', '11.2', { id });
    const isWaiting = pieceById(pieces, id)?.at === 'undeployed';
    return isWaiting && ids.indexOf(id) === index ? [] : objection('plan-piece-twice', '3.2', { id });
  });

const addObjections = (progress: PlanProgress, index: number, found: readonly Finding[]): PlanProgress =>
  found.length === 0
    ? progress
    : {
        ...progress,
        findings: [...progress.findings, ...found.map(finding => ({ ...finding, path: pathToStep(index) }))],
      };

const pathToStep = (index: number): JsonPath => ['deployment', 'plan', index];

/** 8.2, 11.2 – A commander deploys alone, free of cost. */
const deployCommander = (
  progress: PlanProgress,
  { generals = [], units, placeOn }: PlanStep,
  index: number,
): PlanProgress => {
  const [id, ...more] = generals;
  if (id === undefined || more.length > 0 || units.length > 0)
    return addObjections(progress, index, [objection('plan-alone', '8.2')]);
  const { field } = progress;
  const general = generalById(field, id);
  const found =
    general.kind === 'commander'
      ? listGoingAloneObjections(field, general, placeOn)
      : [objection('plan-alone', '8.2')];
  if (found.length > 0) return addObjections(progress, index, found);
  return {
    ...progress,
    reached: { tile: placeOn, facing: null },
    field: {
      ...field,
      generals: field.generals.map(other => (other.id === id ? { ...other, at: placeOn } : other)),
    },
    exemptions: withSide(
      progress.exemptions,
      general.side,
      dropExemptions(progress.exemptions[general.side], [id]),
    ),
  };
};

interface PlanOrder {
  readonly step: PlanStep;
  readonly index: number;
  readonly side: SideIndex;
  readonly activation: Activation;
  /** The units of the order, one by one. */
  readonly named: readonly string[];
}

const deployGroup = (scenario: ScenarioPlan, progress: PlanProgress, order: PlanOrder): PlanProgress => {
  const { step, index, side, activation, named } = order;
  const { field, deployed } = progress;
  const units = named.map(id => unitById(field, id));
  const found = [
    ...(units.length === 0
      ? [objection('nobody-in-the-group', '4.3')]
      : listActivationObjections(units, 'undeployed', activation)),
    ...listSurpriseObjections(units, {
      round: 1,
      surprised: armyOf(scenario, side).surprised,
      already: deployed[side],
    }),
  ];
  if (found.length > 0) return addObjections(progress, index, found);
  const group: MovingGroup = { side, from: 'undeployed', units: named, generals: commandersOf(field, step) };
  const start = beginMove(field, group, activation);
  const { move, objections } = followSteps(field, start, stepsOf(step, side));
  const cost = computeActivationCost(units, activation);
  const paid = payFor(scenario, progress, order, { cost, joining: start.generals });
  const moved: PlanProgress = {
    findings: progress.findings,
    lucky: paid.lucky,
    unpaid: paid.unpaid,
    exemptions: paid.exemptions,
    ledgers: paid.ledgers,
    field: placeGroup(field, move),
    reached: isTile(move.at) ? { tile: move.at, facing: move.facing } : null,
    deployed: withSide(deployed, side, deployed[side] + computeDeploymentWeights(units, 1)),
  };
  return addObjections(moved, index, objections);
};

/** 8.1 – A leader always comes with the guard, named or not. */
const commandersOf = (field: Field, { generals = [] }: PlanStep): readonly string[] =>
  generals.filter(id => generalById(field, id).kind === 'commander');

/** 3.2, 8.3 – The generals off the field pay first; the roll comes when the commands run low. */
const payFor = (
  scenario: ScenarioPlan,
  { field, ledgers, exemptions, lucky, unpaid }: PlanProgress,
  { index, side }: PlanOrder,
  { cost, joining }: { cost: number; joining: readonly string[] },
): Pick<PlanProgress, 'lucky' | 'unpaid' | 'exemptions' | 'ledgers'> => {
  const bill = calculatePayment(field, exemptions[side], { cost, from: 'undeployed', side, joining });
  const { commands } = bill;
  const ledger = ledgers[side];
  const [isShortWhenLow, isShortWhenHigh] = [isShort(ledger.low, commands), isShort(ledger.high, commands)];
  return {
    lucky: isShortWhenLow && !isShortWhenHigh ? [...lucky, index] : lucky,
    unpaid: isShortWhenHigh ? [...unpaid, index] : unpaid,
    exemptions: withSide(exemptions, side, bill.exemptions),
    ledgers: withSide(ledgers, side, chargeLedger(scenario, ledger, { cost, commands })),
  };
};

const stepsOf = ({ placeOn, facing, path = [] }: PlanStep, side: SideIndex): readonly MoveStep[] => [
  { type: 'place', tile: placeOn, facing: facing ?? forwardOf(side) },
  ...path.map(
    (words): MoveStep =>
      words === 'forward'
        ? { type: 'forward' }
        : { type: 'turn', to: words.slice('face-'.length) as Direction },
  ),
];

/** The steps as far as they are legal, and why no further. */
const followSteps = (field: Field, start: Move, steps: readonly MoveStep[]): TriedStep => {
  let move = start;
  for (const step of steps) {
    const tried = tryStep(field, move, step);
    if (tried.objections.length > 0) return tried;
    move = tried.move;
  }
  return { move, objections: finishObjections(field, move) };
};
