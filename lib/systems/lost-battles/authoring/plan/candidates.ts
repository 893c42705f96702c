import type { OrderDestination } from '@/lib/game/contract/authoring/planning';
import type { PlanStep, Scenario } from '../../document/scenario';
import { toIdRanges } from '../../document/unit-id-ranges';
import { type Field, generalById } from '../../rules/battlefield/field';
import { TILE_IDS } from '../../rules/battlefield/tiles';
import type { Activation } from '../../rules/commands/activation';
import { replayPlan } from '../../rules/deployment/plan';
import { listGoingAloneObjections } from '../../rules/generals/commanders';
import { findReachable } from '../../rules/movement/move-steps';
import { beginMove, type MoveStep, type MovingGroup } from '../../rules/movement/movement';
import { describeDirection, describeTile } from '../../view/words';
import { ACTIVATIONS } from '../../vocabulary';
import { WORDS } from './plan-summary';

/** 4.3, 8.1 – The chosen pieces as a group; leaders are not named, they come with their guards. */
export const groupOf = (field: Field, pieceIds: readonly string[]): MovingGroup => {
  const units = field.units.filter(({ id }) => pieceIds.includes(id));
  const generals = field.generals.filter(({ id, kind }) => pieceIds.includes(id) && kind === 'commander');
  return {
    side: [...units, ...generals][0]?.side ?? 0,
    from: 'undeployed',
    units: units.map(({ id }) => id),
    generals: generals.map(({ id }) => id),
  };
};

export const isAlone = ({ units, generals }: MovingGroup): boolean =>
  units.length === 0 && generals.length === 1;

const isActivation = (id: string): id is Activation => ACTIVATIONS.some(activation => activation === id);

/** An order, where it ends, and how it is written into the plan. */
export interface Candidate extends OrderDestination {
  readonly step: PlanStep;
}

export const listCandidates = (
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
  return TILE_IDS.filter(
    tile => listGoingAloneObjections(field, generalById(field, id), tile).length === 0,
  ).map(tile => ({
    id: tile,
    space: tile,
    label: describeTile(tile, scenario),
    step: { ...toOrder(scenario, group), activation: 'alone', placeOn: tile },
  }));
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
