import { applyChanges, type Change } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check';
import type { PieceCommand } from '@/lib/game/editing';
import type { Finding } from '@/lib/game/finding';
import type { PlanKind, Planning, PlanPlace } from '@/lib/game/planning';
import type { Sentence } from '@/lib/game/sentence';
import { directionWords, tileWords } from './describe';
import { editing } from './editing';
import { type Field, generalById, unitById } from './field';
import { costWords, planInWords, WORDS } from './plan-words';
import { type Activation, activationObjections } from './rules/activation';
import { goingAloneObjections } from './rules/commanders';
import { possibleLeads } from './rules/lead-choice';
import { beginMove, type Group, type MoveStep } from './rules/movement';
import { replayPlan } from './rules/plan';
import { planNeedsLuck, planStep, planTooDear } from './rules/plan-checks';
import { reach } from './rules/reach';
import type { PlanStep, Scenario, Group as SetUpGroup } from './scenario';
import { forwardOf, TILE_IDS } from './tiles';
import { namesFor } from './unit-names';
import { ACTIVATIONS } from './vocabulary';
import { waitingPicks } from './waiting';

const PLAN = ['deployment', 'plan'] as const;
const GROUPS = ['deployment', 'groups'] as const;
const ORDER_CHECKS = [planStep, planTooDear, planNeedsLuck];

const ordersOf = ({ deployment }: Scenario): readonly PlanStep[] => deployment.plan ?? [];

/** 4.3, 8.1 – The chosen pieces as a group; leaders are not named, they come with their guards. */
const groupOf = (field: Field, pieceIds: readonly string[]): Group => {
  const units = field.units.filter(({ id }) => pieceIds.includes(id));
  const generals = field.generals.filter(({ id, kind }) => pieceIds.includes(id) && kind === 'commander');
  return {
    side: [...units, ...generals][0]?.side ?? 0,
    from: 'undeployed',
    units: units.map(({ id }) => id),
    generals: generals.map(({ id }) => id),
  };
};

const isAlone = ({ units, generals }: Group): boolean => units.length === 0 && generals.length === 1;

const isActivation = (id: string): id is Activation => ACTIVATIONS.some(activation => activation === id);

/** An order, where it ends, and how it is written into the plan. */
interface Candidate extends PlanPlace {
  readonly step: PlanStep;
}

const candidates = (
  scenario: Scenario,
  pieceIds: readonly string[],
  kindId: string,
): readonly Candidate[] => {
  const { field } = replayPlan(scenario);
  const group = groupOf(field, pieceIds);
  if (kindId === 'alone') return isAlone(group) ? goingAlone(scenario, field, group) : [];
  return isActivation(kindId) && group.units.length > 0 ? marching(scenario, field, group, kindId) : [];
};

const orderFor = (
  { sides }: Scenario,
  { side, units, generals }: Group,
): Pick<PlanStep, 'side' | 'units'> => ({
  side: sides[side]?.id ?? '',
  units: namesFor(units),
  ...(generals.length > 0 ? { generals: [...generals] } : {}),
});

/** 8.2, 11.2 – A commander by himself goes anywhere in his half. */
const goingAlone = (scenario: Scenario, field: Field, group: Group): readonly Candidate[] => {
  const [id = ''] = group.generals;
  return TILE_IDS.filter(tile => goingAloneObjections(field, generalById(field, id), tile).length === 0).map(
    tile => ({
      id: tile,
      space: tile,
      label: tileWords(tile, scenario),
      step: { ...orderFor(scenario, group), activation: 'alone', placeOn: tile },
    }),
  );
};

const marching = (
  scenario: Scenario,
  field: Field,
  group: Group,
  activation: Activation,
): readonly Candidate[] =>
  [...reach(field, beginMove(field, group, activation))]
    .sort((a, b) => TILE_IDS.indexOf(a.tile) - TILE_IDS.indexOf(b.tile))
    .flatMap(({ tile, facing, steps }) => {
      const [first, ...path] = steps;
      if (first?.type !== 'place') return [];
      const words = path.flatMap(wordOf);
      return {
        id: `${tile} ${facing}`,
        space: tile,
        label: {
          code: `${WORDS}.place`,
          values: { tile: tileWords(tile, scenario), facing: directionWords(facing) },
        },
        step: {
          ...orderFor(scenario, group),
          activation,
          placeOn: first.tile,
          facing: first.facing,
          ...(words.length > 0 ? { path: words } : {}),
        },
      };
    });

const wordOf = (step: MoveStep): NonNullable<PlanStep['path']> => {
  if (step.type === 'forward') return ['forward'];
  return step.type === 'turn' ? [`face-${step.to}`] : [];
};

/** 4.2 – What a group may choose from, each with what it costs and what it would break, found by trying it. */
const kinds = (scenario: Scenario, pieceIds: readonly string[]): readonly PlanKind[] => {
  const { field } = replayPlan(scenario);
  const group = groupOf(field, pieceIds);
  if (isAlone(group)) return [tried(scenario, pieceIds, 'alone')];
  const units = group.units.map(id => unitById(field, id));
  if (units.length === 0) return [];
  return ACTIVATIONS.filter(
    activation => activationObjections(units, 'undeployed', activation).length === 0,
  ).map(activation => tried(scenario, pieceIds, activation));
};

const tried = (scenario: Scenario, pieceIds: readonly string[], kindId: string): PlanKind => {
  const [first] = candidates(scenario, pieceIds, kindId);
  const label: Sentence = {
    code: kindId === 'alone' ? `${WORDS}.alone` : `words.lost-battles.activation.${kindId}`,
  };
  if (!first) return { id: kindId, label, cost: { code: `${WORDS}.nowhere` }, findings: [] };
  const after = applyChanges(scenario, orderAdded(scenario, first.step));
  const index = ordersOf(scenario).length;
  return { id: kindId, label, cost: costWords(after, index), findings: findingsAt(after, index) };
};

const orderAdded = (scenario: Scenario, step: PlanStep): readonly Change[] => [
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
  const chosen = candidates(scenario, pieceIds, kindId).find(({ id }) => id === placeId);
  if (!chosen) return [];
  const changes = orderAdded(scenario, chosen.step);
  return scenario.deployment.kind === 'free'
    ? changes
    : [...changes, ...drawnAs(scenario, applyChanges(scenario, changes), pieceIds, chosen.space)];
};

/** 11.1 – A historical set-up is drawn as planned; a free one begins with an empty field, whatever is planned. */
const drawnAs = (
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

const commands = (scenario: Scenario): readonly PieceCommand[] => {
  const orders = ordersOf(scenario);
  if (orders.length === 0) return [];
  const cleared: Change = { op: 'remove', path: PLAN };
  const shorter: Change = { op: 'replace', path: PLAN, value: orders.slice(0, -1) };
  const drawing: PieceCommand = { ...command('draw'), changes: drawnWhole(scenario) };
  return [
    { ...command('take-back'), changes: [orders.length === 1 ? cleared : shorter] },
    { ...command('clear'), changes: [cleared] },
    ...(scenario.deployment.kind === 'free' ? [drawing] : []),
  ];
};

const command = (id: string): Pick<PieceCommand, 'id' | 'label'> => ({
  id,
  label: { code: `${WORDS}.${id}` },
});

/** 11.1 – What the plan reaches becomes a historical set-up, with the plan as its witness. */
const drawnWhole = (scenario: Scenario): readonly Change[] => [
  { op: 'replace', path: ['deployment', 'kind'], value: 'historical' },
  { op: 'replace', path: GROUPS, value: groupsOn(scenario, replayPlan(scenario).field) },
];

const groupsOn = ({ sides }: Scenario, field: Field): readonly SetUpGroup[] =>
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
  plan: scenario => planInWords(scenario, index => findingsAt(scenario, index)),
  waiting: waitingPicks,
  kinds,
  places: (scenario, pieceIds, kindId) =>
    candidates(scenario, pieceIds, kindId).map(({ id, space, label }) => ({ id, space, label })),
  add,
  commands,
};
