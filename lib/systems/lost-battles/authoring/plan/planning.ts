import { applyChanges, type Change } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import type { EditCommand } from '@/lib/game/contract/editing';
import type { Finding } from '@/lib/game/contract/finding';
import type { OrderDestination, OrderKind, Planning } from '@/lib/game/contract/planning';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { PlanStep, Scenario, Group as SetUpGroup } from '../../document/scenario';
import { toIdRanges } from '../../document/unit-id-ranges';
import { type Field, generalById, unitById } from '../../rules/battlefield/field';
import { forwardOf, TILE_IDS } from '../../rules/battlefield/tiles';
import { possibleLeads } from '../../rules/combat/lead-choice';
import { type Activation, activationObjections } from '../../rules/commands/activation';
import { replayPlan } from '../../rules/deployment/plan';
import { planNeedsLuck, planStep, planTooExpensive } from '../../rules/deployment/plan-checks';
import { goingAloneObjections } from '../../rules/generals/commanders';
import { findReachable } from '../../rules/movement/move-steps';
import { beginMove, type MoveStep, type MovingGroup } from '../../rules/movement/movement';
import { describeDirection, describeTile } from '../../view/words';
import { ACTIVATIONS } from '../../vocabulary';
import { editing } from '../editing';
import { describeCost, describePlan, WORDS } from './plan-summary';
import { listUndeployedPicks } from './undeployed-picks';

const PLAN = ['deployment', 'plan'] as const;
const GROUPS = ['deployment', 'groups'] as const;
const ORDER_CHECKS = [planStep, planTooExpensive, planNeedsLuck];

const ordersOf = ({ deployment }: Scenario): readonly PlanStep[] => deployment.plan ?? [];

/** 4.3, 8.1 – The chosen pieces as a group; leaders are not named, they come with their guards. */
const groupOf = (field: Field, pieceIds: readonly string[]): MovingGroup => {
  const units = field.units.filter(({ id }) => pieceIds.includes(id));
  const generals = field.generals.filter(({ id, kind }) => pieceIds.includes(id) && kind === 'commander');
  return {
    side: [...units, ...generals][0]?.side ?? 0,
    from: 'undeployed',
    units: units.map(({ id }) => id),
    generals: generals.map(({ id }) => id),
  };
};

const isAlone = ({ units, generals }: MovingGroup): boolean => units.length === 0 && generals.length === 1;

const isActivation = (id: string): id is Activation => ACTIVATIONS.some(activation => activation === id);

/** An order, where it ends, and how it is written into the plan. */
interface Candidate extends OrderDestination {
  readonly step: PlanStep;
}

const listCandidates = (
  scenario: Scenario,
  pieceIds: readonly string[],
  kindId: string,
): readonly Candidate[] => {
  const { field } = replayPlan(scenario);
  const group = groupOf(field, pieceIds);
  if (kindId === 'alone') return isAlone(group) ? listLoneMoves(scenario, field, group) : [];
  return isActivation(kindId) && group.units.length > 0 ? listMarches(scenario, field, group, kindId) : [];
};

const toOrder = (
  { sides }: Scenario,
  { side, units, generals }: MovingGroup,
): Pick<PlanStep, 'side' | 'units'> => ({
  side: sides[side]?.id ?? '',
  units: toIdRanges(units),
  ...(generals.length > 0 ? { generals: [...generals] } : {}),
});

/** 8.2, 11.2 – A commander alone goes anywhere in the own half. */
const listLoneMoves = (scenario: Scenario, field: Field, group: MovingGroup): readonly Candidate[] => {
  const [id = ''] = group.generals;
  return TILE_IDS.filter(tile => goingAloneObjections(field, generalById(field, id), tile).length === 0).map(
    tile => ({
      id: tile,
      space: tile,
      label: describeTile(tile, scenario),
      step: { ...toOrder(scenario, group), activation: 'alone', placeOn: tile },
    }),
  );
};

const listMarches = (
  scenario: Scenario,
  field: Field,
  group: MovingGroup,
  activation: Activation,
): readonly Candidate[] =>
  [...findReachable(field, beginMove(field, group, activation))]
    .sort((a, b) => TILE_IDS.indexOf(a.tile) - TILE_IDS.indexOf(b.tile))
    .flatMap(({ tile, facing, steps }) => {
      const [first, ...path] = steps;
      if (first?.type !== 'place') return [];
      const words = path.flatMap(toPathWords);
      return {
        id: `${tile} ${facing}`,
        space: tile,
        label: {
          code: `${WORDS}.place`,
          values: { tile: describeTile(tile, scenario), facing: describeDirection(facing) },
        },
        step: {
          ...toOrder(scenario, group),
          activation,
          placeOn: first.tile,
          facing: first.facing,
          ...(words.length > 0 ? { path: words } : {}),
        },
      };
    });

const toPathWords = (step: MoveStep): NonNullable<PlanStep['path']> => {
  if (step.type === 'forward') return ['forward'];
  return step.type === 'turn' ? [`face-${step.to}`] : [];
};

/** 4.2 – What a group may choose from, each with what it costs and what it would break, found by trying it. */
const listKinds = (scenario: Scenario, pieceIds: readonly string[]): readonly OrderKind[] => {
  const { field } = replayPlan(scenario);
  const group = groupOf(field, pieceIds);
  if (isAlone(group)) return [tryKind(scenario, pieceIds, 'alone')];
  const units = group.units.map(id => unitById(field, id));
  if (units.length === 0) return [];
  return ACTIVATIONS.filter(
    activation => activationObjections(units, 'undeployed', activation).length === 0,
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
  const changes = addOrder(scenario, chosen.step);
  return scenario.deployment.kind === 'free'
    ? changes
    : [...changes, ...drawOrder(scenario, applyChanges(scenario, changes), pieceIds, chosen.space)];
};

/** 11.1 – A historical set-up is drawn as planned; a free one begins with an empty field, whatever is planned. */
const drawOrder = (
  scenario: Scenario,
  planned: Scenario,
  pieceIds: readonly string[],
  space: string,
): readonly Change[] => {
  const { deployment } = applyChanges(scenario, editing.move(scenario, pieceIds, space));
  const { facing } = replayPlan(planned).field;
  const groups = deployment.groups.map(group =>
    group.tile === space ? { ...group, facing: facing[group.tile] ?? group.facing } : group,
  );
  return [{ op: 'replace', path: GROUPS, value: groups }];
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
    ...(scenario.deployment.kind === 'free' ? [drawing] : []),
  ];
};

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
    const [lead] = possibleLeads(field, tile);
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
  commands,
};
