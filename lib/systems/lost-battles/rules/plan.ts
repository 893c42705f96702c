import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/finding';
import type { Direction } from '@/lib/geometry/square';
import { armyOf, sideIndexOf } from '../army';
import { type Field, fieldOf, generalById, unitById } from '../field';
import type { PlanStep, Scenario } from '../scenario';
import { forwardOf, type SideIndex } from '../tiles';
import { unitsNamed } from '../unit-names';
import { type Activation, activationCost, activationObjections } from './activation';
import { fightingValue } from './armies';
import { standing } from './arrival';
import { commandsRolled, isRollDue } from './command-roll';
import { goingAloneObjections } from './commanders';
import { commandsFor } from './commands';
import { type Exemptions, freshExemptions, payment, withoutThose } from './exemptions';
import { beginMove, type Group, type Move, type MoveStep, withLeaders } from './movement';
import { objection } from './objection';
import { finishObjections, stepObjections, takeStep } from './reach';
import { deploymentWeights, surpriseObjections } from './undeployed';

/** What is left of the commands, should the roll of round 1 fall so. Below zero: the plan could not be paid. */
export interface Purse {
  readonly left: number;
  readonly hasRolled: boolean;
}

/** 4.1, 11.3 – The commands of one side in round 1, with the command roll at its lowest and at its highest. */
export interface Ledger {
  readonly commands: number;
  readonly spent: number;
  readonly spared: number;
  readonly low: Purse;
  readonly high: Purse;
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
  readonly trail: readonly Pick<PlanReport, 'field' | 'ledgers'>[];
}

interface Progress extends PlanReport {
  readonly exemptions: readonly [Exemptions, Exemptions];
  readonly deployed: readonly [number, number];
}

const replayed = new WeakMap<Scenario, PlanReport>();

/** 11 – Carries out the plan of round 1 from an empty field; it replays, it never searches. Several checks ask, so that it is kept. */
export const replayPlan = (scenario: Scenario): PlanReport => {
  const known = replayed.get(scenario);
  if (known) return known;
  const report = (scenario.deployment.plan ?? []).reduce(
    (progress, step, index) => noted(takePlanStep(scenario, progress, step, index)),
    emptyField(scenario),
  );
  replayed.set(scenario, report);
  return report;
};

const noted = (progress: Progress): Progress => {
  const { field, ledgers, trail } = progress;
  return { ...progress, trail: [...trail, { field, ledgers }] };
};

const emptyField = (scenario: Scenario): Progress => {
  const drawn = fieldOf(scenario);
  const field: Field = {
    ...drawn,
    units: drawn.units.map(unit => ({ ...unit, at: 'undeployed' })),
    generals: drawn.generals.map(general => ({ ...general, at: 'undeployed' })),
    facing: {},
    lead: {},
  };
  return {
    findings: [],
    lucky: [],
    unpaid: [],
    trail: [],
    field,
    ledgers: [openLedger(scenario, 0), openLedger(scenario, 1)],
    exemptions: [freshExemptions(field, 0, []), freshExemptions(field, 1, [])],
    deployed: [0, 0],
  };
};

/** 4.1, 11.5 – A surprised army has nothing on the field yet, and so no commands but those of the roll. */
const openLedger = (scenario: Scenario, side: SideIndex): Ledger => {
  const army = armyOf(scenario, side);
  const commands = army.surprised ? 0 : commandsFor(fightingValue(army));
  const purse = { left: commands, hasRolled: false };
  return {
    commands,
    spent: 0,
    spared: 0,
    low: rolled(scenario, purse, LOWEST),
    high: rolled(scenario, purse, HIGHEST),
  };
};

const LOWEST = 1;
const HIGHEST = 6;

const rolled = ({ options }: Scenario, purse: Purse, face: number): Purse => {
  if (!isRollDue(purse.left, purse.hasRolled)) return purse;
  const roll = { round: 1, weather: options.weather, steady: options.steadyCommands ?? false };
  return { left: purse.left + commandsRolled(roll, face), hasRolled: true };
};

const takePlanStep = (scenario: Scenario, progress: Progress, step: PlanStep, index: number): Progress => {
  const side = sideIndexOf(scenario, step.side);
  if (side === null)
    return objected(progress, index, [objection('plan-unknown-piece', '11.2', { id: step.side })]);
  const unknown = unknownPieces(scenario, progress.field, step, side);
  if (unknown.length > 0) return objected(progress, index, unknown);
  return step.activation === 'alone'
    ? goAlone(progress, step, index)
    : deploy(scenario, progress, { step, index, side, activation: step.activation });
};

/** 3.2, 11.2 – Pieces come on once, from their own army; a leader with his guard (8.1). */
const unknownPieces = (
  scenario: Scenario,
  field: Field,
  { units, generals = [] }: PlanStep,
  side: SideIndex,
): readonly Finding[] => {
  const army = armyOf(scenario, side);
  const named = unitsNamed(units);
  return [
    ...misnamed(named, army.units, field.units),
    ...misnamed(generals, army.generals, field.generals),
    ...army.generals
      .filter(
        ({ id, kind, guard }) => generals.includes(id) && kind === 'leader' && !named.includes(guard ?? ''),
      )
      .map(({ name }) => objection('plan-leader-without-guard', '8.1', { general: name })),
  ];
};

const misnamed = (
  ids: readonly string[],
  army: readonly { readonly id: string }[],
  pieces: readonly { readonly id: string; readonly at: string }[],
): readonly Finding[] =>
  ids.flatMap((id, index) => {
    if (!army.some(piece => piece.id === id)) return objection('plan-unknown-piece', '11.2', { id });
    const isWaiting = pieces.some(piece => piece.id === id && piece.at === 'undeployed');
    return isWaiting && ids.indexOf(id) === index ? [] : objection('plan-piece-twice', '3.2', { id });
  });

const objected = (progress: Progress, index: number, found: readonly Finding[]): Progress => ({
  ...progress,
  findings: [...progress.findings, ...found.map(finding => ({ ...finding, path: pathTo(index) }))],
});

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
}

const deploy = (scenario: Scenario, progress: Progress, order: Order): Progress => {
  const { step, index, side, activation } = order;
  const { field } = progress;
  const group: Group = {
    side,
    from: 'undeployed',
    units: unitsNamed(step.units),
    generals: commandersOf(field, step),
  };
  const units = group.units.map(id => unitById(field, id));
  const found = [
    ...(units.length === 0
      ? [objection('nobody-in-the-group', '4.3')]
      : activationObjections(units, 'undeployed', activation)),
    ...surpriseObjections(units, {
      round: 1,
      surprised: armyOf(scenario, side).surprised,
      already: progress.deployed[side],
    }),
  ];
  if (found.length > 0) return objected(progress, index, found);
  const paid = pay(scenario, progress, order, group);
  const { move, objections } = march(field, beginMove(field, group, activation), stepsOf(step, side));
  return objected(
    {
      ...paid,
      field: standing(field, move),
      deployed: withSide(paid.deployed, side, paid.deployed[side] + deploymentWeights(units, 1)),
    },
    index,
    objections,
  );
};

/** 8.1 – A leader comes with his guard by himself, named or not. */
const commandersOf = (field: Field, { generals = [] }: PlanStep): readonly string[] =>
  generals.filter(id => generalById(field, id).kind === 'commander');

/** 3.2, 8.3 – The generals off the field pay first; the roll comes when the commands run low. */
const pay = (
  scenario: Scenario,
  progress: Progress,
  { index, side, activation }: Order,
  group: Group,
): Progress => {
  const { field, ledgers, exemptions } = progress;
  const units = group.units.map(id => unitById(field, id));
  const cost = activationCost(units, activation);
  const joining = withLeaders(field, group);
  const bill = payment(field, exemptions[side], { cost, from: 'undeployed', side, joining });
  const ledger = ledgers[side];
  const take = (purse: Purse, face: number): Purse =>
    rolled(scenario, { ...purse, left: purse.left - bill.commands }, face);
  const [low, high] = [take(ledger.low, LOWEST), take(ledger.high, HIGHEST)];
  const isShort = (purse: Purse) => bill.commands > purse.left;
  return {
    ...progress,
    lucky: isShort(ledger.low) && !isShort(ledger.high) ? [...progress.lucky, index] : progress.lucky,
    unpaid: isShort(ledger.high) ? [...progress.unpaid, index] : progress.unpaid,
    exemptions: withSide(exemptions, side, bill.exemptions),
    ledgers: withSide(ledgers, side, {
      ...ledger,
      spent: ledger.spent + bill.commands,
      spared: ledger.spared + cost - bill.commands,
      low,
      high,
    }),
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
const march = (field: Field, start: Move, steps: readonly MoveStep[]) => {
  let move = start;
  for (const step of steps) {
    const objections = stepObjections(field, move, step);
    if (objections.length > 0) return { move, objections };
    move = takeStep(field, move, step);
  }
  return { move, objections: finishObjections(field, move) };
};
