import type { OrderBudget, Plan, PlannedOrder } from '@/lib/game/contract/authoring/planning';
import type { Finding } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { PlanStep, Scenario } from '../../document/scenario';
import { armiesOf, sideIndexOf } from '../../document/scenario-armies';
import { expandIdRanges } from '../../document/unit-id-ranges';
import type { SideIndex } from '../../rules/battlefield/tiles';
import { replayPlan } from '../../rules/deployment/plan';
import type { Ledger } from '../../rules/deployment/plan-ledger';
import { describeDirection, describeTile } from '../../view/words';

export const WORDS = 'words.lost-battles.plan';

/** The plan in words, with the budget as it runs. */
export const describePlan = (
  scenario: Scenario,
  findingsAt: (index: number) => readonly Finding[],
): Plan => ({
  orders: (scenario.deployment.plan ?? []).map((step, index) => ({
    ...describeOrder(scenario, step, index),
    findings: findingsAt(index),
  })),
  budgets: SIDES.map(side => budgetOf(scenario, side)),
});

const SIDES: readonly SideIndex[] = [0, 1];

const describeOrder = (
  scenario: Scenario,
  step: PlanStep,
  index: number,
): Omit<PlannedOrder, 'findings'> => ({
  seat: step.side,
  title: {
    code: `${WORDS}.order`,
    values: { pieces: describePieces(scenario, step), place: describeDestination(scenario, step, index) },
  },
  cost: {
    code: `${WORDS}.priced`,
    values: {
      kind: {
        code:
          step.activation === 'alone' ? `${WORDS}.alone` : `words.lost-battles.activation.${step.activation}`,
      },
      cost: describeCost(scenario, index),
    },
  },
  remaining: describeRemaining(ledgerAfter(scenario, index)),
});

/** "5 × Nervii", "Caesar"; a leader is named, though the order names only the guard (8.1). */
const describePieces = (scenario: Scenario, { units, generals = [] }: PlanStep): readonly Sentence[] => {
  const ids = new Set([...generals, ...expandIdRanges(units)]);
  const armies = armiesOf(scenario);
  const named = [
    ...armies.flatMap(army => army.generals).filter(({ id, guard = '' }) => ids.has(id) || ids.has(guard)),
    ...armies.flatMap(army => army.units).filter(({ id }) => ids.has(id)),
  ];
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ code: `${WORDS}.counted`, values: { name, count } }));
};

/** Where the replay leaves them; if it refuses the order, where they were to deploy. */
const describeDestination = (scenario: Scenario, { placeOn }: PlanStep, index: number): Sentence => {
  const reached = replayPlan(scenario).trail[index]?.reached;
  const tile = reached?.tile ?? placeOn;
  const facing = reached?.facing;
  return facing
    ? {
        code: `${WORDS}.place`,
        values: { tile: describeTile(tile, scenario), facing: describeDirection(facing) },
      }
    : describeTile(tile, scenario);
};

const ledgerAfter = (scenario: Scenario, index: number): Ledger => {
  const { trail, ledgers } = replayPlan(scenario);
  const step = scenario.deployment.plan?.[index];
  return (trail[index]?.ledgers ?? ledgers)[sideIndexOf(scenario, step?.side ?? '') ?? 0];
};

/** 8.3 – The commands that an order takes, and those that generals spare. */
export const describeCost = (scenario: Scenario, index: number): Sentence => {
  const side = sideIndexOf(scenario, scenario.deployment.plan?.[index]?.side ?? '') ?? 0;
  const after = ledgerAfter(scenario, index);
  const before = replayPlan(scenario).trail[index - 1]?.ledgers[side];
  return {
    code: `${WORDS}.cost`,
    values: {
      commands: after.spent - (before?.spent ?? 0),
      spared: after.spared - (before?.spared ?? 0),
    },
  };
};

/** 11.3 – The command roll of round 1 is low or high: both results are shown. */
const describeRemaining = ({ low, high }: Ledger): Sentence => ({
  code: low.hasRolled ? `${WORDS}.left-rolled` : `${WORDS}.left`,
  values: { low: low.left, high: high.left },
});

const budgetOf = (scenario: Scenario, side: SideIndex): OrderBudget => {
  const ledger = replayPlan(scenario).ledgers[side];
  const { commands, spent, spared } = ledger;
  return {
    seat: scenario.sides[side]?.id ?? '',
    lines: Object.entries({ commands, spent, spared }).map(([id, value]) => ({
      label: { code: `${WORDS}.budget.${id}` },
      value,
    })),
    remaining: describeRemaining(ledger),
  };
};
