import { applyChanges, type Change } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import type { EditCommand } from '@/lib/game/contract/authoring/editing';
import type { OrderKind, Planning } from '@/lib/game/contract/authoring/planning';
import type { Finding } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { PlanStep, Scenario, Group as SetUpGroup } from '../../document/scenario';
import { type Field, unitById } from '../../rules/battlefield/field';
import { forwardOf, TILE_IDS } from '../../rules/battlefield/tiles';
import { listPossibleLeads } from '../../rules/combat/lead-choice';
import { listActivationObjections } from '../../rules/commands/activation';
import { replayPlan } from '../../rules/deployment/plan';
import {
  planEndsInSetUp,
  planNeedsLuck,
  planStep,
  planTooExpensive,
} from '../../rules/deployment/plan-checks';
import { ACTIVATIONS } from '../../vocabulary';
import { groupOf, isAlone, listCandidates } from './candidates';
import { describeCost, describePlan, WORDS } from './plan-summary';
import { listUndeployedPicks } from './undeployed-picks';
import { workOutPlan } from './work-out-plan';

const PLAN = ['deployment', 'plan'] as const;
const GROUPS = ['deployment', 'groups'] as const;
const ORDER_CHECKS = [planStep, planTooExpensive, planNeedsLuck];

const ordersOf = ({ deployment }: Scenario): readonly PlanStep[] => deployment.plan ?? [];

/** 4.2 – The options of a group, each with its cost and the rules it would break, found by trying it. */
const listKinds = (scenario: Scenario, pieceIds: readonly string[]): readonly OrderKind[] => {
  const { field } = replayPlan(scenario);
  const group = groupOf(field, pieceIds);
  if (isAlone(group)) return [tryKind(scenario, pieceIds, 'alone')];
  const units = group.units.map(id => unitById(field, id));
  if (units.length === 0) return [];
  return ACTIVATIONS.filter(
    activation => listActivationObjections(units, 'undeployed', activation).length === 0,
  ).map(activation => tryKind(scenario, pieceIds, activation));
};

const tryKind = (scenario: Scenario, pieceIds: readonly string[], kindId: string): OrderKind => {
  const [first] = listCandidates(scenario, pieceIds, kindId);
  const label: Sentence = {
    code: kindId === 'alone' ? `${WORDS}.alone` : `words.lost-battles.activation.${kindId}`,
  };
  if (!first) return { id: kindId, label, cost: { code: `${WORDS}.nowhere` }, findings: [] };
  const after = applyChanges(scenario, addOrder(scenario, first.step));
  const index = ordersOf(scenario).length;
  return { id: kindId, label, cost: describeCost(after, index), findings: findingsAt(after, index) };
};

const addOrder = (scenario: Scenario, step: PlanStep): readonly Change[] => [
  { op: 'add', path: PLAN, value: [...ordersOf(scenario), step] },
];

/** The author's checks themselves judge an order. */
const findingsAt = (scenario: Scenario, index: number): readonly Finding[] =>
  runChecks(ORDER_CHECKS, scenario).filter(({ path }) => path[PLAN.length] === index);

const add = (
  scenario: Scenario,
  pieceIds: readonly string[],
  kindId: string,
  placeId: string,
): readonly Change[] => {
  const chosen = listCandidates(scenario, pieceIds, kindId).find(({ id }) => id === placeId);
  if (!chosen) return [];
  return addOrder(scenario, chosen.step);
};

const commands = (scenario: Scenario): readonly EditCommand[] => {
  const orders = ordersOf(scenario);
  if (orders.length === 0) return [];
  const cleared: Change = { op: 'remove', path: PLAN };
  const shorter: Change = { op: 'replace', path: PLAN, value: orders.slice(0, -1) };
  const drawing: EditCommand = { ...toCommand('draw'), changes: drawPlan(scenario) };
  return [
    { ...toCommand('take-back'), changes: [orders.length === 1 ? cleared : shorter] },
    { ...toCommand('clear'), changes: [cleared] },
    ...(isDrawnAsPlanned(scenario) ? [] : [drawing]),
  ];
};

/** 11.1 – Nothing is left to draw: the set-up is historical and all stand where the plan brings them. */
const isDrawnAsPlanned = (scenario: Scenario): boolean =>
  scenario.deployment.kind === 'historical' && [...planEndsInSetUp.find(scenario)].length === 0;

const toCommand = (id: string): Pick<EditCommand, 'id' | 'label'> => ({
  id,
  label: { code: `${WORDS}.${id}` },
});

/** 11.1 – What the plan reaches becomes a historical set-up; the plan stays in the document as its proof. */
const drawPlan = (scenario: Scenario): readonly Change[] => [
  { op: 'replace', path: ['deployment', 'kind'], value: 'historical' },
  { op: 'replace', path: GROUPS, value: groupsFromField(scenario, replayPlan(scenario).field) },
];

const groupsFromField = ({ sides }: Scenario, field: Field): readonly SetUpGroup[] =>
  TILE_IDS.flatMap(tile => {
    const units = field.units.filter(({ at }) => at === tile);
    const generals = field.generals.filter(({ at }) => at === tile);
    const [first] = [...units, ...generals];
    if (!first) return [];
    const [lead] = listPossibleLeads(field, tile);
    return {
      side: sides[first.side]?.id ?? '',
      tile,
      facing: field.facing[tile] ?? forwardOf(first.side),
      units: units.map(({ id }) => id),
      generals: generals.map(({ id }) => id),
      ...(lead ? { lead: lead.id } : {}),
    };
  });

/** 11 – The deployment of round 1, order by order; every question goes to the rules that replay and play it. */
export const planning: Planning<Scenario> = {
  plan: scenario => describePlan(scenario, index => findingsAt(scenario, index)),
  waitingPieces: listUndeployedPicks,
  orderKinds: listKinds,
  destinations: (scenario, pieceIds, kindId) =>
    listCandidates(scenario, pieceIds, kindId).map(({ id, space, label }) => ({ id, space, label })),
  addOrder: add,
  workOut: workOutPlan,
  commands,
};
