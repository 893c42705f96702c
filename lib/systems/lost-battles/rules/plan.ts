import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/finding';
import type { Direction } from '@/lib/geometry/square';
import { type Army, armyOf, sideIndexOf } from '../army';
import { emptyField, type Field, type Fought, generalById, isTile, unitById } from '../field';
import { hasPiece, pieceById } from '../piece-index';
import type { PlanStep, Scenario } from '../scenario';
import { forwardOf, type SideIndex, type TileId } from '../tiles';
import { unitsNamed } from '../unit-names';
import { type Activation, activationCost, activationObjections } from './activation';
import { standing } from './arrival';
import { goingAloneObjections } from './commanders';
import { type Exemptions, freshExemptions, payment, withoutThose } from './exemptions';
import { beginMove, type Group, type Move, type MoveStep } from './movement';
import { objection } from './objection';
import { charged, isShort, type Ledger, openLedger } from './plan-ledger';
import { finishObjections, type TriedStep, tryStep } from './reach';
import { deploymentWeights, surpriseObjections } from './undeployed';

/** Where a group of the plan has come to; a commander by himself faces nowhere. */
interface Stand {
  readonly tile: TileId;
  readonly facing: Direction | null;
}

export interface Waypoint {
  /** Null when the order is refused. */
  readonly reached: Stand | null;
  readonly ledgers: readonly [Ledger, Ledger];
}

export interface PlanReport {
  /** What breaks a rule, step by step; `path` leads to the step. */
  readonly findings: readonly Finding[];
  readonly ledgers: readonly [Ledger, Ledger];
  /** The steps that only a high roll can pay, and those that no roll can. */
  readonly lucky: readonly number[];
  readonly unpaid: readonly number[];
  /** Where everyone stands in the end. */
  readonly field: Field;
  /** How things stand after each step. */
  readonly trail: readonly Waypoint[];
}

interface Progress extends Omit<PlanReport, 'trail'> {
  readonly exemptions: readonly [Exemptions, Exemptions];
  readonly deployed: readonly [number, number];
  /** Where the last group has come to. */
  readonly reached: Stand | null;
}

/** All that a replay reads: it does not matter where the pieces are drawn. */
type Planned = Fought & { readonly deployment: Pick<Scenario['deployment'], 'plan'> };

interface Replay {
  readonly read: Planned;
  readonly report: PlanReport;
}

const replays = new WeakMap<object, Replay>();

/** 11 – Carries out the plan of round 1 from an empty field; it replays, it never searches. Several checks ask, so that it is kept. */
export const replayPlan = (scenario: Planned): PlanReport => {
  const key = scenario.deployment.plan ?? scenario.forces;
  const known = replays.get(key);
  if (known && readsAlike(known.read, scenario)) return known.report;
  const report = replay(scenario);
  replays.set(key, { read: scenario, report });
  return report;
};

/** Documents share what an edit has not touched, so that a moved counter does not cost another replay. */
const readsAlike = (left: Planned, right: Planned): boolean =>
  left.deployment.plan === right.deployment.plan &&
  left.forces === right.forces &&
  left.board === right.board &&
  left.sides === right.sides &&
  left.options === right.options;

const replay = (scenario: Planned): PlanReport => {
  const trail: Waypoint[] = [];
  let progress = beforeAnyone(scenario);
  for (const [index, step] of (scenario.deployment.plan ?? []).entries()) {
    const before = progress.field;
    progress = takePlanStep(scenario, progress, step, index);
    trail.push({ reached: progress.field === before ? null : progress.reached, ledgers: progress.ledgers });
  }
  const { findings, lucky, unpaid, field, ledgers } = progress;
  return { findings, lucky, unpaid, field, ledgers, trail };
};

const beforeAnyone = (scenario: Planned): Progress => {
  const field = emptyField(scenario);
  return {
    findings: [],
    lucky: [],
    unpaid: [],
    field,
    ledgers: [openLedger(scenario, 0), openLedger(scenario, 1)],
    exemptions: [freshExemptions(field, 0, []), freshExemptions(field, 1, [])],
    deployed: [0, 0],
    reached: null,
  };
};

const takePlanStep = (scenario: Planned, progress: Progress, step: PlanStep, index: number): Progress => {
  const side = sideIndexOf(scenario, step.side);
  if (side === null)
    return objected(progress, index, [objection('plan-unknown-piece', '11.2', { id: step.side })]);
  const named = unitsNamed(step.units);
  const unknown = unknownPieces(armyOf(scenario, side), progress.field, named, step.generals);
  if (unknown.length > 0) return objected(progress, index, unknown);
  return step.activation === 'alone'
    ? goAlone(progress, step, index)
    : deploy(scenario, progress, { step, index, side, activation: step.activation, named });
};

/** 3.2, 11.2 – Pieces come on once, from their own army; a leader with his guard (8.1). */
const unknownPieces = (
  army: Army,
  field: Field,
  units: readonly string[],
  generals: readonly string[] = [],
): readonly Finding[] => [
  ...misnamed(units, army.units, field.units),
  ...misnamed(generals, army.generals, field.generals),
  ...army.generals
    .filter(
      ({ id, kind, guard }) => generals.includes(id) && kind === 'leader' && !units.includes(guard ?? ''),
    )
    .map(({ name }) => objection('plan-leader-without-guard', '8.1', { general: name })),
];

const misnamed = (
  ids: readonly string[],
  army: readonly { readonly id: string }[],
  pieces: readonly { readonly id: string; readonly at: string }[],
): readonly Finding[] =>
  ids.flatMap((id, index) => {
    if (!hasPiece(army, id)) return objection('plan-unknown-piece', '11.2', { id });
    const isWaiting = pieceById(pieces, id)?.at === 'undeployed';
    return isWaiting && ids.indexOf(id) === index ? [] : objection('plan-piece-twice', '3.2', { id });
  });

const objected = (progress: Progress, index: number, found: readonly Finding[]): Progress =>
  found.length === 0
    ? progress
    : {
        ...progress,
        findings: [...progress.findings, ...found.map(finding => ({ ...finding, path: pathTo(index) }))],
      };

const pathTo = (index: number): JsonPath => ['deployment', 'plan', index];

/** 8.2, 11.2 – A commander comes on by himself, free of cost. */
const goAlone = (
  progress: Progress,
  { generals = [], units, placeOn }: PlanStep,
  index: number,
): Progress => {
  const [id, ...more] = generals;
  if (id === undefined || more.length > 0 || units.length > 0)
    return objected(progress, index, [objection('plan-alone', '8.2')]);
  const { field } = progress;
  const general = generalById(field, id);
  const found =
    general.kind === 'commander'
      ? goingAloneObjections(field, general, placeOn)
      : [objection('plan-alone', '8.2')];
  if (found.length > 0) return objected(progress, index, found);
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
      withoutThose(progress.exemptions[general.side], [id]),
    ),
  };
};

interface Order {
  readonly step: PlanStep;
  readonly index: number;
  readonly side: SideIndex;
  readonly activation: Activation;
  /** The units of the order, one by one. */
  readonly named: readonly string[];
}

const deploy = (scenario: Planned, progress: Progress, order: Order): Progress => {
  const { step, index, side, activation, named } = order;
  const { field, deployed } = progress;
  const units = named.map(id => unitById(field, id));
  const found = [
    ...(units.length === 0
      ? [objection('nobody-in-the-group', '4.3')]
      : activationObjections(units, 'undeployed', activation)),
    ...surpriseObjections(units, {
      round: 1,
      surprised: armyOf(scenario, side).surprised,
      already: deployed[side],
    }),
  ];
  if (found.length > 0) return objected(progress, index, found);
  const group: Group = { side, from: 'undeployed', units: named, generals: commandersOf(field, step) };
  const start = beginMove(field, group, activation);
  const { move, objections } = march(field, start, stepsOf(step, side));
  const cost = activationCost(units, activation);
  const paid = paidFor(scenario, progress, order, { cost, joining: start.generals });
  const moved: Progress = {
    findings: progress.findings,
    lucky: paid.lucky,
    unpaid: paid.unpaid,
    exemptions: paid.exemptions,
    ledgers: paid.ledgers,
    field: standing(field, move),
    reached: isTile(move.at) ? { tile: move.at, facing: move.facing } : null,
    deployed: withSide(deployed, side, deployed[side] + deploymentWeights(units, 1)),
  };
  return objected(moved, index, objections);
};

/** 8.1 – A leader comes with his guard by himself, named or not. */
const commandersOf = (field: Field, { generals = [] }: PlanStep): readonly string[] =>
  generals.filter(id => generalById(field, id).kind === 'commander');

/** 3.2, 8.3 – The generals off the field pay first; the roll comes when the commands run low. */
const paidFor = (
  scenario: Planned,
  { field, ledgers, exemptions, lucky, unpaid }: Progress,
  { index, side }: Order,
  { cost, joining }: { cost: number; joining: readonly string[] },
): Pick<Progress, 'lucky' | 'unpaid' | 'exemptions' | 'ledgers'> => {
  const bill = payment(field, exemptions[side], { cost, from: 'undeployed', side, joining });
  const { commands } = bill;
  const ledger = ledgers[side];
  const [isShortWhenLow, isShortWhenHigh] = [isShort(ledger.low, commands), isShort(ledger.high, commands)];
  return {
    lucky: isShortWhenLow && !isShortWhenHigh ? [...lucky, index] : lucky,
    unpaid: isShortWhenHigh ? [...unpaid, index] : unpaid,
    exemptions: withSide(exemptions, side, bill.exemptions),
    ledgers: withSide(ledgers, side, charged(scenario, ledger, { cost, commands })),
  };
};

const withSide = <Value>(
  values: readonly [Value, Value],
  side: SideIndex,
  value: Value,
): readonly [Value, Value] => (side === 0 ? [value, values[1]] : [values[0], value]);

const stepsOf = ({ placeOn, facing, path = [] }: PlanStep, side: SideIndex): readonly MoveStep[] => [
  { type: 'place', tile: placeOn, facing: facing ?? forwardOf(side) },
  ...path.map(
    (words): MoveStep =>
      words === 'forward'
        ? { type: 'forward' }
        : { type: 'turn', to: words.slice('face-'.length) as Direction },
  ),
];

/** As far as the rules let it come, and why no further. */
const march = (field: Field, start: Move, steps: readonly MoveStep[]): TriedStep => {
  let move = start;
  for (const step of steps) {
    const tried = tryStep(field, move, step);
    if (tried.objections.length > 0) return tried;
    move = tried.move;
  }
  return { move, objections: finishObjections(field, move) };
};
